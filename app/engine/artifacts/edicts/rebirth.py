"""Rebirth."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import FREE_REGROUP


class Rebirth(Artifact):
    """The own alien is exchanged for a random unused one that can be acquired in the middle of a game (EX-24)."""

    id, name = "rebirth", "Rebirth"
    when = "regroup"
    text = "Turn in your alien sheet and become a random alien that nobody has."
    does = {"change": "new_power"}

    @on(*FREE_REGROUP, when=lambda me: me.possible(), says="become another alien, drawn at random")
    def change(self) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        old = yield from g.choose_power(self.seat)
        alien = g.draw_alien()
        if alien is not None:
            yield from g.drop_power(old)
            yield from g.gain_power(self.seat, alien)

    def possible(self) -> bool:
        """An own alien that can be given up, and another that can be got."""
        g = self.g
        unused = (*g.state.unused, *g.state.put_away)
        return g.transferable(self.seat) and any(g.acquirable(alien) for alien in unused)
