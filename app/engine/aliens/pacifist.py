"""Pacifist."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.hints import becomes, settles
from app.engine.moments import AFTER_REVEAL, DEAL_PENALTY, MAIN, MOVING, OFFENSE, TYPES_FINAL
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS
from app.engine.plans import Plan

SHIFTED = 2


class Pacifist(Alien):
    """Negotiate beats attack."""

    id, name = "pacifist", "Pacifist"
    tagline, power_name, alert = "Negotiate beats attack", "Peace", "green"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal",)
    text = (
        "As a main player, if you have revealed a negotiate card and your opponent an attack card, use this "
        "power: you win the encounter, whatever the totals. Everything else follows as for any won encounter. "
        "Two negotiates lead to a deal as usual."
    )
    zap_text = (
        "One use, announced at the close of reveal.after_reveal (reveal.types_final) if the pair is negotiate "
        "(yours) against attack. Zapped: you lose to the attack and collect compensation normally."
    )
    wild_text = (
        "As a main player, after you have revealed a negotiate card and your opponent an attack card, you may "
        "play this flare to turn your negotiate into an attack 15 for this encounter."
    )
    super_text = (
        "When you and your opponent fail to make a deal, you may play this flare: you lose two ships fewer to "
        "the warp (one instead of three) and your opponent loses two more (five instead of three)."
    )
    rulings = (
        (
            "compensation",
            "Nobody collects any.",
        ),
        (
            "opponent's morph",
            "It copies the negotiate; a deal follows and the power is not used.",
        ),
        (
            "Pacifist plays a morph against an attack",
            "It is an attack, so the power is not used.",
        ),
        (
            "Emotion Control",
            "If the attack has become a negotiate before the pair is finally read, a deal follows.",
        ),
        (
            "effects that need a margin (Spiff, Winner)",
            "Not triggered; there are not two attacks.",
        ),
        (
            "Loser declared an upset",
            (
                "The upset turns the final outcome round after Peace: Pacifist's side loses to the upset and "
                "Pacifist, who revealed a negotiate against an attack, collects compensation for its lost "
                "ships."
            ),
        ),
        (
            "Human is zapped and wins in the same encounter",
            "The automatic win that is carried out first in order of play stands.",
        ),
        (
            "a card made negotiate by an effect",
            "It counts like a revealed negotiate.",
        ),
    )
    traits = {"negotiate_wins": True}
    does = {"peace": settles(), "shift_the_blame": "gain", "strike_back": becomes("attack_15")}

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.turned_the_other_cheek())
    def peace(self) -> Steps:
        if (yield from self.announce()):
            self.g.set_outcome(OFFENSE_WINS if self.side == OFFENSE else DEFENSE_WINS)

    def turned_the_other_cheek(self) -> bool:
        """A negotiate of one's own against an attack."""
        g = self.g
        return g.type_of(self.side) == NEGOTIATE and g.type_of(self.other_side) == ATTACK

    @wild
    @on(
        AFTER_REVEAL,
        roles=MAIN,
        when=lambda me: me.turned_the_other_cheek(),
        says="your negotiate becomes an attack 15",
    )
    def strike_back(self) -> Steps:
        if (yield from self.announce()):
            self.g.become(self.side, "attack_15")

    @super_
    @replace(
        MOVING,
        roles=MAIN,
        when=lambda me, plan: plan.cause == "penalty",
        says="lose two ships fewer, your opponent two more",
    )
    def shift_the_blame(self, plan: Plan) -> Steps:
        if (yield from self.announce(whom=("seat", self.opponent))):
            self.mark("blame", data=[self.opponent])

    @modify(DEAL_PENALTY, mark="blame")
    def blame(self, count: int, seat: int) -> int:
        if self.mark_ is None:
            return count
        return count - SHIFTED if seat == self.seat else count + SHIFTED if seat == self.mark_.data[0] else count
