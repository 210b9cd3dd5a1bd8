"""CARD, EVENT and the small parts that views, events and questions are made of.

Seats are numbers from 0, clockwise; where a seat is the key of an object it is written as a string, as JSON demands.
"""

from typing import Annotated, Any, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

Seat = Annotated[int, Field(ge=0, le=7, description="A seat's number, clockwise from 0.")]
Ships = Annotated[dict[str, int], Field(description="Number of ships by seat.")]
Phase = Annotated[
    str,
    Field(description="`setup`, a phase of the rules (`start_turn`, `regroup`, `destiny`, `launch`, ...), or `over`."),
]


class Msg(TypedDict):
    """The key and the arguments of a sentence, from which a client makes it in another language."""

    key: str
    args: dict[str, Any]
    hint: Annotated[NotRequired[str], Field(description="Key of a further sentence that explains it.")]


@with_config(ConfigDict(extra="allow"))
class Source(TypedDict):
    """What a question, an event or a term comes from."""

    type: Annotated[str, Field(description="`rule`, `alien`, `flare`, `artifact`, `tech`, `card`, `table`, ...")]
    id: str


class Face(TypedDict):
    """A card by its face instead of its place: kind and value or name."""

    kind: str
    value: NotRequired[int]
    name: NotRequired[str]


@with_config(ConfigDict(extra="allow"))
class Ref(TypedDict):
    """What an option or a slot stands for; the field named as the type says which."""

    type: Annotated[
        str, Field(description="`seat`, `planet`, `card`, `side`, `number`, `yes`, `no`, `pass`, `use`, `face`, ...")
    ]
    seat: NotRequired[Seat]
    planet: NotRequired[str]
    alien: NotRequired[str]
    card: NotRequired[Any]
    side: NotRequired[str]
    number: NotRequired[int]
    use: NotRequired[Source]
    face: Annotated[NotRequired[str | Face], Field(description="A card by its id in the catalogue, or by its face.")]
    choice: Annotated[NotRequired[str], Field(description="One of the ways that an effect offers.")]


class Card(TypedDict):
    """A card this viewer may see. The id is good for as long as this viewer can follow the card."""

    id: str
    card: Annotated[str, Field(description="Id in the catalogue, see /api/rules/cards.")]
    kind: Annotated[str, Field(description="`attack`, `negotiate`, `morph`, `reinforcement`, `artifact`, `flare`, ...")]
    value: NotRequired[int]
    deck: Annotated[NotRequired[str], Field(description="`reward`: a card with the back of the reward deck.")]
    effect: Annotated[NotRequired[str], Field(description="What an artifact does, by its id in the catalogue.")]
    name: str


@with_config(ConfigDict(extra="allow"))
class Event(TypedDict):
    """Something that happened, as one viewer learns of it. Further fields by kind."""

    kind: str
    text: Annotated[str, Field(description="A finished plain sentence.")]
    msg: NotRequired[Msg]
    encounter: int
    source: NotRequired[Source | None]
    seat: NotRequired[Seat | None]
