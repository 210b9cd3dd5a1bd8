"""Small positions in which there is one sensible thing to do."""

import pytest

from tests.bots.asked import asked, says
from tests.kit import Offer, Scenario, scenario

FULL = "attack 10, attack 20, attack 08, negotiate, +2"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_planet_that_nobody_holds_is_attacked(level: str):
    game = scenario(players=4, start="launch", ships={"B3": {"B": 0}}, hands={"A": FULL, "B": "attack 08, attack 12"})
    game.play(until=asked("A", "aim"))
    # normal misjudges strength now and then, and may then think that every planet falls
    assert sum(says(game, "A", level, seed) == ["B's planet 3"] for seed in range(10)) >= (10 if level == "hard" else 4)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_planet_with_an_own_colony_is_not_attacked_for_another(level: str):
    here = {"B1": {"A": 2, "B": 1}, "B2": {"A": 1, "B": 1}, "B3": {"A": 1, "B": 1}, "B4": {"A": 1, "B": 1}}
    game = scenario(players=4, start="launch", ships=here, hands={"A": FULL, "B": FULL.replace("20", "12")})
    game.play(until=asked("A", "aim"))
    assert says(game, "A", level) == ["B's planet 5"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_launching_empties_no_colony_that_can_be_kept(level: str):
    game = scenario(players=4, start="launch", hands={"A": FULL, "B": "attack 08, attack 12"})
    game.play(until=asked("A", "launch"))
    ships = says(game, "A", level)
    assert 1 <= sum(ships.values()) <= 4
    assert all(number < 4 for number in ships.values())


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_last_ships_stay_where_they_are_while_others_can_go(level: str):
    thin = {"A1": {"A": 1}, "A2": {"A": 1}, "A3": {"A": 1}, "C1": {"A": 1}, "A4": {"A": 3}, "A5": {"A": 0}}
    game = scenario(players=4, start="launch", ships=thin, warp={"A": 13}, hands={"A": FULL, "B": "attack 08"})
    game.play(until=asked("A", "launch"))
    ships = says(game, "A", level)
    assert set(ships) == {"A's planet 4"} or sum(ships.values()) > 2
    assert "C's planet 1" not in ships


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_is_invited_to_a_win_of_his_own(level: str):
    game = scenario(players=4, start="alliance", gate={"A": 4}, colonies={"C": 4}, hands={"A": FULL, "B": "attack 08"})
    game.play(until="invite")
    assert "C" not in says(game, "A", level)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_likely_winner_is_joined(level: str):
    game = scenario(
        players=4, start="alliance", gate={"A": 4}, planet="B1", ships={"B1": {"B": 0}},
        hands={"A": FULL, "B": "attack 08, attack 12, attack 04", "C": "attack 06"},
    ).answers(A="invite: C, D")  # fmt: skip
    game.play(until=asked("C", "ally"))
    assert says(game, "C", level) == ["Join the offense"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_joins_an_offense_that_would_win_the_game(level: str):
    game = scenario(
        players=4, start="alliance", gate={"A": 4}, planet="B1", colonies={"A": 4},
        hands={"A": FULL, "B": "attack 08, attack 12, attack 04", "C": "attack 06"},
    ).answers(A="invite: C, D", B="invite: C, D")  # fmt: skip
    game.play(until=asked("C", "ally"))
    assert says(game, "C", level) != ["Join the offense"]


def test_a_shared_win_is_welcome():
    game = scenario(
        players=4, start="alliance", gate={"A": 4}, planet="B1", colonies={"A": 4, "C": 4}, ships={"B1": {"B": 1}},
        hands={"A": FULL, "B": "attack 08, attack 04", "C": "attack 06"},
    ).answers(A="invite: C", B="invite: C")  # fmt: skip
    game.play(until=asked("C", "ally"))
    assert says(game, "C") == ["Join the offense"]


def test_the_cheapest_card_that_surely_wins_is_laid():
    game = scenario(
        players=4, gate={"A": 4}, aliens={"A": "oracle"}, ships={"B1": {"B": 2}},
        hands={"A": "attack 40, attack 10, attack 04", "B": "attack 08"},
    )  # fmt: skip
    game.play(until=asked("A", "select"))
    assert says(game, "A") == ["Attack 10"]


def test_a_great_card_is_not_wasted_on_a_lost_encounter():
    game = scenario(
        players=4, gate={"A": 1}, ring={"C": 4, "D": 4}, aliens={"A": "oracle"},
        hands={"A": "attack 30, attack 04", "B": "attack 40"},
    )  # fmt: skip
    game.play(until=asked("A", "select"))
    assert says(game, "A") == ["Attack 04"]


REINFORCING = {"A": "attack 10, +2, +3, +5", "B": "attack 12"}


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    ("defenders", "answer"),
    [(1, ["Pass"]), (3, ["Reinforcement +2 to the offense"]), (4, ["Reinforcement +3 to the offense"]), (20, ["Pass"])],
)
def test_the_smallest_reinforcement_that_turns_the_outcome(level: str, defenders: int, answer: list[str]):
    home = {f"B{i}": {"B": 0} for i in range(2, 6)} if defenders == 20 else {}
    game = scenario(players=4, gate={"A": 4}, ships={"B1": {"B": defenders}, **home}, hands=REINFORCING)
    game.play(until=asked("A", "reinforce"))
    assert says(game, "A", level) == answer


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("card", "zaps"), [("attack 08", True), ("attack 04", False), ("attack 10", False)])
def test_a_power_is_zapped_when_that_decides(level: str, card: str, zaps: bool):
    mine = {"attack 08": "attack 20", "attack 04": "attack 30", "attack 10": "attack 01"}[card]
    game = scenario(
        players=4, gate={"A": 4}, aliens={"B": "tripler"}, colonies={"A": 4},
        hands={"A": f"{mine}, cosmic zap", "B": card},
    )  # fmt: skip
    game.play(until=asked("A", "respond"))
    assert says(game, "A", level) == (["Cosmic Zap: cancel this use of the power"] if zaps else ["Pass"])


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seed", range(8))
def test_nobody_zaps_the_own_power(level: str, seed: int):
    game = scenario(
        players=4, gate={"A": 4}, aliens={"A": "tripler"}, hands={"A": "attack 08, cosmic zap", "B": "attack 20"}
    )
    game.play(until=asked("A", "respond"))
    assert says(game, "A", level, seed) == ["Pass"]


