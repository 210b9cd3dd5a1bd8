"""The secrecy test finds leaks: each of these faults, planted into the engine, must be noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.engine import Event, Game
from app.engine import game as game_module
from app.engine.custody import Custody
from app.engine.hands import Hands
from app.engine.windows import Windows

from .test_secrecy import run

MOST_RUNS = 600
Plant = Callable[[pytest.MonkeyPatch], None]


def only_who_can_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Windows ask only seats that have something to play."""
    plain = Windows._talks
    patch.setattr(Windows, "_talks", lambda g, *args: [talk for talk in plain(g, *args) if talk.menu])


def waiting_tells_who_can(patch: pytest.MonkeyPatch) -> None:
    """In a window, those who have something to play are waited for."""
    patch.setattr(Game, "waiting", property(lambda g: sorted({ask.seat for ask in g.asks if not ask.silent})))


def cards_keep_their_numbers(patch: pytest.MonkeyPatch) -> None:
    """The id of a card is the number of its instance."""
    plain = Hands.card
    patch.setattr(Hands, "card", lambda g, card, viewer: plain(g, card, viewer) | {"id": f"c{card}"})


def drawn_cards_are_tracked(patch: pytest.MonkeyPatch) -> None:
    """A card that comes to a hand is known to all."""
    plain = Custody.to_hand
    patch.setattr(Custody, "to_hand", lambda g, card, seat, openly=False: plain(g, card, seat, openly=True))


def random_cards_are_followed(patch: pytest.MonkeyPatch) -> None:
    """Whoever knows a hand goes on knowing what was taken from it unseen."""
    patch.setattr(Custody, "lose_track", lambda *args, **named: None)


def private_fields_go_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets what one seat alone may see of an event."""
    plain = Event.for_viewer

    def leaky(event: Event, viewer: int | None) -> Any:
        body = plain(event, viewer)
        for fields in (event.private or {}).values():
            body = {**(body or {}), **fields}
        return body

    patch.setattr(Event, "for_viewer", leaky)


def sequence_counts_hidden_plays(patch: pytest.MonkeyPatch) -> None:
    """The public counter advances with every real question."""
    plain = Game._push

    def leaky(g: Any, value: Any) -> None:
        plain(g, value)
        g.state.seq += sum(not ask.silent for ask in g.asks)

    patch.setattr(Game, "_push", leaky)


def the_deck_shows_its_top(patch: pytest.MonkeyPatch) -> None:
    """A view tells something about the card that is drawn next."""
    plain = game_module.public_view

    def leaky(g: Any) -> dict[str, Any]:
        top = g.state.deck[-1:]
        return plain(g) | {"back": [g.faces[card].kind == "attack" for card in top]}

    patch.setattr(game_module, "public_view", leaky)


def hands_show_their_order(patch: pytest.MonkeyPatch) -> None:
    """What a viewer knows of a hand is told in the order in which it is held."""
    plain = game_module.private_view

    def leaky(g: Any, viewer: int | None) -> dict[str, Any]:
        view = plain(g, viewer)
        held = [card for seat, hand in enumerate(g.state.hands) if seat != viewer for card in hand]
        row = g.state.ids[-1 if viewer is None else viewer]
        return view | {"places": [i for i, card in enumerate(held) if row[card]]}

    patch.setattr(game_module, "private_view", leaky)


def who_could_use_a_tech_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Of techs that lie face down only the owners of usable ones are asked."""
    patch.setattr(
        Game, "_might_be", lambda g, owner, hook, card: card.card == owner.id and (card.up or owner.hidden_until_used)
    )


def hidden_techs_show(patch: pytest.MonkeyPatch) -> None:
    """A view tells the number of a tech that lies face down."""
    plain = game_module.public_view

    def leaky(g: Any) -> dict[str, Any]:
        return plain(g) | {"numbers": [g.tech_number(card) for card in g.state.techs]}

    patch.setattr(game_module, "public_view", leaky)


PLANTS: dict[Plant, int] = {
    only_who_can_is_asked: 16, waiting_tells_who_can: 7, cards_keep_their_numbers: 24, drawn_cards_are_tracked: 5,
    random_cards_are_followed: 25, private_fields_go_to_all: 3, sequence_counts_hidden_plays: 7,
    the_deck_shows_its_top: 110, hands_show_their_order: 25, who_could_use_a_tech_is_asked: 46, hidden_techs_show: 4,
}  # fmt: skip
"""Each with a run that has found it, which is looked at first. Where other rules have changed that run, all are."""


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    def search() -> None:
        for seed in (PLANTS[plant], *range(MOST_RUNS)):
            run(seed, orders=90 if plant is random_cards_are_followed else 30)

    with pytest.raises(AssertionError):
        search()
