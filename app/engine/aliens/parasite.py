"""Parasite."""

from __future__ import annotations

from typing import Any

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import changes
from app.engine.moments import (
    ALLY,
    ALLY_OPTIONS,
    COMMITTING,
    DEF_ALLY,
    OFF_ALLY,
    OUTSIDER,
    POWER_CHANGED,
    SHIP_LIMIT,
)
from app.engine.plans import Happened


class Parasite(Alien):
    """May join either side uninvited when its turn to answer comes."""

    id, name = "parasite", "Parasite"
    tagline, power_name, alert = "Allies without being invited", "Infestation", "green"
    mandatory, roles, phases = False, ("bystander",), ("alliance",)
    text = (
        "When it is your turn to answer invitations, you may use this power to join the offense or the defense as "
        "an ally as if that main player had invited you, with one to four ships. No use is needed to accept a real "
        "invitation."
    )
    zap_text = (
        "Announced together with the side at your turn to answer. Zapped: you may still accept a real invitation, "
        "if you have one; otherwise you stay out."
    )
    wild_text = (
        "When another player's sheet is turned down for too few home colonies: one of your ships founds a colony on "
        "one of that player's home planets where you have none."
    )
    super_text = "When you become an ally, send any number of your ships from your colonies, without the limit of four."
    rulings = (
        ("Force Field", "It removes Parasite like any other ally, after alliances are formed."),
        ("effects that forbid inviting (not allying)", "They do not stop Parasite."),
        ("effects that forbid allies", "They do stop Parasite."),
        ("Parasite as main player", "The power is not usable; it cannot ally."),
        ("invited by both, wants neither", "It may decline."),
        ("rewards", "A defensive ally by this power gets rewards like an invited one."),
        (
            "wild side and the same player twice",
            "Possible again later if that player regained and lost the power again.",
        ),
        (
            "wild side when only hidden or zapped powers are gone",
            "Only a loss by R-POWER-1 counts, not a zap or a sheet that is still hidden.",
        ),
    )

    asks = {
        "planet": ("Parasite Flare: which planet?", "Choose the planet on which your ship founds a colony."),
        "ship": ("Parasite Flare: which ship?", "Choose the colony that the ship comes from."),
    }
    traits = {"joins_unasked": True}
    does = {"swarm": "look", "infest": changes(lambda me: {me.seat: {"colonies": 1}})}
    like = {"planet": "colony", "ship": "spare_one"}

    @modify(ALLY_OPTIONS, roles=OUTSIDER)
    def uninvited(self, ways: list[tuple[int, Any]], seat: int) -> list[tuple[int, Any]]:
        if seat != self.seat or self.power is None or self.power.zapped or not self.g.may_use(seat, self.hook):
            return ways
        invited = [role for role, _ in ways]
        return [*ways, *((role, self) for role in (OFF_ALLY, DEF_ALLY) if role not in invited)]

    def join(self, role: int) -> Steps:
        """The use: announced together with the chosen side; False if zapped."""
        self.acting = True
        return (yield from self.announce(side=("side", 0 if role == OFF_ALLY else 1)))

    @super_
    @on(
        COMMITTING,
        when=lambda me, role: bool(role & ALLY) and me.g.has_more_to_send(me.seat, role),
        says="send any number of ships",
    )
    def swarm(self, role: int) -> Steps:
        if (yield from self.announce()):
            self.mark("swarm")

    @modify(SHIP_LIMIT, mark="swarm")
    def without_limit(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return (1, self.g.available(seat)) if seat == self.seat else limit

    @wild
    @on(POWER_CHANGED, when=lambda me, happened: bool(me.hosts(happened)), says="found a colony in that home system")
    def infest(self, happened: Happened) -> Steps:
        g, seat = self.g, self.seat
        planets = [("planet", planet) for planet in self.hosts(happened)]
        planet = yield from g.choose(seat, "parasite.planet", planets, source=self.source)
        places = g.ship_places(seat)
        place = yield from g.choose(seat, "parasite.ship", places, source=self.source)
        if (yield from self.announce(whom=("seat", happened.seat), planet=planet)):
            yield from g.move([[seat, 1, place[1], planet[1]]], "settled", self.id)

    def hosts(self, happened: Happened) -> list[int]:
        """Home planets of another player who has lost a power for too few home colonies, without an own colony."""
        if happened.verb != "lost" or happened.seat == self.seat or not self.g.ship_places(self.seat):
            return []
        power = self.g.power(happened.count)
        if power is None or not power.open:  # no sheet was turned down that lay face up
            return []
        ships = self.g.state.ships
        return [planet for planet in self.g.home_planets(happened.seat) if not ships[planet][self.seat]]
