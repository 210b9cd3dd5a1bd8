"""What lies face down before the seats: hidden aliens, technology, piles. Shown to everybody at the end of the game
(R-WIN-7), and before that only to who looks at a finished game with all hands open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .state import EVERYBODY
from .view import pile_body, tech_body

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]


def opened(g: Game) -> Body:
    """``powers``: by seat the hidden aliens in the order of its powers; ``techs`` and ``piles`` as their owners see
    them. What there is nothing of is missing."""
    powers: dict[str, list[str]] = {}
    for power in g.state.powers:
        if power.hidden:
            powers.setdefault(str(power.seat), []).append(power.alien)
    techs = [tech_body(g, card, card.seat) for card in g.state.techs if card.cards or not card.up]
    piles = [_face_up(g, i) for i, pile in enumerate(g.state.piles) if pile.faces != EVERYBODY and pile.cards]
    parts: Body = {"powers": powers, "techs": techs, "piles": piles}
    for name in g.variants:
        parts |= g.variant(name).opened(g)
    return {name: part for name, part in parts.items() if part}


def _face_up(g: Game, index: int) -> Body:
    """A pile with all its cards; their ids say nothing, since nobody follows them any more."""
    pile = g.state.piles[index]
    cards = [g.card(card, None) | {"id": f"end-{card}"} for card in pile.cards]
    return pile_body(g, pile, None) | {"cards": cards}
