"""The sockets: `/ws/tables/{ref}` for those who sit at a table, `/ws/tables/{ref}/watch` for those who look on.

Each is a plain ASGI endpoint: who may not enter gets an HTTP answer instead of a socket; after that one task reads and
one writes. A watcher's reader is handed no table, so there is no path from what he sends to one.
"""

import asyncio
import logging
import time
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from app.settings import Settings
from app.store import StoreError
from app.tables.errors import Refused
from app.web.errors import error_reply, unavailable
from app.web.identity import Credentials, credentials, identify, same_origin
from app.web.limits import Bucket, Window, too_many
from app.web.metrics import Metrics
from app.web.outbox import Outbox
from app.web.schemas.commands import (
    Answer,
    Auto,
    BadFrame,
    Chat,
    ClientMessage,
    Decoder,
    Malformed,
    Ping,
    Propose,
    Resync,
)
from app.web.schemas.rest import plain_text
from app.web.service import Attachment, TableService

POLICY = 1008
TOO_BIG = 1009
BROKEN = 1011
_PONG = b'{"type":"pong"}'
_FAREWELL = 5.0
log = logging.getLogger("fifth_colony.sockets")


def error_frame(command_id: str | None, code: str, message: str, details: dict[str, Any] | None = None) -> bytes:
    """A refusal as it goes over a socket."""
    more = {} if details is None else {"details": details}
    return msgspec.json.encode({"type": "error", "id": command_id, "code": code, "message": message, **more})


class Goodbye(Exception):
    """The socket is to be closed: an error first, then this code."""

    def __init__(self, close: int, code: str, message: str, command_id: str | None = None) -> None:
        super().__init__(message)
        self.close = close
        self.frame = error_frame(command_id, code, message)


class Connection:
    """One accepted socket: its way out, its limits, and how it reads."""

    def __init__(self, settings: Settings, metrics: Metrics, decoder: Decoder, chats: Window) -> None:
        self.player = ""
        """The id of the player who came, once he is known."""
        self.chats = chats
        self.settings = settings
        self.metrics = metrics
        self.decoder = decoder
        self.outbox = Outbox(
            frames=settings.queue_frames, size=settings.queue_bytes, on_drop=lambda: metrics.dropped.inc()
        )
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)

    async def next(self, receive: Receive) -> ClientMessage | None:
        """The next good message; None when the other side has gone. Raises `Goodbye` or `BadFrame`."""
        event = await receive()
        if event["type"] != "websocket.receive":
            return None
        if not self.bucket.take():
            raise self.bad("flood", Goodbye(POLICY, "rate_limited", self._too_many()))
        text = event.get("text")
        if text is None:
            raise self.bad("malformed", Goodbye(POLICY, "invalid", "expected a text frame, got a binary one"))
        most = self.settings.max_frame
        if len(text) > most or (not text.isascii() and len(text.encode()) > most):
            raise self.bad(
                "too_big", Goodbye(TOO_BIG, "invalid", f"expected at most {most} bytes in a frame, got more")
            )
        try:
            return self.decoder.decode(text)
        except Malformed as wrong:
            raise self.bad("malformed", Goodbye(POLICY, "invalid", wrong.message, wrong.command_id)) from None

    def bad(self, why: str, goodbye: Goodbye) -> Goodbye:
        """Counts a frame that closes the socket."""
        self.metrics.frames.labels(why).inc()
        return goodbye

    def _too_many(self) -> str:
        rate, burst = self.settings.messages_per_second, self.settings.message_burst
        return f"expected at most {rate:g} messages a second ({burst} at once), got more"


async def read_player(link: Connection, receive: Receive, seat: Attachment) -> None:
    """Hands a player's messages to the table, one after the other; returns when he has gone."""
    while True:
        try:
            message = await link.next(receive)
            if message is None:
                return
            await _hand_on(link, seat, message)
        except BadFrame as wrong:
            link.outbox.push(error_frame(wrong.command_id, "invalid", wrong.message))
        except StoreError as wrong:  # the table has said so under the command's id
            log.error("the record does not answer", exc_info=wrong)


async def _hand_on(link: Connection, seat: Attachment, message: ClientMessage) -> None:
    """What a player said, to the table; back when the table is done with it."""
    match message:
        case Answer():
            begun = time.perf_counter()
            if await seat.answer(message.id, message.ask, message.value):
                link.bucket.give_back()
            link.metrics.answer_seconds.observe(time.perf_counter() - begun)
        case Auto():
            await seat.auto(message.id, [msgspec.to_builtins(rule) for rule in message.rules])
        case Propose():
            await seat.propose(message.id, message.what, message.seat, message.level)
        case Chat():
            await _chat(link, seat, plain_text(message.text))
        case Ping():
            link.outbox.push(_PONG)
        case Resync():
            await seat.resync()


