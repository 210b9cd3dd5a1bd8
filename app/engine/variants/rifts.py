"""Rifts (RD-7, RD-8): cards of the reward deck that let ships out of the warp, and that go off when they are taken."""

from __future__ import annotations

from app.engine.asks import ALLOCATE, Ask, Steps
from app.engine.cards import RIFT
from app.engine.effects import on
from app.engine.moments import CARDS_MOVED, CAUSE_CHOICE, FREE_REGROUP
from app.engine.plans import Happened
from app.engine.setup import Options
from app.engine.state import WARP
from app.engine.variant import Variant


class Rifts(Variant):
    """Played by any player in any regroup phase; no artifact, so nothing answers it."""

    id, name = "rifts", "Rift"
    sentence = "A rift lets ships of any players out of the warp; taken from a hand it costs its taker ships."
    asks = {
        "card": ("Which rift?", "Choose the rift that you play."),
        "ships": (
            "Whose ships come back?",
            "Divide up to {n|ship|ships} from the warp among players; they place them.",
        ),
        "blast": ("The rift goes off", "Choose {n|ship|ships} that you lose to the warp."),
    }
    events = {
        "opened": "{who} opens {card}.",
        "blast": "{card} goes off in the hand of {who}.",
    }
    like = {"card": "give", "ships": "rescue_whom", "blast": "penalty"}
    does = {"open": "rescue"}

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.reward_deck

    def held(self) -> list[int]:
        """The rifts at hand."""
        g = self.g
        return [card for card in g.at_hand(self.seat) if g.face(card).kind == RIFT]

    def may_open(self) -> bool:
        """As far as the public knows the seat could hold a rift, and there are ships to let out."""
        g = self.g
        return any(g.might_hold(self.seat, card) for card in g.cards_of(RIFT)) and bool(self.waiting())

    def waiting(self) -> list[tuple[int, int]]:
        """(seat, ships in the warp) of those who have a colony to return to."""
        warp = self.g.state.ships[WARP]
        return [(x, warp[x]) for x in self.g.order() if warp[x] and self.g.refuges(x)]

    @on(*FREE_REGROUP, when=lambda me: me.may_open(), own=lambda me: bool(me.held()), says="let ships out of the warp")
    def open(self) -> Steps:
        g = self.g
        card = (yield from g.choose(self.seat, "rifts.card", [("card", card) for card in self.held()]))[1]
        ships = yield from g.put(self.question(g.face(card).value))
        if not (yield from self.announce()) or not (yield from g.take_out(card, self.seat)):
            return
        g.emit("rifts.opened", self.seat, card=("face", g.face(card).id))
        yield from g.discard_from_hand(self.seat, [card], "rifts", own_will=True)
        for seat in (yield from g.in_turn(g.order(), lambda x: ships.get(("seat", x)))):
            if ships.get(("seat", seat)):
                yield from g.retrieve(seat, ships["seat", seat], "rifts")

    def question(self, value: int) -> Ask:
        """At least one ship, up to the number of the rift."""
        slots = tuple((("seat", seat), 0, ships) for seat, ships in self.waiting())
        most = min(value, sum(slot[2] for slot in slots))
        return Ask(
            self.seat, "rifts.ships", kind=ALLOCATE, slots=slots, total=(1, most), args={"n": value}, clock="ships",
            default={f"seat-{slots[0][0][1]}": 1},
        )  # fmt: skip

    # --- taken from a hand
    @on(CARDS_MOVED, must=True, use=False, once=False, when=lambda me, happened: bool(me.caught(happened)))
    def go_off(self, happened: Happened) -> Steps:
        g = self.g
        for card in self.caught(happened):
            g.publish(card)
            face = g.face(card)
            g.emit("rifts.blast", self.seat, card=("face", face.id))
            ships = yield from g.choose_ships(self.seat, "rifts.blast", face.value, gate=True)
            yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)
            if g.where[card] == self.seat:
                yield from g.discard_from_hand(self.seat, [card], "rifts")

    def caught(self, happened: Happened) -> list[int]:
        """The rifts that this seat has just taken out of a hand and still has."""
        if happened.verb != "taken" or happened.seat != self.seat:
            return []
        return [card for card in happened.cards if self.g.face(card).kind == RIFT and self.g.where[card] == self.seat]
