"""What happened, and what each viewer may see of it (protocol.md EVENT).

An event is public apart from what stands in ``private``: fields that one seat alone gets (the cards it drew, say).
An event with ``only`` exists for those seats alone. The sentence is made from the key and its arguments when it is
read, so a simulation pays nothing for texts.
"""

from __future__ import annotations

from typing import Any

from .refs import Names, message, say, wire
from .texts import EVENTS

Fields = dict[str, Any]


class Event:
    """One thing that happened. ``kind`` is its key in ``texts.EVENTS``."""

    __slots__ = ("args", "encounter", "fields", "kind", "names", "only", "private", "seat", "source")

    def __init__(
        self,
        kind: str,
        encounter: int,
        names: Names,
        args: Fields,
        seat: int | None = None,
        source: tuple[str, str] | None = None,
        fields: Fields | None = None,
        private: dict[int, Fields] | None = None,
        only: frozenset[int] | None = None,
    ) -> None:
        self.kind, self.encounter, self.names, self.args = kind, encounter, names, args
        self.seat, self.source = seat, source
        self.fields, self.private, self.only = fields, private, only

    def for_viewer(self, viewer: int | None) -> Fields | None:
        """The event as a seat, or a spectator (``None``), may see it; ``None`` if this viewer learns nothing."""
        if self.only is not None and viewer not in self.only:
            return None
        body: Fields = {
            "kind": self.kind,
            "text": say(EVENTS[self.kind], self.args, self.names),
            "msg": message(f"event.{self.kind}", self.args),
            "encounter": self.encounter,
        }
        if self.seat is not None:
            body["seat"] = self.seat
        if self.source is not None:
            body["source"] = {"type": self.source[0], "id": self.source[1]}
        if self.fields:
            body.update({name: wire(value) for name, value in self.fields.items()})
        if self.private and viewer is not None and viewer in self.private:
            body.update(self.private[viewer])
        return body

    @property
    def shared(self) -> bool:
        """Every viewer gets the same bytes."""
        return self.only is None and not self.private
