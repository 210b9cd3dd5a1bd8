"""The digest of seeded games: SHA-256 over everything that they tell and store."""

from __future__ import annotations

import hashlib

import msgspec

from app.engine import Game, Outcome
from bench.randomplay import Chance, random_entry

from .setups import setup_of

SHORT = 16  # hex digits kept of one game
VIEWS_EVERY = 16  # checkpoints from one look at all views to the next


def digest_of_game(name: str, number: int) -> str:
    """Inputs, events for every viewer, checkpoints, and now and then all views and questions, of one random game."""
    game, chance = Game.new(setup_of(name, number)), Chance(number)
    digest = hashlib.sha256()
    viewers = (None, *range(game.state.seats))
    phases = 0
    encoder = msgspec.json.Encoder(order="sorted")

    def take(what: object) -> None:
        digest.update(encoder.encode(what))

    def note(outcome: Outcome) -> None:
        take([outcome.public, outcome.seats, outcome.new_phase, game.seq])
        for event in outcome.events:
            take(event.for_viewer(None))
            if not event.shared:
                take([event.for_viewer(seat) for seat in viewers[1:]])

    while not game.over:
        entry = random_entry(game, chance, other_inputs=5)
        take(entry)
        outcome = game.apply(entry)
        note(outcome)
        if outcome.new_phase:
            digest.update(game.checkpoint)
            phases += 1
            if phases % VIEWS_EVERY == 0:
                take([game.view(viewer) for viewer in viewers])
                take([game.wire(ask) for ask in game.asks])
    take(game.view("all"))
    take([[draw.purpose, draw.counter, draw.result] for draw in game.draws])
    return digest.hexdigest()[:SHORT]


def digest_of(games: list[str]) -> str:
    """One digest over those of the games."""
    return hashlib.sha256(" ".join(games).encode()).hexdigest()
