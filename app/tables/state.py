"""A table in play as data: the game, and the control beside it. One entry of the journal moves it one step.

No clock, no store, no waiting: whoever applies the same entries at the same times comes to the same state. Entries:

    ["a", ask, value]  ["t", ask]  ["p"]   the game's own: an answer, time is up, the silent asks pass
    ["h", ask, value]  ["u", ask]          an answer waits until its window's delay is over / is withdrawn
    ["o", seat, rules]                     standing orders
    ["bot", seat, level or null]           a bot plays the seat / its player is back
    ["?", proposal]  ["v", seat, yes]      a proposal is made, voted on,
    ["!"]  ["x"]                           carried out, or ends without agreement
    ["pause"]  ["resume"]  ["more", ms]    clocks stop, go on, get more time
    ["b", phase, stay, drop or null]       taken back: of that phase's inputs the first ``stay`` stay (or one drops out)
    ["r"]                                  the phase starts again, after a change of the rules
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import control as controls
from . import orders, takeback
from .control import Control, Rule
from .deeds import OWN
from .options import TableOptions, split
from .pace import EXTENSION, bank_of, clock_of, window_delay
from .record import Record, Secret
from .rules import Rules, setup_of
from .steps import Entry, Step


class TableState:
    """The state after journal number ``n``. Methods that change it raise the game's errors and then changed nothing."""

    def __init__(self, rules: Rules, record: Record, secret: Secret, gaps: list[tuple[int, int]]) -> None:
        self.rules = rules
        self.people = 0
        self.bots = False
        self.record = record
        self.secret = bytes.fromhex(secret.table)
        self.gaps = gaps
        self.options: TableOptions = split(record.options, record.visibility)[0]
        self.clocked = self.options.pace != "unlimited"
        self.setup = setup_of(rules, record, secret)
        self.game: Any = None
        self.control = Control(at=0)
        self.marks: list[takeback.Mark] = []
        self.n = 0

    # making

    def begin(self, at: int) -> list[Any]:
        """Start the game; the control is fresh. Returns the events of the set-up."""
        self.game = self.rules.new(self.setup)
        events, self.game.events = list(self.game.events), []
        seats = len(self.record.seats)
        bank = bank_of(self.options)
        self.control = Control(at=at, again=[0] * seats, banks=[bank] * seats if bank else [])
        self.marks = [takeback.Mark(1, self.game.checkpoint, [])]
        self.note_stop(at, fresh=True)
        return events

    def restore(self, checkpoint: bytes, control: bytes) -> None:
        """Take the state of a snapshot. Raises the game's mismatch."""
        self.control = controls.decode(control)
        inputs, self.control.inputs = self.control.inputs, []
        self.game = self.rules.resume(self.setup, checkpoint, inputs)
        self.game.take_draws()
        known = [takeback.Input(entry, quiet=False) for entry in inputs]
        self.marks = [takeback.Mark(self.control.phase, checkpoint, known)]

    def snapshot_control(self) -> bytes:
        """The control for a snapshot of now, with the inputs since the checkpoint."""
        return controls.encode(msgspec.structs.replace(self.control, inputs=self.game.entries))

    # reading

    @property
    def seq(self) -> int:
        """protocol.md ``seq``."""
        return self.game.seq + self.control.offset

    @property
    def record(self) -> Record:
        """The lobby's record, with what play has changed in it."""
        return self._record

    @record.setter
    def record(self, record: Record) -> None:
        self._record = record
        self.people = record.people
        self.bots = any(seat.bot is not None for seat in record.seats)

    @property
    def delay(self) -> int:
        """How long the present window hides who could answer, in ms."""
        return window_delay(self.options, self.people, self.secret, str(self.seq))

    @property
    def asks_silent(self) -> bool:
        """Asks with nothing but a pass are really sent."""
        return (self.options.ask_all or self.options.pace == "unlimited") and self.people >= 2

    def ask_id(self, ask: Any) -> str:
        """The ask's id on the wire."""
        again = self.control.again[ask.seat]
        return f"{ask.id}.{again}" if again else ask.id

    def asks_of(self, seat: int) -> list[Any]:
        """The game's asks that are shown to a seat."""
        held, silent = self.control.held, self.asks_silent
        return [a for a in self.game.asks if a.seat == seat and a.id not in held and (silent or not a.silent)]

    def asks_by_seat(self) -> dict[int | None, list[Any]]:
        """The same for all seats that are asked something."""
        held, silent = self.control.held, self.asks_silent
        found: dict[int | None, list[Any]] = {}
        for ask in self.game.asks:
            if ask.id not in held and (silent or not ask.silent):
                found.setdefault(ask.seat, []).append(ask)
        return found

    def public_view(self) -> dict[str, Any]:
        """What all views have alike; after the end with what lay face down (R-WIN-7)."""
        public = self.game.public_view()
        return self._with_opened(public) if self.game.over else public

    def view(self, viewer: int | str | None) -> dict[str, Any]:
        """VIEW of a seat, a spectator (``None``), or with everything open (``all``)."""
        view = self.game.view(viewer)
        return self._with_opened(view) if self.game.over or isinstance(viewer, str) else view

    def _with_opened(self, view: dict[str, Any]) -> dict[str, Any]:
        opened = self.game.opened()
        return view | {"opened": opened} if opened else view

    @property
    def dealing(self) -> bool:
        """A deal is being talked about."""
        return any(ask.kind == "deal" for ask in self.game.asks)

    def find(self, seat: int, wire_id: str) -> Any:
        """The open ask of a seat by its wire id, or ``None``."""
        return next((ask for ask in self.asks_of(seat) if self.ask_id(ask) == wire_id), None)

    def deadline_of(self, ask: Any) -> int | None:
        """When this ask's time is up."""
        if not self.clocked or ask.free or self.control.paused_at is not None:
            return None
        if ask.window:
            common = self._window_deadline()
            extended = ask.seat in self.control.extended
            return common + EXTENSION if common is not None and extended else common
        own = self._own_time(ask)
        return None if own is None else own + self.bank_for(ask)

    def _own_time(self, ask: Any) -> int | None:
        """When the clock of a question outside windows has run down, without anybody's bank."""
        clock = clock_of(self.options, ask.clock)
        return None if clock is None else self.control.opened[ask.id] + clock

    def bank_for(self, ask: Any) -> int:
        """How many ms of its seat's bank a question may use. Windows use none, since the level would tell who had
        something to think about; talks have one clock for both."""
        banks = self.control.banks
        if not banks or ask.window or ask.free or ask.kind == "deal" or not self.record.seats[ask.seat].person:
            return 0
        return banks[ask.seat]

    @property
    def banks(self) -> list[int | None] | None:
        """What is left of the banks by seat, ``None`` for bots; ``None`` where the table has none."""
        banks, seats = self.control.banks, self.record.seats
        return [left if seat.player else None for left, seat in zip(banks, seats)] if banks else None

    def deadline(self) -> int | None:
        """What everybody is told: the window's end, else the first deadline of those the table waits for."""
        if not self.clocked or self.control.paused_at is not None or self.game.over:
            return None
        if self.game.window:
            return self._window_deadline()
        times = [self.deadline_of(ask) for ask in self.game.asks if ask.seat in self.game.waiting and not ask.free]
        return min((time for time in times if time is not None), default=None)

    def _window_deadline(self) -> int | None:
        clock = clock_of(self.options, self.control.window_clock)
        return None if clock is None or self.control.paused_at is not None else self.control.stop_at + clock

    def orders_of(self, seat: int) -> list[Rule]:
        """The standing orders that hold for a seat, the pace's own included."""
        own = self.control.orders.get(str(seat))
        if own is None and self.options.pace == "days":
            return [orders.PASS_UNLESS_NAMED]
        return own or []

    # moving

    def catch_gaps(self, at: int) -> None:
        """Charge nobody for the times in which no process lived."""
        for start, end in self.gaps:
            if self.control.at < end <= at:
                controls.shift(self.control, end - max(start, self.control.at))
                self.control.at = end

    def apply(self, entry: Entry, at: int) -> Step:
        """Apply one entry of the journal, at its time."""
        self.catch_gaps(at)
        kind = entry[0]
        step = self._input(entry, at) if kind in ("a", "t", "p") else OWN[kind](self, entry, at)
        self.control.at = max(self.control.at, at)
        return step

    def _input(self, entry: Entry, at: int) -> Step:
        game = self.game
        opened = self.about(entry[1]) if len(entry) > 1 else None
        outcome = game.apply(entry)
        if self.control.banks and opened is not None and self.bank_for(opened):
            controls.charge(self.control, opened.seat, at - (self._own_time(opened) or at))
        draws = game.take_draws()
        quiet = not outcome.public and not outcome.events and not draws
        self.marks[-1].inputs.append(takeback.Input(entry, quiet))
        if outcome.new_phase:
            self.control.phase += 1
            self.marks = [self.marks[-1], takeback.Mark(self.control.phase, game.checkpoint, [])]
        if opened is not None:
            self.control.held.pop(entry[1], None)
        self.note_stop(at, fresh=outcome.public)
        if opened is not None and not outcome.public:
            self._note_follow_up(opened)
        for event in outcome.events:
            self.control.encounter = max(self.control.encounter, event.encounter)
        step = Step(outcome.public, outcome.seats, outcome.events, outcome.new_phase)
        step.draws = draws
        if self.control.orders and (outcome.public or outcome.events):
            self._end_orders(step)
        if game.over:
            self.control.proposal = None
            if self.record.status != "finished":  # a record that was read later may know it already
                self.record = msgspec.structs.replace(self.record, status="finished")
                step.record = True
        return step

    def about(self, ask_id: str) -> Any:
        """The game's open ask with an id, or ``None``."""
        return next((ask for ask in self.game.asks if ask.id == ask_id), None)

    def note_stop(self, at: int, fresh: bool) -> None:
        """Since when what is open is open. ``fresh`` = everybody was told of a new stop."""
        control, asks = self.control, self.game.asks
        if fresh:
            control.held, control.extended, control.stop_at = {}, [], at
            if self.game.window:
                control.window_clock = next((ask.clock for ask in asks if ask.window and not ask.back), "window")
        if not self.clocked:
            return
        control.deal_at = (control.deal_at or at) if self.dealing else 0
        before = control.opened
        control.opened = {ask.id: control.deal_at if ask.kind == "deal" else before.get(ask.id, at) for ask in asks}

    def _note_follow_up(self, answered: Any) -> None:
        """Opening a follow-up in a window extends that seat's time, once."""
        seat = answered.seat
        if answered.window and not answered.back and seat not in self.control.extended:
            if any(ask.seat == seat and ask.back for ask in self.game.asks):
                self.control.extended = [*self.control.extended, seat]

    def _end_orders(self, step: Step) -> None:
        phase, encounter = self.control.phase, str(self.control.encounter)
        for name, rules in list(self.control.orders.items()):
            seat = int(name)
            seen = [event for event in (e.for_viewer(seat) for e in step.events) if event is not None]
            kept = [r for r in rules if orders.still_good(r, phase, encounter) and not orders.wakes(r, seen)]
            if len(kept) != len(rules):
                self.control.orders = {**self.control.orders, name: kept}
                step.orders.append(seat)
