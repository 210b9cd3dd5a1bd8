"""Response windows: number, order, size and time of messages do not tell who holds what (R-TIME-9, R-TIME-13)."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from tests.sim.client import Client
from tests.sim.virtual import run
from tests.tables.table import Place, in_time, toy


class Timed(Client):
    """Notes when each frame came."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.seen: list[tuple[int, str]] = []

    def push(self, frame: bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("hello", "update"):
            message = {name: part for name, part in message.items() if name not in ("table", "commitment")}
            self.seen.append((self.tables.room.clock.now(), json.dumps(message)))
        super().push(frame)


async def _what_others_see(hands: bytes, pace: str) -> list[list[tuple[int, str]]]:
    """Three people in windows. Seats 1 and 2 pass a tenth of a second after they are asked, if they are."""
    place = await Place(toy("wq", hands)).open(people=3, bots=0, pace=pace)
    watching = [
        Timed(place.tables, place.players[0], place.id),
        Timed(place.tables, None, place.id, watch=True),
    ]
    for client in watching:
        await client.come()
    number = 0
    for _ in range(400):
        await place.wait({"live": 0.1, "relaxed": 0.5, "days": 2.5}[pace])
        for seat in (1, 2):
            client = place.seats[seat]
            for ask in [a for a in client.asks if a["window"]]:
                number += 1
                await client.answer(f"c{number}", ask["id"], ["0"])
        for seat in (0, 1, 2):
            for ask in [a for a in place.seats[seat].asks if not a["window"]]:
                number += 1
                await place.seats[seat].answer(f"c{number}", ask["id"], ["1"])
        for ask in [a for a in place.seats[0].asks if a["window"]]:
            number += 1
            await place.seats[0].answer(f"c{number}", ask["id"], ["0"])
        if place.seats[0].over:
            break
    assert place.seats[0].over
    return [client.seen for client in watching]


@pytest.mark.parametrize("pace", ["live", "relaxed", "days"])
def test_other_hands_give_a_viewer_the_same_bytes_at_the_same_times(pace: str) -> None:
    one = run(partial(_what_others_see, b"", pace))
    for hands in (b"other", b"third"):
        assert run(partial(_what_others_see, hands, pace)) == one


def test_a_window_closes_at_a_moment_drawn_for_all() -> None:
    async def main() -> None:
        place = await Place(toy("w")).open(people=2, bots=1)
        opened = place.clock.now()
        for client in place.seats:
            for ask in client.asks:
                await client.answer(f"early {ask['id']}", ask["id"], ["0"])
                assert client.acks, "an answer that waits is acknowledged at once: it is durable"
        seq = place.seats[0].seq
        while place.seats[0].seq == seq:
            await place.wait(0.01)
        assert 400 <= place.clock.now() - opened <= 1_620

    in_time(main)


def test_in_a_window_nobody_is_waited_for_and_the_deadline_is_everybodys() -> None:
    async def main() -> None:
        place = await Place(toy("w")).open(people=3, bots=0)
        watcher = await place.client(None, watch=True).come()
        hello = watcher.frames[0]
        assert hello["waiting"] == []
        assert hello["deadline"] == place.clock.now() + 15_000
        before = len(watcher.frames)
        await place.wait(2)
        asked = [client for client in place.seats if client.asks]
        await asked[0].answer("c1", asked[0].asks[0]["id"], ["0"])
        later = await place.client(None, watch=True).come()
        if later.seq == watcher.seq:
            assert later.frames[0]["deadline"] == hello["deadline"]
            assert len([f for f in watcher.frames[before:] if f["type"] == "update"]) == 0

    in_time(main)


def test_silent_asks_are_really_sent_where_the_table_asks_all() -> None:
    async def main() -> None:
        for options in ({"ask_all": True}, {"pace": "unlimited"}):
            place = await Place(toy("w")).open(people=3, bots=0, **options)
            assert [len(client.asks) for client in place.seats] == [1, 1, 1]
            alone = await Place(toy("w")).open(people=1, bots=2, **options)
            assert all(len(ask["options"]) == 2 for ask in alone.seats[0].asks), "alone, silent asks pass at once"

    in_time(main)


def test_opening_a_follow_up_extends_the_own_deadline_once_and_nobody_sees_it() -> None:
    async def main() -> None:
        place = await Place(toy("w")).open(people=3, bots=0, ask_all=True)
        actor = next(client for client in place.seats if len(client.asks[0]["options"]) == 2)
        others = [client for client in place.seats if client is not actor]
        deadline, counts = actor.asks[0]["deadline"], [len(client.frames) for client in others]
        await actor.answer("c1", actor.asks[0]["id"], ["1"])
        assert actor.asks[0]["back"]
        assert actor.asks[0]["deadline"] == deadline + 20_000
        assert actor.frames[-1]["deadline"] == deadline, "what is told to all stays"
        await actor.answer("c2", actor.asks[0]["id"], None)
        assert actor.asks[0]["deadline"] == deadline + 20_000
        await actor.answer("c3", actor.asks[0]["id"], ["1"])
        assert actor.asks[0]["deadline"] == deadline + 20_000, "once"
        assert counts == [len(client.frames) for client in others]

    in_time(main)
