"""A transition in the making: entries are applied to the warm state one by one; what they show is kept back until the
commit. If it fails, draft and state are thrown away."""

from __future__ import annotations

from typing import Any

import msgspec

from app.store import SnapshotRow, TableChange, Transition

from . import automatic, project
from .project import Frame, Shown
from .record import encode
from .state import TableState
from .steps import Entry
from .told import Told, journal_body
from .waits import waits_of

_json = msgspec.json.Encoder().encode


class Draft:
    """Builds on a state and on what its audiences have been shown."""

    def __init__(self, state: TableState, shown: Shown, at: int) -> None:
        self.state = state
        self.shown = shown
        self.at = at
        self.n = state.n + 1
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.draws: list[Any] = []
        self.frames: list[Frame] = []
        self.snapshots: list[SnapshotRow] = []
        self.record = False
        self.moved = False
        """The game went on for all, and not by a step that two players can repeat without end (an offer in a deal); or
        something was wished for, which has its own bounds."""
        self.orders: set[int] = set()
        self.due: int | None = None
        """When the next automatic entry is due, after ``follow`` found none for now."""

    def put(self, entry: Entry) -> None:
        """Apply one entry. Raises the game's errors; then nothing has changed."""
        state = self.state
        dealing = state.dealing
        free = entry[0] == "a" and any(ask.free and ask.id == entry[1] for ask in state.game.asks)
        step = state.apply(entry, self.at)
        self.entries.append(entry)
        self.moved = self.moved or free or (step.public and not (dealing and state.dealing))
        told = [Told(event, state.seq) for event in step.events]
        self.told += told
        self.draws += step.draws
        self.orders.update(step.orders)
        self.record = self.record or step.record
        if step.public or step.seats:
            self.shown, frames = project.step_on(self.shown, state, step, told)
            self.frames += frames
        if step.snapshot:
            self.snapshot()

    def tell_start(self, events: list[Any]) -> None:
        """The events and draws of the set-up; they stand in the log, nobody gets a frame."""
        self.told += [Told(event, self.state.seq) for event in events]
        self.draws += self.state.game.take_draws()
        self.record = True

    def snapshot(self) -> None:
        """Keep the state as it stands after the last entry."""
        state = self.state
        self.snapshots.append(
            SnapshotRow(
                table=state.record.id,
                n=self.n,
                entry=len(self.entries),
                seq=state.seq,
                phase=state.control.phase,
                engine=state.rules.version,
                checkpoint=state.game.checkpoint,
                control=state.snapshot_control(),
            )
        )

    def follow(self) -> bool:
        """Apply the next entry that is due by now. False if there is none; then ``due`` says when there will be."""
        entry, self.due = automatic.look(self.state, self.at)
        if entry is None:
            return False
        self.put_or_time(entry)
        return True

    def put_or_time(self, entry: Entry) -> None:
        """An automatic entry that the game does not take: held answers whose ask has gone drop out, all else takes the
        ask's default."""
        rules = self.state.rules
        try:
            self.put(entry)
        except (rules.illegal, rules.stale):
            if entry[1] in self.state.control.held:
                self.put(["u", entry[1]])
            else:
                self.put(["t", entry[1]])

    def transition(
        self, due: int | None, player: str | None = None, command: str | None = None, quiet: int = 0
    ) -> Transition:
        """The row to be stored. Whom a slow table waits for is told outside the page when ``quiet`` ms are over."""
        record = self.state.record
        change = TableChange(
            seq=self.state.seq,
            next_due=due,
            record=encode(record) if self.record else None,
            status=record.status if self.record else None,
            waits=waits_of(self.state, self.at + quiet),
        )
        return Transition(
            table=record.id,
            n=self.n,
            at=self.at,
            entries=_json(self.entries),
            events=journal_body(self.told, len(record.seats)),
            draws=_json([[d.purpose, d.counter, d.result] for d in self.draws]),
            change=change,
            player=player,
            command=command,
            snapshots=self.snapshots,
        )
