"""Every message the server sends on a socket, in one file."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType, TypedDict

from app.tables.errors import Code
from app.web.schemas.asks import Ask, Value
from app.web.schemas.parts import Event, Seat
from app.web.schemas.table import Table
from app.web.schemas.view import View

# The codes of a refusal; `internal` and `unavailable` are the server's own fault, the others tell what to do otherwise.
ErrorCode = TypeAliasType("ErrorCode", Code | Literal["internal", "unavailable"])
Millis = Annotated[int, Field(description="Milliseconds since the epoch.")]
Banks = Annotated[
    list[int | None],
    Field(description="What is left of each seat's bank in milliseconds, null for bots; missing where there is none."),
]
Deadline = Annotated[int | None, Field(description="Milliseconds since the epoch, or null: no clock.")]


class NoView(TypedDict):
    """The view before the start: `{}`."""


class Match(TypedDict, total=False):
    """Which windows a standing order is for; what is missing matches anything, null what has none."""

    moment: str | None
    source: Any
    actor: Seat | None
    target: Seat | None
    side: str | None


class Wake(TypedDict):
    """What ends a standing order: an event of this kind, of this seat if one is named."""

    event: str
    seat: NotRequired[Seat | None]


class Rule(TypedDict):
    """A standing order: what to answer in the windows it matches, until when, and what wakes its owner."""

    match: Match
    answer: Annotated[Literal["pass"] | Value, Field(description="`pass`, or a VALUE.")]
    until: Literal["phase", "encounter", "game"]
    wake: list[Wake]


class Patch(TypedDict):
    """One operation of RFC 6902 on the view."""

    op: Literal["add", "remove", "replace", "move", "copy", "test"]
    path: str
    value: NotRequired[object]


class Hello(TypedDict):
    """The first message on a socket, and the answer to `resync`: the whole table as this viewer may see it."""

    type: Literal["hello"]
    protocol: Literal[1]
    table: Table
    seat: Seat | None
    seq: int
    view: View | NoView
    asks: list[Ask]
    waiting: list[Seat]
    deadline: Deadline
    banks: NotRequired[Banks]
    auto: list[Rule]
    commitment: str | None
    now: Millis


class Update(TypedDict):
    """What happened since `prev`, as a patch on the view. `asks` are all that are open for this seat now."""

    type: Literal["update"]
    seq: int
    prev: int
    events: list[Event]
    patch: list[Patch]
    asks: list[Ask]
    waiting: list[Seat]
    deadline: Deadline
    banks: NotRequired[Banks]
    hash: Annotated[str, Field(description="First 16 hex digits of SHA-256 over the canonical JSON of the view.")]


class Ack(TypedDict):
    """The command with this id is durable; `seq` is that of the moment."""

    type: Literal["ack"]
    id: str
    seq: int


class Answered(TypedDict):
    """Another socket of the same player has answered this ask; an update follows."""

    type: Literal["answered"]
    ask: str


class ErrorMessage(TypedDict):
    """A command was refused and changed nothing."""

    type: Literal["error"]
    id: str | None
    code: ErrorCode
    message: str
    details: NotRequired[dict[str, object]]


class TableMessage(TypedDict):
    """The table's record changed."""

    type: Literal["table"]
    table: Table


class AutoMessage(TypedDict):
    """A standing order changed or ended: these are left."""

    type: Literal["auto"]
    rules: list[Rule]


class Presence(TypedDict):
    """Who is there. Never part of the view."""

    type: Literal["presence"]
    seats: dict[str, Literal["online", "away", "offline"]]
    spectators: int


# The functional form, because `from` is a word of Python's.
_ChatFrom = TypedDict("_ChatFrom", {"from": "int | None"})


class ChatMessage(_ChatFrom):
    """Somebody says something; `from` is null for somebody without a seat."""

    type: Literal["chat"]
    player: Annotated[NotRequired[str], Field(description="The id of who speaks.")]
    name: str
    text: str
    at: Millis
    to: Literal["table", "spectators"]


class Pong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        Hello | Update | Ack | Answered | ErrorMessage | TableMessage | AutoMessage | Presence | ChatMessage | Pong,
        Field(discriminator="type"),
    ],
)
SERVER_MESSAGES: tuple[type, ...] = (
    Hello,
    Update,
    Ack,
    Answered,
    ErrorMessage,
    TableMessage,
    AutoMessage,
    Presence,
    ChatMessage,
    Pong,
)


def server_message_adapter() -> TypeAdapter[ServerMessage]:
    """A checker for what comes out of a socket; used by the tests and the schema export."""
    return TypeAdapter(ServerMessage)
