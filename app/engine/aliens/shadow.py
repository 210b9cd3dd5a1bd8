"""Shadow."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, on, replace, wild
from app.engine.hints import changes
from app.engine.moments import CAUSE_CHOICE, DEF, LAND, OFF, OFFENSE, OUTCOME, TURNED_UP
from app.engine.outcomes import OFFENSE_WINS
from app.engine.plans import Plan
from app.engine.state import GATE, WARP


class Shadow(Alien):
    """Kills a ship per destiny card."""

    id, name = "shadow", "Shadow"
    tagline, power_name, alert = "Kills a ship per destiny card", "Execution", "yellow"
    mandatory, roles = True, ("any",)
    phases = ("destiny",)
    not_with = ("assassin",)
    text = (
        "Whenever a destiny card is turned up that shows another player's colour, or a special card that points "
        "at another player, use this power to choose one ship of that player in any colony and send it to the "
        "warp, no matter whom the offense encounters in the end. On a wild destiny card choose one ship of any "
        "other player, whomever the offense names. Your own colour, or a special pointing at you, does nothing."
    )
    zap_text = (
        "Each turned-up card is a use of its own, announced with the chosen ship before it moves. Zapped: no "
        "ship dies, and no further ship in this encounter, also not for another destiny card drawn in it."
    )
    wild_text = (
        "As the defense, when you have lost the encounter and your opponent's revealed card is an attack, you "
        "may play this flare and send one of your ships that is not in the encounter to the warp: all ships of "
        "the offense and of its allies in the gate go to the warp too instead of landing. They still count as "
        "having won, but gain no colony."
    )
    super_text = (
        "When you execute a ship with your power as the offense, you may play this flare to put one of your "
        "ships from the warp in its place on that planet."
    )
    rulings = (
        (
            "own colour of the offense, then a redraw",
            (
                "If the offense is another player it loses a ship for each own card turned up, and the newly "
                "named player loses one too."
            ),
        ),
        (
            "last ship of a colony",
            "May be chosen. The colony is gone; too few home colonies cost the power before launch.",
        ),
        (
            "Will",
            "The colour of the drawn card is hit, not the player the Will attacks.",
        ),
        (
            "Dictator",
            "The card the Dictator picks is the card turned up.",
        ),
        (
            "Zombie as victim",
            "The ship must leave the planet but returns to a colony of Zombie instead of the warp.",
        ),
        (
            "victim has no ship in any colony",
            "Nothing happens; the power counts as not used.",
        ),
        (
            "colourless destiny cards",
            "Like the colour of the player they point at.",
        ),
        (
            "Assassin",
            "The older alien with the same power; never in the same game.",
        ),
        (
            "wild side with allies on the defending side",
            "They lost anyway; their ships go to the warp as usual.",
        ),
        (
            "wild side and compensation",
            (
                "It needs an attack card of the opponent; a negotiate of the defense is possible, and "
                "compensation counts only the defense's ships lost by losing, not the one sent with the flare."
            ),
        ),
    )

    asks = {
        "whom": ("Shadow: whose ship?", "Choose the player who loses a ship."),
        "ship": ("Shadow: which ship?", "Choose the colony that loses a ship. By default the largest."),
        "cost": ("Shadow Flare: pay a ship", "Choose the colony that sends one ship to the warp."),
    }
    like = {"whom": "harm", "ship": "ruin", "cost": "spare_one"}
    does = {"last_breath": changes(lambda me: me.dragged())}

    @on(TURNED_UP, must=True, once=False, when=lambda me: bool(me.victims()))
    def execute(self) -> Steps:
        g = self.g
        victims = self.victims()
        whom = victims[0]
        if len(victims) > 1:
            best = max(victims, key=lambda x: len(g.foreign_colonies(x)))
            options = [("seat", x) for x in victims]
            whom = (yield from g.choose(self.seat, "shadow.whom", options, victims.index(best), source=self.source))[1]
        places = g.colonies(whom)
        largest = places.index(max(places, key=lambda p: g.state.ships[p][whom]))
        options = [("planet", place) for place in places]
        planet = (yield from g.choose(self.seat, "shadow.ship", options, largest, source=self.source))[1]
        buried = bool(self.role & OFF and g.state.ships[WARP][self.seat])
        boosted = buried and (yield from self.boost("a ship of yours takes its place"))
        if not (yield from self.announce(whom=("seat", whom), planet=("planet", planet))):
            return
        yield from g.lose([(whom, 1, planet)], CAUSE_CHOICE)
        if boosted and g.state.ships[WARP][self.seat]:
            yield from g.move([[self.seat, 1, WARP, planet]], "settled", "shadow")

    def victims(self) -> list[int]:
        """Whom the open destiny card exposes: the player it points at, on a wild card any other player."""
        g = self.g
        return [x for x in g.pointed_at(self.seat) if g.colonies(x)]

    @wild
    @on(OUTCOME, roles=DEF, when=lambda me: me.beaten(), says="send a ship to the warp: the gate ships follow")
    def last_breath(self) -> Steps:
        places = [("planet", place) for place in self.payable()]
        ship = yield from self.g.choose(self.seat, "shadow.cost", places, source=self.source)
        if (yield from self.announce(pays=(self.seat, 1, ship[1]))):
            self.mark("ambush")

    def beaten(self) -> bool:
        """The defense has lost its planet to an attack card, and has a ship elsewhere to pay with."""
        g = self.g
        return (
            not g.in_warp
            and g.encounter.result == OFFENSE_WINS
            and g.type_of(OFFENSE) == ATTACK
            and bool(self.payable())
        )

    def payable(self) -> list[int]:
        """Own colonies besides the target planet."""
        return [place for place in self.g.colonies(self.seat) if place != self.g.encounter.planet]

    @replace(LAND, mark="ambush", must=True, use=False)
    def ambush(self, plan: Plan) -> Steps:
        g = self.g
        moves = [(seat, n, origin) for seat, n, origin, _ in plan.moves]
        plan.moves = []
        yield from g.lose(moves, CAUSE_CHOICE)

    def dragged(self) -> dict[int, dict[str, int]]:
        """The ships of the gate, which would land, and the one that is paid."""
        gate, planet = self.g.state.ships[GATE], self.g.encounter.planet
        rows = {x: {"colonies": -int(not self.g.state.ships[planet][x]), "ships": -n} for x, n in enumerate(gate) if n}
        return {**rows, self.seat: {"ships": -1}}
