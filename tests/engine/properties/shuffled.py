"""Games that differ only in what is hidden: the same positions with other cards in hands and deck."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bench.randomplay import Chance


def hidden_places(state: Any) -> list[tuple[list[int], int]]:
    """(pile, index) of every card in a hand or in the deck that not everybody can place."""
    public = state.ids[-1]
    piles = (*state.hands, state.deck, state.reward.deck)
    return [(pile, i) for pile in piles for i, card in enumerate(pile) if not public[card]]


@contextmanager
def other_hidden_cards(game: Any, chance: Chance) -> Iterator[None]:
    """All hidden cards change places at random for a while; hands keep their sizes."""
    places = hidden_places(game.state)
    before = [pile[i] for pile, i in places]
    where = list(game.where)
    for deck in dict.fromkeys(game.faces[card].deck for card in before):  # all see the backs
        alike = [place for place, card in zip(places, before) if game.faces[card].deck == deck]
        cards = [card for card in before if game.faces[card].deck == deck]
        for (pile, i), card in zip(alike, chance.sample(cards, len(cards))):
            pile[i] = card
    for seat, hand in enumerate(game.state.hands):
        for card in hand:
            game.where[card] = seat
    for card in game.state.deck + game.state.reward.deck:
        game.where[card] = -1
    try:
        yield
    finally:
        for (pile, i), card in zip(places, before):
            pile[i] = card
        game.where[:] = where
