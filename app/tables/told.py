"""What happened, ready to be told: the game's events, the table's own, and how both stand in the journal.

Body of a journal row: a list of ``{"s": seq, "all": EVENT}`` or ``{"s": seq, "to": {"0": EVENT, "-": EVENT}}``, where
``-`` are the spectators and who is missing learns nothing."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

SPECTATORS = "-"
_decode = msgspec.json.Decoder(list[dict[str, Any]]).decode
_encode = msgspec.json.Encoder().encode


class Tellable(Protocol):
    """An event of the game or of the table."""

    @property
    def kind(self) -> str: ...
    @property
    def shared(self) -> bool: ...
    def for_viewer(self, viewer: int | None) -> dict[str, Any] | None: ...


class TableEvent:
    """Something that happened at the table and not in the game; everybody sees it."""

    __slots__ = ("body",)
    shared = True

    def __init__(self, kind: str, text: str, encounter: int, seat: int | None = None, **args: Any) -> None:
        body: dict[str, Any] = {
            "kind": kind,
            "text": text,
            "msg": {"key": f"table.{kind}", "args": args if seat is None else {"seat": seat, **args}},
            "encounter": encounter,
            "source": {"type": "table", "id": kind},
        }
        if seat is not None:
            body["seat"] = seat
        self.body = body

    @property
    def kind(self) -> str:
        return self.body["kind"]

    def for_viewer(self, viewer: int | None) -> dict[str, Any] | None:
        del viewer
        return self.body


class Told:
    """One event at its seq, encoded once for all who see the same."""

    __slots__ = ("event", "seq", "shared")

    def __init__(self, event: Tellable, seq: int) -> None:
        self.event = event
        self.seq = seq
        self.shared = _encode(event.for_viewer(None)) if event.shared else None

    def body(self, viewer: int | None) -> bytes | None:
        """EVENT as JSON for a viewer; ``None`` if he learns nothing."""
        if self.shared is not None:
            return self.shared
        event = self.event.for_viewer(viewer)
        return None if event is None else _encode(event)

    def journal(self, seats: int) -> bytes:
        """One element of the journal's body."""
        if self.shared is not None:
            return b'{"s":%d,"all":%b}' % (self.seq, self.shared)
        viewers: list[int | None] = [None, *range(seats)]
        bodies = [(SPECTATORS if v is None else str(v), self.body(v)) for v in viewers]
        told = b",".join(b'"%b":%b' % (name.encode(), body) for name, body in bodies if body is not None)
        return b'{"s":%d,"to":{%b}}' % (self.seq, told)


def journal_body(told: list[Told], seats: int) -> bytes:
    """The events of a transition as they stand in its row."""
    return b"[%b]" % b",".join(one.journal(seats) for one in told)


def read_body(body: bytes, viewer: int | None) -> list[tuple[int, dict[str, Any]]]:
    """(seq, EVENT) for a viewer, from a row."""
    name = SPECTATORS if viewer is None else str(viewer)
    found: list[tuple[int, dict[str, Any]]] = []
    for one in _decode(body):
        event = one["all"] if "all" in one else one["to"].get(name)
        if event is not None:
            found.append((one["s"], event))
    return found
