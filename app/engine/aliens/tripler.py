"""Tripler."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import forecast, table, turns
from app.engine.moments import AFTER_REVEAL, CARD_VALUES, FIRST, MAIN, TYPES_FINAL

HIGHEST_TRIPLED, HIGHEST_WITH_FLARE = 10, 13
LOWEST_SHRUNK = 15  # printed on the opponent's card, for the wild side


class Tripler(Alien):
    """Changes the value of its own attack card in step 2 of R-REVEAL-5."""

    id, name = "tripler", "Tripler"
    tagline, power_name, alert = "Low cards triple, high ones shrink", "Thrice", "red"
    mandatory, roles, phases = True, ("offense", "defense"), ("reveal",)
    text = (
        "As a main player, after you have revealed an attack card, use this power to change its value: 10 or lower is "
        "tripled, higher than 10 is divided by three, fractions rounded up. Only your own card is changed."
    )
    zap_text = "One use, announced after the reveal. Zapped: the card keeps its value."
    wild_text = (
        "As a main player, when your opponent has revealed an attack printed 15 or higher, you may divide it by three, "
        "fractions rounded up, before any other effect changes it."
    )
    super_text = (
        "When you use your power: your card is tripled if its value is 13 or lower, and divided only if higher."
    )
    rulings = (
        (
            "morph",
            (
                "Tripler's morph copies the printed value of the other card and is then changed; the opponent's "
                "morph copies Tripler's printed value, not the tripled one."
            ),
        ),
        ("opponent revealed a negotiate", "The value does not matter; the use happens but decides nothing."),
        ("Mirror", "Both change values in step 2; the one whose owner comes first in order of play acts first."),
        ("reinforcements, ships and bonuses", "Not touched; only the card."),
        ("Tripler zapped", "The super flare cannot be used either, since the power is not used."),
        ("Clone or Filch keep the card", "In hand it has its printed value again."),
        (
            "Another effect gives the card a new value (wild side of the Human).",
            "The new value counts as the printed one; then the Tripler changes it.",
        ),
        (
            "Its card is replaced after the reveal (Chosen, Quark Battery).",
            "The use comes after that window has closed, so it works on the new card.",
        ),
    )
    traits = {"attack": table(lambda value: 3 * value if value <= HIGHEST_TRIPLED else -(-value // 3))}
    does = {
        "thrice": turns("thrice", [HIGHEST_TRIPLED]),
        "shrink": lambda me: forecast(me, "shrunk", [me.g.encounter.slots[me.other_side]]),
    }

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.type_of(me.side) == ATTACK)
    def thrice(self) -> Steps:
        boosted = yield from self.boost("values up to 13 are tripled")
        if (yield from self.announce()):
            self.mark("thrice", data=[HIGHEST_WITH_FLARE if boosted else HIGHEST_TRIPLED])

    @modify(CARD_VALUES, mark="thrice")
    def change(self, values: list[int]) -> list[int]:
        value, highest = values[self.side], (self.mark_.data[0] if self.mark_ else HIGHEST_TRIPLED)
        changed = 3 * value if value <= highest else -(-value // 3)
        return [changed if side == self.side else old for side, old in enumerate(values)]

    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.large(), says="divide your opponent's card by three")
    def shrink(self) -> Steps:
        if (yield from self.announce(whom=("seat", self.opponent))):
            self.mark("shrunk", data=[self.g.encounter.slots[self.other_side]])

    def large(self) -> bool:
        """The opponent revealed an attack that is printed 15 or higher."""
        kind, value = self.g.copied(self.other_side)
        return self.g.type_of(self.other_side) == kind == ATTACK and value >= LOWEST_SHRUNK

    @modify(CARD_VALUES, mark="shrunk", layer=FIRST)
    def third(self, values: list[int]) -> list[int]:
        if self.mark_ is None or self.mark_.data[0] not in self.g.encounter.slots:
            return values
        side = self.g.encounter.slots.index(self.mark_.data[0])
        return [-(-value // 3) if side == at else value for at, value in enumerate(values)]
