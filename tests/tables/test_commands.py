"""Commands: durable before they are acknowledged, one effect however often they are sent, none if refused."""

from __future__ import annotations

import asyncio

from tests.sim.client import Client
from tests.tables.table import Place, in_time, toy


async def _asked(place: Place) -> Client:
    while not any(client.asks for client in place.seats):
        await place.wait(0.1)
    return next(client for client in place.seats if client.asks)


def test_a_repeated_command_gets_the_same_acknowledgement_and_has_one_effect() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = await _asked(place)
        ask = client.asks[0]["id"]
        await client.answer("c1", ask, ["1"])
        first, rows = client.acks.pop("c1"), len(place.store.rows[place.id])
        await client.answer("c1", ask, ["1"])
        assert client.acks["c1"] == first
        assert len(place.store.rows[place.id]) == rows
        assert not client.errors

    in_time(main)


def test_a_command_acknowledged_by_a_process_that_died_is_acknowledged_again_by_the_next() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = await _asked(place)
        seat = place.seats.index(client)
        ask = client.asks[0]["id"]
        await client.answer("c1", ask, ["1"])
        first, total = client.acks["c1"], client.view["sum"]
        await place.restart()
        again = await place.back(seat)
        await again.answer("c1", ask, ["1"])
        assert again.acks["c1"] == first
        assert again.view["sum"] == total
        assert not again.errors

    in_time(main)


def test_the_players_other_sockets_hear_which_ask_was_answered_before_it_closes_there() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = await _asked(place)
        twin = await place.client(client.player).come()
        ask = client.asks[0]["id"]
        await client.answer("c1", ask, ["9"])
        assert [frame["type"] for frame in twin.frames][-1] != "answered", "a refused answer closes nothing"
        await client.answer("c2", ask, ["1"])
        await client.answer("c2", ask, ["1"])
        heard = [frame for frame in twin.frames if frame["type"] == "answered"]
        assert heard == [{"type": "answered", "ask": ask}]
        after = twin.frames[twin.frames.index(heard[0]) + 1]
        assert after["type"] == "update"
        assert ask not in [open_["id"] for open_ in after["asks"]]
        others = [client, *(other for other in place.seats if other is not client)]
        assert not any(frame["type"] == "answered" for other in others for frame in other.frames)

    in_time(main)


def test_a_refused_command_is_judged_anew() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = await _asked(place)
        ask = client.asks[0]["id"]
        await client.answer("c1", ask, ["9"])
        assert client.errors[-1]["code"] == "invalid"
        assert "expected" in client.errors[-1]["message"]
        await client.answer("c1", ask, ["1"])
        assert "c1" in client.acks

    in_time(main)


def test_what_is_wrong_with_an_answer_is_said_and_changes_nothing() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = await _asked(place)
        other = next(c for c in place.seats if c is not client)
        ask, rows = client.asks[0]["id"], len(place.store.rows[place.id])
        for command, who, wanted, value, code in (
            ("w1", other, ask, ["1"], "stale"),
            ("w2", client, "s9-99", ["1"], "stale"),
            ("w3", client, ask, {"a": 1}, "invalid"),
            ("w4", client, ask, None, "invalid"),
            ("w5", client, 7, ["1"], "invalid"),
        ):
            await who.answer(command, wanted, value)  # type: ignore[arg-type]
            assert (who.errors[-1]["id"], who.errors[-1]["code"]) == (command, code)
        await client.answer("x" * 65, ask, ["1"])
        assert client.errors[-1]["code"] == "invalid"
        assert len(place.store.rows[place.id]) == rows

    in_time(main)


def test_what_one_socket_answers_closes_in_the_players_other_sockets() -> None:
    async def main() -> None:
        place = await Place(toy("w")).open(people=2, bots=1, ask_all=True)
        first = place.seats[0]
        second = await place.client(place.players[0]).come()
        await place.wait(0.5)
        seq = first.seq
        await first.answer("c1", first.asks[0]["id"], ["0"])
        assert first.seq in (seq, seq + 1)
        assert second.asks == first.asks
        assert (second.seq, second.hash) == (first.seq, first.hash)
        await second.answer("c2", "s0-1", ["0"])
        assert second.errors[-1]["code"] == "stale"

    in_time(main)


def test_who_comes_back_gets_what_was_missed_or_a_fresh_hello() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        away = place.seats[2]
        away.go()
        for number in range(4):
            client = next(c for c in place.seats if c.asks)
            if client is away:
                break
            await client.answer(f"c{number}", client.asks[0]["id"], ["1"])
        back = await place.back(2)
        kinds = [frame["type"] for frame in back.frames]
        assert kinds[0] == "update"
        assert "hello" not in kinds
        assert (back.seq, back.hash) == (place.seats[0].seq, back.hash)
        stranger = place.client(place.players[2])
        stranger.seq, stranger.hash = 1, "0" * 16
        await stranger.come(back=True)
        assert stranger.frames[0]["type"] == "hello"
        same = await place.back(2)
        assert [(f["type"], f["prev"] == f["seq"], f["patch"]) for f in same.frames[:1]] == [("update", True, [])]

    in_time(main)


def test_resync_is_answered_with_a_fresh_hello() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        client = place.seats[0]
        assert client.attachment is not None
        await client.attachment.resync()
        assert client.frames[-1]["type"] == "hello"
        assert client.frames[-1]["seat"] == 0

    in_time(main)


def test_a_watchers_attachment_cannot_act() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        asked = await _asked(place)
        watcher = place.client(asked.player, watch=True)
        await watcher.come()
        await watcher.answer("c1", asked.asks[0]["id"], ["1"])
        assert watcher.errors[-1]["code"] == "forbidden"
        assert watcher.attachment is not None
        assert not await watcher.attachment.chat("psst")

    in_time(main)


def test_a_socket_that_goes_away_while_it_comes_leaves_nothing_behind() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        live = await place.live()
        before = len(live.audiences[0].sinks)
        coming = asyncio.ensure_future(place.client(place.players[0]).come())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        await place.wait(0.1)
        assert len(live.audiences[0].sinks) == before

    in_time(main)


def test_no_opinion_is_acknowledged_and_repeated_it_gets_the_same_whatever_has_happened_since() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        one, other = place.seats[1], place.seats[2]
        assert place.seats[0].attachment is not None
        await place.seats[0].attachment.propose("p", "pause")
        vote = next(ask["id"] for ask in one.asks if ask.get("free"))
        await one.answer("none", vote, [])
        first = one.acks.pop("none")
        await other.answer("no", next(ask["id"] for ask in other.asks if ask.get("free")), ["1"])
        assert one.seq > first
        await one.answer("none", vote, ["0"])
        assert one.acks["none"] == first
        assert not one.errors

    in_time(main)
