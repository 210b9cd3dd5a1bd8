"""Healer."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Alien, on, respond, wild
from app.engine.moments import CARD_ANNOUNCED, EVERY_PHASE, SHIPS_MOVED
from app.engine.plans import Happened, Move
from app.engine.state import OUT, WARP


class Healer(Alien):
    """Saves others' ships for a fee."""

    id, name = "healer", "Healer"
    tagline, power_name, alert = "Saves others' ships for a fee", "Healing", "yellow"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    not_with = ("masochist",)
    needs_word = "yes"
    text = (
        "When ships of another player have just gone to the warp or have just been taken out of the game, you "
        "may use this power. That player gets all of them back. They are put on any of that player's colonies, "
        "and you draw one card from the cosmic deck. A healed player still gets compensation and everything "
        "else that comes from having lost the ships. If several players lose ships, you may heal any of them "
        "and draw one card for each."
    )
    zap_text = (
        "Each healing of one player after one loss is a use of its own, announced right after the ships went to "
        "the warp or out of the game. Zapped, those ships stay lost, you draw nothing, and you cannot heal "
        "again in this encounter."
    )
    wild_text = "When a Cosmic Zap is played on you, discard it without effect."
    super_text = "When you heal a player, draw one card for each ship healed instead of one card."
    rulings = (
        (
            "Are healed ships stopped on the way or fetched back?",
            ("They go to the warp and then come back from it, so effects on others retrieving ships see it."),
        ),
        (
            "Healer and Zombie.",
            "The Zombie's ships never reach the warp, so there is nothing to heal.",
        ),
        (
            "Healer and Vacuum.",
            (
                "The Vacuum's ships went to the warp and take others along; all of them, except the Healer's "
                "own, can then be healed."
            ),
        ),
        (
            "Healer and Void.",
            (
                "Void's removal cannot be prevented, but afterwards the Healer may give the loser all ships of "
                "that loss back, those out of the game and those in the warp. The loser still gets no "
                "compensation for the removed ones."
            ),
        ),
        (
            "Ships set free in the warp from a captured stack.",
            "Can be healed.",
        ),
        (
            "Does the healed player still get compensation?",
            "Yes.",
        ),
        (
            "Can one player be healed twice in an encounter?",
            "Yes, after two different losses, with a card for each.",
        ),
        (
            "May the player refuse, or the Healer heal only some of the ships?",
            "No, it is all ships of that loss.",
        ),
        (
            "Healer and Masochist.",
            "Not dealt into the same game. If they meet all the same, healing works as written.",
        ),
    )

    asks = {
        "whom": ("Healer: whom?", "Choose the player who gets all ships of this loss back."),
        "next": ("Healer: another one?", "Choose another player to heal. By default you heal nobody else."),
        "ships": (
            "Healer: your ships come back",
            "Place {n|ship|ships} on your colonies. By default they strengthen your weakest home colonies.",
        ),
    }
    does = {"heal": "gain", "immunity": "gain"}
    like = {"whom": "help", "ships": "retrieve"}

    @on(SHIPS_MOVED, once=False, when=lambda me, happened: bool(me.patients(happened)),
        says="a player gets the lost ships back, you draw a card")  # fmt: skip
    def heal(self, happened: Happened) -> Steps:
        g = self.g
        patients = self.patients(happened)
        whom = yield from g.choose(self.seat, "healer.whom", [("seat", x) for x in patients], source=self.source)
        while whom[0] == "seat":
            patients.remove(whom[1])
            boosted = yield from self.boost("draw a card for each ship healed")
            if not (yield from self.announce(whom=whom)):
                return
            healed = yield from self.restore(whom[1], happened)
            yield from g.draw(self.seat, healed if boosted else 1, "healer")
            patients = [x for x in patients if x in self.patients(happened)]
            if not patients:
                return
            options = [("pass", None), *(("seat", x) for x in patients)]
            whom = yield from g.choose(self.seat, "healer.next", options, source=self.source)

    def lost(self, happened: Happened, seat: int) -> list[Move]:
        """What a seat has lost by this action and is still there; beside the ring it is out of reach (IW-5)."""
        ships = self.g.state.ships
        within = (WARP, OUT) if self.g.sink == WARP else (OUT,)
        gone = [m for m in happened.moves if m[0] == seat and m[3] in within and m[2] != m[3]]
        return [[seat, n, a, b] for _, n, a, b in gone if ships[b][seat] >= n]

    def patients(self, happened: Happened) -> list[int]:
        """Other players with ships to heal and a colony to put them on."""
        g = self.g
        return [x for x in g.order() if x != self.seat and g.havens(x, g.colonies(x)) and self.lost(happened, x)]

    def restore(self, seat: int, happened: Happened) -> Steps:
        """All ships of that loss come back. Returns how many."""
        g, ships = self.g, self.g.state.ships
        places = [b for _, n, _, b in self.lost(happened, seat) for _ in range(n)]
        there = {p: ships[p][seat] for p in g.havens(seat, g.colonies(seat))}
        default: dict[int, int] = {}
        for _ in places:
            goal = min(there, key=lambda p: (g.system(p) != seat, there[p], p))
            there[goal] += 1
            default[goal] = default.get(goal, 0) + 1
        goals = yield from g.place_ships(seat, len(places), "healer.ships", default=default, source=self.source)
        moves: list[Move] = [[seat, 1, place, goal] for place, goal in zip(places, goals, strict=True)]
        yield from g.move(moves, "retrieved", "healer")
        return len(moves)

    @wild
    @respond(CARD_ANNOUNCED, when=lambda me, act: me.is_zapped(act), says="this Cosmic Zap is discarded without effect")
    def immunity(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat))):
            self.g.cancel(act)

    def is_zapped(self, act: Act) -> bool:
        """A Cosmic Zap on a use of this seat's power."""
        return act.source == ("artifact", "cosmic_zap") and act.choices.get("whom") == self.seat
