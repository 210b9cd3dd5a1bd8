"""Mobius Tubes."""

from __future__ import annotations

from app.engine.asks import ALLOCATE, Ask, Round, Steps
from app.engine.effects import Artifact, on
from app.engine.moments import FREE_REGROUP, OFF
from app.engine.plans import Move
from app.engine.state import GATE, WARP

MOST_IN_GATE = 4


class MobiusTubes(Artifact):
    """All ships leave the warp for colonies of their owners; an offense without colony gets up to four in the gate."""

    id, name = "mobius_tubes", "Mobius Tubes"
    who, when = "offense", "regroup"
    text = "All ships of all players leave the warp and go to colonies of their owners."
    asks = {
        "place": ("Mobius Tubes", "Place {n|ship|ships} from the warp on your colonies. By default they are spread.")
    }
    like = {"place": "retrieve"}

    @on(*FREE_REGROUP, roles=OFF, when=lambda me: any(me.g.state.ships[WARP]), says="free all ships from the warp")
    def free(self) -> Steps:
        if not (yield from self.announce()):
            return
        g = self.g
        warp = g.state.ships[WARP]
        moves: list[Move] = []
        asks: list[Ask] = []
        for seat in g.order():
            own = g.colonies(seat)
            if not warp[seat]:
                continue
            if not own:
                room = MOST_IN_GATE - g.state.ships[GATE][seat] if seat == g.encounter.offense else 0
                moves.append([seat, min(warp[seat], room), WARP, GATE])
            elif len(own) == 1:
                moves.append([seat, warp[seat], WARP, own[0]])
            else:
                asks.append(self._place(seat, warp[seat], own))
        if asks:
            answers = yield Round(asks)
            for ask, answer in zip(asks, answers, strict=True):
                moves += [[ask.seat, n, WARP, place] for place, n in answer.items()]
        yield from g.move(moves, "freed", "mobius_tubes")

    def _place(self, seat: int, count: int, own: list[int]) -> Ask:
        """Default: spread, the fewest ships first, home planets first."""
        g = self.g
        there = {place: g.state.ships[place][seat] for place in own}
        default: dict[str, int] = {}
        for _ in range(count):
            place = min(own, key=lambda p: (there[p], g.system(p) != seat, p))
            there[place] += 1
            default[str(place)] = default.get(str(place), 0) + 1
        return Ask(
            seat, "mobius_tubes.place", kind=ALLOCATE, slots=tuple((p, 0, count) for p in own), total=(count, count),
            default=default, clock="ships", source=self.source, phase=g.state.phase, args={"n": count},
        )  # fmt: skip
