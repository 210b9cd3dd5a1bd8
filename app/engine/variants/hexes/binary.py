"""Binary: two stars with three planets each, and two aliens (BI)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.aliens import ALIENS
from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import FIRST, Hexagon
from app.engine.moments import ALIENS_EACH, MAY_DECLINE, POWER_USED, POWER_WORKS, SETUP_SHEETS
from app.engine.plans import Happened
from app.engine.state import IDLE, Power

if TYPE_CHECKING:
    from app.engine.game import Game

NEEDED, FEWER = 2, 1  # colonies at a star that keep its power; with four planets
STARS = "AB"


class Binary(Hexagon):
    """Two powers, of which one can be used in an encounter."""

    id, name = "binary", "Binary"
    text = (
        "Two stars with three planets and an alien each: the power used first in an encounter locks out the other; "
        "each needs two colonies at its star."
    )
    planets = (6, 4)
    asks = {
        "star": ("Binary: which alien at star A?", "The other one is at star B. By default the one dealt first."),
        "either": (
            "Use {what}?",
            "If you use this power, your other one can do nothing more in this encounter. By default you use it.",
        ),
    }
    events = {"locked": "{what} can do nothing more in this encounter: {who} has used the other star's power."}
    labels = {"side": "Binary: two stars, two aliens"}

    @classmethod
    def world(cls, index: int, each: int) -> str:
        half = cls.planets[each == 4] // 2
        return f"planet {STARS[index // half]}{index % half + 1}"

    @classmethod
    def details(cls, g: Game, seat: int) -> dict[str, Any]:
        return {"stars": {f"p{identity}": STARS[star] for identity, star in cls.stars_of(g, seat).items()}}

    @classmethod
    def stars_of(cls, g: Game, seat: int) -> dict[int, int]:
        """Power -> star of the powers that the owner has now. One that came later takes the star that is free."""
        kept = {entry[0]: entry[1] for entry in g.inverted.stars} if g.inverted else {}
        own = [power.id for power in g.state.powers if power.seat == seat and power.beside < 0]
        found = {identity: kept[identity] for identity in own if identity in kept}
        for identity in own:
            if identity not in found:
                found[identity] = next((star for star in (0, 1) if star not in found.values()), 0)
        return found

    def colonies_at(self, star: int) -> int:
        """The owner's colonies there; a planet or moon added to the system belongs to star A."""
        g = self.g
        half = self.planets[self.four] // 2
        at = [p - g.first[self.seat] if p < g.planet_count else 0 for p in g.home_colonies(self.seat)]
        at += [0 for _ in g.home_moons(self.seat)]
        return sum((index // half) == star for index in at)

    @modify(ALIENS_EACH)
    def two(self, count: int, seat: int) -> int:
        """BI-2."""
        return max(count, 2) if seat == self.seat else count

    @on(SETUP_SHEETS, must=True, layer=FIRST)
    def choose_stars(self) -> Steps:
        """BI-2: the owner says which alien lies at which star."""
        g = self.g
        powers = g.powers_of(self.seat)
        if len(powers) < 2:
            return
        options = [("alien", power.alien) for power in powers]
        first = yield from g.choose(self.seat, "binary.star", options, clock="launch")
        self.record.stars += [[power.id, 0 if power.alien == first[1] else 1] for power in powers]

    def other(self, power: Power) -> list[Power]:
        """The powers at the other star, with what lies beside them."""
        stars = self.stars_of(self.g, self.seat)
        star = stars.get(power.id if power.beside < 0 else power.beside)
        far = [identity for identity, at in stars.items() if at != star]
        return [p for p in self.g.powers_of(self.seat) if star is not None and (p.id in far or p.beside in far)]

    @on(POWER_USED, must=True, when=lambda me, happened: happened.seat == me.seat)
    def lock(self, happened: Happened) -> None:
        """BI-3, BI-6: the power that is used first, also one that is zapped then, locks out the other."""
        used = self.g.power(happened.count)
        for power in self.other(used) if used else ():
            if not power.idle:
                power.idle = IDLE
                if not power.hidden:
                    self.g.emit("binary.locked", self.seat, what=("alien", power.alien))

    @modify(MAY_DECLINE)
    def either(self, question: str, power: Power) -> str:
        """BI-3: of two mandatory powers the owner chooses when the first one is due."""
        if power.seat != self.seat or power.used:
            return question
        rival = any(p.up and p.open and not p.zapped and ALIENS[p.alien].mandatory for p in self.other(power))
        return "binary.either" if rival else question

    @modify(POWER_WORKS, layer=FIRST)
    def star_holds(self, works: bool, power: Power) -> bool:
        """BI-4: each power needs colonies at its own star."""
        star = self.stars_of(self.g, self.seat).get(power.id if power.beside < 0 else power.beside)
        if power.seat != self.seat or star is None:
            return works
        return self.colonies_at(star) >= (FEWER if self.four else NEEDED)
