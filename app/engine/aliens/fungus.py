"""Fungus."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_SHIPS,
    BEFORE_SELECT,
    CAPTURE,
    CARDS_MOVED,
    CAUSE_ENCOUNTER,
    DEF,
    DEFENSE,
    ENCOUNTER_END,
    GAME,
    HELD_TOGETHER,
    PARTICIPANT,
    PLACE,
    RECALL,
    REGROUP_BEGIN,
    SHIPS_MOVED,
    SIDE_TERMS,
    TO_WARP,
    TYPES_FINAL,
)
from app.engine.outcomes import DEFENSE_WINS, Term
from app.engine.plans import Happened, Plan
from app.engine.state import UNDER, WARP

BELT = "belt"  # the place of the ships around the own system
MOST_OWN = 24  # ships that a player could have in one encounter


class Fungus(Alien):
    """Grows on captured ships."""

    id, name = "fungus", "Fungus"
    set = "classic"
    tagline, power_name, alert = "Grows on captured ships", "Adhesion", "yellow"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("reveal", "resolution")
    text = (
        "When your side wins and at least one ship of yours takes part (you being main player or ally), use "
        "this power: no losing ship goes to the warp, all of them are captured, and effects that save ships "
        "from the warp cannot prevent it. You put them under ships of yours in the encounter, all under one or "
        "spread as you like. A captured ship has no special qualities. A stack is yours and counts as one ship "
        "for every purpose. It comes apart only when it enters the warp: then every ship in it is its owner's "
        "again and is retrieved like any other. At the reveal, as a main player or ally, use this power: a "
        "stack of yours in the encounter is worth its full number of ships (your own included) in your side's "
        "total rather than one."
    )
    zap_text = (
        "Two kinds of use. The counting, announced after the reveal: zapped, stacks count one each. The capture, "
        "announced before the losing ships move: zapped, they go to the warp as usual. A zap of either turns the power "
        "off for the encounter but frees no captured ship."
    )
    wild_text = (
        "Having won as the defense on a home planet of yours, you may play this flare: the beaten ships of the "
        "other side are put in a ring around your system. In every later defense of your home system they add "
        "to your total, yet are never at risk. They have no special qualities. As soon as this flare leaves "
        "your hand for good they go back to colonies of their owners."
    )
    super_text = (
        "When stacks of yours are sent to the warp you may play this flare: they stay together. When one of "
        "your ships is retrieved from the warp, its whole stack comes with it."
    )
    rulings = (
        (
            "compensation",
            "Captured ships did not go to the warp, so they give no compensation.",
        ),
        (
            "Fungus as a defensive ally",
            (
                "Captures gate ships onto its ring ships, which then return to colonies; rewards are counted "
                "per stack as one ship."
            ),
        ),
        (
            "several aliens want the losing ships",
            (
                "Effects that take ships away from the warp act in order of play; capture has precedence over "
                "rescue but not over an earlier removal from the game."
            ),
        ),
        (
            "Zombie as the loser",
            "Its ships are captured.",
        ),
        (
            "Macron ships in a stack",
            "Count one each.",
        ),
        (
            "power stolen or swapped",
            (
                "Existing stacks stay with the colour that made them and count one each unless that player has "
                "the power again; they come apart in the warp."
            ),
        ),
        (
            "removing a part of a stack",
            "Not possible; a stack moves and is lost as one ship.",
        ),
        (
            "three ships lost in a failed deal",
            "Three stacks are three ships.",
        ),
        (
            "both sides lose",
            "No capture.",
        ),
        (
            "no ship of Fungus left in the encounter at the outcome",
            "No capture.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )
    asks = {
        "spread": (
            "Fungus: under which ships?",
            "Divide {n|captured ship|captured ships} of {whom} among your ships in the encounter, the largest first. "
            "By default all go under the first.",
        ),
    }
    labels = {f"ship_{n}": f"Your ship {n}" for n in range(1, MOST_OWN + 1)}
    events = {
        "caught": "{who} puts {n|ship|ships} of {whom} under own ships.",
        "belted": "{n|ship|ships} circle the home system of {who}.",
        "freed": "The ships around the home system of {who} go home.",
    }
    does = {"hold_together": "gain", "surround": "gain"}

    # --- the capture
    def here(self) -> int:
        """Where the own ships of the encounter stand."""
        return self.g.place_in_encounter(self.seat)

    def tops(self) -> int:
        """Own ships in the encounter that others can be put under."""
        g, here = self.g, self.here()
        return len(g.stacks(self.seat, here)) + g.singles(self.seat, here)

    def losers(self, plan: Plan) -> list[int]:
        """Whose ships are on their way to the warp because their side has lost."""
        g = self.g
        return [x for x in plan.owners() if x != self.seat and plan.count(x) and not g.won(x)]

    def wins(self, plan: Plan) -> bool:
        """The own side has won, and the plan is what the other one loses by it."""
        g = self.g
        if not g.won(self.seat) or not self.tops() or not self.losers(plan):
            return False
        return plan.cause == CAUSE_ENCOUNTER or plan.data == self.other_side

    @replace(RECALL, roles=PARTICIPANT, must=True, once=False, when=lambda me, plan: me.wins(plan))
    @replace(TO_WARP, layer=CAPTURE, roles=PARTICIPANT, must=True, once=False, when=lambda me, plan: me.wins(plan))
    def capture(self, plan: Plan) -> Steps:
        g, here = self.g, self.here()
        if not (yield from self.announce(whom=[("seat", x) for x in self.losers(plan)])):
            return
        stacks = g.stacks(self.seat, here)
        tops = [*stacks, *(None for _ in range(g.singles(self.seat, here)))][:MOST_OWN]
        caught: list[list[int]] = [[] for _ in tops]
        under = g.place_for(UNDER, -1)
        for whom in self.losers(plan):
            count = plan.count(whom)
            slots = [(("choice", f"fungus.ship_{i + 1}"), 0, count) for i in range(len(tops))]
            args = {"n": count, "whom": ("seat", whom)}
            spread = yield from g.allocate(
                self.seat, "fungus.spread", slots, count, count, {slots[0][0]: count}, source=self.source,
                clock="ships", args=args,
            )  # fmt: skip
            plan.divert(whom, [under] * count)
            for i, slot in enumerate(slots):
                caught[i] += [whom] * spread.get(slot[0], 0)
            g.emit_event("fungus.caught", self.seat, args, self.source)
        for stack, owners in zip(tops, caught, strict=True):
            g.catch(stack, self.seat, here, owners)

    # --- what stacks count for
    def stacked(self) -> int:
        """Ships under own ships in the encounter."""
        return sum(len(stack.under) for stack in self.g.stacks(self.seat, self.here()))

    @on(TYPES_FINAL, roles=PARTICIPANT, must=True, when=lambda me: me.g.both_attacks() and me.stacked() > 0)
    def count(self) -> Steps:
        if (yield from self.announce()):
            self.mark("added_up")

    @modify(SIDE_TERMS, mark="added_up")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        own = self.role & PARTICIPANT and side == self.side
        return [*terms, (self.id, self.stacked(), "alien:fungus")] if own and self.stacked() else terms

    # --- the super side
    @super_
    @replace(TO_WARP, layer=PLACE, when=lambda me, plan: me.loses_stacks(plan), says="your stacks stay together")
    def hold_together(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            self.mark("held")

    def loses_stacks(self, plan: Plan) -> bool:
        """A stack stands where own ships leave for the warp."""
        return any(self.g.stacks(self.seat, place) for place in plan.leaving(self.seat))

    @modify(HELD_TOGETHER, mark="held")
    def together(self, kept: bool, seat: int) -> bool:
        return kept or seat == self.seat

    @on(SHIPS_MOVED, mark="held", must=True, use=False, once=False)
    def let_go(self, happened: Happened) -> None:
        """It is over when the ships have moved."""
        self.g.state.marks = [mark for mark in self.g.state.marks if mark is not self.mark_]

    # --- the wild side: a ring of beaten ships
    @wild
    @replace(
        TO_WARP, layer=CAPTURE, roles=DEF, when=lambda me, plan: me.held_home(plan),
        says="the beaten ships circle your system and add to your total there",
    )  # fmt: skip
    def surround(self, plan: Plan) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        powers = g.powers_of(self.seat)
        place = g.place_for(BELT, powers[0].id if powers else -1)
        count = 0
        for whom in self.losers(plan):
            count += plan.count(whom)
            plan.divert(whom, [place] * plan.count(whom))
        if not any(mark.seat == self.seat for mark in g.marks("belt")):
            self.mark("belt", until=GAME, data=[place, self.act.card if self.act else -1])
        g.emit_event("fungus.belted", self.seat, {"n": count}, self.source)

    def held_home(self, plan: Plan) -> bool:
        """A planet of the own home system was defended."""
        g = self.g
        won = plan.cause == CAUSE_ENCOUNTER and g.encounter.result == DEFENSE_WINS
        home = g.system(g.encounter.planet) == self.seat and not g.on_moon()
        return won and home and bool(self.losers(plan))

    @modify(SIDE_TERMS, mark="belt")
    def defend(self, terms: list[Term], side: int) -> list[Term]:
        g, encounter = self.g, self.g.encounter
        count = sum(g.state.ships[self.belt()])
        home = side == DEFENSE and self.seat == encounter.defense and g.system(encounter.planet) == self.seat
        return [*terms, (self.id, count, "flare:fungus")] if home and count else terms

    def belt(self) -> int:
        """The place of the ships around the system."""
        return self.mark_.data[0] if self.mark_ else WARP

    def held(self) -> bool:
        """The flare is in the hand that played it, or will come back there."""
        g, card = self.g, self.mark_.data[1] if self.mark_ else -1
        out = [*g.state.table, *g.state.lasting]
        back = [pile.back for pile in g.state.piles if card in pile.cards]
        return g.where[card] == self.seat or [card, self.seat] in out or self.seat in back

    @on(CARDS_MOVED, mark="belt", must=True, use=False, once=False, when=lambda me, happened: not me.held())
    def lose_flare(self, happened: Happened) -> Steps:
        yield from self.send_home()

    @on(
        REGROUP_BEGIN, AFTER_FORMED, BEFORE_SELECT, TYPES_FINAL, AFTER_SHIPS, ENCOUNTER_END,
        mark="belt", must=True, use=False, once=False, when=lambda me: not me.held(),
    )  # fmt: skip
    def send_home(self) -> Steps:
        """The flare has left the hand for good: the ships go to colonies of their owners."""
        g, place = self.g, self.belt()
        g.state.marks = [mark for mark in g.state.marks if mark is not self.mark_]
        g.emit_event("fungus.freed", self.seat, {}, self.source)
        yield from g.go_home([(x, place) for x in g.order() if g.state.ships[place][x]], self.id)
