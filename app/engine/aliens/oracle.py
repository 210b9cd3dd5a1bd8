"""Oracle."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.moments import BEFORE_SELECT, LAID, MAIN, SELECT_ROUNDS, SELECTING
from app.engine.outcomes import DEAL_MADE


class Oracle(Alien):
    """Sees the opponent's card first: the order of selection is a computed value."""

    id, name = "oracle", "Oracle"
    tagline, power_name, alert = "Sees the opponent's card first", "Foresight", "green"
    mandatory, roles, phases = True, ("offense", "defense"), ("planning",)
    text = (
        "At the moment of selection, if you are a main player, use this power: your opponent selects first and lays "
        "the card face up for everybody to see. You then select face down as usual. Your opponent cannot change the "
        "card."
    )
    zap_text = "Announced after all checks and before the opponent selects. Zapped: both select at once, face down."
    wild_text = (
        "As a main player, before the selection: both main players' hands are shuffled into one heap, you draw your "
        "old number of cards from it blindly, and the rest is your opponent's hand."
    )
    super_text = (
        "After your opponent has laid the card because of your power and before you select, you may end the encounter: "
        "the card goes back, all ships return, and play goes on as if the two of you had made a deal."
    )
    rulings = (
        (
            "opponent lays a morph",
            ("It is seen as a morph and copies the card Oracle reveals. If Oracle also lays a morph, both sides lose."),
        ),
        ("opponent is the Sorcerer", "After Oracle has selected, the Sorcerer may still switch the two cards."),
        (
            "opponent is the Magician",
            (
                "The Magician selects first and face up; then Magician's power is used on Oracle as usual, but the "
                "Magician cannot change the card already laid."
            ),
        ),
        (
            "opponent is the Gambler",
            "It shows its card or bluffs at once, and a challenge is settled, before Oracle selects.",
        ),
        ("opponent names Oracle's card (Visionary)", "That is announced before selection and still binds Oracle."),
        (
            "Oracle has no encounter card",
            (
                "The checks come first: as offense the turn ends before the opponent shows anything, as defense "
                "Oracle has its new hand before it looks."
            ),
        ),
        (
            "super flare and other aliens",
            (
                "It counts as a deal made for Warrior, Tick-Tock and the like, but nothing can be quashed because no "
                "terms exist."
            ),
        ),
        ("an effect later makes both select again", "Oracle uses the power again if it has not been zapped."),
    )

    events = {
        "mixed": "The hands of {who} and {whom} are shuffled together and dealt anew.",
        "ended": "{who} ends the encounter; {whom} takes the card back.",
    }
    traits = {"sees_first": True}
    does = {"foresee": "foresee", "seen_enough": lambda me: {"kind": "ends", "result": "deal"}, "mix": "mix"}

    @on(SELECTING, roles=MAIN, must=True)
    def foresee(self) -> Steps:
        if (yield from self.announce(whom=("seat", self.opponent))):
            self.mark("foreseen")

    @modify(SELECT_ROUNDS, mark="foreseen")
    def opponent_first(self, rounds: list[list[tuple[int, bool]]]) -> list[list[tuple[int, bool]]]:
        return [[(self.other_side, True)], [(self.side, False)]]

    @super_
    @on(LAID, roles=MAIN, when=lambda me, side: me.seen(side), says="end the encounter as if you had made a deal")
    def seen_enough(self, side: int) -> Steps:
        if not (yield from self.announce()):
            return
        g, whom = self.g, self.opponent
        g.take_back(side)
        g.emit_event("oracle.ended", self.seat, {"whom": ("seat", whom)}, self.source)
        g.encounter.result, g.encounter.success = DEAL_MADE, True
        g.state.goto = "resolution"

    def seen(self, side: int) -> bool:
        """The opponent has laid the card open because of this power."""
        foreseen = any(mark.seat == self.seat for mark in self.g.marks("foreseen"))
        return foreseen and side == self.other_side and self.g.encounter.slots[side] >= 0

    @wild
    @on(BEFORE_SELECT, roles=MAIN, says="both main players' hands are shuffled and dealt anew")
    def mix(self) -> Steps:
        if not (yield from self.announce(whom=("seat", self.opponent))):
            return
        g = self.g
        g.mix_hands([self.seat, self.opponent])
        g.emit_event("oracle.mixed", self.seat, {"whom": ("seat", self.opponent)}, self.source)
