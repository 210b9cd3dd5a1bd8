"""What a seat reads from its view: the same facts for every question, taken out of the VIEW once.

Planets and seats are named as the view names them; a planet's key is ``str(id)``, which is also its slot in questions
about ships.
"""

from __future__ import annotations

from copy import copy
from typing import Any

View = dict[str, Any]

OFFENSE, DEFENSE = "offense", "defense"


class Reading:
    """The table as one seat sees it."""

    __slots__ = (
        "colonies", "count", "defense", "encounter", "gate", "hand", "hands", "home_needed", "homes", "me", "needed",
        "offense", "planet", "planets", "ring", "seats", "view", "warp",
    )  # fmt: skip

    def __init__(self, view: View, me: int) -> None:
        self.view, self.me = view, me
        self.seats: list[View] = view["seats"]
        self.count = len(self.seats)
        needed = view.get("needed") or {}
        self.needed: int = needed.get("foreign_colonies", 5)
        self.home_needed: int = needed.get("home_colonies", 3)
        self.colonies: list[int] = [seat["foreign_colonies"] for seat in self.seats]
        self.homes: list[int] = [seat["home_colonies"] for seat in self.seats]
        self.hands: list[int] = [seat["hand"] for seat in self.seats]
        self.warp: list[int] = [seat["warp"] for seat in self.seats]
        self.hand: list[View] = view.get("hand") or []
        self.planets: dict[str, View] = {str(planet["id"]): planet for planet in view["planets"]}
        encounter: View = view.get("encounter") or {}
        self.encounter = encounter
        offense, defense = encounter.get("offense"), encounter.get("defense")
        self.offense: int = -1 if offense is None else offense
        self.defense: int = -1 if defense is None else defense
        planet = encounter.get("planet")
        self.planet = "" if planet is None else str(planet)
        self.gate: dict[int, int] = {int(seat): n for seat, n in view["gate"]["ships"].items()}
        allies = encounter.get("defense_allies") or {}
        self.ring: dict[int, int] = {int(seat): n for seat, n in allies.items()}

    def against(self, seat: int) -> Reading:
        """The same table, with this seat as the defense."""
        other = copy(self)
        other.defense = seat
        return other

    # --- seats
    def ahead(self, seat: int) -> float:
        """How far a seat has come, for picking whom to hurt: colonies first, then cards and ships at hand."""
        return self.colonies[seat] + 0.02 * self.hands[seat] - 0.02 * self.warp[seat]

    def others(self) -> list[int]:
        """Every seat but one's own."""
        return [seat for seat in range(self.count) if seat != self.me]

    def power(self, seat: int) -> str:
        """The alien whose power works for this seat now, or an empty string."""
        row = self.seats[seat]
        return row["alien"] or "" if row["power"] == "active" else ""

    def tokens(self, seat: int) -> int:
        """The tokens on the seat's sheet."""
        powers = self.seats[seat].get("powers") or []
        return powers[0].get("tokens", 0) if powers else 0

    # --- planets
    def ships_at(self, planet: str, seat: int) -> int:
        """Ships of a seat on a planet."""
        return self.planets[planet]["ships"].get(str(seat), 0) if planet in self.planets else 0

    def system(self, planet: str) -> int:
        """Whose system a planet lies in; -1 for what is no planet."""
        return self.planets[planet]["system"] if planet in self.planets else -1

    def lands_foreign(self, seat: int, planet: str) -> bool:
        """Landing on the planet would give the seat one more foreign colony."""
        return self.system(planet) not in (seat, -1) and not self.ships_at(planet, seat)

    # --- sides
    def allies(self, side: str) -> list[int]:
        """The allies of a side."""
        return [int(seat) for seat in self.encounter.get(f"{side}_allies") or ()]

    def side_of(self, seat: int) -> str:
        """The side a seat stands on, or an empty string."""
        if seat == self.offense or seat in self.allies(OFFENSE):
            return OFFENSE
        return DEFENSE if seat == self.defense or seat in self.ring else ""
