"""Barbarian."""

from __future__ import annotations

from app.engine.asks import Ask, Steps
from app.engine.effects import Alien, on, wild
from app.engine.hints import shedding
from app.engine.moments import AFTER_SHIPS, CARDS_MOVED, OFF, OFF_ALLY, PARTICIPANT
from app.engine.plans import Happened


class Barbarian(Alien):
    """As a winning offense it takes what it wants of the defense's hand and throws away the rest."""

    id, name = "barbarian", "Barbarian"
    tagline, power_name, alert = "Plunders the beaten defender's hand", "Loot and Pillage", "green"
    mandatory, roles, phases = True, ("offense",), ("resolution",)
    text = (
        "When you are the offense and have won the encounter, you must use this power before any compensation is "
        "collected. You look at your opponent's whole hand. For each ship you had in the encounter you may choose "
        "one of those cards and add it to your hand. All cards that you do not choose are discarded. A deal is not a "
        "win, and nothing happens if you lose."
    )
    zap_text = (
        "One use, after the ships have moved, announced before the hand is seen. Zapped, the opponent keeps the hand "
        "unseen; compensation follows as usual."
    )
    wild_text = (
        "When you receive cards as compensation or as rewards, look at all of them first; the unwanted ones may go "
        "straight to the discard pile, and nothing is drawn in their place."
    )
    super_text = (
        "Use your power as an offensive ally whose side has won, against the hand of the defense, one card for each "
        "ship you yourself had in the encounter."
    )
    rulings = (
        (
            "The defense revealed a negotiate. Does it still get compensation?",
            "Yes, afterwards, at random from the Barbarian's hand, which by then holds the looted cards.",
        ),
        ("Super side: whose cards?", "Those of the opposing main player, never those of the own main player."),
        (
            "All Barbarian ships were lost or withdrawn before the win.",
            "n is 0. The hand is still looked at and discarded.",
        ),
        ("The landing gives the Barbarian its winning colony.", "The game is over at the settle; nothing is looted."),
        (
            "Both offense and a super-side ally are entitled to loot.",
            "They act in order of play; the second finds an empty hand.",
        ),
        ("Second hands (a hoard and the like).", "Not part of the hand, so safe."),
    )
    asks = {
        "loot": (
            "Barbarian: loot the hand",
            "Choose up to {n|card|cards}; the rest is discarded. By default at random.",
        ),
        "refuse": ("Barbarian Flare: unwanted cards", "Choose the cards that you discard at once."),
    }
    events = {"loot": "{who} looks through the hand of {whom}."}
    like = {"loot": "take", "refuse": "discard"}
    does = {"loot_as_ally": "gain", "refuse": shedding(lambda me: me.unwanted(me.payload))}

    @on(AFTER_SHIPS, roles=OFF, must=True, when=lambda me: me.g.won(me.seat))
    def loot(self) -> Steps:
        yield from self.plunder()

    @on(
        AFTER_SHIPS, roles=0, widen=OFF_ALLY, when=lambda me: me.g.won(me.seat),
        says="loot the defense's hand, one card for each ship you had",
    )  # fmt: skip
    def loot_as_ally(self) -> Steps:
        yield from self.plunder()

    def plunder(self) -> Steps:
        """Announce, look, take up to one card a ship; everything else of the hand is discarded."""
        g, seat, whom = self.g, self.seat, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        hand = list(g.state.hands[whom])
        for card in hand:
            g.show(card, seat)
        private = {seat: {"cards": [g.card(card, seat) for card in hand]}}
        g.emit_event("barbarian.loot", seat, {"whom": ("seat", whom)}, self.source, None, private)
        hand = list(g.takeable(whom))
        most = min(g.encounter.ships_then[seat], len(hand))
        taken: list[int] = []
        if most:
            at_random = [str(i) for i in g.dice.sample(list(range(len(hand))), most, self.id)]
            options = tuple(("card", card) for card in hand)
            answer = yield from g.put(
                Ask(
                    seat, "barbarian.loot", options=options, low=0, high=most, default=at_random, clock="ships",
                    source=self.source, args={"n": most},
                )
            )  # fmt: skip
            taken = [card for _, card in answer]
            yield from g.take(seat, whom, taken, self.id)
        rest = [card for card in hand if card not in taken]
        if rest:
            yield from g.discard_from_hand(whom, rest, self.id)

    @wild
    @on(
        CARDS_MOVED, layer=-1, roles=PARTICIPANT, when=lambda me, happened: me.gained(happened),
        own=lambda me, happened: bool(me.unwanted(happened)), says="discard unwanted cards at once",
    )  # fmt: skip
    def refuse(self, happened: Happened) -> Steps:
        options = [("card", card) for card in self.unwanted(happened)]
        chosen = yield from self.g.some(self.seat, "barbarian.refuse", options, 1, len(options), source=self.source)
        cards = [card for _, card in chosen]
        if (yield from self.announce(hold=cards, number=len(cards))):
            yield from self.g.discard_held(self.seat, cards, "refused")

    def gained(self, happened: Happened) -> bool:
        """Compensation or rewards have come to the own hand."""
        return happened.seat == self.seat and happened.cause in ("compensation", "reward")

    def unwanted(self, happened: Happened) -> list[int]:
        """The cards that came, as far as they are still there; this flare itself is in play."""
        return [card for card in happened.cards if self.g.where[card] == self.seat and card != self.card]
