"""Deuce."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, ENCOUNTER_KINDS, MORPH, NEGOTIATE
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.moments import (
    AFTER_REVEAL,
    AFTER_SELECT,
    BEFORE_DISCARD,
    CARDS_NEEDED,
    DEFENSE,
    MAIN,
    OFFENSE,
    PARTICIPANT,
    REVEALED,
    SIDE_TERMS,
    SIDE_TYPE,
    TURNING,
)
from app.engine.outcomes import Term
from app.engine.state import EVERYBODY, Pile

NEEDED = 2


class Deuce(Alien):
    """Plays a second encounter card beside the first and takes one of them back."""

    id, name = "deuce", "Deuce"
    set = "classic"
    tagline, power_name, alert = "Plays two encounter cards", "Duality", "yellow"
    mandatory, roles = True, ("offense", "defense")
    phases = ("planning", "resolution")
    text = (
        "As a main player, after encounter cards are selected and before they are revealed, use this power to "
        "put a second encounter card from your hand face down to one side. This extra card is not your "
        "encounter card, and effects aimed at your encounter card do not touch it. Both are revealed together. "
        "Two attacks are added together in your total. A single negotiate among the two makes your whole play a "
        "negotiate. When the encounter is over one of the two is discarded, a negotiate before any attack and "
        "of two attacks the one with the higher printed value, and the other comes back to your hand. Whenever "
        "it is checked whether you draw a new hand, you draw one if you hold one encounter card or none, "
        "instead of none."
    )
    zap_text = (
        "Zapped when the use is announced in planning.after_select, before the extra card is put down; it stays "
        "in hand and you play your encounter card alone, which is discarded as usual."
    )
    wild_text = (
        "As a main player or ally, after encounter cards are revealed, you may play this flare and discard from "
        "your hand an attack card identical in value to one of the revealed attack cards: its value is added "
        "to, or subtracted from, the total of the player who revealed the matching card, as you choose."
    )
    super_text = (
        "When the encounter has been resolved you may play this flare so that the encounter card and the extra "
        "card are both discarded."
    )
    rulings = (
        (
            "kickers",
            (
                "A kicker works on the main card only, not on the extra card; the main card is the one selected "
                "as encounter card, so it is always declared."
            ),
        ),
        (
            "one attack and one negotiate",
            (
                "The Deuce has played a negotiate: against an attack it loses and collects compensation; "
                "against a negotiate there is a deal. The negotiate is discarded, the attack returns."
            ),
        ),
        (
            "Emotion Control on the encounter card",
            (
                "The encounter card becomes a negotiate, so the Deuce has played a negotiate; the card that "
                "counts as negotiate is discarded."
            ),
        ),
        (
            "Sorcerer, Oracle, Magician, Busybody",
            "They act on the encounter card only.",
        ),
        (
            "card of the Deuce lost to a swap",
            (
                "If the encounter card was exchanged, the two cards that now lie on the Deuce's side are "
                "compared; the other one returns to the Deuce."
            ),
        ),
        (
            "compensation",
            "The extra card is not in the hand while it lies there.",
        ),
        (
            "encounter ended without result",
            "The extra card returns to the hand.",
        ),
        (
            "start of turn with one encounter card",
            "The hand is discarded and eight are drawn, again until two or more encounter cards are held.",
        ),
        (
            "losing the power",
            "The threshold is back to none at once; a card already lying there stays and works.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
        (
            "Filch and Fido",
            (
                "They reach the encounter card only, and only if it was discarded. If it returned to the hand "
                "and the extra card was discarded, there is nothing for them to take."
            ),
        ),
    )

    asks = {
        "card": ("Deuce: your extra card", "Put a second encounter card down. By default the lowest attack."),
        "discard": (
            "Deuce: which negotiate goes?",
            "Choose the card that is discarded, by default your encounter card; the other comes back.",
        ),
        "match": ("Deuce Flare: which card?", "Choose the attack that you discard."),
        "side": ("Deuce Flare: which side?", "Choose whose total is changed."),
        "sign": ("Deuce Flare: add or subtract?", "Choose whether the value is added or subtracted."),
    }
    labels = {"add": "Add it", "subtract": "Subtract it"}
    events = {
        "laid": "{who} puts an extra card down.",
        "revealed": "{who} has played {card} as well.",
        "back": "{who} takes {card} back.",
    }
    does = {"match": "nothing", "drop_both": "nothing"}
    like = {
        "card": "second_best",
    }

    @on(AFTER_SELECT, roles=MAIN, must=True, when=lambda me: bool(me.g.at_hand(me.seat)))
    def double(self) -> Steps:
        g, seat = self.g, self.seat
        if not (yield from self.announce()):
            return
        while cards := [card for card in g.at_hand(seat) if g.face(card).encounter]:
            default = cards.index(g.lowest(cards))
            options = [("card", card) for card in cards]
            answer = yield from g.choose(seat, "deuce.card", options, default, source=self.source, clock="select")
            if (yield from g.lay_aside("deuce", seat, answer[1])) is not None:
                g.emit_event("deuce.laid", seat, {}, self.source)
                self.mark("extra", data=[answer[1]])
                return

    def pile(self) -> Pile | None:
        """The pile with the extra card of this mark."""
        card = self.mark_.data[0] if self.mark_ else -1
        return next((pile for pile in self.g.state.piles if pile.kind == "deuce" and card in pile.cards), None)

    @on(TURNING, layer=2, mark="extra", must=True, use=False)
    def turn_up(self) -> None:
        pile = self.pile()
        if self.mark_ is not None and pile is not None:
            card, pile.faces = self.mark_.data[0], EVERYBODY
            self.g.publish(card)
            self.g.emit_event("deuce.revealed", self.seat, {"card": ("face", self.g.face(card).id)}, self.source)

    @on(REVEALED, mark="extra", must=True, use=False)
    def copy(self) -> None:
        """R-REVEAL-2: a morph copies what is printed on the opponent's card, and stays that."""
        if self.mark_ is not None and self.g.face(self.mark_.data[0]).kind == MORPH:
            kind, value = self.g.copied(self.other_side)
            if kind in ENCOUNTER_KINDS:
                self.mark_.data[1:] = [ENCOUNTER_KINDS.index(kind), value]

    def extra(self) -> tuple[str, int]:
        """Type and value of the extra card, or of what it has copied."""
        if self.mark_ is None or self.pile() is None:
            return "", 0
        card, *copied = self.mark_.data
        face = self.g.face(card)
        return (ENCOUNTER_KINDS[copied[0]], copied[1]) if copied else (face.kind, face.value)

    @modify(SIDE_TYPE, mark="extra")
    def is_negotiate(self, kind: str, side: int) -> str:
        return NEGOTIATE if side == self.side and self.extra()[0] == NEGOTIATE else kind

    @modify(SIDE_TERMS, mark="extra")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        kind, value = self.extra()
        adds = side == self.side and kind == ATTACK and self.g.card_face(side)[0] == ATTACK
        return [*terms, ("added", value, f"seat:{self.seat}")] if adds else terms

    @on(BEFORE_DISCARD, mark="extra", must=True, use=False)
    def part(self) -> Steps:
        """One of the two cards is discarded, the other comes back."""
        g, pile, slots = self.g, self.pile(), self.g.encounter.slots
        if pile is None or self.mark_ is None:
            return
        extra, main = self.mark_.data[0], slots[self.side]
        both = any(mark.seat == self.seat for mark in g.marks("both"))
        goes = extra if both or main < 0 else (yield from self.which(main, extra))
        if goes == extra:
            g.state.piles.remove(pile)
            if not both and main >= 0:
                slots[self.side] = -1
                self.take_back(main)
            yield from g.discard_shown(self.seat, [extra], "encounter")
        else:
            g.state.piles.remove(pile)
            self.take_back(extra)

    def which(self, main: int, extra: int) -> Steps:
        """The card that is discarded: a negotiate before an attack, the higher of two attacks."""
        g = self.g
        kind, value = g.card_face(self.side)[0], g.copied(self.side)[1]
        other, more = self.extra()
        if kind == other == NEGOTIATE:
            options = [("card", main), ("card", extra)]
            return (yield from g.choose(self.seat, "deuce.discard", options, source=self.source))[1]
        if NEGOTIATE in (kind, other):
            return main if kind == NEGOTIATE else extra
        return extra if more > value else main

    def take_back(self, card: int) -> None:
        """The card comes back to the hand, for all to see."""
        self.g.to_hand(card, self.seat, openly=True)
        self.g.emit_event("deuce.back", self.seat, {"card": ("face", self.g.face(card).id)}, self.source)

    @modify(CARDS_NEEDED)
    def needs_two(self, needed: int, seat: int, what: str) -> int:
        return max(needed, NEEDED) if seat == self.seat and what == "new_hand" else needed

    @super_
    @on(
        BEFORE_DISCARD,
        layer=-1,
        roles=MAIN,
        when=lambda me: any(mark.seat == me.seat for mark in me.g.marks("extra")),
        says="both of your cards are discarded",
    )
    def drop_both(self) -> Steps:
        if (yield from self.announce()):
            self.mark("both")

    # --- the wild side
    @wild
    @on(
        AFTER_REVEAL,
        roles=PARTICIPANT,
        own=lambda me: bool(me.matches()),
        says="discard an attack like a revealed one: its value changes that total",
    )
    def match(self) -> Steps:
        g = self.g
        cards = [("card", card) for card in self.matches()]
        card = (yield from g.choose(self.seat, "deuce.match", cards, source=self.source))[1]
        sides = [("side", side) for side in self.resembling(card)]
        side = yield from g.choose(self.seat, "deuce.side", sides, source=self.source)
        signs = [("choice", "deuce.add"), ("choice", "deuce.subtract")]
        sign = yield from g.choose(self.seat, "deuce.sign", signs, int(side[1] != self.side), source=self.source)
        if (yield from self.announce(hold=[card], card=("face", g.face(card).id), side=side)):
            value = g.face(card).value
            self.mark("matched", data=[side[1], value if sign == signs[0] else -value])
            yield from g.discard_held(self.seat, [card], "deuce")

    def resembling(self, card: int) -> list[int]:
        """The sides that have revealed an attack of this value, as their encounter card or beside it."""
        g, like = self.g, (ATTACK, self.g.face(card).value)
        open_piles = [pile for pile in g.state.piles if pile.kind == self.id and pile.faces == EVERYBODY]
        beside = {g.side_of(pile.back) for pile in open_piles for other in pile.cards if g.face(other)[1:3] == like}
        return [side for side in (OFFENSE, DEFENSE) if g.copied(side) == like or side in beside]

    def matches(self) -> list[int]:
        """Attacks to discard that are like a revealed one."""
        return [c for c in self.g.discardable(self.seat) if self.g.face(c).kind == ATTACK and self.resembling(c)]

    @modify(SIDE_TERMS, mark="matched")
    def matched(self, terms: list[Term], side: int) -> list[Term]:
        at, value = self.mark_.data if self.mark_ else (-1, 0)
        return [*terms, ("deuce", value, "flare:deuce")] if side == at else terms
