"""Galactic Council."""

from __future__ import annotations

from typing import Any

from app.engine.asks import Steps
from app.engine.councils import Council, Pair

from .hazard import Hazard

SHIPS = 3


class GreatCouncil(Council):
    """Every player talks with every other one; all must gain, and all must agree."""

    clock, source = "deal_of_all", ("hazard", "galactic_council")
    pair_text, consent_text = "galactic_council.pair", "galactic_council.consent"

    def complete(self) -> bool:
        """Everybody gains a card or a colony."""
        return all(any(pair.gains(seat) for pair in self._of(seat)) for seat in self.parties)

    def _of(self, seat: int) -> list[Pair]:
        return [pair for pair in self.pairs if seat in pair.parties]

    def refuse(self, pair: Pair, seat: int) -> None:
        """These two settle nothing."""
        g, other = self.g, pair.other(seat)
        pair.refused = seat
        g.emit_event("galactic_council.parted", seat, {"whom": ("seat", other)}, self.source)
        self.settled(pair)

    def settled(self, pair: Pair) -> None:
        """These two are done. Who gains nothing and talks with nobody any more ends the council."""
        for party in pair.parties:
            if not any(each.talking or each.gains(party) for each in self._of(party)):
                self.refused = party

    def consent_args(self) -> dict[str, Any]:
        """Who would have enough foreign colonies with it."""
        g = self.g
        new = [seat for seat, planet in self.granted() if g.system(planet) != seat]
        return {"whom": [("seat", x) for x in new if g.foreign_count(x) + 1 >= g.colonies_needed]}


class GalacticCouncil(Hazard):
    """One deal of all instead of the encounter."""

    id, name = "galactic_council", "Galactic Council"
    text = (
        "Instead of the encounter all players talk about one common deal: every two of them may settle what passes "
        "between them, as in a deal. Everybody must gain a card or a colony, nobody more than one colony, and all must "
        "agree to the whole. Then it is carried out and the encounter is successful; else everybody loses three ships "
        "to the warp."
    )
    asks = {
        "pair": (
            "Galactic Council: your part with {who}",
            "Agree what passes between you and {who}, if anything does. By default the two of you settle nothing.",
        ),
        "consent": (
            "Galactic Council: do you agree to the deal?",
            "Everybody gains something by it now, and it is made if all agree. It would make win: {whom}. "
            "By default you do not agree, and everybody loses three ships.",
        ),
    }
    events = {
        "parted": "{who} settles nothing with {whom}.",
        "agreed": "All accept the deal.",
        "failed": "The council ends without a deal.",
    }
    like = {"pair": "deal", "consent": "accept"}
    __slots__ = ()

    def enters(self) -> Steps:
        """The gate ships return first; what is agreed or not, the encounter is over."""
        g = self.g
        yield from g.send_home(g.order())
        council = GreatCouncil(g, tuple(g.order()))
        if council.may_agree() and (yield from council.talk()) and (yield from council.carry_out()):
            g.emit_event("galactic_council.agreed", None, {}, self.source)
        else:
            g.emit_event("galactic_council.failed", None, {}, self.source)
            yield from self.punish()
        g.go_to("end")

    def punish(self) -> Steps:
        """Everybody loses three ships, as one action."""
        g = self.g
        chosen = yield from g.choose_ships_together(dict.fromkeys(g.order(), SHIPS), "penalty", source=self.source)
        yield from g.lose([(seat, n, place) for seat in chosen for place, n in chosen[seat].items()], self.id)
