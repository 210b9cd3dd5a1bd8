"""Extortionist."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, wild
from app.engine.moments import CARDS_MOVED, CAUSE_CHOICE, DEAL_OPENS, DEAL_PENALTY, DRAW, MAIN, TAKE
from app.engine.plans import Happened, Plan


class Extortionist(Alien):
    """Takes half of the cards that others draw or collect."""

    id, name = "extortionist", "Extortionist"
    set = "classic"
    tagline, power_name, alert = "Takes half of new cards", "Extortion", "yellow"
    mandatory, roles = False, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    needs_word = "yes"
    text = (
        "After starting hands have been dealt, whenever another player collects compensation or draws new cards "
        "for his hand from any deck for any reason (rewards, new hands, powers), you may use this power, before "
        "those cards join his hand, to take half of them at random, rounded down, into your own hand instead. "
        "He can prevent this by letting you send one of his ships, which you choose, to the warp; he must say "
        "so before you take any card."
    )
    zap_text = (
        "Each draw or compensation is a separate use; zapped when announced, before the other player decides "
        "about paying with a ship. No further extortion in this encounter."
    )
    wild_text = (
        "When you are about to try to make a deal, you may play this flare: if the deal fails you lose no "
        "ships, and each other party of the deal loses twice as many ships as usual for it."
    )
    super_text = (
        "When a player offers a ship to prevent your extortion you may play this flare to refuse the ship; you "
        "take the cards."
    )
    rulings = (
        (
            "one card",
            "Half of one is zero, so the power is not offered.",
        ),
        (
            "refills and the check for encounter cards",
            (
                "The check is made with the cards that are left; another hand of eight may follow, which can be "
                "extorted again."
            ),
        ),
        (
            "the draw is for an other player's benefit later (refund of the Assessor)",
            "A refunded card comes from a sheet, not from a deck; only the drawn cards are counted.",
        ),
        (
            "two extortion-like powers",
            "Each works in order of play on what is left; a card just extorted is not extorted again.",
        ),
        (
            "victim without ships in colonies",
            "He cannot pay.",
        ),
        (
            "the ship paid",
            "Lost to the warp for all effects, but not lost in the encounter.",
        ),
        (
            "lucre",
            "Cards bought with lucre are drawn cards; a single one gives nothing.",
        ),
        (
            "Silencer",
            "A silenced Extortionist cannot extort.",
        ),
        (
            "tip, toll and tax cards",
            "They are given or taken from hands, not drawn; no extortion.",
        ),
    )

    asks = {
        "pay": (
            "Extortionist: pay with a ship?",
            "Lose a ship that {who} chooses, or {n|card|cards} of these. By default cards.",
        ),
        "ship": ("Extortionist: which ship?", "Choose the colony of {whom} that loses a ship. By default the largest."),
    }
    events = {"extorted": "{who} extorts {n|card|cards} from {whom}."}
    does = {"harden": "gain", "extort": "gain", "extort_payment": "gain", "extort_pieces": "gain"}
    like = {"ship": "ruin"}

    @replace(
        DRAW,
        once=False,
        when=lambda me, plan: plan.data is None and not plan.piecemeal and me.share(plan) > 0,
        says="take half of these cards",
    )
    def extort(self, plan: Plan) -> Steps:
        g, half = self.g, self.share(plan)
        if not (yield from self.is_given(plan.seat, half)):
            return
        g.mix_top(plan.count_)  # half of these cards, whichever they are
        plan.count_ -= half
        cards, _ = yield from g.off_deck(self.seat, half)
        private = {self.seat: {"cards": [g.card(card, self.seat) for card in cards]}}
        args = {"n": len(cards), "whom": ("seat", plan.seat)}
        g.emit_event("extortionist.extorted", self.seat, args, self.source, None, private)
        yield from g.taken(self.seat, cards, "extortion")

    @replace(
        TAKE,
        once=False,
        when=lambda me, plan: plan.cause == "compensation" and me.share(plan) > 0,
        says="take half of these cards",
    )
    def extort_payment(self, plan: Plan) -> Steps:
        half = self.share(plan)
        if (yield from self.is_given(plan.seat, half)):
            plan.count_ = min(plan.count_, len(self.g.takeable(plan.data))) - half
            if plan.data != self.seat:  # what it pays itself it just keeps
                yield from self.g.take_random(self.seat, plan.data, half, "extortion")

    @on(
        CARDS_MOVED,
        layer=-1,  # before anybody else looks at them
        once=False,
        when=lambda me, happened: happened.piecemeal and happened.seat != me.seat and happened.count > 1,
        says="take half of these cards",
    )
    def extort_pieces(self, happened: Happened) -> Steps:
        """What one instruction has drawn one card at a time, or off two decks, is one drawing (R-CARD-1)."""
        g, whom = self.g, happened.seat
        half = happened.count // 2
        if (yield from self.is_given(whom, half)):
            left = [card for card in happened.cards if g.where[card] == whom]
            cards = g.dice.sample(left, min(half, len(left)), "extortion")
            yield from g.take(self.seat, whom, cards, "extortion")

    def share(self, plan: Plan) -> int:
        """Half of what another player is about to get, rounded down."""
        count = plan.count_
        if isinstance(plan.data, int):
            count = min(count, len(self.g.takeable(plan.data)))
        return count // 2 if plan.seat != self.seat else 0

    def is_given(self, whom: int, half: int) -> Steps:
        """The use; False if it is cancelled, or if the other pays with a ship instead."""
        g = self.g
        if not (yield from self.announce(whom=("seat", whom), number=half)):
            return False
        if not g.ship_places(whom):
            return True
        args = {"who": ("seat", self.seat), "n": half}
        if not (yield from g.yes(whom, "extortionist.pay", source=self.source, args=args)):
            return True
        if (yield from self.boost("refuse the ship, you take the cards")):
            return True
        options = g.ship_places(whom)
        largest = max(range(len(options)), key=lambda i: g.state.ships[options[i][1]][whom])
        args = {"whom": ("seat", whom)}
        ship = yield from g.target(self.seat, "extortionist.ship", options, largest, source=self.source, args=args)
        yield from g.lose([(whom, 1, ship[1])], CAUSE_CHOICE)
        return False

    @wild
    @on(DEAL_OPENS, roles=MAIN, when=lambda me: bool(me.g.deal_partners(me.seat)),
        says="if the deal fails you lose no ships and all other parties twice as many")  # fmt: skip
    def harden(self) -> Steps:
        if (yield from self.announce(whom=[("seat", x) for x in self.g.deal_partners(self.seat)])):
            self.lasting = True
            self.mark("hardened")

    @modify(DEAL_PENALTY, mark="hardened")
    def shift(self, count: int, seat: int) -> int:
        return 0 if seat == self.seat else 2 * count
