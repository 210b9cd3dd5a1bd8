"""Connoisseur."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import COSMIC
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import shedding
from app.engine.moments import CARDS_MOVED, COMP_CHOOSER, COMPENSATION, MAIN
from app.engine.plans import Happened


class Connoisseur(Alien):
    """Sends cards that it has just drawn away, and draws as many again."""

    id, name = "connoisseur", "Connoisseur"
    set = "classic"
    tagline, power_name, alert = "Sends poor draws back", "Discernment", "green"
    mandatory, roles = False, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    text = (
        "Whenever you have drawn one or more cards from the cosmic deck into your hand (a new hand, rewards, "
        "any other draw, but not your starting hand), you may use this power once for that draw to discard any "
        "number of the cards you have just drawn and draw the same number again. The replacements are kept. "
        "Cards taken from other players are not drawn cards."
    )
    zap_text = (
        "Each draw is a separate use; it can be zapped when the number of cards to be replaced is announced, "
        "before they are discarded. You then keep the cards and cannot use the power again in this encounter."
    )
    wild_text = (
        "As a main player, when you collect compensation, you may play this flare to look at the other player's "
        "hand and choose the cards yourself instead of taking them at random."
    )
    super_text = (
        "When you use your power you may play this flare to judge the replacements as well: of those, too, you "
        "may discard any number and draw as many again, once."
    )
    rulings = (
        (
            "edition",
            (
                "The old text of this alien was not available to us; only its name and that the Silencer does "
                "not block it. This power is our design."
            ),
        ),
        (
            "draws that replace draws",
            "The replacements are part of the same use and give no second one without the super flare.",
        ),
        (
            "Extortionist",
            "Extortion takes its half first; the Connoisseur judges only the cards that reach its hand.",
        ),
        (
            "deck runs out in the middle",
            ("Reshuffle as usual; the cards just discarded are in that pile. If a quake happens the use ends."),
        ),
        (
            "rewards split",
            ("The split between cards and ships is fixed before any card is seen and cannot be changed by this power."),
        ),
        (
            "drawn for other places",
            "Cards drawn onto a sheet or straight into play are not drawn into the hand.",
        ),
        (
            "lucre",
            "Cards bought from the deck are drawn cards.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "cards": ("Connoisseur: which cards?", "Choose the cards that you discard; you draw as many again."),
        "again": ("Connoisseur Flare: and these?", "Choose the new cards that you replace once more."),
    }
    does = {"pick_out": "gain", "judge": shedding(lambda me: me.fresh(me.payload.cards), draws=True)}
    like = {"cards": "redraw", "again": "redraw"}

    @on(
        CARDS_MOVED,
        once=False,
        when=lambda me, happened: me.has_drawn(happened),
        own=lambda me, happened: bool(me.fresh(happened.cards)),
        says="discard some of the cards you have just drawn and draw as many",
    )
    def judge(self, happened: Happened) -> Steps:
        g = self.g
        fresh = [("card", card) for card in self.fresh(happened.cards)]
        chosen = yield from g.some(self.seat, "connoisseur.cards", fresh, 1, len(fresh), source=self.source)
        boosted = yield from self.boost("you judge the new cards as well")
        cards = [card for _, card in chosen]
        if not (yield from self.announce(said=("number", len(cards)))):  # how many, not which (R-TIME-6)
            return
        cards = self.in_hand(cards)
        if not cards:
            return
        yield from g.discard_from_hand(self.seat, cards, "connoisseur", own_will=True)
        drawn = yield from g.draw(self.seat, len(cards), "connoisseur")
        fresh = [("card", card) for card in self.in_hand(drawn)]
        if boosted and fresh:
            again = yield from g.some(self.seat, "connoisseur.again", fresh, 0, len(fresh), source=self.source)
            if again:
                yield from g.discard_from_hand(self.seat, [card for _, card in again], "connoisseur", own_will=True)
                yield from g.draw(self.seat, len(again), "connoisseur")

    def in_hand(self, cards: list[int]) -> list[int]:
        """Those of the cards that are in the own hand now."""
        return [card for card in cards if card in self.g.state.hands[self.seat]]

    def fresh(self, cards: list[int]) -> list[int]:
        """Those of them that were drawn from the cosmic deck."""
        return [card for card in self.in_hand(cards) if self.g.face(card).deck == COSMIC]

    def has_drawn(self, happened: Happened) -> bool:
        """Cards of the cosmic deck have come to this seat, other than by this power."""
        mine = happened.verb == "drawn" and happened.seat == self.seat and happened.cause != "connoisseur"
        return mine and any(self.g.face(card).deck == COSMIC for card in happened.cards)

    @wild
    @on(
        COMPENSATION,
        roles=MAIN,
        when=lambda me: me.g.encounter.owed[:1] == [me.seat],
        says="look at the hand and choose the cards you take",
    )
    def pick_out(self) -> Steps:
        if (yield from self.announce(whom=("seat", self.g.encounter.owed[1]))):
            self.mark("picky")

    @modify(COMP_CHOOSER, mark="picky")
    def picks(self, chooser: int, taker: int, payer: int) -> int:
        return self.seat if taker == self.seat else chooser
