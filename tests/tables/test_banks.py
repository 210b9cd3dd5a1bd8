"""The bank: what each person may take over the clocks of his questions, in the whole game (docs/tables.md, "Time")."""

from __future__ import annotations

from typing import Any

from tests.sim.client import Client
from tests.tables.table import Place, in_time, toy


def _asked(place: Place) -> tuple[int, Client]:
    return next((i, client) for i, client in enumerate(place.seats) if client.asks)


def _banks(client: Client) -> list[int | None]:
    """What the last message that says it told of the banks."""
    return next(frame["banks"] for frame in reversed(client.frames) if "banks" in frame)


async def _quick(client: Client) -> None:
    ask = client.asks[0]["id"]
    await client.answer(ask, ask, ["0"])


def test_a_question_lasts_as_long_as_its_clock_and_the_bank_and_says_which_is_which() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, bank_seconds=90)
        _, asked = _asked(place)
        ask = asked.asks[0]
        assert (ask["deadline"] - place.clock.now(), ask["bank"]) == (150_000, 90_000)
        deadlines = [f["deadline"] for f in asked.frames if f["type"] == "hello"]
        assert deadlines[-1] == ask["deadline"], "all are told when the game goes on at the latest"
        assert _banks(asked) == [90_000, 90_000, 90_000]
        seq = asked.seq
        await place.wait(149)
        assert asked.seq == seq
        await place.wait(2)
        assert asked.seq == seq + 1

    in_time(main)


def test_what_is_needed_over_the_clock_is_taken_from_the_own_bank_alone() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, bank_seconds=90)
        seat, asked = _asked(place)
        await place.wait(80)
        await _quick(asked)
        assert _banks(place.seats[0]) == [70_000 if i == seat else 90_000 for i in range(3)]
        assert _banks(place.seats[0]) == _banks(place.seats[1]), "everybody is told the same"
        for _ in range(9):
            other, client = _asked(place)
            if other == seat:
                break
            await _quick(client)
        assert asked.asks[0]["bank"] == 70_000
        await place.wait(59)
        await _quick(asked)
        assert _banks(asked)[seat] == 70_000, "an answer within the clock costs nothing"

    in_time(main)


def test_a_bank_that_is_used_up_stays_empty_and_the_clock_goes_on() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, bank_seconds=5)
        seat, asked = _asked(place)
        await place.wait(66)
        assert _banks(asked)[seat] == 0
        while True:
            other, client = _asked(place)
            await _quick(client)
            if other != seat and asked.asks:
                break
        assert "bank" not in asked.asks[0]
        assert asked.asks[0]["deadline"] == place.clock.now() + 60_000

    in_time(main)


def test_windows_never_use_a_bank() -> None:
    async def main() -> None:
        place = await Place(toy("w", hands=b"x"), seed=3).open(people=3, bots=0, bank_seconds=90)
        asked = [ask for client in place.seats for ask in client.asks]
        assert asked
        assert all(ask["deadline"] == place.clock.now() + 15_000 and "bank" not in ask for ask in asked)
        await place.wait(16)
        assert _banks(place.seats[0]) == [90_000] * 3

    in_time(main)


def test_the_time_in_which_no_process_lived_is_not_taken_from_a_bank() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, bank_seconds=90)
        seat, _ = _asked(place)
        await place.wait(70)
        await place.restart(away=3_600)
        client = await place.back(seat)
        await _quick(client)
        left = _banks(client)[seat]
        assert left is not None
        assert 80_000 <= left <= 82_100, "only the ten seconds before the process went away"

    in_time(main)


def test_a_pause_costs_no_bank_and_a_spent_bank_outlives_a_restart() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=1, bots=2, bank_seconds=90)
        while not place.seats[0].asks:
            await place.wait(1)
        me = place.seats[0]
        assert me.attachment is not None
        while place.clock.now() < me.asks[0]["deadline"] - 85_000:
            await place.wait(0.001)
        await me.attachment.propose("p1", "pause")
        await place.wait(500)
        await me.attachment.propose("p2", "resume")
        await _quick(me)
        assert _banks(me) == [85_000, None, None], "bots have none"
        await place.restart()
        assert _banks(await place.back(0)) == [85_000, None, None]

    in_time(main)


def test_paces_with_long_clocks_or_none_have_no_bank() -> None:
    async def main() -> None:
        expected: dict[str, Any] = {"relaxed": 270_000, "days": None, "unlimited": None}
        for pace, bank in expected.items():
            place = await Place(toy("q")).open(people=3, bots=0, pace=pace, bank_seconds=90)
            _, asked = _asked(place)
            assert asked.asks[0].get("bank") == bank
            assert any("banks" in frame for frame in asked.frames) == (bank is not None)

    in_time(main)


def test_a_table_without_a_bank_says_nothing_of_it() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        assert all("bank" not in ask for client in place.seats for ask in client.asks)
        assert all("banks" not in frame for client in place.seats for frame in client.frames)

    in_time(main)
