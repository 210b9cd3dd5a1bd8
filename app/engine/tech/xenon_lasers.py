"""Xenon Lasers."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hints import forecast
from app.engine.moments import AFTER_REVEAL, PARTICIPANT, SIDE_TERMS
from app.engine.outcomes import Term
from app.engine.tech_effect import Tech


class XenonLasers(Tech):
    """Xenon Lasers."""

    id, name, number = "xenon_lasers", "Xenon Lasers", 3
    who, when = "main, ally", "reveal"
    text = "Stays in play. As main player or ally you may raise or lower your side's total by 1."

    asks = {"sign": ("Xenon Lasers", "Raise or lower your side's total by 1? Yes raises it. By default it is raised.")}
    does = {"shoot": lambda me: me.best_shot()}
    like = {"sign": "upward"}

    @on(AFTER_REVEAL, roles=PARTICIPANT, says="raise or lower your side's total by 1")
    def shoot(self) -> Steps:
        more = yield from self.g.yes(self.seat, "xenon_lasers.sign", source=self.source, default=["0"])
        if (yield from self.announce()):
            self.mark("beam", data=[self.side, 1 if more else -1])

    @modify(SIDE_TERMS, mark="beam")
    def beam(self, terms: list[Term], side: int) -> list[Term]:
        own, sign = self.mark_.data if self.mark_ else (-1, 0)
        return [*terms, ("xenon_lasers", sign, "tech:xenon_lasers")] if side == own else terms

    def best_shot(self) -> dict[str, object] | None:
        """Upward, or downward if only that changes something."""
        up = forecast(self, "beam", [self.side, 1])
        return up if up is None or up["now"] != up["then"] else forecast(self, "beam", [self.side, -1])
