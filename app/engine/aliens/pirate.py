"""Pirate."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.bargains import Bargain
from app.engine.effects import Alien, Effect, modify, on, replace, wild
from app.engine.hints import Body
from app.engine.moments import (
    AFTER_REWARD,
    ALLY,
    CAPTURE,
    CAUSE_ENCOUNTER,
    FREE_REGROUP,
    MAY_AGREE,
    OFF,
    PHASE,
    REWARD_COUNT,
    REWARDS,
    TO_WARP,
)
from app.engine.outcomes import LANDS
from app.engine.plans import Plan
from app.engine.state import GATE, RING, WARP

MOST_SOLD = 4


def spares_one(me: Effect) -> Body | None:
    """A raid costs nothing while another ship is left to land; whoever does not land sells captives for rewards."""
    lands = me.role & OFF or me.g.gains(me.seat) == LANDS
    return {"kind": "nothing" if lands and me.g.ships_in_encounter(me.seat) < 2 else "gain"}


class Pirate(Alien):
    """Captures ships and sells them."""

    id, name = "pirate", "Pirate"
    set = "classic"
    tagline, power_name, alert = "Captures ships and sells them", "Raid", "yellow"
    mandatory, roles = False, ("offense", "offensive_ally", "defensive_ally")
    phases = ("regroup", "resolution")
    needs_word = "yes"
    text = (
        "If you are the offense or an ally and your side has won, this power may be used before losing ships go "
        "to the warp: return one or more of your ships in the encounter to your other colonies and capture the "
        "same number of ships of the losing side, of your choice, placing them on this sheet instead of sending "
        "them to the warp. Ships you return this way do not land, earn no rewards and bring no other benefit. "
        "In every regroup phase you may sell captives: one to four of them leave the sheet for the warp, and "
        "you take one reward for each. You may also, in every regroup phase, bargain with the owners of "
        "captured ships: release any number of their ships to their colonies for something that they could "
        "legally give in a deal, such as cards or a colony. This is not a deal for other game effects."
    )
    zap_text = (
        "The capture is the use: a Cosmic Zap played when it is announced stops it; all losing ships go to the "
        "warp and your ships stay in the encounter. Selling ships and negotiating a release are not uses and "
        "cannot be zapped."
    )
    wild_text = (
        "When you take rewards as an ally of the winner, each of them may be exchanged for a random card out of "
        "the hand of the main player you helped, in place of a drawn card or a retrieved ship."
    )
    super_text = "One ship that you return to a colony with your power pays for one or two captured ships, as you like."
    rulings = (
        (
            "Which losing ships may be taken?",
            "Any that are in the encounter on the losing side, of main player or allies.",
        ),
        (
            "Does the loser's compensation count captured ships?",
            "No; only ships sent to the warp.",
        ),
        (
            "Zombie, Healer, insured ships",
            (
                "Captured ships never go to the warp, so Zombie and Healer do not save them; ships insured by "
                "Lloyd cannot be captured."
            ),
        ),
        (
            "Pirate against Void, Fungus, Vampire",
            ("All act before ships go to the warp: offense, defense, then clockwise; each takes from what is left."),
        ),
        (
            "Winning by the opponent's negotiate",
            "Also a win; the raid is possible.",
        ),
        (
            "Do captives count as Pirate's ships?",
            "No, for nothing.",
        ),
        (
            "Silencer",
            "The old Silencer stops Pirate.",
        ),
    )

    cellar = "captives"
    asks = {
        "number": ("Pirate: how many of yours go home?", "For each ship that returns you capture one."),
        "home": ("Pirate: where do they go?", "Place {n|ship|ships} on your colonies."),
        "prey": ("Pirate: whose ships?", "Choose which ships of the losing side you capture."),
        "sell": ("Pirate: sell captives", "Choose one to four of the captured ships; each brings you a reward."),
        "with": ("Pirate: bargain with whom?", "Choose whose ships you offer to release."),
        "talk": (
            "Captured ships: bargain with {who}",
            "Captured ships may be released for cards or a colony. If you do nothing, nothing comes of it.",
        ),
        "swap": ("Pirate Flare: how many?", "So many of your rewards are random cards out of the hand of {whom}."),
    }
    events = {"bargain": "{who} bargains with {whom} about captured ships."}
    does = {
        "sell": "gain",
        "plunder": "gain",
        "raid": spares_one,
        "bargain": "gain",
    }
    like = {
        "home": "retrieve",
        "number": "all_but_one",
        "talk": "bargain",
        "sell": "everything",
        "prey": "harm",
    }

    # --- the raid
    @replace(TO_WARP, layer=CAPTURE, roles=OFF | ALLY, when=lambda me, plan: me.can_raid(plan),
             says="ships of yours go home and as many losing ships are captured")  # fmt: skip
    def raid(self, plan: Plan) -> Steps:
        g, prey = self.g, self.prey(plan)
        place = g.place_in_encounter(self.seat)
        most = min(g.ships_in_encounter(self.seat), sum(prey.values()))
        numbers = [("number", n) for n in range(1, most + 1)]
        count = (yield from g.choose(self.seat, "pirate.number", numbers, source=self.source))[1]
        goals = yield from g.place_ships(
            self.seat, count, "pirate.home", came_from=g.encounter.came_from[self.seat], without=self.closed(),
            source=self.source,
        )  # fmt: skip
        boosted = yield from self.offers_flare("each ship that returns pays for two")
        slots = [(("seat", x), 0, n) for x, n in prey.items()]
        most = min(2 * count if boosted else count, sum(prey.values()))
        wish = self.first(prey, most)
        caught = yield from g.allocate(self.seat, "pirate.prey", slots, count, most, wish, source=self.source)
        if boosted and not (yield from self.play_flare()):
            caught = self.first({x[1]: n for x, n in caught.items()}, count)
        if not (yield from self.announce(whom=list(caught))) or self.power is None:
            return
        yield from g.send_back([[self.seat, 1, place, goal] for goal in goals], self.id)
        g.encounter.ships_then[self.seat] -= count
        sheet = g.place_for(self.cellar, self.power.id)
        for (_, seat), n in caught.items():
            plan.divert(seat, [sheet] * n)

    def closed(self) -> list[int]:
        """The target planet is none of the other colonies."""
        return [self.g.encounter.planet]

    @staticmethod
    def first(prey: dict[int, int], count: int) -> dict[tuple[str, int], int]:
        """So many ships, those of the first seats."""
        taken: dict[tuple[str, int], int] = {}
        for seat, n in prey.items():
            if count > 0:
                taken["seat", seat] = min(n, count)
                count -= min(n, count)
        return taken

    def can_raid(self, plan: Plan) -> bool:
        """The own side has won, ships of the other are about to be lost, and own ones may go home."""
        g = self.g
        if plan.cause != CAUSE_ENCOUNTER or not g.won(self.seat) or not g.ships_in_encounter(self.seat):
            return False
        return bool(self.prey(plan)) and any(p not in self.closed() for p in g.refuges(self.seat))

    def prey(self, plan: Plan) -> dict[int, int]:
        """Ships of the losing side on their way out of the encounter into the warp, the main player's first."""
        g = self.g
        held = (GATE, RING, g.encounter.planet)
        found: dict[int, int] = {}
        for seat, n, origin, goal in plan.moves:
            if goal == WARP and origin in held and g.is_beaten(seat):
                found[seat] = found.get(seat, 0) + n
        return dict(sorted(found.items(), key=lambda item: g.order().index(item[0])))

    # --- the captives
    def sheet(self) -> int:
        """The place of the captives on the own sheet; -1 without one yet."""
        return self.g.sheet_place(self.seat, self.id, self.cellar)

    def captives(self) -> dict[int, int]:
        """Whose ships lie there, and how many."""
        place = self.sheet()
        return {x: n for x in self.g.order() if place >= 0 and (n := self.g.state.ships[place][x])}

    @on(*FREE_REGROUP, use=False, when=lambda me: bool(me.captives()), says="sell captured ships for rewards")
    def sell(self) -> Steps:
        g, captives, place = self.g, self.captives(), self.sheet()
        slots = [(("seat", x), 0, n) for x, n in captives.items()]
        wish = self.first(captives, 1)
        sold = yield from g.allocate(self.seat, "pirate.sell", slots, 1, MOST_SOLD, wish, source=self.source)
        if (yield from self.announce()):
            yield from g.lose([(x[1], n, place) for x, n in sold.items()], self.id)
            for _ in range(sum(sold.values())):
                yield from g.reward(self.seat, 1)

    @on(*FREE_REGROUP, use=False, once=False, when=lambda me: bool(me.owners()),
        says="bargain about captured ships with their owner")  # fmt: skip
    def bargain(self) -> Steps:
        g = self.g
        owners = [("seat", x) for x in self.owners()]
        whom = yield from g.choose(self.seat, "pirate.with", owners, source=self.source)
        if not (yield from self.announce()):
            return
        self.mark("bargained", until=PHASE, data=[whom[1]])
        g.emit_event("pirate.bargain", self.seat, {"whom": whom}, self.source)
        talks = Bargain(g, self.seat, whom[1], self.sheet(), "pirate.talk", self.source)
        if (yield from talks.talk()) and not (yield from talks.carry_out()):
            g.emit("deal_broken")

    def owners(self) -> list[int]:
        """Other players with ships on the sheet and a place for them, who may talk and have not been talked to yet."""
        g, me = self.g, self.seat
        talked = [m.data[0] for m in g.marks("bargained") if m.seat == me]
        others = [x for x in self.captives() if x != me and x not in talked and g.refuges(x)]
        return [x for x in others if g.q(MAY_AGREE, True, (me, x))]

    # --- the wild side
    @wild
    @on(REWARDS, roles=ALLY, when=lambda me: me.most() > 0, says="take cards of the main player you helped as rewards")
    def plunder(self) -> Steps:
        g, whom = self.g, ("seat", self.helped())
        slots, most = [("hand", 1, self.most())], self.most()
        cards = yield from g.allocate(
            self.seat, "pirate.swap", slots, 1, most, {"hand": most}, source=self.source, args={"whom": whom}
        )
        if (yield from self.announce(whom=whom)):
            self.lasting = True
            self.mark("plundering", data=[cards["hand"]])

    def helped(self) -> int:
        """The main player of the own side."""
        return self.g.main_player(self.side)

    def most(self) -> int:
        """The rewards that may be exchanged: those that are due, as long as there are cards."""
        g = self.g
        if not g.won(self.seat) or g.gains(self.seat) == LANDS:
            return 0
        due = g.q(REWARD_COUNT, g.encounter.ships_then[self.seat], self.seat)
        return min(due, len(g.takeable(self.helped())))

    @modify(REWARD_COUNT, mark="plundering", layer=9)
    def fewer(self, count: int, seat: int) -> int:
        return max(0, count - self.mark_.data[0]) if self.mark_ and seat == self.seat else count

    @on(AFTER_REWARD, mark="plundering", must=True, use=False, when=lambda me, seat: seat == me.seat)
    def take_them(self, seat: int) -> Steps:
        g = self.g
        if self.mark_ is not None:
            g.state.marks.remove(self.mark_)
            count = min(self.mark_.data[0], len(g.state.hands[self.helped()]))
            yield from g.take_random(self.seat, self.helped(), count, self.id)
