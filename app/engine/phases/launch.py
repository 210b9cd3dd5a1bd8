"""Launch (section 8 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.moments import (
    AFTER_AIM,
    AFTER_LAUNCH,
    BEFORE_LAUNCH,
    COMMITTED,
    COMMITTING,
    OFF,
    PLANET_NAMED,
    SHIP_CHOOSER,
    SHIP_EXTRA,
    SHIP_LIMIT,
    SHIP_RANGE,
    SHIP_SOURCES,
    SHIPS_CHOSEN,
)
from app.engine.state import GATE

if TYPE_CHECKING:
    from app.engine.game import Game


def launch(g: Game) -> Steps:
    """R-LAUNCH-3: aim, then commit; neither can be changed afterwards."""
    state, encounter, offense = g.state, g.encounter, g.encounter.offense
    gone = encounter.planet >= 0 and encounter.planet not in g.grounds
    if encounter.planet < 0 and not g.in_warp:
        gone = not g.aims()
    if gone:
        g.emit("no_target", offense)
        state.phase = "end"
        return
    if not g.can_send(offense, OFF) and not state.ships[GATE][offense]:  # R-LAUNCH-6
        g.emit("nothing_to_launch", offense)
        state.phase = "end"
        return
    named = encounter.planet  # by destiny; whoever aims for the offense has been heard already
    yield from g.reach(BEFORE_LAUNCH)
    if g.in_warp:  # DV-16
        g.emit("into_warp", offense)
    elif encounter.planet < 0:  # R-LAUNCH-1
        targets = g.aims()
        default = targets.index(_weakest(g, targets))
        answer = yield from g.choose(
            offense, "aim", [("planet", p) for p in targets], default=default, clock="launch",
            args={"whom": ("seat", encounter.defense)}, target=encounter.defense,
        )  # fmt: skip
        place = yield from _heeded(g, answer[1], targets)
        if place in g.moon_at:
            yield from g.aim_at_moon(place)
            if state.phase == "end":  # a free moon is simply taken (MO-5)
                return
        encounter.planet = place
    elif encounter.planet == named and g.hooked(PLANET_NAMED):
        encounter.planet = yield from _heeded(g, encounter.planet, _elsewhere(g))
    if not g.in_warp:
        g.emit("aimed", offense, planet=("planet", encounter.planet))
        yield from g.reach(AFTER_AIM)
    yield from commit(g, offense, OFF)
    yield from g.reach(AFTER_LAUNCH)
    state.phase = "alliance"


def _heeded(g: Game, place: int, targets: list[int]) -> Steps:
    """The gate points at a place, and an effect may have it aimed at another planet."""
    offense = g.encounter.offense
    if not g.hooked(PLANET_NAMED):
        return place
    g.emit("planet_named", offense, planet=("planet", place))
    if (yield from g.stands(PLANET_NAMED, offense, place)):
        return place
    others = [("planet", p) for p in targets if p != place and p not in g.moon_at]  # MO-18
    args = {"whom": ("seat", g.encounter.defense)}
    return (yield from g.choose(offense, "aim", others, clock="launch", args=args))[1] if others else place


def _elsewhere(g: Game) -> list[int]:
    """Where else the gate could point in an encounter whose place is fixed: at home, against the same player."""
    encounter = g.encounter
    home = {encounter.offense, g.moon_at[encounter.planet].home if g.on_moon() else g.system(encounter.planet)}
    if len(home) == 1:
        return [p for p, x in g.home_fights(encounter.offense) if x == encounter.defense]
    return g.aims()


def _weakest(g: Game, targets: list[int]) -> int:
    """The default aim: fewest defending ships where the offense has no colony, lowest number on ties."""
    ships, encounter = g.state.ships, g.encounter
    targets = [p for p in targets if p not in g.moon_at] or targets
    free = [p for p in targets if not ships[p][encounter.offense]] or targets
    return min(free, key=lambda p: (ships[p][encounter.defense], p))


def default_ships(g: Game, seat: int, count: int, ally: bool, slots: list[tuple[int, int, int]]) -> dict[int, int]:
    """R-LAUNCH-2's default: from the largest home colony with two or more ships, else the largest such foreign colony;
    if every colony holds one ship, from a home colony where the power can spare it, else from a foreign one. An ally
    takes the largest colony wherever it is (R-ALLIANCE-5)."""
    left = {place: most for place, _, most in slots if place in g.grounds}
    taken: dict[int, int] = {}
    for _ in range(count):
        own = [p for p in left if left[p]]
        if not own:
            break
        rich = [p for p in own if left[p] > 1]
        if rich:
            place = max(rich, key=lambda p: (0 if ally else g.system(p) == seat, left[p], g.system(p) == seat, -p))
        else:
            home = [p for p in own if g.system(p) == seat]
            foreign = [p for p in own if g.system(p) != seat]
            place = home[0] if home and (len(home) > g.home_needed or not foreign) else foreign[0]
        left[place] -= 1
        taken[place] = taken.get(place, 0) + 1
    missing = count - sum(taken.values())
    for place, _, most in slots:  # off the planets only if nothing else is left
        if missing > 0 and place not in g.planets:
            taken[place] = min(most, missing)
            missing -= taken[place]
    return taken


def _other_ships(
    g: Game, seat: int, ships: dict[int, int], slots: list[tuple[int, int, int]], limit: tuple[int, int], text: str,
    args: dict[str, Any],
) -> Steps:  # fmt: skip
    """The choice is made again: from other places and in another number, as far as that is possible."""
    chosen = sum(ships.values())
    other = [slot for slot in slots if slot[0] not in ships] or slots
    most = min(limit[1], sum(slot[2] for slot in other))
    numbers = [n for n in range(limit[0], most + 1) if n not in (0, chosen)] or [min(chosen, most)]
    options = [("number", n) for n in numbers]
    count = (yield from g.choose(seat, "how_many", options, clock="launch", args=args))[1]
    wish = default_ships(g, seat, count, False, other)
    return (yield from g.allocate(seat, text, other, count, count, wish, clock="launch", args=args))


def commit(g: Game, seat: int, role: int) -> Steps:
    """Ships go into the encounter: the side is known, the number not yet (``ships.committing``)."""
    state, encounter = g.state, g.encounter
    g.committing = seat
    yield from g.reach(COMMITTING, role, only=seat)
    low, high = g.q(SHIP_LIMIT, SHIP_RANGE, seat, role)
    there = state.ships[GATE][seat] if role == OFF else 0  # R-REGROUP-3: counts as launched
    limit = low, high = max(0, low - there), max(0, high - there)
    goal, text = g.muster(role), "launch" if role == OFF else "ally_ships"
    side = ("side", 0 if goal == GATE else 1)
    slots = g.q(SHIP_SOURCES, g.ship_slots(seat), seat, role)
    chooser = g.q(SHIP_CHOOSER, seat, seat, role)
    if chooser != seat:  # the owner says how many, another player which
        high = min(high, sum(slot[2] for slot in slots))
        numbers = [("number", n) for n in range(low, high + 1)]
        low = high = (yield from g.choose(seat, "how_many", numbers, clock="launch", args={"side": side}))[1]
    args = {"side": side, "planet": g.target_ref()}
    ships = yield from g.allocate(
        chooser, text, slots, low, high, default_ships(g, seat, low, role != OFF, slots), clock="launch", args=args
    )
    if not (yield from g.stands(SHIPS_CHOSEN, seat, role)):
        ships = yield from _other_ships(g, seat, ships, slots, limit, text, args)
    encounter.came_from[seat] = [place for place, n in ships.items() for _ in range(n)]
    moves = [[seat, n, place, goal] for place, n in ships.items()]
    moves += [[seat, n, place, goal] for place, n in g.q(SHIP_EXTRA, [], seat, role)]  # beyond the limit
    if role != OFF:
        encounter.allies[seat] = role
    yield from g.move(moves, "launched" if role == OFF else "joined")
    yield from g.reach(COMMITTED, role)
