"""Chosen."""

from __future__ import annotations

from app.engine.asks import Ask, Steps
from app.engine.cards import ATTACK, KICKER
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_REVEAL, BEFORE_SELECT, MAIN, PHASE_NUMBER, SIDE_TERMS
from app.engine.outcomes import Term
from app.engine.state import OWNER, Pile

DRAWN = 3


class Chosen(Alien):
    """Draws three cards after the reveal: one may replace its card or be added to it."""

    id, name = "chosen", "Chosen"
    tagline, power_name, alert = "Prays for a better card", "Divine Intervention", "green"
    mandatory, roles, phases = False, ("offense", "defense"), ("reveal",)
    text = (
        "When you are a main player, after the encounter cards have been revealed, you may use this power once per "
        "encounter. Draw three cards from the cosmic deck. If there is an encounter card among them you may pick "
        "one, and it replaces your revealed card, which is discarded. If your revealed card is an attack and the "
        "card you pick is an attack too, you may instead leave your card in place and add the picked card's value to "
        "it. All drawn cards that you did not pick are discarded. The encounter is then resolved with the new card "
        "or the new value."
    )
    zap_text = (
        "One use with two moments to answer it. First, when the prayer is announced - nothing is drawn. Second, "
        "after the three cards have been drawn and the choice (which card, replace or add, or nothing) has been "
        "announced - all three drawn cards are discarded and the revealed card stays as it was."
    )
    wild_text = (
        "As a main player, before encounter cards are selected, draw one card from the cosmic deck into your hand."
    )
    super_text = (
        "After you have looked at the three cards drawn with your power, put any of them that are not encounter "
        "cards into your hand instead of discarding them."
    )
    rulings = (
        ("When is the super side played?", "After the three cards have been seen."),
        (
            "Can the use be zapped after the draw?",
            (
                "Yes, once the choice is announced. The drawn cards are discarded; cards kept with the super side "
                "are discarded as well."
            ),
        ),
        (
            "Which cards can Clone, Filch and Fido get?",
            (
                "Only the principal card that stood at the end. A replaced card and an added card are out of their "
                "reach."
            ),
        ),
        (
            "Emotion Control and a prayer in the same window.",
            (
                "Each is a top-level action in order of play. An attack that has become a negotiate can be replaced, "
                "but nothing can be added to it; a new attack put down after Emotion Control stays an attack."
            ),
        ),
    )
    asks = {
        "answer": (
            "Chosen: your prayer",
            "Replace or improve your card with one of those drawn. By default you do nothing.",
        ),
        "keep": ("Chosen Flare: keep cards", "Choose which of these cards come to your hand. By default none."),
    }
    labels = {"nothing": "Nothing", "replace": "Replace your card by {card}", "add": "Add {card} to your card"}
    does = {"pray": "improve", "hope": "gain"}
    like = {"answer": "improve"}

    @on(AFTER_REVEAL, roles=MAIN, says="draw three cards, one may replace or improve yours")
    def pray(self) -> Steps:
        g, power = self.g, self.power
        if not (yield from self.announce()) or power is None:
            return
        tray = g.pile(power, "prayer", OWNER)
        yield from g.draw(self.seat, DRAWN, self.id, onto=tray)
        kind, way, card = (yield from g.put(self.question(tray)))[0], "", -1
        if kind[0] == "card_as":
            card, way = kind[1]
        kept = yield from self.keeps(tray)
        if way or kept:
            face = ("face", g.face(card).id) if way else None
            if (yield from self.announce(card=face, way=way or "chosen.nothing", kept=len(kept))):
                yield from self.carry_out(tray, card, way, kept)
        rest = list(tray.cards)
        g.state.piles.remove(tray)
        if rest:
            yield from g.discard(self.seat, rest, self.id)

    def question(self, tray: Pile) -> Ask:
        """Nothing, replace, or add an attack to an attack."""
        g = self.g
        options: list[tuple[object, ...]] = [("choice", "chosen.nothing")]
        for card in tray.cards:
            face = g.face(card)
            if face.encounter:
                options.append(("card_as", (card, "chosen.replace")))
            if face.kind == ATTACK == g.type_of(self.side):
                options.append(("card_as", (card, "chosen.add")))
        return Ask(
            self.seat, "chosen.answer", options=tuple(options), default=["0"], source=self.source, clock="select"
        )

    def keeps(self, tray: Pile) -> Steps:
        """With the super flare: which cards that are no encounter cards come to the hand."""
        options = [("card", card) for card in tray.cards if not self.g.face(card).encounter]
        if not (yield from self.offers_flare("keep cards that are no encounter cards", gains=bool(options))):
            return []
        chosen = yield from self.g.some(self.seat, "chosen.keep", options, 0, len(options), source=self.source)
        return [card for _, card in chosen] if (yield from self.play_flare()) else []

    def carry_out(self, tray: Pile, card: int, way: str, kept: list[int]) -> Steps:
        """The choice that was announced is made."""
        g = self.g
        for other in kept:
            tray.cards.remove(other)
            g.to_hand(other, self.seat)
        if way:
            blessing = self.blessing(tray, card)
            tray.cards.remove(card)
            if blessing >= 0:
                self.bless(tray, blessing, card, way)
        if way == "chosen.replace":
            yield from g.replace_card(self.side, card, self.seat)
        elif way:
            g.add_card(self.side, card, self.seat)

    def blessing(self, tray: Pile, card: int) -> int:
        """EX-2: the first kicker that was drawn before the card counts for it; -1 without one."""
        before = tray.cards[: tray.cards.index(card)]
        return next((other for other in before if self.g.face(other).kind == KICKER), -1)

    def bless(self, tray: Pile, kicker: int, card: int, way: str) -> None:
        """The kicker lies beside the new card, or multiplies the added one."""
        g = self.g
        if way == "chosen.replace":
            tray.cards.remove(kicker)
            pile = Pile(KICKER, -1, OWNER, [kicker], back=self.seat, since=PHASE_NUMBER[g.state.phase])
            g.state.piles.append(pile)
            g.show_kicker(pile)
        else:
            self.mark("blessed", data=[g.face(card).value * (g.face(kicker).value - 1)])

    @modify(SIDE_TERMS, mark="blessed")
    def blessed(self, terms: list[Term], side: int) -> list[Term]:
        more = self.mark_.data[0] if self.mark_ else 0
        return [*terms, ("added", more, f"seat:{self.seat}")] if side == self.side else terms

    @wild
    @on(BEFORE_SELECT, roles=MAIN, says="draw a card")
    def hope(self) -> Steps:
        if (yield from self.announce()):
            yield from self.g.draw(self.seat, 1, self.id)
