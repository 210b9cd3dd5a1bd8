"""Lunar Cannon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import WILD
from app.engine.effects import modify, on
from app.engine.moments import AFTER_REVEAL, PARTICIPANT, SIDE_TERMS, TURNED_UP
from app.engine.outcomes import Term
from app.engine.tech_effect import Tech

BLAST = 10


class LunarCannon(Tech):
    """Lunar Cannon."""

    id, name, number = "lunar_cannon", "Lunar Cannon", 5
    who, when = "main, ally", "reveal"
    text = (
        "When completed place the cannon between two of your home planets. While this tech is face up you "
        "control it. As main player or ally you may add 10 to your side in an encounter at a planet next to "
        "the cannon. Each time a wild destiny card is drawn you may move the cannon to any place between two "
        "planets of one system."
    )

    events = {"stands": "The cannon of {who} stands between {planet} and {next}."}
    asks = {
        "place": ("Lunar Cannon: where?", "Choose the planet after which the cannon stands, between it and the next."),
        "fire": ("Lunar Cannon: add 10?", "The cannon may add 10 to your side's total. By default it does."),
    }
    does = {"roll": "nothing"}
    like = {"fire": "accept"}

    def completed(self) -> Steps:
        yield from self.put(self.g.home_planets(self.seat))

    def put(self, planets: list[int]) -> Steps:
        """Place the cannon between a planet and the next one of its system; the last and the first are neighbours."""
        g = self.g
        options = [("planet", p) for p in planets if p in g.orbit(g.system(p)) and len(g.orbit(g.system(p))) > 1]
        if options:
            place = (yield from g.target(self.seat, "lunar_cannon.place", options, source=self.source))[1]
            system = g.orbit(g.system(place))
            after = system[(system.index(place) + 1) % len(system)]
            self.card_.data = [place, after]
            between = {"planet": ("planet", place), "next": ("planet", after)}
            g.emit_event("lunar_cannon.stands", self.seat, between, self.source)

    def beside(self) -> bool:
        """The target planet is next to a cannon of this seat."""
        return any(self.g.encounter.planet in card.data for card in self.own_cards())

    @on(AFTER_REVEAL, roles=PARTICIPANT, must=True, when=lambda me: me.beside())
    def fire(self) -> Steps:
        """Asked by itself, because by default it is used."""
        more = yield from self.g.yes(self.seat, "lunar_cannon.fire", source=self.source, default=["0"])
        if more and (yield from self.announce()):
            self.mark("fired", data=[self.side])

    @modify(SIDE_TERMS, mark="fired")
    def blast(self, terms: list[Term], side: int) -> list[Term]:
        own = self.mark_.data[0] if self.mark_ else -1
        return [*terms, ("lunar_cannon", BLAST, "tech:lunar_cannon")] if side == own else terms

    @on(TURNED_UP, when=lambda me: me.g.destiny_faces[me.g.encounter.card].kind == WILD, says="move the cannon")
    def roll(self) -> Steps:
        if (yield from self.announce()):
            yield from self.put(list(self.g.planets))
