"""Warp Mill."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.moon_card import ONE_SHOT, MoonCard
from app.engine.warp_out import empty_warp


class WarpMill(MoonCard):
    """All ships leave the warp."""

    id, name, category, wording = "warp_mill", "Warp Mill", "full", ONE_SHOT
    traits = {"worth": 0.1}
    text = "All ships of all players return from the warp to colonies of their owners."
    asks = {"place": ("Warp Mill", "Place {n|ship|ships} from the warp on your colonies. By default they are spread.")}
    like = {"place": "retrieve"}

    def happens(self) -> Steps:
        yield from empty_warp(self)
