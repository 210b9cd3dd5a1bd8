"""ASK: the closed set of questions a seat can be asked, what they refer to, and the answers (VALUE).

An ask says all that is legal: every choice of `min` to `max` options, every allocation within slots and total.
"""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypeAliasType, TypedDict

from app.web.schemas.parts import Card, Msg, Phase, Ref, Seat, Source


@with_config(ConfigDict(extra="allow"))
class Hint(TypedDict):
    """What a use does, for programs: a `kind` and what belongs to it."""

    kind: str


class Choice(TypedDict):
    """One option of a `choose` or `order`."""

    id: str
    label: str
    msg: NotRequired[Msg]
    ref: Ref
    refs: NotRequired[list[Ref]]
    does: Annotated[NotRequired[Hint], Field(description="What this use would do, as far as the seat knows.")]


class Slot(TypedDict):
    """One slot of an `allocate`, with the least and the most that may be put there."""

    id: str
    label: str
    msg: NotRequired[Msg]
    ref: Ref
    min: int
    max: int


class Range(TypedDict):
    """The least and the most that may be allocated in all."""

    min: int
    max: int


class Give(TypedDict):
    """What one side of a deal gives."""

    cards: NotRequired[list[Any]]
    random_cards: NotRequired[int]
    colony: NotRequired[str | None]
    ships: NotRequired[int]
    lucre: NotRequired[int]


@with_config(ConfigDict(extra="allow"))
class Offer(TypedDict):
    """An offer: what is given, what is taken, and promises that bind nobody. Missing fields are nothing.

    In `give` cards are ids, in `take` they are terms (`KIND`, `KIND:VALUE`, `KIND:NAME`, `attack:highest`); in
    `received` everything is told from the receiver's side and named cards are whole CARDs.
    """

    give: NotRequired[Give]
    take: NotRequired[Give]
    promises: NotRequired[list[str]]


@with_config(ConfigDict(extra="allow"))
class CanGive(TypedDict):
    """What this seat may put into an offer."""

    cards: list[Card]
    random_cards: NotRequired[int]
    colonies: list[str]
    lucre: NotRequired[int]


@with_config(ConfigDict(extra="allow"))
class CanReceive(TypedDict):
    """What this seat may ask for: terms, a number of random cards, colonies."""

    cards: list[str]
    random_cards: int
    colonies: list[str]
    lucre: NotRequired[int]


class DealAnswer(TypedDict):
    """The answer to a `deal`: offer, accept what was received, withdraw, or refuse and end the negotiation."""

    action: Literal["offer", "accept", "withdraw", "refuse"]
    offer: NotRequired[Offer]


Value = TypeAliasType(
    "Value",
    Annotated[
        list[str] | dict[str, int] | DealAnswer | None,
        Field(description="Answer to an ask: option ids, numbers by slot id, a deal's answer; null: back to the menu."),
    ],
)


class AskBase(TypedDict):
    """What every ask has."""

    id: Annotated[str, Field(description="Counted for each seat, as in `s2-17`.")]
    seat: Seat
    phase: Phase
    moment: str
    window: Annotated[bool, Field(description="Part of a response window: nobody sees who was asked or has answered.")]
    title: str
    text: str
    msg: NotRequired[Any]
    source: Source | None
    actor: NotRequired[Seat | None]
    target: NotRequired[Seat | None]
    deadline: Annotated[int | None, Field(description="Milliseconds since the epoch, or null: no clock.")]
    bank: Annotated[
        NotRequired[int], Field(description="The last so many ms before the deadline come out of the bank.")
    ]
    like: Annotated[NotRequired[str], Field(description="The question that this one is answered like.")]
    does: Annotated[NotRequired[Hint], Field(description="What the announced use does, as far as all know.")]
    free: NotRequired[bool]
    back: NotRequired[bool]
    side: Annotated[NotRequired[str | None], Field(description="The side a window's question is about.")]


class ChooseAsk(AskBase):
    """Choose `min` to `max` different options. VALUE = their ids."""

    kind: Literal["choose"]
    options: list[Choice]
    min: int
    max: int
    default: list[str] | None


class AllocateAsk(AskBase):
    """Put numbers into slots. VALUE = number by slot id; what is missing is 0."""

    kind: Literal["allocate"]
    slots: list[Slot]
    total: Range
    default: dict[str, int] | None


class OrderAsk(AskBase):
    """Put all options into an order. VALUE = all ids."""

    kind: Literal["order"]
    options: list[Choice]
    default: list[str] | None


# The functional form, because `with` is a word of Python's.
_DealWith = TypedDict("_DealWith", {"with": "int | list[int]"})


class DealAsk(AskBase, _DealWith):
    """Negotiate. The ask stays open, and gets a new id whenever the received offer changes."""

    kind: Literal["deal"]
    offer: Annotated[Offer | None, Field(description="Your own offer as it stands.")]
    received: Annotated[Offer | None, Field(description="The other's offer, told from your side.")]
    can_give: CanGive
    can_receive: CanReceive
    last: Annotated[NotRequired[Seat | None], Field(description="The seat that moved last in the talks.")]
    actions: Annotated[
        NotRequired[list[Literal["offer", "accept", "withdraw", "refuse"]]],
        Field(description="What you may do, if not all: a proposal is made once and taken or left."),
    ]
    default: DealAnswer | None


Ask = TypeAliasType("Ask", Annotated[ChooseAsk | AllocateAsk | OrderAsk | DealAsk, Field(discriminator="kind")])
