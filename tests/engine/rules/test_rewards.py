"""Chapter 14, rewards."""

from tests.kit import rule, scenario

DEFENSE_WINS = {"A": "attack 04", "B": "attack 20"}


@rule("R-REWARD-1", "Q08", "Q09", "R-REWARD-5")
def test_defensive_allies_of_a_winning_defense_and_nobody_else():
    game = scenario(gate={"A": 2, "C": 1}, ring={"D": 2, "E": 1}, hands=DEFENSE_WINS).play()
    assert (len(game.hand("D")), len(game.hand("E"))) == (2, 1)
    assert game.hand("B") == game.hand("C") == []


@rule("R-REWARD-5", "Q09")
def test_offensive_allies_land_and_draw_nothing():
    game = scenario(gate={"A": 2, "C": 2}, ring={"D": 2}, hands={"A": "attack 20", "B": "attack 04"}).play()
    assert game.ships("B1", "C") == 2
    assert game.hand("C") == game.hand("D") == []


@rule("R-REWARD-2")
def test_one_reward_for_each_ship_in_the_ring():
    game = scenario(gate={"A": 2}, ring={"D": 4}, hands=DEFENSE_WINS, deck="attack 01, attack 05, +2, morph").play()
    assert game.hand("D") == ["attack 01", "attack 05", "reinforcement +2", "morph"]


@rule("R-REWARD-3", "Q07")
def test_the_split_is_fixed_first_and_ships_are_limited_by_the_warp():
    game = scenario(gate={"A": 2}, ring={"D": 3}, warp={"D": 2}, hands=DEFENSE_WINS)
    game.play(until="reward")
    assert game.refuses("D", {"ships": 3})
    game.answer("D", {"cards": 1, "ships": 2}).play()
    assert (len(game.hand("D")), game.warp) == (1, {"A": 2})


@rule("R-REWARD-3")
def test_the_default_is_cards():
    game = scenario(gate={"A": 2}, ring={"D": 3}, warp={"D": 2}, hands=DEFENSE_WINS).play()
    assert (len(game.hand("D")), game.warp) == (3, {"A": 2, "D": 2})


@rule("R-REWARD-3")
def test_the_default_is_ships_with_more_than_half_of_them_in_the_warp():
    game = scenario(gate={"A": 2}, ring={"D": 3}, warp={"D": 11}, hands=DEFENSE_WINS).play()
    assert (len(game.hand("D")), game.warp) == (0, {"A": 2, "D": 8})


@rule("R-REWARD-3")
def test_without_a_colony_all_rewards_are_cards():
    game = scenario(gate={"A": 2}, homes={"D": 0}, ring={"D": 3}, warp={"D": 17}, hands=DEFENSE_WINS).play()
    assert len(game.hand("D")) == 3


@rule("R-REWARD-3")
def test_all_see_the_split_and_only_the_owner_the_cards():
    game = scenario(gate={"A": 2}, ring={"D": 1}, hands=DEFENSE_WINS, deck="attack 40").play()
    assert [card["name"] for card in game.view("D")["hand"]] == ["Attack 40"]
    assert game.view("A")["seats"][3]["hand"] == 1
    assert not any("40" in text for text in game.told("A"))
    assert any("D" in text for text in game.told("A", kind="reward"))


@rule("Q10", "R-SHIP-2")
def test_a_reward_ship_goes_to_an_own_colony_only():
    game = scenario(gate={"A": 2}, ring={"D": 1}, warp={"D": 1}, hands=DEFENSE_WINS)
    game.answers(D=[{"ships": 1}]).play(until="retrieve")
    assert game.options("D") == ["D1", "D2", "D3", "D4", "D5"]
    game.answer("D", "D4").play()
    assert game.ships("B1", "D") == 0


@rule("R-REWARD-4")
def test_allies_take_their_rewards_clockwise_each_completely():
    game = scenario(
        gate={"A": 1}, ring={"E": 1, "C": 2, "D": 1}, hands=DEFENSE_WINS, deck="attack 01, attack 05, +2, morph"
    )
    game.play()
    assert game.hand("C") == ["attack 01", "attack 05"]
    assert (game.hand("D"), game.hand("E")) == (["reinforcement +2"], ["morph"])


@rule("R-REWARD-6", "R-CARD-2")
def test_the_discard_pile_becomes_the_deck_while_rewarding():
    game = scenario(gate={"A": 1}, ring={"D": 3}, hands=DEFENSE_WINS, deck="attack 01", discard="+2, morph", rest="box")
    game.play()
    assert sorted(game.hand("D")) == ["attack 01", "morph", "reinforcement +2"]
    assert game.deck == []


@rule("R-REWARD-6", "R-CARD-6")
def test_with_nothing_to_reshuffle_there_is_a_quake():
    hands = DEFENSE_WINS | {"C": "attack 05, attack 06, attack 07, morph"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands=hands, deck="attack 01", rest="box").play()
    assert any("quake" in text.lower() for text in game.told("E"))
    assert sum(len(game.hand(seat)) for seat in "ABCDE") == 5


@rule("Q33", "R-CARD-3")
def test_there_is_no_hand_limit():
    many = ", ".join(["attack 06"] * 7 + ["attack 08"] * 7 + ["attack 10"] * 3)
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands=DEFENSE_WINS | {"D": many}).play()
    assert len(game.hand("D")) == 19
