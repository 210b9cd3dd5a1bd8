"""All ships leave the warp at once: what does that has a question ``<id>.place`` for where they go."""

from __future__ import annotations

from .asks import ALLOCATE, Ask, Round, Steps
from .effects import Effect
from .plans import Move
from .state import GATE, WARP

MOST_IN_GATE = 4


def empty_warp(me: Effect) -> Steps:
    """All ships leave the warp for colonies of their owners; an offense without colony gets up to four in the gate."""
    g = me.g
    warp = g.state.ships[WARP]
    moves: list[Move] = []
    asks: list[Ask] = []
    for seat in g.order():
        own = g.refuges(seat)
        if not warp[seat]:
            continue
        if not own:
            homeless = seat == g.encounter.offense and not g.colonies(seat)
            room = MOST_IN_GATE - g.state.ships[GATE][seat] if homeless else 0
            moves.append([seat, min(warp[seat], room), WARP, GATE])
        elif len(own) == 1:
            moves.append([seat, warp[seat], WARP, own[0]])
        else:
            asks.append(_place(me, seat, warp[seat], own))
    if asks:
        answers = yield Round(asks)
        for ask, answer in zip(asks, answers, strict=True):
            moves += [[ask.seat, n, WARP, place] for place, n in answer.items()]
    yield from g.move(moves, "freed", me.id)


def _place(me: Effect, seat: int, count: int, own: list[int]) -> Ask:
    """Default: spread over colonies, the fewest ships first, home planets first."""
    g = me.g
    there = {p: g.state.ships[p][seat] for p in [p for p in own if p in g.grounds] or own}
    default: dict[str, int] = {}
    for _ in range(count):
        place = min(there, key=lambda p: (there[p], g.system(p) != seat, p))
        there[place] += 1
        default[str(place)] = default.get(str(place), 0) + 1
    return Ask(
        seat, f"{me.id}.place", kind=ALLOCATE, slots=tuple((p, 0, count) for p in own), total=(count, count),
        default=default, clock="ships", source=me.source, phase=g.state.phase, args={"n": count},
    )  # fmt: skip
