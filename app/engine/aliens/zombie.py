"""Zombie."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.deals import Release
from app.engine.effects import Alien, modify, replace
from app.engine.moments import DEAL_TERMS, MAIN, SAVE, TO_WARP
from app.engine.plans import Plan
from app.engine.state import GATE, RING


class Zombie(Alien):
    """Its ships go to other colonies instead of the warp; it may release ships from the warp in a deal."""

    id, name = "zombie", "Zombie"
    tagline, power_name, alert = "Never goes to the warp", "Immortality", "green"
    mandatory, roles = True, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    text = (
        "Whenever ships of yours should go to the warp, use this power: they return to any of your colonies instead. A "
        "ship for which you have no colony left goes to the warp after all. As a term of a deal you make as a main "
        "player, you may in addition release any number of any player's ships from the warp; their owners place them."
    )
    zap_text = (
        "Each loss is one use, announced before the ships move. Zapped: they go to the warp, and so do all ships lost "
        "later in this encounter. Releasing ships in a deal is no use."
    )
    wild_text = "When ships of yours should go to the warp, you may return one of them to one of your colonies instead."
    super_text = (
        "As a main player, before invitations are answered: each player who allies with you in this encounter may add "
        "one of the own ships from the warp, beyond the limit of four."
    )
    asks = {"rise": ("Zombie: save your ships", "Place {n|ship|ships} on your colonies instead of losing them.")}

    @replace(TO_WARP, layer=SAVE, must=True, once=False, when=lambda me, plan: plan.count(me.seat) and me.refuge(plan))
    def rise(self, plan: Plan) -> Steps:
        if not (yield from self.announce()):
            return
        g = self.g
        lost = plan.count(self.seat)
        gone = [p for p in g.colonies(self.seat) if p not in self.refuge(plan)]
        came_from = g.encounter.came_from[self.seat] if plan.leaving(self.seat).keys() & {GATE, RING} else []
        goals = yield from g.place_ships(
            self.seat, lost, "zombie.rise", came_from=came_from, without=gone, source=self.source
        )
        plan.divert(self.seat, goals)

    def refuge(self, plan: Plan) -> list[int]:
        """The colonies that are not emptied by this very loss."""
        leaving = plan.leaving(self.seat)
        ships = self.g.state.ships
        return [p for p in self.g.colonies(self.seat) if ships[p][self.seat] > leaving.get(p, 0)]

    @modify(DEAL_TERMS, roles=MAIN)
    def release(self, terms: list[Release]) -> list[Release]:
        return [*terms, Release(self.g, self.seat)]
