"""Powers that bots know by the hints of their sheets alone: used where that helps, left where it hurts."""

import pytest

from app.engine.moments import GAME
from app.engine.state import Mark
from tests.bots.asked import asked, says
from tests.kit import acts, scenario

LEVELS = ["normal", "hard"]
MIRROR = "Mirror: swap the digits of all revealed attacks"
CALCULATOR = "Calculator: lower the higher of two attack cards by the lower one"


def often(game, name: str, level: str, answer: list[str] | dict[str, int], seeds: int = 12) -> int:
    """How often a bot of that level gives this answer."""
    return sum(says(game, name, level, seed) == answer for seed in range(seeds))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "uses"), [("attack 08", True), ("attack 40", False)])
def test_values_are_changed_when_that_wins(level: str, card: str, uses: bool):
    game = scenario(players=4, gate={"A": 4}, aliens={"A": "mirror"}, hands={"A": card, "B": "attack 10, attack 12"})
    game.play(until=asked("A", "window"))
    used = often(game, "A", level, [MIRROR])
    assert used >= 8 if uses else used <= 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "uses"), [("attack 04", True), ("attack 40", False)])
def test_the_higher_card_is_lowered_when_it_is_the_opponents(level: str, card: str, uses: bool):
    game = scenario(
        players=4, gate={"A": 4}, aliens={"A": "calculator"}, ships={"B1": {"B": 1}},
        hands={"A": card, "B": "attack 06, attack 05"},
    )  # fmt: skip
    game.play(until=asked("A", "window"))
    used = often(game, "A", level, [CALCULATOR])
    assert used >= 8 if uses else used <= 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_best_cards_are_looted(level: str):
    game = scenario(
        players=4, gate={"A": 2}, aliens={"A": "barbarian"},
        hands={"A": "attack 40", "B": "attack 08, attack 06, attack 30, attack 20, negotiate"},
    ).answers(B="attack 08")  # fmt: skip
    game.play(until=asked("A", "barbarian.loot"))
    assert sorted(says(game, "A", level)) == ["Attack 20", "Attack 30"]


@pytest.mark.parametrize("level", LEVELS)
def test_others_are_dragged_along_the_leader_first(level: str):
    game = scenario(
        players=4, gate={"A": 3}, aliens={"A": "vacuum"}, colonies={"C": 3},
        hands={"A": "attack 04", "B": "attack 20"},
    )  # fmt: skip
    game.play(until=asked("A", "vacuum.numbers"))
    assert says(game, "A", level) == {"C": 3}


