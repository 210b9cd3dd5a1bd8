"""Industrialist."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, MORPH
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import (
    AFTER_REVEAL,
    BEFORE_DISCARD,
    DEFENSE,
    GAME,
    MAIN,
    OFFENSE,
    OUTCOME,
    SIDE_TERMS,
    TYPES_FINAL,
)
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS, Term
from app.engine.state import EVERYBODY, Pile

FIRST_OF_ALL = -2  # before whatever else happens at that moment
WINS = (OFFENSE_WINS, DEFENSE_WINS)


class Industrialist(Alien):
    """Stacks its losing attack cards."""

    id, name = "industrialist", "Industrialist"
    set = "classic"
    tagline, power_name, alert = "Stacks its losing attack cards", "Build", "yellow"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal", "resolution")
    brings_pieces = True
    text = (
        "As a main player, when you lose an encounter in which your revealed card is an attack card, your "
        "opponent must choose one: either you win the encounter instead of losing it, or that attack card goes "
        "faceup onto this sheet, where it joins your stack. The stack is separate from your hand; other players "
        "cannot take, draw, discard or look for cards in it, and no other effect touches it. Every time you, as "
        "a main player, have revealed an attack card, you must use this power: the values of all cards in your "
        "stack are summed up and the sum is either added to or taken from your side's total, whichever you say."
    )
    zap_text = (
        "The use is adding or subtracting the stack, announced after the reveal before plus or minus is said. "
        "Zapped, the stack does not count in this encounter, and the cards stay on the sheet. The opponent's "
        "choice after a loss is no use and cannot be zapped."
    )
    wild_text = (
        "After you reveal an attack card, draw one card at random from your opponent's hand. If it is an attack "
        "card, show it, add its value to your side's total and discard it. Otherwise only you look at it and "
        "return it to your opponent's hand."
    )
    super_text = (
        "When you may add a card to your stack, you may add the encounter card revealed by either main player "
        "instead of your own, provided that it is an attack card. Only one card is added."
    )
    rulings = (
        (
            "Is the opponent's choice asked if Industrialist loses to a negotiate-based win (Pacifist)?",
            "Yes. He lost with a revealed attack card, whatever the opponent showed.",
        ),
        (
            "If the opponent lets him win, what about the allies?",
            (
                "The whole result is turned round: Industrialist's allies win, the opponent's allies lose. The "
                "attack card is discarded, not stacked."
            ),
        ),
        (
            "What if cards were switched (Sorcerer)?",
            (
                "The card that counts is the one in front of Industrialist when the encounter is resolved; that "
                "one goes to the stack, even if it came from the opponent."
            ),
        ),
        (
            "Does the stacked card still go to Filch, Clone or the discard pile?",
            (
                "No. It leaves the encounter for the sheet, so nothing that handles discarded encounter cards "
                "sees it. Clone's own card is not affected."
            ),
        ),
        (
            "A morph that copied an attack",
            "It counts as an attack of the copied value and keeps that value in the stack.",
        ),
        (
            "Kickers",
            (
                "A kicker multiplies the revealed card only; it does not multiply the stack, and the stacked "
                "card keeps its printed value."
            ),
        ),
        (
            "Losing the power",
            "The stack stays on the sheet but does not count until the power is back.",
        ),
        (
            "Artefact",
            ("The stack goes with the power when it changes hands. The alien is never drawn in the middle of a game."),
        ),
        (
            "Silencer",
            "The old Silencer does not stop Industrialist.",
        ),
    )
    asks = {
        "sign": (
            "Industrialist: plus or minus?",
            "Your stack of {n} is added to your side's total or taken from it. By default it is added.",
        ),
        "choice": (
            "What becomes of {card}?",
            "Let {who} win the encounter instead of losing it, or let {card} join the stack. By default it is stacked.",
        ),
    }
    labels = {"plus": "Add the stack", "minus": "Subtract the stack", "win": "The win", "stack": "The stack"}
    events = {
        "allowed": "{who} lets {whom} win.",
        "stacked": "{card} joins the stack of {who}.",
        "drawn": "{who} looks at a card of {whom} and gives it back.",
        "shown": "{who} draws {card} from the hand of {whom}.",
    }
    does = {"gamble_on": "gain"}

    # --- the stack
    def stack(self) -> Pile | None:
        """The cards on this sheet; None without one."""
        piles = self.g.state.piles
        identity = self.power.id if self.power else -1
        return next((pile for pile in piles if pile.power == identity and pile.kind == "stack" and pile.cards), None)

    def worth(self) -> int:
        """The values of the stack, summed up; a morph is worth what it had copied when it was stacked."""
        stack = self.stack()
        if stack is None:
            return 0
        copied = {mark.data[0]: mark.data[1] for mark in self.g.marks("stacked")}
        return sum(copied.get(card, self.g.face(card).value) for card in stack.cards)

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.both_attacks() and me.stack() is not None)
    def build(self) -> Steps:
        if not (yield from self.announce()):
            return
        signs = [("choice", "industrialist.plus"), ("choice", "industrialist.minus")]
        args = {"n": self.worth()}
        sign = yield from self.g.choose(self.seat, "industrialist.sign", signs, source=self.source, args=args)
        self.mark("built", data=[1 if sign == signs[0] else -1])

    @modify(SIDE_TERMS, mark="built")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        if self.mark_ is None or side != self.side:
            return terms
        return [*terms, (self.id, self.mark_.data[0] * self.worth(), "alien:industrialist")]

    # --- a loss
    def beaten(self) -> bool:
        """This main player has lost with a revealed attack card that still lies there."""
        return self.g.encounter.result == WINS[self.other_side] and self.attack(self.side)

    def attack(self, side: int) -> bool:
        """An attack card lies face up before the main player of a side."""
        encounter = self.g.encounter
        return encounter.slots[side] >= 0 and encounter.face_up[side] and self.g.card_face(side)[0] == ATTACK

    @on(OUTCOME, layer=FIRST_OF_ALL, roles=MAIN, must=True, use=False, once=False, when=lambda me: me.beaten())
    def lose(self) -> Steps:
        """No use: the opponent chooses between the two."""
        g, opponent = self.g, self.opponent
        card = g.encounter.slots[self.side]
        ways = [("choice", "industrialist.win"), ("choice", "industrialist.stack")]
        args = {"who": ("seat", self.seat), "card": ("face", g.face(card).id)}
        way = yield from g.choose(
            opponent, "industrialist.choice", ways, 1, source=self.source, actor=self.seat, args=args
        )
        if way == ways[0]:
            g.emit_event("industrialist.allowed", opponent, {"whom": ("seat", self.seat)}, self.source)
            g.overturn(WINS[self.side])
            return
        side = yield from self.which()
        card = g.encounter.slots[side]
        value = g.copied(side)[1] if g.face(card).kind == MORPH else g.face(card).value
        self.mark("stacking", data=[card, value])

    def which(self) -> Steps:
        """The side whose card joins the stack: the own, or with the super flare the other one."""
        if not self.attack(self.other_side) or not (yield from self.offers_flare("stack your opponent's card instead")):
            return self.side
        return self.other_side if (yield from self.play_flare()) else self.side

    @on(BEFORE_DISCARD, layer=FIRST_OF_ALL, mark="stacking", must=True, use=False)
    def stack_it(self) -> None:
        """The card goes onto the sheet, as the last act before cards are discarded."""
        g, slots = self.g, self.g.encounter.slots
        if self.mark_ is None or self.power is None or self.mark_.data[0] not in slots:
            return
        card, value = self.mark_.data
        side = OFFENSE if slots[OFFENSE] == card else DEFENSE
        slots[side] = -1
        g.pile(self.power, "stack", EVERYBODY).cards.append(card)
        if g.face(card).kind == MORPH:
            self.mark("stacked", until=GAME, data=[card, value])
        g.emit_event("industrialist.stacked", self.power.seat, {"card": ("face", g.face(card).id)}, self.source)

    # --- the wild side
    @wild
    @on(
        AFTER_REVEAL,
        roles=MAIN,
        when=lambda me: me.attack(me.side) and bool(me.g.state.hands[me.opponent]),
        says="draw a card of your opponent: an attack is added to your total",
    )
    def gamble_on(self) -> Steps:
        g, whom = self.g, self.opponent
        if not (yield from self.announce(whom=("seat", whom))) or not g.takeable(whom):
            return
        card = g.pick_random(whom, 1, self.id)[0]
        args = {"whom": ("seat", whom)}
        if g.face(card).kind == ATTACK:
            face = ("face", g.face(card).id)
            g.emit_event("industrialist.shown", self.seat, {**args, "card": face}, self.source)
            self.mark("drawn", data=[g.face(card).value])
            yield from g.discard_from_hand(whom, [card], self.id)
            return
        g.show(card, self.seat)
        private = {self.seat: {"cards": [g.card(card, self.seat)]}}
        g.emit_event("industrialist.drawn", self.seat, args, self.source, None, private)

    @modify(SIDE_TERMS, mark="drawn")
    def drawn(self, terms: list[Term], side: int) -> list[Term]:
        if self.mark_ is None or side != self.side:
            return terms
        return [*terms, (self.id, self.mark_.data[0], "flare:industrialist")]
