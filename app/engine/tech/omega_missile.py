"""Omega Missile."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import planets
from app.engine.moments import FREE_REGROUP
from app.engine.tech_effect import Tech


class OmegaMissile(Tech):
    """Omega Missile."""

    id, name, number = "omega_missile", "Omega Missile", 8
    who, when = "any", "regroup"
    text = "Discard to remove one planet of any system from the game; all ships on it go to the warp."

    asks = {"planet": ("Omega Missile: which planet?", "Choose the planet that is removed from the game.")}
    does = {"launch": planets("destroy", lambda me: [p for p in me.g.planets if not me.g.is_fluid(p)])}
    like = {"planet": "destroy"}

    @on(*FREE_REGROUP, says="remove a planet from the game")
    def launch(self) -> Steps:
        g = self.g
        options = [("planet", planet) for planet in g.planets if not g.is_fluid(planet)]
        planet = (yield from g.choose(self.seat, "omega_missile.planet", options, source=self.source))[1]
        if (yield from self.spend(planet=("planet", planet))) and planet in g.planets:
            yield from g.remove_planet(planet, self.id)
