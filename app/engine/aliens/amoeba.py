"""Amoeba."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_SELECT, ALLY, BEFORE_SELECT, DEF, MAIN
from app.engine.plans import Move

WILD_MOST = 4


class Amoeba(Alien):
    """Moves its own ships into or out of the encounter while the cards lie face down."""

    id, name = "amoeba", "Amoeba"
    tagline, power_name, alert = "Changes its ships after planning", "Ooze", "yellow"
    mandatory, roles, phases = False, ("offense", "defense"), ("planning",)
    text = (
        "When you are a main player, after both encounter cards have been placed face down and before they are "
        "turned up, you may use this power if at least one of your ships is in the encounter. Choose one direction. "
        "Out - take any number of your ships out of the encounter, all of them if you like, and put them on your "
        "colonies. In - bring any number of further ships of yours from your colonies into the encounter; the limit "
        "of four does not apply to you. The whole change is a single move, and you make it at most once per "
        "encounter. If your side wins while none of your ships is left in the encounter, you get no colony out of "
        "that win."
    )
    zap_text = (
        "One use, announced with direction, number, sources and destinations while both cards lie face down. A "
        "Cosmic Zap must be played then, before any ship moves; the ships in the encounter stay exactly as they "
        "were."
    )
    wild_text = (
        "As a main player, before encounter cards are selected, add one to four of your ships from your colonies to "
        "the encounter, or take one to four of your ships out of it to your colonies. You may end up with more than "
        "four ships there. A defense with no ship on the target planet may add ships too."
    )
    super_text = (
        "Use your power in the same moment and in the same way while you are an ally, for your own ships in the gate "
        "or in the defense ring."
    )
    rulings = (
        (
            "Can all twenty ships be oozed in although home colonies vanish on the way?",
            (
                "Yes. The move is one action; the power is lost only when it is finished, and the ships stay in the "
                "encounter."
            ),
        ),
        (
            "Is a super Amoeba ally that took every ship out still one who allied, for Grudge and the like?",
            "Yes, it has allied; but it is an outsider from then on and gets neither landing nor rewards.",
        ),
        (
            "Can a defense with no ship on the planet use the wild side?",
            "Yes. The added ships are put on the target planet and are a colony there from that moment.",
        ),
        (
            "Can a defense with no ship on the planet use the power itself?",
            "No, it needs at least one ship in the encounter.",
        ),
        (
            "Can it take some ships out and bring others in with one use?",
            "No. One direction per use, one use per encounter.",
        ),
        (
            "Amoeba takes everything out and both cards are negotiates.",
            (
                "The deal goes on normally. Ships for a granted colony come from colonies; a failed deal still costs "
                "three ships."
            ),
        ),
        (
            "Compensation after taking ships out.",
            (
                "Only ships that really went to the warp by losing count, so an Amoeba with no ship in the encounter "
                "gets no card."
            ),
        ),
    )
    asks = {
        "way": ("Amoeba: which way?", "Bring further ships of yours into the encounter, or take ships out of it."),
        "into": ("Amoeba: bring ships in", "Choose how many ships join the encounter, and from which colonies."),
        "out_of": ("Amoeba: take ships out", "Choose how many ships leave the encounter, and for which colonies."),
    }
    labels = {"in": "Bring ships in", "out": "Take ships out"}
    events = {
        "coming": "{who} wants to bring {n|ship|ships} in from {planet}.",
        "leaving": "{who} wants to take {n|ship|ships} out to {planet}.",
    }
    does = {"ooze": "move", "drip": "move"}
    like = {"way": "move_way", "into": "move_in", "out_of": "retrieve"}

    @on(
        AFTER_SELECT, roles=MAIN, widen=ALLY, when=lambda me: bool(me.g.ships_in_encounter(me.seat) and me.ways()),
        says="move any number of your ships in or out; by default they stay",
    )  # fmt: skip
    def ooze(self) -> Steps:
        yield from self.flow(self.g.planet_count * 40)

    @wild
    @on(BEFORE_SELECT, roles=MAIN, when=lambda me: bool(me.ways()), says="move one to four of your ships in or out")
    def drip(self) -> Steps:
        yield from self.flow(WILD_MOST)

    def sources(self) -> dict[int, int]:
        """Colony -> how many further ships can come from there."""
        here = self.g.place_in_encounter(self.seat)
        return {place: most for place, _, most in self.g.loose_slots(self.seat) if most and place != here}

    def goals(self) -> list[int]:
        """The colonies on which ships that leave the encounter can be put."""
        here = self.g.place_in_encounter(self.seat)
        return [place for place in self.g.refuges(self.seat) if place != here]

    def able_to_leave(self) -> int:
        """How many of the ships in the encounter can leave it."""
        g, here = self.g, self.g.place_in_encounter(self.seat)
        inside = g.ships_in_encounter(self.seat)
        if here not in g.colonies(self.seat):
            return inside
        return min(inside, {place: most for place, _, most in g.loose_slots(self.seat)}.get(here, 0))

    def ways(self) -> list[str]:
        """The directions that are possible: in, if ships stand elsewhere; out, if there is a colony to go to."""
        out = ["out"] if self.able_to_leave() and self.goals() else []
        return (["in"] if self.sources() else []) + out

    def flow(self, most: int) -> Steps:
        """Choose the direction and up to ``most`` ships, announce, and move them as one action."""
        g, seat, here = self.g, self.seat, self.g.place_in_encounter(self.seat)
        ways = [("choice", f"amoeba.{way}") for way in self.ways()]
        way = (yield from g.choose(seat, "amoeba.way", ways, source=self.source))[1]
        goes_in, sources = way == "amoeba.in", self.sources()
        most = min(most, sum(sources.values()) if goes_in else self.able_to_leave())
        slots = [(place, 0, min(most, n)) for place, n in sources.items()]
        if not goes_in:
            slots = [(place, 0, most) for place in self.goals()]
        text = "amoeba.into" if goes_in else "amoeba.out_of"
        chosen = yield from g.allocate(seat, text, slots, 1, most, {}, source=self.source)
        yield from self._step_forward()
        line = "amoeba.coming" if goes_in else "amoeba.leaving"
        for place, n in chosen.items():  # belongs to the announcement: whoever may cancel it knows what is to move
            if place in g.planets:
                g.emit_event(line, seat, {"n": n, "planet": ("planet", place)}, self.source, {"n": n})
        if not (yield from self.announce(way=way, ships=sum(chosen.values()))):
            return
        if goes_in:
            moves: list[Move] = [[seat, n, place, here] for place, n in chosen.items()]
            if g.role(seat) != DEF:
                g.encounter.came_from[seat] += [place for place, n in chosen.items() for _ in range(n)]
        else:
            moves = [[seat, n, here, place] for place, n in chosen.items()]
        yield from g.move(moves, "joined" if goes_in else "returned", self.id)
