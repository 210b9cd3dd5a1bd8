"""Tech Scrambler."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, on, respond
from app.engine.hints import changes
from app.engine.moments import ANYTIME, EVERY_PHASE, TECH_ANNOUNCED
from app.engine.state import TechCard
from app.engine.tech_effect import Tech


class TechScrambler(Tech):
    """Tech Scrambler."""

    id, name, number = "tech_scrambler", "Tech Scrambler", 0
    who, when = "any", "any"
    hidden_until_used = True
    text = (
        "Reveal and discard to cancel the effect of any other tech whose number is at most the number of "
        "ships on this card; that tech is discarded."
    )

    asks = {"which": ("Tech Scrambler: which tech?", "Choose the tech in play that is discarded.")}
    does = {"jam": "cancel", "wreck": changes(lambda me: me.wrecked())}

    @respond(TECH_ANNOUNCED, own=lambda me, act: act.choices.get("number", 0) <= me.research, says="cancel this tech")
    def jam(self, act: Act) -> Steps:
        if (yield from self.spend(whom=("seat", act.seat), number=self.research)):
            self.g.cancel(act)

    @on(ANYTIME, phases=EVERY_PHASE, own=lambda me: bool(me.targets()), says="discard a tech in play")
    def wreck(self) -> Steps:
        g = self.g
        options = [("tech_in_play", card) for card in self.targets()]
        card = (yield from g.choose(self.seat, "tech_scrambler.which", options, source=self.source))[1]
        if (yield from self.spend(whom=("seat", card.seat), number=self.research)):
            yield from g.discard_tech(card)

    def targets(self) -> list[TechCard]:
        """Tech in play whose number is at most the ships on this card; X-tech is in play only while it is used."""
        g = self.g
        return [card for card in g.state.techs if card.up and 0 < g.tech_number(card) <= self.research]

    def wrecked(self) -> dict[int, dict[str, float]]:
        """The one of the highest number that others have in play."""
        seat, number = max(((c.seat, self.g.tech_number(c)) for c in self.targets() if c.seat != self.seat),
                           key=lambda row: row[1], default=(self.seat, 0))  # fmt: skip
        return (
            {self.seat: {"techs": -1}}
            if seat == self.seat
            else {seat: {"techs": -number / 2}, self.seat: {"techs": -1}}
        )
