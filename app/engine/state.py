"""The table as plain data.

Everything that a game is, at the start of a phase, stands in one ``State``: numbers, strings and lists, no object
references, no generator. ``encode`` and ``decode`` are the checkpoint of architecture.md section 3. Inside a phase the
state stays complete as far as anybody can see it: cards in flight lie in ``State.table``.

Places of ships are numbers, and ``State.ships[place][seat]`` is how many ships of that seat stand there.
Planets come first (``system * planets per system + index``), then places that effects add (sheets), and the four
fixed places last, so that they can be reached by the negative numbers ``GATE``, ``RING``, ``WARP`` and ``OUT``.

Cards are numbers too (``cards.faces``). What a viewer can tell apart is kept in ``State.ids``: one row per seat and one
for everybody (``PUBLIC``); a number above zero is the name under which that viewer knows where the card is, zero
means that he cannot follow it. Views and public knowledge read the same rows (architecture.md section 5).
"""

from __future__ import annotations

from typing import Any

import msgspec

GATE, RING, WARP, OUT = -1, -2, -3, -4
FIXED_PLACES = 4
HAND = 8  # cards of a new hand (R-SETUP-7)
MOON = "moon"  # Place.kind
OWNER, EVERYBODY, NOBODY = "owner", "all", "nobody"  # who sees the cards of a pile
IDLE, ASLEEP = 1, 2  # Power.idle
STACK, LEASE = "stack", "lease"  # kinds of special ships that have others under them and are ships of their seat
UNDER = "under"  # the kind of the place where what lies under a ship is counted
PILE = -1  # the fate of a played card: the discard pile, not a seat
BOX = -2  # it leaves the game
APART = -2  # Place.system
GUESTS, ALL = 1, 2  # Inverted.apart: every colony of another player is a stack; every single ship is a colony
GUEST_STACK, MOTE = "stack", "mote"  # Place.kind of such colonies, which come and go with their ships
PUBLIC = -1  # the row of State.ids that everybody shares
SCHEMA = 1


class Power(msgspec.Struct, omit_defaults=True):
    """A power is an instance: two seats can have the same alien and one seat can have two (effects.md section 1)."""

    id: int
    alien: str
    seat: int  # who has it now
    home: int  # who gets it back at the end of the encounter
    up: bool = True
    hidden: bool = False
    zapped: int = 0  # the number of the phase in which it was zapped, 0 = not
    used: dict[str, int] = {}  # use -> number of the phase
    tokens: int = 0
    optional: bool = False  # its mandatory uses are optional (Precursor Seed)
    beside: int = -1  # the power of the same seat that it belongs to and moves with
    idle: int = 0  # set aside by an effect: until the end of the encounter (IDLE), or until something wakes it (ASLEEP)

    @property
    def open(self) -> bool:
        """It lies face up and is not set aside."""
        return not self.hidden and not self.idle


class Mark(msgspec.Struct, omit_defaults=True):
    """The lasting result of a use; modifiers and later hooks find their code by ``source`` (effects.md section 7)."""

    kind: str
    source: str  # "power:oracle", "artifact:emotion_control"
    seat: int
    until: str
    since: int  # number of the phase in which it was set
    power: int = -1
    data: list[int] = []


class Pile(msgspec.Struct, omit_defaults=True):
    """Cards that lie on a sheet, for it beside a planet, or set aside from a hand; ``faces`` says who may see them:
    owner, all, nobody. A pile with a ``player`` is that seat's until the encounter ends, whatever becomes of the sheet:
    it plays the cards as if they were in its hand."""

    kind: str
    power: int
    faces: str
    cards: list[int] = []
    planet: int = -1
    back: int = -1  # the seat to whose hand its cards return when the encounter ends
    player: int = -1
    since: int = 0  # of cards set aside: number of the phase in which they were


class Stray(msgspec.Struct, omit_defaults=True):
    """A card that was played out of a pile as if out of a hand: where it goes if it would return to that hand."""

    card: int
    seat: int  # who plays it
    back: int = -1  # the hand to which it goes; -1: back onto the pile
    power: int = -1
    kind: str = ""


