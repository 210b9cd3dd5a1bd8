"""Title Moon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.moon_card import INTERMITTENT, MoonCard

if TYPE_CHECKING:
    from app.engine.game import Game

TITLES = (
    "keeper", "admiral", "oracle_of_cheese", "duchess", "cartographer", "night_watch", "first_in_orbit", "stowaway",
)  # fmt: skip


class Title(MoonCard):
    """A title beside the name."""

    id, name, category, wording = "title", "Title Moon", "cheese", INTERMITTENT
    text = "Choose a title; it is shown beside your name until another player takes the moon."
    asks = {"which": ("Title Moon", "Choose the title that is shown beside your name. By default the first.")}
    labels = {
        "keeper": "Keeper of the Moon",
        "admiral": "Admiral of Dust",
        "oracle_of_cheese": "Oracle of Cheese",
        "duchess": "Their Grace of the Far Side",
        "cartographer": "Cartographer of Craters",
        "night_watch": "Captain of the Night Watch",
        "first_in_orbit": "First in Orbit",
        "stowaway": "Honorary Stowaway",
    }
    events = {"takes": "{who} is now called: {what}."}

    def happens(self) -> Steps:
        options = [("choice", f"title.{key}") for key in TITLES]
        chosen = yield from self.g.choose(self.seat, "title.which", options, source=self.source)
        self.moon.data = [options.index(chosen), self.seat]
        self.g.emit_event("title.takes", self.seat, {"what": chosen}, self.source)

    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        held = {
            str(moon.seat): TITLES[moon.data[0]]
            for moon in g.moon_at.values()
            if moon.card == cls.id and moon.data and moon.seat == moon.data[1]
        }
        return {"titles": {seat: cls.titled(key) for seat, key in held.items()}} if held else {}

    @classmethod
    def titled(cls, key: str) -> dict[str, Any]:
        """A title in words, and as a message."""
        return {"label": cls.labels[key], "msg": {"key": f"label.{cls.id}.{key}", "args": {}}}
