"""A game in progress: runs the phases, takes inputs, keeps the checkpoint and the journal (architecture.md section 3).

The theory. The rules are one suspended generator. It yields a ``Round`` of questions; an input answers one of them;
when the round is complete (or, where the round says so, at every answer) the generator runs on to its next round. At
the start of every phase the state alone says everything, so it is encoded there: the checkpoint. Inside a phase the
position is the checkpoint plus the inputs since then; ``resume`` and ``clone`` decode the one and apply the other.

Inputs are ``["a", ask, value]`` an answer, ``["t", ask]`` the time is up for a question (its default is taken), and
``["p"]`` the silent questions of the open window pass. There is no other input: the engine has no clock.

``state.seq`` counts what everybody is told (protocol.md): it grows by one when a new round opens that all may know of
and when a question that all know of is answered. Answers inside a window change nothing that others could notice.
"""

from __future__ import annotations

from typing import Any, Self

from .asks import ALL, Ask, IllegalAnswer, Round, StaleAsk, Steps
from .cards import BASE_DECK
from .dice import Draw
from .events import Event
from .extras import extras_of
from .moments import PHASE
from .moons import Moons
from .opened import opened
from .phases import RUN
from .pool import flare_aliens
from .setup import Setup
from .ships import GameOver
from .speech import SPEAK
from .state import State, decode, encode
from .variants import added_cards
from .view import private_key, private_view, public_view, view
from .windows import Jump
from .wire import ask_wire

Entry = list[Any]


class ReplayMismatch(Exception):
    """The journal does not fit the rules of this version; the table goes back to the start of the phase."""


class Outcome:
    """What one input did. ``public`` = everybody is told (seq grew by one); else only ``seats`` may notice."""

    __slots__ = ("events", "new_phase", "public", "seats")

    def __init__(self, events: list[Event], public: bool, seats: list[int], new_phase: bool) -> None:
        self.events, self.public, self.seats, self.new_phase = events, public, seats, new_phase


