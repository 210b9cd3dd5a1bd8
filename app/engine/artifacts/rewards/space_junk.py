"""Space Junk."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import ANYTIME, EVERY_PHASE


class SpaceJunk(Artifact):
    """The top card of the cosmic discard pile goes to a hand; it lies open, so all know it there."""

    id, name = "space_junk", "Space Junk"
    text = "A player of your choice takes the top card of the discard pile into the hand."
    asks = {"whom": ("Space Junk: who gets it?", "Choose the player who takes the top card of the discard pile.")}
    events = {"taken": "{who} takes {card} from the discard pile."}
    does = {"dump": lambda me: {"kind": "salvage", "what": "top"}}
    like = {"whom": "myself"}

    @on(
        ANYTIME, phases=EVERY_PHASE, when=lambda me: bool(me.g.state.discard),
        says="a player takes the top card of the discard pile",
    )  # fmt: skip
    def dump(self) -> Steps:
        g, state = self.g, self.g.state
        whom = yield from g.choose(self.seat, "space_junk.whom", [("seat", x) for x in g.order()])
        if (yield from self.announce(whom=whom)) and state.discard:
            card = state.discard.pop()
            g.to_hand(card, whom[1], openly=True)
            g.emit("space_junk.taken", whom[1], card=("face", g.face(card).id))
