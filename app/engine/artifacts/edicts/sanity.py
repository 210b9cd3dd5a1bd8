"""Sanity."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import ANYTIME, ENCOUNTER, EVERY_PHASE, PHASE, SANITY
from app.engine.state import IDLE, Power


class Sanity(Artifact):
    """Until the encounter ends: no flares, no effects of flares, no moons, one power each (EX-22)."""

    id, name = "sanity", "Sanity"
    text = (
        "Until the encounter ends no flare can be played, what flares have done stops, moons do nothing, and a player "
        "with several powers may use only one of them, chosen now."
    )
    asks = {"power": ("Sanity: which power?", "Choose the power that goes on working; the others rest.")}
    events = {"rests": "{what} of {who} rests until the encounter ends."}
    does = {"restore": "nothing"}

    @on(
        ANYTIME,
        phases=EVERY_PHASE,
        when=lambda me: not me.g.has_mark(SANITY),
        says="no flares, no moons, one power each",
    )
    def restore(self) -> Steps:
        g, state = self.g, self.g.state
        if not (yield from self.announce()):
            return
        self.mark(SANITY)
        state.marks = [mark for mark in state.marks if not self.of_a_flare(mark.source, mark.power, mark.until)]
        back, state.lasting = state.lasting, []
        for card, seat in back:
            g.to_hand(card, seat, openly=True)
        for seat in (yield from g.in_turn(g.order(), lambda x: len(self.working(x)) > 1)):
            yield from self.keep_one(seat)
        g.reindex()
        yield from g.settle()

    @staticmethod
    def of_a_flare(source: str, power: int, until: str) -> bool:
        """A mark of this encounter that no power has left."""
        return source.startswith("alien:") and power < 0 and until in (PHASE, ENCOUNTER)

    def keep_one(self, seat: int) -> Steps:
        """R-POWER-9: of several powers the owner keeps one; what lies beside it stays with it."""
        g = self.g
        powers = self.working(seat)
        if len(powers) < 2:
            return
        options = [("alien", power.alien) for power in powers]
        kept = yield from g.choose(seat, "sanity.power", options, source=self.source)
        for power in powers:
            if power.alien != kept[1]:
                self.rest(power)

    def working(self, seat: int) -> list[Power]:
        """The powers of a seat that are in force."""
        return [power for power in self.g.powers_of(seat) if power.open and power.up]

    def rest(self, power: Power) -> None:
        """A power is set aside until the encounter ends."""
        power.idle = IDLE
        what = ("alien", power.alien)
        self.g.emit("sanity.rests", power.seat, what=what)
