"""Sorcerer."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on
from app.engine.moments import AFTER_SELECT, MAIN


class Sorcerer(Alien):
    """Swaps the two cards while both lie face down; from then on each counts as its revealer's card."""

    id, name = "sorcerer", "Sorcerer"
    tagline, power_name, alert = "Switches the played cards", "Magic", "green"
    mandatory, roles, phases = False, ("offense", "defense"), ("planning",)
    text = (
        "As a main player, while both selected encounter cards lie on the table, you may use this power: the two cards "
        "change places. Each then counts in every respect as the card of the player who reveals it."
    )
    zap_text = "Announced before the cards change places. Zapped: each player reveals the own card."
    wild_text = (
        "If the Sorcerer is not a main player, before cards are selected: the two main players exchange their "
        "powers and keep them. Then give this flare to the player who has the Sorcerer, or discard it."
    )
    super_text = "As an ally, you may use your power on the cards of the two main players."

    @on(AFTER_SELECT, roles=MAIN, says="switch the two cards; by default they stay")
    def switch(self) -> Steps:
        if (yield from self.announce()):
            encounter = self.g.encounter
            for pair in (encounter.slots, encounter.face_up, encounter.chosen_by):
                pair.reverse()
