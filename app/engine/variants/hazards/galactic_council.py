"""Galactic Council."""

from __future__ import annotations

from typing import Any

from app.engine.asks import NO, YES, Ask, Round, Steps

from .hazard import Hazard

SHIPS = 3
Gain = tuple[int, int, int]  # receiver, giver, planet (-1: a card)


class GalacticCouncil(Hazard):
    """One deal of all instead of the encounter."""

    id, name = "galactic_council", "Galactic Council"
    text = (
        "Instead of the encounter all players make one common deal, in which everybody gains a card or a colony. Each "
        "in turn may propose one; if all accept it, it is carried out and the encounter is successful. If none is "
        "accepted, everybody loses three ships to the warp."
    )
    asks = {
        "propose": (
            "Galactic Council: make a proposal?",
            "Choose what you would gain; then you choose what each other player gains. By default you propose nothing.",
        ),
        "gain": ("Galactic Council: the gain of {whom}", "Choose what {whom} gains by your proposal."),
        "accept": (
            "Galactic Council: accept the proposal of {who}?",
            "It is carried out only if all accept. It would make win: {whom}. By default you refuse.",
        ),
        "give": (
            "Galactic Council: cards that you give",
            "Choose {n|card|cards}. By default those that you miss least.",
        ),
    }
    labels = {"silent": "Propose nothing"}
    events = {
        "proposes": "{who} proposes a common deal.",
        "colony": "{who} would get a colony on {planet}.",
        "card": "{who} would get a card of {whom}.",
        "refused": "The deal is refused by {whom}.",
        "agreed": "All accept the deal.",
        "failed": "The council ends without a deal.",
    }
    like = {"propose": "propose", "gain": "propose", "accept": "accept", "give": "give"}
    __slots__ = ()

    def enters(self) -> Steps:
        """The gate ships return first; what is agreed or not, the encounter is over."""
        g = self.g
        yield from g.send_home(g.order())
        for seat in g.order():
            gains = yield from self.propose(seat)
            if gains and (yield from self.accepted(seat, gains)):
                yield from self.carry_out(gains)
                break
        else:
            g.emit_event("galactic_council.failed", None, {}, self.source)
            yield from self.punish()
        g.go_to("end")

    # --- proposing
    def options(self, seat: int, gains: list[Gain]) -> list[tuple[str, Any]]:
        """What a player could gain beside what is proposed already: a card of somebody, a colony beside somebody."""
        g, ships = self.g, self.g.state.ships
        others = g.clockwise(seat)
        promised = [giver for _, giver, planet in gains if planet < 0]
        cards: list[tuple[str, Any]] = [("card_from", x) for x in others if len(g.state.hands[x]) > promised.count(x)]
        if not g.available(seat):
            return cards
        colonies = [(p, x) for x in others for p in g.planet_colonies(x) if not ships[p][seat] and g.shared(seat, [p])]
        return [*cards, *(("grant", place) for place in colonies)]

    def propose(self, seat: int) -> Steps:
        """One proposal: a gain for everybody; an empty list if there is none."""
        g, gains = self.g, []
        for who in [seat, *g.clockwise(seat)]:
            options = self.options(who, gains)
            if not options:
                return []
            if who == seat:
                options.insert(0, ("choice", "galactic_council.silent"))
            text, args = ("propose" if who == seat else "gain"), {"whom": ("seat", who)}
            kind, what = yield from g.choose(
                seat, f"galactic_council.{text}", options, source=self.source, args=args, clock="launch"
            )
            if kind == "choice":
                return []
            gains.append((who, what, -1) if kind == "card_from" else (who, what[1], what[0]))
        return gains

    def accepted(self, seat: int, gains: list[Gain]) -> Steps:
        """All others are asked at the same time; True if nobody refuses."""
        g = self.g
        g.emit_event("galactic_council.proposes", seat, {}, self.source)
        for who, giver, planet in gains:
            if planet < 0:
                g.emit_event("galactic_council.card", who, {"whom": ("seat", giver)}, self.source)
            else:
                g.emit_event("galactic_council.colony", who, {"planet": ("planet", planet)}, self.source)
        others = g.clockwise(seat)
        args = {"who": ("seat", seat), "whom": [("seat", x) for x in self.winners(gains)]}
        asks = [
            Ask(
                x, "galactic_council.accept", options=(YES, NO), default=["1"], source=self.source, args=args,
                phase=g.state.phase, clock="launch", actor=seat,
            )
            for x in others
        ]  # fmt: skip
        answers = yield Round(asks)
        against = [("seat", x) for x, answer in zip(others, answers, strict=True) if answer[0] == NO]
        if against:
            g.emit_event("galactic_council.refused", None, {"whom": against}, self.source)
        return not against

    def winners(self, gains: list[Gain]) -> list[int]:
        """Who would have enough foreign colonies with it."""
        g = self.g
        new = [who for who, _, planet in gains if planet >= 0 and g.system(planet) != who]
        return [who for who in new if g.foreign_count(who) + 1 >= g.colonies_needed]

    # --- the end
    def carry_out(self, gains: list[Gain]) -> Steps:
        """Givers choose cards, receivers ships; then all of it happens as one action."""
        g = self.g
        g.emit_event("galactic_council.agreed", None, {}, self.source)
        g.encounter.success = True
        given: dict[int, list[int]] = {}
        for seat in g.order():
            due = sum(1 for _, giver, planet in gains if giver == seat and planet < 0)
            if due:
                given[seat] = yield from self.cards_of(seat, due)
        ships: list[list[int]] = []
        for who, _, planet in gains:
            if planet >= 0:
                ships += yield from g.settlers(who, planet)
        yield from g.about_to_move("deal")
        for who, giver, planet in gains:
            if planet < 0:
                card = given[giver].pop(0)
                g.pass_cards(giver, who, [card])
                g.tell_passed("dealt", giver, who, [card])
        yield from g.move(ships, "settled", "deal")

    def cards_of(self, seat: int, due: int) -> Steps:
        """Which cards a player gives."""
        g, hand = self.g, list(self.g.state.hands[seat])
        if due >= len(hand):
            return hand
        least = hand.index(g.least_missed(seat))
        default = [str(i) for i in sorted(range(len(hand)), key=lambda i: i != least)[:due]]
        options = [("card", card) for card in hand]
        chosen = yield from g.some(
            seat, "galactic_council.give", options, due, due, default=default, source=self.source, args={"n": due}
        )
        return [card for _, card in chosen]

    def punish(self) -> Steps:
        """Everybody loses three ships, as one action."""
        g = self.g
        lost: list[tuple[int, int, int]] = []
        for seat in g.order():
            ships = yield from g.choose_ships(seat, "penalty", SHIPS, gate_first=True, source=self.source)
            lost += [(seat, n, place) for place, n in ships.items()]
        yield from g.lose(lost, self.id)
