"""What all bots make of a power that somebody at the table has: whom it makes sense to join, to fight, to ask."""

import pytest

from app.bots.levels import BY_NAME
from app.bots.reading import Reading
from app.bots.worth import Standing
from tests.bots.asked import asked, says
from tests.kit import Scenario, scenario

LEVELS = ["normal", "hard"]
FULL = "attack 10, attack 20, attack 08, negotiate, +2"
SEEDS = 60
A, B, C, D = range(4)
OTHERS = {"A": "clone", "B": "mirror", "C": "hate", "D": "calculator"}  # powers of which the sheets say no trait


def beaten(level: str, aliens: dict[str, str], seat: int = C) -> float:
    """What it is worth to a seat that B repels A with two ships and C with three."""
    game = scenario(players=4, gate={"A": 2, "C": 3}, aliens=OTHERS | aliens, hands={"A": FULL, "B": FULL})
    standing = Standing(Reading(game.game.view(seat), seat), BY_NAME[level])
    return standing.worth(standing.repelled({C: 3}, {}, 2))


@pytest.mark.parametrize("level", LEVELS)
def test_ships_of_an_ally_that_come_back_are_no_loss(level: str):
    plain = beaten(level, {})
    assert beaten(level, {"C": "observer"}) > plain
    assert beaten(level, {"A": "observer"}) > plain
    assert beaten(level, {"B": "observer"}) == pytest.approx(plain)
    assert beaten(level, {"A": "observer"}, A) < beaten(level, {}, A)  # the main player's own ships are lost


@pytest.mark.parametrize("level", LEVELS)
def test_ships_that_leave_the_game_are_a_greater_loss_and_nobody_saves_them(level: str):
    plain = beaten(level, {})
    assert beaten(level, {"B": "void"}) < plain
    assert beaten(level, {"B": "void", "C": "observer"}) == pytest.approx(beaten(level, {"B": "void"}))
    assert beaten(level, {"A": "void"}) == pytest.approx(plain)
    assert beaten(level, {"B": "void"}, B) > beaten(level, {}, B)


def joins(aliens: dict[str, str], side: str) -> int:
    """How often C, whom both main players have invited, joins this side."""
    game = scenario(
        players=4, start="alliance", gate={"A": 4}, planet="B1", aliens=aliens, hands={"A": FULL, "B": FULL}
    ).answers(A="invite: C", B="invite: C")  # fmt: skip
    game.play(until=asked("C", "ally"))
    return sum(says(game, "C", "normal", seed) == [f"Join the {side}"] for seed in range(SEEDS))


def test_who_punishes_those_that_stay_away_is_joined_more_often():
    assert joins({"B": "grudge"}, "defense") > joins({}, "defense")
    assert joins({"A": "grudge"}, "offense") > joins({}, "offense")


@pytest.mark.parametrize("level", LEVELS)
def test_who_punishes_those_that_stay_away_invites_everybody(level: str):
    def invites(aliens: dict[str, str]) -> int:
        game = scenario(players=4, start="alliance", gate={"A": 4}, planet="B1", ships={"B1": {"B": 1}}, aliens=aliens,
                        hands={"A": FULL, "B": FULL})  # fmt: skip
        game.play(until=asked("A", "invite"))
        return sum(len(says(game, "A", level, seed)) for seed in range(SEEDS))

    assert invites({"A": "grudge"}) > invites({}) if level == "normal" else invites({"A": "grudge"}) >= invites({})


def destiny(game: Scenario, level: str) -> str:
    """Whom the Dictator C lets A meet."""
    game.play(until=asked("C", "dictator.card"))
    return str(says(game, "C", level)[0])


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_picks_anothers_destiny_sends_him_where_it_may_join(level: str):
    there = {f"D{n}": {"C": 1} for n in range(1, 6)}  # nothing is to be won in D's system by C, nor by being attacked
    game = scenario(players=4, start="destiny", destiny="B, C, D", destiny_rest="discard", aliens={"C": "dictator"},
                    ships=there, hands={"A": FULL, "B": FULL})  # fmt: skip
    assert destiny(game, level) == "B"