async def _chat(link: Connection, seat: Attachment, text: str) -> None:
    """Says something, unless it is nothing or there was too much of it."""
    refusal = too_many(link.chats, link.player, "lines of chat") if text else None
    if refusal is not None:
        link.outbox.push(error_frame(None, refusal.code, refusal.message, {"about": "chat", **(refusal.details or {})}))
    elif text:
        await seat.chat(text)


async def read_watcher(link: Connection, receive: Receive) -> None:
    """Answers pings; anything else ends the socket. There is no table here to reach."""
    while True:
        try:
            message = await link.next(receive)
        except BadFrame as wrong:
            raise Goodbye(POLICY, "forbidden", "a watcher may only ping", wrong.command_id) from None
        if message is None:
            return
        if not isinstance(message, Ping):
            raise Goodbye(POLICY, "forbidden", "a watcher may only ping", getattr(message, "id", None))
        link.outbox.push(_PONG)


class SocketEndpoint:
    """The ASGI endpoint of one kind of socket (`watch` or not)."""

    def __init__(self, *, watch: bool) -> None:
        self.watch = watch
        self.kind = "watcher" if watch else "player"
        self.decoder = Decoder()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        state = scope["app"].state
        link = Connection(state.settings, state.metrics, self.decoder, state.chats)
        try:
            seat = await self._enter(scope, state.tables, state.settings, link)
        except Refused as wrong:
            log.info("refused", extra={"kind": self.kind, "code": wrong.code})
            await error_reply(wrong.code, wrong.message, wrong.details)(scope, receive, send)
            return
        except StoreError as wrong:
            log.error("the record does not answer", exc_info=wrong)
            await unavailable()(scope, receive, send)
            return
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            with state.metrics.sockets.labels(self.kind).track_inprogress():
                await self._serve(link, receive, send, seat, state.links)
        finally:
            seat.detach()

    async def _enter(self, scope: Scope, tables: TableService, settings: Settings, link: Connection) -> Attachment:
        """Who it is and whether he may: a seat at the table, with the first message queued. Raises `Refused`."""
        asked = HTTPConnection(scope)
        found = credentials(asked, query=True)
        if not found.named and found.token and not same_origin(asked, settings):
            if not self.watch:
                raise Refused("forbidden", "Expected a page of this server, got one from another site.")
            found = Credentials(None, False)
        player = await identify(tables, found)
        if player is None and not self.watch:
            raise Refused("unauthorized", "Who are you? Send your token, or watch at /watch.")
        link.player = player.id if player is not None else ""
        after = _whole(asked.query_params.get("after"))
        short = asked.query_params.get("hash")
        return await tables.attach(
            scope["path_params"]["ref"], player=player, watch=self.watch, sink=link.outbox, after=after, hash=short
        )

    async def _serve(
        self, link: Connection, receive: Receive, send: Send, seat: Attachment, links: set[Connection]
    ) -> None:
        """Reads here and writes in a task of its own, until one of the two ends."""
        links.add(link)
        writer = asyncio.create_task(link.outbox.write(send, seat.resync))
        reader = asyncio.create_task(self._read(link, receive, seat))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and reader.exception() is not None:
                link.outbox.finish(BROKEN, "something went wrong on the server")
            if reader.done() and (reader.exception() is not None or reader.result()):
                await asyncio.wait((writer,), timeout=_FAREWELL)
        finally:
            links.discard(link)
            await _end(writer, reader)

    async def _read(self, link: Connection, receive: Receive, seat: Attachment) -> bool:
        """True if it ended with a goodbye that has still to be written."""
        try:
            if self.watch:
                await read_watcher(link, receive)
            else:
                await read_player(link, receive, seat)
        except Goodbye as goodbye:
            link.outbox.push(goodbye.frame)
            link.outbox.finish(goodbye.close, str(goodbye)[:100])
            return True
        return False


async def _end(*tasks: asyncio.Task[Any]) -> None:
    """Ends both tasks; what broke in one of them is logged, a socket that went away is not."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and type(outcome).__name__ not in (
            "ClientDisconnected",
            "WebSocketDisconnect",
        ):
            log.error("socket failed", exc_info=outcome)


async def close_stalled(links: set[Connection], settings: Settings, metrics: Metrics) -> None:
    """Watches over all sockets: one whose write takes too long is given up. Runs until it is cancelled."""
    while True:
        await asyncio.sleep(min(5.0, settings.stall_seconds / 2))
        limit = time.monotonic() - settings.stall_seconds
        for link in list(links):
            since = link.outbox.sending_since
            if since is not None and since < limit:
                metrics.stalled.inc()
                link.outbox.give_up()


def _whole(text: str | None) -> int | None:
    """A whole number from the query; none for none and for one that nobody was told."""
    if text is None:
        return None
    try:
        number = int(text)
    except ValueError:
        raise Refused("invalid", "after: expected a whole number, got something else") from None
    return number if number >= 0 else None
