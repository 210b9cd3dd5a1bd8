"""By Vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import PASS, Ask, Round, Steps

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class ByVote(Cone):
    """The others vote."""

    id, name = "by_vote", "By Vote"
    text = (
        "All other players vote at the same time for one of themselves as the defense. You decide among the "
        "leaders if there is a tie."
    )
    asks = {
        "vote": (
            "By Vote: whom is the encounter against?",
            "Vote for one of you as the defense; votes are shown together. By default you abstain.",
        )
    }
    events = {"votes": "{who} votes for {whom}.", "abstains": "{who} abstains."}
    like = {"vote": "harm"}
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """Everybody else."""
        return g.clockwise(g.encounter.offense)

    @classmethod
    def decide(cls, g: Game) -> Steps:
        """The votes are shown together; if all abstain, or for a tie, the offense decides."""
        encounter = g.encounter
        voters, names = g.clockwise(encounter.offense), [("seat", x) for x in encounter.omen.fits]
        asks = [
            Ask(
                x, "by_vote.vote", options=(PASS, *names), default=["0"], clock="launch", phase="destiny",
                source=("variant", cls.id),
            )
            for x in voters
        ]  # fmt: skip
        answers = yield Round(asks)
        votes = [answer[0] for answer in answers]
        for voter, vote in zip(voters, votes, strict=True):
            if vote == PASS:
                g.emit_event("by_vote.abstains", voter, {}, ("variant", cls.id))
            else:
                g.emit_event("by_vote.votes", voter, {"whom": vote}, ("variant", cls.id))
        counts = [votes.count(name) for name in names]
        leaders = [name for name, n in zip(names, counts, strict=True) if n == max(counts)]
        return (yield from cls.choose(g, leaders))[1], -1
