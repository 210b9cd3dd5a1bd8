"""Mind."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, replace, wild
from app.engine.moments import BEFORE_INVITE, CARDS_MOVED, DRAW, MAIN
from app.engine.plans import Happened, Plan


class Mind(Alien):
    """Reads a main player's hand; what it saw stays known to it for as long as it can be followed."""

    id, name = "mind", "Mind"
    tagline, power_name, alert = "Reads other players' hands", "Knowledge", "yellow"
    mandatory, roles, phases = False, ("any",), ("alliance",)
    needs_word = "yes"
    text = (
        "As long as nobody has been invited yet, you may use this power and read the complete hand of one main player. "
        "As a main player you can only read your opponent's. You must not tell other players what you saw."
    )
    zap_text = "One use, announced with the player. Zapped, you see nothing."
    wild_text = (
        "When another player is about to draw from the cosmic deck: until the end of the encounter you look at each "
        "card that player draws from that deck before the player gets it."
    )
    super_text = "When you are not a main player, your power shows you the hands of both main players."
    rulings = (
        (
            "Wild side - once or for every draw?",
            "Played once, it lasts to the end of the encounter; in another encounter it must be played again.",
        ),
        ("May another player make the Mind answer questions about a hand it has seen?", "No."),
        ("The looked-at player draws a new hand later in the encounter.", "The Mind does not see it."),
        ("An empty hand.", "The use is legal and shows nothing."),
        ("Can it see a hoard?", "No."),
    )
    asks = {"whom": ("Mind: whose hand?", "Choose the main player whose hand you read.")}
    events = {
        "read": "{who} reads the hand of {whom}.",
        "watched": "{who} sees what {whom} draws.",
    }
    does = {"read": "look", "watch": "look"}
    like = {"whom": "look"}

    @on(BEFORE_INVITE, says="read a main player's hand")
    def read(self) -> Steps:
        g = self.g
        main = [self.opponent] if self.role & MAIN else [g.encounter.offense, g.encounter.defense]
        whom = yield from g.choose(self.seat, "mind.whom", [("seat", x) for x in main], source=self.source)
        both = len(main) > 1 and (yield from self.boost("you read both hands"))
        if (yield from self.announce(whom=[("seat", x) for x in main] if both else whom)):
            for seat in main if both else [whom[1]]:
                self.look("mind.read", seat, self.g.state.hands[seat])

    def look(self, event: str, whom: int, cards: list[int]) -> None:
        """See cards of another player; all hear that they were seen."""
        for card in cards:
            self.g.show(card, self.seat)
        private = {self.seat: {"cards": [self.g.card(card, self.seat) for card in cards]}}
        self.g.emit_event(event, self.seat, {"whom": ("seat", whom)}, self.source, None, private)

    @wild
    @replace(DRAW, when=lambda me, plan: plan.seat != me.seat, says="see all cards this player draws in this encounter")
    def watch(self, plan: Plan) -> Steps:
        if (yield from self.announce(whom=("seat", plan.seat))):
            self.lasting = True
            drawn = self.g.state.hands[plan.seat] if plan.piecemeal else []  # of one drawing, before this was played
            self.mark("watched", data=[plan.seat, *drawn])

    @wild
    @on(CARDS_MOVED, mark="watched", must=True, use=False, when=lambda me, happened: me.drawn(happened))
    def peek(self, happened: Happened) -> None:
        mark = self.mark_
        if mark is not None:
            self.look("mind.watched", happened.seat, [card for card in happened.cards if card not in mark.data[1:]])
            mark.data = mark.data[:1]

    def drawn(self, happened: Happened) -> bool:
        """The player that is watched has drawn."""
        return happened.verb == "drawn" and self.mark_ is not None and happened.seat == self.mark_.data[0]
