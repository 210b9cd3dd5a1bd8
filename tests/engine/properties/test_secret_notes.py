"""Non-interference of what is written down for a power: the condition of the Schizoid, the cache of the Negator."""

from __future__ import annotations

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.state import EVERYBODY, NOBODY, OWNER, Mark, State
from bench.randomplay import Chance, play

from .worlds import Pair

SEATS, STEPS = 5, 200
OTHERS = ["tripler", "sorcerer", "zombie", "parasite"]


def notes(state: State, reader: str) -> list[Mark]:
    """The marks of this table that such a reader may read."""
    return [
        mark for mark in state.marks
        if mark.source.startswith("alien:") and ALIENS[mark.source[6:]].notes.get(mark.kind) == reader
    ]  # fmt: skip


class Noted(Pair):
    """The worlds differ in what is written where nobody but the owner, or nobody at all, may read it."""

    def _change(self, state: State, game: Game) -> None:
        for own in notes(state, OWNER):
            for deck in notes(state, NOBODY):
                if own.source == deck.source and own.data and deck.data:
                    i, j = self.chance.below(len(own.data)), self.chance.below(len(deck.data))
                    own.data[i], deck.data[j] = deck.data[j], own.data[i]

    @property
    def differ(self) -> bool:
        """There is something to compare."""
        one, two = ([mark.data for mark in notes(game.state, OWNER)] for game in self.games)
        return one != two

    def sees_a_change(self) -> bool:
        """What was written has been shown, or has decided the game, in one of the worlds."""
        shown = [[mark.data for mark in notes(game.state, EVERYBODY)] for game in self.games]
        won = any(event.source == ("alien", "schizoid") for world in self.events for event in world)
        return shown[0] != shown[1] or won or any(game.over for game in self.games)


def pair(alien: str, seed: int, viewer: int | None) -> Noted:
    """A game with the alien at seat 0, played for a while, as two worlds that this viewer may not tell apart."""
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(SEATS)]
    game = Game.new(
        Setup(seats, Options(aliens=[alien, *OTHERS], flares=seed % 2 == 0), bytes([seed]) * 32, [""] * SEATS)
    )
    answers = Chance(seed)
    while game.state.phase == "setup":
        play(game, answers, 1)
    play(game, answers, 40 * (seed % 5))
    return Noted(game, viewer, Chance(seed * 31 + 7))


def compared(alien: str, seed: int) -> int:
    """So many messages to a seat or a spectator were alike, byte by byte."""
    worlds = pair(alien, seed, (None, 1, 2, 3, 4)[seed % 5])
    if not worlds.differ or worlds.sees_a_change():
        return 0
    worlds.compare()
    for _ in range(STEPS):
        if not worlds.step():
            break
    return worlds.compared


@pytest.mark.parametrize("alien", ["schizoid", "negator"])
def test_nobody_else_can_tell_what_is_written_down(alien: str) -> None:
    assert sum(compared(alien, seed) for seed in range(8)) > 150


@pytest.mark.parametrize("alien", ["schizoid", "negator"])
def test_the_owner_can(alien: str) -> None:
    worlds = pair(alien, 5, 0)
    assert worlds.differ
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        worlds.compare()
