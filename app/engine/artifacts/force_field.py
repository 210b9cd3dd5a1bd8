"""Force Field."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import AFTER_FORMED


class ForceField(Artifact):
    """Cancels the alliances of any allies of one or both sides; they become outsiders (R-ALLIANCE-8)."""

    id, name = "force_field", "Force Field"
    when = "alliance, after alliances are formed"
    text = "Cancel the alliance of any one or more allies, of either side. Their ships return to their colonies."
    asks = {"allies": ("Force Field", "Choose one or more allies whose alliance ends.")}

    @on(AFTER_FORMED, when=lambda me: any(me.g.encounter.allies), says="send allies home")
    def repel(self) -> Steps:
        g = self.g
        allies = g.allied()
        chosen = yield from g.some(self.seat, "force_field.allies", [("seat", x) for x in allies], 1, len(allies))
        if (yield from self.announce(whom=list(chosen))):
            yield from g.dismiss([seat for seat in g.order() if ("seat", seat) in chosen], self.id)
