"""The bodies of the REST calls: what comes in is checked strictly, what goes out is described."""

import unicodedata
from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidatorFunctionWrapHandler, WrapValidator
from typing_extensions import TypedDict

from app.web.schemas.messages import ErrorCode
from app.web.schemas.parts import Event
from app.web.schemas.table import Level, PlayerRef, Table, TableOptions, Visibility
from app.web.schemas.view import View

MAX_NAME = 40
MAX_TABLE_NAME = 60
MAX_CHAT = 500
# Joiners hold letters together (emoji of several parts, some scripts); all else of their kind is only invisible.
_JOINERS = "\u200c\u200d"
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def plain_text(text: str) -> str:
    """The text without control, direction and other unseen characters, with single spaces, composed (NFC)."""
    kept = [c if c in _JOINERS or unicodedata.category(c) not in _UNSEEN else " " for c in text]
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def _visible(text: str) -> str:
    clean = plain_text(text)
    if not clean.strip(_JOINERS + " "):
        raise ValueError("expected at least one visible character")
    return clean


def _as_told(value: Any, handler: ValidatorFunctionWrapHandler) -> Any:
    """Leaves the options' insides to the tables, which know what is built; here it is only an object."""
    if not isinstance(value, dict):
        raise ValueError(f"expected an object, got {type(value).__name__}")
    return value


PlayerName = Annotated[str, Field(min_length=1, max_length=MAX_NAME, examples=["Ada"]), AfterValidator(_visible)]
TableName = Annotated[str, Field(max_length=MAX_TABLE_NAME, examples=["Friday night"]), AfterValidator(plain_text)]
Text = Annotated[str, Field(min_length=1, max_length=MAX_CHAT, examples=["Well played!"]), AfterValidator(_visible)]
OptionsBody = Annotated[TableOptions, WrapValidator(_as_told), Field(examples=[{"pace": "live"}])]
Nonce = Annotated[str, Field(pattern=r"^[0-9a-fA-F]{1,64}$", description="Up to 64 hex digits.", examples=["c0ffee"])]
NonceHash = Annotated[
    str, Field(pattern=r"^[0-9a-fA-F]{64}$", description="SHA-256 of the nonce, 64 hex digits.", examples=["ab" * 32])
]


class Body(BaseModel):
    """A request body: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewPlayer(Body):
    """A guest's name."""

    name: PlayerName


class EnterByCode(Body):
    """The code that was shown on a device which is signed in."""

    code: Annotated[str, Field(min_length=1, max_length=40, examples=["K7Q2M-9TXWE"])]


class NewTable(Body):
    """A table to be made. The creator sits at seat 0 and is the host."""

    name: TableName | None = None
    seats: Annotated[int, Field(ge=3, le=8, examples=[5])]
    visibility: Visibility = "public"
    spectators: bool = True
    options: OptionsBody = Field(default_factory=lambda: TableOptions())


class Play(Body):
    """One call to a running game against bots."""

    bots: Annotated[int, Field(ge=2, le=7, examples=[4])]
    options: OptionsBody = Field(default_factory=lambda: TableOptions())
    nonce: Nonce | None = None


