"""Will."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_DRAW, AIM_TARGETS, DEFENSE_FIXED, OFF, STEERED


class Will(Alien):
    """Picks its own target."""

    id, name = "will", "Will"
    tagline, power_name, alert = "Picks its own target", "Choice", "green"
    mandatory, roles = True, ("offense",)
    phases = ("destiny",)
    needs_word = "partly"
    text = (
        "As the offense, when destiny has been turned up, use this power: you name the defense freely among the "
        "other players, whatever the card says; it may be the player the card names. You may have the encounter "
        "at any home planet of that player, or at any planet of any other system, your own included, on which "
        "that player has a colony. Every other effect of the drawn card still takes place for the player or "
        "colour shown on it."
    )
    zap_text = (
        "Announced in destiny.after_draw with the declared player. Zapped: the drawn card decides as usual, "
        "with the usual choices for a wild card or your own colour."
    )
    wild_text = (
        "As the offense, when the destiny card decides for another player's colour, you may play this flare to "
        "have the encounter with that player in any system: at a home planet of that player or at any planet "
        "where he or she has a colony."
    )
    super_text = (
        "Before you declare the defense with your power, you may play this flare to look at the whole hand of "
        "any one other player."
    )
    rulings = (
        (
            "empty foreign planet",
            "Outside the defense's home system there must be an actual colony of that player.",
        ),
        (
            "Dictator",
            (
                "If the Dictator chose the card, Will must stay in the system that card points to, but may meet "
                "its owner on any of its planets, or anybody else with a colony there. On a wild card Will is "
                "free. On Will's own colour it stays in its own system; with nobody to meet there and no home "
                "colony re-established, the card is discarded and the Dictator chooses again."
            ),
        ),
        (
            "Shadow, Assassin",
            "They hit the colour of the drawn card.",
        ),
        (
            "own colour drawn",
            (
                "Will may take the re-establishing instead of an encounter; otherwise it attacks whom it likes "
                "without drawing again."
            ),
        ),
        (
            "Worldships and other replaced destiny cards",
            "They do not bind Will.",
        ),
        (
            "moons",
            "Will may aim at a moon occupied by the declared player in any system.",
        ),
        (
            "must the choice differ from the card",
            "No, but the use takes place in any case and can be zapped.",
        ),
        (
            "Will on a planet with two foreign players",
            "The declared one is the defense, the other a bystander.",
        ),
        (
            "Silencer",
            "A silenced Will may act only if the target base has ships of a single other colour.",
        ),
        (
            "power lost after the declaration (launching the last home ships)",
            "Declaration and aim stand.",
        ),
    )

    asks = {
        "home": ("Your own colour", "Found an empty home planet again instead of an encounter? By default you do not."),
        "planet": ("Which planet?", "Choose the home planet to found again."),
        "peek": ("Will Flare: whose hand?", "Choose the player whose whole hand you look at."),
        "whom": (
            "Will: name the defense",
            "Choose whom this encounter is against. By default whom the card names, or if it names no other player the "
            "one with the most foreign colonies.",
        ),
    }
    events = {"saw": "{who} looks at the hand of {whom}."}
    like = {"whom": "prey", "peek": "look", "planet": "fortify"}
    does = {"roam": "gain"}

    @on(AFTER_DRAW, roles=OFF, must=True, once=False, word=lambda me: len(me.within_reach()) > 1)
    def declare(self) -> Steps:
        g, named = self.g, self.g.encounter.colour
        g.unmark("anywhere")  # of a card that was passed over
        if named == self.seat and (yield from self.come_home()):
            return
        others = self.within_reach()
        if not others:
            g.encounter.passed_over = True
            return
        yield from self.peek()
        default = named if named in others else max(others, key=lambda x: len(g.foreign_colonies(x)))
        whom = yield from g.choose(
            self.seat, "will.whom", [("seat", x) for x in others], others.index(default), source=self.source
        )
        if (yield from self.announce(whom=whom)):
            g.encounter.defense = whom[1]
            self.mark("anywhere", data=[-1 if self.bound_to() is None else named])

    def bound_to(self) -> int | None:
        """The system in which the encounter must be: that of a card somebody else has chosen, unless it is wild."""
        encounter = self.g.encounter
        return encounter.colour if encounter.colour >= 0 and self.g.has_mark(STEERED) else None

    def within_reach(self) -> list[int]:
        """Whom it may meet: anybody who has a planet to aim at, or in one system only its owner and those who have a
        colony there."""
        g, system = self.g, self.bound_to()
        others = g.clockwise(self.seat)
        if system is None:
            return [x for x in others if g.home_planets(x) or g.colonies(x)] or others
        return [x for x in others if x == system or any(g.state.ships[p][x] for p in g.home_planets(system))]

    def peek(self) -> Steps:
        """With the super flare: look at a whole hand first."""
        g = self.g
        options = [("seat", x) for x in g.clockwise(self.seat) if g.state.hands[x]]
        if not options or not (yield from self.offers_flare("look at a whole hand first")):
            return
        seen = yield from g.choose(self.seat, "will.peek", options, source=self.source)
        if (yield from self.play_flare(whom=seen)):
            g.show_hand("will.saw", self.seat, seen[1], self.source)

    def come_home(self) -> Steps:
        """Own colour drawn: a home colony founded again takes the place of the encounter."""
        g = self.g
        bare = g.bare_homes(self.seat)
        if not bare or not (yield from g.yes(self.seat, "will.home", source=self.source)):
            return False
        planet = yield from g.target(self.seat, "will.planet", [("planet", p) for p in bare], source=self.source)
        yield from g.re_establish(planet[1])
        return True

    @modify(AIM_TARGETS, mark="anywhere")
    def any_planet(self, targets: list[int], seat: int) -> list[int]:
        g, defense = self.g, self.g.encounter.defense
        bound = self.mark_.data[0] if self.mark_ is not None and self.mark_.data else -1
        planets = [p for p in g.planets if bound < 0 or g.system(p) == bound]
        moons = [p for p, moon in g.moon_at.items() if moon.seat == defense and (bound < 0 or moon.home == bound)]
        return [p for p in planets if g.system(p) == defense or g.state.ships[p][defense]] + moons

    @wild
    @on(
        DEFENSE_FIXED,
        roles=OFF,
        when=lambda me: me.g.encounter.planet < 0 and not me.g.in_warp and me.is_abroad(),
        says="aim at any planet of the defense",
    )
    def roam(self) -> Steps:
        if (yield from self.announce()):
            self.mark("anywhere")

    def is_abroad(self) -> bool:
        """The defense has a colony at which the gate could not be aimed anyway."""
        g = self.g
        return not set(g.colonies(g.encounter.defense)) <= set(g.aims())
