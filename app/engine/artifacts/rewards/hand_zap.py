"""Hand Zap."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import FREE_REGROUP
from app.engine.state import HAND


class HandZap(Artifact):
    """A player discards the whole hand and draws eight cards; the own hand may be chosen."""

    id, name = "hand_zap", "Hand Zap"
    when = "regroup"
    text = "A player of your choice discards the whole hand and draws eight cards."
    asks = {"whom": ("Hand Zap: whose hand?", "Choose the player who discards the hand and draws eight cards.")}
    does = {"renew": lambda me: {"kind": "refresh", "cards": HAND}}
    like = {"whom": "myself"}

    @on(*FREE_REGROUP, says="a player gets a new hand")
    def renew(self) -> Steps:
        g = self.g
        whom = yield from g.choose(self.seat, "hand_zap.whom", [("seat", x) for x in g.order()])
        if (yield from self.announce(whom=whom)):
            yield from g.new_hand(whom[1])
