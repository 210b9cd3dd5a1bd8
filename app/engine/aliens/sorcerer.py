"""Sorcerer."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_SELECT, ALLY, BEFORE_SELECT, MAIN


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
    rulings = (
        ("both main players can switch (copied power)", "Order of play; two switches undo each other."),
        (
            "negotiate switched away",
            (
                "The player who reveals the negotiate and loses to an attack collects compensation, not the one who "
                "selected it."
            ),
        ),
        ("morph", "A morph copies the card the other player reveals after the switch."),
        (
            "Oracle as opponent",
            "Allowed after Oracle has selected; Oracle has seen one of the cards, Sorcerer knows only its own.",
        ),
        ("Clone", "The Clone may keep the card it revealed."),
        (
            "Gambler as opponent",
            (
                "After a switch the Gambler bluffs about the card it selected, which lies before the Sorcerer; the "
                "Sorcerer accepts or challenges without looking."
            ),
        ),
        (
            "Mirror, Calculator and others of the same window",
            "Order of play. They name effects on the cards as revealed, so the order does not change the result.",
        ),
        ("Warrior, Miser and other sheets with components (wild side)", "The components move with the sheet."),
        (
            "aliens that cannot be separated from their player (wild side)",
            "If one main player has such an alien, the flare cannot be played.",
        ),
        ("Sorcerer is an ally (wild side)", "Allowed; it is not a main player."),
    )
    traits = {"switches": True}
    does = {"switch": "switch", "exchange": lambda me: {"kind": "powers"}}

    @on(AFTER_SELECT, roles=MAIN, widen=ALLY, says="switch the two cards; by default they stay")
    def switch(self) -> Steps:
        if (yield from self.announce()):
            self.g.switch_selected()

    @wild
    @on(
        BEFORE_SELECT, when=lambda me: me.possible(), says="the main players exchange their powers; then the flare goes"
    )
    def exchange(self) -> Steps:
        g = self.g
        yield from self._step_forward()
        first = yield from g.choose_power(g.encounter.offense)
        second = yield from g.choose_power(g.encounter.defense)
        if not (yield from self.announce(whom=[("seat", first.seat), ("seat", second.seat)])):
            return
        yield from g.exchange(first, second)
        if self.act is not None:
            self.act.fate = self.sorcerer()

    def sorcerer(self) -> int:
        """The seat that has the Sorcerer; -1 if nobody has."""
        return next((power.seat for power in self.g.state.powers if power.alien == self.id and not power.hidden), -1)

    def possible(self) -> bool:
        """The Sorcerer is no main player, and each main player has powers that may all change hands."""
        encounter = self.g.encounter
        main = (encounter.offense, encounter.defense)
        if self.sorcerer() in main:
            return False
        return all(self.g.transferable(seat) for seat in main)
