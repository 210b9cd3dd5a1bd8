"""Disease."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps
from app.engine.effects import Alien, on, super_, wild
from app.engine.hints import changes
from app.engine.moments import ANY, CAUSE_CHOICE, DEF, DEFENSE_FIXED, LATER, REGROUP_BEGIN, TURNED_UP

HOST, LOST = 3, 3


class Disease(Alien):
    """Spreads from planet to planet in the system of the player who is turned up."""

    id, name = "disease", "Disease"
    set = "classic"
    tagline, power_name, alert = "Spreads inside visited systems", "Contagion", "red"
    mandatory, roles = False, ("offense", "bystander")
    phases = ("destiny",)
    text = (
        "Whenever a destiny card of another player's colour, or a special card pointing at another player, is "
        "turned up and you are not the defense, you may use this power to infect that player: choose one of "
        "your colonies in his home system that has at least three ships, and move one or more of its ships to "
        "any one other planet of the same system. Your ships share that planet with whatever is there, unless "
        "something forbids sharing, in which case that planet cannot be chosen. On a wild destiny card only the "
        "player chosen as the defense can be infected."
    )
    zap_text = (
        "Each turned card is one use, zapped when source, number and destination are announced and before ships "
        "move; no infection follows in this encounter."
    )
    wild_text = (
        "When a regroup phase opens, anybody's, you may play this flare: in secret every other player picks one "
        "of his hand cards; all are shown together and discarded. Each player who showed a card of the same "
        "type as somebody else loses three ships to the warp. Afterwards this flare goes to the player who has "
        "the Disease; if nobody has, it is discarded."
    )
    super_text = (
        "When a regroup phase opens, anybody's, you may play this flare to shift a single ship of yours between "
        "two colonies you have."
    )
    rulings = (
        (
            "Disease as offense",
            "May infect the drawn player and then launch as usual, also from the new colony.",
        ),
        (
            "Disease becomes the defense",
            "The power needs another player's colour and a Disease that is not the defense.",
        ),
        (
            "destination where Disease already has a colony",
            "Allowed; the ships reinforce it.",
        ),
        (
            "offense passes over its own colour",
            "The own card of the offense (if the offense is not the Disease) infects the offense.",
        ),
        (
            "planet without any ship",
            "May be chosen as destination.",
        ),
        (
            "Filth on the destination",
            "Filth does not share; that planet cannot be chosen.",
        ),
        (
            "moons",
            "Neither source nor destination can be a moon.",
        ),
        (
            "colourless cones",
            "They count as the colour of the player they point at.",
        ),
        (
            "Assassin and Disease",
            ("Both use the turned card; the Assassin is first, since its use is tied to the turning of the card."),
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "source": ("Disease: from where?", "Choose the colony of at least three ships that infects another planet."),
        "ships": ("Disease: how many ships?", "Choose how many of the ships move."),
        "goal": ("Disease: where to?", "Choose the planet that is infected."),
        "show": (
            "Disease Flare: which card?",
            "Choose a card. All are shown and discarded; alike types cost three ships.",
        ),
        "lose": ("Disease Flare: you fall ill", "Choose {n|ship|ships} that you lose."),
        "shift": ("Disease Flare: where to?", "Choose the colony that gets the ship."),
    }
    does = {
        "outbreak": "gain",
        "shift": "nothing",
        "infect": changes(lambda me: me.gained(me.g.encounter.colour)),
        "infect_named": changes(lambda me: me.gained(me.g.encounter.defense)),
    }
    like = {"show": "give", "source": "spare_one", "ships": "least", "goal": "colony", "lose": "penalty"}

    @on(
        TURNED_UP,
        layer=LATER,
        roles=ANY & ~DEF,
        once=False,
        when=lambda me: bool(me.ways(me.g.encounter.colour)),
        says="move ships of a colony to another planet of this system",
    )
    def infect(self) -> Steps:
        yield from self.spread(self.g.encounter.colour)

    @on(
        DEFENSE_FIXED,
        roles=ANY & ~DEF,
        when=lambda me: me.g.is_wild() and bool(me.ways(me.g.encounter.defense)),
        says="move ships of a colony to another planet of this system",
    )
    def infect_named(self) -> Steps:
        yield from self.spread(self.g.encounter.defense)

    def ways(self, victim: int) -> dict[int, list[int]]:
        """From which colonies in the system of the victim which planets can be infected."""
        g = self.g
        if victim in (-1, self.seat):
            return {}
        homes = g.shared(self.seat, g.home_planets(victim))
        loose = [place for place, _, n in g.loose_slots(self.seat) if n >= HOST]
        hosts = [p for p in g.home_planets(victim) if p in loose]
        return {host: [p for p in homes if p != host] for host in hosts if any(p != host for p in homes)}

    def spread(self, victim: int) -> Steps:
        """Choose source, number and goal; the ships move as one action."""
        g, ways = self.g, self.ways(victim)
        source = (yield from g.choose(self.seat, "disease.source", [("planet", p) for p in ways], source=self.source))[
            1
        ]
        numbers = [("number", n) for n in range(1, g.state.ships[source][self.seat] + 1)]
        count = (yield from g.choose(self.seat, "disease.ships", numbers, source=self.source))[1]
        goals = [("planet", p) for p in ways[source]]
        goal = yield from g.choose(self.seat, "disease.goal", goals, source=self.source)
        if (yield from self.announce(whom=("seat", victim), planet=goal)):
            yield from g.move([[self.seat, count, source, goal[1]]], "moved", "disease")

    @wild
    @on(
        REGROUP_BEGIN,
        when=lambda me: any(me.g.state.hands[x] for x in me.g.clockwise(me.seat)),
        says="everybody else shows a card; those of one type cost three ships",
    )
    def outbreak(self) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        seats = [x for x in g.order() if x != self.seat and g.state.hands[x]]
        if seats:
            answers = yield Round([self.card_ask(x) for x in seats])
            yield from self.fall_ill({x: answer[0][1] for x, answer in zip(seats, answers, strict=True)})
        if self.act is not None:
            self.act.fate = g.seat_with(self.id)

    def card_ask(self, seat: int) -> Ask:
        """The secret choice of a player, by default a random card."""
        hand = self.g.state.hands[seat]
        random = str(hand.index((self.g.pick_random(seat, 1, "disease") or hand)[0]))
        return Ask(
            seat,
            "disease.show",
            options=tuple(("card", card) for card in hand),
            default=[random],
            clock="select",
            source=self.source,
            phase=self.g.state.phase,
        )

    def fall_ill(self, shown: dict[int, int]) -> Steps:
        """All shown cards are discarded; who showed what another showed loses ships."""
        g = self.g
        kinds = [g.face(card).kind for card in shown.values()]
        ill = [x for x, card in shown.items() if kinds.count(g.face(card).kind) > 1]
        yield from g.discard_together([(card, seat) for seat, card in shown.items()], "disease")
        ships = yield from g.choose_ships_together(dict.fromkeys(ill, LOST), "disease.lose", source=self.source)
        yield from g.lose([(seat, n, place) for seat in ill for place, n in ships[seat].items()], CAUSE_CHOICE)

    @super_
    @on(
        REGROUP_BEGIN,
        when=lambda me: len(me.g.planet_colonies(me.seat)) > 1 and bool(me.origins()),
        says="shift a ship between two of your colonies",
    )
    def shift(self) -> Steps:
        g = self.g
        origins = [("planet", p) for p in self.origins()]
        origin = (yield from g.choose(self.seat, "disease.source", origins, source=self.source))[1]
        goals = [("planet", p) for p in g.planet_colonies(self.seat) if p != origin]
        goal = (yield from g.choose(self.seat, "disease.shift", goals, source=self.source))[1]
        if (yield from self.announce(planet=("planet", goal))):
            yield from g.move([[self.seat, 1, origin, goal]], "moved", "disease")

    def origins(self) -> list[int]:
        """The own colonies on planets from which a ship can be shifted."""
        colonies = self.g.planet_colonies(self.seat)
        return [place for place, _, n in self.g.loose_slots(self.seat) if n and place in colonies]

    def gained(self, victim: int) -> dict[int, dict[str, int]]:
        """A colony more, if there is a planet without one."""
        ships = self.g.state.ships
        fresh = any(not ships[goal][self.seat] for goals in self.ways(victim).values() for goal in goals)
        return {self.seat: {"colonies": int(fresh)}}
