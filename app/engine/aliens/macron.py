"""Macron."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import turns
from app.engine.moments import (
    AFTER_REVEAL,
    COMMITTING,
    COMP_COUNT,
    PARTICIPANT,
    REWARD_COUNT,
    SHIP_LIMIT,
    SHIP_WORTH,
    SIDE_TERMS,
    TYPES_FINAL,
)
from app.engine.outcomes import Term

WORTH = 4


class Macron(Alien):
    """Sends one ship; each of its ships counts for four, and for two in compensation and rewards."""

    id, name = "macron", "Macron"
    tagline, power_name, alert = "Each ship counts for four", "Mass", "green"
    mandatory, phases = True, ("launch", "alliance", "reveal")
    roles = ("offense", "defense", "offensive_ally", "defensive_ally")
    text = (
        "When you send ships into an encounter as the offense or as an ally, use this power: you send exactly one "
        "ship. When you are a main player or an ally and cards have been revealed, use this power: each of your "
        "ships counts 4 instead of 1. When you collect compensation or rewards, each of your ships counts as two."
    )
    zap_text = (
        "When ships are about to be sent: you may send one to four, and each counts 1 in this encounter. Or after the "
        "reveal: your ships count 1 each. That a ship counts as two for compensation and rewards is no use."
    )
    wild_text = (
        "As a main player or ally whose side revealed an attack, add 1 to your side's total for each of your ships "
        "in the encounter."
    )
    super_text = "As the offense or an ally, send up to four ships into the encounter instead of one."
    rulings = (
        ("When can it be zapped?", "When sending ships, or after cards were revealed."),
        ("Does the super side work for a defensive ally?", "Yes."),
        ("Compensation and rewards.", "Each Macron ship counts as two."),
        (
            "Zapped in launch - do the ships count 4 in the reveal?",
            "No, every use of the power is off for the encounter.",
        ),
        ("Retrieved ship that goes straight into the gate.", "It is the one ship that may be sent."),
        ("Anti-Matter.", "Where a Macron ship is subtracted, 4 is subtracted."),
        ("Rewards with ships.", "The doubled number is split freely between cards and ships."),
        (
            "The Virus multiplies its card by ships.",
            "Only the Virus's own ships are multiplied; a Macron ally adds 4 for each ship.",
        ),
    )
    traits = {"ship": 4, "most_ships": 1}
    does = {"grow": turns("four"), "swell": turns("swollen")}

    @on(COMMITTING, must=True)
    def send_one(self, role: int) -> Steps:
        if self.g.available(self.seat) > 1 and (yield from self.boost("you send up to four ships")):
            return
        if (yield from self.announce()):
            self.mark("one")

    @modify(SHIP_LIMIT, mark="one")
    def exactly_one(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return (1, 1) if seat == self.seat else limit

    @on(TYPES_FINAL, roles=PARTICIPANT, must=True)
    def grow(self) -> Steps:
        if (yield from self.announce()):
            self.mark("four")

    @modify(SHIP_WORTH, mark="four")
    def four_each(self, worth: int, seat: int, side: int) -> int:
        return worth * WORTH if seat == self.seat else worth

    @modify(COMP_COUNT)
    @modify(REWARD_COUNT)
    def double(self, count: int, seat: int) -> int:
        return count * 2 if seat == self.seat else count

    @wild
    @on(
        AFTER_REVEAL, roles=PARTICIPANT,
        when=lambda me: me.g.type_of(me.side) == ATTACK and me.g.ships_in_encounter(me.seat) > 0,
        says="your ships count 2 each",
    )  # fmt: skip
    def swell(self) -> Steps:
        if (yield from self.announce()):
            self.mark("swollen")

    @modify(SIDE_TERMS, mark="swollen")
    def one_more_each(self, terms: list[Term], side: int) -> list[Term]:
        ships = dict(self.g.ships_on_side(side)).get(self.seat, 0)
        return [*terms, ("flare", ships, "flare:macron")] if ships else terms
