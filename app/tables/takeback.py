"""Taking back (R-TIME-15): at once as long as nobody has learnt anything by it, otherwise by agreement of all.

The game goes back by doing again what stays: the checkpoint of the phase and its inputs without the ones taken back.
What is drawn again is drawn the same, since the dice stand in the checkpoint."""

from __future__ import annotations

from typing import Any

from .rules import Rules


class Input:
    """One input since a checkpoint; ``quiet`` = nobody else noticed it and nothing was drawn or shown."""

    __slots__ = ("entry", "quiet")

    def __init__(self, entry: list[Any], quiet: bool) -> None:
        self.entry = entry
        self.quiet = quiet

    def by(self, seat: int) -> bool:
        """It is an answer of this seat."""
        return self.entry[0] == "a" and self.entry[1].startswith(f"s{seat}-")


class Mark:
    """A phase's start and what was put in since."""

    __slots__ = ("checkpoint", "inputs", "phase")

    def __init__(self, phase: int, checkpoint: bytes, inputs: list[Input]) -> None:
        self.phase = phase
        self.checkpoint = checkpoint
        self.inputs = inputs


def last_answer(marks: list[Mark], seat: int) -> tuple[Mark, int] | None:
    """The last answer of a seat in the phases at hand: its phase and its place there."""
    for mark in reversed(marks):
        for place in range(len(mark.inputs) - 1, -1, -1):
            if mark.inputs[place].by(seat):
                return mark, place
    return None


def unnoticed(marks: list[Mark], mark: Mark, place: int) -> bool:
    """Nobody has learnt anything since that answer, this one included."""
    return mark is marks[-1] and all(done.quiet for done in mark.inputs[place:])


def rewind(
    rules: Rules, setup: Any, marks: list[Mark], phase: int, stay: int, drop: int | None
) -> tuple[Any, list[Mark]]:
    """The game after the first ``stay`` inputs of a phase; with ``drop`` (a seat) all others stay and that seat's one
    input at that place drops out. Raises the game's mismatch."""
    place = next((i for i, mark in enumerate(marks) if mark.phase == phase), None)
    if place is None:
        raise rules.mismatch(f"expected phase {phase} among the last {len(marks)}, it is not at hand")
    mark = marks[place]
    inputs = mark.inputs[:stay] + (mark.inputs[stay + 1 :] if drop is not None else [])
    game = rules.resume(setup, mark.checkpoint, [done.entry for done in inputs])
    game.take_draws()
    return game, [*marks[:place], Mark(phase, mark.checkpoint, inputs)]
