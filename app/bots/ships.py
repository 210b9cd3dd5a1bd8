"""Where ships come from and where they go: nobody empties a colony that he can keep.

An ask of kind ``allocate`` names places by slot id, which for a planet is its key. ``send`` takes ships out of the
places that miss them least; ``settle`` puts ships where they are needed most.
"""

from __future__ import annotations

from .legal import Ask, spread
from .reading import Reading

GATE_FIRST, RICH, SPARE, LAST, NO_LIMIT = 0, 1, 2, 3, 4


def cost(reading: Reading, place: str, left: int, homes: int) -> tuple[int, int]:
    """What it costs to take one more ship from a place with ``left``: the class of loss, then how thin it gets."""
    if place not in reading.planets:
        return (SPARE, -1) if _is_fleet(reading, place) else (GATE_FIRST, 0)
    if left > 1:
        return (RICH, -left)
    if place in reading.moons and not reading.moon_traits(place).get("counts"):
        return (SPARE, 1)
    if reading.system(place) == reading.me:
        # the last ship of a home colony: bearable while the power stays
        return (SPARE, 0) if homes > reading.home_needed else (LAST, 0)
    return (LAST, 1)  # a foreign colony is what the game is about


def send(ask: Ask, reading: Reading, wanted: int, most_cost: int = LAST) -> dict[str, int]:
    """About ``wanted`` ships out of the slots, within the ask's total, from where they are missed least.

    Beyond the least total, no ship is taken at a class of loss of ``most_cost`` or worse.
    """
    low, high = ask["total"]["min"], ask["total"]["max"]
    target = min(max(wanted, low), high)
    left = {slot["id"]: slot["max"] for slot in ask["slots"]}
    least = {slot["id"]: slot["min"] for slot in ask["slots"]}
    taken = dict(least)
    for place, number in least.items():
        left[place] -= number
    homes = reading.homes[reading.me]
    while sum(taken.values()) < target:
        costs = [(*cost(reading, place, n, homes), place) for place, n in left.items() if n]
        if not costs:
            break
        kind, _, place = min(costs)
        if kind >= most_cost and sum(taken.values()) >= low:
            break
        if left[place] == 1 and reading.system(place) == reading.me:
            homes -= 1
        left[place] -= 1
        taken[place] += 1
    return spread(ask, taken)


def _is_fleet(reading: Reading, place: str) -> bool:
    """The own sheet, where ships count for more than in an encounter. (Gate, ring and warp have negative numbers.)"""
    return "counts_sheet" in reading.traits(reading.me) and place not in reading.planets and not place.startswith("-")


def settle(ask: Ask, reading: Reading) -> dict[str, int]:
    """All ships of the ask onto own colonies, the thinnest first, home before foreign; where ships on the own sheet
    count, there."""
    slots = {slot["id"]: slot for slot in ask["slots"]}
    if fleet := [place for place in slots if _is_fleet(reading, place)]:
        return spread(ask, {place: slots[place]["max"] for place in fleet})
    there = {place: reading.ships_at(place, reading.me) for place in slots}
    placed = dict.fromkeys(slots, 0)
    for _ in range(ask["total"]["max"]):
        open_slots = [place for place in slots if placed[place] < slots[place]["max"]]
        if not open_slots:
            break
        place = min(open_slots, key=lambda p: (there[p] + (p in reading.moons), reading.system(p) != reading.me, p))
        there[place] += 1
        placed[place] += 1
    return spread(ask, placed)
