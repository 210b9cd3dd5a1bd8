"""The unused flares: those that are not in the cosmic deck lie in the box, and some effects turn them up, draw them or
put them out of the game."""

from __future__ import annotations

from .cards import FLARE
from .flow import Flow
from .moments import GAME, GONE_FLARES, LOOSE_FLARES, PHASE_NUMBER
from .state import Mark


class Flares(Flow):
    """The unused flare deck."""

    def flares_in_box(self) -> list[int]:
        """The unused flares; those of aliens beside a sheet have left the game, others by a mark."""
        box, flares = self.state.box, set(self.cards_of(FLARE))
        found = [card for card in box if card in flares]
        beside = {power.alien for power in self.state.powers if power.beside >= 0}
        gone = [card for mark in self.marks(GONE_FLARES) for card in mark.data]
        if not beside and not gone:
            return found
        return [card for card in found if card not in gone and self.faces[card].effect not in beside]

    def unused_flare(self) -> int:
        """A card of the unused flare deck is turned up and discarded there; -1 if there is none. The deck is the flares
        in the box, in random order; turned up ones are shuffled back when it is empty."""
        deck = self.unused_deck()
        if not deck:
            return -1
        card = deck[self.dice.below(len(deck), "unused flare")]
        self.state.spent.append(card)
        return card

    def unused_deck(self) -> list[int]:
        """The unused flares that were not turned up yet; when none is left, all of them, shuffled anew."""
        state = self.state
        flares = self.flares_in_box()
        deck = [card for card in flares if card not in state.spent]
        if not deck:
            state.spent, deck = [], flares
        return deck

    def draw_flares(self, seat: int, count: int) -> list[int]:
        """Unused flares come unseen from the top of their deck to a hand, as many as there are."""
        drawn: list[int] = []
        while len(drawn) < count and (deck := self.unused_deck()):
            drawn.append(deck[self.dice.below(len(deck), "unused flare")])
            self.take_flare(drawn[-1], seat)
        return drawn

    def take_flare(self, card: int, seat: int) -> None:
        """An unused flare comes to a hand unseen: from now on any flare may be in the game."""
        state = self.state
        state.box.remove(card)
        state.spent = [other for other in state.spent if other != card]
        self.to_hand(card, seat)
        if not self.has_mark(LOOSE_FLARES):
            state.marks.append(Mark(LOOSE_FLARES, "rule:flares", seat, GAME, PHASE_NUMBER[state.phase]))
            self.reindex()

    def banish_flare(self, card: int, seat: int) -> None:
        """A flare leaves the hand and the game for good, for all to see."""
        state = self.state
        self.from_hand(card, seat)
        self.publish(card)
        state.box.append(card)
        state.marks.append(Mark(GONE_FLARES, "rule:flares", seat, GAME, PHASE_NUMBER[state.phase], data=[card]))
