"""Berserker."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import MORPH, NEGOTIATE, read_face
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_LAUNCH,
    AFTER_REVEAL,
    ALLY_MUST,
    ALLY_OPTIONS,
    ENCOUNTER_END,
    INVITE_OPTIONS,
    LATER,
    MAIN,
    OFF,
    SIDE_TERMS,
    TAKE,
    TURN,
)
from app.engine.outcomes import Term
from app.engine.plans import Plan
from app.engine.state import Frame

FEWEST, RAMPAGE = 2, 10


class Berserker(Alien):
    """Fights everybody on a planet at once, and never negotiates."""

    id, name = "berserker", "Berserker"
    set = "classic"
    tagline, power_name, alert = "Fights whole planets, never negotiates", "Going Berserk", "yellow"
    mandatory, roles = True, ("offense", "defense")
    phases = ("launch", "reveal")
    needs_word = "partly"
    text = (
        "Part 1 (optional, offense, launch). After you have aimed the gate at a planet and committed your "
        "ships, you may use this power to attack any number of the other players who have ships on that planet, "
        "two or more of them, instead of only the defense. You decide which one of the attacked players is the "
        "defense; that player uses his hand, encounter card and power. The system owner need not be among them. "
        "All ships of all attacked players on that planet count for the defending side and share its fate. "
        "Attacked players cannot ally with either side. Part 2 (mandatory, main player, reveal). Whenever you "
        "reveal a negotiate card, use this power: it counts as an attack 15. If an effect turns your revealed "
        "card into a negotiate, that negotiate is a normal one."
    )
    zap_text = (
        "Part 1 can be zapped after the attacked players have been named and before alliances; the encounter "
        "then goes on against the original defense alone, and because the power is off, part 2 does not happen "
        "in this encounter. Part 2 can be zapped in reveal.after_reveal when the negotiate is revealed; it then "
        "stays a negotiate."
    )
    wild_text = (
        "When a player is about to take compensation from you, you may play this flare: no compensation is "
        "taken; instead you take the same number of cards at random from that player's hand."
    )
    super_text = (
        "After you have won an encounter in which you attacked two or more players with part 1 of your power, "
        "you may play this flare to have one extra encounter right after this one. It has no destiny draw: you "
        "aim at any planet, in any system but on a different planet, that holds ships of at least two other "
        "players, and attack two or more of them with part 1. You have 10 more in your total in that encounter. "
        "It does not count against your encounters of this turn, and only one such encounter can be had per "
        "turn."
    )
    rulings = (
        (
            "Silencer",
            "Naming several targets needs words and is blocked; the change of the card value is not.",
        ),
        (
            "only one other player on the planet",
            "Part 1 cannot be used.",
        ),
        (
            "own colour drawn",
            ("In the Berserker's own home system part 1 may be used against several foreign colonies on one planet."),
        ),
        (
            "morph opposite a Berserker negotiate",
            (
                "The morph copies the printed negotiate. The Berserker's card is then an attack 15 against a "
                "negotiate; the Berserker wins and the other side collects compensation."
            ),
        ),
        (
            "Berserker plays a morph that copies a negotiate",
            "The card counts as a negotiate that the Berserker revealed, so it becomes an attack 15.",
        ),
        (
            "both negotiate",
            "No deal: the Berserker has an attack 15 and beats the negotiate.",
        ),
        (
            "Emotion Control on a Berserker attack",
            "The card becomes a normal negotiate and stays one.",
        ),
        (
            "moons",
            "On a moon only one player ever stands against one other; part 1 cannot be used there.",
        ),
        (
            "kickers",
            "A kicker of the Berserker multiplies the 15.",
        ),
        (
            "the defense loses its ships before the end",
            "The encounter goes on; the other attacked players' ships still count.",
        ),
    )

    asks = {
        "whom": ("Berserker: whom do you attack?", "Choose at least two players on {planet}; all their ships defend."),
        "defense": ("Berserker: who is the defense?", "Choose who defends with hand, card and power."),
        "planet": ("Berserker Flare: which planet?", "Choose the planet of your extra encounter."),
    }
    events = {"defense": "{who} is the defense with hand, card and power."}
    traits = {"negotiate_attack": 15}
    does = {"turn_tables": "gain", "rampage": "gain", "challenge": lambda me: me.dare()}
    like = {"whom": "harm"}

    # --- against a whole planet
    @on(
        AFTER_LAUNCH,
        roles=OFF,
        when=lambda me: not me.g.encounter.holders and len(me.settlers(me.g.encounter.planet)) >= FEWEST,
        word=lambda me: True,
        says="attack two or more of the players on this planet",
    )
    def challenge(self) -> Steps:
        planet = self.g.encounter.planet
        seats, defense = yield from self.choose_enemies(planet)
        if (yield from self.announce(whom=[("seat", x) for x in seats])):
            self.g.encounter.defense, self.g.encounter.holders = defense, seats
            self.g.emit_event("berserker.defense", defense, {}, self.source)
            self.mark("attacked", data=seats)

    def settlers(self, planet: int) -> list[int]:
        """Other players with ships on a planet; in the warp there is none."""
        if planet < 0:
            return []
        return [x for x in self.g.clockwise(self.seat) if self.g.state.ships[planet][x]]

    def choose_enemies(self, planet: int) -> Steps:
        """Two or more of them, and which one is the defense."""
        g, there = self.g, self.settlers(planet)
        options = [("seat", x) for x in there]
        args = {"planet": ("planet", planet)}
        chosen = yield from g.some(
            self.seat, "berserker.whom", options, FEWEST, len(options), source=self.source, args=args
        )
        defense = yield from g.choose(self.seat, "berserker.defense", chosen, source=self.source)
        return [seat for _, seat in chosen], defense[1]

    @modify(INVITE_OPTIONS, mark="attacked")
    def not_invited(self, seats: list[int], main: int) -> list[int]:
        return [x for x in seats if x not in self.g.encounter.holders]

    @modify(ALLY_OPTIONS, mark="attacked", layer=1)
    def no_way(self, ways: list[tuple[int, object]], seat: int) -> list[tuple[int, object]]:
        return [] if seat in self.g.encounter.holders else ways

    @modify(ALLY_MUST, mark="attacked", layer=1)
    def not_forced(self, must: int, seat: int) -> int:
        return 0 if seat in self.g.encounter.holders else must

    # --- no negotiates
    @on(AFTER_REVEAL, roles=MAIN, must=True, when=lambda me: me.shows_negotiate())
    def rage(self) -> Steps:
        if (yield from self.announce()):
            self.g.become(self.side, "attack_15")

    def shows_negotiate(self) -> bool:
        """The own card is a negotiate by itself, or a morph that has copied one."""
        g, side = self.g, self.side
        kind, became = g.printed(side)[0], g.encounter.became[side]
        copied = kind == MORPH and became == g.printed_face(self.other_side) and read_face(became)[0] == NEGOTIATE
        return g.type_of(side) == NEGOTIATE and (copied or (kind == NEGOTIATE and not became))

    # --- the flare
    @wild
    @replace(
        TAKE,
        layer=-1,  # nothing is collected that others could have a share of
        roles=MAIN,
        when=lambda me, plan: plan.cause == "compensation" and plan.data == me.seat and plan.count_ > 0,
        says="take the cards from the other player instead",
    )
    def turn_tables(self, plan: Plan) -> Steps:
        if (yield from self.announce(whom=("seat", plan.seat))):
            due, plan.count_ = plan.count_, 0
            yield from self.g.take_random(self.seat, plan.seat, due, "berserker")

    @super_
    @on(
        ENCOUNTER_END,
        layer=LATER,
        roles=OFF,
        when=lambda me: me.may_rampage(),
        own=lambda me: not me.g.unarmed(me.seat),
        says="have an extra encounter against another planet with two or more players",
    )
    def rampage(self) -> Steps:
        g = self.g
        planets = [("planet", planet) for planet in self.crowded()]
        planet = (yield from g.choose(self.seat, "berserker.planet", planets, source=self.source))[1]
        seats, defense = yield from self.choose_enemies(planet)
        if (yield from self.announce(planet=("planet", planet), whom=[("seat", x) for x in seats])):
            g.state.agenda.append(Frame(self.seat, defense, planet, seats))
            power = next(p.id for p in g.powers_of(self.seat) if p.alien == self.id)
            self.mark("rampage", until=TURN, data=[planet]).power = power

    @on(AFTER_LAUNCH, mark="rampage", must=True, when=lambda me: me.rampages())
    def attack_again(self) -> Steps:
        """Part 1 in the extra encounter; without it the defense stands alone."""
        encounter = self.g.encounter
        if (yield from self.announce(whom=[("seat", x) for x in encounter.holders])):
            self.mark("attacked", data=encounter.holders)
        else:
            encounter.holders = []

    def rampages(self) -> bool:
        """This is the extra encounter."""
        encounter = self.g.encounter
        data = self.mark_.data if self.mark_ is not None else []
        return encounter.extra and encounter.offense == self.seat and data == [encounter.planet]

    def crowded(self) -> list[int]:
        """Other planets with ships of two or more other players."""
        g = self.g
        return [p for p in g.planets if p != g.encounter.planet and len(self.settlers(p)) >= FEWEST]

    def may_rampage(self) -> bool:
        """Several players were beaten together, for the first time in this turn that this side is used."""
        g = self.g
        attacked = any(mark.seat == self.seat for mark in g.marks("attacked"))
        return attacked and g.won(self.seat) and not g.has_mark("rampage") and bool(self.crowded())

    @modify(SIDE_TERMS, mark="rampage")
    def fury(self, terms: list[Term], side: int) -> list[Term]:
        rages = self.rampages() and side == self.side
        return [*terms, ("berserker", RAMPAGE, "flare:berserker")] if rages else terms

    def dare(self) -> dict[str, object]:
        """One more defends, who loses his ships there too if the offense wins."""
        g, encounter = self.g, self.g.encounter
        ships = {
            x: g.state.ships[encounter.planet][x] for x in self.settlers(encounter.planet) if x != encounter.defense
        }
        seat = min(ships, key=lambda x: ships[x])
        lost = {"colonies": -int(g.system(encounter.planet) != seat), "ships": -ships[seat]}
        return {"kind": "total", "side": "defense", "by": ships[seat], "won": {str(seat): lost}}
