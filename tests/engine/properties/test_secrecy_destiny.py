"""Non-interference for a hand of destiny cards (WS-1): what nobody else may know changes nothing of what they get."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from app.engine import Game
from app.engine.variants.hexes.worldships import Worldships
from bench.randomplay import Chance, make_setup, play

from .worlds import Pair

RUNS, STEPS = 30, 120


def run(seed: int) -> int:
    """Messages compared in one game with a destiny hand; 0 if there was nothing to compare."""
    setup, chance = make_setup(seed, seats=4 + seed % 3), Chance(seed)
    game = Game.new(replace(setup, options=replace(setup.options, inverted_systems=True, inverted_warp=seed % 2 == 1)))
    while game.state.phase == "setup":
        play(game, chance, 1)
    play(game, chance, chance.below(150))
    if game.over or not game.inverted or "worldships" not in game.inverted.hexes:
        return 0
    owner = game.inverted.hexes.index("worldships")
    viewer = chance.pick([None, *(seat for seat in range(game.state.seats) if seat != owner)])
    pair = Pair(game, viewer, chance)
    if not pair.changed_destiny or pair.sees_a_change():
        return 0
    pair.compare()
    for _ in range(STEPS):
        if not pair.step():
            break
    return pair.compared


def test_a_destiny_hand_tells_nobody_anything() -> None:
    compared = [run(seed) for seed in range(RUNS)]
    assert sum(count > 0 for count in compared) > RUNS // 4
    assert sum(compared) > 10 * sum(count > 0 for count in compared)


def test_a_hand_that_is_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(cls: type[Worldships], g: Game, seat: int) -> dict[str, object]:
        return {"cards": [g.destiny_wire(card) for card in cls.hand_of(g, seat)]}

    monkeypatch.setattr(Worldships, "details", classmethod(leak))
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        sum(run(seed) for seed in range(RUNS))
