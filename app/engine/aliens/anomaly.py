"""Anomaly."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import forecast, values
from app.engine.moments import AFTER_REVEAL, BEFORE_SELECT, DEFENSE, MAIN, OFFENSE, PARTICIPANT, SIDE_TERMS, TYPES_FINAL
from app.engine.outcomes import Term

DEVIATION, DEVIATION_WITH_FLARE, SUBTRACTED = 5, 10, 6
EVEN, ODD = 0, 1


class Anomaly(Alien):
    """Attack cards of one kind of number, odd ones unless it says otherwise, give their side more."""

    id, name = "anomaly", "Anomaly"
    set = "classic"
    tagline, power_name, alert = "Odd cards hit harder", "Deviation", "yellow"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("planning", "reveal")
    needs_word = "partly"
    text = (
        "Part 1 (optional, planning). As a main player or ally, before encounter cards are selected, you may "
        "use this power to announce that in this encounter even numbers deviate; without the announcement odd "
        "numbers deviate. Part 2 (mandatory, reveal). As a main player or ally, after both main players reveal "
        "attack cards, use this power: each of the two revealed attack cards whose value is of the deviating "
        "kind gives its own side 5 more in its total. Both cards are looked at, yours and the other one. The "
        "value that counts is the number printed on the card (for a morph, the number it copied); 00 is even. "
        "If either revealed card is not an attack, part 2 does not happen."
    )
    zap_text = (
        "Two separate uses. Part 1 can be zapped right after the announcement; the announcement is void and, "
        "because a zapped power is off for the rest of the encounter, part 2 does not happen either. Part 2 can "
        "be zapped when it is used, at the close of reveal.after_reveal (reveal.types_final); then nobody gets "
        "the 5."
    )
    wild_text = (
        "As a main player, after both main players have revealed attack cards, if exactly one of the two "
        "printed values is odd, you may play this flare to subtract 6 from the total of the side that revealed "
        "the even card."
    )
    super_text = (
        "When you use part 2 of your power, you may play this flare: a deviating card gives its side 10 more "
        "instead of 5 more."
    )
    rulings = (
        (
            "edition",
            (
                "The old text of this alien was not available to us. Name, the split into a spoken and a silent "
                "half, and its place in the Silencer list are given; the effect itself is our design."
            ),
        ),
        (
            "Silencer",
            "A silenced Anomaly cannot make the announcement of part 1; part 2 goes on with odd numbers.",
        ),
        (
            "kickers",
            (
                "A kicker multiplies the printed card value only. Parity is read from the printed number and "
                "the 5 is added afterwards."
            ),
        ),
        (
            "morph",
            ("A morph counts as the number it copied, so a morph against an attack gives both sides the 5 or neither."),
        ),
        (
            "negotiate made from an attack",
            ("If an effect turns one of the cards into a negotiate before the outcome is fixed, part 2 is undone."),
        ),
        (
            "Anomaly loses its ships as an ally before the reveal",
            "It is no longer an ally, so part 2 is not used; an announcement already made has no effect.",
        ),
    )

    does = {
        "flatten": lambda me: forecast(me, "flattened", me.even_side()),
        "call_even": values(lambda value: value + (DEVIATION if value % 2 == EVEN else -DEVIATION)),
    }

    @on(
        BEFORE_SELECT,
        roles=PARTICIPANT,
        word=lambda me: True,
        says="even numbers deviate in this encounter; by default odd ones do",
    )
    def call_even(self) -> Steps:
        if (yield from self.announce()):
            self.mark("even")

    @on(TYPES_FINAL, roles=PARTICIPANT, must=True, when=lambda me: me.g.both_attacks())
    def deviate(self) -> Steps:
        boosted = yield from self.boost("a deviating card gives 10 more")
        if (yield from self.announce()):
            called = any(mark.seat == self.seat for mark in self.g.marks("even"))
            self.mark("deviation", data=[EVEN if called else ODD, DEVIATION_WITH_FLARE if boosted else DEVIATION])

    @modify(SIDE_TERMS, mark="deviation")
    def deviation(self, terms: list[Term], side: int) -> list[Term]:
        if self.mark_ is None or not self.g.both_attacks():
            return terms
        kind, more = self.mark_.data
        return [*terms, ("anomaly", more, "alien:anomaly")] if self.parity(side) == kind else terms

    def parity(self, side: int) -> int:
        """Whether the number printed on the card of a side, or copied by its morph, is odd."""
        return self.g.copied(side)[1] % 2

    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.differs(), says="the side with the even card has 6 less")
    def flatten(self) -> Steps:
        if (yield from self.announce()):
            self.mark("flattened", data=self.even_side())

    def even_side(self) -> list[int]:
        """The side with the even card."""
        return [OFFENSE if self.parity(OFFENSE) == EVEN else DEFENSE]

    def differs(self) -> bool:
        """Two attacks, one odd and one even."""
        return self.g.both_attacks() and self.parity(OFFENSE) != self.parity(DEFENSE)

    @modify(SIDE_TERMS, mark="flattened")
    def flattened(self, terms: list[Term], side: int) -> list[Term]:
        hit = self.mark_ is not None and self.mark_.data == [side]
        return [*terms, ("anomaly", -SUBTRACTED, "flare:anomaly")] if hit else terms
