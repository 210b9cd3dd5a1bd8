"""The engine does what it did: golden numbers (docs/testing.md). If a change was meant, renew them and say why."""

from __future__ import annotations

import json

import pytest

from app.engine import ENGINE_VERSION

from .digests import digest_of, digest_of_game
from .make import DIGESTS, PATHS, VERSION
from .paths import count_paths, position
from .setups import GAMES, SETUPS

KEPT_PATHS = json.loads(PATHS.read_text())
KEPT_DIGESTS = json.loads(DIGESTS.read_text())


def test_they_are_those_of_this_version_of_the_rules() -> None:
    assert VERSION.read_text().strip() == ENGINE_VERSION


@pytest.mark.parametrize("name", SETUPS)
def test_the_number_of_decision_paths_is_as_kept(name: str) -> None:
    for kept in KEPT_PATHS[name]:
        assert count_paths(position(name, kept["game"]), kept["depth"]) == kept["paths"], kept


@pytest.mark.parametrize("name", SETUPS)
def test_seeded_games_are_as_kept(name: str) -> None:
    kept = KEPT_DIGESTS[name]
    games = [digest_of_game(name, number) for number in range(GAMES[name])]
    assert games == kept["games"]
    assert digest_of(games) == kept["digest"]
