"""Observer."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.hints import changes
from app.engine.moments import (
    AFTER_FORMED,
    ALLY,
    COMMITTING,
    DEF_ALLY,
    MAIN,
    OFF_ALLY,
    OFFENSE,
    PARTICIPANT,
    SAVE,
    SHIP_SOURCES,
    TO_WARP,
)
from app.engine.plans import Plan
from app.engine.state import WARP


class Observer(Alien):
    """Keeps allied ships from the warp."""

    id, name = "observer", "Observer"
    tagline, power_name, alert = "Keeps allied ships from the warp", "Protection", "green"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("resolution",)
    text = (
        "If you are an ally and ships of yours are about to go to the warp in the resolution phase, use this "
        "power: they return to your colonies. If you are a main player and this is about to happen to ships of "
        "one or more of your allies, use this power as well: their ships return to colonies which the owners "
        "choose. Your own ships as a main player are not protected. A ship whose owner has no colony to return "
        "to goes to the warp after all."
    )
    zap_text = (
        "One use for all ships saved at the same moment, announced after resolution.outcome has closed and "
        "before the losers' ships move. Zapped: those ships go to the warp, and nothing is saved for the rest "
        "of the encounter."
    )
    wild_text = (
        "Play this flare as a main player when the alliances stand: every ally of yours may draw a card from "
        "the cosmic deck."
    )
    super_text = (
        "When you send ships into the encounter as the offense or as an ally, you may play this flare to take "
        "one of your ships from the warp and send it along directly. It counts toward your limit of four ships "
        "and may be the only ship you send."
    )
    rulings = (
        (
            "Void",
            (
                "Void goes first: ships it removes from the game cannot be protected. Ships Void has to leave "
                "to the warp can."
            ),
        ),
        (
            "losses outside resolution (Plague, destiny effects)",
            "Not protected.",
        ),
        (
            "two negotiates",
            (
                "Allies went home before the talks; there is nothing to protect, and the failed-deal penalty "
                "hits main players only."
            ),
        ),
        (
            "Observer as main player loses with a negotiate",
            "Compensation counts its own lost ships as always; the allies' saved ships play no part.",
        ),
        (
            "rewards",
            "Not affected. Saved losers get no rewards.",
        ),
        (
            "other effects in resolution that drag allied ships along (Vacuum)",
            (
                "Such ships are also protected, from colonies too, as long as their owner is still the ally or "
                "Observer the ally."
            ),
        ),
        (
            "ally removed by Force Field",
            "It is an outsider then; no protection.",
        ),
        (
            "Observer loses its power during its own loss",
            (
                "All ships of one side leave in one action, and protection is applied inside it, so a power "
                "lost by that action still protects."
            ),
        ),
        (
            "both sides lose",
            "Protection works the same way.",
        ),
    )

    asks = {
        "rescue": ("Observer: your ships are saved", "Place {n|ship|ships} on your colonies instead of losing them."),
        "draw": ("Draw a card?", "By the Observer Flare you may draw a card. By default you do."),
    }
    like = {"rescue": "retrieve", "draw": "accept"}
    traits = {"saves_allies": True}
    does = {"call_back": "gain", "toast": changes(lambda me: {x: {"cards": 1} for x in me.allies()})}

    @replace(TO_WARP, layer=SAVE, roles=PARTICIPANT, must=True, once=False, when=lambda me, plan: bool(me.wards(plan)))
    def protect(self, plan: Plan) -> Steps:
        if not (yield from self.announce()):
            return
        g = self.g
        for seat in self.wards(plan):
            came_from = g.encounter.came_from[seat]
            goals = yield from g.shelter(
                seat, plan, plan.count(seat), "observer.rescue", came_from=came_from, source=self.source
            )
            plan.divert(seat, goals)

    def wards(self, plan: Plan) -> list[int]:
        """Whose ships are protected: as an ally the own, as a main player those of the own allies."""
        g = self.g
        if g.state.phase != "resolution":
            return []
        ally = OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        seats = [self.seat] if self.role & ALLY else [x for x in g.order() if g.encounter.allies[x] == ally]
        return [x for x in seats if plan.count(x) and g.shelters(x, plan)]

    @wild
    @on(AFTER_FORMED, roles=MAIN, when=lambda me: bool(me.allies()), says="each of your allies may draw a card")
    def toast(self) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        for seat in self.allies():
            if (yield from g.yes(seat, "observer.draw", source=self.source, default=["0"])):
                yield from g.draw(seat, 1, "observer")

    def allies(self) -> list[int]:
        """The own allies, clockwise from the offense's left."""
        g = self.g
        ally = OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        return [x for x in g.clockwise(g.encounter.offense) if g.encounter.allies[x] == ally]

    @super_
    @on(COMMITTING, when=lambda me, role: bool(me.g.state.ships[WARP][me.seat]), says="a ship from the warp goes along")
    def call_back(self, role: int) -> Steps:
        if (yield from self.announce()):
            self.mark("called")

    @modify(SHIP_SOURCES, mark="called")
    def from_the_warp(self, slots: list[tuple[int, int, int]], seat: int, role: int) -> list[tuple[int, int, int]]:
        return [*slots, (WARP, 0, 1)] if seat == self.seat else slots
