"""Vacuum."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_REVEAL, CAUSE_CHOICE, DEFENSE, EVERY_PHASE, OFFENSE, SHIPS_MOVED
from app.engine.plans import Happened
from app.engine.state import WARP


class Vacuum(Alien):
    """Drags others into the warp."""

    id, name = "vacuum", "Vacuum"
    tagline, power_name, alert = "Drags others into the warp", "Catharsis", "green"
    mandatory, roles = True, ("any",)
    phases = EVERY_PHASE
    text = (
        "Whenever ships of yours go to the warp, for whatever reason, use this power: name how many ships each "
        "other player must lose, in total at most as many as you have just lost. You may name fewer, or none. "
        "Each named player chooses from which of his or her colonies the ships come. These losses are in "
        "addition to everything else that is lost in the encounter."
    )
    zap_text = (
        "Each loss of ships is one use, announced with players and numbers right after your ships have moved "
        "and before the others' ships do. Zapped: nobody else loses ships, and later losses of this encounter "
        "drag nobody along."
    )
    wild_text = (
        "After encounter cards are revealed, you may play this flare to retrieve one of your ships from the "
        "warp for each main player other than yourself who revealed an attack card."
    )
    super_text = (
        "When you use your power, you may play this flare to choose yourself from which colonies of the named "
        "players the ships are taken."
    )
    rulings = (
        (
            "own ships",
            "Vacuum cannot name itself, so the power does not feed itself.",
        ),
        (
            "Void beats Vacuum",
            "Removed ships did not go to the warp; nothing is taken along for them.",
        ),
        (
            "compensation for Vacuum",
            "Counts its own ships lost by losing, as usual.",
        ),
        (
            "ships paid as a cost",
            ("They count as lost; the power is used after the cost has been paid and the effect has been carried out."),
        ),
        (
            "Vacuum loses its power by that very loss",
            "It still takes ships along (the power was active when the loss happened).",
        ),
        (
            "failed deal",
            ("Vacuum's three lost ships may drag three along, also from the other dealer, who has already lost three."),
        ),
        (
            "Zombie named",
            "Its ships leave their colonies but return to others.",
        ),
        (
            "winner about to land a fifth colony",
            "Ships are taken along before the landing and may reduce that player's colonies.",
        ),
        (
            "a player has fewer ships in colonies than named",
            "Not possible; the number offered is limited.",
        ),
        (
            "limbo (inverted warp)",
            "Ships laid beside the ring count as gone to the warp.",
        ),
    )

    asks = {
        "numbers": (
            "Vacuum: whom do you drag along?",
            "Name up to {n|ship|ships} of others. By default nobody loses one.",
        ),
        "ships": ("Vacuum drags you along", "Choose {n|ship|ships} to lose to the warp."),
        "theirs": ("Vacuum Flare: which ships?", "Choose {n|ship|ships} of {whom} to drag along to the warp."),
    }
    events = {"names": "{who} wants to drag {n|ship|ships} of {whom} along."}
    like = {"numbers": "harm", "ships": "penalty", "theirs": "ruin"}
    does = {"breathe_in": "gain"}

    @on(SHIPS_MOVED, must=True, once=False, before=True, when=lambda me, happened: bool(me.lost(happened)))
    def drag_along(self, happened: Happened) -> Steps:
        g = self.g
        limit = self.lost(happened)
        others = [(("seat", x), 0, min(limit, g.available(x))) for x in g.clockwise(self.seat) if g.available(x)]
        numbers = yield from g.allocate(
            self.seat, "vacuum.numbers", others, 0, limit, {}, source=self.source, clock="ships", args={"n": limit}
        )
        boosted = bool(numbers) and (yield from self.boost("you choose the colonies"))
        named = {slot[1]: n for slot, n in numbers.items()}
        for seat, n in named.items():  # belongs to the announcement: whoever may zap it knows how many
            g.emit_event("vacuum.names", self.seat, {"n": n, "whom": ("seat", seat)}, self.source, {"n": n})
        if not (yield from self.announce(whom=[("seat", x) for x in named])) or not named:
            return
        moves: list[tuple[int, int, int]] = []
        for seat in [x for x in g.order() if x in named]:
            chooser, text = (self.seat, "vacuum.theirs") if boosted else (seat, "vacuum.ships")
            args = {"whom": ("seat", seat)}
            ships = yield from g.choose_ships(seat, text, named[seat], by=chooser, source=self.source, args=args)
            moves += [(seat, n, place) for place, n in ships.items()]
        yield from g.lose(moves, CAUSE_CHOICE)

    def lost(self, happened: Happened) -> int:
        """Own ships that went to the warp by this action, if the power was up before it (R-GEN-6)."""
        if self.power is None or self.power.id not in happened.up:
            return 0
        return happened.lost(self.seat)

    @wild
    @on(AFTER_REVEAL, when=lambda me: bool(me.attacks()) and me.can_return(),
        says="bring a ship out of the warp for each other main player who revealed an attack")  # fmt: skip
    def breathe_in(self) -> Steps:
        if (yield from self.announce()):
            yield from self.g.retrieve(self.seat, self.attacks(), "vacuum")

    def attacks(self) -> int:
        """Main players other than oneself who revealed an attack card."""
        g = self.g
        return sum(g.type_of(side) == ATTACK and g.main_player(side) != self.seat for side in (OFFENSE, DEFENSE))

    def can_return(self) -> bool:
        """There is an own ship in the warp, and somewhere to bring it."""
        g = self.g
        return bool(g.state.ships[WARP][self.seat]) and bool(g.refuges(self.seat))
