"""What all bots make of a power that somebody at the table has: whom it makes sense to join, to fight, to ask."""

import pytest

from app.bots.levels import BY_NAME
from app.bots.reading import Reading
from app.bots.worth import Standing
from tests.bots.asked import asked, says, value
from tests.kit import scenario

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


def test_who_punishes_those_that_stay_away_does_not_ask_at_random():
    def invites(aliens: dict[str, str]) -> set[int]:
        game = scenario(players=4, start="alliance", gate={"A": 4}, planet="B1", aliens=aliens,
                        hands={"A": FULL, "B": FULL})  # fmt: skip
        game.play(until=asked("B", "invite"))
        return {len(says(game, "B", "normal", seed)) for seed in range(SEEDS)}

    assert invites({"B": "grudge"}) == {2}
    assert len(invites({})) > 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("A, B, C, D, wild", "B"),  # nothing is to be won by C in D's system, nor by being attacked
        ("A, C, wild", "wild"),  # the offense may still name somebody else
        ("A, C", "C"),  # the offense's own colour would be passed over, and is missed later
    ],
)
def test_whoever_picks_anothers_destiny_sends_him_where_it_may_join(level: str, deck: str, card: str):
    there = {f"D{n}": {"C": 1} for n in range(1, 6)}
    game = scenario(players=4, start="destiny", destiny=deck, destiny_rest="discard", aliens={"C": "dictator"},
                    ships=there, hands={"A": FULL, "B": FULL})  # fmt: skip
    game.play(until=asked("C", "dictator.card"))
    assert [game.options("C")[int(n)] for n in value(game, game.ask("C"), level)] == [card]