class Game(Moons):
    """The engine's face to the rest of the app."""

    def __init__(self, setup: Setup, state: State) -> None:
        super().__init__(setup, state)
        self.reindex()
        self.checkpoint = b""
        self.entries: list[Entry] = []
        self.phase_number = 0
        self.round: Round | None = None
        self.asks_here: list[Ask] | None = None
        self._steps = self._run()

    # --- starting
    @classmethod
    def new(cls, setup: Setup) -> Self:
        """A new game, run to its first question."""
        seats = len(setup.seats)
        rows = seats + 1
        extra = flare_aliens(setup.options) if setup.options.flares else []
        extra = extra + added_cards(setup.options)
        state = State(
            seats=seats, planets_each=4 if setup.options.four_planets else 5, asked=[0] * seats,
            hands=[[] for _ in range(seats)], ids=[[0] * (len(BASE_DECK) + len(extra)) for _ in range(rows)],
            named=[0] * rows, extra_cards=extra, extras=extras_of(setup.options),
        )  # fmt: skip
        return cls.at(setup, state)

    @classmethod
    def at(cls, setup: Setup, state: State) -> Self:
        """A game that stands at the start of ``state.phase``, run to its first question."""
        game = cls(setup, state)
        game._push(None)
        return game

    @classmethod
    def resume(cls, setup: Setup, checkpoint: bytes, entries: list[Entry]) -> Self:
        """The position that the inputs lead to from a checkpoint. Raises ``ReplayMismatch``."""
        try:
            game = cls.at(setup, decode(checkpoint))
            for entry in entries:
                game.apply(entry)
        except (IllegalAnswer, StaleAsk, ValueError) as error:
            raise ReplayMismatch(f"expected entry to fit the rules of this version, got: {error}") from error
        game.events.clear()
        game.dice.log.clear()
        return game

    def clone(self) -> Game:
        """An independent twin in the same position."""
        return Game.resume(self.setup, self.checkpoint, self.entries)

    # --- looking
    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.state.winners is not None

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won; None while the game runs."""
        return self.state.winners

    @property
    def phase(self) -> str:
        """The running phase, or ``over``."""
        return "over" if self.over else self.shown_phase(self.state.phase)

    @staticmethod
    def shown_phase(phase: str) -> str:
        """The phase as the rules name it: the end of the encounter belongs to resolution (R-TIME-9)."""
        return "resolution" if phase == "end" else phase

    @property
    def seq(self) -> int:
        """What everybody has been told, counted."""
        return self.state.seq

    @property
    def asks(self) -> list[Ask]:
        """The open questions; made once for each position of the game. Do not change the list."""
        if self.asks_here is None:
            self.asks_here = [*self.round.open, *self.free_asks()] if self.round else []
        return self.asks_here

    @property
    def moment(self) -> str:
        """The moment of the open window, or an empty string."""
        return self.round.open[0].moment if self.round and self.round.window and self.round.open else ""

    @property
    def window(self) -> bool:
        """A response window is open."""
        return self.round is not None and self.round.window

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer; empty in a window, for everybody."""
        if self.round is None or self.round.window:
            return []
        return sorted({ask.seat for ask in self.round.open})

    @property
    def draws(self) -> list[Draw]:
        """Draws made since the last ``take_draws``; secret until the end."""
        return self.dice.log

    def take_draws(self) -> list[Draw]:
        """The draws made since the last call, for the record."""
        draws, self.dice.log = self.dice.log, []
        return draws

    def view(self, viewer: int | str | None) -> dict[str, Any]:
        """The table as a seat, a spectator (None) or, after the end, ``all`` may see it."""
        return view(self, viewer)

    def public_view(self) -> dict[str, Any]:
        """The part of every view that is the same for all viewers."""
        return public_view(self)

    def opened(self) -> dict[str, Any]:
        """What lies face down before the seats, for the end of the game."""
        return opened(self)

    def private_key(self) -> object:
        """Equal keys mean equal private views, for every viewer."""
        return private_key(self)

    def private_view(self, viewer: int | None) -> dict[str, Any]:
        """The part of a view that only this viewer has."""
        return private_view(self, viewer)

    def wire(self, ask: Ask) -> dict[str, Any]:
        """The ASK of protocol.md."""
        return ask_wire(self, ask)

    # --- inputs
    def find(self, ask_id: str) -> Ask:
        """An open question by its id. Raises ``StaleAsk``."""
        if self.round is not None:
            for ask in self.round.open:
                if ask.id == ask_id:
                    return ask
            for ask in self.free_asks():
                if ask.id == ask_id:
                    return ask
        raise StaleAsk(f"expected an open ask, got {ask_id!r}")

    def answer(self, ask_id: str, value: Any) -> Outcome:
        """Answer a question. Raises ``IllegalAnswer`` or ``StaleAsk`` and then changes nothing."""
        ask = self.find(ask_id)
        return self._take(ask, ask.read(value), ["a", ask_id, value])

    def timeout(self, ask_id: str) -> Outcome:
        """The time for a question is up: its safe default is taken."""
        ask = self.find(ask_id)
        return self._take(ask, ask.read(ask.default), ["t", ask_id])

    def lapse(self) -> Outcome:
        """The silent questions of the open window pass."""
        if self.round is None or not any(ask.silent for ask in self.round.open):
            return Outcome([], False, [], False)
        seats = [ask.seat for ask in self.round.open if ask.silent]
        return self._resume(None, ["p"], seats)

    def apply(self, entry: Entry) -> Outcome:
        """Take one input of a journal."""
        if entry[0] == "a":
            return self.answer(entry[1], entry[2])
        return self.timeout(entry[1]) if entry[0] == "t" else self.lapse()

    def _take(self, ask: Ask, answer: Any, entry: Entry) -> Outcome:
        self.free_here = self.asks_here = None
        current = self.round
        if current is None:
            raise StaleAsk("the game is over")
        if ask.text == SPEAK:
            return self._say(ask.seat, answer, entry)
        if ask.free:
            self.entries.append(entry)
            if answer:
                self.wish(ask, answer)
            return Outcome([], False, [ask.seat], False)
        if current.mode != ALL:
            return self._resume((ask, answer), entry, [ask.seat])
        current.values[ask.id] = answer
        current.open.remove(ask)
        if not current.open:
            return self._resume([current.values[a.id] for a in current.asks], entry, [ask.seat])
        self.entries.append(entry)
        public = all(other.seat != ask.seat for other in current.open)  # how many questions a seat has shows to nobody
        self.state.seq += public
        return Outcome([], public, [ask.seat], False)

    def _say(self, seat: int, answer: Any, entry: Entry) -> Outcome:
        """A quick phrase is heard by all at once."""
        self.entries.append(entry)
        if not answer:
            return Outcome([], False, [seat], False)
        self.speak(seat, answer[0][1].partition(".")[2])
        self.state.seq += 1
        events, self.events = self.events, []
        return Outcome(events, True, [], False)

    def _resume(self, value: Any, entry: Entry, seats: list[int]) -> Outcome:
        self.entries.append(entry)
        self.free_here = self.asks_here = None
        before, phase = self.state.seq, self.phase_number
        self._push(value)
        events, self.events = self.events, []
        return Outcome(events, self.state.seq > before, seats, self.phase_number > phase)

    def _push(self, value: Any) -> None:
        """Run to the next round of questions, or to the end."""
        try:
            current = self._steps.send(value)
        except StopIteration:
            self.round = None
            self.state.seq += 1
            return
        state = self.state
        if current.fresh or not current.window:
            state.seq += 1
        for ask in current.asks:
            if not ask.id:
                state.asked[ask.seat] += 1
                ask.id = f"s{ask.seat}-{state.asked[ask.seat]}"
                ask.phase = ask.phase or state.phase
        self.round = current

    def _run(self) -> Steps:
        """Phase after phase until somebody has won."""
        state = self.state
        while True:
            state.marks = [mark for mark in state.marks if mark.until != PHASE]
            self.checkpoint = encode(state)
            self.entries = []
            self.phase_number += 1
            self.look_again()
            self.find_planets_again()
            try:
                if state.wishes:
                    yield from self.between_phases()
                yield from RUN[state.phase](self)
            except Jump:
                state.phase, state.goto = state.goto, ""
                self.depth, self.postponed = 0, ()
                self.deciding = self.founding = self.broken_off = False
                self.doing.clear()
            except GameOver:
                return
