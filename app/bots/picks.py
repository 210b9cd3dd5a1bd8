"""Choices of whom, which and how many, by the word that a question carries (protocol.md, Hints)."""

from __future__ import annotations

from .covered import moving
from .legal import Ask, Option, passing, spread, with_type
from .sending import attack_worth, onlooker_worth, spare
from .ships import SPARE, send
from .thought import Thought

MOST_RESEARCH, KEPT_BACK = 8, 5  # ships on a tech; ships beyond one a colony that stay for encounters
RANSOM = 0.25  # what a card may be worth that is paid instead of ships, in colonies
AT_HOME = -9.0  # what a destiny card of the offense's own colour is worth
LITTLE = 0.01


def _ids(options: list[Option], ask: Ask, count: int) -> list[str]:
    """The first of the options, if there are as many as must be chosen."""
    return [option["id"] for option in options[:count]] if len(options) >= ask["min"] else passing(ask)


# --- cards
def give(ask: Ask, thought: Thought) -> list[str]:
    """Cards to part with: those that are worth least in the hand, as few as may be."""
    cards = sorted(with_type(ask, "card"), key=lambda o: thought.keep(o["ref"]["card"]))
    return _ids(cards, ask, ask["min"])


def pay_off(ask: Ask, thought: Thought) -> list[str]:
    """A ship that lifts a burden: from where most stand, unless that would empty the colony."""
    reading = thought.reading

    def there(option: Option) -> int:
        return reading.ships_at(str(option["ref"].get("planet")), reading.me)

    planets = sorted(with_type(ask, "planet"), key=there, reverse=True)
    return [planets[0]["id"]] if planets and there(planets[0]) > 1 else passing(ask)


def ransom(ask: Ask, thought: Thought) -> list[str]:
    """A card instead of ships that somebody else would choose: the cheapest, unless it is worth more than a colony may
    be at stake."""
    cards = sorted(with_type(ask, "card"), key=lambda o: thought.keep(o["ref"]["card"]))
    if cards and thought.keep(cards[0]["ref"]["card"]) < RANSOM:
        return [cards[0]["id"]]
    return [option["id"] for option in ask["options"] if option not in cards][:1] or passing(ask)


def take(ask: Ask, thought: Thought) -> list[str]:
    """Cards to get: the best, as many as may be."""
    cards = sorted(with_type(ask, "card"), key=lambda o: -thought.keep(o["ref"]["card"]))
    return _ids(cards, ask, ask["max"])


def compensation(ask: Ask, thought: Thought) -> list[str]:
    """The cards of a payment: the best out of another hand, the poorest out of the own one."""
    own = {card["id"] for card in thought.reading.hand}
    pays = any(option["ref"]["card"]["id"] in own for option in with_type(ask, "card"))
    return give(ask, thought) if pays else take(ask, thought)


def destiny(ask: Ask, thought: Thought) -> list[str]:
    """Whom it is best to attack; for another offense, the encounter that promises most to oneself. Cards that name
    nobody come after those that name somebody else, and the offense's own colour last: each card that is spent brings
    the own colour nearer."""
    reading = thought.reading
    weigh = attack_worth if reading.me == reading.offense else onlooker_worth
    worth = {
        seat: weigh(thought, seat)
        for seat in {option["ref"].get("seat") for option in ask["options"]} - {None, reading.offense}
    }
    nobody = min((value for seat, value in worth.items() if seat != reading.me), default=0.0) - LITTLE

    def rank(option: Option) -> float:
        seat = option["ref"].get("seat")
        return nobody if seat is None else worth.get(seat, AT_HOME)

    return [max(ask["options"], key=rank)["id"]]


# --- common deals
def propose(ask: Ask, thought: Thought) -> list[str]:
    """For oneself a foreign colony, else a card; for another player a card, of somebody else if it can be."""
    me = thought.reading.me
    mine = (ask["msg"].get("args", {}).get("whom") or {}).get("seat") == me
    colonies = [o for o in with_type(ask, "planet") if thought.reading.system(str(o["ref"].get("planet"))) != me]
    cards = sorted(with_type(ask, "seat"), key=lambda o: o["ref"]["seat"] == me)
    wanted = [*colonies, *cards] if mine else [*cards, *ask["options"]]
    return [wanted[0]["id"]] if wanted else passing(ask)


def accept(ask: Ask, thought: Thought) -> list[str]:
    """What gives everybody something, unless it makes only others win."""
    named = ask["msg"].get("args", {}).get("whom") or []
    winners = [ref.get("seat") for ref in named]
    yes = with_type(ask, "yes")
    return [yes[0]["id"]] if yes and (not winners or thought.reading.me in winners) else passing(ask)


# --- seats
def harm_whom(ask: Ask, thought: Thought) -> list[str]:
    """Those furthest ahead of the others; the opponent before his equals."""
    reading = thought.reading
    others = [option for option in with_type(ask, "seat") if option["ref"]["seat"] != reading.me]
    others.sort(key=lambda o: -reading.ahead(o["ref"]["seat"]))
    return _ids(others, ask, ask["min"])


def help_whom(ask: Ask, thought: Thought) -> list[str]:
    """Oneself, else the one furthest behind."""
    reading = thought.reading
    seats = sorted(
        with_type(ask, "seat"), key=lambda o: (o["ref"]["seat"] != reading.me, reading.ahead(o["ref"]["seat"]))
    )
    return _ids(seats, ask, ask["min"])


