"""Keeper."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, modify, replace
from app.engine.moments import NEW_HAND, NEW_HAND_KEEP, PHASE
from app.engine.plans import Plan


class Keeper(Artifact):
    """Of a hand that must be renewed everything stays that is no encounter card; eight cards come in addition."""

    id, name = "keeper", "Keeper"
    when = "when the own hand has to be discarded for a new one"
    text = "When you have to discard your hand to draw a new one, keep all cards that are no encounter cards."
    does = {"keep": "gain"}

    @replace(NEW_HAND, when=lambda me, plan: plan.seat == me.seat, says="keep all that is no encounter card")
    def keep(self, plan: Plan) -> Steps:
        if not (yield from self.announce()):
            return
        plan.data = True
        mark = self.mark("keeps", until=PHASE)
        yield from self.g.renew_hand(self.seat)
        if mark in self.g.state.marks:
            self.g.state.marks.remove(mark)

    @modify(NEW_HAND_KEEP, mark="keeps")
    def all_others(self, kept: list[int], seat: int) -> list[int]:
        g = self.g
        if seat != self.seat:
            return kept
        return kept + [c for c in g.state.hands[seat] if not g.face(c).encounter and c not in kept]
