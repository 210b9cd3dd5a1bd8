"""VIEW, CARD, EVENT and the small parts they are made of: what one viewer may see of a table.

Seats are numbers from 0, clockwise; where a seat is the key of an object it is written as a string, as JSON demands.
"""

from typing import Annotated, Any, Literal, NotRequired

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


class Turn(TypedDict):
    """Whose turn it is."""

    number: int
    offense: Seat | None
    owner: Annotated[NotRequired[Seat | None], Field(description="Whose turn it is, if another leads the offense.")]
    encounter: int


class Term(TypedDict):
    """One line of a side's total."""

    label: str
    value: int
    source: NotRequired[Source | None]
    msg: NotRequired[Msg]


class Total(TypedDict):
    """A side's total and how it comes about."""

    total: int
    terms: list[Term]


class EncounterCards(TypedDict):
    """The two encounter cards: a card, `face_down`, or nothing yet."""

    offense: Card | Literal["face_down"] | None
    defense: Card | Literal["face_down"] | None


class Totals(TypedDict):
    """Both sides' totals, as far as they are known."""

    offense: Total
    defense: Total


class AddedCard(TypedDict):
    """A card that was added to a side's total."""

    side: Literal["offense", "defense"]
    seat: Seat
    card: Card


class CardOfSeat(TypedDict):
    """A card and whose it is."""

    seat: Seat
    card: Card


class RewardDeck(TypedDict):
    """The reward deck: cards left, the open pile, and how many of its backs each hand shows."""

    cards: int
    discard: list[Card]
    hands: Ships


class Needed(TypedDict):
    """How many colonies are needed."""

    foreign_colonies: int
    home_colonies: int


class InForce(TypedDict):
    """Something that a use has put in force until the encounter ends."""

    what: str
    seat: Seat
    source: Source


class Encounter(TypedDict):
    """The encounter that is going on."""

    offense: Seat | None
    defense: Seat | None
    planet: str | None
    offense_allies: Ships
    defense_allies: Ships
    invited: Annotated[dict[str, Any], Field(description="Who was invited, by side or seat.")]
    cards: EncounterCards
    totals: NotRequired[Totals | None]
    number: NotRequired[int]
    destiny: Annotated[NotRequired[Ref | None], Field(description="The destiny card: a seat, or a face.")]
    hazard: Annotated[NotRequired[bool], Field(description="A card with a hazard warning was turned up.")]
    comet: Annotated[NotRequired[str], Field(description="The comet of this encounter; in force with a defense.")]
    cone: Annotated[NotRequired[str], Field(description="The colourless cone that has named the defense.")]
    warp: Annotated[NotRequired[bool], Field(description="It is in the warp: there is no target planet.")]
    reverse: Annotated[NotRequired[bool], Field(description="The gains of the winner's allies are exchanged.")]
    added: Annotated[NotRequired[list[AddedCard]], Field(description="Reinforcements and what else was added.")]
    stated: Annotated[NotRequired[dict[str, str]], Field(description="Side to the face its unseen card counts as.")]
    result: Annotated[NotRequired[str | None], Field(description="Which side won, `deal`, or how else it ended.")]
    in_force: Annotated[NotRequired[list[InForce]], Field(description="What announced uses have put in force.")]


class Power(TypedDict):
    """One power of a seat."""

    id: str
    alien: str | None
    state: Literal["active", "lost", "zapped", "hidden"]
    used: bool
    traits: Annotated[NotRequired[dict[str, Any]], Field(description="What its owner's ships and cards count for.")]
    tokens: Annotated[NotRequired[int], Field(description="Tokens on its sheet.")]
    aside: Annotated[NotRequired[bool], Field(description="An effect has set it aside: not lost by home colonies.")]


