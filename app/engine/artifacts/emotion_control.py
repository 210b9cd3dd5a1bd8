"""Emotion Control."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.effects import Artifact, on
from app.engine.moments import AFTER_REVEAL, DEFENSE, OFFENSE


class EmotionControl(Artifact):
    """Every revealed attack counts as a negotiate until the encounter ends, so a deal is made (R-REVEAL-3)."""

    id, name = "emotion_control", "Emotion Control"
    when = "reveal, after the cards are turned up"
    text = (
        "All revealed attack cards count as negotiates until the encounter ends; the main players try to make a deal."
    )

    @on(AFTER_REVEAL, when=lambda me: ATTACK in me.g.types(), says="turn all attacks into negotiates")
    def calm(self) -> Steps:
        if (yield from self.announce()):
            for side in (OFFENSE, DEFENSE):
                if self.g.card_face(side)[0] == ATTACK:
                    self.g.become(side, NEGOTIATE)
