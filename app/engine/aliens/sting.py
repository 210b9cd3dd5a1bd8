"""Sting."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, replace, wild
from app.engine.moments import CAUSE_CHOICE, COMPENSATION, MAIN, SAVE, TO_WARP
from app.engine.plans import Plan


class Sting(Alien):
    """Another player stands in for half of its losses."""

    id, name = "sting", "Sting"
    set = "classic"
    tagline, power_name, alert = "Others lose ships for it", "Substitute", "yellow"
    mandatory, roles = False, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    needs_word = "yes"
    text = (
        "A loss of two or more ships to the warp at one time lets you use this power: another player, whom you "
        "name, stands in for half of them, rounded down. That many of your ships go back to your colonies, and "
        "the substitute picks the same number of own ships for the warp. For every ship given up this way the "
        "substitute may have one card: taken blindly out of your hand as long as there are any, then drawn from "
        "the deck."
    )
    zap_text = (
        "A Cosmic Zap may be played when you name the substitute: all your ships go to the warp as usual, and "
        "the power cannot be used for later losses of this encounter."
    )
    wild_text = (
        "When you have to give compensation to a player, you may give it to another player of your choice instead."
    )
    super_text = "The substitute may stand in for all of the ships that you are losing instead of half."
    rulings = (
        (
            "Losing one ship",
            "Half of one rounds down to zero; no use without the super flare.",
        ),
        (
            "Compensation for Sting",
            "Counts only ships of Sting that really go to the warp.",
        ),
        (
            "May the winner of the encounter be the substitute?",
            "Yes, any other player.",
        ),
        (
            "Order with Zombie, Healer, Vacuum",
            (
                "Sting replaces first, then each player's losses are seen by other powers; Vacuum counts only "
                "ships its owner really loses."
            ),
        ),
        (
            "Sting and Void",
            ("Void's removal comes before effects on ships heading for the warp, so Sting cannot save them."),
        ),
        (
            "May the substitute refuse?",
            "No.",
        ),
        (
            "Silencer",
            "The old Silencer stops Sting.",
        ),
    )

    asks = {
        "whom": ("Sting: who stands in?", "Choose who loses ships for half of yours."),
        "saved": ("Sting: your ships return", "Place {n|ship|ships} on your colonies."),
        "ships": ("Sting: you stand in", "Choose {n|ship|ships} that you lose for {whom}."),
        "cards": (
            "Sting: your cards",
            "Take up to one card for each ship, out of the hand of {whom}, then off the deck.",
        ),
        "payee": ("Sting Flare: to whom?", "Choose who gets the compensation."),
    }
    does = {"redirect": "gain", "pass_on": "gain"}
    like = {"payee": "help", "whom": "harm", "saved": "retrieve", "ships": "penalty"}

    @replace(
        TO_WARP,
        layer=SAVE,
        once=False,
        says="another player stands in for half of these ships",
        when=lambda me, plan: me.loses(plan) and bool(me.substitutes(plan)),
        own=lambda me, plan: plan.count(me.seat) > 1 or me.g.own_flare(me) is not None,
    )
    def pass_on(self, plan: Plan) -> Steps:
        g, seat, lost = self.g, self.seat, plan.count(self.seat)
        options = [("seat", x) for x in self.substitutes(plan)]
        whom = (yield from g.choose(seat, "sting.whom", options, source=self.source))[1]
        boosted = yield from self.boost("for all of them")
        count = min(lost if boosted else lost // 2, self.spare(whom, plan))
        if not count or not (yield from self.announce(whom=("seat", whom))):
            return
        came_from = g.encounter.came_from[seat]
        goals = yield from g.shelter(seat, plan, count, "sting.saved", came_from=came_from, source=self.source)
        plan.divert(seat, goals)
        yield from self.collect(whom, count)

    def loses(self, plan: Plan) -> bool:
        """Own ships are about to be lost, two or more but for the own flare, and there is a colony to save them to."""
        g, lost = self.g, plan.count(self.seat)
        return (lost > 1 or (lost == 1 and g.might_boost(self))) and bool(g.shelters(self.seat, plan))

    def substitutes(self, plan: Plan) -> list[int]:
        """Other players with ships in colonies that are not lost anyway."""
        return [x for x in self.g.clockwise(self.seat) if self.spare(x, plan)]

    def spare(self, seat: int, plan: Plan) -> int:
        """So many ships could be lost besides those of the same loss."""
        leaving, colonies = plan.leaving(seat), self.g.colonies(seat)
        return self.g.available(seat) - sum(n for place, n in leaving.items() if place in colonies)

    def collect(self, whom: int, count: int) -> Steps:
        """The substitute loses as many ships, and may have a card for each."""
        g, encounter = self.g, self.g.encounter
        inside = [encounter.planet] if whom in g.holders() else []
        outside = sum(n for place, _, n in g.ship_slots(whom) if place not in inside)
        args = {"whom": ("seat", self.seat)}
        ships = yield from g.choose_ships(
            whom, "sting.ships", count, without=inside if outside >= count else [], source=self.source, args=args
        )
        yield from g.lose([(whom, n, place) for place, n in ships.items()], CAUSE_CHOICE)
        slots = [("cards", 0, count)]
        answer = yield from g.allocate(
            whom, "sting.cards", slots, 0, count, {"cards": count}, source=self.source, args=args
        )
        cards = answer.get("cards", 0)
        held = min(cards, len(g.takeable(self.seat)))
        if held:
            yield from g.take_random(whom, self.seat, held, "sting")
        if cards > held:
            yield from g.draw(whom, cards - held, "sting")

    @wild
    @on(
        COMPENSATION,
        roles=MAIN,
        when=lambda me: me.g.encounter.owed[1:2] == [me.seat],
        says="another player gets the compensation",
    )
    def redirect(self) -> Steps:
        g = self.g
        others = [("seat", x) for x in g.clockwise(self.seat) if x != g.encounter.owed[0]]
        whom = yield from g.choose(self.seat, "sting.payee", others, source=self.source)
        if (yield from self.announce(whom=whom)) and g.encounter.owed:
            g.encounter.owed[0] = whom[1]
