"""Clocks, timers, and time that is charged to nobody (R-TIME-13, R-GEN-10)."""

from __future__ import annotations

import json

from app.tables import TableSettings
from tests.tables.table import Place, in_time, toy


def test_a_question_takes_its_default_when_its_time_is_up_and_not_before() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        asked = next(client for client in place.seats if client.asks)
        assert asked.asks[0]["deadline"] == place.clock.now() + 60_000
        seq = asked.seq
        await place.wait(59.9)
        assert asked.seq == seq
        await place.wait(0.2)
        assert asked.seq == seq + 1
        assert json.loads(place.store.rows[place.id][-1].entries)[0][0] == "t"

    in_time(main)


def test_an_answer_after_the_time_is_stale() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        asked = next(client for client in place.seats if client.asks)
        old = asked.asks[0]["id"]
        await place.wait(60.1)
        await asked.answer("late", old, ["1"])
        assert asked.errors[-1]["code"] == "stale"
        assert asked.errors[-1]["id"] == "late"

    in_time(main)


class Drowsy(Place):
    """A process that looks about once a minute, so that a day passes quickly."""

    settings = TableSettings(heartbeat=60_000, due_poll=60_000)


def test_paces_differ_in_their_clocks() -> None:
    async def main() -> None:
        for pace, expected in (("live", 60_000), ("relaxed", 180_000), ("days", 86_400_000)):
            place = await Drowsy(toy("q")).open(people=3, bots=0, pace=pace)
            asked = next(client for client in place.seats if client.asks)
            assert asked.asks[0]["deadline"] == place.clock.now() + expected
        place = await Drowsy(toy("q")).open(people=3, bots=0, pace="unlimited")
        asked = next(client for client in place.seats if client.asks)
        assert asked.asks[0]["deadline"] is None
        await place.wait(86_400)
        assert asked.asks

    in_time(main)


def test_timers_fire_with_nobody_connected_in_a_process_that_never_saw_the_table() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        rows = len(place.store.rows[place.id])
        await place.restart()
        assert place.tables._house.tables == {}, "start-up loads no table"
        await place.wait(62)
        assert len(place.store.rows[place.id]) > rows

    in_time(main)


def test_the_time_in_which_no_process_lived_is_charged_to_nobody() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        asked = next(i for i, client in enumerate(place.seats) if client.asks)
        deadline = place.seats[asked].asks[0]["deadline"]
        await place.wait(30)
        await place.restart(away=3_600)
        client = await place.back(asked)
        moved = client.asks[0]["deadline"] - deadline
        assert 3_600_000 <= moved <= 3_602_100
        rows = len(place.store.rows[place.id])
        await place.wait(27)
        assert len(place.store.rows[place.id]) == rows
        await place.wait(6)
        assert len(place.store.rows[place.id]) == rows + 1

    in_time(main)


def test_a_short_restart_beside_a_living_process_is_no_gap() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        other = place.process()
        await other.start()
        await place.restart(away=60)
        assert place.store.gaps == []

    in_time(main)


def test_bots_seem_to_think_where_there_are_clocks_and_answer_at_once_where_there_are_none() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=1, bots=2, pace="unlimited")
        assert all(client.asks or client.over for client in place.seats), "all that bots may answer is answered"
        place = await Place(toy("q"), seed=5).open(people=1, bots=2)
        while place.seats[0].asks:
            await place.seats[0].answer(place.seats[0].asks[0]["id"], place.seats[0].asks[0]["id"], ["0"])
        seq, began = place.seats[0].seq, place.clock.now()
        while place.seats[0].seq == seq:
            await place.wait(0.05)
        assert 600 <= place.clock.now() - began <= 1_860

    in_time(main)
