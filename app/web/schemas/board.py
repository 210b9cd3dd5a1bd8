"""The map in a VIEW: planets, home systems, moons, the gate, and ships on sheets."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from app.web.schemas.parts import Msg, Seat, Ships


class Planet(TypedDict):
    """A planet and the ships on it."""

    id: str
    system: Annotated[int, Field(description="The seat whose home system this is.")]
    index: int
    ships: Ships
    kind: Annotated[
        NotRequired[Literal["stack", "mote"]],
        Field(description="A colony that stands apart in the system: it is there as long as its ships are."),
    ]


class HomeSystem(TypedDict):
    """What kind of home system a seat has, and what lies with it."""

    seat: int
    kind: Literal["normal", "binary", "gas_giant", "rings", "rosette", "space_dust", "worldships"]
    stars: Annotated[NotRequired[dict[str, str]], Field(description="Binary: power to star, A or B.")]
    worth: Annotated[
        NotRequired[dict[str, int]], Field(description="Rings: planet to what it adds to its defender's total.")
    ]
    aside: Annotated[NotRequired[int], Field(description="Gas Giant: ships set aside from the encounter.")]
    dust_cards: Annotated[NotRequired[list[Any]], Field(description="Space Dust: references to its destiny cards.")]
    cards: Annotated[NotRequired[int], Field(description="Worldships: destiny cards in the owner's hand.")]


class Limbo(TypedDict):
    """The ring round an inverted warp."""

    marker: Annotated[int, Field(description="The seat whose section is filled when this encounter ends.")]
    lost: Annotated[Ships, Field(description="Ships lost in this encounter, beside the ring.")]
    sections: Annotated[list[Ships], Field(description="The sections, by seat.")]


class SeatTitle(TypedDict):
    """A title beside a player's name."""

    label: str
    msg: Msg


class MoonOnMap(TypedDict):
    """A moon of a home system and the ships on it. Its id stands in references as a planet's does."""

    id: str
    system: Annotated[int, Field(description="The seat whose home system this is.")]
    index: int
    up: bool
    moon: Annotated[str | None, Field(description="Which moon it is, while it lies face up.")]
    seat: Annotated[int | None, Field(description="Its occupant.")]
    ships: Ships
    traits: Annotated[NotRequired[dict[str, Any]], Field(description="What it does for its occupant, for programs.")]


class Gate(TypedDict):
    """The hyperspace gate: where it points, and the ships in it."""

    planet: str | None
    ships: Ships


class SpecialShip(TypedDict):
    """A ship of a kind of its own, counted among a seat's ships; where it is, as a reference."""

    kind: str
    seat: Seat
    type: Annotated[str, Field(description="`planet`, `gate`, `ring`, `warp` or `elsewhere`.")]
    planet: NotRequired[str]
    under: Annotated[NotRequired[Ships], Field(description="Ships that lie under it and move with it.")]


class SheetShips(TypedDict):
    """Ships that stand on an alien sheet."""

    power: str
    seat: Annotated[int, Field(description="Before whom the sheet lies.")]
    kind: str
    ships: Ships
