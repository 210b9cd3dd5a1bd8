"""Laser."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.hints import shedding
from app.engine.moments import AFTER_FORMED, AFTER_INVITE, ALLY, BEFORE_INVITE, KICK, MAIN, OFFENSE, PARTICIPANT
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS

MOST_DISCARDED = 3


class Laser(Alien):
    """Hides part of opponent's hand."""

    id, name = "laser", "Laser"
    set = "classic"
    tagline, power_name, alert = "Hides part of opponent's hand", "Blind", "green"
    mandatory, roles = True, ("offense", "defense")
    phases = ("alliance",)
    text = (
        "At the start of the alliance phase of your own encounters, ahead of all invitations, you must use this "
        "power. If your opponent is the defense and would have to draw a new hand because he or she has no "
        "encounter card, that happens now. Then take at random, without looking, any number of cards from your "
        "opponent's hand up to the number of ships that your opponent has in the encounter at that moment. They "
        "are set aside facedown: until the end of the encounter they are not part of the hand. If your opponent "
        "then has no encounter card in hand, your opponent loses the encounter at once. Otherwise the encounter "
        "goes on. At the end of the encounter the set-aside cards return to your opponent's hand."
    )
    zap_text = (
        "A Cosmic Zap may be played when the power is used, before cards are taken (a new hand drawn first "
        "stays drawn): no cards are set aside and the opponent cannot lose by it."
    )
    wild_text = (
        "Discard one to three cards from your hand. Then choose any one player, yourself included, and set "
        "aside up to the same number of cards taken at random from that player's hand. They cannot be used, "
        "looked at or taken by anyone until the end of the encounter, when they return to that hand."
    )
    super_text = (
        "As an ally, after alliances are formed, you may use your power against either one of the two main "
        "players, whichever side you are on; that player's ships in the encounter set the maximum."
    )
    rulings = (
        (
            "Opponent has zero ships in the encounter",
            "Nothing can be set aside; the power has no effect.",
        ),
        (
            "How is the immediate loss resolved?",
            (
                "As a defeat with no cards revealed: losing ships to the warp, the winner lands or holds, no "
                "compensation, no allies. For the offense it is an unsuccessful encounter."
            ),
        ),
        (
            "Cards that the opponent gains later in the encounter",
            "They are ordinary hand cards and may be used.",
        ),
        (
            "The opponent runs out of encounter cards later in the encounter",
            (
                "Then the normal rules apply (the defense draws a new hand, the offense's turn ends); the loss "
                "is checked only right after blinding. A new hand does not touch the set-aside cards."
            ),
        ),
        (
            "Miser",
            (
                "The hoard is no part of the hand and cannot be blinded; an opponent who may play an encounter "
                "card from such a pile does not lose for an empty hand."
            ),
        ),
        (
            "Mind, Trader, Mutant and the like",
            (
                "They see and move only the hand, not the set-aside cards; these return to the player they were "
                "taken from."
            ),
        ),
        (
            "Doppelganger",
            ("Doppelganger ignores every penalty for lacking encounter cards, so it does not lose this way."),
        ),
        (
            "Kickers",
            (
                "The opponent may lay his kicker facedown before the cards are taken; it is then out of the "
                "hand and cannot be blinded. With the wild side the victim must choose a kicker, if he wants "
                "one, before allies are invited."
            ),
        ),
        (
            "Silencer",
            "Laser is not stopped by the old Silencer.",
        ),
    )

    asks = {
        "number": ("Laser: how many cards?", "Set aside up to {n|card|cards} of {whom} at random. By default all."),
        "whom": ("Laser: whom?", "Choose the player whose cards are set aside."),
        "discard": ("Laser Flare: discard", "Choose one to three cards; as many may then be set aside."),
    }
    events = {"blinded": "{who} sets {n|card|cards} of {whom} aside until the end of the encounter."}
    like = {"whom": "rob", "discard": "discard"}
    does = {
        "blind_as_ally": "gain",
        "flash": shedding(lambda me: [c for c in me.g.discardable(me.seat) if c != me.card]),
    }

    @on(BEFORE_INVITE, roles=MAIN, must=True, when=lambda me: bool(me.g.ships_in_encounter(me.opponent)))
    def blind(self) -> Steps:
        yield from self.dazzle(self.opponent)

    @on(AFTER_FORMED, roles=0, widen=ALLY, when=lambda me: bool(me.targets()), says="blind a main player")
    def blind_as_ally(self) -> Steps:
        whom = yield from self.g.choose(self.seat, "laser.whom", self.targets(), source=self.source)
        yield from self.dazzle(whom[1])

    def targets(self) -> list[tuple[str, int]]:
        """The main players that have ships in the encounter."""
        g = self.g
        main = (g.encounter.offense, g.encounter.defense)
        return [("seat", x) for x in main if g.ships_in_encounter(x)]

    def dazzle(self, whom: int) -> Steps:
        """Cards of a main player are set aside; without an encounter card left that player has lost."""
        g = self.g
        yield from self._step_forward()
        while whom == g.encounter.defense and g.unarmed(whom) and g.lacks(whom, "new_hand"):
            yield from g.new_hand(whom)
        yield from g.reach(KICK, only=whom)
        most = min(g.ships_in_encounter(whom), len(g.state.hands[whom]))
        count = yield from self.number(whom, most)
        if not (yield from self.announce(whom=("seat", whom))):
            return
        self.take_away(whom, count)
        if g.unarmed(whom):
            yield from g.dismiss(g.allied())
            g.set_outcome(DEFENSE_WINS if g.side_of(whom) == OFFENSE else OFFENSE_WINS)
            g.go_to("resolution")

    def number(self, whom: int, most: int) -> Steps:
        """How many cards are set aside, at most ``most``."""
        args = {"n": most, "whom": ("seat", whom)}
        slots = [("cards", 0, most)]
        chosen = yield from self.g.allocate(
            self.seat, "laser.number", slots, 0, most, {"cards": most}, source=self.source, args=args
        )
        return chosen.get("cards", 0)

    def take_away(self, whom: int, count: int) -> None:
        """Random cards lie face down until the end of the encounter."""
        g = self.g
        cards = g.pick_random(whom, count, "laser")
        if cards:
            g.set_aside("blinded", whom, cards, self.power.id if self.power else -1)
        g.emit_event("laser.blinded", self.seat, {"n": len(cards), "whom": ("seat", whom)}, self.source)

    def can_pay(self) -> bool:
        """There is a card to discard besides the flare."""
        return len(self.g.discardable(self.seat)) > 1

    @wild
    @on(BEFORE_INVITE, AFTER_INVITE, AFTER_FORMED, roles=PARTICIPANT, own=lambda me: me.can_pay(),
        says="discard, then set cards of a player aside")  # fmt: skip
    def flash(self) -> Steps:
        g = self.g
        cards = [("card", card) for card in g.discardable(self.seat) if card != self.card]
        chosen = yield from g.some(self.seat, "laser.discard", cards, 1, MOST_DISCARDED, source=self.source)
        held = [card for _, card in chosen]
        players = [("seat", x) for x in g.order() if set(g.state.hands[x]) - {self.card, *held}]
        if not players:
            return
        whom = (yield from g.choose(self.seat, "laser.whom", players, source=self.source))[1]
        if (yield from self.announce(hold=held, whom=("seat", whom))):
            yield from g.discard_held(self.seat, held, "laser")
            yield from g.reach(KICK, only=whom)
            count = yield from self.number(whom, min(len(held), len(g.state.hands[whom])))
            self.take_away(whom, count)
