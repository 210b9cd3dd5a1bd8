"""Random games of all sizes and options end with a winner, and nothing is lost on the way."""

from __future__ import annotations

from random import Random

import pytest

from app.bots import choose
from app.engine import Entry, Game
from app.engine.state import decode
from bench.conserved import check_conserved
from bench.randomplay import Chance, any_setup, make_setup, of_eight, random_entry

from .invariants import (
    check_asks,
    check_checkpoint,
    check_encounter_over,
    check_known,
    check_view,
    check_wire,
)

MOST_INPUTS = 100_000  # about fifty times a long game
LONG = 15_000  # inputs after which bots play on, for those who have thrown nearly all ships away by chance
LOOK_EVERY = 37
BATCH, BATCHES = 4, 12
LONG_BATCH, LONG_BATCHES = 100, 20


def bots_entry(game: Game, chance: Chance) -> Entry:
    """What a bot answers to one of the open questions."""
    ask = chance.pick([ask for ask in game.asks if not ask.free])
    return ["a", ask.id, choose("normal", game.view(ask.seat), game.wire(ask), Random(chance.bits()))]


def burnt(game: Game) -> bool:
    """So many planets have left the game that nobody can have enough foreign colonies: it goes on until somebody wins
    by a power."""
    abroad = [len(game.planets) - len(game.home_planets(seat)) for seat in range(game.state.seats)]
    return max(abroad) < game.colonies_needed


def play_checked(seed: int) -> None:
    """One whole game: all invariants after every input, views and questions on the wire every now and then."""
    chance = Chance(seed)
    game = Game.new(any_setup(seed))
    seq, encounters, phases = game.seq, 0, game.phase_number
    for count in range(MOST_INPUTS):
        check_conserved(game)
        check_asks(game)
        if count % LOOK_EVERY == 0 or game.over:
            check_known(game)
            check_wire(game)
            check_view(game, chance.pick([None, *range(game.state.seats)]))
        if game.over or (count > LONG and burnt(game)):
            break
        entry = random_entry(game, chance, other_inputs=6) if count < LONG else bots_entry(game, chance)
        outcome = game.apply(entry)
        assert game.seq == seq + outcome.public, "one input, at most one stop"
        seq = game.seq
        if outcome.new_phase:
            state = decode(game.checkpoint)
            check_checkpoint(state)
            at_once = game.phase_number == phases + 1  # else a phase without questions has been passed since
            if state.encounters > encounters and at_once and state.phase in ("start_turn", "regroup"):
                check_encounter_over(state)
            encounters, phases = state.encounters, game.phase_number
    assert game.over or burnt(game), f"seed {seed}: no winner after {MOST_INPUTS} inputs"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end_and_keep_everything(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        play_checked(seed)


@pytest.mark.parametrize("seed", range(12))
def test_quakes_and_reshuffles_lose_nothing(seed: int) -> None:
    """The whole deck is dealt out but for a few cards, so that draws run out of cards (R-CARD-2, R-CARD-6)."""
    chance = Chance(seed)
    seats = 3 + seed % 6
    game = Game.new(make_setup(seed, seats, of_eight(seed, seats)))
    rich = Game(game.setup, decode(game.checkpoint))
    while len(rich.state.deck) > seed % 3:
        rich.to_hand(rich.state.deck.pop(), chance.below(rich.state.seats))
    game = Game.at(game.setup, rich.state)
    kinds: set[str] = set()
    for _ in range(500):
        if game.over:
            break
        check_conserved(game)
        check_known(game)
        check_asks(game)
        kinds |= {event.kind for event in game.apply(random_entry(game, chance)).events}
    check_conserved(game)
    assert kinds & {"quake", "reshuffled"}


def test_an_offense_without_any_encounter_card_to_draw_gets_a_new_hand() -> None:
    """All encounter cards are in other hands: no redraw could ever bring one, so all hands are dealt anew."""
    game = Game.new(make_setup(4, 8, of_eight(4, 8)))
    rich = Game(game.setup, decode(game.checkpoint))
    state = rich.state
    state.phase, owner = "start_turn", state.turn_owner
    for pile in (state.deck, state.discard, *state.hands):
        for card in pile[:]:
            pile.remove(card)
            encounter = rich.faces[card].encounter
            rich.to_hand(card, (owner + 1) % 8) if encounter else state.discard.append(card)
    for card in state.discard:
        rich.publish(card)
    rich.locate()
    game = Game.at(game.setup, state)
    check_conserved(game)
    assert not game.needs_hand(owner)
    assert "quake" in {event.kind for event in game.events}


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_BATCHES))
def test_many_random_games_end_and_keep_everything(batch: int) -> None:
    for seed in range(10_000 + batch * LONG_BATCH, 10_000 + (batch + 1) * LONG_BATCH):
        play_checked(seed)
