"""Subversive."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import forecast
from app.engine.moments import AFTER_REVEAL, AFTER_SELECT, ALLY, MAIN, SHIP_WORTH, SIGN, TYPES_FINAL


class Subversive(Alien):
    """The ships of the opponent's allies count against him."""

    id, name = "subversive", "Subversive"
    set = "classic"
    tagline, power_name, alert = "Opponent's allies count against him", "Undermining", "green"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal",)
    text = (
        "As a main player, after both main players have revealed attack cards, use this power: the ships of "
        "your opponent's allies are subtracted from your opponent's total instead of being added. Everything "
        "else about those allies, such as rewards, landing and losses, stays the same."
    )
    zap_text = (
        "A Cosmic Zap may be played when the power is used, at the close of reveal.after_reveal "
        "(reveal.types_final): the allies' ships are added as usual."
    )
    wild_text = (
        "Before encounter cards are revealed, choose one of your opponent's allies: that player's ships do not "
        "count toward your opponent's total in this encounter."
    )
    super_text = (
        "You may use your power as an ally: the ships of all allies of the opposing side are subtracted from "
        "that side's total."
    )
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Mayfair card text could not be found; that it needs no speech is known. Our translation of "
                "the name; treat it as the rule."
            ),
        ),
        (
            "Against Anti-Matter",
            (
                "Anti-Matter already subtracts all ships of both sides; Subversive turns the sign of its "
                "opponent's allies, so they add to that total, which is bad when the lower total wins. The "
                "later use in timing order acts on the result of the earlier."
            ),
        ),
        (
            "Reinforcements and Cavalry cards of allies",
            "Not ships; they count as usual.",
        ),
        (
            "Both main players have the power (copied)",
            "Each side's allies subtract.",
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    asks = {"ally": ("Subversive Flare: whose ships?", "Choose the ally of your opponent whose ships do not count.")}
    does = {
        "undermine_as_ally": lambda me: forecast(me, "subverted", [me.other_side]),
        "turn_one": lambda me: {"kind": "total", "side": ("offense", "defense")[me.other_side], "by": -me.most()},
    }
    like = {"ally": "harm"}

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.both_attacks() and bool(me.dupes()))
    def undermine(self) -> Steps:
        yield from self.turn_them()

    @on(
        AFTER_REVEAL,
        roles=0,
        widen=ALLY,
        when=lambda me: me.g.both_attacks() and bool(me.dupes()),
        says="the ships of the opposing allies are subtracted",
    )
    def undermine_as_ally(self) -> Steps:
        yield from self.turn_them()

    def turn_them(self) -> Steps:
        """The allies of the other side count against it."""
        if (yield from self.announce()):
            self.mark("subverted", data=[self.other_side])

    def most(self) -> int:
        """The ships of the ally with most of them."""
        ships = dict(self.g.ships_on_side(self.other_side))
        return max((ships[x] for x in self.dupes()), default=0)

    def dupes(self) -> list[int]:
        """The allies of the other side with ships in the encounter."""
        g = self.g
        return [x for x, n in g.ships_on_side(self.other_side) if n and g.role(x) & ALLY]

    @modify(SHIP_WORTH, mark="subverted", layer=SIGN)
    def against(self, worth: int, seat: int, side: int) -> int:
        hit = self.mark_ is not None and self.mark_.data == [side] and self.g.role(seat) & ALLY
        return -worth if hit and self.g.both_attacks() else worth

    @wild
    @on(
        AFTER_SELECT,
        roles=MAIN,
        when=lambda me: bool(me.dupes()),
        says="the ships of an ally of your opponent do not count",
    )
    def turn_one(self) -> Steps:
        allies = [("seat", x) for x in self.dupes()]
        ally = yield from self.g.choose(self.seat, "subversive.ally", allies, source=self.source)
        if (yield from self.announce(whom=ally)):
            self.mark("idle", data=[ally[1]])

    @modify(SHIP_WORTH, mark="idle", layer=SIGN)
    def nothing(self, worth: int, seat: int, side: int) -> int:
        return 0 if self.mark_ is not None and self.mark_.data == [seat] else worth
