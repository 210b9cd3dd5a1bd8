"""What a seat reads from its view: the same facts for every question, taken out of the VIEW once.

Planets and seats are named as the view names them; a planet's key is ``str(id)``, which is also its slot in questions
about ships.
"""

from __future__ import annotations

from copy import copy
from operator import itemgetter
from typing import Any

View = dict[str, Any]

OFFENSE, DEFENSE = "offense", "defense"
MOST_IN_WARP = 4  # DV-16
FLIPS = ("reversed", "lower_wins")  # what may be in force (protocol.md, Hints) and turns the outcome of attacks round
FEW, DUST = 4, 5  # ships of a Gas Giant that stay in an encounter; what a dust card adds
NO_TRAITS: dict[str, Any] = {}
_NUMBERS = itemgetter("foreign_colonies", "home_colonies", "hand", "warp")
UNKNOWN_MOON, ORDINARY_MOON, HOME_MOON, MOON_TO_WIN = 0.1, 0.03, 0.05, 0.5  # in colonies
KEYS = ("0", "1", "2", "3", "4", "5", "6", "7", "-1")  # seats as keys of the view; -1 is nobody


def _traits_of(row: View) -> dict[str, Any]:
    found = NO_TRAITS
    for power in row.get("powers") or ():
        if "traits" in power and power["state"] == "active":
            found = {**found, **power["traits"]} if found else power["traits"]
    return found


def _kicks(view: View, me: int, seats: dict[str, int]) -> dict[int, int]:
    """By what the laid kickers multiply the attacks of a seat, as far as one knows."""
    factors: dict[int, int] = {}
    laid = [(seats[side], card) for side, cards in view["kickers"].items() for card in cards]
    known = [(seat, card) for seat, card in laid if isinstance(card, dict)]
    for pile in view.get("own_piles") or ():
        if pile["kind"] == "kicker":
            known += [(me, card) for card in pile["cards"]]
    for seat, card in known:
        factors[seat] = factors.get(seat, 1) * card["value"]
    return factors