def talks(colonies: dict[str, int]) -> Scenario:
    """Two negotiates: A and B talk; each holds two cards more."""
    hands = {"A": "negotiate, attack 04, attack 08", "B": "negotiate, attack 06, attack 10"}
    game = scenario(players=4, gate={"A": 2}, colonies=colonies, hands=hands)
    return game.answers(A="negotiate", B="negotiate").play(until="deal")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_colony_for_a_colony_is_offered_and_taken(level: str):
    game = talks({"A": 1, "B": 1})
    offer = says(game, "A", level)
    assert offer["action"] == "offer"
    assert offer["offer"]["give"]["colony"] is not None
    assert offer["offer"]["take"]["colony"] is not None
    game.answer("A", Offer(give_colony="A1", take_colony="B2"))
    assert says(game, "B", level) == {"action": "accept"}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seed", range(5))
def test_no_deal_gives_the_other_the_game(level: str, seed: int):
    game = talks({"B": 4, "A": 1})
    first = says(game, "A", level, seed)
    assert first["action"] == "refuse" or first["offer"]["give"].get("colony") is None
    game.answer("B", Offer(give="attack 10", give_colony="B2", take_colony="A1"))
    assert says(game, "A", level, seed) != {"action": "accept"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_deal_that_wins_for_both_is_taken(level: str):
    game = talks({"A": 4, "B": 4})
    game.answer("B", Offer(give_colony="B2", take_colony="A1"))
    assert says(game, "A", level) == {"action": "accept"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_plague_goes_to_the_one_furthest_ahead(level: str):
    hands = {"A": "attack 10, plague", "C": FULL}
    game = scenario(players=4, start="regroup", colonies={"C": 4, "B": 2}, hands=hands, destiny="B")
    game.play(until=asked("A", "window"))
    assert says(game, "A", level) == ["Plague: a player loses ships and cards"]
    game.answer("A", "plague")
    assert says(game, "A", level) == ["C"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_ships_rather_than_cards_when_most_are_in_the_warp(level: str):
    game = scenario(
        players=4, gate={"A": 1}, ring={"C": 2}, warp={"C": 13}, hands={"A": "attack 04", "B": "attack 20"}
    )  # fmt: skip
    game.play(until=asked("C", "reward"))
    assert sum(says(game, "C", level).values()) == 2
    assert "cards" not in {label.lower() for label in says(game, "C", level)}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_sorcerer_changes_a_low_card_for_what_the_other_laid(level: str):
    game = scenario(
        players=4, gate={"A": 4}, aliens={"A": "sorcerer"}, hands={"A": "attack 00", "B": "attack 20, attack 30"}
    )  # fmt: skip
    game.play(until=asked("A", "window"))
    assert says(game, "A", level) == ["Sorcerer: switch the two cards; by default they stay"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_worst_card_is_given_where_the_deal_leaves_a_choice(level: str):
    game = talks({"A": 1, "B": 1})
    game.answer("B", Offer(give="attack 06", take="any attack"))
    game.answer("A", "accept")
    game.play(until="deal_card")
    assert says(game, "A", level) == ["Attack 04"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_wild_destiny_with_an_intruder_at_home_is_answered(level: str):
    home = {"A2": {"A": 0, "C": 1}, "A1": {"A": 2, "C": 1}}
    game = scenario(players=4, start="destiny", ships=home, destiny="wild", hands={"A": FULL})
    game.play(until=asked("A", "wild"))
    answers = {says(game, "A", level, seed)[0] for seed in range(12)}
    assert answers <= {"B", "C", "D", "Fight C on A's planet 1", "Fight C on A's planet 2"}
    assert level != "hard" or len(answers) == 1