class Pile(TypedDict):
    """Cards that lie on a sheet, for it beside a planet, or set aside from a hand."""

    kind: Annotated[str, Field(description="What they are there for, as their effect calls it.")]
    seat: Annotated[int, Field(description="Before whom it lies; -1 before nobody.")]
    count: int
    power: Annotated[NotRequired[str], Field(description="The power on whose sheet it lies.")]
    of: Annotated[NotRequired[Seat], Field(description="To whose hand its cards return.")]
    planet: NotRequired[str]
    cards: Annotated[NotRequired[list[Card]], Field(description="The cards, for those who may see them.")]


class TechOnTable(TypedDict):
    """A technology card that lies with a seat."""

    id: str
    seat: Seat
    up: Annotated[bool, Field(description="It is complete and lies face up.")]
    ships: Annotated[int, Field(description="Research ships on it.")]
    used: bool
    tech: Annotated[str | None, Field(description="Which card it is, for those who may know.")]
    under: Annotated[NotRequired[int], Field(description="How many cards lie under it.")]
    cards: Annotated[NotRequired[list[Card]], Field(description="Those cards, for their owner.")]


class SpecialShip(TypedDict):
    """A ship of a kind of its own, counted among a seat's ships; where it is, as a reference."""

    kind: str
    seat: Seat
    type: Annotated[str, Field(description="`planet`, `gate`, `ring`, `warp` or `elsewhere`.")]
    planet: NotRequired[str]
    under: Annotated[NotRequired[Ships], Field(description="Ships that lie under it and move with it.")]


class SeatView(TypedDict):
    """A seat as everybody sees it."""

    seat: Seat
    name: str
    colour: str
    alien: str | None
    power: Literal["active", "lost", "zapped", "hidden"]
    powers: list[Power]
    hand: Annotated[int, Field(description="Number of cards in hand.")]
    foreign_colonies: int
    home_colonies: int
    warp: Annotated[int, Field(description="Own ships in the warp.")]


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


class Decks(TypedDict):
    """The decks' sizes and the open discard piles."""

    cosmic: int
    discard: list[Card]
    destiny: int
    destiny_discard: list[Any]
    rewards: NotRequired[int]
    aliens: Annotated[NotRequired[int], Field(description="Unused aliens in their pile, once one was put away.")]
    aliens_discard: Annotated[NotRequired[list[str]], Field(description="Aliens that were put away, the last on top.")]


class SheetShips(TypedDict):
    """Ships that stand on an alien sheet."""

    power: str
    seat: Annotated[int, Field(description="Before whom the sheet lies.")]
    kind: str
    ships: Ships


class CollectedDestiny(TypedDict):
    """A destiny card on the sheet of a seat; `card` is a reference to a seat or a face."""

    seat: Seat
    card: Any


class Piece(TypedDict):
    """A card of an alien sheet's own."""

    piece: str
    label: str
    msg: Msg


class Note(TypedDict):
    """What is written down for a power, beside its sheet or before a seat: planets, seats, or cards of the sheet's own
    (of a face-down deck their number)."""

    power: str
    seat: Seat
    kind: str
    before: NotRequired[Seat]
    planets: NotRequired[list[str]]
    pieces: NotRequired[list[Piece]]
    seats: NotRequired[list[Seat]]
    count: NotRequired[int]


class OpenHazard(TypedDict):
    """A hazard card that lies open; `permanent` ones stay when the encounter ends."""

    card: str
    permanent: bool
    seats: Annotated[NotRequired[list[Seat]], Field(description="Whom it ties together.")]
    planet: Annotated[NotRequired[str], Field(description="The planet that it is about.")]


class Hazards(TypedDict):
    """The hazard deck: its size, what was discarded, and what lies open."""

    deck: int
    discard: list[str]
    open: list[OpenHazard]


class Opened(TypedDict):
    """What lay face down: aliens by seat, in the order of its powers; technology; piles with their cards; destiny cards
    by seat."""

    powers: NotRequired[dict[str, list[str]]]
    destiny: NotRequired[dict[str, list[Any]]]
    techs: NotRequired[list[TechOnTable]]
    piles: NotRequired[list[Pile]]


