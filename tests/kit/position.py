"""A position in words, made into the engine's State.

Whatever is not said is as simple as can be: five planets with the ships spread evenly, empty hands, no aliens, nothing
in the warp. Ships and cards are never made or lost: a position that does not add up is refused with what is missing.
"""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine import COLOURS, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.cards import BASE_DECK, COSMIC, FLARE, Face, destiny_deck
from app.engine.custody import Custody
from app.engine.effects import Effect
from app.engine.extras import CONES
from app.engine.game import Game
from app.engine.moments import DEF_ALLY, OFF_ALLY
from app.engine.moon_card import CATEGORIES
from app.engine.names import extra_faces, faces_of
from app.engine.pool import SETS
from app.engine.state import (
    ASLEEP,
    FIXED_PLACES,
    GATE,
    GUEST_STACK,
    MOON,
    MOTE,
    OUT,
    RING,
    WARP,
    Encounter,
    FreeAsk,
    Inverted,
    Moon,
    OpenHazard,
    Place,
    Power,
    Rewards,
    State,
    TechCard,
    decode,
)
from app.engine.tech import TECHS
from app.engine.variants import VARIANTS
from app.engine.variants.hazards.hazard import Hazard
from app.engine.variants.inverted_systems import lay_out
from app.engine.variants.inverted_warp import open_limbo

from .probes import marks_of
from .words import SEATS, called, listed, plain, seat_of, short

Words = str | Iterable[str]
Ships = int | Mapping[str, int]
FROM_DESTINY_ON = ("launch", "alliance", "planning", "reveal", "resolution")
PLAIN = ["macron", "mind", "oracle", "parasite", "sorcerer", "tripler", "warrior", "zombie"]  # nothing to do at setup
HAZARDS = {name: card for name, card in VARIANTS.items() if issubclass(card, Hazard)}
AFTER_ALLIANCE = ("planning", "reveal", "resolution")


