"""A random player of everything that is legal, for measurements and property tests.

It answers every kind of ask, uniformly over small choices, from a generator of its own (splitmix64), so that a seed
means the same game on every machine and Python version. It reads the engine's asks directly and makes no views.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from app.engine import COLOURS, Ask, Entry, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.asks import slot_id
from app.engine.combos import COMBOS
from app.engine.free import TURN_UP
from app.engine.moon_card import CATEGORIES
from app.engine.options import able_aliens
from app.engine.pool import SETS, pool

T = TypeVar("T")
_MASK = (1 << 64) - 1
INVERTED = 0x696E76
SPENDING = 5  # of a hundred inputs: a look at what may be bought or given away
OPTIONS = 0x6F7074  # so that the options of a game are not drawn from the same numbers as its answers


class Chance:
    """Random numbers from a seed: splitmix64."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``."""
        return self.bits() % n

    def between(self, low: int, high: int) -> int:
        """A number from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def percent(self, n: int) -> bool:
        """True in ``n`` of a hundred cases."""
        return self.below(100) < n

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` different items in random order."""
        pool = list(items)
        for i in range(count):
            j = self.between(i, len(pool) - 1)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]


EIGHT = ("macron", "mind", "oracle", "parasite", "sorcerer", "tripler", "warrior", "zombie")


def of_eight(seed: int, seats: int) -> list[str]:
    """Aliens for a table out of the eight that pull on different parts; another seed, other aliens."""
    chance = Chance(seed)
    left = list(EIGHT)
    return [left.pop(chance.below(len(left))) for _ in range(seats)]


def make_setup(
    seed: int,
    seats: int = 5,
    aliens: str | list[str] = "random",
    four_planets: bool = False,
    single: bool = False,
    flares: bool = False,
    secret: bool = False,
    tech: bool = False,
    hidden: bool = False,
    sets: tuple[str, ...] = ("base",),
) -> Setup:
    """A table of ``seats`` under a key that follows from the seed."""
    return Setup(
        seats=[SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(seats)],
        options=Options(
            aliens=aliens,
            alien_sets=sets,
            four_planets=four_planets,
            single_encounter=single,
            flares=flares,
            secret_flares=secret,
            tech=tech,
            hidden_powers=hidden,
        ),
        key=seed.to_bytes(32, "big"),
        nonces=[""] * seats,
    )


def any_setup(seed: int) -> Setup:
    """Tables of all sizes in turn, with every option of the rules; most have flares and tech."""
    seats, chance = 3 + seed % 6, Chance(seed ^ OPTIONS)
    flares = chance.percent(85)
    base = Options(
        aliens=_dealt(seats, chance, ALIENS), alien_sets=tuple(SETS) if chance.percent(30) else ("base",),
        flares=flares, secret_flares=flares and chance.percent(30), tech=chance.percent(75),
        hidden_powers=chance.percent(20), four_planets=chance.percent(25), single_encounter=chance.percent(25),
        kickers=chance.percent(25), lucre=chance.percent(25), lucre_gifts=chance.percent(50),
        reward_deck=chance.percent(25), legacy_edicts=chance.percent(25),
        moons=_categories(chance),
    )  # fmt: skip
    options = replace(base, **_old_universe(chance))
    options = _inverted(options, seats, Chance(seed ^ INVERTED))
    players = [SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(seats)]
    return Setup(players, options, key=seed.to_bytes(32, "big"), nonces=[""] * seats)


def base_setup(seed: int) -> Setup:
    """Tables of all sizes in turn, with every option of the base game: its aliens, flares, technology and variants."""
    seats, chance = 3 + seed % 6, Chance(seed ^ OPTIONS)
    flares = chance.percent(85)
    options = Options(
        aliens=_dealt(seats, chance, pool(Options())),
        flares=flares, secret_flares=flares and chance.percent(30), tech=chance.percent(75),
        hidden_powers=chance.percent(20), four_planets=chance.percent(25), single_encounter=chance.percent(25),
    )  # fmt: skip
    players = [SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(seats)]
    return Setup(players, options, key=seed.to_bytes(32, "big"), nonces=[""] * seats)


def _categories(chance: Chance) -> tuple[str, ...]:
    """Categories of moons: mostly none, else all, or each as chance has it."""
    if chance.percent(60):
        return ()
    return tuple(CATEGORIES) if chance.percent(50) else tuple(name for name in CATEGORIES if chance.percent(50))


def _old_universe(chance: Chance) -> dict[str, bool]:
    """Options of the old universe: every one at half of the tables that have any."""
    if not chance.percent(60):
        return {}
    hazards = chance.percent(50)
    return {
        "hazards": hazards, "always_hazards": hazards and chance.percent(30),
        "comets": chance.percent(50), "colourless_cones": chance.percent(50), "all_new_extras": chance.percent(30),
        "reverse_cones": chance.percent(50),
    }  # fmt: skip


def _inverted(options: Options, seats: int, chance: Chance) -> Options:
    """The same options with inverted systems and an inverted warp, each in some of the games."""
    wanted: dict[str, Any] = {"inverted_warp": chance.percent(20)}
    named = options.aliens if isinstance(options.aliens, list) else []
    if chance.percent(30) and not any(ALIENS[alien].places_ships for alien in named):
        wanted |= {"inverted_systems": True, "inverted_choice": chance.percent(30)}
        if chance.percent(30):
            wanted["inverted_seats"] = tuple(sorted(chance.sample(range(seats), chance.between(1, min(seats, 6)))))
    return replace(options, **wanted)


