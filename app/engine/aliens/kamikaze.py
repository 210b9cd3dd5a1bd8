"""Kamikaze."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.moments import (
    AFTER_SELECT,
    BEFORE_SELECT,
    CAUSE_CHOICE,
    DEF,
    MAIN,
    OFF,
    REGROUP_BEGIN,
    RETRIEVE_COUNT,
    SIDE_TERMS,
)
from app.engine.outcomes import Term
from app.engine.state import WARP

MOST_SHIPS, CARDS_A_SHIP, BOMB, REVIVED = 4, 2, 3, 3


class Kamikaze(Alien):
    """Gives ships, draws cards."""

    id, name = "kamikaze", "Kamikaze"
    tagline, power_name, alert = "Gives ships, draws cards", "Sacrifice", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    text = (
        "Once per encounter, as a main player and before any encounter card has been selected, you may use this "
        "power. Send one to four ships from your colonies, in any mix, to the warp, all at the same time, and "
        "draw two cards from the cosmic deck for each."
    )
    zap_text = (
        "One use, announced with the ships in planning.before_select. Zapped, the ships stay where they are and "
        "no card is drawn."
    )
    wild_text = (
        "As a main player, after encounter cards have been selected and before they are turned up, give up one "
        "to four own ships that take no part in the encounter; they go to the warp, and each adds 3 to the "
        "total of your side."
    )
    super_text = "In your regroup phase retrieve three ships from the warp instead of one."
    rulings = (
        (
            "One ship at a time, looking at the cards in between?",
            "No, all ships are sent at once and then all cards drawn.",
        ),
        (
            "Is the super side automatic in each regroup phase?",
            "No, the flare is played each time.",
        ),
        (
            "Zombie with the wild side.",
            "It may pay with ships and then save them by its power; the 3 each are still added.",
        ),
        (
            "Can the Healer bring sacrificed ships back?",
            "Yes; the cards are drawn all the same.",
        ),
        (
            "Sacrificing the last defending ship on the target planet.",
            "Allowed; the defense goes on with ship value zero, and has no colony there.",
        ),
        (
            "Does it count as losing ships in the encounter?",
            "No, so no compensation comes from it.",
        ),
    )

    asks = {
        "ships": (
            "Kamikaze: sacrifice ships",
            "Choose one to four ships to send to the warp; you draw two cards for each.",
        ),
        "bombs": ("Kamikaze Flare: give up ships", "Choose one to four ships to send to the warp; each adds 3."),
    }
    does = {"sacrifice": "sacrifice", "revive": "gain", "bomb": lambda me: me.blast()}
    like = {"ships": "sacrifice", "bombs": "re_establish"}

    @on(
        BEFORE_SELECT,
        roles=MAIN,
        when=lambda me: bool(me.g.ship_places(me.seat)),
        says="ships to the warp, two cards for each",
    )
    def sacrifice(self) -> Steps:
        g = self.g
        ships = yield from self.pick("kamikaze.ships", g.ship_slots(self.seat))
        if not (yield from self.announce(ships=("number", sum(ships.values())))):
            return
        plan = yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)
        yield from g.draw(self.seat, CARDS_A_SHIP * sum(ships.values()) if plan else 0, "kamikaze")

    def pick(self, text: str, slots: list[tuple[int, int, int]]) -> Steps:
        """One to four own ships out of these colonies."""
        default = self.g.least_damage(self.seat, 1)
        return (yield from self.g.allocate(self.seat, text, slots, 1, MOST_SHIPS, default, source=self.source))

    @super_
    @on(
        REGROUP_BEGIN,
        roles=OFF,
        when=lambda me: me.g.state.ships[WARP][me.seat] > me.g.q(RETRIEVE_COUNT, 1, me.seat),
        says="retrieve three ships, not one",
    )
    def revive(self) -> Steps:
        if (yield from self.announce()):
            self.mark("revived")

    @modify(RETRIEVE_COUNT, mark="revived")
    def three(self, count: int, seat: int) -> int:
        return REVIVED if seat == self.seat else count

    @wild
    @on(AFTER_SELECT, roles=MAIN, when=lambda me: bool(me.spare()), says="ships to the warp, each adds 3 to your total")
    def bomb(self) -> Steps:
        g = self.g
        ships = yield from self.pick("kamikaze.bombs", self.spare())
        if (yield from self.announce(ships=("number", sum(ships.values())))):
            self.mark("bombs", data=[sum(ships.values()), self.side])
            yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def spare(self) -> list[tuple[int, int, int]]:
        """Slots of own ships that take no part in the encounter."""
        target = self.g.encounter.planet if self.role & DEF else -1
        return [slot for slot in self.g.ship_slots(self.seat) if slot[0] != target and slot[2]]

    @modify(SIDE_TERMS, mark="bombs")
    def explosions(self, terms: list[Term], side: int) -> list[Term]:
        count, own = self.mark_.data if self.mark_ else (0, 0)
        return [*terms, ("kamikaze", BOMB * count, "flare:kamikaze")] if side == own else terms

    def blast(self) -> dict[str, object]:
        """Two ships for the own total."""
        ships = min(2, sum(slot[2] for slot in self.spare()))
        return {"kind": "total", "side": ("offense", "defense")[self.side], "by": BOMB * ships, "ships": ships}
