"""How a socket comes to a table: it gets a hello, or what it missed, and from then on what its audience gets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from app.store import PlayerRow

from . import frames, project
from .attachment import Attachment
from .errors import Refused
from .live import Conflict, LiveTable
from .presence import presence_frame, say_presence

if TYPE_CHECKING:
    from .audience import Sink
    from .lobby import Lobby
    from .project import Viewer


async def enter(
    live: LiveTable, lobby: Lobby, player: PlayerRow | None, sink: Sink, after: int | None, short: str | None
) -> Attachment:
    """Attach a socket, of a seated player or (``None``) of a spectator; ``after`` and ``short`` say what it has."""

    async def job() -> Attachment:
        await live.look()
        place = None
        if player is not None:
            place = live.record.seat_of(player.id)
            if place is None:
                raise Refused("forbidden", "you have no seat at this table")
            await lobby.come_back(live, player.id)
        _greet(live, place, sink, after, short)
        return Attachment(live, sink, player, place)

    for _ in range(live.room.settings.retries):
        coming = live.queue(job)
        try:
            attachment = await asyncio.shield(coming)
        except Conflict:
            continue
        except asyncio.CancelledError:  # the socket went away meanwhile
            coming.add_done_callback(_leave_again)
            raise
        say_presence(live)
        return attachment
    raise Refused("conflict", "the table changed too often; try again")


def _greet(live: LiveTable, place: Viewer, sink: Sink, after: int | None, short: str | None) -> None:
    audience, now = live.audience(place), live.room.clock.now()
    shown = live.shown_to(place)
    missed = None if after is None or live.state is None else audience.missed(shown, after, short)
    if missed is None:
        sink.push(live.hello(place, now))
    else:
        for body in missed or [project.empty(shown, place)]:
            sink.push(body)
        sink.push(frames.table(live.record, shown.seq))  # what a hello says besides the view
        if live.state is not None and place is not None:
            sink.push(frames.auto(live.state, place))
    audience.sinks.append(sink)
    audience.left_at = None
    live.presence.came(place, now)
    sink.push(presence_frame(live))


def _leave_again(coming: asyncio.Future[Attachment]) -> None:
    if not coming.cancelled() and coming.exception() is None:
        coming.result().detach()
