"""Random games in which every category of moons is dealt: nothing is lost, and nobody learns what lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup, view_moons
from app.engine.moon_card import CATEGORIES, MoonCard
from app.engine.variants import VARIANTS
from bench.conserved import check_conserved
from bench.randomplay import Chance, play, random_entry

from .invariants import check_asks, check_view, check_wire
from .worlds import Pair

MOONS = {name for name, card in VARIANTS.items() if issubclass(card, MoonCard)}
GAMES, PAIRS, STEPS, LOOK_EVERY = 4, 30, 120, 31


def moon_game(seed: int) -> Game:
    """A table of 3 to 8 with all moons, flares and every alien there is; every second one with tech."""
    seats = 3 + seed % 6
    options = Options(moons=tuple(CATEGORIES), flares=True, tech=seed % 2 == 0, alien_sets=("base", "classic"))
    players = [SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(seats)]
    return Game.new(Setup(players, options, key=seed.to_bytes(32, "big"), nonces=[""] * seats))


def test_games_with_all_moons_end_and_lose_nothing() -> None:
    turned: set[str] = set()
    for seed in range(GAMES):
        game, chance = moon_game(seed), Chance(seed)
        for count in range(100_000):
            check_conserved(game)
            check_asks(game)
            if count % LOOK_EVERY == 0 or game.over:
                check_wire(game)
                check_view(game, chance.pick([None, *range(game.state.seats)]))
                check_moons(game)
            if game.over:
                break
            outcome = game.apply(random_entry(game, chance, other_inputs=6))
            turned |= {event.args["what"][1] for event in outcome.events if event.kind == "moon_up"}
        assert game.over
    assert len(turned) > len(MOONS) // 3


def check_moons(game: Game) -> None:
    """One player on a moon, and that is its occupant; a moon in play is one of the catalogue, and there once."""
    ships = game.state.ships
    assert len({moon.card for moon in game.state.moons} & MOONS) == len(game.state.moons)
    for moon in game.state.moons:
        there = [seat for seat, count in enumerate(ships[moon.place]) if count]
        assert len(there) <= 1
        if moon.gone:
            assert not there
        elif not game.doing:
            assert there == ([moon.seat] if moon.seat >= 0 else [])


def compared(seed: int) -> int:
    """Two worlds in which face-down moons have changed places, as one viewer sees them: messages compared."""
    game, chance = moon_game(seed), Chance(seed * 31 + 7)
    play(game, Chance(seed), 30 + chance.below(500))
    if game.over:
        return 0
    pair = Pair(game, chance.pick([None, *range(game.state.seats)]), chance, orders=0)
    if not pair.changed_moons or pair.sees_a_change():
        return 0
    pair.compare()
    for _ in range(STEPS):
        if not pair.step():
            break
    return pair.compared


def test_face_down_moons_change_nothing_that_others_get() -> None:
    assert sum(compared(seed) for seed in range(PAIRS)) > 10 * PAIRS


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_moons._moon

    def leaky(g: Game, moon: Any) -> dict[str, Any]:
        return honest(g, moon) | {"moon": moon.card}

    monkeypatch.setattr(view_moons, "_moon", leaky)
    with pytest.raises(AssertionError, match="tell the worlds apart"):
        sum(compared(seed) for seed in range(PAIRS))
