"""Going into encounters: whom to attack, which planet, with how many ships and which allies; whom to join."""

from __future__ import annotations

from typing import Any

from .habits import JOINS, company, outsiders, pending
from .insight import most_ships, wants_losses
from .legal import Ask, Option, passing, with_type
from .reading import DEFENSE, OFFENSE, Reading
from .reveal import chances
from .ships import LAST, NO_LIMIT, SPARE, send
from .thought import Thought
from .worth import POWER, Change, committed

USUAL_ENCOUNTER = 0.35  # what an encounter against somebody is worth before one knows whom
AFTER_MOON = 0.25  # what is left of a turn after a moon was taken
SECOND = 0.3  # what is left of a turn after a success
LIKELY = 2  # planets of a system that are looked at closely before its owner is named
EMPTIED = 0.14  # what it costs to empty a colony
JOINING, ASKED = 3, 0.6  # ships of an ally; how often one is invited to where one would go
ATTACKED = 0.3  # what it costs to be chosen for the defense, for all that others join
BOTHER = 0.05  # least gain for which one joins


def opponent(ask: Ask, thought: Thought) -> list[str]:
    """A wild destiny: the player whose weakest planet promises most, or one at home who is to be thrown out."""
    return [_best(ask, lambda o: _encounter_worth(thought, o))]


def _encounter_worth(thought: Thought, option: Option) -> float:
    """The worth of an encounter with the seat of the option, at its planet if it has one."""
    ref = option["ref"]
    if ref["type"] == "seat":
        return attack_worth(thought, ref["seat"])
    seats = [other["seat"] for other in option.get("refs", ()) if other["type"] == "seat"]
    return _planet_worth(thought.against(seats[0]), str(ref.get("planet"))) if seats else USUAL_ENCOUNTER


def aim(ask: Ask, thought: Thought) -> list[str]:
    """The planet that promises most: new to oneself, thinly held, better a home that its owner needs."""
    return [_best(ask, lambda o: _planet_worth(thought, str(o["ref"].get("planet"))))]


def _best(ask: Ask, worth: Any) -> str:
    return max(ask["options"], key=worth)["id"]


def attack_worth(thought: Thought, seat: int) -> float:
    """The worth of an encounter against a seat, at its best planet."""
    reading, against = thought.reading, thought.against(seat)
    planets = [key for key, planet in reading.planets.items() if planet["system"] == seat and key not in reading.moons]
    planets.sort(key=lambda p: (reading.ships_at(p, reading.me) > 0, reading.ships_at(p, seat)))
    return max((_planet_worth(against, planet) for planet in planets[:LIKELY]), default=-1.0)


def onlooker_worth(thought: Thought, seat: int) -> float:
    """The worth of an encounter of another offense against a seat, which may be the own one, at its weakest planet."""
    reading, against = thought.reading, thought.against(seat)
    against.misjudged = 0.0
    planets = [key for key, planet in reading.planets.items() if planet["system"] == seat and key not in reading.moons]
    if not planets:
        return -1.0
    planet = min(planets, key=lambda p: (reading.ships_at(p, reading.offense) > 0, reading.ships_at(p, seat)))
    ships, own = most_ships(reading, reading.offense), {reading.me: min(most_ships(reading, reading.me), JOINING)}
    apart = against.expect({}, {}, ships, planet)
    if seat == reading.me:
        return apart - ATTACKED
    if not spare(reading):
        return apart
    joined = max(against.expect(own, {}, ships, planet), against.expect({}, own, ships, planet))
    return apart + ASKED * max(0.0, joined - apart)


def _planet_worth(thought: Thought, planet: str) -> float:
    reading = thought.reading
    if planet in reading.moons:
        return _moon_worth(thought, planet)
    ships = min(most_ships(reading, reading.me), max(1, spare(reading)))
    thought.coming = _later_allies(thought)
    return thought.expect({}, {}, ships, planet)


def _moon_worth(thought: Thought, moon: str) -> float:
    """A free moon is simply taken, and the turn goes on; for another one its occupant is fought, without allies."""
    reading = thought.reading
    occupant = reading.moons[moon]["seat"]
    if occupant is None:
        gain = thought.standing.worth(thought.standing.landing(moon, {}, {}))
        return gain + (AFTER_MOON if reading.encounter.get("number") == 1 else 0.0)
    against = thought.against(occupant)
    ships = min(most_ships(reading, reading.me), max(1, spare(reading)))
    return against.expect({}, {}, ships, moon)


def _later_allies(thought: Thought) -> float:
    """The ships that allies will bring, before anybody is invited."""
    if not thought.level.plans or thought.reading.planet in thought.reading.moons:  # nobody allies at a moon
        return 0.0
    return company(thought.reading, outsiders(thought.reading), True)


def spare(reading: Reading) -> int:
    """Own ships that can leave without emptying a colony; all, if one wins without ships."""
    least = 0 if wants_losses(reading, reading.me) else 1
    here = [reading.ships_at(planet, reading.me) for planet in reading.planets]
    return sum(ships - least for ships in here if ships > least)


def own_colour(ask: Ask, thought: Thought) -> list[str]:
    """Throw an intruder out, come back home, or draw again: what is worth most."""
    reading = thought.reading

    def worth(option: Option) -> float:
        if option["ref"]["type"] != "planet":
            return USUAL_ENCOUNTER
        if any(ref["type"] == "seat" for ref in option.get("refs", ())):
            return _encounter_worth(thought, option)
        if str(option["ref"].get("planet")) in reading.moons:
            return _moon_worth(thought, str(option["ref"]["planet"]))
        back = POWER if reading.homes[reading.me] < reading.home_needed else 0.0
        return thought.level.home + back + SECOND

    return [_best(ask, worth)]


