"""The real game with flares and all artifacts: what others receive in windows, how much, in which order and at
which time, does not depend on a hand (R-TIME-9, R-TIME-13).

The same table is played several times with other flares, artifacts and reinforcements in two hands. A viewer and a
spectator must get the same bytes at the same virtual times, although other people are asked other things.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from app.engine import Game
from app.engine.state import State, decode
from app.tables.rules import Rules, real_rules
from bench.randomplay import Chance
from tests.sim.virtual import run
from tests.tables.table import Place
from tests.tables.test_windows import Timed

STEPS, STEP = 220, 0.1
CHANGED = (1, 2)  # the seats whose hidden cards differ
Seen = list[tuple[int, str]]


def other_hands(state: State, game: Game, chance: Chance) -> None:
    """Every card of two hands that is no encounter card changes places with one from the lower half of the deck."""
    faces = game.faces
    deep = [card for card in state.deck[: len(state.deck) // 2] if not faces[card].encounter]
    for seat in CHANGED:
        for card in [card for card in state.hands[seat] if not faces[card].encounter]:
            other = deep.pop(chance.below(len(deep)))
            swapped = {card: other, other: card}
            for pile in (state.hands[seat], state.deck):
                pile[:] = [swapped.get(one, one) for one in pile]
            for row in state.ids:
                row[card], row[other] = row[other], row[card]


def rules_with(world: int) -> Rules:
    """The rules, but that in worlds above 0 the two hands are dealt otherwise."""
    rules = real_rules()

    def new(setup: Any) -> Game:
        game = Game.new(setup)
        if not world:
            return game
        state = decode(game.checkpoint)
        other_hands(state, game, Chance(world))
        other = Game.at(setup, state)
        other.events, other.dice.log = game.events, game.dice.log
        return other

    return msgspec.structs.replace(rules, new=new)


async def play(world: int, seed: int, pace: str) -> tuple[list[Seen], int]:
    """(what seat 0 and a spectator saw and when, prompts that the other two seats got)."""
    place = Place(rules_with(world), seed=seed)
    await place.open(people=3, bots=0, pace=pace, flares=True, aliens=["tripler", "zombie", "macron"])
    watching = [Timed(place.tables, place.players[0], place.id), Timed(place.tables, None, place.id, watch=True)]
    for client in watching:
        await client.come()
    prompts = number = 0
    for _ in range(STEPS):
        await place.wait({"live": STEP, "relaxed": 3 * STEP}[pace])
        for seat, client in enumerate(place.seats):
            for ask in client.asks:
                number += 1
                prompts += ask["window"] and seat in CHANGED
                value = {"action": "refuse"} if ask["kind"] == "deal" else ask["default"]
                await client.answer(f"c{number}", ask["id"], value)
    return [client.seen for client in watching], prompts


@pytest.mark.parametrize("pace", ["live", "relaxed"])
@pytest.mark.parametrize("seed", [3, 8])
def test_other_hands_give_the_others_the_same_bytes_at_the_same_times(seed: int, pace: str) -> None:
    one, asked = run(partial(play, 0, seed, pace))
    assert min(len(seen) for seen in one) > 20, "the game went on"
    prompts = {asked}
    for world in (1, 2, 3):
        seen, asked = run(partial(play, world, seed, pace))
        prompts.add(asked)
        for before, now in zip(one, seen, strict=True):
            for first, second in zip(before, now):
                assert first == second
            assert len(before) == len(now)
    assert len(prompts) > 1, "the hands must matter for who is really asked, or this compares nothing"
