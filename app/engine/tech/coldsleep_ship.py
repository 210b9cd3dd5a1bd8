"""Coldsleep Ship."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import changes
from app.engine.moments import FREE_REGROUP
from app.engine.tech_effect import Tech

MOST_SHIPS = 4


class ColdsleepShip(Tech):
    """Coldsleep Ship."""

    id, name, number = "coldsleep_ship", "Coldsleep Ship", 9
    who, when = "any", "regroup"
    text = (
        "Discard to establish a colony on a planet of another player's home system where you have no colony, "
        "with one to four ships from own colonies."
    )

    asks = {
        "planet": ("Coldsleep Ship: where?", "Choose the planet on which you found a colony."),
        "now": (
            "Coldsleep Ship: settle at once?",
            "Its ships have no colony to go back to. They may all settle on a foreign planet now; by default they do.",
        ),
        "ships": ("Coldsleep Ship: how many ships?", "Send one to four ships to {planet}. By default one goes."),
    }
    does = {"wake": changes(lambda me: {me.seat: {"colonies": 1, "techs": -1}})}
    like = {"planet": "colony", "ships": "re_establish"}

    @on(*FREE_REGROUP, when=lambda me: me.ready(), says="found a colony on a foreign home planet")
    def wake(self) -> Steps:
        g = self.g
        planet = yield from self.where()
        best = g.best_loose(self.seat)
        default = {best: 1} if best is not None else {}
        ships = yield from g.allocate(
            self.seat, "coldsleep_ship.ships", g.loose_slots(self.seat), 1, MOST_SHIPS, default,
            source=self.source, args={"planet": ("planet", planet)},
        )  # fmt: skip
        if (yield from self.spend(planet=("planet", planet))):
            yield from g.move([[self.seat, n, place, planet] for place, n in ships.items()], "settled", self.id)

    def ready(self) -> bool:
        """There is a planet to go to and a ship to send."""
        return bool(self.planets()) and bool(self.g.ship_places(self.seat))

    def planets(self) -> list[int]:
        """Planets of other systems without an own colony."""
        g = self.g
        return [p for p in g.planets if g.system(p) != self.seat and not g.state.ships[p][self.seat]]

    def where(self) -> Steps:
        """The chosen planet."""
        options = [("planet", p) for p in self.planets()]
        return (yield from self.g.choose(self.seat, "coldsleep_ship.planet", options, source=self.source))[1]

    def settles_research(self) -> Steps:
        """Without a colony to return to, the research ships settle at once."""
        g = self.g
        if g.colonies(self.seat) or not self.planets():
            return False
        if not (yield from g.yes(self.seat, "coldsleep_ship.now", source=self.source, default=["0"])):
            return False
        planet = yield from self.where()
        self.acting = True
        if not (yield from self.announce(planet=("planet", planet))):
            return True  # the ships of a cancelled tech have gone where they could
        yield from g.move([[self.seat, self.research, self.card_.place, planet]], "settled", self.id)
        yield from self.discard()
        return True
