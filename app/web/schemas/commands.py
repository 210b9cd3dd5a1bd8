"""Every message a client may send on a socket, in one file.

Decoded and checked by msgspec in one step. `decode` tells two kinds of wrong apart: a frame that is no message of this
protocol (`Malformed`, the socket is closed), and a command whose content is wrong (`Refusable`, refused under its id).
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

CommandId = Annotated[
    str,
    Meta(min_length=1, max_length=64, description="Made by the client, unique; repeating one has no second effect."),
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Short = Annotated[str, Meta(max_length=64)]
MAX_CHAT = 500
MAX_RULES = 50


class RuleMatch(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Which windows a standing order is for; what is missing matches anything."""

    moment: Short | UnsetType | None = UNSET
    source: Any | UnsetType = UNSET
    actor: SeatNumber | UnsetType | None = UNSET
    target: SeatNumber | UnsetType | None = UNSET
    side: Short | UnsetType | None = UNSET


class RuleWake(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What ends a standing order: an event of this kind, of this seat if one is named."""

    event: Short
    seat: SeatNumber | UnsetType | None = UNSET


class AutoRule(Struct, forbid_unknown_fields=True):
    """A standing order: `answer` is the word `pass` or a VALUE."""

    match: RuleMatch = msgspec.field(default_factory=RuleMatch)
    answer: Any = "pass"
    until: Literal["phase", "encounter", "game"] = "encounter"
    wake: Annotated[list[RuleWake], Meta(max_length=MAX_RULES)] = msgspec.field(default_factory=list)


class Answer(Struct, tag_field="type", tag="answer"):
    """Answers an ask. `value` is what the ask's kind asks for; null goes back where the ask says `back`."""

    id: CommandId
    ask: Short
    value: Any


class Auto(Struct, tag_field="type", tag="auto"):
    """Replaces the standing orders."""

    id: CommandId
    rules: Annotated[list[AutoRule], Meta(max_length=MAX_RULES)]


class Propose(Struct, tag_field="type", tag="propose"):
    """Proposes something about the table itself; what the rules do not allow at once the others are asked."""

    id: CommandId
    what: Literal["take_back", "pause", "resume", "bot", "wait"]
    seat: SeatNumber | None = None
    level: Literal["easy", "normal", "hard"] | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    """Says something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class Resync(Struct, tag_field="type", tag="resync"):
    """Asks for a fresh hello."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Asks for a pong."""


ClientMessage = Answer | Auto | Propose | Chat | Resync | Ping
CLIENT_MESSAGES: tuple[type[Struct], ...] = (Answer, Auto, Propose, Chat, Resync, Ping)


class Envelope(Struct):
    """The outside of a command: enough to refuse it under its id when its inside is wrong."""

    type: str
    id: CommandId | None = None


class BadFrame(Exception):
    """A frame that is no valid message: expected and got in words, and the id of the command if it gave a good one."""

    def __init__(self, command_id: str | None, message: str) -> None:
        super().__init__(message)
        self.command_id = command_id
        self.message = message


class Malformed(BadFrame):
    """The frame is no message of this protocol."""


class Refusable(BadFrame):
    """A message of this protocol with a wrong content."""


class Decoder:
    """Turns frames into client messages."""

    def __init__(self) -> None:
        self._message = msgspec.json.Decoder(ClientMessage)
        self._envelope = msgspec.json.Decoder(Envelope)

    def decode(self, frame: str | bytes) -> ClientMessage:
        """The message in a frame; raises `Malformed` or `Refusable`."""
        try:
            return self._message.decode(frame)
        except msgspec.ValidationError as wrong:
            raise self._told_apart(frame, str(wrong)) from None
        except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            raise Malformed(None, f"expected one JSON object, got something else: {wrong}") from None

    def _told_apart(self, frame: str | bytes, message: str) -> BadFrame:
        try:
            envelope = self._envelope.decode(frame)
        except (msgspec.DecodeError, RecursionError):
            return Malformed(None, message)
        if envelope.type == "chat" or (envelope.type in ("auto", "propose") and envelope.id is not None):
            return Refusable(envelope.id, message)
        return Malformed(envelope.id, message)