def _dealt(seats: int, chance: Chance, those: Collection[str]) -> str | list[str]:
    """How the aliens of a table are chosen out of those: mostly at random, else one of two, a combo, or named ones."""
    how = chance.below(100)
    able = [alien for alien in able_aliens(seats) if alien in those]
    if how < 20:
        return "choice_of_two"
    combos = [c for c, combo in COMBOS.items() if len(combo.aliens) >= seats and {*combo.aliens[:seats]} <= {*able}]
    if how < 35 and combos:
        return f"combo:{chance.pick(combos)}"
    if how < 45:
        named: list[str] = []
        for alien in chance.sample(able, len(able)):
            if not any(alien in ALIENS[other].not_with or other in ALIENS[alien].not_with for other in named):
                named.append(alien)
        return named[:seats]
    return "random"


def random_value(ask: Ask, chance: Chance) -> Any:
    """A legal VALUE for an ask (protocol.md)."""
    if ask.back and chance.percent(10):
        return None
    if ask.kind == "choose":
        count = ask.low if ask.low == ask.high else chance.between(ask.low, min(ask.high, len(ask.options)))
        if count == 1:
            return [str(chance.below(len(ask.options)))]
        return [str(i) for i in chance.sample(range(len(ask.options)), count)]
    if ask.kind == "allocate":
        return _allocation(ask, chance)
    if ask.kind == "order":
        return [str(i) for i in chance.sample(range(len(ask.options)), len(ask.options))]
    return _deal(ask, chance)


def _allocation(ask: Ask, chance: Chance) -> dict[str, int]:
    numbers = {place: low for place, low, _ in ask.slots}
    room = {place: high - low for place, low, high in ask.slots if high > low}
    total = chance.between(*ask.total)
    for _ in range(total - sum(numbers.values())):
        place = chance.pick(list(room))
        numbers[place] += 1
        room[place] -= 1
        if not room[place]:
            del room[place]
    return {slot_id(place): n for place, n in numbers.items() if n}


def _deal(ask: Ask, chance: Chance) -> dict[str, Any]:
    fields = ask.deal.fields(ask.seat)
    if "actions" in fields:  # a proposal, made or answered
        action = chance.pick(fields["actions"])
        return {"action": action} | ({"offer": random_offer(fields, chance)} if action == "offer" else {})
    if fields["received"] and chance.percent(45):
        return {"action": "accept"}
    if chance.percent(20):
        return {"action": "refuse"}
    if fields["offer"] and chance.percent(15):
        return {"action": "withdraw"}
    return {"action": "offer", "offer": random_offer(fields, chance)}


def random_offer(fields: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """A legal OFFER out of the fields of a ``deal`` ask."""
    mine, theirs = fields["can_give"], fields["can_receive"]
    most = min(len(mine["cards"]), mine["random_cards"])
    named = chance.sample([card["id"] for card in mine["cards"]], min(most, chance.below(3)))
    terms = [chance.pick(theirs["cards"]) for _ in range(chance.below(3))] if theirs["cards"] else []
    terms = terms[: theirs["random_cards"]]
    give: dict[str, Any] = {
        "cards": named,
        "random_cards": min(chance.below(3), mine["random_cards"] - len(named)),
        "colony": chance.pick([None, *mine["colonies"]]),
    }
    take: dict[str, Any] = {
        "cards": terms,
        "random_cards": min(chance.below(3), theirs["random_cards"] - len(terms)),
        "colony": chance.pick([None, *theirs["colonies"]]),
    }
    for half, can in ((give, mine), (take, theirs)):
        if can.get("lucre") and any(half.values()) and chance.percent(50):
            half["lucre"] = chance.between(0, can["lucre"])
        if can.get("release") and chance.percent(50):
            half["release"] = {seat: chance.between(0, n) for seat, n in can["release"].items()}
    return {"give": give, "take": take, "promises": ["No attack on you next turn."] if chance.percent(10) else []}


def random_entry(game: Game, chance: Chance, other_inputs: int = 0) -> Entry:
    """The next input of a random player; in ``other_inputs`` of a hundred cases a time-out or a lapse of the window."""
    asks = game.asks
    spare = [ask for ask in asks if ask.free and ask.text != TURN_UP]
    if spare and not chance.percent(SPENDING):  # else half of a game would be gifts
        asks = [ask for ask in asks if ask not in spare]
    ask = asks[0] if len(asks) == 1 else chance.pick(asks)
    if other_inputs and chance.percent(other_inputs):
        if game.window and any(a.silent for a in asks) and chance.percent(50):
            return ["p"]
        return ["t", ask.id]
    return ["a", ask.id, random_value(ask, chance)]


def play(game: Game, chance: Chance, most: int, other_inputs: int = 0) -> int:
    """Play on until the game is over or ``most`` answers are given; how many were."""
    for count in range(most):
        if game.over:
            return count
        game.apply(random_entry(game, chance, other_inputs))
    return most
