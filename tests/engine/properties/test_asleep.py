"""A seat that plays without its power, as measurements let one play (Setup.asleep): nothing of the power ever works."""

from __future__ import annotations

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from bench.conserved import check_conserved
from bench.randomplay import Chance, random_entry

SEATS = 4


def table(aliens: list[str], asleep: list[int], flares: bool = True) -> Setup:
    players = [SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(SEATS)]
    return Setup(players, Options(aliens=aliens, flares=flares), b"k" * 32, [""] * SEATS, asleep)


@pytest.mark.parametrize("seed", range(12))
def test_the_power_is_never_used_and_the_game_is_played_to_its_end(seed: int) -> None:
    chance = Chance(seed)
    able = [alien for alien, sheet in sorted(ALIENS.items()) if sheet.min_seats <= SEATS]
    aliens = chance.sample(able, SEATS)
    game = Game.new(table(aliens, [1]))
    asleep = next(power for power in game.state.powers if power.home == 1)
    events = list(game.events)
    while not game.over:
        outcome = game.apply(random_entry(game, chance))
        events += outcome.events
        check_conserved(game)
        shown = [power for power in game.public_view()["seats"][1]["powers"] if power["id"] == f"p{asleep.id}"]
        assert all(power["state"] != "active" for power in shown)  # another one may have come to the seat
    used = [event for event in events if event.kind.startswith("use") and event.seat == 1]
    assert not [event for event in used if event.source == ("alien", aliens[1])]


def test_a_power_that_is_set_aside_cannot_be_swapped() -> None:
    game = Game.new(table(["sorcerer", "tripler", "mind", "zombie"], [1]))
    assert [game.transferable(seat) for seat in range(SEATS)] == [True, False, True, True]


def test_the_same_table_with_everybody_awake_is_the_same_until_powers_matter() -> None:
    one, other = (Game.new(table(["tripler", "mind", "zombie", "macron"], asleep)) for asleep in ([], [0]))
    assert one.state.hands == other.state.hands
    assert [power.open for power in other.state.powers] == [False, True, True, True]
