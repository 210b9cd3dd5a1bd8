"""Entropy."""

from __future__ import annotations

from app.engine.asks import ALLOCATE, Ask, Round, Steps
from app.engine.moon_card import INTERMITTENT, MoonCard
from app.engine.plans import Move
from app.engine.state import WARP


class Entropy(MoonCard):
    """The leaders lose a colony."""

    id, name, category, wording = "entropy", "Entropy", "full", INTERMITTENT
    text = (
        "Each player with the most foreign colonies gives one of them up, of own choice; its ships go to other "
        "colonies of that player."
    )
    asks = {
        "colony": ("Entropy: which colony?", "Choose the foreign colony that you give up. By default the smallest."),
        "ships": ("Entropy", "Place {n|ship|ships} on your other colonies. By default on the largest."),
    }
    like = {"ships": "return"}

    def happens(self) -> Steps:
        g = self.g
        ships = g.state.ships
        most = max(len(g.foreign_colonies(x)) for x in g.order())
        if not most:
            return
        leaders = [x for x in g.order() if len(g.foreign_colonies(x)) == most]
        given = {x: min(g.foreign_colonies(x), key=lambda p: (ships[p][x], p)) for x in leaders}
        asks = [self.which(x, given[x]) for x in leaders if most > 1]
        answers = (yield Round(asks)) if asks else []
        given |= {ask.seat: answer[0][1] for ask, answer in zip(asks, answers, strict=True)}
        moves: list[Move] = []
        asks = []
        for seat, planet in given.items():
            others = [p for p in g.colonies(seat) if p != planet]
            if len(others) > 1:
                asks.append(self.where(seat, planet, others))
            else:
                moves.append([seat, ships[planet][seat], planet, others[0] if others else WARP])
        answers = (yield Round(asks)) if asks else []
        for ask, answer in zip(asks, answers, strict=True):
            moves += [[ask.seat, n, given[ask.seat], place] for place, n in answer.items()]
        yield from g.move([move for move in moves if move[3] != WARP], "moved", self.id)
        yield from g.lose([(move[0], move[1], move[2]) for move in moves if move[3] == WARP], self.id)

    def which(self, seat: int, default: int) -> Ask:
        """Which colony a leader gives up."""
        abroad = self.g.foreign_colonies(seat)
        return Ask(
            seat, "entropy.colony", options=tuple(("planet", p) for p in abroad), default=[str(abroad.index(default))],
            clock="ships", source=self.source, phase=self.g.state.phase,
        )  # fmt: skip

    def where(self, seat: int, planet: int, others: list[int]) -> Ask:
        """Where its ships go."""
        g = self.g
        count = g.state.ships[planet][seat]
        return Ask(
            seat, "entropy.ships", kind=ALLOCATE, slots=tuple((p, 0, count) for p in others), total=(count, count),
            default={str(g.best_home(seat, [planet])): count}, clock="ships", source=self.source, phase=g.state.phase,
            args={"n": count},
        )  # fmt: skip