class Reading:
    """The table as one seat sees it."""

    __slots__ = (
        "_traits", "colonies", "count", "defense", "encounter", "flips", "gate", "hand", "hands", "home_needed",
        "homes", "in_warp", "kicks", "lower", "me", "moons", "needed", "offense", "planet", "planets", "reversed",
        "ring", "seats", "swapped", "view", "warp", "worlds",
    )  # fmt: skip

    def __init__(self, view: View, me: int) -> None:
        self.view, self.me = view, me
        self.seats: list[View] = view["seats"]
        self.count = len(self.seats)
        needed = view.get("needed") or {}
        self.needed: int = needed.get("foreign_colonies", 5)
        self.home_needed: int = needed.get("home_colonies", 3)
        rows = [_NUMBERS(seat) for seat in self.seats]
        self.colonies, self.homes, self.hands, self.warp = map(list, zip(*rows))
        self.hand: list[View] = view.get("hand") or []
        self.planets: dict[str, View] = {planet["id"]: planet for planet in view["planets"]}
        self.moons: dict[str, View] = {moon["id"]: moon for moon in view.get("moons") or ()}
        self.planets |= self.moons  # colonies can be on both
        encounter: View = view.get("encounter") or {}
        self.encounter = encounter
        self.worlds: list[View] = view.get("systems") or []  # by seat, if there are inverted ones
        offense, defense = encounter.get("offense"), encounter.get("defense")
        self.offense: int = -1 if offense is None else offense
        self.defense: int = -1 if defense is None else defense
        planet = encounter.get("planet")
        self.planet = "" if planet is None else str(planet)
        self.in_warp = bool(encounter.get("warp"))  # against the ships of the defense there: no planet
        self.swapped = bool(encounter.get("reverse"))  # the gains of the winner's allies are exchanged
        self.gate: dict[int, int] = {int(seat): n for seat, n in view["gate"]["ships"].items()}
        allies = encounter.get("defense_allies") or {}
        self.ring: dict[int, int] = {int(seat): n for seat, n in allies.items()}
        self._traits: list[dict[str, Any]] = [_traits_of(seat) for seat in self.seats]
        self.flips = self.reversed = False  # as the cards lie, the lower total wins; an upset is in force
        for entry in encounter.get("in_force") or ():
            self.flips ^= entry["what"] in FLIPS
            self.reversed |= entry["what"] == "reversed"
        sides = {OFFENSE: self.offense, DEFENSE: self.defense}
        self.kicks = _kicks(view, me, sides) if view.get("kickers") else {}
        self.lower = self._lower_wins()

    def _lower_wins(self) -> int:
        """The main player by whose power the lower total will win; -1 if there is none."""
        for seat in (self.offense, self.defense):
            if seat >= 0 and self._traits[seat].get("lower_wins"):
                return seat
        return -1

    def against(self, seat: int) -> Reading:
        """The same table, with this seat as the defense."""
        other = copy(self)
        other.defense = seat
        other.lower = other._lower_wins()
        return other

    # --- seats
    def ahead(self, seat: int) -> float:
        """How far a seat has come, for picking whom to hurt: colonies first, then cards and ships at hand."""
        return self.colonies[seat] + 0.02 * self.hands[seat] - 0.02 * self.warp[seat]

    def others(self) -> list[int]:
        """Every seat but one's own."""
        return [seat for seat in range(self.count) if seat != self.me]

    def traits(self, seat: int) -> dict[str, Any]:
        """What the powers that work for this seat now do to its ships and cards."""
        return self._traits[seat]

    def has_trait(self, words: frozenset[str]) -> bool:
        """A power on the table has one of these traits."""
        for traits in self._traits:  # noqa: SIM110  (asked for every question)
            if traits and not words.isdisjoint(traits):
                return True
        return False

    def other_main(self, seat: int) -> int:
        """The main player against this one."""
        return self.defense if seat == self.offense else self.offense

    def committed(self, seat: int) -> int:
        """Ships of a main player in the encounter."""
        return self.gate.get(seat, 0) if seat == self.offense else self.holding(self.planet, seat)

    def tokens(self, seat: int) -> int:
        """The tokens on the seat's sheet."""
        powers = self.seats[seat].get("powers") or []
        return powers[0].get("tokens", 0) if powers else 0

    def on_sheet(self, seat: int) -> int:
        """The seat's own ships on its sheet."""
        rows = self.view.get("sheet_ships") or ()
        return sum(row["ships"].get(KEYS[seat], 0) for row in rows if row["seat"] == seat)

    # --- planets
    def ships_at(self, planet: str, seat: int) -> int:
        """Ships of a seat on a planet; in an encounter in the warp those that defend there."""
        if self.in_warp and not planet:
            return min(MOST_IN_WARP, self.warp[seat]) if seat == self.defense else 0
        found = self.planets.get(planet)
        return found["ships"].get(KEYS[seat], 0) if found else 0

    def holding(self, planet: str, seat: int) -> int:
        """Ships of a seat that are at risk if the planet is attacked: a few where the owner sets ships aside."""
        ships = self.ships_at(planet, seat)
        found = self.planets.get(planet)
        if not self.worlds or not found or found["system"] != seat or "kind" in found or found["index"]:
            return ships
        aside = self.worlds[seat].get("aside")  # a number where that can be done, 0 as long as it is not known
        return ships if aside is None else ships - aside if aside else min(ships, FEW)

    def ground(self, planet: str, seat: int) -> int:
        """What the system adds to the total of its owner, if the owner defends a planet there."""
        found = self.planets.get(planet)
        if not self.worlds or not found or found["system"] != seat:
            return 0
        world = self.worlds[seat]
        if world["kind"] == "rosette":
            circle = [key for key, other in self.planets.items() if other["system"] == seat]
            at = circle.index(planet)
            near = {circle[at - 1], circle[(at + 1) % len(circle)]} - {planet}
            return sum(self.ships_at(key, seat) for key in near)
        return world.get("worth", {}).get(planet, 0) + (DUST if world.get("dust_cards") else 0)

    def system(self, planet: str) -> int:
        """Whose system a planet lies in; -1 for what is no planet."""
        return self.planets[planet]["system"] if planet in self.planets else -1

    def lands_foreign(self, seat: int, planet: str) -> bool:
        """Landing on the planet would give the seat one more foreign colony."""
        if self.ships_at(planet, seat):
            return False
        if planet in self.moons:
            return bool(self.moon_traits(planet).get("counts"))
        return self.system(planet) not in (seat, -1)

    # --- moons
    def moon_traits(self, moon: str) -> dict[str, Any]:
        """What is known of what a moon does for its occupant."""
        return self.moons[moon].get("traits") or (self.view.get("own_moon_traits") or {}).get(moon) or NO_TRAITS

    def moon_worth(self, moon: str, seat: int) -> float:
        """What a moon gives its occupant, in colonies, where it does not count as one."""
        if self.moon_traits(moon).get("counts"):
            return 0.0
        known = self.moons[moon]["up"] or moon in (self.view.get("own_moons") or ())
        worth = self.moon_traits(moon).get("worth", ORDINARY_MOON) if known else UNKNOWN_MOON
        landless = not any(other["seat"] == seat for other in self.moons.values())
        if landless and any(self.moon_traits(other).get("needed_to_win") for other in self.moons):
            worth += MOON_TO_WIN
        if self.system(moon) == seat:  # it keeps the power
            worth += HOME_MOON
        return worth

    # --- sides
    def allies(self, side: str) -> list[int]:
        """The allies of a side."""
        return [int(seat) for seat in self.encounter.get(f"{side}_allies") or ()]

    def side_of(self, seat: int) -> str:
        """The side a seat stands on, or an empty string."""
        if seat == self.offense or seat in self.allies(OFFENSE):
            return OFFENSE
        return DEFENSE if seat == self.defense or seat in self.ring else ""