class Place(msgspec.Struct, omit_defaults=True):
    """A place of ships that an effect has added, after the planets in ``State.ships``; a planet if it has a system and
    is no moon. What is ``APART`` is shown by what has added it."""

    kind: str
    power: int = -1
    system: int = -1


class Moon(msgspec.Struct, omit_defaults=True):
    """A moon of a home system and the place of ships on it (docs/rules, moons). ``seat`` is its occupant, -1 if it is
    free or deserted; ``seen`` are the seats that have read it as occupants."""

    card: str
    place: int
    home: int
    up: bool = False
    gone: bool = False  # discarded; its place stays, so that the numbers of others do
    seat: int = -1
    seen: list[int] = []
    last: int = -1  # for whom its effect happened the last time
    left: int = -1  # number of the encounter (State.encounters) in which it was left
    data: list[int] = []


class Special(msgspec.Struct, omit_defaults=True):
    """A ship of its own kind among a seat's ships: it is counted with them in ``State.ships``, and stands here too."""

    kind: str
    seat: int
    place: int
    under: list[int] = []  # the seats whose captured ships are stacked under it
    leased: list[int] = []  # the seats that have leased it a ship


class Placed(msgspec.Struct, omit_defaults=True):
    """A card added to one side's total (reinforcements, R-REVEAL-6)."""

    side: int
    seat: int
    card: int


class Omens(msgspec.Struct, omit_defaults=True, frozen=True):
    """What destiny cards of the old universe and hazards have made of an encounter."""

    comet: str = ""  # the comet that was turned up first; in force once the defense is fixed
    cone: str = ""  # the colourless cone that has named the defense
    fits: tuple[int, ...] = ()  # whom the open colourless cone fits
    warp: bool = False  # against the ships of the defense in the warp: there is no target planet
    reverse: bool = False  # allies of the winner get what those of the other side would have got
    warned: bool = False  # its hazard card was drawn
    silent: bool = False  # no power may be used from now on: all count as zapped
    barred: tuple[str, ...] = ()  # kinds of cards that cannot be played any more, nor others as one of them


NO_OMENS = Omens()


class Encounter(msgspec.Struct, omit_defaults=True):
    """The running encounter. Lists with one entry per seat are made by ``Encounter.fresh``."""

    offense: int = -1
    defense: int = -1
    planet: int = -1
    fixed: bool = False  # main players exist from here on (R-DESTINY-13)
    number: int = 1  # first or second of the turn
    extra: bool = False  # given by an effect outside the own turn (R-START-5)
    colour: int = -1  # the seat whose colour the destiny card counts as
    card: int = -1  # the destiny card that lies open
    hazard: bool = False
    allies: list[int] = []  # per seat: 0, OFF_ALLY or DEF_ALLY
    invited: list[int] = []  # per seat: bits OFF_ALLY, DEF_ALLY
    declined: list[int] = []  # seats that had an invitation and stayed out
    holders: list[int] = []  # whose ships on the target planet are in the encounter, if not the defense's alone
    came_from: list[list[int]] = []  # per seat: places its committed ships came from, one entry a ship
    slots: list[int] = msgspec.field(default_factory=lambda: [-1, -1])  # the principal cards
    face_up: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    became: list[str] = msgspec.field(
        default_factory=lambda: ["", ""]
    )  # what a revealed card counts as, if not what is printed
    chosen_by: list[int] = msgspec.field(
        default_factory=lambda: [-1, -1]
    )  # who selected the card that lies in the slot
    stated: list[str] = msgspec.field(default_factory=lambda: ["", ""])  # face down, and counts as this face
    to_show: int = -1  # the side whose laid card is shown as soon as its player has had a chance to speak
    added: list[Placed] = []
    forced: str = ""  # an outcome set by an effect; the first stands (R-REVEAL-7)
    result: str = ""
    totals: list[int] = []
    terms: list[list[tuple[str, int, str]]] = []
    ships_then: list[int] = []  # ships in the encounter when the outcome was fixed
    ships_lost: list[int] = []  # own ships that went to the warp because the encounter was lost
    granted: list[int] = []  # rewards granted by effects (R-REWARD-7)
    used: list[int] = []  # the principal cards as they lay when they were discarded, by side
    further: list[list[int]] = []  # [seat, ships, place] lost on top of what the outcome costs
    barred: list[int] = []  # cards that cannot be played in this encounter
    passed_over: bool = False  # the open destiny card is to be discarded and another drawn
    success: bool = False
    again: bool = False  # an effect gives its offense another encounter in this turn
    no_payment: bool = False  # neither compensation nor rewards (Ionic Gas)
    owed: list[int] = []  # compensation that is about to be collected: [taker, payer, cards]
    played: list[list[int]] = []  # artifacts, flares and reinforcements played: [card, seat, number of the phase]
    flare_seats: list[int] = []
    flare_cards: list[int] = []

    omen: Omens = NO_OMENS

    def foretell(self, **changes: Any) -> None:
        """Some of its omens are others now."""
        self.omen = msgspec.structs.replace(self.omen, **changes)

    @classmethod
    def fresh(cls, seats: int, offense: int, number: int = 1) -> Encounter:
        """A new encounter of ``offense`` at a table of ``seats``."""
        return cls(
            offense=offense,
            number=number,
            allies=[0] * seats,
            invited=[0] * seats,
            came_from=[[] for _ in range(seats)],
            ships_then=[0] * seats,
            ships_lost=[0] * seats,
            granted=[0] * seats,
        )


