"""Zombie."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_INVITE,
    ALLY,
    BEFORE_INVITE,
    COMMITTING,
    DEAL_TERMS,
    EVERY_PHASE,
    MAIN,
    OFF_ALLY,
    OFFENSE,
    SAVE,
    SHIP_EXTRA,
    TO_WARP,
)
from app.engine.offers import Release
from app.engine.plans import Plan
from app.engine.state import GATE, RING, WARP


class Zombie(Alien):
    """Its ships go to other colonies instead of the warp; it may release ships from the warp in a deal."""

    id, name = "zombie", "Zombie"
    tagline, power_name, alert = "Never goes to the warp", "Immortality", "green"
    mandatory, roles = True, ("any",)
    phases = EVERY_PHASE
    text = (
        "Whenever ships of yours should go to the warp, use this power: they return to any of your colonies instead. A "
        "ship for which you have no colony left goes to the warp after all. As a term of a deal you make as a main "
        "player, you may in addition release any number of any player's ships from the warp; their owners place them."
    )
    zap_text = (
        "Each loss is one use, announced before the ships move. Zapped: they go to the warp, and so do all ships lost "
        "later in this encounter. Releasing ships in a deal is no use."
    )
    wild_text = "When ships of yours should go to the warp, you may return one of them to one of your colonies instead."
    super_text = (
        "As a main player, before invitations are answered: each player who allies with you in this encounter may add "
        "one of the own ships from the warp, beyond the limit of four."
    )
    rulings = (
        ("compensation", "None for ships that did not reach the warp."),
        ("Void", "Removed ships cannot be saved."),
        ("Zombie loses as defense", "It must leave the planet; the ships go to other colonies."),
        (
            "Shadow, Hate and others take a certain ship",
            "The ship leaves its place and returns to a colony of Zombie's choice.",
        ),
        (
            "failed deal",
            (
                "Zombie's three ships are chosen and return at once; in effect nothing is lost, but they may move "
                "between colonies."
            ),
        ),
        (
            "Zombie's ships in the warp (after a zap)",
            "They come back by the normal ways; Zombie may release its own in a deal.",
        ),
        ("a deal with only a release in it", "Not enough: at least one card or colony must change hands."),
        ("captured ships", "Capture is not the warp; the power does not help."),
        (
            "super: must the ally send a normal ship too",
            "Yes, one to four from colonies; the ship from the warp is extra.",
        ),
        (
            "effects that cost ships sent to the warp (wild Kamikaze and others)",
            "Zombie may pay and save the ships by its power; the effect happens in full.",
        ),
        ("wild side and compensation", "The saved ship is not counted."),
        ("plague and other losses by choice", "Zombie chooses the ships; they return to colonies."),
    )
    asks = {
        "rise": ("Zombie: save your ships", "Place {n|ship|ships} on your colonies instead of losing them."),
        "one": ("Zombie Flare: save a ship", "Choose the colony to which one of your ships goes instead of the warp."),
        "grave": (
            "A ship from the warp too?",
            "By the Zombie Flare you may add one of your ships from the warp. By default you do not.",
        ),
    }
    traits = {"keeps_ships": True}
    does = {"open_graves": "gain", "save_one": "gain"}
    like = {"rise": "retrieve", "one": "fortify", "grave": "accept"}

    @replace(TO_WARP, layer=SAVE, must=True, once=False, when=lambda me, plan: me.can_save(plan))
    def rise(self, plan: Plan) -> Steps:
        if not (yield from self.announce()):
            return
        g = self.g
        lost = plan.count(self.seat)
        came_from = g.encounter.came_from[self.seat] if plan.leaving(self.seat).keys() & {GATE, RING} else []
        goals = yield from g.shelter(self.seat, plan, lost, "zombie.rise", came_from=came_from, source=self.source)
        plan.divert(self.seat, goals)

    def can_save(self, plan: Plan) -> bool:
        """Own ships are about to be lost, and there is somewhere to go."""
        return plan.count(self.seat) > 0 and bool(self.g.shelters(self.seat, plan))

    @modify(DEAL_TERMS, roles=MAIN)
    def release(self, terms: list[Release]) -> list[Release]:
        return [*terms, Release(self.g, self.seat)]

    @wild
    @replace(
        TO_WARP, layer=SAVE, when=lambda me, plan: me.can_save(plan),
        says="one of your ships goes to a colony instead",
    )  # fmt: skip
    def save_one(self, plan: Plan) -> Steps:
        places = self.g.place_options(self.g.shelters(self.seat, plan))
        goal = yield from self.g.choose(self.seat, "zombie.one", places, source=self.source)
        if (yield from self.announce()):
            plan.divert(self.seat, [goal[1]])

    @super_
    @on(BEFORE_INVITE, roles=MAIN, when=lambda me: me.may_help(),
        says="your allies may each add a ship from the warp")  # fmt: skip
    @on(AFTER_INVITE, roles=MAIN, when=lambda me: me.may_help(),
        says="your allies may each add a ship from the warp")  # fmt: skip
    def open_graves(self) -> Steps:
        if (yield from self.announce()):
            self.mark("graves")

    def may_help(self) -> bool:
        """Somebody who may become an ally has a ship in the warp."""
        g, main = self.g, (self.g.encounter.offense, self.g.encounter.defense)
        return any(g.state.ships[WARP][x] and g.may_ally(x) for x in g.order() if x not in main)

    @super_
    @on(COMMITTING, mark="graves", must=True, use=False, when=lambda me, role: bool(role & ALLY))
    def offer_grave(self, role: int) -> Steps:
        g = self.g
        seat = g.committing
        if self.side != (OFFENSE if role == OFF_ALLY else 1) or not g.state.ships[WARP][seat]:
            return
        if (yield from g.yes(seat, "zombie.grave", source=self.source)):
            self.mark("risen", data=[seat])

    @modify(SHIP_EXTRA, mark="risen")
    def out_of_the_grave(self, extra: list[tuple[int, int]], seat: int, role: int) -> list[tuple[int, int]]:
        return [*extra, (WARP, 1)] if self.mark_ is not None and self.mark_.data[0] == seat else extra
