"""Hacker."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.moments import CARDS_MOVED, COMP_CHOOSER, COMPENSATION, MAIN
from app.engine.plans import Happened


class Hacker(Alien):
    """Chooses the compensation."""

    id, name = "hacker", "Hacker"
    tagline, power_name, alert = "Chooses the compensation", "Hack", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("resolution",)
    text = (
        "First use - when you are a main player and collect compensation, you may use this power to name any "
        "other player, your opponent or not, as the one who pays. You see that whole hand and pick your cards "
        "from it. Second use - when you are a main player who has to pay compensation, you may use this power "
        "and pick the cards that your opponent receives."
    )
    zap_text = (
        "Each of the two uses is announced in resolution.compensation. First use zapped before any hand is seen "
        "- you collect at random from your opponent as usual. Second use zapped before the cards move - your "
        "opponent draws at random."
    )
    wild_text = "As a main player, stop your opponent from collecting compensation from you."
    super_text = (
        "Once you have collected compensation from the player you named, hand over cards in return, as many as "
        "you took or fewer; you pick them from your hand."
    )
    rulings = (
        (
            "Does the named player have to be in the encounter?",
            "No, any other player.",
        ),
        (
            "Compensation is stopped (Ionic Gas).",
            "Then none is collected and the power has nothing to work on.",
        ),
        (
            "Can the Hacker wait until a third player has taken rewards?",
            "No, compensation comes before rewards.",
        ),
        (
            "Wild side against the Hacker.",
            (
                "It works for the opponent if the Hacker collects from that opponent; a named third player is "
                "no main player and cannot use it. If it works, the Hacker may not pick another payer "
                "afterwards."
            ),
        ),
        (
            "Super side - may cards just taken be given back?",
            "Yes.",
        ),
        (
            "A hoard or cards on a sheet of the named player.",
            "Not part of the hand; neither seen nor chosen.",
        ),
        (
            "The named player has fewer cards than due.",
            "All of them are taken and the rest is lost; nothing is made up from another hand.",
        ),
    )

    asks = {
        "payer": ("Hacker: who pays?", "Choose the player whose hand you see and pick your compensation from."),
        "return": ("Hacker Flare: hand cards over", "Choose up to {n|card|cards} to give back. By default none."),
    }
    does = {"break_in": "gain", "sort_out": "gain", "compensate": "nothing", "firewall": "gain"}
    like = {"payer": "loot", "return": "give"}
    traits = {"picks_payment": True}

    @on(COMPENSATION, roles=MAIN, when=lambda me: me.collects() and bool(me.others()),
        says="another player pays, you pick the cards")  # fmt: skip
    def break_in(self) -> Steps:
        g = self.g
        others = [("seat", x) for x in self.others()]
        whom = yield from g.choose(self.seat, "hacker.payer", others, source=self.source)
        if (yield from self.announce(whom=whom)) and g.encounter.owed:
            g.encounter.owed[1] = whom[1]
            self.mark("hacked", data=[whom[1]])

    def others(self) -> list[int]:
        """The other players that hold cards."""
        return [x for x in self.g.clockwise(self.seat) if self.g.state.hands[x]]

    def collects(self) -> bool:
        """This seat is about to collect."""
        return self.g.encounter.owed[:1] == [self.seat] and not self.g.has_mark("hacked")

    def pays(self) -> bool:
        """This seat is about to pay."""
        return self.g.encounter.owed[1:2] == [self.seat]

    @on(COMPENSATION, roles=MAIN, when=lambda me: me.pays(), says="you pick the cards that you pay")
    def sort_out(self) -> Steps:
        if (yield from self.announce(whom=("seat", self.g.encounter.owed[0]))):
            self.mark("hacked", data=[self.seat])

    @modify(COMP_CHOOSER, mark="hacked")
    def picks(self, chooser: int, taker: int, payer: int) -> int:
        return self.seat if self.seat in (taker, payer) else chooser

    @super_
    @on(CARDS_MOVED, roles=MAIN, when=lambda me, happened: me.has_looted(happened), says="hand cards over in return")
    def compensate(self, happened: Happened) -> Steps:
        g = self.g
        whom = next(mark.data[0] for mark in g.marks("hacked") if mark.seat == self.seat)
        if not (yield from self.announce(whom=("seat", whom))):
            return
        cards = [("card", card) for card in g.state.hands[self.seat]]
        args = {"n": happened.count}
        chosen = yield from g.some(self.seat, "hacker.return", cards, 0, happened.count, source=self.source, args=args)
        g.give_cards(self.seat, whom, [card for _, card in chosen])

    def has_looted(self, happened: Happened) -> bool:
        """Compensation was collected from the player that was named."""
        collected = happened.verb == "taken" and happened.cause == "compensation" and happened.seat == self.seat
        return collected and any(mark.seat == self.seat for mark in self.g.marks("hacked"))

    @wild
    @on(COMPENSATION, roles=MAIN, when=lambda me: me.pays(), says="your opponent gets no compensation")
    def firewall(self) -> Steps:
        if (yield from self.announce(whom=("seat", self.g.encounter.owed[0]))):
            self.g.encounter.owed = []
