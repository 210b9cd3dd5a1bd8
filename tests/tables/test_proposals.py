"""Proposals: what one may do alone is done, the rest is asked by free asks (R-GEN-10, R-TIME-15)."""

from __future__ import annotations

from typing import Any

from tests.sim.client import Client
from tests.tables.table import Place, in_time, toy


async def _propose(client: Client, command: str, what: str, **more: Any) -> None:
    assert client.attachment is not None
    await client.attachment.propose(command, what, **more)


def _vote(client: Client) -> dict[str, Any]:
    return next(ask for ask in client.asks if ask.get("free"))


def _asked(place: Place) -> Client:
    return next(client for client in place.seats if any(not ask.get("free") for ask in client.asks))


def test_a_pause_is_voted_on_and_stops_all_clocks() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        deadline = _asked(place).asks[0]["deadline"]
        await _propose(place.seats[0], "p1", "pause")
        ask = _vote(place.seats[1])
        assert ask["source"] == {"type": "table", "id": "pause"}
        assert (ask["deadline"], ask["default"], ask["min"]) == (None, [], 0)
        assert not any(a.get("free") for a in place.seats[0].asks)
        await place.seats[1].answer("v1", ask["id"], ["0"])
        assert not place.seats[0].record["paused"]
        await place.seats[2].answer("v2", _vote(place.seats[2])["id"], ["0"])
        assert place.seats[0].record["paused"]
        asked = _asked(place)
        assert asked.asks[0]["deadline"] is None
        await asked.answer("c1", asked.asks[0]["id"], ["1"])
        assert asked.errors[-1]["code"] == "conflict"
        await place.wait(1_000)
        await _propose(place.seats[1], "p2", "resume")
        assert not place.seats[0].record["paused"]
        assert _asked(place).asks[0]["deadline"] == deadline + 1_000_000

    in_time(main)


def test_one_no_ends_a_proposal_and_one_at_a_time_is_open() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        await _propose(place.seats[0], "p1", "pause")
        await _propose(place.seats[1], "p2", "pause")
        assert place.seats[1].errors[-1]["code"] == "conflict"
        await place.seats[2].answer("v1", _vote(place.seats[2])["id"], ["1"])
        assert not any(ask.get("free") for client in place.seats for ask in client.asks)
        assert not place.seats[0].record["paused"]

    in_time(main)


def test_a_proposal_that_nobody_votes_on_lapses() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        await _propose(place.seats[0], "p1", "pause")
        await place.wait(61)
        assert not any(ask.get("free") for client in place.seats for ask in client.asks)
        assert not place.seats[0].record["paused"]

    in_time(main)


def test_r_gen_10_an_absent_players_seat_goes_to_a_bot_until_he_is_back() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        await _propose(place.seats[0], "p1", "bot", seat=2, level="hard")
        assert place.seats[0].errors[-1]["code"] == "conflict", "he is here"
        place.seats[2].go()
        await _propose(place.seats[0], "p2", "bot", seat=2, level="hard")
        await place.seats[1].answer("v1", _vote(place.seats[1])["id"], ["0"])
        assert place.seats[0].record["seats"][2]["bot"] == "hard"
        assert place.seats[0].record["seats"][2]["player"]["name"] == "Cleo"
        await place.wait(10)
        await place.back(2)
        assert place.seats[0].record["seats"][2]["bot"] is None

    in_time(main)


def test_who_leaves_during_play_is_played_for_until_he_answers_again() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=2, bots=1)
        record = await place.tables.leave(place.players[1], place.id)
        assert record["seats"][1]["bot"] == "normal"
        back = await place.back(1)
        assert back.record["seats"][1]["bot"] is None

    in_time(main)


def test_who_lets_a_bot_play_for_him_takes_his_seat_back_when_he_likes() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=2, bots=1)
        client = place.seats[0]
        await _propose(client, "p1", "bot", level="easy")
        assert client.record["seats"][0]["bot"] == "easy"
        await _propose(client, "p2", "bot")
        assert client.record["seats"][0]["bot"] is None
        assert {"p1", "p2"} <= client.acks.keys()

    in_time(main)


def test_waiting_gives_more_time_and_needs_a_clock() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        asked = _asked(place)
        deadline, others = asked.asks[0]["deadline"], [c for c in place.seats if c is not asked]
        await _propose(others[0], "p1", "wait", seat=place.seats.index(asked))
        for client in (asked, others[1]):
            await client.answer("v1", _vote(client)["id"], ["0"])
        assert _asked(place).asks[0]["deadline"] == deadline + 60_000
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        await _propose(place.seats[0], "p1", "wait", seat=1)
        assert place.seats[0].errors[-1]["code"] == "conflict"

    in_time(main)


def test_r_time_15_what_nobody_noticed_is_taken_back_at_once() -> None:
    async def main() -> None:
        place = await Place(toy("w")).open(people=3, bots=0, ask_all=True)
        client = next(c for c in place.seats if len(c.asks[0]["options"]) == 2)
        first = client.asks[0]["id"]
        others = [len(c.frames) for c in place.seats if c is not client]
        await client.answer("c1", first, ["0"])
        assert not client.asks
        await _propose(client, "p1", "take_back")
        assert "p1" in client.acks
        assert len(client.asks) == 1
        assert client.asks[0]["id"] != first, "an old answer must not fit the question that is open again"
        assert others == [len(c.frames) for c in place.seats if c is not client]
        await client.answer("c2", client.asks[0]["id"], ["0"])
        assert "c2" in client.acks

    in_time(main)


def test_r_time_15_an_answer_that_waits_for_its_window_is_taken_back_at_once() -> None:
    async def main() -> None:
        place = await Place(toy("w", b"x")).open(people=3, bots=0)
        for client in place.seats:
            while client.asks and not client.asks[0]["back"]:
                await client.answer(f"c{client.asks[0]['id']}", client.asks[0]["id"], ["1"])
            if client.asks:
                await client.answer("announce", client.asks[0]["id"], ["1"])
                assert not client.asks
                await _propose(client, "p1", "take_back")
                assert client.asks[0]["back"]
                return
        raise AssertionError("nobody could act")

    in_time(main)


def test_r_time_15_what_others_saw_is_taken_back_only_if_all_agree() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = _asked(place)
        before = dict(client.view)
        await client.answer("c1", client.asks[0]["id"], ["1"])
        seq = client.seq
        await _propose(client, "p1", "take_back")
        for other in place.seats:
            if other is not client:
                await other.answer("v1", _vote(other)["id"], ["0"])
        assert client.view == before
        assert client.seq > seq
        assert client.asks[0]["id"].endswith(".1")
        await place.restart()
        again = await place.back(place.seats.index(client))
        assert again.view == before, "the next process comes to the same"
        await again.answer("c2", again.asks[0]["id"], ["1"])
        assert "c2" in again.acks

    in_time(main)


def test_bad_proposals_are_refused() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=2, bots=1)
        client = place.seats[0]
        for number, (what, more, code) in enumerate(
            [("win", {}, "invalid"), ("bot", {"seat": 9}, "invalid"), ("bot", {"seat": 0, "level": "god"}, "invalid"),
             ("bot", {"seat": 2}, "conflict"), ("resume", {}, "conflict"), ("take_back", {}, "conflict")]
        ):  # fmt: skip
            await _propose(client, f"p{number}", what, **more)
            assert (client.errors[-1]["id"], client.errors[-1]["code"]) == (f"p{number}", code), what

    in_time(main)
