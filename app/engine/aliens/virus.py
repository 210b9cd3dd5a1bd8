"""Virus."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import turns
from app.engine.moments import AFTER_REVEAL, MAIN, SIDE_BASE, TYPES_FINAL
from app.engine.outcomes import Term


class Virus(Alien):
    """Multiplies card by ships."""

    id, name = "virus", "Virus"
    tagline, power_name, alert = "Multiplies card by ships", "Multiplication", "red"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal",)
    text = (
        "As a main player whose revealed card is an attack, use this power: card value and number of own ships "
        "in the encounter are not added but multiplied with each other. Your allies' ships, reinforcements and "
        "other modifiers are added to the product as usual."
    )
    zap_text = (
        "One use, announced at the close of reveal.after_reveal (reveal.types_final). Zapped: card and ships "
        "are added normally."
    )
    wild_text = (
        "As a main player, after encounter cards are revealed, you may play this flare: the number of your "
        "ships in the encounter is multiplied by the number of your allies' ships instead of the two being "
        "added. The product is added to your card."
    )
    super_text = (
        "When you use your power, you may play this flare to multiply the sum of all ships on your side, "
        "allies' included, by the value of your card."
    )
    rulings = (
        (
            "morph",
            "A morph that became an attack is multiplied like one.",
        ),
        (
            "attack 00",
            "The product is 0; allies' ships still count.",
        ),
        (
            "opponent revealed a negotiate",
            "The total does not matter.",
        ),
        (
            "Macron as ally",
            "Its ships add 4 each to the product; with the super flare they count 4 each inside the sum.",
        ),
        (
            "Anti-Matter as opponent",
            (
                "Anti-Matter changes its own side's sum and which total wins; Virus's product is made as usual, "
                "so a high product loses."
            ),
        ),
        (
            "Amoeba-like changes of ships",
            "The number of ships is read when totals are computed, after such changes.",
        ),
        (
            "kickers",
            "The kicker multiplies the card first, then the ships.",
        ),
        (
            "wins by 10 or more",
            "Read from the final totals as usual.",
        ),
    )
    traits = {"times_ships": True}
    does = {"multiply": turns("product", [0]), "spread": turns("spread")}

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.type_of(me.side) == ATTACK)
    def multiply(self) -> Steps:
        allied = any(n for seat, n in self.g.ships_on_side(self.side) if seat != self.seat)
        boosted = allied and (yield from self.boost("your allies' ships are multiplied too"))
        if (yield from self.announce()):
            self.mark("product", data=[int(boosted)])

    @modify(SIDE_BASE, mark="product")
    def product(self, terms: list[Term], side: int) -> list[Term]:
        if side != self.side or self.mark_ is None:
            return terms
        with_allies = bool(self.mark_.data[0])
        card, *ships = terms
        inside = [term for term in ships if with_allies or term[2] == f"seat:{self.seat}"]
        value = card[1] * sum(term[1] for term in inside)
        return [("virus", value, "alien:virus"), *(term for term in ships if term not in inside)]

    @wild
    @on(AFTER_REVEAL, roles=MAIN, says="your ships are multiplied by your allies' ships")
    def spread(self) -> Steps:
        if (yield from self.announce()):
            self.mark("spread")

    @modify(SIDE_BASE, mark="spread")
    def ships_by_ships(self, terms: list[Term], side: int) -> list[Term]:
        if side != self.side:
            return terms
        own = sum(value for label, value, source in terms if label == "ships" and source == f"seat:{self.seat}")
        allied = sum(value for label, value, source in terms if label == "ships" and source != f"seat:{self.seat}")
        return [*(term for term in terms if term[0] != "ships"), ("virus", own * allied, "flare:virus")]