class TechCard(msgspec.Struct, omit_defaults=True):
    """A tech card that lies with a seat; ``place`` is where its research ships are."""

    id: int
    card: str
    seat: int
    up: bool = False
    place: int = 0
    used: dict[str, int] = {}
    data: list[int] = []
    cards: list[int] = []  # cards that lie face down under it


class FreeAsk(msgspec.Struct, omit_defaults=True):
    """A question that may be answered between actions at any time (free.py); ``subject`` is a power's id, say."""

    id: str
    seat: int
    kind: str
    subject: int
    data: list[int] | msgspec.UnsetType = msgspec.UNSET  # of one that was answered: what was wished for


class OpenHazard(msgspec.Struct, omit_defaults=True):
    """A hazard card that lies open; a temporary one goes when the encounter ends."""

    card: str
    permanent: bool
    data: list[int] = []  # what it remembers


class Extras(msgspec.Struct, omit_defaults=True):
    """Cards that the old universe adds to destiny; a game without them has none."""

    faces: list[str] = []  # the extra destiny cards of this table, numbered after the base deck
    spare: list[int] = []  # those that are out of play, face down
    gone: list[int] = []  # those that have left the game
    hazard_deck: list[str] = []  # the top is the last
    hazard_discard: list[str] = []
    hazards: list[OpenHazard] = []  # those that lie open


class Rewards(msgspec.Struct):
    """The reward deck and its discard pile (docs/rules, reward deck); the top is the last."""

    deck: list[int] = []
    discard: list[int] = []


class Inverted(msgspec.Struct, omit_defaults=True):
    """What inverted systems and the inverted warp keep; a game without them has none."""

    hexes: list[str] = []  # per seat the inverted side of its system, "" for a normal one (IS-1)
    layout: list[int] = []  # planets of each system, if they are not alike
    apart: list[int] = []  # per system, which ships there stand apart: none, GUESTS, ALL
    stars: list[list[int]] = []  # [power, star]: on which side of a Binary a power lies (BI-2)
    destiny: list[list[int]] = []  # [seat, card]: destiny cards that lie with a seat (SD-1, WS-1)
    limbo: list[int] = []  # places: ships lost in this encounter, then the section of each colour (IW-1, IW-3)
    marker: int = -1  # the section that is filled next (IW-2)


class Frame(msgspec.Struct, omit_defaults=True):
    """An encounter that waits on the agenda: who attacks whom (effects.md section 7, Flow)."""

    offense: int
    defense: int = -1
    planet: int = -1
    holders: list[int] = []


