"""Void."""

from __future__ import annotations

from typing import Any

from app.engine.asks import Steps
from app.engine.effects import Act, Alien, replace, respond, wild
from app.engine.hints import paying
from app.engine.moments import ALLY, CARD_ANNOUNCED, CAUSE_ENCOUNTER, MAIN, REMOVE, TO_WARP
from app.engine.plans import Plan
from app.engine.state import OUT


class Void(Alien):
    """Removes losers' ships for good."""

    id, name = "void", "Void"
    tagline, power_name, alert = "Removes losers' ships for good", "Eradication", "red"
    mandatory, roles = True, ("offense", "defense")
    phases = ("resolution",)
    text = (
        "If you are the main player who has won, use this power: what the losing side would send to the warp, "
        "ships of the opponent and of the opponent's allies alike, leaves the game for good. This comes before "
        "every other effect that deals with ships heading for the warp. Nobody can be brought below as many "
        "ships as foreign colonies are needed to win (five, with four planets four). Ships that would bring a player "
        "below that number go to the warp as usual."
    )
    zap_text = (
        "One use, announced after resolution.outcome has closed and before the losers' ships move. Zapped: all "
        "of them go to the warp in the normal way, and rescue effects work."
    )
    wild_text = (
        "When any player plays an artifact card, you may play this flare and send one of your ships that is not "
        "in the encounter to the warp: the artifact has no effect and is discarded."
    )
    super_text = "As an ally on the winning side, you may play this flare to use your power on the losing side's ships."
    rulings = (
        (
            "Zombie and Observer",
            ("They cannot save removed ships; they can save those that must go to the warp because of the limit."),
        ),
        (
            "negotiate against Void's attack",
            "No compensation for removed ships.",
        ),
        (
            "failed deal with Void",
            "Nobody won; the ships go to the warp.",
        ),
        (
            "Spiff against a defending Void",
            "Removal comes first; a ship sent to the warp by the limit may crash-land.",
        ),
        (
            "Void wins through Pacifist-like effects or an upset",
            "Any win counts.",
        ),
        (
            "ships captured by others",
            "They count as in the game for the limit as long as they can come back; removed ones do not.",
        ),
        (
            "Vacuum as loser",
            "Takes nobody along for removed ships.",
        ),
        (
            "bystanders",
            "Not touched.",
        ),
        (
            "Healer",
            "May give removed ships back after they have left the game; see the Healer.",
        ),
        (
            "the expansion rulebook's remark on a Void flare that removes a planet or moon",
            (
                "It belongs to the older flare of that edition. The flare given here removes neither planets "
                "nor moons, so that remark has nothing to act on."
            ),
        ),
        (
            "wild side against a Cosmic Zap or Card Zap",
            "Allowed, both are artifacts.",
        ),
    )

    asks = {"cost": ("Void Flare: pay a ship", "Choose the colony that sends one ship to the warp.")}
    does = {"erase": "nothing", "swallow": paying("cancel", ships=1)}
    like = {"cost": "spare_one"}
    traits = {"removes_beaten": True}

    @replace(TO_WARP, layer=REMOVE, roles=MAIN, must=True, when=lambda me, plan: me.beaten(plan))
    @replace(TO_WARP, layer=REMOVE, roles=0, widen=ALLY, when=lambda me, plan: me.beaten(plan) and me.can_erase(plan),
             says="erase the ships")  # fmt: skip
    def erase(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            for seat, n in self.doomed(plan).items():
                plan.divert(seat, [OUT] * n)

    def doomed(self, plan: Plan) -> dict[int, int]:
        """The ships of each beaten player that leave the game, down to what must remain."""
        g = self.g
        spare = {x: max(0, self.in_game(x) - g.colonies_needed) for x in plan.owners() if g.is_beaten(x)}
        return {x: min(plan.count(x), n) for x, n in spare.items()}

    def can_erase(self, plan: Plan) -> bool:
        """Some of these ships may leave the game."""
        return any(self.doomed(plan).values())

    def beaten(self, plan: Plan) -> bool:
        """The losing side's ships of an encounter that the own side has won."""
        return plan.cause == CAUSE_ENCOUNTER and self.g.won(self.seat)

    def in_game(self, seat: int) -> int:
        """All ships of a seat that have not left the game."""
        ships = self.g.state.ships
        return sum(row[seat] for row in ships) - ships[OUT][seat]

    @wild
    @respond(CARD_ANNOUNCED, when=lambda me, act: act.source[0] == "artifact" and bool(me.payable()),
             says="send a ship to the warp: the artifact has no effect")  # fmt: skip
    def swallow(self, act: Act) -> Steps:
        ship = yield from self.g.choose(self.seat, "void.cost", self.payable(), source=self.source)
        if (yield from self.announce(whom=("seat", act.seat), pays=(self.seat, 1, ship[1]))):
            self.g.cancel(act)

    def payable(self) -> list[tuple[Any, ...]]:
        """Where there is a ship to pay with that takes no part in the encounter."""
        fights = self.g.place_in_encounter(self.seat)
        return [option for option in self.g.ship_places(self.seat) if option[1] != fights]
