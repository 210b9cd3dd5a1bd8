"""Mirror Cluster."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import COMPARE, OUTCOME_OF

from .hazard import Hazard


class MirrorCluster(Hazard):
    """The lower total wins."""

    id, name = "mirror_cluster", "Mirror Cluster"
    text = "If both reveal attacks, the lower total wins; ties still go to the defense."
    force = "lower_wins"
    __slots__ = ()

    @modify(COMPARE)
    def mirrored(self, sign: int) -> int:
        return -sign

    @modify(COMPARE, layer=9)
    def tied(self, sign: int) -> int:
        """Whatever a comet says (HW-9)."""
        totals = self.g.encounter.totals
        return 0 if totals[0] == totals[1] else sign

    @modify(OUTCOME_OF, layer=-1)
    def by_totals(self, outcome: str) -> str:
        """The same where a comet looks at something else than the totals."""
        g = self.g
        return g.compared() if g.both_attacks() and not g.encounter.forced else outcome
