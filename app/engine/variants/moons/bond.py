"""Bond Moon."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import ALLY_MUST, ALLY_OPTIONS, DEF_ALLY, OFF_ALLY, SHIP_LIMIT
from app.engine.moon_card import MoonCard

MOST_SHIPS = 4


class Bond(MoonCard):
    """The owner of the system can count on its occupant."""

    id, name, category, when = "bond", "Bond Moon", "half", "alliance"
    traits = {"worth": -0.02}
    text = (
        "If the owner of this moon's system invites you, you must accept, with as many ships as stand on this moon, at "
        "most four."
    )

    def called(self) -> int:
        """The role to which the owner of the system invites the occupant; 0 if it does not."""
        e, owner = self.g.encounter, self.moon.home
        role = OFF_ALLY if owner == e.offense else DEF_ALLY if owner == e.defense else 0
        return e.invited[self.seat] & role if owner != self.seat else 0

    def ships(self) -> int:
        """With how many ships it comes."""
        return min(MOST_SHIPS, self.g.state.ships[self.moon.place][self.seat], self.g.available(self.seat))

    @modify(ALLY_MUST)
    def must_join(self, role: int, seat: int) -> int:
        return role or (self.called() if seat == self.seat else 0)

    @modify(ALLY_OPTIONS)
    def no_other_way(self, ways: list[tuple[int, object]], seat: int) -> list[tuple[int, object]]:
        return [] if seat == self.seat and self.called() else ways

    @modify(SHIP_LIMIT, layer=-1)
    def so_many(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        if seat != self.seat or not role & self.called():
            return limit
        ships = min(self.ships(), limit[1])
        return ships, ships
