"""Citadel."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import turns
from app.engine.moments import (
    AFTER_DISCARD,
    AFTER_DRAW,
    AFTER_REVEAL,
    AFTER_SELECT,
    DEFENSE,
    PARTICIPANT,
    SIDE_TERMS,
)
from app.engine.outcomes import BOTH_LOSE, OFFENSE_WINS, Term
from app.engine.state import EVERYBODY, Pile

WALLS = 5


class Citadel(Alien):
    """Puts attack cards beside planets and adds their values to the defense there."""

    id, name = "citadel", "Citadel"
    tagline, power_name, alert = "Fortifies planets with attack cards", "Fortification", "red"
    mandatory, roles, phases = False, ("any",), ("destiny", "planning")
    text = (
        "In every encounter, whoever is offense, after the destiny card has been drawn you may put one attack card "
        "from your hand face up beside any planet of any system. It is now a citadel on that planet. If a planet "
        "with citadels is the target, then after encounter cards have been placed and before they are turned up you "
        "may use this power and switch on every citadel of that planet at once, and the sum of their values is added "
        "to the total of the defense. If you activated them and the defense loses the encounter, those citadels are "
        "discarded; in every other case they stay. Citadels are also discarded when their planet is destroyed or "
        "when this sheet leaves the game."
    )
    zap_text = (
        "Only the activation is a use; it can be zapped while both cards lie face down when it is announced. Then "
        "the citadels add nothing and are not at risk in this encounter. Placing a citadel cannot be zapped."
    )
    wild_text = "Once the encounter cards lie open, a main player or ally raises the total of the defense by 5."
    super_text = (
        "When you activate your citadels, choose whether their sum is added to or subtracted from the total of the "
        "defense. They are discarded if the defense loses, also when you subtracted."
    )
    rulings = (
        (
            "The Citadel loses its power because of too few home colonies.",
            (
                "Citadels stay where they are but can be neither placed nor activated. If the sheet itself is "
                "discarded or replaced, they are discarded."
            ),
        ),
        ("How many citadels may a planet hold?", "Any number; they are always activated together."),
        ("How often may one be placed?", "Once per encounter, also in second encounters and in the own turn."),
        (
            "The encounter ends with a deal, a failed deal or without a result.",
            "The citadels stay, even if they were activated.",
        ),
        (
            "May the Citadel activate against its own side?",
            "Yes, it is free to help the defense of any planet or to leave it alone, whatever its own role.",
        ),
        ("The sheet goes to another player.", "The citadels go with it."),
        (
            "Is a citadel a revealed encounter card?",
            "No. Nothing that reverses, swaps, multiplies or collects encounter cards affects it.",
        ),
    )
    asks = {
        "card": ("Citadel: which card?", "Choose the attack card that becomes a citadel."),
        "planet": ("Citadel: where?", "Choose the planet beside which the citadel stands."),
    }
    events = {
        "built": "{who} builds a citadel of {card} beside {planet}.",
        "fallen": "The citadels beside {planet} fall.",
    }
    does = {
        "build": "store",
        "activate": lambda me: {"kind": "total", "side": "defense", "by": me.strength()},
        "raise_walls": turns("walls"),
    }
    like = {"card": "give", "planet": "fortify"}

    @on(
        AFTER_DRAW, use=False, own=lambda me: bool(me.attacks()), says="put an attack card beside a planet as a citadel"
    )
    def build(self) -> Steps:
        g, seat = self.g, self.seat
        cards = [("card", card) for card in self.attacks()]
        card = (yield from g.choose(seat, "citadel.card", cards, source=self.source))[1]
        planets = [("planet", planet) for planet in g.planets]
        planet = yield from g.choose(seat, "citadel.planet", planets, source=self.source)
        if (yield from self.announce(hold=[card])) and self.power is not None:
            g.off_table(card)
            g.pile(self.power, self.id, EVERYBODY, planet[1]).cards.append(card)
            g.emit_event("citadel.built", seat, {"card": ("face", g.face(card).id), "planet": planet}, self.source)

    def attacks(self) -> list[int]:
        """The attack cards in hand."""
        return [card for card in self.g.state.hands[self.seat] if self.g.face(card).kind == ATTACK]

    def citadels(self) -> Pile | None:
        """The citadels of this sheet beside the target planet."""
        planet = self.g.encounter.planet
        powers = (
            {p.id for p in self.g.powers_of(self.seat) if p.alien == self.id} if self.power is None else {self.power.id}
        )
        return next((pile for pile in self.g.state.piles if pile.planet == planet and pile.power in powers), None)

    def strength(self) -> int:
        """What the citadels beside the target planet add up to."""
        pile = self.citadels()
        return sum(self.g.face(card).value for card in pile.cards) if pile else 0

    @on(AFTER_SELECT, when=lambda me: me.citadels() is not None, says="the citadels add to the total of the defense")
    def activate(self) -> Steps:
        subtracts = yield from self.boost("the sum is subtracted instead")
        if (yield from self.announce(planet=("planet", self.g.encounter.planet))):
            self.mark("fortified", data=[-1 if subtracts else 1])

    @modify(SIDE_TERMS, mark="fortified")
    def fortify(self, terms: list[Term], side: int) -> list[Term]:
        if side != DEFENSE or self.citadels() is None or self.mark_ is None:
            return terms
        return [*terms, ("citadel", self.mark_.data[0] * self.strength(), "alien:citadel")]

    @on(
        AFTER_DISCARD, mark="fortified", must=True, use=False,
        when=lambda me: me.g.encounter.result in (OFFENSE_WINS, BOTH_LOSE),
    )  # fmt: skip
    def fall(self) -> Steps:
        g, pile = self.g, self.citadels()
        if pile is not None:
            g.state.piles.remove(pile)
            g.emit_event("citadel.fallen", None, {"planet": ("planet", pile.planet)}, self.source)
            yield from g.discard(self.seat, pile.cards, "citadel")

    @wild
    @on(AFTER_REVEAL, roles=PARTICIPANT, says="the total of the defense rises by 5")
    def raise_walls(self) -> Steps:
        if (yield from self.announce()):
            self.mark("walls")

    @modify(SIDE_TERMS, mark="walls")
    def walls(self, terms: list[Term], side: int) -> list[Term]:
        return [*terms, ("flare", WALLS, "flare:citadel")] if side == DEFENSE else terms