class Join(Body):
    """Which seat to take; without one the first that is free."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Ready(Body):
    """Ready to start, and SHA-256 of the nonce this player will open when all are ready."""

    ready: bool
    nonce_hash: NonceHash | None = None


class OpenNonce(Body):
    """The nonce whose hash was given with `ready`."""

    nonce: Nonce


class AddBot(Body):
    """The strength of the bot that fills one empty seat."""

    level: Level = "normal"


class Kick(Body):
    """The seat to be emptied."""

    seat: Annotated[int, Field(ge=0, le=7)]


class ChangeTable(Body):
    """What the host changes before the start; what is missing stays."""

    name: TableName | None = None
    visibility: Visibility | None = None
    spectators: bool | None = None
    options: OptionsBody | None = None


class ChatText(Body):
    """Something said."""

    text: Text


class ReportBody(Body):
    """Whom to report, and why; what was said at the table the server adds itself."""

    player: Annotated[str, Field(min_length=1, max_length=64, description="The player's id.", examples=["1f3a"])]
    reason: Literal["abuse", "spam", "cheating", "other"]
    note: Annotated[str, Field(max_length=MAX_CHAT), AfterValidator(plain_text)] = ""


class NewWebhook(Body):
    """Where to tell the caller that a slow table waits for him."""

    url: Annotated[
        str,
        Field(
            min_length=1,
            max_length=2000,
            description="Gets a POST with a JSON body; https and on the public internet.",
            examples=["https://chat.example/hooks/1"],
        ),
    ]
    private: Annotated[
        bool,
        Field(description="Nobody else reads it: the question is named, and response windows are told, too."),
    ] = False
    language: Literal["en", "de"] = "en"


class ChangeWebhook(Body):
    """What changes; what is missing stays."""

    on: bool | None = None
    private: bool | None = None
    language: Literal["en", "de"] | None = None


class NewPlayerReply(TypedDict):
    """The guest and the token, which is also set as a cookie."""

    player: PlayerRef
    token: str


class DeviceCode(TypedDict):
    """A code that signs in one further device, once, until `expires_at` (ms since the epoch)."""

    code: str
    expires_at: int


class Webhook(TypedDict):
    """A player's webhook as he sees it himself; nobody else does. Times in ms since the epoch."""

    host: Annotated[str, Field(description="The host of its address; the rest is never told again.")]
    on: Annotated[bool, Field(description="Off by its player's wish, or after too many messages that did not arrive.")]
    private: bool
    language: Literal["en", "de"]
    made_at: int
    last_at: Annotated[int | None, Field(description="When the last message was sent.")]
    problem: Annotated[str | None, Field(description="Why the last message did not arrive; null: it did.")]


class MyWebhook(TypedDict):
    """Whether this site sends messages, and the caller's webhook."""

    available: bool
    webhook: Webhook | None


class NewWebhookReply(TypedDict):
    """The new webhook, and the secret that signs its messages (hex), which is shown this once."""

    webhook: Webhook
    secret: str


class WebhookTest(TypedDict):
    """How the test fared."""

    delivered: bool
    problem: str | None


class Removed(TypedDict):
    """It is gone."""

    removed: Literal[True]


class Me(TypedDict):
    """The player and the tables he sits at, those that wait for him first."""

    player: PlayerRef
    tables: list[Table]


class TableList(TypedDict):
    """A page of tables; `next` is the cursor of the page after it, or null."""

    tables: list[Table]
    next: str | None


class EventLog(TypedDict):
    """A page of the log, as far as the caller may see it."""

    seq: Annotated[int, Field(description="The last seq told in this page.")]
    events: Annotated[list[Event], Field(description="Each with its `seq` and the time, `at`.")]
    next: Annotated[int | None, Field(description="What to ask for as `after` to get the next page, or null.")]


class ViewAt(TypedDict):
    """The view after seq N."""

    seq: int
    view: View


class Said(TypedDict):
    """What was said, as the others see it."""

    said: str


class Reported(TypedDict):
    """The report is kept for the host of the site."""

    reported: Literal[True]


class Health(TypedDict):
    """The process answers."""

    status: Literal["ok"]
    version: str


class Readiness(TypedDict):
    """Whether the parts this process needs answer."""

    ready: bool
    database: bool
    bus: bool


class ErrorBody(TypedDict):
    """What was refused and why."""

    code: ErrorCode
    message: str
    details: NotRequired[dict[str, Any]]


class ErrorReply(TypedDict):
    """Every error of the REST calls."""

    error: ErrorBody


REQUESTS: tuple[type[BaseModel], ...] = (
    NewPlayer, EnterByCode, NewTable, Play, Join, Ready, OpenNonce, AddBot, Kick, ChangeTable, ChatText,
    ReportBody, NewWebhook, ChangeWebhook,
)  # fmt: skip
REPLIES: tuple[Any, ...] = (
    NewPlayerReply,
    DeviceCode,
    MyWebhook,
    NewWebhookReply,
    WebhookTest,
    Removed,
    Me,
    TableList,
    EventLog,
    ViewAt,
    Said,
    Reported,
    Health,
    Readiness,
    ErrorReply,
)
