"""Bully."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import NEGOTIATE
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_REVEAL, ALLY, CAUSE_CHOICE, LOSSES, MAIN, OUTCOME
from app.engine.plans import Move
from app.engine.state import WARP

LOST_INSTEAD, MOST_SETTLERS = 2, 4


class Bully(Alien):
    """Picks which ships the beaten opponent loses."""

    id, name = "bully", "Bully"
    set = "classic"
    tagline, power_name, alert = "Picks the ships losers lose", "Intimidation", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("resolution",)
    text = (
        "As a main player, after you have won an encounter in which both main players revealed attack cards, "
        "you may use this power to pick the losses of the opposing main player. Their number stays what it was, "
        "namely all he had in the encounter, but which ones go is up to you: ships of the encounter, ships of "
        "any of his colonies, or both. If you are the defense, ships of his that you leave in the gate return "
        "to his colonies. If you are the offense, ships of his that you leave on the target planet stay there "
        "beside yours; if something forbids sharing the planet, your own ships return to your colonies and you "
        "gain no colony."
    )
    zap_text = (
        "One use per encounter, in resolution.outcome, when the list of ships is announced and before any ship "
        "moves; zapped, the loser loses the ships in the encounter as usual."
    )
    wild_text = (
        "As a main player, when your opponent has revealed a negotiate card, or a card that an effect turned "
        "into one, you may play this flare. At once he must either admit you with a new colony to any one "
        "planet that you name among those he has ships on, or lose two ships, picked by himself outside the "
        "encounter, to the warp."
    )
    super_text = (
        "When you use your power you may play this flare to choose the lost ships of the opposing allies as "
        "well, each losing as many as he had in the encounter."
    )
    rulings = (
        (
            "which ships can be taken",
            (
                "Ships in colonies, in the gate or ring, and on the target planet. Not ships on alien sheets, "
                "on tech cards, captured, in the warp or out of the game."
            ),
        ),
        (
            "opponent has fewer ships left elsewhere",
            "The encounter ships always suffice, since the number equals them.",
        ),
        (
            "offense spares defenders on the target planet",
            "Both colours share the planet; the Bully still gains the colony.",
        ),
        (
            "negotiate against attack",
            "No power: both must have revealed attack cards.",
        ),
        (
            "Ethic as the loser",
            "Collects compensation for the ships the Bully sent to the warp.",
        ),
        (
            "ships a Gorgon protects",
            "Ships sent to the warp are not held back, so the Bully may take them.",
        ),
        (
            "opponent has no ship in the encounter",
            "The number is zero and the power is not offered.",
        ),
        (
            "moons",
            (
                "The Bully may take ships from moons as from other colonies; the wild flare cannot name a moon, "
                "which cannot be granted by agreement."
            ),
        ),
    )

    asks = {
        "ships": (
            "Bully: which ships?",
            "Choose {n|ship|ships} that {whom} loses, of those in the encounter or elsewhere.",
        ),
        "planet": ("Bully Flare: where?", "Choose the planet on which you want to be let in."),
        "yield": (
            "Bully Flare: give way?",
            "Let {who} settle on {planet}, or lose two ships outside the encounter. By default you lose ships.",
        ),
        "lose": ("Bully Flare: which ships?", "Choose {n|ship|ships} outside the encounter that you lose."),
        "settle": (
            "Bully Flare: your settlers",
            "Choose up to four ships that settle on {planet}. By default one goes.",
        ),
    }
    labels = {"admit": "Let the ships settle", "refuse": "Lose two ships"}
    does = {"threaten": "gain", "intimidate": "gain"}
    like = {"ships": "ruin", "planet": "colony", "lose": "penalty", "settle": "re_establish"}

    @on(OUTCOME, roles=MAIN, when=lambda me: me.may_pick(), says="pick which ships your opponent loses")
    def intimidate(self) -> Steps:
        g = self.g
        victims = [self.opponent]
        chosen = {self.opponent: (yield from self.pick(self.opponent))}
        allies = [x for x, n in g.ships_on_side(self.other_side) if g.role(x) & ALLY and n]
        if allies and (yield from self.offers_flare("pick the ships of the opponent's allies too")):
            for seat in allies:
                chosen[seat] = yield from self.pick(seat)
            if (yield from self.play_flare()):
                victims += allies
        if (yield from self.announce(whom=[("seat", x) for x in victims])):
            for seat in victims:
                self.mark("picked", data=[seat, *(x for place, n in chosen[seat].items() for x in (place, n))])

    def pick(self, seat: int) -> Steps:
        """As many ships of a player as he had in the encounter, by default those."""
        g = self.g
        here, count = g.place_in_encounter(seat), g.ships_in_encounter(seat)
        slots = [slot for slot in g.ship_slots(seat, forced=True) if slot[0] != here]
        slots.append((here, 0, count))
        args = {"n": count, "whom": ("seat", seat)}
        return (
            yield from g.allocate(
                self.seat,
                "bully.ships",
                slots,
                count,
                count,
                {here: count},
                source=self.source,
                clock="ships",
                args=args,
            )
        )

    def may_pick(self) -> bool:
        """Attack has beaten attack, and the opponent has ships to lose in the encounter; those in the warp are lost
        already (DV-17)."""
        g = self.g
        beaten = g.won(self.seat) and g.both_attacks() and g.ships_in_encounter(self.opponent) > 0
        return beaten and g.place_in_encounter(self.opponent) != WARP

    @modify(LOSSES, mark="picked")
    def losses(self, lost: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        victim, *pairs = self.mark_.data if self.mark_ else [-1]
        if not any(seat == victim and n for seat, n, _ in lost):
            return lost
        picked = [(victim, n, place) for place, n in zip(pairs[::2], pairs[1::2], strict=True)]
        return [*(entry for entry in lost if entry[0] != victim), *picked]

    @wild
    @on(
        AFTER_REVEAL,
        roles=MAIN,
        when=lambda me: me.g.type_of(me.other_side) == NEGOTIATE and bool(me.targets()),
        says="your opponent lets you settle on a planet, or loses two ships",
    )
    def threaten(self) -> Steps:
        g, whom = self.g, self.opponent
        planets = [("planet", planet) for planet in self.targets()]
        planet = yield from g.choose(self.seat, "bully.planet", planets, source=self.source)
        if not (yield from self.announce(whom=("seat", whom), planet=planet)):
            return
        ways = [("choice", "bully.admit"), ("choice", "bully.refuse")]
        args = {"who": ("seat", self.seat), "planet": planet}
        answer = yield from g.choose(whom, "bully.yield", ways, 1, source=self.source, args=args)
        if answer == ways[1]:
            inside = [g.place_in_encounter(whom)]
            ships = yield from g.choose_ships(
                whom, "bully.lose", LOST_INSTEAD, gate_first=True, without=inside, source=self.source
            )
            yield from g.lose([(whom, n, place) for place, n in ships.items()], CAUSE_CHOICE)
            return
        slots = self.settlers()
        wish = {max(slots, key=lambda slot: slot[2])[0]: 1}
        args = {"planet": planet}
        ships = yield from g.allocate(
            self.seat, "bully.settle", slots, 1, MOST_SETTLERS, wish, source=self.source, clock="ships", args=args
        )
        moves: list[Move] = [[self.seat, n, place, planet[1]] for place, n in ships.items()]
        yield from g.move(moves, "settled", "bully")

    def settlers(self) -> list[tuple[int, int, int]]:
        """Own ships outside the encounter."""
        inside = self.g.place_in_encounter(self.seat)
        return [slot for slot in self.g.ship_slots(self.seat) if slot[0] != inside]

    def targets(self) -> list[int]:
        """Planets of the opponent where a new colony may be founded."""
        g = self.g
        free = [p for p in g.planet_colonies(self.opponent) if not g.state.ships[p][self.seat]]
        return g.shared(self.seat, free) if self.settlers() else []
