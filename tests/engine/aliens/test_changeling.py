"""Changeling."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 06"}


@check("changeling", 1)
@rule("R-POWER-8")
@ruling("changeling", 1, 2)
def test_sheets_are_swapped_with_everything_on_them():
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, tokens={"B": 6}, hands=HANDS
    )
    game.answers(A="swap").play(until="aim")
    assert (game.alien("A"), game.tokens("A")) == ("warrior", 6)
    assert game.alien("B") == "changeling"
    assert sum(asked.question == "changeling.way" for asked in game.asked) == 1


@check("changeling", 2)
def test_by_default_it_draws():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, hands=HANDS)
    game.play(until="aim")
    assert game.alien("A") == "changeling"
    assert len(game.hand("A")) == 2


@check("changeling", 3)
def test_zapped_nothing_happens():
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, hands=HANDS | {"D": "cosmic zap"}
    )
    game.answers(A="swap", D="cosmic zap").play(until="aim")
    assert game.alien("A") == "changeling"
    assert len(game.hand("A")) == 1


@ruling("changeling", 3)
def test_a_face_down_sheet_turns_up_for_an_owner_with_enough_colonies():
    game = scenario(
        start="destiny", destiny="B", homes={"B": 2}, aliens={"A": "changeling", "B": "warrior"}, hands=HANDS
    )
    game.answers(A="swap").play(until="aim")
    assert game.power("A") == "active"
    assert game.power("B") == "lost"


def test_an_opponent_without_a_sheet_leaves_only_the_card():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling"}, hands=HANDS).play(until="aim")
    assert not game.was_asked("A", "changeling.way")
    assert len(game.hand("A")) == 2


@rule("R-POWER-9")
@ruling("changeling", 10)
def test_an_opponent_with_several_sheets_says_which():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior + tripler"}, hands=HANDS)
    game.answers(A="swap", B="tripler").play(until="aim")
    assert game.alien("A") == "tripler"


@rule("R-POWER-7")
def test_super_it_swaps_with_anybody():
    hands = HANDS | {"A": "attack 10, changeling flare"}
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior", "C": "tripler"}, hands=hands
    )
    game.answers(A=["draw", "changeling flare", "C"]).play(until="aim")
    assert game.alien("A") == "tripler"
    assert game.alien("C") == "changeling"


def test_wild_a_card_comes_from_the_left_and_the_flare_goes_there():
    game = scenario(start="regroup", hands={"A": "attack 10", "C": "changeling flare", "D": "morph"}, destiny="B")
    game.answers(C="changeling flare").play(until="destiny")
    assert game.hand("C") == ["morph"]
    assert game.hand("D") == ["changeling flare"]
    assert not any(a.seat == "D" and "changeling flare" in a.options for a in game.asked)


@ruling("changeling", 4)
@rule("R-POWER-8")
def test_of_powers_in_the_same_window_a_used_one_is_not_used_again_by_its_new_owner():
    hands = HANDS | {"B": "attack 04, attack 12"}
    game = scenario(
        start="destiny", destiny="B", ships={"B3": {"A": 1}, "A3": {"B": 1}},
        aliens={"A": "aura", "B": "changeling"}, hands=hands | {"A": "attack 10, attack 20"},
    )  # fmt: skip
    game.answers(A=["aura", "attack 10"], B="swap").play(until="aim")
    assert (game.alien("A"), game.alien("B")) == ("changeling", "aura")
    assert sum("uses Aura" in line for line in game.told()) == 1


@ruling("changeling", 5)
@rule("R-WIN-3")
def test_another_way_to_win_is_the_new_owners_from_the_swap_on():
    hands = {"A": "attack 04", "B": "attack 40", "C": "attack 06"}
    game = (
        scenario(
            start="destiny", destiny="B", aliens={"A": "changeling", "B": "tick_tock"}, tokens={"B": 1}, hands=hands
        )
        .answers(A="swap")
        .play()
    )
    assert game.winners == ["A"]


@ruling("changeling", 6)
def test_the_super_side_is_for_the_new_owner():
    hands = HANDS | {"A": "attack 10, +2, +3, mutant flare"}
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "mutant"}, hands=hands)
    game.answers(A=["swap", "mutant flare", "mutant.discard: +2", "mutant"]).play(until="invite")
    assert game.discard == ["reinforcement +2"]
    assert len(game.hand("A")) == 8


@ruling("changeling", 7)
def test_with_a_wild_destiny_it_waits_until_the_defense_is_named():
    game = scenario(start="destiny", destiny="wild", aliens={"A": "changeling", "C": "warrior"}, hands=HANDS)
    game.answers(A=["destiny: C", "swap"]).play(until="aim")
    questions = [asked.question for asked in game.asked if asked.seat == "A"]
    assert questions.index("changeling.way") > 0
    assert game.alien("A") == "warrior"


@ruling("changeling", 8)
def test_a_reestablished_home_colony_leaves_no_opponent():
    game = scenario(
        start="destiny", destiny="A", homes={"A": 4}, aliens={"A": "changeling", "B": "warrior"}, hands=HANDS
    )
    game.answers(A="settle A5").play()
    assert not game.was_asked("A", "changeling.way")
    assert len(game.hand("A")) == 1
