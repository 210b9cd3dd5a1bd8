"""Technology: research, completion, abandonment, and what becomes of tech cards (docs/rules, technology).

A tech card is no hand card. It lies with a seat, face down with research ships on it, or face up and usable; those
that are hidden until used are revealed and used in one go. Everybody knows how many ships lie on a card, only its owner
knows which card it is.
"""

from __future__ import annotations

from .asks import Ask, Round, Steps
from .effects import Effect
from .moments import CAUSE_HOMELESS, REGROUP_TECH
from .plans import Move
from .speech import Speech
from .state import TechCard
from .tech import TECHS

DEALT = 2  # T-1
BIG = 8  # T-12


class Techs(Speech):
    """Tech cards of this table."""

    def technology(self) -> bool:
        """The table plays with technology."""
        return self.setup.options.tech

    # --- the deck
    def set_up_techs(self) -> Steps:
        """T-1: each player looks at two, keeps one face down and discards the other face up."""
        state = self.state
        names = sorted(TECHS)
        if state.planets_each == 4:
            names = [name for name in names if TECHS[name].number < BIG]
        state.tech_deck = [names[i] for i in self.dice.shuffled(list(range(len(names))), "tech deck")]
        asks: list[Ask] = []
        for seat in range(state.seats):
            pair = [state.tech_deck.pop() for _ in range(DEALT)]
            low = min(range(DEALT), key=lambda i: (TECHS[pair[i]].number or 3, i))
            asks.append(
                Ask(
                    seat,
                    "keep_tech",
                    options=tuple(("tech", name) for name in pair),
                    default=[str(low)],
                    clock="launch",
                )
            )
        answers = yield Round(asks)
        for ask, answer in zip(asks, answers, strict=True):
            kept = answer[0][1]
            self._gain_tech(ask.seat, kept)
            names = [option[1] for option in ask.options]
            names.remove(kept)
            self._discard_names(ask.seat, names)

    def _gain_tech(self, seat: int, name: str) -> TechCard:
        state = self.state
        state.tech_count += 1
        card = TechCard(state.tech_count, name, seat)
        card.place = self.place_for("tech", card.id)
        state.techs.append(card)
        return card

    def _discard_names(self, seat: int, names: list[str]) -> None:
        self.state.tech_discard += names
        if names:
            self.emit("techs_discarded", seat, what=[("tech", name) for name in names])

    def draw_techs(self, seat: int) -> Steps:
        """T-9: draw as many as foreign colonies plus one, keep one face down."""
        state = self.state
        drawn: list[str] = []
        for _ in range(len(self.foreign_colonies(seat)) + 1):
            if not state.tech_deck and state.tech_discard:  # T-11
                pile, state.tech_discard = state.tech_discard, []
                state.tech_deck = [pile[i] for i in self.dice.shuffled(list(range(len(pile))), "tech deck")]
            if state.tech_deck:
                drawn.append(state.tech_deck.pop())
        if not drawn:
            return
        self.emit("techs_drawn", seat, n=len(drawn))
        kept = (yield from self.choose(seat, "keep_tech", [("tech", name) for name in drawn]))[1]
        self._gain_tech(seat, kept)
        drawn.remove(kept)
        self._discard_names(seat, drawn)

    # --- the tech action
    def tech_actions(self) -> Steps:
        """T-3: in order of play, each player does one tech action or none."""
        yield from self.reach(REGROUP_TECH)
        for seat in list(self.order()):
            own = [card for card in self.state.techs if card.seat == seat and not card.up]
            if own:
                yield from self._tech_action(seat, own)

    def _tech_action(self, seat: int, own: list[TechCard]) -> Steps:
        options: list[tuple[str, object]] = [("nothing", None)]
        for card in own:
            tech = TECHS[card.card]
            if not tech.hidden_until_used and self.research(card) >= tech.number:
                options.append(("complete", card))
            if self.ship_places(seat):
                options.append(("research", card))
            options.append(("abandon", card))
        best = next((i for i, option in enumerate(options) if option[0] == "complete"), 0)
        kind, card = yield from self.choose(seat, "tech_action", options, default=best, clock="window")
        if kind == "research":
            yield from self._research(seat, card)
        elif kind == "complete":
            yield from self.complete(card)
        elif kind == "abandon":
            yield from self.discard_tech(card)

    def _research(self, seat: int, card: TechCard) -> Steps:
        """T-4: one available ship goes onto the card."""
        places = self.ship_places(seat)
        best = self.best_home(seat)
        default = next((i for i, option in enumerate(places) if option[1] == best), 0)
        origin = (yield from self.choose(seat, "research_ship", places, default=default))[1]
        yield from self.move([[seat, 1, origin, card.place]], "researched", "tech")

    def research(self, card: TechCard) -> int:
        """Ships on a card."""
        return sum(self.state.ships[card.place])

    def tech_number(self, card: TechCard) -> int:
        """The research number printed on a card, 0 for X."""
        return TECHS[card.card].number

    def complete(self, card: TechCard) -> Steps:
        """T-5: the card is turned face up, its ships go home, and what it does when completed is done."""
        card.up = True
        self.emit_event("tech_completed", card.seat, {"what": ("tech", card.card)}, ("tech", card.card))
        self.reindex()
        me = self.tech_handle(card)
        if not (yield from me.settles_research()):
            yield from self.bring_home(card)
        yield from me.completed()

    def bring_home(self, card: TechCard) -> Steps:
        """Research ships return to own colonies, without one to the warp (T-5)."""
        seat, count = card.seat, self.research(card)
        if not count:
            return
        goals = yield from self.place_ships(seat, count, "tech_return")
        moves: list[Move] = [[seat, 1, card.place, goal] for goal in goals]
        if moves:
            yield from self.move(moves, "returned", "tech")
        if self.research(card):
            yield from self.lose([(seat, self.research(card), card.place)], CAUSE_HOMELESS)

    def discard_tech(self, card: TechCard) -> Steps:
        """T-6, T-8: the card leaves the table; its ships go home."""
        state = self.state
        if card not in state.techs:
            return
        state.techs.remove(card)
        state.tech_discard.append(card.card)
        self.emit_event("tech_gone", card.seat, {"what": ("tech", card.card)}, ("tech", card.card))
        yield from self.bring_home(card)
        yield from self.tech_handle(card).left()
        self.reindex()

    def tech_handle(self, card: TechCard) -> Effect:
        """A handle of the card outside any hook, for what it does when it is completed or leaves."""
        tech = TECHS[card.card]
        return tech(self, card.seat, tech.hooks[0], tech=card)  # type: ignore[arg-type]
