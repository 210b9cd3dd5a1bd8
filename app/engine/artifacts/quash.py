"""Quash."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import DEAL_AGREED
from app.engine.outcomes import DEAL_FAILED


class Quash(Artifact):
    """An agreed deal does not happen; both main players pay the penalty (R-DEAL-7, R-DEAL-10)."""

    id, name = "quash", "Quash"
    when = "resolution, when a deal was agreed"
    text = "The agreed deal does not happen; both main players suffer the penalty of a failed deal."

    @on(DEAL_AGREED, says="the deal fails", when=lambda me: not me.g.encounter.forced)
    def squash(self) -> Steps:
        if (yield from self.announce()):
            self.g.set_outcome(DEAL_FAILED)
