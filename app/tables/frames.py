"""The server's messages on a socket, apart from updates (``project``): small JSON bodies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .project import Shown, Viewer

if TYPE_CHECKING:
    from .record import Record
    from .state import TableState

encode = msgspec.json.Encoder().encode


def hello(record: Record, state: TableState | None, shown: Shown | None, viewer: Viewer, now: int) -> bytes:
    """The whole state for one audience: the first message, and the answer to ``resync``."""
    seq = 0 if shown is None else shown.seq
    head = encode({"type": "hello", "protocol": 1, "table": record.wire(seq), "seat": viewer, "seq": seq})[:-1]
    view, asks, waiting, deadline, banks = b"{}", b"[]", b"[]", b"null", b""
    if shown is not None:
        view, asks = shown.view(viewer), shown.asks[viewer]
        waiting, deadline, banks = shown.waiting, shown.deadline, shown.banks
    rules = orders_body(state, viewer)
    return b'%b,"view":%b,"asks":%b,"waiting":%b,"deadline":%b%b,"auto":%b,"commitment":%b,"now":%d}' % (
        head, view, asks, waiting, deadline, banks, rules, encode(record.commitment), now,
    )  # fmt: skip


def orders_body(state: TableState | None, viewer: Viewer) -> bytes:
    if state is None or viewer is None:
        return b"[]"
    return encode([rule.wire() for rule in state.orders_of(viewer)])


def ack(command: str, seq: int) -> bytes:
    return b'{"type":"ack","id":%b,"seq":%d}' % (encode(command), seq)


def answered(ask: str) -> bytes:
    return encode({"type": "answered", "ask": ask})


def error(command: str | None, code: str, message: str, details: dict[str, Any] | None = None) -> bytes:
    body: dict[str, Any] = {"type": "error", "id": command, "code": code, "message": message}
    if details:
        body["details"] = details
    return encode(body)


def table(record: Record, seq: int) -> bytes:
    return encode({"type": "table", "table": record.wire(seq)})


def auto(state: TableState, seat: int) -> bytes:
    return b'{"type":"auto","rules":%b}' % orders_body(state, seat)


def presence(seats: dict[str, str], spectators: int) -> bytes:
    return encode({"type": "presence", "seats": seats, "spectators": spectators})


def chat(seat: int | None, player: str, name: str, text: str, at: int, to: str) -> bytes:
    return encode({"type": "chat", "from": seat, "player": player, "name": name, "text": text, "at": at, "to": to})
