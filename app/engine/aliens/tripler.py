"""Tripler."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on
from app.engine.moments import CARD_VALUES, MAIN, TYPES_FINAL

HIGHEST_TRIPLED = 10


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

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.type_of(me.side) == ATTACK)
    def thrice(self) -> Steps:
        if (yield from self.announce()):
            self.mark("thrice", data=[HIGHEST_TRIPLED])

    @modify(CARD_VALUES, mark="thrice")
    def change(self, values: list[int]) -> list[int]:
        value, highest = values[self.side], (self.mark_.data[0] if self.mark_ else HIGHEST_TRIPLED)
        changed = 3 * value if value <= highest else -(-value // 3)
        return [changed if side == self.side else old for side, old in enumerate(values)]
