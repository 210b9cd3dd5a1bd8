"""Assassin."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import CAUSE_CHOICE, TURNED_UP


class Assassin(Alien):
    """Kills a ship of the player whose colour is turned up."""

    id, name = "assassin", "Assassin"
    set = "classic"
    tagline, power_name, alert = "Kills one ship per destiny", "Execution", "yellow"
    mandatory, roles = True, ("any",)
    phases = ("destiny",)
    not_with = ("shadow",)
    text = (
        "Each time a destiny card is turned up that shows the colour of another player, or a special card that "
        "points at another player, use this power to choose one of that player's ships in any colony and send "
        "it to the warp. It does not matter who becomes the defense in the end. On a wild destiny card you may "
        "choose a ship of any other player, whoever the offense then decides to encounter. Your own colour does "
        "nothing. If the player concerned has no ship in any colony, nothing happens."
    )
    zap_text = (
        "Every turned destiny card is a separate use. It can be zapped when the ship to die has been named and "
        "before it moves; then no ship dies for the rest of this encounter, also not for a further destiny card "
        "drawn in it."
    )
    wild_text = (
        "When a wild destiny card is turned up, you may play this flare to send one ship of any other player, "
        "from a colony in which that player has at least two ships, to the warp."
    )
    super_text = (
        "When you use your power you may play this flare to send a second ship of the same player to the warp, "
        "from any colony."
    )
    rulings = (
        (
            "Assassin and Shadow",
            ("Shadow of the base set is the modern form of this alien; the two are never dealt into the same game."),
        ),
        (
            "own colour of the offense turned up and passed over",
            ("The offense (if it is not the Assassin) loses a ship all the same, and again for a second own card."),
        ),
        (
            "Dictator and Will",
            (
                "The Assassin hits the colour of the card that was drawn. The Dictator then sends the offense "
                "where it likes, and the Will attacks where it likes inside what the Dictator allows."
            ),
        ),
        (
            "colourless destiny cards",
            (
                "They count as the colour of the player they point at. If the description fits several players "
                "the Assassin may pick a different one of them than the offense does."
            ),
        ),
        (
            "comet cards",
            "A comet is not a colour; only the destiny card drawn after it counts.",
        ),
        (
            "the only ship of a colony",
            ("May be chosen. The colony is lost, and with too few home colonies the power of its owner as well."),
        ),
        (
            "moons",
            "A ship on a moon is in a colony for this purpose and may be chosen.",
        ),
        (
            "the Assassin is offense and draws its own colour",
            "Nothing dies; if it redraws, the next card counts.",
        ),
        (
            "worldships",
            (
                "If a card from the separate destiny hand replaces the drawn one, only the card that finally "
                "lies face up counts."
            ),
        ),
    )

    asks = {
        "whom": ("Assassin: whose ship?", "Choose the player who loses a ship."),
        "ship": ("Assassin: which ship?", "Choose the colony where a ship of {whom} dies. By default the largest."),
    }
    does = {"stab": "gain"}
    like = {"whom": "harm", "ship": "ruin"}

    @on(TURNED_UP, must=True, once=False, when=lambda me: bool(me.victims(1)))
    def execute(self) -> Steps:
        g = self.g
        whom = yield from self.choose_victim(self.victims(1))
        first = yield from self.choose_colony(whom, g.colonies(whom))
        places = [first]
        left = [p for p in g.colonies(whom) if g.state.ships[p][whom] > places.count(p)]
        if left and (yield from self.offers_flare("a second ship of this player dies")):
            second = yield from self.choose_colony(whom, left)
            if (yield from self.play_flare(whom=("seat", whom))):
                places.append(second)
        if (yield from self.announce(whom=("seat", whom), planet=("planet", places[0]))):
            yield from g.lose([(whom, 1, place) for place in places], CAUSE_CHOICE)

    def choose_victim(self, victims: list[int]) -> Steps:
        """One of several players; by default the one with the most foreign colonies."""
        best = max(victims, key=lambda x: len(self.g.foreign_colonies(x)))
        options = [("seat", x) for x in victims]
        chosen = yield from self.g.choose(self.seat, "assassin.whom", options, victims.index(best), source=self.source)
        return chosen[1]

    def choose_colony(self, whom: int, places: list[int]) -> Steps:
        """The colony where the ship dies; by default the largest."""
        ships = self.g.state.ships
        largest = max(range(len(places)), key=lambda i: ships[places[i]][whom])
        options = [("planet", place) for place in places]
        args = {"whom": ("seat", whom)}
        chosen = yield from self.g.choose(self.seat, "assassin.ship", options, largest, source=self.source, args=args)
        return chosen[1]

    def victims(self, least: int) -> list[int]:
        """Whom the open destiny card exposes, with a colony of at least so many ships: the player it points at, on a
        wild card any other player."""
        return [x for x in self.g.pointed_at(self.seat) if self.colonies_of(x, least)]

    def colonies_of(self, seat: int, least: int) -> list[int]:
        """Colonies of a player with at least so many ships."""
        return [p for p in self.g.colonies(seat) if self.g.state.ships[p][seat] >= least]

    @wild
    @on(
        TURNED_UP,
        when=lambda me: me.g.encounter.colour < 0 and bool(me.victims(2)),
        says="send one ship of any other player to the warp",
    )
    def stab(self) -> Steps:
        whom = yield from self.choose_victim(self.victims(2))
        place = yield from self.choose_colony(whom, self.colonies_of(whom, 2))
        if (yield from self.announce(whom=("seat", whom), planet=("planet", place))):
            yield from self.g.lose([(whom, 1, place)], CAUSE_CHOICE)