def launch(ask: Ask, thought: Thought) -> dict[str, int]:
    """As many ships as pay: each adds to the total and may be lost."""
    reading = thought.reading
    allies, ring, gate = committed(reading)
    thought.coming = _later_allies(thought)
    return _send(ask, thought, lambda n: thought.expect(allies, ring, gate + n))


def ally_ships(ask: Ask, thought: Thought) -> dict[str, int]:
    """The ships of an ally, by what they change."""
    if thought.level.plans:
        thought.coming = company(thought.reading, pending(thought.reading))
    side = (ask["msg"].get("args", {}).get("side") or {}).get("side", DEFENSE)
    return _send(ask, thought, lambda n: join_worth(thought, side, n))


def found(ask: Ask, thought: Thought) -> dict[str, int]:
    """A home colony founded again: two ships, if nothing is emptied for it."""
    return send(ask, thought.reading, 2, SPARE)


def _send(ask: Ask, thought: Thought, worth: Any) -> dict[str, int]:
    """The number of ships with the greatest worth; a colony is emptied only where much depends on it."""
    low, high = ask["total"]["min"], ask["total"]["max"]
    reckless = wants_losses(thought.reading, thought.reading.me)
    free = sum(slot["max"] if reckless else max(0, slot["max"] - 1) for slot in ask["slots"])
    best, number = -1e9, low
    for n in range(low, high + 1):
        emptied = max(0, n - free)
        value = worth(n) - EMPTIED * emptied
        if value > best:
            best, number = value, n
    most_cost = NO_LIMIT if reckless else SPARE if number <= max(low, free) else LAST
    return send(ask, thought.reading, number, most_cost)


def join_worth(thought: Thought, side: str, ships: int) -> float:
    """The worth of the encounter when one is an ally of this side with so many ships."""
    reading = thought.reading
    allies, ring, gate = committed(reading)
    if side == OFFENSE:
        allies[reading.me] = ships
    else:
        ring[reading.me] = ships
    return thought.expect(allies, ring, gate)


def ally(ask: Ask, thought: Thought) -> list[str]:
    """The side whose company is worth most, or to stay out."""
    reading = thought.reading
    allies, ring, gate = committed(reading)
    if thought.level.plans:
        thought.coming = company(reading, pending(reading))
    apart = thought.expect(allies, ring, gate)
    free = spare(reading)
    most = min(most_ships(reading, reading.me), max(1, free))
    snubs = _snubs(thought)
    best, choice = apart + BOTHER + (0.0 if free else EMPTIED) - sum(snubs.values()), passing(ask)
    for option in with_type(ask, "side"):
        side = option["ref"]["side"]
        snubbed = sum(cost for other, cost in snubs.items() if other != side)
        for ships in {1, most}:
            value = join_worth(thought, side, ships) - (0.02 if option.get("refs") else 0.0) + thought.mood() - snubbed
            if value > best:
                best, choice = value, [option["id"]]
    return choice


def _snubs(thought: Thought) -> dict[str, float]:
    """By side, what it costs to have been invited there in vain: ships, fewer if its main player wins."""
    reading = thought.reading
    found: dict[str, float] = {}
    for side, main in ((OFFENSE, reading.offense), (DEFENSE, reading.defense)):
        price = reading.traits(main).get("snubbed") if main >= 0 else None
        if price and side in _invited(reading, reading.me):
            wins = chances(thought)[side == DEFENSE]
            found[side] = thought.level.ship * (wins * price[0] + (1 - wins) * price[1])
    return found


def invite(ask: Ask, thought: Thought) -> list[str]:
    """Everybody whose coming is worth more than his staying away, or than his coming to the other side."""
    reading = thought.reading
    attacking = reading.me == reading.offense
    options = with_type(ask, "seat")
    sure = "snubbed" in reading.traits(reading.me)  # what the own power does one judges without error
    if sure:
        thought.misjudged = 0.0
    chosen: list[str] = []
    taken: list[int] = []
    for option in options:
        seat = option["ref"]["seat"]
        others = [s for s in outsiders(reading) if s != seat]
        if thought.level.plans:
            thought.coming = company(reading, taken, True) + company(
                reading, [s for s in others if s not in taken], False if attacking else None
            )
        theirs = attacking or OFFENSE in _invited(reading, seat)
        apart = _comes(thought, seat, False, attacking, theirs) + (0.0 if sure else thought.mood())
        if _comes(thought, seat, True, attacking, theirs) > apart:
            chosen.append(option["id"])
            taken.append(seat)
    return chosen[: ask["max"]]


def _comes(thought: Thought, seat: int, invited: bool, attacking: bool, theirs: bool) -> float:
    """The worth of the encounter if one invites a seat or does not, ``theirs`` = the other side invites it."""
    reading = thought.reading
    allies, ring, gate = committed(reading)
    joins, resists = JOINS[(invited, theirs) if attacking else (theirs, invited)]
    most = most_ships(reading, seat)
    value = (1 - joins - resists) * thought.expect(allies, ring, gate)
    price = reading.traits(reading.me).get("snubbed")
    if price and invited:
        snubbed = Change(reading.count)
        thought.standing.lose(snubbed, seat, sum(price) / len(price))
        value += (1 - (joins if attacking else resists)) * thought.standing.worth(snubbed)
    if joins:
        value += joins * thought.expect({**allies, seat: min(most, 2)}, ring, gate)
    if resists:
        value += resists * thought.expect(allies, {**ring, seat: min(most, 4)}, gate)
    return value


def _invited(reading: Reading, seat: int) -> list[str]:
    return (reading.encounter.get("invited") or {}).get(str(seat), [])
