"""Mirror."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, read_face
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import becomes, values
from app.engine.moments import AFTER_REVEAL, AFTER_SELECT, CARD_VALUES, DEFENSE, MAIN, OFFENSE


class Mirror(Alien):
    """Swaps the digits of attacks."""

    id, name = "mirror", "Mirror"
    tagline, power_name, alert = "Swaps the digits of attacks", "Reversal", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "When you are a main player, after both encounter cards have been placed face down and before they are "
        "turned up, you may use this power and announce a reversal. The value of each attack card that is then "
        "revealed as a main player's encounter card is changed by swapping its two digits - 15 becomes 51, 20 "
        "becomes 02, 08 becomes 80. The encounter is resolved with these values. Both cards are affected, you "
        "cannot choose."
    )
    zap_text = "One use, the call in planning.after_select; it must be answered before cards are turned up."
    wild_text = (
        "As a main player, after encounter cards have been revealed, your encounter card becomes the same card "
        "as your opponent's."
    )
    super_text = "When you call for a reversal, say that it affects only your card or only your opponent's card."
    rulings = (
        (
            "Kicker and reversal.",
            ("The kicker multiplies first, then the digits are reversed. 06 with a x2 kicker is 12 and then 21."),
        ),
        (
            "A card reduced to one digit (Graviton).",
            "It still has a leading 0 that is swapped.",
        ),
        (
            "Does a reversed card trigger effects that look for its new value?",
            "No, such effects look at the printed card.",
        ),
        (
            "Attack against negotiate.",
            "The attack is reversed but wins as usual; the value hardly ever matters.",
        ),
        (
            "Products above 99.",
            "All digits are reversed, 120 gives 021.",
        ),
        (
            "Wild side against a morph.",
            "The opponent's morph already is a copy of the own card, so nothing changes.",
        ),
        (
            "Reversal together with equalize.",
            "In order of play of the two owners; each works on what the one before left.",
        ),
        (
            "Does the Chosen's added card get reversed?",
            "No; a card that replaced the revealed one does.",
        ),
    )

    asks = {"which": ("Mirror: which card?", "Choose the card whose digits are swapped. By default both.")}
    events = {"only": "Only the card of the {side} is to be reversed."}
    does = {"reversal": values(lambda value: swapped(value)), "imitate": becomes(lambda me: me.other_face())}

    @on(AFTER_SELECT, roles=MAIN, says="swap the digits of all revealed attacks")
    def reversal(self) -> Steps:
        sides = [OFFENSE, DEFENSE]
        if (yield from self.offers_flare("only one of the two cards")):
            options = [("side", self.side), ("side", self.other_side)]
            sides = [(yield from self.g.choose(self.seat, "mirror.which", options, source=self.source))[1]]
            if (yield from self.play_flare()):  # whoever may zap the reversal knows whose card it is for
                self.g.emit_event("mirror.only", self.seat, {"side": ("side", sides[0])}, self.source)
            else:
                sides = [OFFENSE, DEFENSE]
        if (yield from self.announce()):
            self.mark("reversal", data=sides)

    @modify(CARD_VALUES, mark="reversal")
    def swap_digits(self, values: list[int]) -> list[int]:
        sides = self.mark_.data if self.mark_ else []
        return [swapped(value) if side in sides else value for side, value in enumerate(values)]

    @wild
    @on(AFTER_REVEAL, roles=MAIN, says="your card becomes the same as your opponent's")
    def imitate(self) -> Steps:
        if (yield from self.announce()):
            self.g.become(self.side, self.other_face())

    def other_face(self) -> str:
        """What lies on the other side, as it is printed there or as what it has become."""
        g, side = self.g, self.other_side
        kind, value = g.card_face(side)
        if kind == ATTACK:
            return f"{kind}_{value:02d}"
        face = g.encounter.became[side] or g.printed_face(side)
        return face if read_face(face)[0] == kind else kind


def swapped(value: int) -> int:
    """The value with its digits, at least two of them, in reverse; the sign stays.

    >>> swapped(8), swapped(20), swapped(-7), swapped(120)
    (80, 2, -70, 21)
    """
    digits = int(f"{abs(value):02d}"[::-1])
    return digits if value >= 0 else -digits
