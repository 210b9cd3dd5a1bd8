"""Demon."""

from __future__ import annotations

from typing import Any

from app.engine.asks import ORDER, Ask, Steps
from app.engine.effects import Alien, on, wild
from app.engine.forced import MOST_SHIPS, Forces
from app.engine.moments import BEFORE_INVITE, ENCOUNTER_END, LATER, MAIN
from app.engine.state import OWNER, Pile

CARDS = 6
POSSESSED = "possessed"


class Demon(Forces, Alien):
    """Plays from somebody else's hand."""

    id, name = "demon", "Demon"
    tagline, power_name, alert = "Plays from somebody else's hand", "Possession", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("alliance",)
    needs_word = "yes"
    text = (
        "As a main player, once per encounter, in the alliance phase before the offense invites allies, you may "
        "use this power to name any other player except your opponent. Put that player's whole hand face down "
        "on this sheet; you may look at it at any time. These possessed cards belong to nobody's hand: the "
        "victim cannot use them, and they are not counted, taken, traded, given or discarded as part of any "
        "hand. Until the end of the encounter you may play cards from the sheet exactly as if they were in your "
        "hand (encounter cards, artifacts, flares, reinforcements ...). A possessed card that would go back to "
        "your hand after being played goes to the victim's hand instead; other played cards are discarded as "
        "usual. At the end of the encounter all cards still on the sheet go back to the victim's hand."
    )
    zap_text = (
        "Can be zapped when the victim has been named and before the hand changes place; then the victim keeps "
        "the hand. Playing a possessed card later is not a new use and cannot be Cosmic Zapped; an artifact or "
        "flare played from the sheet can be Card Zapped as usual."
    )
    wild_text = (
        "As a main player, in the alliance phase before the offense invites allies, you may play this flare and "
        "name any other player except your opponent. When that player's turn to ally comes, he or she must join "
        "your side and send as many ships as possible, at most as many as you have in the encounter and never "
        "more than four. The player need not empty any colony: every colony keeps at least one ship. A player "
        "who can send no ship in this way does not ally."
    )
    super_text = (
        "When you use your power, you may play this flare to possess the top six cards of the cosmic deck "
        "instead of a player's hand. A card possessed in this way that would return to your hand after being "
        "played does go to your hand. At the end of the encounter put the cards still on the sheet on top of "
        "the cosmic deck in an order of your choice."
    )
    rulings = (
        (
            "edition",
            (
                "This is the power of the promotional card and the anniversary printing of the base game. The "
                "Odyssey alien of the same name has another power and is not this entry."
            ),
        ),
        (
            "victim draws cards during the encounter",
            (
                "Rewards and the like go into the victim's now empty hand and stay there; the possessed cards "
                "join them at the end."
            ),
        ),
        (
            "victim becomes an ally",
            "Allowed. It simply has no cards to play unless it draws some.",
        ),
        (
            "how many flares",
            (
                "One flare per encounter for the Demon, whether it lies in hand or on the sheet. A possessed "
                "flare of the Demon's own alien is used super, every other one wild."
            ),
        ),
        (
            "Demon loses to a negotiate of the opponent",
            "Compensation is taken from the Demon's own hand only.",
        ),
        (
            "Miser as victim",
            "Only the hand is possessed, not the hoard.",
        ),
        (
            "power lost or zapped by another use during the encounter",
            "The possession goes on to its end (core R-POWER-2).",
        ),
        (
            "Trader, Mind, Mutant against the Demon",
            "They reach the Demon's hand, not the sheet.",
        ),
        (
            "Cosmic quake during the encounter",
            "Possessed cards are not hand cards and stay where they are.",
        ),
    )

    asks = {
        "victim": ("Demon: whose hand?", "Choose the player whose whole hand you possess until the encounter ends."),
        "forced": (
            "Demon Flare: who must ally?",
            "Choose the player who must join your side when its turn to ally comes.",
        ),
        "order": (
            "Demon: back on the deck",
            "Put the cards in the order in which they lie on the deck, the top one first. By default as they came.",
        ),
    }
    events = {
        "possessed": "{who} possesses the hand of {whom}: {n|card|cards}.",
        "deck": "{who} possesses the top {n|card|cards} of the cosmic deck.",
        "returned": "{who} puts {n|card|cards} back on the cosmic deck.",
    }
    __slots__ = ()
    does = {"possess": "gain", "compel": "gain"}
    like = {"victim": "rob", "forced": "help"}

    @on(BEFORE_INVITE, roles=MAIN, when=lambda me: bool(me.victims()) or me.g.might_boost(me),
        own=lambda me: bool(me.victims()) or me.g.own_flare(me) is not None,
        says="possess another player's hand and play from it")  # fmt: skip
    def possess(self) -> Steps:
        g = self.g
        deck = yield from self.offers_flare("the top six cards of the deck, instead of a hand")
        victim = -1
        if not deck or not (yield from self.play_flare()):
            options = [("seat", x) for x in self.victims()]
            if not options:
                return
            victim = (yield from g.choose(self.seat, "demon.victim", options, source=self.source))[1]
        choices: dict[str, Any] = {"whom": ("seat", victim)} if victim >= 0 else {}
        if not (yield from self.announce(**choices)):
            return
        sheet = self.power.id if self.power else -1
        if victim >= 0:
            pile = g.possess(POSSESSED, sheet, self.seat, victim)
            self.tell("demon.possessed", pile, victim)
        else:
            pile = Pile(POSSESSED, sheet, OWNER, player=self.seat)
            g.state.piles.append(pile)
            yield from g.off_top(CARDS, self.seat, pile)
            self.tell("demon.deck", pile, victim)
            self.mark("deck")

    def victims(self) -> list[int]:
        """The other players that hold cards, but for the opponent."""
        g = self.g
        return [x for x in g.order() if x not in (self.seat, self.opponent) and g.state.hands[x]]

    def tell(self, kind: str, pile: Pile, victim: int) -> None:
        """All see how many cards are possessed; the Demon and the victim know which."""
        g, n = self.g, len(pile.cards)
        seats = [self.seat] if victim < 0 else [self.seat, victim]
        private = {seat: {"cards": [g.card(card, seat) for card in pile.cards]} for seat in seats}
        args = {"n": n, "whom": ("seat", victim)} if victim >= 0 else {"n": n}
        g.emit_event(kind, self.seat, args, self.source, {"n": n}, private)

    @on(ENCOUNTER_END, layer=LATER, mark="deck", must=True, use=False)
    def put_back(self) -> Steps:
        """What is left of the cards of the deck goes back on top of it, in an order of the Demon's choice."""
        g = self.g
        pile = next((p for p in g.state.piles if p.kind == POSSESSED and p.player == self.seat and p.back < 0), None)
        if pile is None:
            return
        cards = pile.cards
        if len(cards) > 1:
            ask = Ask(
                self.seat, "demon.order", kind=ORDER, options=tuple(("card", card) for card in cards),
                default=[str(i) for i in range(len(cards))], source=self.source, clock="select",
            )  # fmt: skip
            cards = [card for _, card in (yield from g.put(ask))]
        g.state.piles.remove(pile)
        for card in reversed(cards):
            g.forget(card)
            g.state.deck.append(card)
        g.emit_event("demon.returned", self.seat, {"n": len(cards)}, self.source)

    @wild
    @on(BEFORE_INVITE, roles=MAIN, when=lambda me: me.most() > 0 and not me.g.on_moon(),
        says="another player must ally with you")  # fmt: skip
    def compel(self) -> Steps:
        options = [("seat", x) for x in self.others()]
        whom = (yield from self.g.choose(self.seat, "demon.forced", options, source=self.source))[1]
        if (yield from self.announce(whom=("seat", whom))):
            self.force(whom)

    def others(self) -> list[int]:
        """The other players but for the opponent."""
        return [x for x in self.g.order() if x not in (self.seat, self.opponent)]

    def most(self) -> int:
        """At most as many as the one who played the flare has in the encounter."""
        return min(MOST_SHIPS, self.g.ships_in_encounter(self.seat))
