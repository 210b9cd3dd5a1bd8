"""What lies face down of hazards and extra destiny cards shows to nobody."""

import json
from typing import Any

import msgspec
import pytest

from app.engine import Game
from app.engine.state import decode
from bench.randomplay import Chance, any_setup, random_entry

ALL = {"hazards": True, "always_hazards": True, "comets": True, "colourless_cones": True, "reverse_cones": True}
ANSWERS = 400


def everything(game: Game) -> bytes:
    """All that anybody is shown now."""
    viewers = (None, *range(game.state.seats))
    views = [game.view(viewer) for viewer in viewers]
    return json.dumps([views, [game.wire(ask) for ask in game.asks], game.seq], sort_keys=True).encode()


def other_world(game: Game) -> Game | None:
    """The same checkpoint with other unseen cards: another order of the hazard deck, other extra cards in the deck."""
    state = decode(game.checkpoint)
    extra, unseen = state.extra, False
    if len(extra.hazard_deck) > 1:
        unseen = extra.hazard_deck != extra.hazard_deck[::-1]
        extra.hazard_deck.reverse()
    mixed_in = [i for i, card in enumerate(state.destiny) if game.destiny_faces[card].extra]
    if mixed_in and extra.spare:
        i = mixed_in[0]
        state.destiny[i], extra.spare[0], unseen = extra.spare[0], state.destiny[i], True
    return Game.at(game.setup, state) if unseen else None


@pytest.mark.parametrize("seed", range(6))
def test_views_and_questions_are_the_same_with_other_unseen_cards(seed: int):
    setup = any_setup(seed)
    options: Any = msgspec.structs.replace(setup.options, **ALL)
    game, chance = Game.new(msgspec.structs.replace(setup, options=options)), Chance(seed)
    compared = 0
    for _ in range(ANSWERS):
        if game.over:
            break
        if game.apply(random_entry(game, chance, 3)).new_phase and game.phase in ("launch", "alliance", "planning"):
            plain = Game.at(game.setup, decode(game.checkpoint))
            other = other_world(game)
            if other is None or game.phase == "alliance":  # there the hazard is drawn at once
                continue
            assert everything(plain) == everything(other)
            compared += 1
    assert compared > 0
