"""What a table in this process tells whom: audiences, hello, updates, and the spectators' delay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.store import TableRow

from . import frames, project
from .audience import Audience, Delayed
from .chat import Chat
from .draft import Draft
from .errors import Refused
from .load import entries_of
from .presence import Presence
from .project import Frame, Shown, Viewer
from .record import Record, decode_record

if TYPE_CHECKING:
    from .audience import Sink
    from .clock import Timer
    from .room import Room
    from .state import TableState


class Telling:
    """The half of a live table that faces the sockets."""

    def __init__(self, room: Room, row: TableRow) -> None:
        self.room = room
        self.id = row.id
        self.n = row.n
        self.record: Record = decode_record(row.record)
        self.state: TableState | None = None
        self.shown = Shown()
        self.audiences: dict[Viewer, Audience] = {}
        self.presence = Presence(room.settings.away_after)
        self.chat = Chat(self)
        self.touched = room.clock.now()
        self._delayed = Delayed()
        self._behind: Shown | None = None
        """What spectators have been shown, where they are behind."""
        self._release_timer: Timer | None = None

    @property
    def over(self) -> bool:
        """The game has been played to its end."""
        return self.state is not None and self.state.game.over

    def settle(self, draft: Draft) -> None:
        """What a stored draft showed becomes what has been shown; its frames go out."""
        self.n, self.shown, self.record = draft.state.n, draft.shown, draft.state.record
        late = self.spectators_wait
        for frame in draft.frames:
            if late and frame.viewer is None:
                self._later(frame, draft.at + late)
            else:
                self.audiences[frame.viewer].tell(frame)
        for seat in draft.orders:
            audience = self.audiences.get(seat)
            if audience is not None and audience.sinks:
                audience.push(frames.auto(draft.state, seat))
        if draft.record:
            self.tell_table()

    def tell_table(self) -> None:
        """The table's record changed."""
        for viewer in self.audiences:
            self._tell(viewer, frames.table(self.record, self.shown_to(viewer).seq))

    def tell_all(self, body: bytes) -> None:
        for viewer in self.audiences:
            self._tell(viewer, body)

    def _tell(self, viewer: Viewer, body: bytes) -> None:
        late = self.spectators_wait
        if viewer is None and late:
            self._later(body, self.room.clock.now() + late)
        else:
            self.audiences[viewer].push(body)

    def tell_twins(self, seat: Viewer, sink: Sink | None, ask: str) -> None:
        """A player's other sockets hear which ask was answered on this one; ``None`` = in another process."""
        audience = self.audiences.get(seat)
        for twin in audience.sinks if audience is not None else ():
            if twin is not sink:
                twin.push(frames.answered(ask))
        if sink is not None:
            self.room.say({"type": "answered", "table": self.id, "seat": seat, "ask": ask})

    def hello_all(self) -> None:
        """Everybody gets the whole state."""
        now = self.room.clock.now()
        for viewer, audience in self.audiences.items():
            audience.recent.clear()
            if audience.sinks and not (viewer is None and self.spectators_wait):
                audience.push(self.hello(viewer, now))

    def hello(self, viewer: Viewer, now: int) -> bytes:
        """The whole state as one audience may see it."""
        shown = None if self.state is None else self.shown_to(viewer)
        if shown is not None and viewer not in shown.own:
            shown = None  # a spectator for whom the game has not started yet
        return frames.hello(self.record, self.state, shown, viewer, now)

    # audiences

    def audience(self, viewer: Viewer) -> Audience:
        """An audience that is kept up to date from now on."""
        found = self.audiences.get(viewer)
        if found is None:
            found = self.audiences[viewer] = Audience(viewer, self.room.settings.recent)
            if self.state is not None and viewer not in self.shown.own:
                self.shown = self.shown.copy()
                project.add(self.shown, self.state, viewer)
        return found

    def forget_lingering(self, now: int) -> None:
        """An audience that nobody has come back to costs nothing any more."""
        for viewer, audience in list(self.audiences.items()):
            if audience.sinks or audience.left_at is None or (viewer is None and self.spectators_wait):
                continue
            if now > audience.left_at + self.room.settings.linger and viewer in self.shown.own:
                self.shown = self.shown.copy()
                self.shown.drop(viewer)
                del self.audiences[viewer]

    def shown_to(self, viewer: Viewer) -> Shown:
        """What an audience has been shown: spectators may be behind."""
        if viewer is None and self._behind is not None:
            return self._behind
        return self.shown

    # spectators' delay

    @property
    def spectators_wait(self) -> int:
        """Milliseconds by which spectators are behind."""
        return 0 if self.state is None else self.state.options.spectator_delay * 1000

    async def take_behind(self) -> None:
        """Spectators of a table that was just brought in: show them the state of then, and line up what came since.
        Where other rules cannot play that again, they see nothing until the state of now is old enough."""
        now, rules, state = self.room.clock.now(), self.room.rules, self.state
        self._delayed = Delayed()
        try:
            await self._play_behind(now - self.spectators_wait)
        except (Refused, rules.illegal, rules.stale, rules.mismatch):
            if state is not None:
                self._delayed = Delayed()
                self.begin_behind(project.first(state, [None]), now)

    async def _play_behind(self, then: int) -> None:
        """From the state of then on. Raises ``Refused`` and the game's errors where it cannot be played again."""
        state = await self.room.state_then(self.id, then)
        if state is None:
            return
        self.audience(None)
        shown = project.first(state, [None])
        if state.control.at > then:
            self.begin_behind(shown, state.control.at)
        else:
            self._behind = shown
        for row in await self.room.store.journal(self.id, state.n):
            if row.n > self.n:
                break
            entries = entries_of(row)
            if ["r"] in entries:
                raise Refused("conflict", "the phase was started again under other rules")
            draft = Draft(state, shown, row.at)
            for entry in entries:
                draft.put(entry)
            state.n, shown = row.n, draft.shown
            for frame in draft.frames:
                self._later(frame, row.at + self.spectators_wait)

    def begin_behind(self, shown: Shown, at: int) -> None:
        """The game started at that time: spectators are told later."""
        self.audience(None)
        self._behind = Shown()
        hello = frames.hello(self.record, self.state, shown, None, at)
        self._later(hello, at + self.spectators_wait, shown)

    def _later(self, what: Frame | bytes, at: int, shown: Shown | None = None) -> None:
        self._delayed.add(at, what, what.shown if isinstance(what, Frame) else shown)
        if self._release_timer is None:
            self._release_timer = self.room.clock.call_later(self._until(at), self._release)

    def _until(self, at: int) -> float:
        return max(at - self.room.clock.now(), 1) / 1000

    def _release(self) -> None:
        """Send what has become old enough for spectators."""
        audience = self.audiences.get(None)
        for what, shown in self._delayed.ripe(self.room.clock.now()):
            if shown is not None:
                self._behind = shown
            if audience is not None:
                audience.tell(what) if isinstance(what, Frame) else audience.push(what)
        self._release_timer = None
        if self._delayed.queue:
            self._release_timer = self.room.clock.call_later(self._until(self._delayed.queue[0][0]), self._release)

    def close_delayed(self) -> None:
        if self._release_timer is not None:
            self._release_timer.cancel()
        self._release_timer = None
