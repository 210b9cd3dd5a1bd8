"""Parasite."""

from __future__ import annotations

from typing import Any

from app.engine.asks import Steps
from app.engine.effects import Alien, modify
from app.engine.moments import ALLY_OPTIONS, DEF_ALLY, OFF_ALLY, OUTSIDER


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

    @modify(ALLY_OPTIONS, roles=OUTSIDER)
    def uninvited(self, ways: list[tuple[int, Any]], seat: int) -> list[tuple[int, Any]]:
        if seat != self.seat or self.power is None or self.power.zapped:
            return ways
        invited = [role for role, _ in ways]
        return [*ways, *((role, self) for role in (OFF_ALLY, DEF_ALLY) if role not in invited)]

    def join(self, role: int) -> Steps:
        """The use: announced together with the chosen side; False if zapped."""
        self.acting = True
        return (yield from self.announce(side=("side", 0 if role == OFF_ALLY else 1)))
