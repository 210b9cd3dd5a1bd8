"""Masochist."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import changes
from app.engine.moments import OFF, PHASE, POWER_WORKS, REGROUP_BEGIN, RETRIEVE_COUNT, WIN_ALT
from app.engine.state import OUT, WARP, Power


class Masochist(Alien):
    """Wins by losing every ship."""

    id, name = "masochist", "Masochist"
    tagline, power_name, alert = "Wins by losing every ship", "Hurting Itself", "red"
    mandatory, roles = True, ("any",)
    phases = ("regroup",)
    not_with = ("healer",)
    text = (
        "At the start of the regroup phase of any encounter, before the offense retrieves a ship from the warp, "
        "you must use this power if all your ships are lost, and you win the game. A ship counts as lost when "
        "it is in the warp, out of the game, or held captive by another player. Too few home colonies do not "
        "cost you this power, and the normal way to win stays open to you. With four planets "
        "all sixteen ships must be lost."
    )
    zap_text = (
        "One use, only when the condition is met, in regroup.begin. Zapped, you do not win now; the power works "
        "again from the next encounter."
    )
    wild_text = (
        "In a regroup phase hand the offense's retrieval to somebody else - the player you name takes one own "
        "ship out of the warp and the offense takes none. Not allowed if that leaves the offense without any "
        "ship for the gate."
    )
    super_text = "In your regroup phase do not retrieve a ship; one of your ships in the warp leaves the game instead."
    rulings = (
        (
            "When exactly is the win checked?",
            (
                "Only at the start of a regroup phase, of anybody's encounter, also second ones. Losing the "
                "last ship in an encounter wins at the next regroup at the earliest."
            ),
        ),
        (
            "Ships lying on a tech card.",
            "They are not lost, so the condition is not met.",
        ),
        (
            "Last ships sent into an encounter that must return and have no colony.",
            "They go to the warp (R-ALLIANCE-9) and so are lost.",
        ),
        (
            "The offense plays Mobius Tubes at the start of its regroup phase.",
            (
                "It acts before a Masochist who is not the offense, so the ships leave the warp first. A "
                "Masochist without any colony keeps them in the warp (Mobius Tubes needs a colony) and still "
                "wins."
            ),
        ),
        (
            "Is the super side automatic?",
            "No, it is played each time.",
        ),
        (
            "Masochist and Healer.",
            "Not dealt into the same game.",
        ),
        (
            "The later Odyssey version.",
            ("There the ships can never leave the warp. We use the base version, whose ships can be retrieved."),
        ),
        (
            "Another player takes over this sheet.",
            "The new owner's ships are looked at.",
        ),
    )

    asks = {"whom": ("Masochist Flare: who retrieves?", "Choose the player who takes a ship out of the warp instead.")}
    traits = {"wins_without_ships": True}
    does = {"suffer": "gain", "divert": changes(lambda me: me.diverted())}
    like = {"whom": "myself"}

    @on(REGROUP_BEGIN, must=True, when=lambda me: me.all_lost())
    def enjoy(self) -> Steps:
        if (yield from self.announce()):
            mark = self.mark("bliss", until=PHASE)
            yield from self.g.settle()  # the game ends here, unless somebody may ignore a win
            self.g.state.marks.remove(mark)

    @modify(WIN_ALT, mark="bliss")
    def bliss(self, winners: list[int]) -> list[int]:
        return winners if self.seat in winners else [*winners, self.seat]

    def all_lost(self) -> bool:
        """Every own ship is in the warp, out of the game, or held captive by another player."""
        ships, seat = self.g.state.ships, self.seat
        lost = ships[WARP][seat] + ships[OUT][seat]
        return sum(row[seat] for row in ships) == lost + (self.g.captive(seat) if self.g.state.places else 0)

    @modify(POWER_WORKS, before=True)
    def stays(self, works: bool, power: Power) -> bool:
        return works or power is self.power

    @wild
    @on(REGROUP_BEGIN, when=lambda me: bool(me.others()) and bool(me.g.available(me.g.encounter.offense)),
        says="another player retrieves a ship, the offense none")  # fmt: skip
    def divert(self) -> Steps:
        g = self.g
        options = [("seat", x) for x in self.others()]
        whom = yield from g.choose(self.seat, "masochist.whom", options, source=self.source)
        if (yield from self.announce(whom=whom)):
            self.mark("diverted")
            yield from g.retrieve(whom[1], 1, "masochist")

    def others(self) -> list[int]:
        """Players besides the offense with a ship in the warp and a colony."""
        g = self.g
        return [x for x in g.clockwise(g.encounter.offense) if g.state.ships[WARP][x] and g.colonies(x)]

    @super_
    @on(
        REGROUP_BEGIN,
        roles=OFF,
        when=lambda me: bool(me.g.state.ships[WARP][me.seat]),
        says="a ship in the warp leaves the game",
    )
    def suffer(self) -> Steps:
        if (yield from self.announce()):
            self.mark("diverted")
            yield from self.g.move([[self.seat, 1, WARP, OUT]], "removed", "masochist")

    @modify(RETRIEVE_COUNT, mark="diverted")
    def none(self, count: int, seat: int) -> int:
        return 0

    def diverted(self) -> dict[int, dict[str, int]]:
        """The ship of the offense, for this seat if it may be."""
        others = self.others()  # none any more, perhaps, while others answer
        gain = {self.seat if self.seat in others else others[0]: {"ships": 1}} if others else {}
        return {self.g.encounter.offense: {"ships": -1}, **gain}
