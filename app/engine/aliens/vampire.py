"""Vampire."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, wild
from app.engine.hints import changes
from app.engine.moments import (
    AFTER_SHIPS,
    ALLY,
    CAPTURE,
    CAUSE_ENCOUNTER,
    DEAL_TERMS,
    MAIN,
    SIDE_TERMS,
    START_TURN,
    TO_WARP,
    TYPES_FINAL,
)
from app.engine.offers import Captives, Release
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEFENSE_WINS, OFFENSE_WINS, Term
from app.engine.plans import Move, Plan
from app.engine.state import PILE


class Vampire(Alien):
    """Captures the beaten ships and grows stronger by them."""

    id, name = "vampire", "Vampire"
    set = "classic"
    tagline, power_name, alert = "Feeds on captured ships", "Bloodlust", "yellow"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal", "resolution")
    text = (
        "As a main player, when you win an encounter, use this power: the opposing main player's ships that "
        "would go to the warp because of the encounter are captured instead and placed on this sheet. For each "
        "ship captured, one of your own ships returns from the warp to your colonies, if you have any there. As "
        "a main player, after you reveal an attack card, use this power to add 1 to your total for each "
        "captured ship on this sheet. As a main player, after you lose an encounter or fail to make a deal, all "
        "captured ships go to the warp. You may also release captured ships to their owner's colonies as part "
        "of a deal."
    )
    zap_text = (
        "Each use can be zapped: the capture (the ships go to the warp, you retrieve none) or the addition, at "
        "the close of reveal.after_reveal (reveal.types_final) (captives do not count in this encounter). A zap "
        "bars both for the rest of the encounter. Release after a defeat is not a use."
    )
    wild_text = (
        "At the start of any player's turn, exchange all your ships on one of your colonies with all ships of "
        "one other player on one of his or her colonies. Neither may then have two colonies on the same planet: "
        "choose colonies on different planets where the other has no ships. Discard this flare after use."
    )
    super_text = (
        "When you capture ships, also capture the ships of your opponent's allies that would go to the warp; "
        "each of them returns one of your ships too."
    )
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Mayfair card text could not be found. Public sources say that it holds other players' "
                "ships captive; the seed tells that its wild flare exchanges ships with another player and that "
                "the power needs no speech. The rest is our translation. Treat it as the rule."
            ),
        ),
        (
            "Wild side and moons",
            "The exchange is not limited to planets: a base on a moon may be one of the two places.",
        ),
        (
            "Compensation",
            "Captured ships did not go to the warp and do not count.",
        ),
        (
            "Void, Fungus, Pirate",
            "All take losing ships before they reach the warp; order offense, defense, clockwise.",
        ),
        (
            "Zombie or Healer as the loser",
            "Captured ships never go to the warp, so they are not saved.",
        ),
        (
            "Win against a negotiate",
            "Captures too.",
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    cellar = "captives"
    asks = {
        "own": ("Vampire Flare: which of yours?", "Choose the colony that you give away."),
        "whom": ("Vampire Flare: with whom?", "Choose with whom you exchange."),
        "theirs": ("Vampire Flare: for which colony?", "Choose the colony of {whom} that you get."),
    }
    does = {"exchange": changes(lambda me: me.exchanged())}
    like = {"whom": "harm", "own": "fortify", "theirs": "colony"}

    def sheet(self) -> int:
        """The place of the captives; -1 without one yet."""
        return self.g.sheet_place(self.seat, self.id, self.cellar)

    def captives(self) -> int:
        """How many they are."""
        place = self.sheet()
        return sum(self.g.state.ships[place]) if place >= 0 else 0

    @replace(TO_WARP, layer=CAPTURE, roles=MAIN, must=True, when=lambda me, plan: me.beats(plan))
    def bite(self, plan: Plan) -> Steps:
        g, seats = self.g, [self.opponent]
        allies = [x for x in plan.owners() if x != self.opponent and g.role(x) & ALLY and not g.won(x)]
        if allies and (yield from self.boost("the ships of the opponent's allies, too")):
            seats += allies
        if not (yield from self.announce(whom=[("seat", x) for x in seats])) or self.power is None:
            return
        place, count = g.place_for(self.cellar, self.power.id), 0
        for seat in seats:
            caught = plan.count(seat)
            plan.divert(seat, [place] * caught)
            count += caught
        self.mark("bitten", data=[count])

    def beats(self, plan: Plan) -> bool:
        """The opponent's ships of an encounter that this player has won."""
        return plan.cause == CAUSE_ENCOUNTER and self.g.won(self.seat) and plan.count(self.opponent) > 0

    @on(AFTER_SHIPS, mark="bitten", must=True, use=False)
    def revive(self) -> Steps:
        count = self.mark_.data[0] if self.mark_ else 0
        if self.g.refuges(self.seat):
            yield from self.g.retrieve(self.seat, count, "vampire")

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.both_attacks() and me.captives() > 0)
    def drink(self) -> Steps:
        if (yield from self.announce()):
            self.mark("blood")

    @modify(SIDE_TERMS, mark="blood")
    def blood(self, terms: list[Term], side: int) -> list[Term]:
        count = self.captives()
        return [*terms, ("vampire", count, "alien:vampire")] if side == self.side and count else terms

    @on(AFTER_SHIPS, roles=MAIN, must=True, use=False, when=lambda me: me.is_beaten() and me.captives() > 0)
    def let_go(self) -> Steps:
        if self.power is not None:
            yield from self.g.empty_cellar(self.power, self.g.order())

    def is_beaten(self) -> bool:
        """The encounter is lost, or the deal has failed."""
        result = self.g.encounter.result
        return result in (BOTH_LOSE, DEAL_FAILED) or (
            result in (OFFENSE_WINS, DEFENSE_WINS) and not self.g.won(self.seat)
        )

    @modify(DEAL_TERMS, roles=MAIN)
    def release(self, terms: list[Release]) -> list[Release]:
        place = self.sheet()
        return [*terms, Captives(self.g, self.seat, self.opponent, place)] if place >= 0 else terms

    # --- the wild side
    @wild
    @on(
        START_TURN,
        when=lambda me: any(me.pairs(x) for x in me.g.clockwise(me.seat)),
        says="exchange a colony of yours with one of another player",
    )
    def exchange(self) -> Steps:
        g = self.g
        seats = [("seat", x) for x in g.clockwise(self.seat) if self.pairs(x)]
        whom = yield from g.choose(self.seat, "vampire.whom", seats, source=self.source)
        pairs = self.pairs(whom[1])
        mine = [("planet", p) for p in dict.fromkeys(own for own, _ in pairs)]
        own = (yield from g.choose(self.seat, "vampire.own", mine, source=self.source))[1]
        others = [("planet", theirs) for given, theirs in pairs if given == own]
        args = {"whom": whom}
        theirs = (yield from g.choose(self.seat, "vampire.theirs", others, source=self.source, args=args))[1]
        if not (yield from self.announce(whom=whom, planet=("planet", theirs))):
            return
        if self.act is not None:
            self.act.fate = PILE
        ships = g.state.ships
        moves: list[Move] = [
            [self.seat, ships[own][self.seat], own, theirs],
            [whom[1], ships[theirs][whom[1]], theirs, own],
        ]
        yield from g.move(moves, "moved", "vampire")

    def pairs(self, seat: int) -> list[tuple[int, int]]:
        """(own colony, colony of another player) that may be exchanged."""
        g, ships = self.g, self.g.state.ships
        free = [p for p, _, n in g.ship_slots(self.seat) if n == ships[p][self.seat]]  # what must stay, stays
        mine = [p for p in g.colonies(self.seat) if p in free and not ships[p][seat]]
        theirs = [p for p in g.colonies(seat) if not ships[p][self.seat]]
        return [(own, other) for own in mine for other in theirs]

    def exchanged(self) -> dict[int, dict[str, int]]:
        """A foreign colony for one at home, if the own one that is held least is there."""
        g = self.g
        good = any(
            g.system(own) == self.seat and g.system(other) != self.seat
            for seat in g.clockwise(self.seat)
            for own, other in self.pairs(seat)
        )
        return {self.seat: {"colonies": int(good), "homes": -1}}
