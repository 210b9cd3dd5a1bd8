"""Where cards are, and who can follow them: moves of single cards, and the names by which seats know them.

Every card moves through the few functions of this file, which keep the derived table ``where`` and the knowledge rows
right:

- a card that comes to a hand is named for its owner; one that comes there openly stays named for everybody (tracked);
- a card that leaves a hand unseen takes with it all that others knew of that hand (they can no longer follow it);
- a card that is shown to all is named for all; a card shuffled into a deck loses every name.
"""

from __future__ import annotations

from .cards import ATTACK, COSMIC, MORPH, NEGOTIATE, Face
from .core import NOWHERE, Core
from .state import Pile, Stray


class Custody(Core):
    """Cards in hands, on the table, in piles and decks."""

    # --- cards: names
    def _name(self, row: int, card: int) -> int:
        state = self.state
        state.named[row] += 1
        state.ids[row][card] = state.named[row]
        return state.named[row]

    def show(self, card: int, seat: int) -> None:
        """``seat`` learns where this card is."""
        if not self.state.ids[seat][card]:
            self._name(seat, card)

    def publish(self, card: int) -> None:
        """Everybody learns where this card is."""
        if not self.state.ids[-1][card]:
            self._name(-1, card)

    def forget(self, card: int) -> None:
        """Nobody can follow this card any more."""
        if self.state.strays:
            self._no_stray(card)
        for row in self.state.ids:
            row[card] = 0

    def lose_track(self, seat: int, leaving: int, seen_by: tuple[int, ...] = ()) -> None:
        """A card leaves this hand unseen: others lose what they knew of the hand (effects.md section 7, Knowledge).

        ``seen_by`` are the seats that see which card it is.
        """
        ids = self.state.ids
        encounter = self.state.encounter
        laid = [c for c, who in zip(encounter.slots, encounter.chosen_by, strict=True) if c >= 0 and who == seat]
        hidden = [c for c in laid if not encounter.face_up[encounter.slots.index(c)]]
        hand = self.state.hands[seat] + hidden
        for row in range(-1, self.state.seats):
            if row == seat or row in seen_by:
                continue
            known = ids[row]
            known[leaving] = 0
            for card in hand:
                known[card] = 0

    # --- cards: moves
    def face(self, card: int) -> Face:
        """What is printed on a card."""
        return self.faces[card]

    def to_hand(self, card: int, seat: int, openly: bool = False) -> None:
        """The card comes to a hand; ``openly`` = everybody sees which. A card that was played out of a pile goes back
        to where it belongs."""
        state = self.state
        if openly:
            self.publish(card)
        else:
            state.ids[-1][card] = 0
        stray = self._no_stray(card) if state.strays else None
        if stray is not None and stray.seat == seat:
            pile = next((p for p in state.piles if p.power == stray.power and p.kind == stray.kind), None)
            if stray.back >= 0:
                seat = stray.back
            elif pile is not None:
                self.show(card, seat)
                pile.cards.append(card)
                return
        self.show(card, seat)
        state.hands[seat].append(card)
        self.where[card] = seat

    def in_hand(self, card: int, seat: int) -> None:
        """A card out of a pile is shown and passes through the hand on its way to be played."""
        self.publish(card)
        self.show(card, seat)
        self.state.hands[seat].append(card)
        self.where[card] = seat

    def _no_stray(self, card: int) -> Stray | None:
        """The card has come to rest: where it would have gone back to."""
        found = next((stray for stray in self.state.strays if stray.card == card), None)
        if found is not None:
            self.state.strays.remove(found)
        return found

    def draw_from(self, pile: Pile, card: int, seat: int) -> None:
        """The card leaves a pile to be played as if out of the hand of ``seat``. Whoever else knew what lies there
        cannot tell any more, unless the card is shown."""
        for row, known in enumerate(self.state.ids):
            if row != seat:
                for other in pile.cards:
                    known[other] = 0
        pile.cards.remove(card)
        back = pile.back if pile.back >= 0 else pile.player
        self.state.strays.append(Stray(card, seat, back, pile.power, pile.kind))

    def from_hand(self, card: int, seat: int) -> None:
        """The card leaves a hand; where it goes decides who can follow it."""
        self.state.hands[seat].remove(card)
        self.where[card] = NOWHERE

    def put_on_table(self, card: int, seat: int) -> None:
        """A card is shown and lies in flight until its action is finished."""
        self.from_hand(card, seat)
        self.publish(card)
        self.state.table.append([card, seat])

    def take_from_table(self, card: int, seat: int) -> None:
        """A card in flight comes back to a hand; everybody saw it."""
        self.state.table.remove([card, seat])
        self.to_hand(card, seat, openly=True)

    def off_table(self, card: int) -> None:
        """A card in flight leaves the table for a pile."""
        self.state.table = [entry for entry in self.state.table if entry[0] != card]

    def to_discard(self, card: int) -> None:
        """The card lies open on the discard pile (R-INFO-6)."""
        if self.state.strays:
            self._no_stray(card)
        for seat in range(self.state.seats):
            self.state.ids[seat][card] = 0
        self.publish(card)
        self.discards_of(card).append(card)

    def discards_of(self, card: int) -> list[int]:
        """The discard pile that the card goes to: that of its deck."""
        return self.state.discard if self.faces[card].deck == COSMIC else self.state.reward.discard

    def deck_of(self, card: int) -> list[int]:
        """The deck that the card belongs to."""
        return self.state.deck if self.faces[card].deck == COSMIC else self.state.reward.deck

    def encounter_cards(self, seat: int) -> list[int]:
        """The encounter cards in a hand, in the order of the hand."""
        faces = self.faces
        return [card for card in self.state.hands[seat] if faces[card].encounter]

    def lowest(self, cards: list[int]) -> int:
        """The encounter card that is taken by default: the lowest attack; with none, a morph; else a negotiate."""
        return min(cards, key=lambda c: ((ATTACK, MORPH, NEGOTIATE).index(self.faces[c].kind), self.faces[c].value))

    def needs_hand(self, seat: int) -> bool:
        """No encounter card in hand (R-START-1, R-PLANNING-2)."""
        faces = self.faces
        return not any(faces[card].encounter for card in self.state.hands[seat])