def myself(ask: Ask, thought: Thought) -> list[str]:
    """Oneself, if one may; else the one furthest behind."""
    reading = thought.reading
    seats = with_type(ask, "seat")
    seats.sort(key=lambda o: (o["ref"]["seat"] != reading.me, reading.ahead(o["ref"]["seat"])))
    return _ids(seats, ask, ask["min"])


def rob(ask: Ask, thought: Thought) -> list[str]:
    """The opponent; from outside the one with the most cards."""
    reading = thought.reading
    others = [option for option in with_type(ask, "seat") if option["ref"]["seat"] != reading.me]
    main = thought.opponent if thought.main else -1
    others.sort(key=lambda o: (o["ref"]["seat"] != main, -reading.hands[o["ref"]["seat"]]))
    return _ids(others, ask, ask["min"])


def loot(ask: Ask, thought: Thought) -> list[str]:
    """The one with the most cards to pick from; of equals the one furthest ahead."""
    reading = thought.reading
    others = [option for option in with_type(ask, "seat") if option["ref"]["seat"] != reading.me]
    others.sort(key=lambda o: (-reading.hands[o["ref"]["seat"]], -reading.ahead(o["ref"]["seat"])))
    return _ids(others, ask, ask["min"])


def look(ask: Ask, thought: Thought) -> list[str]:
    """The opponent; from outside, the defense, who shows whether joining pays."""
    seats = sorted(with_type(ask, "seat"), key=lambda o: o["ref"]["seat"] != thought.reading.defense)
    return _ids(seats, ask, ask["min"])


def harm(ask: Ask, thought: Thought) -> dict[str, int]:
    """Losses by seat: all that may be, to those furthest ahead."""
    reading = thought.reading
    left, wanted = ask["total"]["max"], {}
    slots = [slot for slot in ask["slots"] if slot["ref"].get("seat", reading.me) != reading.me]
    for slot in sorted(slots, key=lambda s: -reading.ahead(s["ref"]["seat"])):
        wanted[slot["id"]] = min(left, slot["max"])
        left -= wanted[slot["id"]]
    return spread(ask, wanted)


# --- technology
def research(ask: Ask, thought: Thought) -> list[str]:
    """What is finished is completed; while ships can be spared, one goes to the tech with most; none is abandoned."""
    reading = thought.reading
    ships = {card["id"]: card["ships"] for card in reading.view.get("techs") or ()}
    best: tuple[int, str] | None = None
    for option in with_type(ask, "tech"):
        what = str(option["msg"]["key"]).removeprefix("label.")
        if what == "complete":
            return [option["id"]]
        lying = ships.get(option["ref"]["tech"], 0)
        if what == "research" and lying < MOST_RESEARCH and (best is None or lying > best[0]):
            best = (lying, option["id"])
    return [best[1]] if best and spare(reading) > KEPT_BACK else passing(ask)


# --- planets and ships
def _owner(planets: list[str], thought: Thought) -> int:
    """The other seat that has ships on all these planets; the one furthest ahead if there are several, -1 if none."""
    reading = thought.reading
    seats = [seat for seat in reading.others() if all(reading.ships_at(planet, seat) for planet in planets)]
    return max(seats, key=reading.ahead, default=-1)


def _pain(planet: str, owner: int, thought: Thought) -> tuple[bool, int]:
    """How little it hurts the owner to lose ships there: foreign colonies most, and those with the fewest ships."""
    reading = thought.reading
    return (reading.system(planet) == owner, reading.ships_at(planet, owner))


def ruin(ask: Ask, thought: Thought) -> list[str]:
    """The colony of another player that a lost ship hurts most."""
    planets = [str(option["ref"].get("planet")) for option in ask["options"]]
    owner = _owner(planets, thought)
    return [min(ask["options"], key=lambda o: _pain(str(o["ref"].get("planet")), owner, thought))["id"]]


def ruin_ships(ask: Ask, thought: Thought) -> dict[str, int]:
    """Ships of another player: whole colonies first, those that hurt most."""
    reading = thought.reading
    planets = [slot["id"] for slot in ask["slots"] if slot["id"] in reading.planets]
    owner = _owner(planets, thought)
    left, wanted = ask["total"]["max"], {}
    for planet in sorted(planets, key=lambda p: _pain(p, owner, thought)):
        if reading.ships_at(planet, owner) <= left:
            wanted[planet] = reading.ships_at(planet, owner)
            left -= wanted[planet]
    return spread(ask, wanted)


def fortify(ask: Ask, thought: Thought) -> list[str]:
    """An own home planet that is held, the one with the fewest ships."""
    reading = thought.reading

    def need(option: Option) -> tuple[bool, bool, int]:
        planet = str(option["ref"].get("planet"))
        ships = reading.ships_at(planet, reading.me)
        return (reading.system(planet) != reading.me, not ships, ships)

    return [min(ask["options"], key=need)["id"]]


def move_way(ask: Ask, thought: Thought) -> list[str]:
    """Ships into the encounter or out of it, whichever gains."""
    thought.misjudged = 0.0
    _, ships = moving(thought, 8)
    word = "in" if ships > 0 else "out"
    for option in ask["options"]:
        if str(option["ref"].get("choice", "")).endswith(f".{word}"):
            return [option["id"]]
    return passing(ask)


def move_in(ask: Ask, thought: Thought) -> dict[str, int]:
    """As many ships as gain most."""
    thought.misjudged = 0.0
    _, ships = moving(thought, ask["total"]["max"])
    return send(ask, thought.reading, max(1, ships), SPARE)


def sacrifice(ask: Ask, thought: Thought) -> dict[str, int]:
    """All ships that can be spared but for two."""
    return send(ask, thought.reading, max(1, spare(thought.reading) - 2), SPARE)
