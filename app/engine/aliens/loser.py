"""Loser."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_SELECT, BEFORE_SELECT, MAIN, OUTCOME_OF, REVERSED, SELECT_OPTIONS
from app.engine.outcomes import BOTH_LOSE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.promises import promised


class Loser(Alien):
    """Turns victory and defeat around."""

    id, name = "loser", "Loser"
    tagline, power_name, alert = "Turns victory and defeat around", "Upset", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "As a main player you may use this power and declare an upset, as long as no encounter card has been "
        "selected. Both main players must then select an attack card if they hold one. When everything else "
        "that decides the encounter has been worked out, the side that would win loses and the side that would "
        "lose wins."
    )
    zap_text = (
        "One use, the declaration in planning.before_select. Zapped, neither the duty to select an attack nor "
        "the reversal applies."
    )
    wild_text = (
        "As a main player, before encounter cards are selected, declare that both sides lose. All ships in the "
        "encounter go to the warp."
    )
    super_text = (
        "Declare the upset as late as after encounter cards have been selected and before they are turned up. "
        "In that case nobody was obliged to select an attack card."
    )
    rulings = (
        (
            "A player with an upset declared holds no attack card.",
            "Any other encounter card may be selected.",
        ),
        (
            "Negotiate against attack under an upset.",
            (
                "The negotiate side wins; the attack side loses its ships and gets no compensation, as it "
                "showed an attack."
            ),
        ),
        (
            "The Pacifist shows a negotiate under an upset.",
            "Its win turns into a loss; it gets compensation if the Loser showed an attack.",
        ),
        (
            "When is the exchange made?",
            "After all else, also after a zapped Human's win.",
        ),
        (
            "Wild side after a kicker was played.",
            "The kicker returns to the hand of the player who put it down.",
        ),
        (
            "Kickers and the upset.",
            "A kicker may still be put down after the declaration and before selection.",
        ),
        (
            "Both main players could declare (a copied power).",
            (
                "The offense decides first; if it declares, a second declaration of the defense is not possible "
                "and does not cancel the first."
            ),
        ),
        (
            "A player has answered before that it will play a negotiate (a question power).",
            "Then an upset may not be declared against that answer by the same player.",
        ),
        (
            "Further cards (a second encounter card) under an upset.",
            "Need not be attacks.",
        ),
        (
            "Printed bar of the super side.",
            (
                "It says reveal, but the declaration is made before cards are turned up - our window "
                "planning.after_select."
            ),
        ),
    )
    does = {"upset": "reverse", "late_upset": "reverse_now", "doom": lambda me: {"kind": "ends", "result": "both_lose"}}
    shows = {"upset": "reversed"}

    @on(BEFORE_SELECT, roles=MAIN, says="declare an upset",
        when=lambda me: not me.g.has_mark("upset") and not promised(me.g, me.seat, NEGOTIATE))  # fmt: skip
    def upset(self) -> Steps:
        if (yield from self.announce()):
            self.mark("upset", data=[1])

    @on(AFTER_SELECT, roles=0, widen=MAIN, when=lambda me: not me.g.has_mark("upset"), says="declare a late upset")
    def late_upset(self) -> Steps:
        if (yield from self.announce()):
            self.mark("upset", data=[0])

    @modify(SELECT_OPTIONS, mark="upset")
    def attacks_only(self, cards: list[int], seat: int) -> list[int]:
        bound = self.mark_ is not None and self.mark_.data[0]
        return [card for card in cards if self.g.face(card).kind == ATTACK or not bound] or cards

    @modify(OUTCOME_OF, mark="upset", layer=REVERSED)
    def reverse(self, outcome: str) -> str:
        return {OFFENSE_WINS: DEFENSE_WINS, DEFENSE_WINS: OFFENSE_WINS}.get(outcome, outcome)

    @wild
    @on(BEFORE_SELECT, roles=MAIN, says="both sides lose; no cards are selected")
    def doom(self) -> Steps:
        if (yield from self.announce()):
            self.g.set_outcome(BOTH_LOSE)
            self.g.go_to("resolution")
