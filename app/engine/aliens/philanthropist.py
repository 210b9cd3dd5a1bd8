"""Philanthropist."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.moments import (
    AFTER_FORMED,
    BEFORE_SELECT,
    FREE_REGROUP,
    MAIN,
    PARTICIPANT,
    SELECT_OPTIONS,
)


class Philanthropist(Alien):
    """Gives unwanted cards away."""

    id, name = "philanthropist", "Philanthropist"
    tagline, power_name, alert = "Gives unwanted cards away", "Giving", "yellow"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("alliance",)
    needs_word = "yes"
    text = (
        "Once per encounter, when the alliances stand, you may use this power as a main player or ally to hand "
        "over one card of your choice: a main player gives it to the opponent, an ally to whichever main player "
        "it likes. The receiver cannot refuse and has the card in hand at once. A giving main player who is "
        "then left without encounter card gets a new hand right away: show and discard what you hold, draw "
        "eight, and repeat until you hold an encounter card. This is also true for the offense."
    )
    zap_text = (
        "Announced in alliance.after_formed with the receiver, before the card changes hands; the card itself "
        "is not shown. Zapped: you keep the card and draw no new hand."
    )
    wild_text = (
        "Play this flare in the regroup phase of any encounter and pay one ship to the warp: your power is lent "
        "to any other player until this encounter ends. The borrower cannot refuse and has it in place of the "
        "own power; you are without power for that time."
    )
    super_text = (
        "If you used your power in this encounter to give an encounter card, you may play this flare when "
        "encounter cards are about to be selected: the receiver must select that card if it is still in his or "
        "her hand."
    )
    rulings = (
        (
            "giving the last encounter card as offense",
            "The offense draws a new hand through the power and the turn goes on.",
        ),
        (
            "had no encounter card even before giving",
            "The new hand is drawn all the same.",
        ),
        (
            "giving a card to make room",
            "Any card type may be given, flares and artifacts too. A rift given away does not go off.",
        ),
        (
            "receiver is the defense without encounter cards",
            "The gift comes before the planning check and may save it from a new hand.",
        ),
        (
            "defense gave its last encounter card but still holds artifacts",
            "They are shown and discarded for the new hand.",
        ),
        (
            "zap and new hand",
            "A zapped use gives no new hand; the normal planning checks apply.",
        ),
        (
            "Force Field on the giving ally before the use",
            ("Both act in the same window in order of play; once removed it is an outsider and cannot give."),
        ),
        (
            "lent power and flares",
            (
                "The borrower may use the super side of the lent alien's flare while having the power, the wild "
                "side of every other flare, that of its own alien included."
            ),
        ),
        (
            "lent to somebody whose power was lost",
            "Allowed, but the lent power is active only while the borrower has enough home colonies.",
        ),
        (
            "wild side with several powers",
            (
                "A lender with several chooses which is lent and keeps the others; a borrower with several "
                "chooses which of them the lent power replaces (R-POWER-9)."
            ),
        ),
    )

    asks = {
        "card": ("Philanthropist: which card?", "Choose the card that you give away."),
        "whom": ("Philanthropist: to whom?", "Choose the main player who gets the card."),
        "ship": ("Philanthropist Flare: which ship?", "Choose the ship that you pay."),
        "borrower": ("Philanthropist Flare: lend to whom?", "Choose who has your power until the encounter ends."),
    }
    events = {"lent": "{who} lends {what} to {whom} until the end of the encounter."}
    does = {"give": "gain", "insist": "gain", "lend": "nothing"}
    like = {"card": "give", "ship": "penalty"}

    @on(
        AFTER_FORMED,
        roles=PARTICIPANT,
        when=lambda me: bool(me.g.state.hands[me.seat]),
        says="give a main player a card",
    )
    def give(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        cards = [("card", card) for card in g.state.hands[self.seat]]
        card = (yield from g.choose(self.seat, "philanthropist.card", cards, source=self.source))[1]
        main = [self.opponent] if self.role & MAIN else [encounter.offense, encounter.defense]
        options = [("seat", x) for x in main]
        whom = (yield from g.choose(self.seat, "philanthropist.whom", options, source=self.source))[1]
        if not (yield from self.announce(whom=("seat", whom))):
            return
        if card not in g.state.hands[self.seat]:  # played in answer, so nothing is given
            return
        g.give_cards(self.seat, whom, [card])
        self.mark("gift", data=[card, whom])
        while self.role & MAIN and g.lacks(self.seat, "new_hand"):
            yield from g.new_hand(self.seat)

    def gift(self) -> list[int]:
        """The card that was given in this encounter and who got it."""
        return next((mark.data for mark in self.g.marks("gift") if mark.seat == self.seat), [])

    @super_
    @on(BEFORE_SELECT, roles=PARTICIPANT, when=lambda me: bool(me.gift()),
        own=lambda me: me.g.face(me.gift()[0]).encounter, says="the card that you gave must be selected")  # fmt: skip
    def insist(self) -> Steps:
        card, whom = self.gift()
        if (yield from self.announce(whom=("seat", whom))):
            self.mark("insisted", data=[card, whom])

    @modify(SELECT_OPTIONS, mark="insisted")
    def only_the_gift(self, cards: list[int], seat: int) -> list[int]:
        card, whom = self.mark_.data if self.mark_ else (-1, -1)
        return [card] if seat == whom and card in cards else cards

    @wild
    @on(
        *FREE_REGROUP,
        when=lambda me: me.can_lend(),
        says="pay a ship and lend your power to another player",
    )
    def lend(self) -> Steps:
        g = self.g
        lent = yield from g.choose_lendable(self.seat, source=self.source)
        ships = yield from g.choose_ships(self.seat, "philanthropist.ship", 1, source=self.source)
        others = [("seat", x) for x in g.clockwise(self.seat)]
        whom = yield from g.choose(self.seat, "philanthropist.borrower", others, source=self.source)
        if not (yield from self.announce(whom=whom, pays=(self.seat, 1, next(iter(ships))))):
            return
        if lent.seat != self.seat:  # it has changed hands meanwhile
            return
        g.emit_event("philanthropist.lent", self.seat, {"what": ("alien", lent.alien), "whom": whom}, self.source)
        yield from g.lend_instead(lent, whom[1])

    def can_lend(self) -> bool:
        """There is a power to lend and a ship to pay."""
        return bool(self.g.lendable(self.seat)) and bool(self.g.available(self.seat))
