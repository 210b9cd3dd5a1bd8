"""Chapter 17, victory."""

from tests.kit import Offer, acts, rule, scenario

WIN = {"A": "attack 20", "B": "attack 04"}


@rule("R-WIN-1")
def test_five_foreign_colonies_win():
    game = scenario(gate={"A": 1}, colonies={"A": 4}, hands=WIN).play()
    assert game.winners == ["A"]
    assert game.colonies("A") == 5


@rule("R-WIN-1", "Q56")
def test_only_colonies_held_now_count():
    game = scenario(start="launch", colonies={"A": 3}, ships={"C4": {"A": 1}}, hands=WIN)
    assert game.colonies("A") == 4
    game.answers(A=["B1", {"C4": 1}]).play()
    assert game.winners == []
    assert game.colonies("A") == 4


@rule("R-WIN-1")
def test_home_colonies_do_not_count():
    game = scenario(
        gate={"A": 1},
        defense="C",
        planet="A2",
        colonies={"A": 4},
        ships={"A2": {"A": 0, "C": 2}},
        hands={"A": "attack 20", "C": "attack 04"},
    )
    game.play()
    assert game.winners == []


@rule("R-WIN-2")
def test_nothing_after_the_winning_landing_is_carried_out():
    game = scenario(gate={"A": 1}, colonies={"A": 4}, hands={"A": "attack 20, +2, +3", "B": "negotiate"}).play()
    assert game.winners == ["A"]
    assert game.hand("B") == []
    assert len(game.hand("A")) == 2


@rule("R-WIN-3", "Q57")
def test_main_player_and_ally_win_together():
    game = scenario(gate={"A": 1, "C": 1}, colonies={"A": 4, "C": 4}, hands=WIN).play()
    assert game.winners == ["A", "C"]


@rule("R-WIN-1")
def test_an_offensive_ally_can_win_alone():
    game = scenario(gate={"A": 1, "C": 1}, colonies={"C": 4}, hands=WIN).play()
    assert game.winners == ["C"]


@rule("R-WIN-6")
def test_without_ships_a_player_stays_in_the_game():
    game = scenario(start="start_turn", homes={"A": 0}, out={"A": 20}, hands={"A": "attack 04"}).play()
    assert game.winners == []
    assert game.next_offense == "B"


@rule("R-WIN-7")
def test_at_the_end_questions_are_dropped_and_all_hands_are_shown():
    game = scenario(gate={"A": 1}, colonies={"A": 4}, hands=WIN | {"A": "attack 20, attack 40"})
    game.answers(A="select: attack 20").play()
    assert game.game.asks == []
    hands = game.view("all")["hands"]
    assert [card["name"] for card in hands["0"]] == ["Attack 40"]


@rule("R-VAR-1", "R-WIN-1")
def test_with_four_planets_four_foreign_colonies_win():
    game = scenario(gate={"A": 1}, colonies={"A": 3}, hands=WIN, options={"four_planets": True}).play()
    assert game.winners == ["A"]
    game = scenario(gate={"A": 1}, colonies={"A": 2}, hands=WIN, options={"four_planets": True}).play()
    assert game.winners == []


@rule("R-WIN-2")
def test_who_gains_the_fifth_and_loses_another_in_the_same_action_does_not_win():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(gate={"A": 1}, colonies={"A": 4}, hands=hands).play(until="deal")
    game.answer("A", Offer(give="+2", take_colony="B1")).answer("B", "accept").play(until="deal ships")
    game.answer("A", {"C5": 1}).play()
    assert (game.winners, game.colonies("A")) == ([], 4)


@rule("R-GEN-6")
def test_sheets_turn_before_victory_is_checked():
    @acts("plan.win")
    def look(me, plan):
        seen.append(me.g.state.powers[0].up)

    seen = []
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(
        gate={"A": 1}, colonies={"A": 4}, ships={"B3": {"B": 1}}, homes={"B": 3}, aliens={"B": "warrior"},
        probes=[look], hands=hands,
    )  # fmt: skip
    game.play(until="deal").answer("A", Offer(give_colony="A1", take_colony="B1")).answer("B", "accept")
    game.answers(B={"B3": 1}).play()
    assert game.winners == ["A"]
    assert seen == [False]
