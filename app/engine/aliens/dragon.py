"""Dragon."""

from __future__ import annotations

from collections import Counter

from app.engine.asks import Steps
from app.engine.cards import WILD
from app.engine.effects import Alien, on, replace, super_, wild
from app.engine.hints import planets
from app.engine.moments import AFTER_AIM, CAUSE_CHOICE, DESTINY_AWAY, DESTINY_PUT, NO_DRAW, OFF, PHASE
from app.engine.plans import Plan

SET, SET_WITH_FLARE = 3, 2


class Dragon(Alien):
    """Collects destiny cards; three of a colour burn a planet of that system."""

    id, name = "dragon", "Dragon"
    set = "classic"
    tagline, power_name, alert = "Collects destiny, burns planets", "Scorching", "yellow"
    mandatory, roles = True, ("any",)
    phases = ("destiny",)
    text = (
        "Whenever a destiny card is drawn that shows a player's colour (yours too) or is wild, it is put on "
        "this sheet when it would be discarded. After the third card of one colour has been put here, use this "
        "power: those three are discarded and you scorch a planet, your pick, of the home system of that "
        "colour. Whatever stands on it is lost to the warp, and the planet itself is out of the game. Each time "
        "a card has just been put here, wild cards on the sheet may be counted as whatever colour you like. As "
        "the offense you may take a destiny card off this sheet (it is discarded) in place of a draw; it then "
        "works as the drawn card. When the destiny deck is reshuffled, all cards on this sheet are shuffled "
        "into it."
    )
    zap_text = (
        "Each scorching is a use; zapped when colour and planet are announced, the cards stay on the sheet and "
        "nothing burns. Collecting cards and using one instead of a draw are not uses and cannot be zapped by "
        "themselves."
    )
    wild_text = (
        "As the offense, after you have aimed the gate, you may play this flare to send one ship of the defense "
        "on the target planet to the warp."
    )
    super_text = (
        "After the second card of one player's colour has been put on this sheet you may play this flare to use "
        "your power with those two cards. Wild cards cannot be used for this."
    )
    rulings = (
        (
            "own colour",
            "The Dragon's own three cards scorch a planet of its own system; it is mandatory.",
        ),
        (
            "zapped scorching",
            (
                "The three cards stay. The next time a card is put on the sheet in a later encounter and three "
                "of that colour are there, the power is used again."
            ),
        ),
        (
            "one card completes two colours",
            (
                "Not possible with coloured cards; with wild cards the owner chooses one colour. Only one "
                "scorching per card put down."
            ),
        ),
        (
            "target of the coming encounter",
            "The gate is not aimed yet; a scorched planet is no longer a legal target.",
        ),
        (
            "the last planet of a system",
            "May be scorched; a player without planets is encountered no more (R-DESTINY-11).",
        ),
        (
            "losing the power by scorching",
            "The victim with fewer than three home colonies loses its power at settle.",
        ),
        (
            "foreign colonies on a scorched planet",
            "They are lost like all others; the colony counts go down.",
        ),
        (
            "Assassin, Disease and other readers of the colour",
            "They act when the card is turned up; the Dragon's part comes after the defense is fixed.",
        ),
        (
            "moons",
            "A moon is not a planet and cannot be scorched.",
        ),
        (
            "special destiny cards",
            "They are not collected although they count as a colour for other effects.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "planet": ("Dragon: which planet burns?", "Choose a planet of {whom}; everything on it is lost."),
        "colour": ("Dragon: whose planet?", "Choose whose system is scorched."),
        "card": ("Dragon: which card?", "Choose the collected card that you use instead of a draw."),
    }
    events = {"collects": "{who} collects {card}.", "burns": "{who} scorches {planet}.", "uses": "{who} uses {card}."}
    does = {
        "breathe_fire": "gain",
        "scorch_with_wilds": planets("destroy", lambda me: me.prey(me.colours(SET, wilds=True))),
        "scorch_with_two": planets("destroy", lambda me: me.prey(me.colours(SET_WITH_FLARE))),
        "spend": "gain",
    }
    like = {"planet": "destroy", "colour": "harm"}

    def collected(self) -> list[int]:
        """The destiny cards on the own sheet."""
        powers = {p.id for p in self.g.powers_of(self.seat) if p.alien == self.id and p.up}
        return [card for power, card in self.g.state.collected if power in powers]

    def is_food(self, card: int) -> bool:
        """A colour or a wild card, and not one that was used from the sheet just now."""
        face = self.g.destiny_faces[card]
        spent = any(mark.data == [card] for mark in self.g.marks("spent"))
        return (face.seat >= 0 or face.kind == WILD) and not spent

    @replace(
        DESTINY_AWAY,
        must=True,
        use=False,
        once=False,
        when=lambda me, plan: plan.data is not None and me.is_food(plan.data),
    )
    def collect(self, plan: Plan) -> None:
        if self.power is not None:
            self.g.state.collected.append([self.power.id, plan.data])
            self.g.emit_event("dragon.collects", self.seat, {"card": self.g.destiny_ref(plan.data)}, self.source)
            self.mark("fed", until=PHASE, data=[plan.data])
            plan.data, self.g.encounter.card = None, -1

    def hungry(self, card: int) -> bool:
        """This card has just come to the own sheet, and nothing was scorched for it yet."""
        fed = any(mark.seat == self.seat and mark.data == [card] for mark in self.g.marks("fed"))
        return fed and not any(mark.data == [card] for mark in self.g.marks("burnt"))

    def colours(self, least: int, wilds: bool = False) -> list[int]:
        """Seats with a planet of whose colour so many cards lie on the sheet, wild ones counted or not."""
        faces = [self.g.destiny_faces[card] for card in self.collected()]
        count = Counter(face.seat for face in faces if face.seat >= 0)
        extra = sum(face.kind == WILD for face in faces) if wilds else 0
        return [x for x in self.g.order() if count[x] + extra >= least and self.g.home_planets(x)]

    @on(DESTINY_PUT, must=True, once=False, when=lambda me, card: me.hungry(card) and bool(me.colours(SET)))
    def scorch(self, card: int) -> Steps:
        yield from self.burn(card, self.colours(SET), SET)

    @on(
        DESTINY_PUT,
        once=False,
        says="count wild cards as a colour and scorch a planet",
        when=lambda me, card: me.hungry(card) and not me.colours(SET) and bool(me.colours(SET, wilds=True)),
    )
    def scorch_with_wilds(self, card: int) -> Steps:
        yield from self.burn(card, self.colours(SET, wilds=True), SET)

    @super_
    @on(
        DESTINY_PUT,
        once=False,
        says="scorch a planet with two cards of a colour",
        when=lambda me, card: me.hungry(card) and not me.colours(SET) and bool(me.colours(SET_WITH_FLARE)),
    )
    def scorch_with_two(self, card: int) -> Steps:
        yield from self.burn(card, self.colours(SET_WITH_FLARE), SET_WITH_FLARE)

    def burn(self, card: int, seats: list[int], size: int) -> Steps:
        """Cards of the colour, then wild ones, are discarded, and a planet of that system leaves the game."""
        g, state = self.g, self.g.state
        seat = (yield from g.choose(self.seat, "dragon.colour", [("seat", x) for x in seats], source=self.source))[1]
        planets = g.home_planets(seat)
        ships = state.ships
        weak = min(range(len(planets)), key=lambda i: (ships[planets[i]][self.seat] > 0, sum(ships[planets[i]])))
        options = [("planet", planet) for planet in planets]
        args = {"whom": ("seat", seat)}
        planet = yield from g.choose(self.seat, "dragon.planet", options, weak, source=self.source, args=args)
        if not (yield from self.announce(whom=("seat", seat), planet=planet)):
            return
        self.mark("burnt", until=PHASE, data=[card])
        own = [c for c in self.collected() if g.destiny_faces[c].seat == seat]
        wilds = [c for c in self.collected() if g.destiny_faces[c].kind == WILD]
        used = (own + wilds)[:size]
        state.collected = [entry for entry in state.collected if entry[1] not in used]
        state.destiny_discard += used
        g.emit_event("dragon.burns", self.seat, {"planet": planet}, self.source)
        if planet[1] in g.planets:
            yield from g.remove_planet(planet[1], "dragon")

    @replace(
        NO_DRAW,
        roles=OFF,
        use=False,
        once=False,
        when=lambda me, plan: bool(me.collected()),
        says="use a collected card instead of a draw",
    )
    def spend(self, plan: Plan) -> Steps:
        g = self.g
        cards = [("destiny", card) for card in self.collected()]
        card = (yield from g.choose(self.seat, "dragon.card", cards, source=self.source))[1]
        if (yield from self.announce()):
            g.state.collected = [entry for entry in g.state.collected if entry[1] != card]
            self.mark("spent", until=PHASE, data=[card])
            g.emit_event("dragon.uses", self.seat, {"card": g.destiny_ref(card)}, self.source)
            plan.data = g.encounter.card = card

    @wild
    @on(AFTER_AIM, roles=OFF, when=lambda me: me.defenders() > 0, says="a ship of the defense on the planet is lost")
    def breathe_fire(self) -> Steps:
        encounter = self.g.encounter
        if (yield from self.announce(whom=("seat", encounter.defense))):
            yield from self.g.lose([(encounter.defense, 1, encounter.planet)], CAUSE_CHOICE)

    def defenders(self) -> int:
        """Ships of the defense on the target planet."""
        encounter = self.g.encounter
        return self.g.state.ships[encounter.planet][encounter.defense]

    def prey(self, seats: list[int]) -> list[int]:
        """The planets of these players."""
        return [planet for seat in seats for planet in self.g.home_planets(seat)]
