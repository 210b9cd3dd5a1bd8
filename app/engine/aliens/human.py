"""Human."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Alien, modify, on, respond, super_, wild
from app.engine.hints import becomes, settles
from app.engine.moments import (
    AFTER_REVEAL,
    MAIN,
    OFFENSE,
    PARTICIPANT,
    POWER_CHANGED,
    SIDE_TERMS,
    TYPES_FINAL,
    USE_ANNOUNCED,
)
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS, Term
from app.engine.plans import Happened
from app.engine.state import PILE

HELP, HELP_WITH_FLARE = 4, 8


class Human(Alien):
    """Harmless, until it is zapped."""

    id, name = "human", "Human"
    tagline, power_name, alert = "Harmless, until it is zapped", "Humanity", "yellow"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("reveal",)
    text = (
        "When you are a main player or an ally, after the encounter cards have been revealed, you must use this "
        "power. It adds 4 to the total of your side. If this power is zapped, however, your side wins the "
        "encounter at once by that, whatever cards were revealed."
    )
    zap_text = (
        "One use, made automatically at the close of reveal.after_reveal (reveal.types_final, R-TIME-3). A "
        "Cosmic Zap cancels the 4 and makes the Human's side the winner. Anybody may play it, also the Human or "
        "its side."
    )
    wild_text = (
        "As a main player whose opponent is not the Human, after encounter cards have been revealed, your "
        "encounter card becomes an attack 42. The flare then goes to the player who is the Human; if nobody is, "
        "it is discarded."
    )
    super_text = "Your power adds 8 instead of 4. Also, or instead, you may discard this flare to zap your own power."
    rulings = (
        (
            "Can the Human be zapped to victory when a negotiate was revealed?",
            "Yes, with one negotiate or two.",
        ),
        (
            "Compensation for an opponent who showed a negotiate.",
            "Only if an attack was really shown on the Human's side.",
        ),
        (
            "Human zapped against the Pacifist's negotiate.",
            "Whichever effect is carried out first in order of play stands.",
        ),
        (
            "How does the super side work?",
            (
                "Played, it makes the 4 an 8; having played it the Human may still discard it to zap itself. Or "
                "it is just discarded for the zap."
            ),
        ),
        (
            "An upset was declared and the Human's power is zapped.",
            "The upset comes last, so the Human's side loses.",
        ),
        (
            "A Human with a lost or zapped power plays its flare.",
            "It is the wild side, and the flare comes back to the Human's own hand.",
        ),
        (
            "The Human is hidden (hidden powers).",
            "It counts as not playing for the wild side; the flare is discarded.",
        ),
        (
            "Anti-Matter in the encounter.",
            "The 4 is added as always and so may hurt the Human's side.",
        ),
        (
            "Cosmic Zap answered by Card Zap or wild Healer.",
            "Then the power was not zapped and adds 4.",
        ),
        (
            "Power Outage, Cosmic Nebula (all uses off)",
            "The power is not used, so nothing is zapped: neither the 4 nor the win.",
        ),
    )
    traits = {"side": 4}
    does = {
        "give_in": settles(),
        "answer": becomes("attack_42"),
        "give_in_too": settles(),
    }

    @on(TYPES_FINAL, roles=PARTICIPANT, must=True)
    def lend_a_hand(self) -> Steps:
        boosted = yield from self.boost("8 instead of 4")
        if boosted:
            self.mark("boosted")
        if (yield from self.announce()):
            self.mark("helped", data=[HELP_WITH_FLARE if boosted else HELP])
        elif self.along is not None and self.along.act is not None and self.g.has_mark("gave_in"):
            self.along.act.fate = PILE

    @modify(SIDE_TERMS, mark="helped")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        helped = self.mark_.data[0] if self.mark_ else 0
        return [*terms, ("human", helped, "alien:human")] if side == self.side else terms

    @on(POWER_CHANGED, roles=PARTICIPANT, must=True, use=False, when=lambda me, happened: me.martyred(happened))
    def triumph(self, happened: Happened) -> None:
        self.g.set_outcome(OFFENSE_WINS if self.side == OFFENSE else DEFENSE_WINS)

    def martyred(self, happened: Happened) -> bool:
        """It is this very power that was zapped."""
        return happened.verb == "zapped" and self.power is not None and happened.count == self.power.id

    def helping(self, act: Act) -> bool:
        """It is the own Human's help that was announced."""
        return act.source == ("alien", self.id) and act.seat == self.seat

    @super_
    @respond(USE_ANNOUNCED, roles=PARTICIPANT, when=lambda me, act: me.helping(act),
             says="discard this flare: your own power is zapped and your side wins")  # fmt: skip
    def give_in(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", self.seat))):
            if self.act is not None:
                self.act.fate = PILE
            self.g.cancel(act, by_zap=True)

    @super_
    @respond(USE_ANNOUNCED, mark="boosted", use=False, when=lambda me, act: me.helping(act),
             says="discard the flare after all: your own power is zapped and your side wins")  # fmt: skip
    def give_in_too(self, act: Act) -> Steps:
        if (yield from self.announce()):
            self.mark("gave_in")
            self.g.cancel(act, by_zap=True)

    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.g.seat_with("human") != me.opponent,
        says="your card becomes an attack 42; the flare goes to the Human")  # fmt: skip
    def answer(self) -> Steps:
        if (yield from self.announce()):
            self.g.become(self.side, "attack_42")
            human = self.g.seat_with("human")
            if self.act is not None and human != self.seat:
                self.act.fate = human  # discarded if nobody is the Human
