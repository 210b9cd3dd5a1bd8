"""Obverse."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import changes, spoils
from app.engine.moments import AFTER_FORMED, ALLY, GAINS, OFF_ALLY, OUTCOME, PARTICIPANT
from app.engine.outcomes import LANDS, REWARDED


class Obverse(Alien):
    """Turns the gate over: the gains of allies are exchanged."""

    id, name = "obverse", "Obverse"
    set = "classic"
    tagline, power_name, alert = "Swaps what allies gain", "Inversion", "green"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("alliance",)
    needs_word = "yes"
    text = (
        "As a main player or ally, after alliances are formed, you may use this power once per encounter to "
        "turn the hyperspace gate over. In this encounter the gains of allies are exchanged: if the offense "
        "wins, each offensive ally takes defender rewards for its ships (one card or one ship from the warp per "
        "ship) and returns those ships to colonies instead of landing; if the defense wins, each defensive "
        "ally's ships land on the targeted planet as a colony instead of earning rewards. Main players and "
        "losses are not affected. If the gate was already reversed in this encounter by a reverse cone, your "
        "use turns it back to normal."
    )
    zap_text = (
        "A Cosmic Zap may be played when the gate is turned: it stays as it was and the power cannot be used "
        "again this encounter."
    )
    wild_text = (
        "As an ally on the winning side, you may take the other kind of gain for yourself only: rewards for "
        "your ships instead of landing, or landing your ships on the targeted planet instead of rewards."
    )
    super_text = (
        "When you use your power you decide separately for each ally, yourself included, whether that ally's "
        "gains are exchanged."
    )
    rulings = (
        (
            "Where does this text come from?",
            (
                "The alien exists only in the Mayfair edition, whose card text we could not find. We built it "
                "on the reverse-cone rule of the seeds, which is the only 'other side' in the game; treat the "
                "text above as the rule."
            ),
        ),
        (
            "What exactly is exchanged?",
            (
                "With the gate reversed, winning offensive allies receive rewards, winning defensive allies "
                "land their ships."
            ),
        ),
        (
            "A defensive ally's landing is its fifth foreign colony",
            "It wins the game.",
        ),
        (
            "The defense is defending a foreign colony on the ally's own home planet",
            "The ally lands at home; that is a home colony.",
        ),
        (
            "A deal",
            "Allies return home as usual; the reversal has no effect.",
        ),
        (
            "Filth as defense or offense",
            "Filth's own rule decides whether the landed ally may stay.",
        ),
        (
            "Moons",
            "There are no allies against a moon, so the power has nothing to work on.",
        ),
        (
            "Silencer",
            "The old Silencer stops Obverse.",
        ),
    )

    asks = {"allies": ("Obverse Flare: whose gains?", "Choose the allies whose gains are exchanged.")}
    does = {"turn_over": spoils(lambda me: me.exchanged()), "turn_own": changes(lambda me: me.other_gain())}

    @on(
        AFTER_FORMED, roles=PARTICIPANT, when=lambda me: bool(me.allies()), says="the gains of all allies are exchanged"
    )
    def turn_over(self) -> Steps:
        seats: list[int] = []  # all who are allies in the end
        if (yield from self.offers_flare("decide for each ally")):
            options = [("seat", x) for x in self.allies()]
            chosen = yield from self.g.some(self.seat, "obverse.allies", options, 1, len(options), source=self.source)
            if (yield from self.play_flare(whom=chosen)):
                seats = [seat for _, seat in chosen]
        if (yield from self.announce()):
            self.mark("turned", data=seats)

    def allies(self) -> list[int]:
        """All allies of both sides; in the warp, where nobody lands, there is nothing to exchange."""
        return [x for x in self.g.order() if self.g.role(x) & ALLY] if not self.g.in_warp else []

    @modify(GAINS, mark="turned")
    def exchange(self, gain: str, seat: int) -> str:
        if self.mark_ is None or (self.mark_.data and seat not in self.mark_.data):
            return gain
        return REWARDED if gain == LANDS else LANDS

    @wild
    @on(
        OUTCOME,
        roles=ALLY,
        when=lambda me: me.g.won(me.seat) and not me.g.in_warp,
        says="take the other kind of gain for yourself",
    )
    def turn_own(self) -> Steps:
        if (yield from self.announce()):
            self.mark("turned", data=[self.seat])

    def exchanged(self) -> tuple[dict[int, dict[str, int]], dict[int, dict[str, int]]]:
        """What the allies get instead if the offense wins, and if the defense does."""
        g, rows = self.g, ({}, {})
        for x in self.allies():
            sign = -1 if g.role(x) & OFF_ALLY else 1
            rows[g.side_of(x)][x] = {"colonies": sign, "cards": -sign * g.ships_in_encounter(x)}
        return rows

    def other_gain(self) -> dict[int, dict[str, int]]:
        """A colony for rewards, or rewards for a colony."""
        return {self.seat: self.exchanged()[self.side].get(self.seat, {})}
