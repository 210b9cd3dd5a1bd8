"""Spiff."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, replace, wild
from app.engine.moments import CAUSE_ENCOUNTER, DEF, OFF, SAVE, TO_WARP
from app.engine.outcomes import DEFENSE_WINS
from app.engine.plans import Plan
from app.engine.state import GATE

GAP, GAP_WITH_FLARE = 10, 5


class Spiff(Alien):
    """Crash-lands after a heavy defeat."""

    id, name = "spiff", "Spiff"
    tagline, power_name, alert = "Crash-lands after a heavy defeat", "Crash Landing", "green"
    mandatory, roles = False, ("offense",)
    phases = ("resolution",)
    text = (
        "As the offense, after losing attack against attack with the two totals at least 10 apart, you may use "
        "this power: one of your gate ships comes down on the targeted planet and is not lost. It stays there "
        "together with everybody else. Your other ships are lost as usual, and the encounter remains lost."
    )
    zap_text = (
        "Announced after resolution.outcome has closed and before the gate ships move. Zapped: all gate ships "
        "go to the warp."
    )
    wild_text = (
        "Play this flare when you have lost as the defense: one of your ships stays on the targeted planet and "
        "only the others go to the warp."
    )
    super_text = "You may play this flare to use your power when you lost with the totals at least 5 apart."
    rulings = (
        (
            "the lower total wins",
            "Only the gap and the loss count, so it also works if Spiff's total was the higher one.",
        ),
        (
            "Spiff revealed a negotiate, or the defense did",
            "No power; two attacks are needed.",
        ),
        (
            "Void as defense",
            (
                "Void removes the ships before they head for the warp; only a ship that Void must leave to the "
                "warp may crash-land."
            ),
        ),
        (
            "Spiff already has a colony there",
            "The ship joins it; no new colony is gained.",
        ),
        (
            "no ship left in the gate",
            "Nothing to land.",
        ),
        (
            "morph",
            "A morph that became an attack counts as an attack.",
        ),
        (
            "Loser's upset",
            "The gap is read from the totals, the loss from the final result after the upset.",
        ),
        (
            "wild side with one ship",
            "The only ship may stay; then nothing is lost and there is no compensation.",
        ),
        (
            "a power that makes the offense lose its ships elsewhere (captured)",
            "Only ships heading for the warp can be landed.",
        ),
    )
    does = {"crash_land": "gain", "crash_land_early": "gain", "cling": "gain"}
    like = {"land": "accept"}

    asks = {
        "land": (
            "Spiff: crash-land?",
            "One of your ships may come down on {planet} and is not lost. By default it does.",
        )
    }

    @replace(TO_WARP, layer=SAVE, roles=OFF, must=True, when=lambda me, plan: me.crashed(plan, GAP))
    def crash_land(self, plan: Plan) -> Steps:
        """Asked, and not only offered: it does nothing but save a ship, so the default is yes."""
        planet = ("planet", self.g.encounter.planet)
        args = {"planet": planet}
        if (yield from self.g.yes(self.seat, "spiff.land", default=["0"], source=self.source, args=args)):
            yield from self.come_down(plan)

    @replace(
        TO_WARP, layer=SAVE, roles=OFF, when=lambda me, plan: me.short(plan),
        own=lambda me, plan: bool(me.g.own_flare(me)), says="your flare lets a ship come down on the planet",
    )  # fmt: skip
    def crash_land_early(self, plan: Plan) -> Steps:
        if (yield from self.play_flare()):
            yield from self.come_down(plan)

    def come_down(self, plan: Plan) -> Steps:
        """The use."""
        if (yield from self.announce()):
            plan.divert(self.seat, [self.g.encounter.planet])

    def crashed(self, plan: Plan, gap: int) -> bool:
        """Attack against attack was lost by the offense with the totals that far apart, a gate ship on its way."""
        g = self.g
        return not g.on_moon() and (
            plan.cause == CAUSE_ENCOUNTER and g.encounter.result == DEFENSE_WINS and g.both_attacks()
            and not g.in_warp
            and abs(g.encounter.totals[0] - g.encounter.totals[1]) >= gap and plan.leaving(self.seat).get(GATE, 0) > 0
        )  # fmt: skip

    def short(self, plan: Plan) -> bool:
        """Only the own super flare would make the gap large enough."""
        return self.crashed(plan, GAP_WITH_FLARE) and not self.crashed(plan, GAP) and self.g.might_boost(self)

    @wild
    @replace(TO_WARP, layer=SAVE, roles=DEF, when=lambda me, plan: me.evicted(plan),
             says="one of your ships stays on the planet")  # fmt: skip
    def cling(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            plan.divert(self.seat, [self.g.encounter.planet])

    def evicted(self, plan: Plan) -> bool:
        """The defense has lost and its ships are about to leave the planet."""
        g = self.g
        lost = plan.cause == CAUSE_ENCOUNTER and not g.won(self.seat) and not g.on_moon()
        return lost and plan.leaving(self.seat).get(g.encounter.planet, 0) > 0
