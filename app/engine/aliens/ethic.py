"""Ethic."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, replace, super_, wild
from app.engine.moments import CARDS_MOVED, CLAIMS, COMP_COUNT, COMPENSATION, MAIN, TAKE
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS
from app.engine.plans import Happened, Plan

MOST_NAMED, MOST_PASSED_ON = 8, 3


class Ethic(Alien):
    """Is compensated for a lost fight, too, and may take compensation off the deck."""

    id, name = "ethic", "Ethic"
    set = "classic"
    tagline, power_name, alert = "Compensated even after attacking", "Guilt", "green"
    mandatory, roles = True, ("offense", "defense")
    phases = ("resolution",)
    text = (
        "As a main player, when you have been beaten, attack against attack, use this power: your opponent owes "
        "you compensation just like to the loser with a negotiate. Of any compensation of yours, by this power "
        "or normally, as many cards as you like may come off the cosmic deck rather than out of your opponent's "
        "hand."
    )
    zap_text = (
        "Zapped in resolution.compensation when it is used, before cards are taken: no compensation. For normal "
        "compensation after a negotiate there is no use of the power to zap."
    )
    wild_text = (
        "On drawing from the deck you may play this flare: until the encounter ends you may pass on cards right "
        "after drawing them, to any other players, but no more than three cards altogether."
    )
    super_text = (
        "On collecting compensation you may play this flare: its size is whatever you name, between none and "
        "eight cards."
    )
    rulings = (
        (
            "no ship lost",
            "n is zero; nothing is collected.",
        ),
        (
            "ships saved from the warp",
            "Zombie-like replacement means they were not lost, so they do not count.",
        ),
        (
            "opponent's hand is smaller",
            "Cards missing there may be drawn from the deck.",
        ),
        (
            "both lose (morph/morph or an effect)",
            "No compensation.",
        ),
        (
            "failed deal",
            "Not a lost encounter, no compensation.",
        ),
        (
            "Ethic as an ally",
            "Nothing; main players only.",
        ),
        (
            "Ethic loses its power through the lost ships",
            ("The settle after the losses turns the sheet down before compensation, so the power is not used."),
        ),
        (
            "Loser and similar",
            "What counts is that Ethic lost in the end, with two revealed attacks.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "deck": ("Ethic: from the deck?", "Choose how many of {n|card|cards} come off the deck, not from the hand."),
        "size": ("Ethic Flare: how many?", "Name how many cards you collect, up to eight."),
        "pass": ("Ethic Flare: pass cards on?", "Choose cards that you have just drawn to give away, up to {n}."),
        "whom": ("Ethic Flare: to whom?", "Choose who gets {what}."),
    }
    does = {"demand": "nothing", "be_generous": "nothing"}

    @on(CLAIMS, roles=MAIN, must=True, when=lambda me: me.beaten())
    def blame(self) -> Steps:
        g = self.g
        if (yield from self.announce(whom=("seat", self.opponent))):
            count = g.q(COMP_COUNT, g.encounter.ships_lost[self.seat], self.seat)
            g.encounter.owed = [self.seat, self.opponent, count]

    def beaten(self) -> bool:
        """Attack against attack was lost, and own ships with it."""
        g = self.g
        if g.encounter.result not in (OFFENSE_WINS, DEFENSE_WINS) or g.won(self.seat) or not g.both_attacks():
            return False
        return g.encounter.ships_lost[self.seat] > 0

    @replace(
        TAKE,
        roles=MAIN,
        must=True,
        use=False,
        once=False,
        when=lambda me, plan: plan.cause == "compensation" and plan.seat == me.seat and plan.count_ > 0,
    )
    def share_out(self, plan: Plan) -> Steps:
        """The number first, then the cards."""
        g, count = self.g, plan.count_
        held = min(count, len(g.takeable(plan.data)))
        slots = [("hand", 0, held), ("deck", count - held, count)]
        wish = {"hand": held, "deck": count - held}
        answer = yield from g.allocate(
            self.seat, "ethic.deck", slots, count, count, wish, source=self.source, args={"n": count}
        )
        plan.count_ = answer.get("hand", 0)
        yield from g.draw(self.seat, answer.get("deck", 0), "ethic")

    @super_
    @on(
        COMPENSATION,
        roles=MAIN,
        when=lambda me: me.g.encounter.owed[:1] == [me.seat],
        says="name how many cards you collect, up to eight",
    )
    def demand(self) -> Steps:
        wish = {"cards": MOST_NAMED}
        slots = [("cards", 0, MOST_NAMED)]
        named = yield from self.g.allocate(self.seat, "ethic.size", slots, 0, MOST_NAMED, wish, source=self.source)
        if (yield from self.announce(number=named.get("cards", 0))) and self.g.encounter.owed:
            self.g.encounter.owed[2] = named.get("cards", 0)

    @wild
    @on(CARDS_MOVED, when=lambda me, happened: me.has_drawn(happened), says="pass up to three drawn cards on to others")
    def be_generous(self, happened: Happened) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("generous", data=[MOST_PASSED_ON])

    def has_drawn(self, happened: Happened) -> bool:
        """This seat has drawn cards from the deck."""
        return happened.verb == "drawn" and happened.seat == self.seat

    @on(
        CARDS_MOVED, mark="generous", must=True, use=False, once=False, when=lambda me, happened: me.has_drawn(happened)
    )
    def pass_on(self, happened: Happened) -> Steps:
        g, mark = self.g, self.mark_
        drawn = [("card", card) for card in happened.cards if card in g.state.hands[self.seat]]
        if mark is None or not mark.data[0] or not drawn:
            return
        chosen = yield from g.some(
            self.seat, "ethic.pass", drawn, 0, mark.data[0], source=self.source, args={"n": mark.data[0]}
        )
        for _, card in chosen:
            others = [("seat", x) for x in g.clockwise(self.seat)]
            what = {"what": ("face", g.face(card).id)}
            whom = (yield from g.choose(self.seat, "ethic.whom", others, source=self.source, args=what))[1]
            mark.data[0] -= 1
            g.give_cards(self.seat, whom, [card])
