"""What a position is worth to a seat, counted in foreign colonies of its own.

A change of the position is a ``Change``: colonies gained and lost by seat, and softer things (ships, cards, home
colonies) as parts of a colony. ``normal`` counts its own gain and a part of the others'. ``hard`` weighs everybody's
chance to win, so it sees by itself who must be stopped, when a shared win is welcome and whom not to help.
"""

from __future__ import annotations

from math import exp

from .insight import alien_worth, loses_ships, wants_losses
from .levels import Level
from .reading import DEFENSE, MOST_IN_WARP, OFFENSE, Reading

Ships = dict[int, int]

POWER = 0.3  # what a power that works is worth, times what this power is worth
WIN, DEFEAT = 6.0, -4.0  # without chances to win: the worth of the game, won alone or by others
LOST = 0.4  # what a lost ship is worth, in colonies, to whoever is about to win without ships
GONE = 3  # how many ships in the warp one ship is worth that leaves the game
FATES = frozenset(("saves_allies", "removes_beaten"))  # traits by which beaten ships go elsewhere than to the warp
HAND = 8  # more cards than these add nothing


class Change:
    """What happens to each seat: foreign colonies and softer worth."""

    __slots__ = ("colonies", "soft")

    def __init__(self, count: int) -> None:
        self.colonies = [0] * count
        self.soft = [0.0] * count


class Standing:
    """The worth of changes for one seat at the position it reads."""

    __slots__ = ("_base", "_plain", "_total", "level", "reading")

    def __init__(self, reading: Reading, level: Level) -> None:
        self.reading, self.level = reading, level
        self._base = self._total = None
        self._plain = not reading.has_trait(FATES)
        if level.shares:
            scores = [reading.colonies[seat] + self._soft(seat) for seat in range(reading.count)]
            self._base = [exp(level.steepness * score) for score in scores]
            self._total = sum(self._base)

    def _soft(self, seat: int) -> float:
        """Cards, ships at hand and the power of a seat, in colonies."""
        reading, level = self.reading, self.level
        row = reading.seats[seat]
        power = (
            alien_worth(reading.traits(seat)) * POWER if row["power"] in ("active", "zapped") and row["alien"] else 0.0
        )
        return level.card * min(row["hand"], HAND) - level.ship * row["warp"] + power

    def worth(self, change: Change, me: int | None = None) -> float:
        """What the change is worth to ``me`` (the reading seat)."""
        reading = self.reading
        seat = reading.me if me is None else me
        winners: list[int] = []
        if max(change.colonies) > 0:
            winners = [x for x, n in enumerate(change.colonies) if n > 0 and reading.colonies[x] + n >= reading.needed]
        if self._base is not None:
            return self._by_shares(change, winners, seat)
        if winners:
            return WIN / len(winners) if seat in winners else DEFEAT
        own = change.colonies[seat] + change.soft[seat]
        others = sum(change.colonies) + sum(change.soft) - own
        return own - self.level.rivalry * others

    def _by_shares(self, change: Change, winners: list[int], me: int) -> float:
        """How much one's chance to win grows, in colonies (what one colony more would add to it)."""
        steepness, base, total = self.level.steepness, self._base or [], self._total or 1.0
        before = base[me] / total
        unit = steepness * before * (1 - before) or 1.0
        if winners:
            after = 1 / len(winners) if me in winners else 0.0
        else:
            total = mine = 0.0
            for seat, strength in enumerate(base):
                gain = change.colonies[seat] + change.soft[seat]
                after = strength * exp(steepness * gain) if gain else strength
                total += after
                if seat == me:
                    mine = after
            after = mine / total
        return (after - before) / unit

    # --- changes
    def lose(self, change: Change, seat: int, ships: float) -> None:
        """Ships of a seat go to the warp."""
        if not ships or seat < 0:
            return
        reading = self.reading
        if not reading.traits(seat):
            change.soft[seat] -= self.level.ship * ships
        elif loses_ships(reading, seat):
            change.soft[seat] += LOST * ships if wants_losses(reading, seat) else -self.level.ship * ships

    def _beaten(self, change: Change, main: int, ships: int, allies: Ships, winner: int) -> None:
        """A main player and allies lose ships: those of allies may be saved, and all may leave the game for good."""
        reading = self.reading
        gone, saved = 1, False
        if not self._plain and winner >= 0 and main >= 0:
            gone = GONE if reading.traits(winner).get("removes_beaten") else 1
            saved = gone == 1 and bool(reading.traits(main).get("saves_allies"))
        self.lose(change, main, gone * ships)
        for seat, number in allies.items():
            if self._plain or not (saved or (gone == 1 and reading.traits(seat).get("saves_allies"))):
                self.lose(change, seat, gone * number)

    def rescue(self, change: Change, seat: int, ships: int) -> None:
        """Ships of a seat come back from the warp."""
        back = min(ships, self.reading.warp[seat])
        change.soft[seat] += -LOST * back if wants_losses(self.reading, seat) else self.level.ship * back

    def landing(self, planet: str, allies: Ships, ring: Ships) -> Change:
        """The offense wins at ``planet``: who lands, who loses what. Ships of allies by seat."""
        reading, home = self.reading, self.level.home
        change = Change(reading.count)
        defense, owner = reading.defense, reading.system(planet)
        self._beaten(change, defense, 0, ring, reading.offense)
        if reading.in_warp and not planet:
            for seat, ships in {**allies, reading.offense: reading.gate.get(reading.offense, 0)}.items():
                self.rescue(change, seat, ships)
            return change
        if reading.swapped:
            for seat, ships in allies.items():
                change.soft[seat] += self.level.card * ships
        for seat in (reading.offense, *(() if reading.swapped else allies)):
            if reading.lands_foreign(seat, planet):
                change.colonies[seat] += 1
            elif planet in reading.moons:
                change.soft[seat] += reading.moon_worth(planet, seat)
            elif not reading.ships_at(planet, seat):
                change.soft[seat] += home
                if reading.homes[seat] == reading.home_needed - 1:
                    change.soft[seat] += POWER
        lost = reading.holding(planet, defense)
        if planet in reading.moons:
            change.colonies[defense] -= bool(lost and reading.moon_traits(planet).get("counts"))
            change.soft[defense] -= reading.moon_worth(planet, defense) if lost else 0.0
        elif lost and owner != defense:
            change.colonies[defense] -= 1
        elif lost and lost == reading.ships_at(planet, defense):
            change.soft[defense] -= home
            if reading.homes[defense] == reading.home_needed:
                change.soft[defense] -= POWER
        self._beaten(change, defense, lost, {}, reading.offense)
        return change

    def repelled(self, allies: Ships, ring: Ships, gate: int, planet: str = "") -> Change:
        """The defense wins: the gate's ships are lost, the defense's allies are rewarded, or land."""
        reading = self.reading
        change = Change(reading.count)
        self._beaten(change, reading.offense, gate, allies, reading.defense)
        if reading.in_warp and not planet:
            self.rescue(change, reading.defense, MOST_IN_WARP)
        for seat, ships in ring.items():
            if reading.swapped and planet:
                change.colonies[seat] += reading.lands_foreign(seat, planet)
            else:
                change.soft[seat] += self.level.card * ships
        return change


def committed(reading: Reading) -> tuple[Ships, Ships, int]:
    """(offensive allies, defensive allies, ships of the offense in the gate) as they stand."""
    allies = {seat: reading.gate.get(seat, 0) for seat in reading.allies(OFFENSE)}
    ring = {seat: reading.ring.get(seat, 0) for seat in reading.allies(DEFENSE)}
    return allies, ring, reading.gate.get(reading.offense, 0)
