"""What a use gains beyond the cards that lie: what others gain or lose by it, spoils, bets, hands, planets, powers.

Like ``uses.py``, which calls these functions: each gets the hint and says what the use gains this seat, in colonies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .insight import USUAL_POWER, alien_worth, most_ships, ship_worth
from .odds import odds
from .reading import DEFENSE, OFFENSE
from .reveal import chances, result, totals, worth_of_result
from .sending import SECOND, USUAL_ENCOUNTER, spare
from .thought import Thought
from .worth import POWER, Change, committed

Hint = dict[str, Any]
Seats = Mapping[str, Mapping[str, float]]

TECH = 0.1  # what a technology card is worth, in colonies
SURE = 0.1  # least worth of a card that is known and named
BOTHER = 0.01  # less than this is nothing
BOTH_LOSE, DEAL, FAILED = "both_lose", "deal", "deal_failed"


def change_of(seats: Seats, thought: Thought) -> Change:
    """The change that a hint tells: seat -> colonies, home colonies, ships, cards, techs."""
    change, level = Change(thought.reading.count), thought.level
    for key, row in seats.items():
        seat = int(key)
        change.colonies[seat] += int(row.get("colonies", 0))
        change.soft[seat] += level.home * row.get("homes", 0) + level.ship * row.get("ships", 0)
        change.soft[seat] += level.card * row.get("cards", 0) + TECH * row.get("techs", 0)
    return change


def worth_of(seats: Seats, thought: Thought) -> float:
    """What that change is worth to this seat."""
    return thought.standing.worth(change_of(seats, thought)) if seats else 0.0


def change(hint: Hint, thought: Thought) -> float:
    """Some seats gain or lose, whatever else happens."""
    return worth_of(hint["seats"], thought) - BOTHER


def spoils(hint: Hint, thought: Thought) -> float:
    """Somebody gains or loses if the offense wins, and if the defense does."""
    offense, defense = chances(thought)
    value = offense * worth_of(hint.get(OFFENSE, {}), thought) + defense * worth_of(hint.get(DEFENSE, {}), thought)
    return value - BOTHER


def bet(hint: Hint, thought: Thought) -> float:
    """One says which side will win; a deal counts as right."""
    offense, defense = chances(thought)
    right = max(offense, defense) + max(0.0, 1 - offense - defense) * float(hint.get("deal", False))
    wrong = min(offense, defense)
    return right * worth_of(hint["right"], thought) + wrong * worth_of(hint["wrong"], thought) - BOTHER


def likely_side(thought: Thought) -> str:
    """The side that wins more often."""
    offense, defense = chances(thought)
    return OFFENSE if offense > defense else DEFENSE


def allies(hint: Hint, thought: Thought) -> float:
    """Allies go home."""
    on, ring, gate = committed(thought.reading)
    left = {seat: n for seat, n in on.items() if seat not in hint["gone"]}
    stay = {seat: n for seat, n in ring.items() if seat not in hint["gone"]}
    return thought.expect(left, stay, gate) - thought.expect(on, ring, gate) - BOTHER


def _end(what: str, thought: Thought) -> float:
    """The worth of an encounter that ends so."""
    reading, standing = thought.reading, thought.standing
    if what in (DEAL, "none"):  # as if a deal had been made, or called off: nobody loses anything
        return SECOND if what == DEAL and reading.me == reading.offense else 0.0
    if what != BOTH_LOSE:
        return worth_of_result(thought, what)
    on, ring, gate = committed(reading)
    end = standing.landing(reading.planet, {}, ring)  # what the defense loses, and nobody lands
    end.colonies[reading.offense] -= reading.lands_foreign(reading.offense, reading.planet)
    for seat, ships in {**on, reading.offense: gate}.items():
        standing.lose(end, seat, ships)
    return standing.worth(end)


def ends(hint: Hint, thought: Thought) -> float:
    """The encounter ends now, in this way."""
    on, ring, gate = committed(thought.reading)
    now = result(thought.reading)
    expected = worth_of_result(thought, now) if now else thought.expect(on, ring, gate)
    return _end(hint["result"], thought) - expected - BOTHER


def restart(hint: Hint, thought: Thought) -> float:
    """The encounter begins anew."""
    del hint
    reading = thought.reading
    on, ring, gate = committed(reading)
    anew = USUAL_ENCOUNTER if reading.me == reading.offense else 0.0
    return anew - thought.expect(on, ring, gate) - BOTHER


# --- cards
def shed(hint: Hint, thought: Thought) -> float:
    """Own cards are discarded, as many as one likes, for nothing or for as many new ones."""
    limit = thought.level.card if hint.get("draws") else 0.0
    own = {card["id"]: card for card in thought.reading.hand}
    poor = [thought.keep(own[card]) for card in hint["cards"] if card in own]
    return sum(limit - worth for worth in poor if worth < limit)


def refresh(hint: Hint, thought: Thought) -> float:
    """The whole hand for so many new cards."""
    return thought.level.card * hint["cards"] - sum(map(thought.keep, thought.reading.hand)) - BOTHER


def salvage(hint: Hint, thought: Thought) -> float:
    """A card of the discard pile: any, the top one, which comes last, or one of those that are named."""
    pile = thought.reading.view["decks"]["discard"]
    named = hint.get("cards")
    if named is not None:
        pile = [card for card in pile if card["id"] in named]
    return max(map(thought.keep, pile[-1:] if hint["what"] == "top" else pile), default=0.0) - BOTHER


def known_cards(thought: Thought) -> list[tuple[float, int, dict[str, Any]]]:
    """(its worth, whose, the card) of the cards that one knows in hands of others, the best first."""
    entries = [e for e in thought.reading.view.get("known") or () if e["seat"] != thought.reading.me]
    return sorted(((thought.keep(e["card"]), e["seat"], e["card"]) for e in entries), key=lambda row: -row[0])


def hunt(hint: Hint, thought: Thought) -> float:
    """A card of another hand that one must name."""
    del hint
    found = known_cards(thought)
    return found[0][0] - BOTHER if found and found[0][0] >= SURE else 0.0


# --- planets
def elsewhere(hint: Hint, thought: Thought) -> float:
    """The encounter is carried on at another planet: as the cards lie, or before that as may be expected."""
    return (
        max((at_planet(planet, thought) for planet in hint["planets"]), default=0.0) - at_planet("", thought) - BOTHER
    )


def at_planet(planet: str, thought: Thought) -> float:
    """The worth of the encounter at this planet, or where it is."""
    on, ring, gate = committed(thought.reading)
    now = result(thought.reading)
    if not now:
        return thought.expect(on, ring, gate, planet)
    sides = thought.sides(on, ring, gate, planet)
    return {OFFENSE: sides.offense, DEFENSE: sides.defense}.get(_result_at(planet, now, thought), 0.0)


def _result_at(planet: str, now: str, thought: Thought) -> str:
    """Who wins two open attacks if the ships of another planet defend."""
    reading, sums = thought.reading, totals(thought.reading)
    if sums is None or not planet:
        return now
    worth = ship_worth(reading, reading.defense)
    more = worth * (reading.holding(planet, reading.defense) - reading.holding(reading.planet, reading.defense))
    return OFFENSE if (sums[0] > sums[1] + more) != reading.flips else DEFENSE


def ruined(planet: str, thought: Thought) -> float:
    """The worth of all ships on a planet being lost."""
    reading = thought.reading
    lost, system = Change(reading.count), reading.system(planet)
    for seat in range(reading.count):
        ships = reading.ships_at(planet, seat)
        if ships:
            thought.standing.lose(lost, seat, ships)
            if system == seat:
                lost.soft[seat] -= thought.level.home + (POWER if reading.homes[seat] == reading.home_needed else 0.0)
            else:
                lost.colonies[seat] -= 1
    return thought.standing.worth(lost)


def destroy(hint: Hint, thought: Thought) -> float:
    """Everything on one of these planets is lost."""
    return max((ruined(planet, thought) for planet in hint["planets"]), default=0.0) - BOTHER


def defend(hint: Hint, thought: Thought) -> float:
    """One becomes the defense, at one of these planets."""
    reading = thought.reading
    against = thought.against(reading.me)
    ships = min(most_ships(reading, reading.offense), 3)
    on, ring, gate = committed(reading)
    now = thought.expect(on, ring, gate or ships)
    won = chances_at(against, ships, hint["planets"][0])[1] * worth_of(hint.get("won", {}), thought)
    return max(against.expect({}, {}, ships, planet) for planet in hint["planets"]) + won - now


def chances_at(thought: Thought, ships: int, planet: str) -> tuple[float, float]:
    """How likely either side is to win at a planet, with so many ships of the offense."""
    reading, sides = thought.reading, thought.sides({}, {}, ships, planet)
    first, second = (thought.laid(seat, sides.ahead) for seat in (reading.offense, reading.defense))
    found = odds(reading, first, second, sides.ahead)
    return found.offense, found.defense


def join(hint: Hint, thought: Thought) -> float:
    """One joins a side that has been decided, with a ship."""
    now = result(thought.reading)
    if now not in hint["sides"] or not spare(thought.reading):
        return 0.0
    on, ring, gate = committed(thought.reading)
    (on if now == OFFENSE else ring)[thought.reading.me] = 1
    sides = thought.sides(on, ring, gate)
    return (sides.offense if now == OFFENSE else sides.defense) - worth_of_result(thought, now)


# --- powers
def powers(hint: Hint, thought: Thought) -> float:
    """The main players exchange their powers."""
    del hint
    if not thought.main:
        return 0.0
    mine, theirs = (alien_worth(thought.reading.traits(seat)) for seat in (thought.reading.me, thought.opponent))
    return POWER * (theirs - mine) - BOTHER


def new_power(hint: Hint, thought: Thought) -> float:
    """Another power for the own one, whichever it is."""
    del hint
    return POWER * (USUAL_POWER - alien_worth(thought.reading.traits(thought.reading.me))) - BOTHER


GAINS: dict[str, Callable[[Hint, Thought], float]] = {
    "change": change,
    "spoils": spoils,
    "bet": bet,
    "allies": allies,
    "ends": ends,
    "restart": restart,
    "shed": shed,
    "refresh": refresh,
    "salvage": salvage,
    "hunt": hunt,
    "elsewhere": elsewhere,
    "destroy": destroy,
    "defend": defend,
    "join": join,
    "powers": powers,
    "new_power": new_power,
}
