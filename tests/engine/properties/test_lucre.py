"""Lucre is neither made nor lost: what is in the purses is what the log says was earned, less what it says was paid."""

from __future__ import annotations

import pytest

from app.engine import Game, Options
from bench.conserved import check_conserved
from bench.randomplay import Chance, make_setup, random_entry

EARNED = {"lucre.start", "lucre.income"}
PAID = {"lucre.raised", "lucre_shop.ship", "lucre_shop.card", "lucre_shop.discard", "lucre_shop.flare"}
MOST_INPUTS = 4000


def lucre_game(seed: int) -> Game:
    """A table with lucre, flares and kickers."""
    setup = make_setup(seed, seats=3 + seed % 3, flares=True)
    plain = setup.options
    options = Options(aliens=plain.aliens, flares=True, lucre=True, kickers=bool(seed % 2))
    return Game.new(type(setup)(setup.seats, options, setup.key, setup.nonces))


@pytest.mark.parametrize("seed", range(8))
def test_every_coin_is_accounted_for(seed: int):
    game, chance = lucre_game(seed), Chance(seed)
    balance, bought = 0, 0
    events = list(game.events)
    game.events.clear()
    for _ in range(MOST_INPUTS):
        for event in events:
            if event.kind in EARNED | PAID:
                balance += event.args["n"] if event.kind in EARNED else -event.args["n"]
            bought += event.kind in PAID
        assert sum(game.purses) == balance
        check_conserved(game)
        if game.over:
            break
        events = game.apply(random_entry(game, chance, 5)).events
    assert bought
