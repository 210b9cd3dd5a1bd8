"""Hate."""

from __future__ import annotations

from app.engine.asks import Ask, Steps
from app.engine.cards import ATTACK, FLARE
from app.engine.effects import Alien, on, wild
from app.engine.hints import changes
from app.engine.moments import BEFORE_SELECT, CAUSE_CHOICE, MAIN, OFF, OFFENSE, START_TURN
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS

LOST = 3


class Hate(Alien):
    """Others lose cards or ships."""

    id, name = "hate", "Hate"
    tagline, power_name, alert = "Others lose cards or ships", "Rage", "yellow"
    mandatory, roles = True, ("offense",)
    phases = ("start_turn",)
    text = (
        "At the start of your turn, after you have drawn a new hand if you needed one, you must use this power. "
        "Choose one card from your hand and discard it. Then every other player, clockwise from your left, "
        "either discards a card of the same type or loses three ships to the warp, which you choose. If you "
        "discarded an attack card, the card discarded by another player must be an attack of equal or higher "
        "value. Whoever has no such card must lose the ships. If you are left without an encounter card, you "
        "then draw a new hand."
    )
    zap_text = (
        "One use, announced with the chosen card in start_turn, before it is discarded. Zapped, you keep the "
        "card and nobody discards or loses anything."
    )
    wild_text = (
        "As a main player, before encounter cards are selected, make your opponent discard one card at random "
        "from hand. If your opponent then has no encounter card left, you win the encounter."
    )
    super_text = (
        "When you use your power, show the chosen card to all players and put it back into your hand instead of "
        "discarding it."
    )
    rulings = (
        (
            "The Hate discards a morph.",
            "Only a morph fits it. Negotiates fit each other, also special ones.",
        ),
        (
            "How late can the power be zapped?",
            "After the card was chosen; the Hate keeps it then.",
        ),
        (
            "The Hate begins the turn without an encounter card.",
            ("It draws the new hand first and uses the power then, also when it holds other cards (R-START-3)."),
        ),
        (
            "Its only card is an encounter card.",
            "It is used for the power; then the Hate has none left and draws eight.",
        ),
        (
            "May a player discard a lower attack and lose ships as well?",
            "No, without a fitting card nothing is discarded, only the ships are lost.",
        ),
        (
            "May a player with a fitting card choose to lose the ships?",
            "Yes.",
        ),
        (
            "The Miser.",
            "May discard from its hoard.",
        ),
        (
            "Does a discard here count as playing a card?",
            "No.",
        ),
    )

    asks = {
        "card": ("Hate: which card?", "Choose the card you discard. By default your lowest attack card."),
        "answer": (
            "Hate: discard or lose ships",
            "Discard a card that fits {card}, or lose three ships that {whom} chooses. By default you lose the ships.",
        ),
        "ships": ("Hate: which ships?", "Choose {n|ship|ships} that are lost to the warp."),
    }
    labels = {"ships": "Lose the ships"}
    events = {"shown": "{who} shows {card} and keeps it.", "hand": "{who} shows the hand: {cards}."}
    like = {"card": "give", "ships": "ruin", "answer": "ransom"}
    does = {"spite": changes(lambda me: {me.opponent: {"cards": -1}})}

    @on(START_TURN, roles=OFF, must=True, when=lambda me: bool(me.g.state.hands[me.seat]))
    def rage(self) -> Steps:
        g, hand = self.g, self.g.state.hands[self.seat]
        worst = min(hand, key=lambda c: (g.face(c).kind != ATTACK, g.face(c).value if g.face(c).kind == ATTACK else 0))
        options = [("card", card) for card in hand]
        card = (yield from g.choose(self.seat, "hate.card", options, hand.index(worst), source=self.source))[1]
        own_flare = g.face(card).kind == FLARE and g.face(card).effect == self.id
        kept = not own_flare and (yield from self.boost("show the card instead of discarding it"))
        face = ("face", g.face(card).id)
        if not (yield from self.announce(hold=[card], card=face)):
            return
        if kept:
            g.take_from_table(card, self.seat)
            g.emit_event("hate.shown", self.seat, {"card": face}, self.source)
        else:
            yield from g.discard_held(self.seat, [card], "hate")
        for seat in g.clockwise(self.seat):
            yield from self.demand(seat, card)

    def demand(self, seat: int, card: int) -> Steps:
        """One other player discards a card that fits, or loses ships of the Hate's choice."""
        g = self.g
        while cards := g.discardable(seat):  # asked also when nothing fits, so that nothing can be told from it
            fitting = [("card", c) for c in cards if self.fits(c, card)]
            ask = Ask(
                seat, "hate.answer", options=(("choice", "hate.ships"), *fitting), default=["0"], source=self.source,
                args={"card": ("face", g.face(card).id), "whom": ("seat", self.seat)},
            )  # fmt: skip
            answer = (yield from g.put(ask))[0]
            if answer[0] != "card":
                break
            if (yield from g.take_out(answer[1], seat)):
                yield from g.discard_from_hand(seat, [answer[1]], "hate", own_will=True)
                return
        ships = yield from g.choose_ships(seat, "hate.ships", LOST, gate_first=True, by=self.seat, source=self.source)
        yield from g.lose([(seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def fits(self, card: int, wanted: int) -> bool:
        """The same type; of attacks an equal or higher one."""
        mine, other = self.g.face(card), self.g.face(wanted)
        return mine.kind == other.kind and (mine.kind != ATTACK or mine.value >= other.value)

    @wild
    @on(BEFORE_SELECT, roles=MAIN, when=lambda me: bool(me.g.state.hands[me.opponent]),
        says="your opponent discards a random card")  # fmt: skip
    def spite(self) -> Steps:
        g, whom = self.g, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        yield from g.discard_from_hand(whom, g.pick_random(whom, 1, "hate"), "hate")
        if not g.unarmed(whom):
            return
        hand = g.state.hands[whom]
        for card in hand:
            g.publish(card)
        g.emit_event("hate.hand", whom, {"cards": [("face", g.face(card).id) for card in hand]}, self.source)
        g.set_outcome(OFFENSE_WINS if self.side == OFFENSE else DEFENSE_WINS)
        g.go_to("resolution")
