"""The table of a scenario: play it by a script."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.engine.asks import DEAL, Ask, IllegalAnswer, StaleAsk
from app.engine.state import State

from .answers import Dictionary, Line, Offer, value_of
from .position import Position
from .reading import Reading
from .watched import Passage, Still, Watched
from .words import SEATS, plain, seat_of

LONGEST = 2000  # answers before a scenario is called endless
AFTER_THE_END = ("start_turn", "regroup.tech", "turn.end")
Until = str | Callable[["Scenario"], bool]


@dataclass(frozen=True)
class Asked:
    """A question that was put: to whom, which, where, and the words of its options."""

    seat: str
    question: str
    phase: str
    moment: str
    options: tuple[str, ...]
    silent: bool


class Scenario(Reading):
    """A position on the real engine, played by a script and read in the words of the game."""

    def __init__(self, position: Position) -> None:
        self.position = position
        setup = position.setup()
        state = position.state(setup)
        self.first = state.encounters
        self.printed = position.printed(state)
        self.game: Watched = Watched.start(setup, state, position.probes, self.printed)
        self.book = Dictionary(self.game)
        self.lines: dict[int, list[Line]] = {}
        self.asked: list[Asked] = []
        self.told_events: list[Any] = []
        self.frozen: State | None = None
        self._looked = 0
        self._seen: set[str] = set()
        self._collect()

    # --- playing
    def answers(self, **seats: Any) -> "Scenario":
        """Add lines to the seats' scripts; each is used once, at the first question that it answers."""
        for name, written in seats.items():
            lines = written if isinstance(written, list) else [written]
            self.lines.setdefault(seat_of(name), []).extend(Line.read(line) for line in lines)
        return self

    def play(self, until: Until | None = None) -> "Scenario":
        """Play to the end of the encounter, or until a phase, moment or question is reached.

        Script lines answer where they fit; everything else takes its default. Raises AssertionError if the place is
        never reached, or if at the end of the encounter a line has not been used.
        """
        self.frozen = None
        for _ in range(LONGEST):
            if until is not None and self._reached(until):
                return self
            if self._ended():
                break
            self._step()
        else:
            raise AssertionError(f"no end after {LONGEST} answers, in {self.where}")
        if until is not None:
            raise AssertionError(f"{until!r} was never reached; the encounter has ended; passed were {self.passed}")
        unused = {SEATS[seat]: [line.what for line in lines] for seat, lines in self.lines.items() if lines}
        if unused:
            raise AssertionError(f"never asked for: {unused}; asked were {[(a.seat, a.question) for a in self.asked]}")
        return self

    def answer(self, name: str, what: Any) -> "Scenario":
        """Give this answer now. Raises AssertionError if no open question of the seat takes it."""
        line = Line.read(what)
        for ask in self._open(seat_of(name)):
            value = value_of(ask, line.what, self.book) if line.fits(ask) else None
            if value is not None:
                self._take(ask, value)
                return self
        raise AssertionError(f"{name} is not asked for {what!r} but for {self.options(name)} in {self.where}")

    def timeout(self, name: str) -> "Scenario":
        """The time of the seat's open question is up."""
        self._take(self._open(seat_of(name))[0], None)
        return self

    def refuses(self, name: str, value: Any) -> bool:
        """Is this refused as an answer to the seat's open question, and nothing changed by it?

        `value` is in words as in a script, or a VALUE of the wire where words cannot say it.
        """
        ask = self._open(seat_of(name))[0]
        meant = value_of(ask, value, self.book)
        before = self.view(name), self.game.seq, len(self.game.entries)
        try:
            self.game.answer(ask.id, value if meant is None else meant)
        except IllegalAnswer:
            return before == (self.view(name), self.game.seq, len(self.game.entries))
        return False

    def stale(self, ask_id: str, value: Any) -> bool:
        """Is an answer to this question refused because it is not open any more?"""
        try:
            self.game.answer(ask_id, value)
        except StaleAsk:
            return True
        return False

    # --- questions
    def ask(self, name: str) -> Ask:
        """The seat's open question. Raises AssertionError if there is none."""
        return self._open(seat_of(name))[0]

    def options(self, name: str) -> list[str]:
        """The words for what the seat may choose now."""
        return self.book.options(self.ask(name))

    def was_asked(self, name: str, question: str = "", phase: str = "", moment: str | None = None) -> bool:
        """Was the seat asked this (in this phase, at this moment)? Questions that only bluff count too."""
        return any(
            asked.seat == name
            and (not question or plain(asked.question) == plain(question))
            and (not phase or asked.phase == phase)
            and (moment is None or asked.moment == moment)
            for asked in self.asked
        )

    @property
    def waiting(self) -> list[str]:
        """The seats that owe an answer."""
        return [SEATS[seat] for seat in self.game.waiting]

    @property
    def where(self) -> str:
        """Phase and moment, for messages."""
        return f"{self.game.phase} {self.game.moment}".strip()

    # --- what Reading looks at
    @property
    def state(self) -> State:
        """The table: as it stands, or as it stood where the last `play` stopped."""
        return self.frozen or self.game.state

    @property
    def still(self) -> Watched:
        """The engine on that table, to compute with."""
        return Still(self.game.setup, self.state, self.position.probes, self.printed) if self.frozen else self.game

    @property
    def events(self) -> list[Any]:
        """Everything that has happened in this encounter, oldest first."""
        return [event for event in self.told_events + self.game.events if event.encounter <= self.first + 1]

    @property
    def passages(self) -> list[Passage]:
        """The moments that were passed."""
        return self.game.passages

    # --- inside
    def _end(self) -> int | None:
        """The place of the first passage after the encounter, in the list of passages."""
        return next((i for i, p in enumerate(self.passages) if p.name in AFTER_THE_END and self._later(p)), None)

    def _ended(self) -> bool:
        if self.game.over:
            return True
        end = self._end()
        if end is None:
            return False
        self.frozen = self.passages[end].state
        if self.frozen.encounter.number != self.position.encounter or self.frozen.encounter.offense != self._offense():
            self.frozen.encounter = self.passages[end - 1].state.encounter
        return True

    def _offense(self) -> int:
        return seat_of(self.position.offense)

    def _later(self, passage: Passage) -> bool:
        return passage.encounters > self.first

    def _reached(self, until: Until) -> bool:
        if callable(until):
            return until(self)
        if until == self.game.moment or any(plain(ask.text) == plain(until) for ask in self.game.asks):
            self._looked = len(self.passages)
            return True
        for i, passage in enumerate(self.passages[self._looked :], self._looked):
            if until in (passage.name, passage.phase) and not self._later(passage):
                self._looked = i + 1
                self.frozen = passage.state
                return True
        return False

    def _step(self) -> None:
        """Answer the first open question in order of play; of two who talk about a deal, who has something to say."""
        asks = [ask for ask in self.game.asks if not ask.free]
        for ask in asks:
            for line in self.lines.get(ask.seat, ()):
                value = value_of(ask, line.what, self.book) if line.fits(ask) else None
                if value is not None:
                    self.lines[ask.seat].remove(line)
                    self._take(ask, value)
                    return
            if ask.kind != DEAL:
                break
        self._take(asks[0], None)

    def _take(self, ask: Ask, value: Any) -> None:
        self.frozen = None
        outcome = self.game.timeout(ask.id) if value is None else self.game.answer(ask.id, value)
        self.told_events += outcome.events
        self._collect()

    def _collect(self) -> None:
        if self._end() is not None:
            return
        for ask in self.game.asks:
            if ask.id not in self._seen:
                self._seen.add(ask.id)
                words = tuple(self.book.options(ask))
                self.asked.append(Asked(SEATS[ask.seat], ask.text, ask.phase, ask.moment, words, ask.silent))

    def _open(self, seat: int) -> list[Ask]:
        found = [ask for ask in self.game.asks if ask.seat == seat]
        if not found:
            raise AssertionError(f"{SEATS[seat]} is asked nothing in {self.where}; passed were {self.passed}")
        return found


def scenario(**position: Any) -> Scenario:
    """A table in this position; see docs/testing.md for the words."""
    return Scenario(Position(**position))


__all__ = ["Asked", "Offer", "Scenario", "scenario"]
