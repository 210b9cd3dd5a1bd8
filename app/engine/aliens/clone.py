"""Clone."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ARTIFACT
from app.engine.effects import Alien, on, replace, super_, wild
from app.engine.moments import BEFORE_DISCARD, DISCARD, MAIN, TAKE
from app.engine.plans import Plan


class Clone(Alien):
    """Takes its encounter card back instead of discarding it."""

    id, name = "clone", "Clone"
    tagline, power_name, alert = "Keeps its encounter card", "Replication", "green"
    mandatory, roles, phases = False, ("offense", "defense"), ("resolution",)
    text = (
        "When you are a main player, after the encounter has been resolved and compensation and rewards have been "
        "taken, you may use this power to take your encounter card back into your hand instead of discarding it. If "
        "cards were swapped or replaced during the encounter, it is the card that was yours at the end. It works "
        "after a win, a loss or a deal."
    )
    zap_text = (
        "One use, announced before the encounter cards are discarded. Zapped, the card is discarded like any other."
    )
    wild_text = (
        "When an artifact that you have just played has done its work and would be discarded, take it back into your "
        "hand. You cannot play it again in this encounter, only in a later one."
    )
    super_text = (
        "When you collect compensation, you may take more than is due, up to twice the normal number of cards, as "
        "far as your opponent's hand goes."
    )
    rulings = (
        ("Cards were switched (Sorcerer). Which one is kept?", "The one lying in front of the Clone at the end."),
        (
            "Clone against Filch or Fido.",
            (
                "Clone comes first, because it acts before anything is discarded. Filch and Fido follow in order of "
                "play among themselves."
            ),
        ),
        ("Super side: exactly double or anything between?", "Any number from the normal amount up to double."),
        (
            "Wild side after a Card Zap on the artifact.",
            "The cancelled artifact is discarded; the flare cannot save it.",
        ),
        (
            "Offense Clone whose only encounter card was the one it takes back.",
            "After a success it may have its second encounter, since it holds an encounter card again.",
        ),
        (
            "The encounter ended before cards were revealed.",
            "There is no encounter card of its own in front of the Clone, so nothing to keep.",
        ),
    )
    asks = {"number": ("Clone Flare: how many?", "Choose how many cards you take instead of {n}.")}
    does = {"replicate": "gain", "take_double": "gain", "recover": "gain"}
    like = {"number": "most"}

    @on(
        BEFORE_DISCARD,
        roles=MAIN,
        when=lambda me: me.lies_open(),
        says="take your encounter card back",
    )
    def replicate(self) -> Steps:
        g, slots = self.g, self.g.encounter.slots
        card = slots[self.side]
        if (yield from self.announce(card=("face", g.face(card).id))):
            slots[self.side] = -1
            g.to_hand(card, self.seat, openly=True)

    def lies_open(self) -> bool:
        """The own encounter card lies face up on the table."""
        encounter = self.g.encounter
        return encounter.slots[self.side] >= 0 and encounter.face_up[self.side]

    @wild
    @replace(
        DISCARD,
        layer=-1,
        when=lambda me, plan: me.just_played(plan),
        says="take this artifact back for a later encounter",
    )
    def recover(self, plan: Plan) -> Steps:
        card = plan.cards[0]
        if (yield from self.announce(card=("face", self.g.face(card).id))):
            plan.keep(card, self.seat)
            self.g.encounter.barred.append(card)

    def just_played(self, plan: Plan) -> bool:
        """An artifact that this player has played, and that was not cancelled, is about to be discarded."""
        if plan.cause != "played" or plan.seat != self.seat or not plan.cards:
            return False
        return self.g.face(plan.cards[0]).kind == ARTIFACT

    @super_
    @replace(
        TAKE, roles=MAIN,
        when=lambda me, plan: plan.cause == "compensation" and plan.seat == me.seat and me.more_there(plan),
        says="take up to twice as many cards",
    )  # fmt: skip
    def take_double(self, plan: Plan) -> Steps:
        due = plan.count_
        numbers = [("amount", n) for n in range(due + 1, 2 * due + 1)]
        chosen = yield from self.g.choose(
            self.seat, "clone.number", numbers, default=len(numbers) - 1, source=self.source, args={"n": due}
        )
        if (yield from self.announce(number=chosen[1])):
            plan.count_ = chosen[1]

    def more_there(self, plan: Plan) -> bool:
        """The payer holds more cards than are due."""
        return len(self.g.state.hands[plan.data]) > plan.count_