class View(TypedDict):
    """The table as one viewer may see it. Before the start of the game an empty object."""

    phase: Phase
    turn: Turn
    encounter: Encounter | None
    seats: list[SeatView]
    planets: list[Planet]
    gate: Gate
    decks: Decks
    needed: Annotated[NotRequired[Needed], Field(description="Colonies needed to win, and to keep the power.")]
    flares: Annotated[NotRequired[list[str]], Field(description="Aliens whose flares are in the deck.")]
    piles: Annotated[NotRequired[list[Pile]], Field(description="Cards that effects have put aside.")]
    own_piles: Annotated[NotRequired[list[Pile]], Field(description="Those of them whose faces this seat alone sees.")]
    collected: Annotated[NotRequired[list[CollectedDestiny]], Field(description="Destiny cards that lie on sheets.")]
    techs: Annotated[NotRequired[list[TechOnTable]], Field(description="Technology cards before the seats.")]
    own_techs: Annotated[
        NotRequired[list[TechOnTable]], Field(description="Those of them that lie face down before this seat.")
    ]
    tech_discard: Annotated[NotRequired[list[str]], Field(description="Discarded technology cards, the last on top.")]
    hazards: Annotated[NotRequired[Hazards], Field(description="The hazard deck, where it is played with.")]
    hidden_powers: Annotated[NotRequired[list[str]], Field(description="The aliens this seat holds face down.")]
    table: Annotated[NotRequired[list[CardOfSeat]], Field(description="Cards that lie open before a seat.")]
    candidates: Annotated[NotRequired[list[str]], Field(description="The aliens this seat may choose among.")]
    notes: Annotated[NotRequired[list[Note]], Field(description="What is written down for a power, for all to see.")]
    own_notes: Annotated[NotRequired[list[Note]], Field(description="Those that this seat alone may read.")]
    elsewhere: NotRequired[Ships]
    extra_ships: NotRequired[Ships]
    sheet_ships: Annotated[NotRequired[list[SheetShips]], Field(description="Ships on alien sheets, if there are any.")]
    special_ships: Annotated[
        NotRequired[list[SpecialShip]], Field(description="Ships of a kind of their own: whose, where.")
    ]
    systems: Annotated[
        NotRequired[list[HomeSystem]], Field(description="With inverted systems: the kind of each home system.")
    ]
    limbo: Annotated[NotRequired[Limbo], Field(description="With an inverted warp: what lies round it.")]
    destiny_hand: Annotated[
        NotRequired[list[Any]], Field(description="References to the destiny cards that this seat holds (Worldships).")
    ]
    reward_deck: NotRequired[RewardDeck]
    lucre: Annotated[NotRequired[Ships], Field(description="Lucre by seat; only at tables that play with it.")]
    kickers: Annotated[
        NotRequired[dict[str, list[Card | Literal["face_down"]]]],
        Field(description="Laid kickers by side; only at tables that play with them."),
    ]
    moons: Annotated[NotRequired[list[MoonOnMap]], Field(description="The moons in the game, if it has any.")]
    own_moons: Annotated[
        NotRequired[dict[str, str]], Field(description="Face-down moons that this seat has read: id to moon.")
    ]
    own_moon_traits: Annotated[
        NotRequired[dict[str, dict[str, Any]]], Field(description="What those moons do, for programs.")
    ]
    titles: Annotated[
        NotRequired[dict[str, SeatTitle]], Field(description="Titles that are shown beside names, by seat.")
    ]
    hand: Annotated[NotRequired[list[Card]], Field(description="The seat's own cards; absent for spectators.")]
    selected: NotRequired[Card | None]
    opened: Annotated[
        NotRequired[Opened], Field(description="What lay face down; only in the view of a finished game.")
    ]
    hands: Annotated[
        NotRequired[dict[str, list[Card]]], Field(description="All hands by seat; only in the view of a finished game.")
    ]
    known: Annotated[NotRequired[list[CardOfSeat]], Field(description="What else this viewer has been shown.")]
    winners: Annotated[list[int] | None, Field(description="null until the game is over; empty if nobody won.")]
