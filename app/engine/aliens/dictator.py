"""Dictator."""

from __future__ import annotations

from app.engine.asks import Ask, Steps
from app.engine.effects import Alien, on, replace, wild
from app.engine.moments import AFTER_DRAW, ANY, DESTINY_DRAW, OFF, STEERED
from app.engine.plans import Plan


class Dictator(Alien):
    """Chooses the destiny card of everybody else."""

    id, name = "dictator", "Dictator"
    tagline, power_name, alert = "Picks everybody's destiny", "Command", "red"
    mandatory, roles, phases = True, ("defense", "offensive_ally", "defensive_ally", "bystander"), ("destiny",)
    needs_word = "yes"
    text = (
        "When you are not the offense, each time a destiny card is about to be drawn you must use this power. Take "
        "the destiny deck, look through all of it and choose any one card. It is turned up and treated exactly as if "
        "the offense had drawn it. Then the rest of the deck is shuffled. In your own encounters, and whenever this "
        "power is zapped, the deck is shuffled and its top card is drawn in the normal way."
    )
    zap_text = (
        "One use for each destiny card to be drawn, announced before the destiny card is drawn before you look at "
        "the deck. Zapped, you do not look; the deck is shuffled and the offense draws its top card, and so for "
        "every further draw of that encounter."
    )
    wild_text = (
        "When you are not the offense, after the destiny card has been drawn, make the offense discard it and draw "
        "again. Once per encounter."
    )
    super_text = "When you are the offense, use your power for your own destiny draw."
    not_with = ("coordinator",)
    rulings = (
        (
            "May the Dictator choose a card of its own colour and so become the defense?",
            "Yes, and also the colour of the offense.",
        ),
        (
            "The offense gets its own colour and wants another card.",
            (
                "The card is discarded and the Dictator chooses again; this goes on as long as the offense passes "
                "and such cards are left."
            ),
        ),
        ("Can it choose from the destiny discard pile?", "No, only from the deck."),
        (
            "Wild side against a card that the Dictator chose.",
            "The card is discarded and a new draw is due, so the Dictator chooses again.",
        ),
        ("Choosing the first player at setup.", "Not an encounter; the power is not used."),
        (
            "Dictator and Will in one game.",
            (
                "The Will, as the offense, must stay in the system that the chosen card points to. There it may meet "
                "its owner on any of its planets, or any other player who has a colony in that system. On a wild "
                "card it is free. On its own colour it stays in its own system, and if nobody can be met there and "
                "no home colony is founded again, the Dictator chooses another card."
            ),
        ),
    )
    asks = {"card": ("Dictator: choose the destiny", "Choose the card that is turned up. By default a random one.")}
    events = {"again": "{who} makes {whom} draw another destiny card."}
    like = {"card": "destiny"}
    does = {"command_own": "gain", "again": lambda me: {"kind": "gain" if me.is_named() else "nothing"}}

    @replace(DESTINY_DRAW, roles=ANY & ~OFF, must=True, once=False)
    def command(self, plan: Plan) -> Steps:
        g, state = self.g, self.g.state
        g.unmark(STEERED)
        if not (yield from self.announce(whom=("seat", g.encounter.offense))):
            state.destiny = g.dice.shuffled(state.destiny, "destiny deck")
            return
        deck = sorted(state.destiny)
        at_random = str(g.dice.below(len(deck), "destiny"))
        answer = yield from g.put(
            Ask(
                self.seat, "dictator.card", options=tuple(("destiny", card) for card in deck), default=[at_random],
                source=self.source, clock="launch",
            )
        )  # fmt: skip
        card = answer[0][1]
        state.destiny = [*g.dice.shuffled([c for c in deck if c != card], "destiny deck"), card]
        if self.seat != g.encounter.offense:
            self.mark(STEERED)

    @replace(DESTINY_DRAW, roles=0, widen=OFF, once=False, says="choose your own destiny card")
    def command_own(self, plan: Plan) -> Steps:
        yield from self.command(plan)

    @wild
    @on(AFTER_DRAW, roles=ANY & ~OFF, says="the offense discards this card and draws again")
    def again(self) -> Steps:
        whom = ("seat", self.g.encounter.offense)
        if (yield from self.announce(whom=whom)):
            self.g.encounter.passed_over = True
            self.g.emit_event("dictator.again", self.seat, {"whom": whom}, self.source)

    def is_named(self) -> bool:
        """The card names the own colour."""
        return self.g.destiny_faces[self.g.encounter.card].seat == self.seat
