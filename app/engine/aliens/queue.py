"""Queue."""

from __future__ import annotations

from app.engine.asks import ORDER, Ask, Steps
from app.engine.effects import modify, on, replace, wild
from app.engine.moments import ARRANGING, EVERY_PHASE, GAME, NEXT_TURN, START_TURN, TURN, TURN_END
from app.engine.noted import Noted
from app.engine.plans import Plan
from app.engine.state import EVERYBODY, PILE


class Queue(Noted):
    """Rearranges turns and timing."""

    id, name = "queue", "Queue"
    set = "classic"
    tagline, power_name, alert = "Rearranges turns and timing", "Order", "yellow"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    setup = True
    brings_pieces = True
    needs_word = "partly"
    text = (
        "Game setup - one order card per player lies in a row, from the first player on clockwise: the queue. Its "
        "front card belongs to the player whose turn it is. While this alien is in the game, turns follow the "
        "queue instead of going clockwise: when a turn ends, that player's card goes to the back, and the new "
        "front card's player has the next turn. Turn order: after each turn has ended and its card has gone to "
        "the back, you may use this power to exchange two neighbouring cards of the queue, neither of them your "
        "own. Timing: once per encounter, when two or more mandatory effects or choices of different players are "
        "due at the same moment and the rules would settle them in the order offense, defense, then clockwise, "
        "you may use this power to set their order instead."
    )
    zap_text = (
        "Each use can be zapped when it is announced: the exchange does not happen, or the normal timing order "
        "applies. A zap of the exchange, which lies between turns, lasts until the end of the next encounter; a "
        "zap of the timing use bars both uses until the end of that encounter."
    )
    wild_text = (
        "When a turn has ended, name the player who takes the next turn, neither yourself nor the player whose "
        "turn just ended; after that turn the normal order goes on from that player. Give this flare to the "
        "Queue, or discard it if the Queue is not in the game."
    )
    super_text = (
        "When you exchange two neighbouring cards of the queue, one of them may be your own, but you may not "
        "take two turns in a row."
    )
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Mayfair card text could not be found. The older rulebooks tell that the power has an "
                "order-of-turn part and a timing part and its own components; the rest is our translation. "
                "Treat it as the rule."
            ),
        ),
        (
            "Extra encounters or turns",
            "They do not move the queue; only the end of a regular turn does.",
        ),
        (
            "Can a player be kept from playing for ever?",
            "No. Queue's own card blocks the exchange, so everyone ahead of it plays before Queue does.",
        ),
        (
            "Simultaneous hidden choices (encounter cards)",
            "They are not ordered by timing rules, so Queue cannot order them.",
        ),
        (
            "Artefact",
            "The row goes with the power; never drawn in the middle of a game.",
        ),
        (
            "Silencer",
            "The timing part is stopped, the order of turns is not.",
        ),
        (
            "Optional uses in one window",
            ("They cannot be ordered: nobody knows who will act, and order of play decides among those who do."),
        ),
        (
            "Which choices and effects can be ordered?",
            (
                "Mandatory uses and what they have left behind, moons, the answers of invited players, rewards, and "
                "what a card makes several players do one after the other. All that one player is due stays together."
            ),
        ),
    )

    notes = {"queue": EVERYBODY}
    noted_seats = True
    asks = {
        "forward": (
            "Queue: whose card moves forward?",
            "Choose the card that changes places with the one in front of it: {cards}.",
        ),
        "order": ("Queue: who comes first?", "These players' effects happen now. Put the players in order."),
        "next": ("Queue Flare: whose turn?", "Choose the player who takes the next turn."),
    }
    events = {
        "lies": "The queue: {cards}.",
        "moved": "{whom} moves forward in the queue: {cards}.",
        "next": "{who} says who takes the next turn: {whom}.",
    }
    does = {"exchange": "gain", "arrange": "nothing", "call": "nothing"}
    like = {"forward": "help", "next": "help"}

    # --- the row
    def row(self) -> list[int]:
        """The order cards, the front one first."""
        return self.listed("queue")

    @on(START_TURN, layer=-1, must=True, use=False, before=True, when=lambda me: not me.row())
    def lay_out(self) -> None:
        """From the first player on clockwise; laid before anything else happens in the game."""
        g, first = self.g, self.g.state.turn_owner
        self.mark("queue", until=GAME, data=[first, *g.clockwise(first)])
        g.emit_event("queue.lies", None, {"cards": self.cards()}, self.source)

    def cards(self) -> list[tuple[str, int]]:
        """The row in a sentence."""
        return [("seat", x) for x in self.row()]

    @on(TURN_END, layer=-1, must=True, use=False, before=True, when=lambda me: bool(me.row()))
    def go_on(self) -> None:
        """The card of the player whose turn has ended goes to the back."""
        row, last = self.row(), self.g.state.turn_owner
        row.remove(last)
        row.append(last)

    @modify(NEXT_TURN, before=True)
    def front(self, seat: int) -> int:
        row = self.row()
        return row[0] if row else seat

    # --- order of turns
    @on(TURN_END, when=lambda me: bool(me.row()), own=lambda me: bool(me.forward()),
        says="exchange two neighbouring cards of the queue")  # fmt: skip
    def exchange(self) -> Steps:
        g = self.g
        options = [("seat", x) for x in self.forward()]
        args = {"cards": self.cards()}
        whom = yield from g.choose(self.seat, "queue.forward", options, source=self.source, args=args)
        if self.seat in self.pair(whom[1]) and not (yield from self.play_flare()):
            return
        if (yield from self.announce(whom=whom)):
            row, place = self.row(), self.row().index(whom[1])
            row[place - 1 : place + 1] = reversed(row[place - 1 : place + 1])
            g.emit_event("queue.moved", None, {"whom": whom, "cards": self.cards()}, self.source)

    def pair(self, seat: int) -> list[int]:
        """The card in front of this player's, and this one."""
        row = self.row()
        return row[row.index(seat) - 1 : row.index(seat) + 1]

    def forward(self) -> list[int]:
        """The players whose cards may move forward. With the own super flare the own card may be one of the two; after
        an own turn it lies at the back, so there are never two own turns in a row."""
        boosted = self.g.own_flare(self) is not None
        return [x for x in self.row()[1:] if boosted or self.seat not in self.pair(x)]

    # --- timing
    @replace(ARRANGING, word=lambda me: True, says="set the order of what is due now")
    def arrange(self, plan: Plan) -> Steps:
        seats = tuple(("seat", x) for x in plan.data)
        default = [str(i) for i in range(len(seats))]
        ask = Ask(self.seat, "queue.order", kind=ORDER, options=seats, default=default, source=self.source)
        order = yield from self.g.put(ask)
        if (yield from self.announce(whom=order)):
            plan.data = [x for _, x in order]

    # --- the wild side
    @wild
    @on(TURN_END, when=lambda me: bool(me.others()), says="say who takes the next turn")
    def call(self) -> Steps:
        g = self.g
        options = [("seat", x) for x in self.others()]
        whom = yield from g.choose(self.seat, "queue.next", options, source=self.source)
        if (yield from self.announce(whom=whom)):
            if self.act is not None:
                owner = g.seat_with(self.id)
                self.act.fate = owner if owner >= 0 else PILE
            self.mark("called", until=TURN, data=[whom[1]])
            g.emit_event("queue.next", self.seat, {"whom": whom}, self.source)

    def others(self) -> list[int]:
        """Neither this player nor the one whose turn has ended."""
        g = self.g
        return [x for x in g.clockwise(self.seat) if x != g.state.turn_owner]

    @modify(NEXT_TURN, mark="called", layer=1)
    def is_next(self, seat: int) -> int:
        return self.mark_.data[0] if self.mark_ else seat
