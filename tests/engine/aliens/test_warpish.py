"""Warpish."""

from tests.kit import check, ruling, scenario

WARP = {"C": 5, "B": 3, "A": 1}


@check("warpish", 1)
def test_all_ships_in_the_warp_are_added():
    hands = {"A": "attack 06", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands=hands).play()
    assert game.totals[0] == 6 + 2 + 9


@check("warpish", 2)
def test_zapped_nothing_is_added():
    hands = {"A": "attack 06", "B": "attack 15", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands=hands).answers(D="cosmic zap").play()
    assert game.totals[0] == 6 + 2


@check("warpish", 3)
def test_the_super_flare_haunts_the_opponent():
    hands = {"A": "attack 06, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, ships={"B1": {"B": 3}}, aliens={"A": "warpish"}, hands=hands)
    game.answers(A="warpish flare").play()
    assert game.totals == (17, 15 + 3 - 3)


@check("warpish", 4)
def test_the_wild_side_adds_own_ships():
    hands = {"A": "attack 10, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 1}, warp={"A": 4, "C": 2}, hands=hands).answers(A="warpish flare").play()
    assert game.totals[0] == 10 + 1 + 4


@ruling("warpish", 2)
def test_the_ships_that_this_outcome_will_cost_do_not_count():
    game = scenario(gate={"A": 4}, aliens={"A": "warpish"}, hands={"A": "attack 06", "B": "attack 40"}).play()
    assert game.totals[0] == 6 + 4


def test_ships_out_of_the_game_do_not_count():
    game = scenario(
        gate={"A": 1}, warp={"B": 2}, out={"B": 3}, aliens={"A": "warpish"}, hands={"A": "attack 06", "B": "attack 08"}
    ).play()
    assert game.totals[0] == 6 + 1 + 2


@ruling("warpish", 1)
def test_ships_lost_before_the_reveal_count():
    game = scenario(gate={"A": 2}, aliens={"A": "warpish + kamikaze"}, hands={"A": "attack 06", "B": "attack 15"})
    game.answers(A=["kamikaze", 3, "select: attack 06"]).play()
    assert game.totals[0] == 6 + 2 + 3


@ruling("warpish", 3)
def test_against_a_negotiate_the_total_does_not_matter():
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands={"A": "attack 06", "B": "negotiate"})
    assert game.play().result == "offense wins"


@ruling("warpish", 4)
def test_the_bonus_is_added_after_products():
    hands = {"A": "attack 06", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish + virus"}, hands=hands).play()
    assert game.totals[0] == 6 * 2 + 9


@ruling("warpish", 5)
def test_where_the_lower_total_wins_the_bonus_must_be_added_all_the_same():
    hands = {"A": "attack 06", "B": "attack 10"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish", "B": "anti matter"}, hands=hands).play()
    assert game.totals == (17, 6)
    assert game.result == "defense wins"


@ruling("warpish", 6)
def test_super_it_works_without_the_use_and_a_lost_power_makes_the_flare_wild():
    hands = {"A": "negotiate, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands=hands).answers(A="warpish flare").play()
    assert game.totals[1] == 15 + 4 - 3
    hands = {"A": "attack 06, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, homes={"A": 2}, aliens={"A": "warpish"}, hands=hands)
    game.answers(A="warpish flare").play()
    assert game.totals == (6 + 2 + 1, 15 + 4)


@ruling("warpish", 7)
def test_macrons_ships_in_the_warp_count_one_each():
    hands = {"A": "attack 06", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp={"C": 5}, aliens={"A": "warpish", "C": "macron"}, hands=hands).play()
    assert game.totals[0] == 6 + 2 + 5


@ruling("warpish", 8)
def test_a_morph_that_became_an_attack_is_one():
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands={"A": "morph", "B": "attack 15"}).play()
    assert game.totals[0] == 15 + 2 + 9


def test_wild_and_super_are_not_offered_while_there_is_no_ship_in_the_warp_that_they_count():
    hands = {"A": "attack 06, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp={"B": 3}, hands=hands).play(until="reveal.after_reveal")
    assert game.options("A") == ["pass"]
    game = scenario(gate={"A": 2}, warp={"A": 3}, aliens={"A": "warpish"}, hands=hands)
    assert game.play(until="reveal.after_reveal").options("A") == ["pass"]
