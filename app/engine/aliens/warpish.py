"""Warpish."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import forecast, turns
from app.engine.moments import AFTER_REVEAL, MAIN, SIDE_TERMS, TYPES_FINAL
from app.engine.outcomes import Term
from app.engine.state import WARP


class Warpish(Alien):
    """Draws strength from the warp."""

    id, name = "warpish", "Warpish"
    tagline, power_name, alert = "Draws strength from the warp", "Necromancy", "red"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal",)
    text = (
        "As a main player whose revealed card is an attack, use this power: your total rises by the number of "
        "all ships that lie in the warp, whoever owns them."
    )
    zap_text = "One use, announced at the close of reveal.after_reveal (reveal.types_final). Zapped: nothing is added."
    wild_text = (
        "Play this flare as a main player once the cards are revealed: your total rises by the number of your "
        "own ships in the warp."
    )
    super_text = (
        "Play this flare as a main player once the cards are revealed: your opponent's total falls by the "
        "number of his or her ships in the warp."
    )
    rulings = (
        (
            "ships lost in this very encounter before the reveal",
            "Count.",
        ),
        (
            "the ships that will be lost by this outcome",
            "Do not count; they are still in the encounter.",
        ),
        (
            "opponent revealed a negotiate",
            "The total does not matter.",
        ),
        (
            "Virus-like multiplication",
            "The bonus is added after products.",
        ),
        (
            "lower total wins",
            "The bonus must still be added; the power is mandatory.",
        ),
        (
            "super flare alone",
            "It does not depend on using the power, but a lost or zapped power makes the flare wild only.",
        ),
        (
            "Macron's ships in the warp",
            "One each.",
        ),
        (
            "morph",
            "A morph that became an attack is an attack card.",
        ),
    )
    traits = {"counts_warp": True}
    does = {
        "warp": turns("warp"),
        "haunt": lambda me: forecast(me, "haunted", [me.opponent]),
        "own_ghosts": turns("warp_crew"),
    }

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.type_of(me.side) == ATTACK)
    def warp(self) -> Steps:
        if (yield from self.announce()):
            self.mark("warp")

    @modify(SIDE_TERMS, mark="warp")
    def all_lost_ships(self, terms: list[Term], side: int) -> list[Term]:
        lost = sum(self.g.state.ships[WARP])
        return [*terms, ("warpish", lost, "alien:warpish")] if side == self.side and lost else terms

    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.has_lost(me.seat),
        says="add your own ships in the warp to your total")  # fmt: skip
    def own_ghosts(self) -> Steps:
        if (yield from self.announce()):
            self.mark("warp_crew")

    @modify(SIDE_TERMS, mark="warp_crew")
    def own_lost_ships(self, terms: list[Term], side: int) -> list[Term]:
        lost = self.g.state.ships[WARP][self.seat]
        return [*terms, ("warpish", lost, "flare:warpish")] if side == self.side and lost else terms

    @super_
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.has_lost(me.opponent),
        says="your opponent's total falls by the opponent's ships in the warp")  # fmt: skip
    def haunt(self) -> Steps:
        if (yield from self.announce()):
            self.mark("haunted", data=[self.opponent])

    @modify(SIDE_TERMS, mark="haunted")
    def haunted(self, terms: list[Term], side: int) -> list[Term]:
        victim = self.mark_.data[0] if self.mark_ else self.seat
        lost = self.g.state.ships[WARP][victim]
        return [*terms, ("warpish", -lost, "flare:warpish")] if side == self.g.side_of(victim) and lost else terms

    def has_lost(self, seat: int) -> bool:
        """There are ships of that player in the warp."""
        return self.g.state.ships[WARP][seat] > 0
