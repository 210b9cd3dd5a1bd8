"""One socket at a table: what the web layer holds. Its commands push their acknowledgement or error themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.store import PlayerRow

from . import commands, frames
from .commands import Decide
from .presence import say_presence

if TYPE_CHECKING:
    from .audience import Sink
    from .live import LiveTable
    from .project import Viewer

MOST_ID = 64
MOST_TEXT = 500


class Attachment:
    """A seated player's socket, or a spectator's (``seat`` is ``None``), which can only leave."""

    def __init__(self, live: LiveTable, sink: Sink, player: PlayerRow | None, viewer: Viewer) -> None:
        self.live = live
        self.sink = sink
        self.player = player
        self.viewer = viewer

    @property
    def seat(self) -> int | None:
        """The seat this socket speaks for."""
        return self.viewer

    async def answer(self, command_id: Any, ask_id: Any, value: Any) -> bool:
        """``answer`` of protocol.md."""
        return await self._command(command_id, commands.answer(ask_id, value), ask_id)

    async def auto(self, command_id: Any, rules: Any) -> bool:
        """``auto`` of protocol.md."""
        return await self._command(command_id, commands.auto(rules))

    async def propose(self, command_id: Any, what: Any, seat: Any = None, level: Any = None) -> bool:
        """``propose`` of protocol.md."""
        live = self.live
        decide = commands.propose(what, seat, level, self._is_here, live.room.settings.proposal)
        return await self._command(command_id, decide)

    async def _command(self, command_id: Any, decide: Decide, ask: str | None = None) -> bool:
        player, sink, live = self.player, self.sink, self.live
        if player is None or self.viewer is None:
            sink.push(frames.error(None, "forbidden", "spectators only watch"))
            return False
        if not isinstance(command_id, str) or not 0 < len(command_id) <= MOST_ID:
            sink.push(frames.error(None, "invalid", f"id: expected 1 to {MOST_ID} characters"))
            return False
        try:
            return await live.do(lambda: commands.run(live, player.id, sink, command_id, decide, ask))
        except Exception:
            sink.push(frames.error(command_id, "conflict", "the table could not take this now; try again"))
            raise

    def _is_here(self, seat: int) -> bool:
        return self.live.presence.of(seat) == "online"

    async def chat(self, text: str) -> bool:
        """Say something to the table. True: it was said."""
        if self.viewer is None or self.player is None:
            return False
        self.live.chat.say(self.viewer, self.player, text[:MOST_TEXT])
        return True

    async def resync(self) -> None:
        """Answered with a fresh ``hello``."""
        live = self.live

        async def job() -> None:
            if self.viewer in live.audiences:
                self.sink.push(live.hello(self.viewer, live.room.clock.now()))

        await live.do(job)

    def detach(self) -> None:
        """The socket has gone."""
        live = self.live
        audience = live.audiences.get(self.viewer)
        now = live.touched = live.room.clock.now()
        if audience is not None and self.sink in audience.sinks:
            audience.sinks.remove(self.sink)
            if not audience.sinks:
                audience.left_at = now
        live.presence.left(self.viewer, now)
        say_presence(live)
