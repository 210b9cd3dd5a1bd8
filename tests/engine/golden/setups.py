"""The six set-ups of which golden numbers are kept."""

from __future__ import annotations

from app.engine import Setup
from bench.randomplay import make_setup

# named, so that a new alien changes no number but those of the choice of two
NAMED = ["oracle", "zombie", "warrior", "sorcerer", "mind", "tripler", "macron", "parasite"]
SEED = 2_000_000  # the first game of the first set-up; the others follow

SETUPS: dict[str, dict[str, object]] = {
    "three players": {"seats": 3, "aliens": NAMED[:3]},
    "four players, choice of two": {"seats": 4, "aliens": "choice_of_two"},
    "five players": {"seats": 5, "aliens": NAMED[3:]},
    "five players, named aliens, four planets": {"seats": 5, "aliens": NAMED[:5], "four_planets": True},
    "six players, single encounter": {"seats": 6, "aliens": NAMED[:6], "single": True},
    "eight players, four planets, single encounter": {
        "seats": 8,
        "aliens": NAMED,
        "four_planets": True,
        "single": True,
    },
}
GAMES = dict(zip(SETUPS, (17, 17, 17, 17, 16, 16)))  # 100 in all


def setup_of(name: str, number: int) -> Setup:
    """Game ``number`` of a set-up; the key follows from both."""
    seed = SEED + 1000 * list(SETUPS).index(name) + number
    return make_setup(seed, **SETUPS[name])  # type: ignore[arg-type]
