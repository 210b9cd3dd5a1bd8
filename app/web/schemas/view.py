"""VIEW: what one viewer may see of a table (parts.py, board.py)."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from app.web.schemas.board import Gate, HomeSystem, Limbo, MoonOnMap, Planet, SeatTitle, SheetShips, SpecialShip
from app.web.schemas.parts import Card, Msg, Phase, Ref, Seat, Ships, Source


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


class Decks(TypedDict):
    """The decks' sizes and the open discard piles."""

    cosmic: int
    discard: list[Card]
    destiny: int
    destiny_discard: list[Any]
    rewards: NotRequired[int]
    aliens: Annotated[NotRequired[int], Field(description="Unused aliens in their pile, once one was put away.")]
    aliens_discard: Annotated[NotRequired[list[str]], Field(description="Aliens that were put away, the last on top.")]


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
