"""Powers change hands, are lost, found again and drawn anew at any moment, and nothing breaks (R-POWER-2, -3, -8).

A game in which, between two actions, sheets are swapped, lent or replaced, home colonies lost and founded again.
Each ship and card stays in one place, no question is without a legal default, the game ends.
"""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Game
from app.engine.aliens import ALIENS
from app.engine.asks import Steps
from app.engine.state import WARP, Power
from bench.conserved import check_conserved
from bench.randomplay import Chance, any_setup, random_entry
from tests.kit import rule

OFTEN = 6  # of a hundred moments
MOST_INPUTS, ENCOUNTERS = 6000, 30


class Upheaval(Game):
    """The real engine in restless times."""

    def __init__(self, *args: Any) -> None:
        self.chance = Chance(1)
        self.done: set[str] = set()
        super().__init__(*args)

    def reach(self, name: str, payload: Any = None, only: int | None = None) -> Steps:
        """Between two actions something happens to a power."""
        if self.depth == 0 and self.state.phase != "setup" and self.chance.percent(OFTEN):
            yield from self._upheaval()
        yield from super().reach(name, payload, only)

    def _upheaval(self) -> Steps:
        seats = self.chance.sample(range(self.state.seats), 2)
        what = self.chance.pick(["swap", "lend", "anew", "lose", "found", "turn up"])
        powers = [self._movable(seat) for seat in seats]
        self.done.add(what)
        if what == "swap" and powers[0] and powers[1]:
            yield from self.exchange(self.chance.pick(powers[0]), self.chance.pick(powers[1]))
        elif what == "lend" and powers[0]:
            yield from self.lend(self.chance.pick(powers[0]), seats[1])
        elif what == "anew" and powers[0]:
            alien = self.draw_alien()
            if alien is not None:
                yield from self.drop_power(self.chance.pick(powers[0]))
                yield from self.gain_power(seats[0], alien)
        elif what == "lose":
            homes = self.chance.sample(self.home_colonies(seats[0]), min(3, len(self.home_colonies(seats[0]))))
            yield from self.lose([(seats[0], self.state.ships[p][seats[0]], p) for p in homes], "probe")
        elif what == "found" and self.state.ships[WARP][seats[0]]:
            yield from self.move(
                [[seats[0], 1, WARP, p] for p in self.home_planets(seats[0])[:4]], "retrieved", "probe"
            )
        elif what == "turn up":
            for power in [power for power in self.powers_of(seats[0]) if power.hidden]:
                yield from self.turn_up(power)

    def _movable(self, seat: int) -> list[Power]:
        own = [power for power in self.powers_of(seat) if power.beside < 0 and not power.idle]
        return [power for power in own if ALIENS[power.alien].transferable]


def play(seed: int) -> Upheaval:
    """A game, or as much of it as is worth the time."""
    game = Upheaval.new(any_setup(seed))
    game.chance = Chance(seed + 77)
    chance = Chance(seed)
    for _ in range(MOST_INPUTS):
        if game.over or game.state.encounters >= ENCOUNTERS:
            break
        for ask in game.asks:
            ask.read(ask.default)
        game.apply(random_entry(game, chance, 3))
        check_conserved(game)
        game.view(0)
    return game


@rule("R-POWER-2", "R-POWER-3", "R-POWER-8")
@pytest.mark.parametrize("batch", range(3))
def test_nothing_breaks_when_powers_change_hands_at_any_moment(batch: int) -> None:
    done: set[str] = set()
    for seed in range(batch * 4, batch * 4 + 4):
        game = play(seed)
        done |= game.done
        assert game.over or game.asks
    assert done == {"swap", "lend", "anew", "lose", "found", "turn up"}