@dataclass
class Position:
    """What a scenario says about the table; see docs/testing.md for every field."""

    players: int = 5
    start: str = "planning"
    offense: str = "A"
    defense: str = "B"
    planet: str = ""
    encounter: int = 1
    aliens: Mapping[str, str] = field(default_factory=dict)
    gate: Mapping[str, Ships] = field(default_factory=dict)
    ring: Mapping[str, Ships] = field(default_factory=dict)
    ships: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    homes: Mapping[str, int] = field(default_factory=dict)
    colonies: Mapping[str, int] = field(default_factory=dict)
    warp: Mapping[str, int] = field(default_factory=dict)
    out: Mapping[str, int] = field(default_factory=dict)
    limbo: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    marker: str = "A"
    systems: Mapping[str, str] = field(default_factory=dict)
    destiny_cards: Mapping[str, Words] = field(default_factory=dict)
    hands: Mapping[str, Words] = field(default_factory=dict)
    deck: Words = ()
    discard: Words = ()
    rest: str = "deck"
    destiny: Words = ()
    destiny_discard: Words = ()
    destiny_rest: str = "deck"
    destiny_spare: Words = ()
    comet: str = ""
    cone: str = ""
    reverse: bool = False
    hazards: Words = ()
    hazard_deck: Words = ()
    flares: Words = ()
    techs: Mapping[str, Words] = field(default_factory=dict)
    tech_deck: Words = ()
    moons: Mapping[str, Words] = field(default_factory=dict)
    lucre: Mapping[str, int] = field(default_factory=dict)
    tokens: Mapping[str, int] = field(default_factory=dict)
    zapped: Words = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    probes: list[type[Effect]] = field(default_factory=list)
    reprint: Mapping[str, str] = field(default_factory=dict)
    key: int = 0

    def __post_init__(self) -> None:
        self._research: dict[int, tuple[int, int]] = {}  # place -> (seat, ships on a tech)
        self._moon_places: dict[str, int] = {}
        self._apart: dict[tuple[int, int], int] = {}  # (seat, place) -> ships in limbo
        self._stacks: dict[tuple[int, str], int] = {}  # (system, its name in the test) -> place
        self._planets: list[list[int]] = []
        if not self.planet:
            self.planet = f"{self.defense}1"

    def setup(self) -> Setup:
        """The engine's setup: seats named by their letters, everything random under a fixed key."""
        seats = [SeatSetup(SEATS[i], COLOURS[i]) for i in range(self.players)]
        options = dict(self.options)
        if self._names_flares():
            options["flares"] = True
        if self.techs:
            options["tech"] = True
        if self.moons:
            options["moons"] = tuple(CATEGORIES)
        if self.systems:
            options |= {"inverted_systems": True}
        if self.lucre:
            options["lucre"] = True
        for option, named in (
            ("comets", self.comet),
            ("colourless_cones", self.cone),
            ("reverse_cones", self.reverse),
            ("hazards", self.hazards or self.hazard_deck),
        ):
            if named:
                options[option] = True
        options.setdefault("aliens", PLAIN[: self.players])
        options.setdefault("alien_sets", tuple(SETS))
        return Setup(seats, Options(**options), f"scenario {self.key}".encode().ljust(32, b"."), [""] * self.players)

    def state(self, setup: Setup) -> State:
        """The position as a State standing at the start of the phase `start`."""
        game = Game.new(setup)
        while game.phase == "setup":  # what some aliens ask there
            game.timeout(game.asks[0].id)
        state = decode(game.checkpoint)
        state.piles, state.spent, self._state = [], [], state
        if setup.options.lucre:
            state.lucre = [self.lucre.get(SEATS[seat], 0) for seat in range(self.players)]
        each = state.planets_each
        self._systems(state)
        self._encounter(state, each)
        self._powers(state)
        self._techs(state)
        self._moons(state)
        self._limbo(state, each)
        self._ships(state, each)
        self._occupants(state)
        self._cards(state, setup)
        self._destiny(state)
        self._hazards(state)
        return state

    # --- who is who
    def _systems(self, state: State) -> None:
        """{"B": "gas giant"}: the inverted systems of this table; all others are normal ones."""
        self._planets = [
            list(range(seat * state.planets_each, (seat + 1) * state.planets_each)) for seat in range(self.players)
        ]
        state.places = []
        if self.systems:
            names = {seat_of(name): plain(kind).replace(" ", "_") for name, kind in self.systems.items()}
            state.inverted = Inverted()
            lay_out(state, [names.get(seat, "") for seat in range(self.players)])
            counts = state.inverted.layout
            self._planets = [list(range(sum(counts[:seat]), sum(counts[: seat + 1]))) for seat in range(self.players)]
        state.ships = [[0] * self.players for _ in range(self._count + FIXED_PLACES)]
        for seat, planets in enumerate(self._planets):
            if not planets:  # ships without a planet stand apart
                for _ in range(4 * state.planets_each):
                    planets.append(self._count + len(state.places))
                    state.places.append(Place(MOTE, system=seat))
                    state.ships.insert(0, [0] * self.players)

    @property
    def _count(self) -> int:
        """The planets of all systems, without ships that stand apart and other places."""
        apart = {seat_of(name) for name, kind in self.systems.items() if plain(kind) == "space dust"}
        return sum(len(planets) for seat, planets in enumerate(self._planets) if seat not in apart)

    def planet_number(self, name: str, each: int) -> int:
        """The engine's number of a planet, or of a moon by its name; "B/C" is a new stack of C in the system of B.
        Raises ValueError at one that is not at this table."""
        if plain(name) in self._moon_places:
            return self._moon_places[plain(name)]
        if "/" in name:
            return self._stack(seat_of(name[0]), name[2:])
        seat, index = seat_of(name[:1]), int(name[1:] or 0)
        if seat >= self.players or not 1 <= index <= len(self._planets[seat]):
            raise ValueError(f"expected a planet from A1 to {SEATS[self.players - 1]}{each}, got {name!r}")
        return self._planets[seat][index - 1]

    def _stack(self, system: int, name: str) -> int:
        """A stack by its system and a name that tells it from others."""
        if (system, name) not in self._stacks:
            self._stacks[system, name] = self._count + len(self._state.places)
            self._state.places.append(Place(GUEST_STACK, system=system))
            self._state.ships.insert(0, [0] * self.players)
        return self._stacks[system, name]

    def _encounter(self, state: State, each: int) -> None:
        offense = seat_of(self.offense)
        state.phase, state.goto = self.start, ""
        state.turn_owner = offense
        state.agenda, state.interrupted, state.winners = [], [], None
        state.marks = marks_of(self.probes)
        encounter = state.encounter = Encounter.fresh(self.players, offense, self.encounter)
        if self.start in FROM_DESTINY_ON:
            encounter.defense = encounter.colour = seat_of(self.defense)
            encounter.fixed = True
            if self.start != "launch":
                encounter.planet = self.planet_number(self.planet, each)
        if self.comet or self.reverse or self.cone:
            encounter.foretell(comet=_id(self.comet), reverse=self.reverse, cone=_id(self.cone))
        if self.cone:
            encounter.foretell(warp=CONES[encounter.omen.cone].warp)
            encounter.planet = -1 if encounter.omen.warp else encounter.planet
        for side, allies in ((OFF_ALLY, self.gate), (DEF_ALLY, self.ring)):
            for name in allies:
                if name not in (self.offense, self.defense) and self.start in AFTER_ALLIANCE:
                    encounter.allies[seat_of(name)] = encounter.invited[seat_of(name)] = side

    def _powers(self, state: State) -> None:
        state.powers = []
        for name, aliens in self.aliens.items():
            for alien in aliens.replace(" > ", " + >").split(" + "):
                seat = seat_of(name)
                power = Power(len(state.powers), plain(alien.strip("<>*")).replace(" ", "_"), seat, seat)
                if alien.startswith(">"):
                    power.beside = next(p.id for p in reversed(state.powers) if p.beside < 0)
                    power.idle = ASLEEP * (">*" in aliens.replace(" ", "") and not alien.startswith(">*"))
                power.tokens = self.tokens.get(name, 0)
                power.zapped = int(plain(name) in listed(self.zapped))
                state.powers.append(power)
        state.unused = [alien for alien in sorted(ALIENS) if alien not in {power.alien for power in state.powers}]

    def _techs(self, state: State) -> None:
        """ "lunar cannon" lies completed before its owner, "gluon mines (3)" face down with so many ships on it."""
        state.techs, state.tech_discard, state.tech_count = [], [], 0
        for name, words in self.techs.items():
            for text in listed(words):
                card, _, ships = text.rstrip(")").partition(" (")
                state.tech_count += 1
                place = self._count + len(state.places)
                tech = TechCard(state.tech_count, card.replace(" ", "_"), seat_of(name), not ships, place)
                if tech.card not in TECHS:
                    raise ValueError(f"no such tech: {card!r}")
                state.techs.append(tech)
                state.places.append(Place("tech", tech.id))
                state.ships.insert(place, [0] * self.players)
                self._research[place] = (tech.seat, int(ships or 0))
        if self.options.get("tech") or self.techs:
            given = {tech.card for tech in state.techs}
            top = [text.replace(" ", "_") for text in listed(self.tech_deck)]
            state.tech_deck = [card for card in sorted(TECHS) if card not in given and card not in top] + top[::-1]

    def _moons(self, state: State) -> None:
        """ "confession*, bluff moon" lie in the system of a seat; with a star it lies face up."""
        state.moons, state.free = [], [f for f in state.free if f.kind != "reveal_moon"]
        layout = state.inverted.layout if state.inverted else []
        planets = sum(layout) if layout else self.players * state.planets_each
        for name, words in self.moons.items():
            for text in listed(words):
                card = text.rstrip("*").replace(" ", "_")
                if card not in VARIANTS:
                    raise ValueError(f"no such moon: {card!r}")
                place = planets + len(state.places)
                state.places.append(Place(MOON, len(state.moons), seat_of(name)))
                state.ships.insert(place, [0] * self.players)
                state.moons.append(Moon(card, place, seat_of(name), up=text.endswith("*")))
                self._moon_places[plain(card)] = place

    def _occupants(self, state: State) -> None:
        """Whoever has ships on a moon occupies it and has read it; an effect that happens once has happened."""
        for moon in state.moons:
            moon.seat = next((seat for seat, count in enumerate(state.ships[moon.place]) if count), -1)
            if moon.seat >= 0:
                moon.seen, moon.last = [moon.seat], moon.seat if moon.up else -1
                if not moon.up:
                    state.asked[moon.seat] += 1
                    name = f"s{moon.seat}-{state.asked[moon.seat]}"
                    state.free.append(FreeAsk(name, moon.seat, "reveal_moon", moon.place))

    def _limbo(self, state: State, each: int) -> None:
        """The ring of the inverted warp: {"B": {"A": 2}} lie in the section of B, "lost" is what waits beside it."""
        if not self.options.get("inverted_warp"):
            return
        open_limbo(state, self._count)
        ring = state.inverted or Inverted()
        ring.marker = seat_of(self.marker)
        for section, there in self.limbo.items():
            place = ring.limbo[0 if section == "lost" else 1 + seat_of(section)]
            self._apart |= {(seat_of(name), place): count for name, count in there.items()}

    # --- ships
    def _ships(self, state: State, each: int) -> None:
        total = 4 * each
        placed: dict[int, dict[int, int]] = {seat: {} for seat in range(self.players)}  # seat -> place -> ships
        for name, there in self.ships.items():
            for who, count in there.items():
                placed[seat_of(who)][self.planet_number(name, each)] = count
        for name, count in self.homes.items():
            seat = seat_of(name)
            placed[seat].update(dict.fromkeys(self._planets[seat][count:], 0))
        for name, count in self.colonies.items():
            self._scatter(seat_of(name), count, placed, each)
        for place, there in ((WARP, self.warp), (OUT, self.out)):
            for name, count in there.items():
                placed[seat_of(name)][place] = count
        for place, there in ((GATE, self.gate), (RING, self.ring)):
            for name, ships in there.items():
                placed[seat_of(name)][place] = ships if isinstance(ships, int) else sum(ships.values())
        for place, (seat, count) in self._research.items():
            placed[seat][place] = count
        for (seat, place), count in self._apart.items():
            placed[seat][place] = count
        for row in state.ships:
            row[:] = [0] * self.players
        for seat, places in placed.items():
            self._spread(seat, places, total, each)
            for place, count in places.items():
                state.ships[place][seat] = count
        self._came_from(state, each)
        for power in state.powers:
            planets = self._planets[power.seat]  # a single planet counts as several
            homes = sum(min(state.ships[p][power.seat], 3 if len(planets) == 1 else 1) for p in planets)
            homes += sum(moon.home == power.seat and state.ships[moon.place][power.seat] > 0 for moon in state.moons)
            power.up = homes >= (2 if each == 4 else 3)

    def _scatter(self, seat: int, count: int, placed: dict[int, dict[int, int]], each: int) -> None:
        target = self.planet_number(self.planet, each)
        others = [(seat + i) % self.players for i in range(1, self.players)]
        free = [
            self._planets[other][i]
            for i in range(each - 1, -1, -1)
            for other in others
            if i < len(self._planets[other])
        ]
        free = [planet for planet in free if planet != target and planet not in placed[seat]]
        if count > len(free):
            raise ValueError(f"{SEATS[seat]} cannot have {count} foreign colonies")
        placed[seat].update(dict.fromkeys(free[:count], 1))

    def _spread(self, seat: int, places: dict[int, int], total: int, each: int) -> None:
        left = total - sum(places.values())
        free = [planet for planet in self._planets[seat] if planet not in places]
        if left < 0:
            raise ValueError(f"{SEATS[seat]} has {total} ships, but {total - left} were placed")
        if left and not free:
            raise ValueError(
                f"{SEATS[seat]} has {left} ships left and no home planet to put them on: say warp= or out="
            )
        for i, planet in enumerate(free):
            places[planet] = left // len(free) + (i < left % len(free))

    def _came_from(self, state: State, each: int) -> None:
        for there in (self.gate, self.ring):
            for name, ships in there.items():
                seat = seat_of(name)
                if isinstance(ships, int):
                    homes = self._planets[seat]
                    largest = max(homes, key=lambda planet: (state.ships[planet][seat], -planet))
                    state.encounter.came_from[seat] = [largest] * ships
                else:
                    state.encounter.came_from[seat] = [
                        self.planet_number(planet, each) for planet, count in ships.items() for _ in range(count)
                    ]

    # --- cards
    def _names_flares(self) -> bool:
        places = [self.flares, self.deck, self.discard, *self.hands.values()]
        return any(text.endswith("flare") for words in places for text in listed(words))

    def _cards(self, state: State, setup: Setup) -> None:
        faces = faces_of(tuple(state.extra_cards))
        free = list(range(len(BASE_DECK)))
        random.Random(7).shuffle(free)
        free += range(len(BASE_DECK), len(faces))
        flares = [card for card in free if faces[card].kind == FLARE]
        listed_flares = _take(free, faces, self.flares)
        hands = {seat_of(name): _take(free, faces, words) for name, words in self.hands.items()}
        top, thrown = _take(free, faces, self.deck), _take(free, faces, self.discard)
        state.hands = [[] for _ in range(self.players)]
        state.deck, state.discard, state.table, state.lasting = top[::-1], [], [], []
        state.box = [card for card in free if card in flares]
        free = [card for card in free if card not in flares] + listed_flares
        blue = [card for card in free if faces[card].deck != COSMIC]
        free = [card for card in free if card not in blue]
        if setup.options.reward_deck:
            top = [card for card in state.deck if faces[card].deck != COSMIC]
            state.deck = [card for card in state.deck if card not in top]
            state.rewards = Rewards(blue + top)
        if self.rest == "deck":  # cards that options add lie at the bottom
            added = [card for card in free if card >= len(BASE_DECK) and card not in flares]
            state.deck = added + [card for card in free if card not in added] + state.deck
        elif self.rest == "discard":
            thrown = free + thrown
        else:
            state.box += free
        state.flares = sorted(faces[card].effect for card in flares if card not in state.box)
        if setup.options.secret_flares or setup.options.hidden_powers:
            state.flares = []
        for row in state.ids:
            row[:] = [0] * len(faces)
        state.named = [0] * len(state.named)
        core = Custody(setup, state)
        for seat, cards in hands.items():
            for card in cards:
                core.to_hand(card, seat)
        for card in thrown:
            core.to_discard(card)

    def _destiny(self, state: State) -> None:
        cards = destiny_deck(self.players, extra_faces(state.extra.faces))
        free = list(range(len(cards)))
        random.Random(7).shuffle(free)

        def take(words: Words) -> list[int]:
            taken = []
            for text in listed(words):
                number = next((n for n in sorted(free, key=lambda n: cards[n].marked) if called(cards[n], text)), None)
                if number is None:
                    raise ValueError(f"no such destiny card left: {text!r}")
                free.remove(number)
                taken.append(number)
            return taken

        top, state.destiny_discard = take(self.destiny), take(self.destiny_discard)
        if state.inverted:
            state.inverted.destiny = [
                [seat_of(name), card] for name, words in self.destiny_cards.items() for card in take(words)
            ]
        spare = take(self.destiny_spare)
        free, others = [n for n in free if not cards[n].extra], [n for n in free if cards[n].extra]
        state.extra.spare, state.extra.gone = [*(() if spare else others), *spare[::-1]], others if spare else []
        state.destiny = top[::-1]
        if self.destiny_rest == "deck":
            state.destiny = free + state.destiny
        else:
            state.destiny_discard = free + state.destiny_discard

    def _hazards(self, state: State) -> None:
        """The hazards that lie open, and the next cards of their deck; the others lie below, shuffled."""
        extra = state.extra
        cards, top = extra.hazard_deck + extra.hazard_discard, []
        extra.hazards, extra.hazard_discard = [], []
        for words, goal in ((self.hazards, "open"), (self.hazard_deck, "deck")):
            for text in listed(words):
                cards.remove(_id(text))
                if goal == "open":
                    extra.hazards.append(OpenHazard(_id(text), HAZARDS[_id(text)].permanent))
                else:
                    top.append(_id(text))
        extra.hazard_deck = cards + top[::-1]

    def printed(self, state: State) -> dict[int, Face]:
        """The cards with another face in this game: the first held card of that name is reprinted."""
        faces = faces_of(tuple(state.extra_cards))
        held = [card for hand in state.hands for card in hand]
        return {
            next(card for card in held if plain(old) in short(faces[card].name)): next(
                face for face in faces if plain(new) in short(face.name)
            )
            for old, new in self.reprint.items()
        }


def _take(free: list[int], faces: tuple[Face, ...], words: Words) -> list[int]:
    """Take the named cards out of `free`. Raises ValueError if there is no such card left."""
    taken = []
    for text in listed(words):
        card = next((n for n in free if text in short(faces[n].name)), None)
        if card is None:
            raise ValueError(f"no such card left in the deck: {text!r}")
        free.remove(card)
        taken.append(card)
    return taken


def _id(words: str) -> str:
    """The catalogue id of a card that is called so."""
    return plain(words).replace(" ", "_")