class State(msgspec.Struct, omit_defaults=True):
    """The whole game at the start of a phase."""

    seats: int
    planets_each: int
    phase: str = "setup"
    goto: str = ""
    turn: int = 0
    turn_owner: int = 0
    encounters: int = 0  # played in the whole game
    seq: int = 0  # what everybody has been told (protocol.md)
    drawn: int = 0  # counter of the dice
    asked: list[int] = []  # per seat: asks made to it
    hands: list[list[int]] = []
    deck: list[int] = []  # the top is the last
    discard: list[int] = []
    table: list[list[int]] = []  # cards in flight: [card, seat]
    lasting: list[list[int]] = []  # flares that lie out until the encounter ends: [card, seat]
    piles: list[Pile] = []
    strays: list[Stray] = []
    places: list[Place] = []
    techs: list[TechCard] = []
    tech_deck: list[str] = []
    tech_discard: list[str] = []
    tech_count: int = 0
    gone: list[int] = []  # planets removed from the game
    box: list[int] = []  # cards that are not in this game
    spent: list[int] = []  # unused flares in the box that were turned up already
    extra_cards: list[str] = []  # cards besides the base deck (cards.is_flare); of flares the unused ones too
    flares: list[str] = []  # the open list of flares in the game (R-SETUP-5); empty with secret flares
    destiny: list[int] = []
    destiny_discard: list[int] = []
    collected: list[list[int]] = []  # destiny cards that lie on sheets: [power, card]
    ids: list[list[int]] = []
    named: list[int] = []  # counters of the rows of ids
    ships: list[list[int]] = []
    specials: list[Special] = []
    powers: list[Power] = []
    unused: list[str] = []  # aliens that belong to no seat: a hidden pile
    put_away: list[str] = []  # its discard pile, open: those that were drawn and not used, or given up
    candidates: list[list[str]] = []
    marks: list[Mark] = []
    free: list[FreeAsk] = []
    spoken: int = 0  # phrases said in the whole game
    unheard: list[int] = []  # seats that have said something which effects have not heard of yet
    wishes: list[FreeAsk] = []  # free questions answered with yes, not carried out yet
    lucre: list[int] = []  # by seat, at tables that play with it
    encounter: Encounter = msgspec.field(default_factory=Encounter)
    agenda: list[Frame] = []
    interrupted: list[int] = []  # [number, success] of the encounter that the agenda interrupted
    winners: list[int] | None = None
    prevented: list[int] = []  # would-be winners whom a mandatory prevention has met (R-WIN-8, Ships._ways)
    moons: list[Moon] = []
    inverted: Inverted | msgspec.UnsetType = msgspec.UNSET
    extras: Extras | msgspec.UnsetType = msgspec.UNSET
    rewards: Rewards | msgspec.UnsetType = msgspec.UNSET

    @property
    def reward(self) -> Rewards:
        """The reward deck; of a game without one an empty one, which nobody changes."""
        return Rewards() if self.rewards is msgspec.UNSET else self.rewards

    @property
    def extra(self) -> Extras:
        """The cards that destiny has besides; of a game without them an empty set, which nobody changes."""
        return Extras() if self.extras is msgspec.UNSET else self.extras


class Checkpoint(msgspec.Struct, array_like=True):
    """A state with the schema it was written under; ``decode`` lifts older ones."""

    schema: int
    state: State


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Checkpoint)


def encode(state: State) -> bytes:
    """The checkpoint of ``state`` as bytes; equal states give equal bytes."""
    return _encoder.encode(Checkpoint(SCHEMA, state))


def decode(data: bytes) -> State:
    """The state of a checkpoint. Raises ``ValueError`` on bytes that are none."""
    try:
        checkpoint = _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise ValueError(f"expected a checkpoint of schema {SCHEMA}, got {len(data)} other bytes: {error}") from error
    if checkpoint.schema != SCHEMA:
        raise ValueError(f"expected a checkpoint of schema {SCHEMA}, got schema {checkpoint.schema}")
    return checkpoint.state
