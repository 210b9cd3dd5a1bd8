"""Plague."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps
from app.engine.cards import ATTACK
from app.engine.effects import Artifact, on
from app.engine.moments import CAUSE_CHOICE, REGROUP_AFTER, REGROUP_BEGIN

SHIPS = 3


class Plague(Artifact):
    """One player loses three ships of choice and one card of each type held, in one action (R-CARD-8)."""

    id, name = "plague", "Plague"
    when = "regroup"
    text = "A player of your choice sends three ships to the warp and discards one card of each type held."
    asks = {
        "whom": ("Plague", "Choose the player who loses three ships and one card of each type."),
        "ships": ("Plague: lose ships", "Choose {n|ship|ships} to send to the warp."),
        "card": ("Plague: discard one of each type", "Choose which of your {type} cards to discard."),
    }

    @on(REGROUP_BEGIN, says="a player loses ships and cards")
    @on(REGROUP_AFTER, says="a player loses ships and cards")
    def infect(self) -> Steps:
        g = self.g
        whom = yield from g.choose(self.seat, "plague.whom", [("seat", x) for x in range(g.state.seats)])
        if not (yield from self.announce(whom=whom)):
            return
        victim = whom[1]
        ships = yield from g.choose_ships(victim, "plague.ships", SHIPS, source=self.source)
        cards = yield from self._cards(victim)
        if cards:
            yield from g.discard_from_hand(victim, cards, "plague")
        yield from g.lose([(victim, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def _cards(self, victim: int) -> Steps:
        """One card of each type held; asked where a type is held with different faces. Default: the lowest attack,
        otherwise the oldest card of the type."""
        g = self.g
        by_type: dict[str, list[int]] = {}
        for card in g.state.hands[victim]:
            by_type.setdefault(g.face(card).kind, []).append(card)
        chosen: list[int] = []
        asks: list[Ask] = []
        for kind, cards in by_type.items():
            best = min(cards, key=lambda c: g.face(c).value) if kind == ATTACK else cards[0]
            if len({g.face(card).id for card in cards}) == 1:
                chosen.append(cards[0])
            else:
                asks.append(
                    Ask(
                        victim, "plague.card", options=tuple(("card", c) for c in cards), clock="ships",
                        default=[str(cards.index(best))], source=self.source, args={"type": kind},
                    )
                )  # fmt: skip
        if asks:
            answers = yield Round(asks)
            chosen += [answer[0][1] for answer in answers]
        return chosen
