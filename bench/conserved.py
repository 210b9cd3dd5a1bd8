"""Nothing is lost and nothing is made: every ship and card is in exactly one place. Cheap enough for every answer."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

from app.engine import Game
from app.engine.moments import MORE_SHIPS
from app.engine.state import UNDER

SHIPS_A_PLANET = 4


class NotConserved(AssertionError):
    """A ship or a card is missing, or lies in two places."""


def each_once(cards: list[int], count: int) -> bool:
    """Are these the numbers from 0 to ``count - 1``, in any order, each of them once?"""
    return len(cards) == count and set(cards) == _numbers(count)


@cache
def _numbers(count: int) -> frozenset[int]:
    return frozenset(range(count))


def check_conserved(game: Game) -> None:
    """Raises ``NotConserved`` with what is wrong."""
    state = game.state
    if not state.ships:
        return
    ships, seats = [*chain.from_iterable(state.ships)], state.seats
    sums = [sum(ships[seat::seats]) for seat in range(seats)]
    own = SHIPS_A_PLANET * state.planets_each
    if state.specials or game.has_mark(MORE_SHIPS):
        whole = sums == [own + game.more_ships(seat) for seat in range(seats)]
    else:
        whole = sums == [own] * seats
    if not whole or min(ships) < 0:
        raise NotConserved(f"ships: {sums}, {state.ships}")
    if state.specials:
        there = Counter((ship.place, ship.seat) for ship in state.specials)
        if any(state.ships[place][seat] < n for (place, seat), n in there.items()):
            raise NotConserved(f"special ships: {state.specials}")
    if game.purses and min(game.purses) < 0:
        raise NotConserved(f"lucre: {game.purses}")
    beneath = [state.ships[game.planet_count + i] for i, place in enumerate(state.places) if place.kind == UNDER]
    if beneath:
        stacked = Counter(seat for ship in state.specials for seat in ship.under + ship.leased)
        if [stacked[seat] for seat in range(state.seats)] != [sum(column) for column in zip(*beneath)]:
            raise NotConserved(f"stacked ships: {state.specials}, {beneath}")
    encounter = state.encounter
    cards = state.deck + state.discard + state.box + state.reward.deck + state.reward.discard
    for hand in state.hands:
        cards += hand
    if cards or state.table:
        cards += [card for card, _ in state.table]
        cards += [card for card, _ in state.lasting]
        cards += [card for card in encounter.slots if card >= 0]
        cards += [placed.card for placed in encounter.added]
        cards += [card for pile in state.piles for card in pile.cards]
        cards += [card for tech in state.techs for card in tech.cards]
        if not each_once(cards, len(game.faces)):
            raise NotConserved(f"cards: {sorted(cards)}")
    if state.destiny:
        lying = [] if encounter.card < 0 else [encounter.card]
        lying += [card for _, card in state.collected]
        lying += [card for _, card in game.inverted.destiny] if game.inverted else []
        lying += state.extra.spare + state.extra.gone
        destiny = state.destiny + state.destiny_discard + lying
        if not each_once(destiny, len(game.destiny_faces)):
            raise NotConserved(f"destiny cards: {sorted(destiny)}")
