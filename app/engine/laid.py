"""The cards of an encounter: selected, laid beside, replaced, shown and put away."""

from __future__ import annotations

from .asks import Ask, Steps
from .effects import Act
from .moments import (
    BESIDE,
    CARD_PLAYED,
    CARDS_NEEDED,
    DECLARED,
    PHASE_NUMBER,
    REINFORCEMENT_ANNOUNCED,
    SELECT_FROM,
    SELECT_OPTIONS,
)
from .pointing import Pointing
from .state import Placed


class Laid(Pointing):
    """Cards between hands and the discard pile (R-PLANNING, R-REVEAL)."""

    def replace_card(self, side: int, card: int, seat: int) -> Steps:
        """A card of nowhere else takes the place of the principal card of a side, which is discarded at once."""
        encounter = self.encounter
        old, unseen = encounter.slots[side], encounter.stated[side]
        encounter.stated[side] = ""
        encounter.slots[side], encounter.face_up[side], encounter.became[side] = card, True, ""
        self.publish(card)
        self.emit_event("replaced", seat, {"card": ("face", self.face(card).id)})
        self.morphs()
        if unseen:
            self.bury(old, seat)
        else:
            yield from self.discard_all([(old, seat)], "replaced")

    def add_card(self, side: int, card: int, seat: int) -> None:
        """A card of nowhere else lies beside the principal card of a side; its value is added to the total."""
        self.publish(card)
        self.encounter.added.append(Placed(side, seat, card))
        self.emit_event("added", seat, {"card": ("face", self.face(card).id)})

    def reinforce(self, seat: int, card: int, side: int) -> Steps:
        """A card that lies on the table is added to a total as a reinforcement, unless an answer cancels it."""
        self.encounter.played.append([card, seat, PHASE_NUMBER[self.state.phase]])
        self.emit("reinforced", seat, card=("face", self.face(card).id), side=("side", side))
        act = Act("reinforcement", seat, ("rule", "R-REVEAL-6"), "", None, card, {"side": side})
        if self.hooked(REINFORCEMENT_ANNOUNCED) or self.hooked(DECLARED):
            yield from self._answers(REINFORCEMENT_ANNOUNCED, act)
        self.off_table(card)
        if not act.cancelled:
            self.encounter.added.append(Placed(side, seat, card))
        elif act.fate is not None and act.fate >= 0:
            self.to_hand(card, act.fate, openly=True)
        else:
            yield from self.discard_shown(seat, [card], "cancelled")
        if self.hooked(CARD_PLAYED) and not act.taken_back:
            yield from self.reach(CARD_PLAYED, act)

    def show_card(self, side: int) -> None:
        """The laid card of a side is turned up for all to see."""
        encounter = self.encounter
        card = encounter.slots[side]
        encounter.face_up[side] = True
        self.publish(card)
        self.emit("laid_open", encounter.chosen_by[side], card=("face", self.face(card).id))

    def bury(self, card: int, seat: int) -> None:
        """A card that nobody has seen goes face down under its deck."""
        self.lay_under(card)
        self.emit("buried", seat)

    def selectable(self, seat: int) -> list[int]:
        """The cards from which a main player selects; without one there is nothing to fight with."""
        cards = self.encounter_cards(seat)
        for pile in self.state.piles:
            if pile.player == seat:
                cards += [card for card in pile.cards if self.faces[card].encounter]
        return self.q(SELECT_FROM, cards, seat)

    def has_selected(self, seat: int) -> bool:
        """The card of a main player lies: what was said about its selection binds no further card."""
        encounter = self.encounter
        return any(self.main_player(side) == seat and encounter.slots[side] >= 0 for side in (0, 1))

    def needed(self, seat: int, what: str) -> int:
        """How many encounter cards a seat must hold: ``new_hand``, not to draw one (R-START-1, R-PLANNING-2);
        ``encounter``, to have one as the offense (R-PLANNING-1, R-END-3)."""
        return self.q(CARDS_NEEDED, 1, seat, what)

    def lacks(self, seat: int, what: str) -> bool:
        """It holds fewer."""
        return len(self.encounter_cards(seat)) < self.needed(seat, what)

    def unarmed(self, seat: int) -> bool:
        """It lacks an encounter card, in hand and in a pile that the seat may play from as if it were the hand."""
        return self.lacks(seat, "encounter") and not self.stocked(seat)

    def select_ask(self, side: int, without: int = -1) -> Ask:
        """The question which card a main player selects; not a certain one if there are others."""
        seat = self.main_player(side)
        hand = self.selectable(seat)
        cards = self.q(SELECT_OPTIONS, hand, seat) or hand
        cards = [card for card in cards if card != without] or cards
        return Ask(
            seat, "select", options=tuple(("card", c) for c in cards), default=[str(cards.index(self.lowest(cards)))],
            clock="select", phase="planning", side=side,
        )  # fmt: skip

    def selects(self, side: int, card: int) -> None:
        """The card lies before its player, face down."""
        seat, encounter = self.main_player(side), self.encounter
        self.lay(card, seat)
        encounter.slots[side], encounter.chosen_by[side] = card, seat

    def select_again(self, side: int) -> Steps:
        """The selected card goes back to the hand, and another one is selected if there is one."""
        card = self.encounter.slots[side]
        self.take_back(side)
        ask = self.select_ask(side, without=card)
        self.selects(side, (yield from self.put(ask))[0][1])
        self.emit("selected", ask.seat)

    def lay(self, card: int, seat: int) -> None:
        """The selected card leaves the hand, or the pile that is selected from."""
        if self.where[card] == seat:
            self.from_hand(card, seat)
            return
        for pile in self.stores(seat):
            if card in pile.cards:
                self.draw_from(pile, card, seat)

    def switch_selected(self) -> None:
        """The two selected cards change sides, as they lie."""
        encounter = self.encounter
        for pair in (encounter.slots, encounter.face_up, encounter.chosen_by, encounter.stated):
            pair.reverse()
        self.emit("switched", offense=("seat", encounter.offense), defense=("seat", encounter.defense))

    def exchange_selected(self, side: int, card: int, seat: int) -> None:
        """A card of a hand takes the place of the selected card of a side, unseen; that one goes to this hand."""
        encounter = self.encounter
        old, openly = encounter.slots[side], encounter.face_up[side]
        if not openly:
            self.lose_track(encounter.chosen_by[side], old, seen_by=(seat,))
        self.from_hand(card, seat)
        encounter.slots[side], encounter.face_up[side], encounter.chosen_by[side] = card, False, seat
        encounter.stated[side] = ""
        self.to_hand(old, seat, openly=openly)

    def take_back(self, side: int, to: int | None = None) -> None:
        """The card selected on a side goes back to the hand it came from, or ``to`` another; all follow it if it lay
        open."""
        encounter = self.encounter
        card, openly = encounter.slots[side], encounter.face_up[side]
        seat = encounter.chosen_by[side] if to is None else to
        encounter.slots[side], encounter.face_up[side], encounter.chosen_by[side] = -1, False, -1
        encounter.stated[side] = ""
        self.to_hand(card, seat, openly=openly)

    def beside(self) -> list[tuple[int, int]]:
        """(card, seat) of what lies open beside the principal cards and goes with them (R-END-1)."""
        return self.q(BESIDE, [])

    def discard_encounter(self) -> Steps:
        """R-END-1: principal cards, the offense's first, then added cards in the order played."""
        encounter = self.encounter
        for side in (0, 1):
            if encounter.stated[side] and encounter.slots[side] >= 0:
                self.bury(encounter.slots[side], self.main_player(side))
                encounter.slots[side] = -1
        cards = [(encounter.slots[side], self.main_player(side)) for side in (0, 1) if encounter.slots[side] >= 0]
        cards += self._clear_beside()
        cards += [(placed.card, placed.seat) for placed in encounter.added]
        encounter.used = list(encounter.slots)
        encounter.slots, encounter.added = [-1, -1], []
        if cards:
            yield from self.discard_all(cards, "encounter")

    def used_cards(self) -> list[int]:
        """The cards with which the encounter was resolved, the offense's first, as far as they still lie in a discard
        pile, of whichever deck."""
        return [card for card in self.encounter.used if card >= 0 and card in self.discards_of(card)]

    def off_pile(self, card: int) -> bool:
        """A card leaves the discard pile where it lies; False if it lies in none any more."""
        pile = self.discards_of(card)
        if card in pile:
            pile.remove(card)
            return True
        return False

    def _clear_beside(self) -> list[tuple[int, int]]:
        cards = self.beside()
        gone = {card for card, _ in cards}
        if gone:
            self.state.piles = [pile for pile in self.state.piles if not gone & {*pile.cards}]
        return cards