@pytest.mark.parametrize("level", LEVELS)
def test_a_low_attack_reinforces_where_that_turns_the_outcome(level: str):
    hands = {"A": "attack 10, attack 04, attack 06", "B": "attack 12"}
    game = scenario(players=4, gate={"A": 2}, aliens={"A": "reserve"}, ships={"B1": {"B": 2}}, hands=hands)
    game.answers(A="attack 10")
    game.play(until=lambda game: any((ask.text, ask.moment) == ("window", "reveal.totals") for ask in game.game.asks))
    assert often(game, "A", level, ["Reserve: an attack card up to 06 reinforces"]) >= 10
    game.answer("A", "Reserve")
    assert says(game, "A", level) == ["Attack 04 to the offense"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_prayer_is_answered_with_the_card_that_wins(level: str):
    game = scenario(
        players=4, gate={"A": 2}, aliens={"A": "chosen"}, ships={"B1": {"B": 1}},
        hands={"A": "attack 04", "B": "attack 20"}, deck="attack 15, attack 30, attack 06",
    )  # fmt: skip
    game.play(until=asked("A", "window"))
    assert often(game, "A", level, ["Chosen: draw three cards, one may replace or improve yours"]) >= 10
    game.answer("A", "Chosen")
    game.play(until=asked("A", "chosen.answer"))
    chosen = says(game, "A", level)
    assert len(chosen) == 1
    assert "Attack 15" in chosen[0] or "Attack 30" in chosen[0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_free_gain_is_nearly_always_taken(level: str):
    game = scenario(players=4, gate={"A": 4}, aliens={"A": "clone"}, hands={"A": "attack 40", "B": "attack 08"})
    game.play(until=asked("A", "window"))
    assert often(game, "A", level, ["Clone: take your encounter card back"], 40) >= 34


@pytest.mark.parametrize("level", LEVELS)
def test_a_power_that_may_name_anybody_does_not_attack_where_it_has_a_colony(level: str):
    own = {f"C{i}": {"A": 1, "C": 1} for i in range(1, 6)}
    game = scenario(
        players=4, start="destiny", aliens={"A": "will"}, ships=own, warp={"C": 15}, destiny="C",
        hands={"A": "attack 10"},
    )  # fmt: skip
    game.play(until=asked("A", "will.whom"))
    assert often(game, "A", level, ["C"]) <= 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("tech", "answer"), [("(1)", "Put a ship on"), ("(9)", "Complete")])
def test_ships_that_can_be_spared_research_and_what_is_finished_is_completed(level: str, tech: str, answer: str):
    game = scenario(players=4, start="regroup", techs={"A": f"omega missile {tech}"}, destiny="B")
    game.play(until=asked("A", "tech_action"))
    assert says(game, "A", level) == [f"{answer} Omega Missile"]


@pytest.mark.parametrize("level", LEVELS)
def test_no_ship_researches_that_is_needed_in_its_colony(level: str):
    few = {f"A{i}": {"A": 1} for i in range(1, 6)}
    game = scenario(
        players=4, start="regroup", techs={"A": "omega missile (1)"}, ships=few, warp={"A": 14}, destiny="B"
    )
    game.play(until=asked("A", "tech_action"))
    assert says(game, "A", level) == ["No tech action"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_ship_is_taken_where_it_is_the_last_of_a_foreign_colony(level: str):
    there = {"C2": {"B": 1, "C": 3}, "D1": {"B": 2, "D": 2}}
    game = scenario(players=4, start="destiny", aliens={"D": "shadow"}, ships=there, destiny="B")
    game.play(until=asked("D", "shadow.ship"))
    assert says(game, "D", level) == ["C's planet 2"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("held", "answer"), [("attack 10, attack 12", "Attack 10"), ("attack 40", "Lose the ships")])
def test_a_cheap_card_is_paid_instead_of_ships(level: str, held: str, answer: str):
    hands = {"A": "attack 08, negotiate", "B": held}
    game = scenario(players=4, start="start_turn", aliens={"A": "hate"}, hands=hands).answers(A="attack 08")
    game.play(until=asked("B", "hate.answer"))
    assert says(game, "B", level) == [answer]


@pytest.mark.parametrize("level", LEVELS)
def test_whole_colonies_are_emptied(level: str):
    there = {"C2": {"B": 1, "C": 3}, "D1": {"B": 2, "D": 2}}
    game = scenario(players=4, start="start_turn", aliens={"A": "hate"}, ships=there, hands={"A": "morph, attack 08"})
    game.play(until=lambda game: any((ask.text, ask.args.get("n")) == ("hate.ships", 3) for ask in game.game.asks))
    assert says(game, "A", level) == {"C's planet 2": 1, "D's planet 1": 2}


@pytest.mark.parametrize("level", LEVELS)
def test_a_curse_is_lifted_ship_by_ship(level: str):
    @acts("regroup.begin", seat="E", layer=-20)
    def curse(me):
        power = me.g.state.powers[0]
        me.g.state.marks.append(Mark("curse", "alien:witch", 2, GAME, 0, power.id, [0]))

    game = scenario(start="regroup", aliens={"E": "witch"}, hands={"A": "attack 10"}, probes=[curse])
    game.play(until=asked("C", "witch.lift"))
    assert says(game, "C", level, 1) != ["No"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_payment_is_picked_from_the_largest_hand_and_the_best_of_it(level: str):
    hands = {"A": "attack 40, +3", "B": "negotiate, attack 08", "D": "attack 04, attack 30, attack 06, +5, negotiate"}
    game = scenario(players=4, gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(B=["select: negotiate", "hacker"]).play(until=asked("B", "hacker.payer"))
    assert says(game, "B", level) == ["D"]
    game.answer("B", "D").play(until=asked("B", "compensation"))
    assert sorted(says(game, "B", level)) == ["Attack 30", "Reinforcement +5"]


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_picks_the_payment_out_of_the_own_hand_keeps_the_best(level: str):
    hands = {"A": "attack 40, attack 20, attack 04, attack 30, attack 06", "B": "negotiate"}
    game = scenario(players=4, gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "hacker"}, hands=hands)
    game.answers(A=["select: attack 40", "hacker"]).play(until=asked("A", "compensation"))
    assert sorted(says(game, "A", level)) == ["Attack 04", "Attack 06"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "uses"), [("attack 30", True), ("attack 04", False)])
def test_a_used_card_is_taken_if_it_is_a_good_one(level: str, card: str, uses: bool):
    game = scenario(players=4, gate={"A": 4}, aliens={"A": "filch"}, hands={"A": "attack 40, attack 08", "B": card})
    game.answers(A="select: attack 40").play(until="resolution.after_discard").play(until=asked("A", "window"))
    used = sum(says(game, "A", level, seed) != ["Pass"] for seed in range(12))
    assert used >= 10 if uses else used == 0
