"""Remora."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import COSMIC
from app.engine.effects import Act, Alien, on, super_, wild
from app.engine.moments import ACT_DONE, CARDS_MOVED, COLONIES_CHANGED, EVERY_PHASE, SHIPS_MOVED
from app.engine.plans import Happened
from app.engine.state import GATE, RING, WARP, Mark


class Remora(Alien):
    """Clings to others' gains."""

    id, name = "remora", "Remora"
    tagline, power_name, alert = "Clings to others' gains", "Clinging", "yellow"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    text = (
        "When somebody else has got any ships out of the warp, you may use this power to get one of yours out "
        "too, to a colony of yours. It must be a ship that was already in the warp before this encounter. When "
        "somebody else has drawn any cards from the cosmic deck (or the reward deck), you may use this power to "
        "draw one card from that deck too. Each instruction that lets a player retrieve or draw counts once per "
        "player, however many ships or cards it gave."
    )
    zap_text = (
        "Each use is announced right after the other player's retrieval or draw is finished, before you "
        "retrieve or draw. After one zap there is no clinging of either kind until the end of the encounter."
    )
    wild_text = (
        "When another player plays a flare and it is not cancelled, you may play this flare to draw one card "
        "from the cosmic deck."
    )
    super_text = (
        "Play this flare when others have gained one or more colonies in one action: for each of these colonies "
        "take either the top card of the cosmic deck or one own ship out of the warp."
    )
    rulings = (
        (
            "reward deck",
            (
                "Remora draws from the deck the other player drew from; if both decks were used in one "
                "instruction it chooses one."
            ),
        ),
        (
            "Mobius Tubes",
            "All ships leave the warp anyway, Remora's too; clinging adds nothing.",
        ),
        (
            "Remora is the offense and retrieves",
            "No trigger; only other players count.",
        ),
        (
            "an ally takes 2 cards and 1 ship as rewards",
            "Two triggers, one of each kind.",
        ),
        (
            "ships released as part of a deal (Zombie)",
            "The owner of the released ships retrieves them; Remora may cling once per owner.",
        ),
        (
            "a ship that returns instead of going to the warp",
            "Not a retrieval.",
        ),
        (
            "Mutant's refill",
            "One draw event, if at least one card came from the deck.",
        ),
        (
            "ship limit of this encounter",
            ("It limits the power only; normal regroup, rewards and cards may retrieve ships lost in this encounter."),
        ),
        (
            "no colony",
            "Without a colony the ship cannot be retrieved.",
        ),
        (
            "super: home colonies",
            "A colony on an own planet regained by that player counts as gained too.",
        ),
        (
            "a ship lost and brought back in the same encounter",
            "It does not block any more; only ships lost in this encounter and still in the warp do.",
        ),
    )

    asks = {
        "again": (
            "Remora: once more?",
            "Another player has got ships out of the warp too. By default you pass.",
        ),
        "deck": ("Remora: which deck?", "Both decks were drawn from. By default the cosmic one."),
        "gift": ("Remora Flare: take", "For {n|colony|colonies}: divide between cards and ships. By default cards."),
    }
    labels = {"cosmic": "The cosmic deck", "reward": "The reward deck"}
    does = {"cling": "gain", "drink": "gain", "feast": "gain", "suck": "gain"}
    like = {"gift": "reward"}

    @on(SHIPS_MOVED, must=True, use=False, once=False, before=True, when=lambda me, happened: me.moves_own(happened))
    def count(self, happened: Happened) -> None:
        """The own ships lost in this encounter and still in the warp."""
        mark = self.stuck() or self.mark("stuck", data=[0])
        if self.g.sink == WARP:  # those that lie in limbo are out of reach anyway (IW-5)
            mark.data[0] += sum(n for seat, n, _, goal in happened.moves if seat == self.seat and goal == WARP)
        if happened.cause != self.id:
            freed = sum(n for seat, n, origin, _ in happened.moves if seat == self.seat and origin == WARP)
            mark.data[0] = max(0, mark.data[0] - freed)

    def moves_own(self, happened: Happened) -> bool:
        """Own ships came into the warp or left it, with the power up before or after it."""
        power = self.power
        if power is None or not (power.up or power.id in happened.up):
            return False
        return any(seat == self.seat and WARP in (a, b) for seat, _, a, b in happened.moves)

    def stuck(self) -> Mark | None:
        """The count of this power."""
        return next((mark for mark in self.g.marks("stuck") if mark.seat == self.seat), None)

    def may_cling(self) -> bool:
        """A ship that was in the warp before this encounter, and a colony for it."""
        mark = self.stuck()
        old = self.g.state.ships[WARP][self.seat] - (mark.data[0] if mark else 0)
        return old > 0 and bool(self.g.refuges(self.seat))

    def freed(self, happened: Happened) -> list[int]:
        """Others who got ships out of the warp by this action, to colonies or straight into the encounter."""
        if happened.cause == self.id:
            return []
        goals = {*self.g.planets, GATE, RING}
        found = [x for x, _, origin, goal in happened.moves if origin == WARP and goal in goals and x != self.seat]
        return list(dict.fromkeys(found))

    def clings(self, happened: Happened) -> bool:
        """Somebody got ships out, with this power up before the action (R-GEN-6), and it can follow."""
        seen = any(power.alien == self.id and power.id in happened.up for power in self.g.powers_of(self.seat))
        return seen and bool(self.freed(happened)) and self.may_cling()

    @on(SHIPS_MOVED, once=False, before=True, when=lambda me, happened: me.clings(happened),
        says="get one of your ships out of the warp too")  # fmt: skip
    def cling(self, happened: Happened) -> Steps:
        g = self.g
        for number, seat in enumerate(self.freed(happened)):
            if number and not (self.may_cling() and (yield from g.yes(self.seat, "remora.again", source=self.source))):
                return
            if not (yield from self.announce(whom=("seat", seat))):
                return
            yield from g.retrieve(self.seat, 1, self.id)

    @on(CARDS_MOVED, once=False, when=lambda me, happened: me.drawn(happened), says="draw a card too")
    def drink(self, happened: Happened) -> Steps:
        g = self.g
        deck = yield from self.which_deck(happened)
        if not (yield from self.announce(whom=("seat", happened.seat))):
            return
        if deck == COSMIC:
            yield from g.draw(self.seat, 1, self.id)
        else:
            yield from g.draw_rewards(self.seat, 1, self.id)

    def which_deck(self, happened: Happened) -> Steps:
        """The deck that the other player drew from; of two, the one of choice."""
        decks = sorted({self.g.face(card).deck for card in happened.cards})
        options = [("choice", f"remora.{deck}") for deck in decks]
        chosen = yield from self.g.choose(self.seat, "remora.deck", options, source=self.source)
        return chosen[1].removeprefix("remora.")

    def drawn(self, happened: Happened) -> bool:
        """Somebody else has drawn cards."""
        return happened.verb == "drawn" and happened.seat != self.seat and happened.cause != self.id

    @super_
    @on(COLONIES_CHANGED, when=lambda me, happened: me.gained(happened) > 0, says="a card or a ship for each colony")
    def feast(self, happened: Happened) -> Steps:
        g, count = self.g, self.gained(happened)
        ships = min(count, g.state.ships[WARP][self.seat]) if g.refuges(self.seat) else 0
        slots = [("cards", count - ships, count), ("ships", 0, ships)]
        answer = yield from g.allocate(
            self.seat, "remora.gift", slots, count, count, {"cards": count}, source=self.source, args={"n": count}
        )
        if (yield from self.announce()):
            yield from g.retrieve(self.seat, answer.get("ships", 0), self.id)
            yield from g.draw(self.seat, answer.get("cards", 0), self.id)

    def gained(self, happened: Happened) -> int:
        """How many colonies others have gained by this action."""
        return sum(1 for seat, _, _, change in happened.moves if change > 0 and seat != self.seat)

    @wild
    @on(ACT_DONE, when=lambda me, act: act.source[0] == "flare" and act.seat != me.seat, says="draw a card")
    def suck(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat))):
            yield from self.g.draw(self.seat, 1, self.id)
