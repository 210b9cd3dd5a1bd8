"""Mobius Tubes."""

from tests.kit import changes, rule, scenario

CARDS = {"A": "attack 10, mobius tubes", "B": "attack 08"}


@rule("C-MOBIUS-1")
def test_all_ships_of_all_players_leave_the_warp():
    game = scenario(start="regroup", warp={"A": 3, "B": 2, "E": 1}, hands=CARDS).answers(A="mobius tubes")
    game.play(until="destiny")
    assert game.warp == {}
    assert [game.ships_of(seat) for seat in "ABE"] == [20, 20, 20]


@rule("C-MOBIUS-1")
def test_each_owner_chooses_the_colonies():
    game = scenario(start="regroup", warp={"A": 1, "B": 2}, ships={"C1": {"B": 1}}, hands=CARDS)
    game.answers(A=["mobius tubes", "A5"], B={"C1": 1, "B2": 1}).play(until="destiny")
    assert game.ships("C1", "B") == 2
    assert game.ships("A5", "A") == 4


@rule("C-MOBIUS-1")
def test_by_default_ships_are_spread_fewest_first_home_first():
    ships = {"B1": {"B": 1}, "B2": {"B": 2}, "B3": {"B": 5}, "B4": {"B": 4}, "B5": {"B": 4}, "C1": {"B": 1}}
    game = (
        scenario(start="regroup", warp={"B": 3}, ships=ships, hands=CARDS)
        .answers(A="mobius tubes")
        .play(until="destiny")
    )
    assert [game.ships(planet, "B") for planet in ("B1", "B2", "B3", "B4", "B5", "C1")] == [3, 2, 5, 4, 4, 2]


@rule("C-MOBIUS-1")
def test_all_see_the_card_and_the_placements():
    game = scenario(start="regroup", warp={"B": 2}, hands=CARDS).answers(A="mobius tubes").play(until="destiny")
    assert "A plays Mobius Tubes." in game.told("E")
    assert "2 ships of B leave the warp (Mobius Tubes)." in game.told("E")


@rule("C-MOBIUS-2", "Q61")
def test_only_the_offense_may_play_it_in_regroup():
    game = scenario(
        start="regroup", destiny="B", warp={"A": 1, "B": 1}, hands={"A": "attack 10", "B": "attack 08, mobius tubes"}
    )
    game.play()
    assert not any("mobius tubes" in asked.options for asked in game.asked)
    game = scenario(start="destiny", destiny="B", warp={"A": 1}, hands=CARDS).play()
    assert not any("mobius tubes" in asked.options for asked in game.asked)


@rule("C-MOBIUS-2")
def test_it_may_be_played_in_the_second_encounter_and_after_the_retrieval():
    game = scenario(start="regroup", encounter=2, warp={"A": 3}, hands=CARDS).answers(A="regroup.after: mobius tubes")
    game.play(until="destiny")
    assert game.warp == {}
    assert "A brings 1 ship back from the warp." in game.told("E")


@rule("C-MOBIUS-3")
def test_an_offense_without_colony_puts_up_to_four_ships_into_the_gate():
    game = (
        scenario(start="regroup", homes={"A": 0}, warp={"A": 20}, hands=CARDS)
        .answers(A="mobius tubes")
        .play(until="destiny")
    )
    assert (game.gate, game.warp) == ({"A": 4}, {"A": 16})


@rule("C-MOBIUS-3")
def test_others_without_colony_keep_their_ships_in_the_warp():
    game = scenario(start="regroup", homes={"C": 0}, warp={"A": 1, "C": 20}, hands=CARDS).answers(A="mobius tubes")
    game.play(until="destiny")
    assert game.warp == {"C": 20}


@rule("C-MOBIUS-4")
def test_ships_out_of_the_game_are_not_reached():
    game = (
        scenario(start="regroup", warp={"A": 1}, out={"A": 2, "B": 3}, hands=CARDS)
        .answers(A="mobius tubes")
        .play(until="destiny")
    )
    assert (game.warp, game.out) == ({}, {"A": 2, "B": 3})


@rule("C-MOBIUS-3", "R-REGROUP-3")
def test_with_fewer_than_four_ships_in_the_gate_the_retrieval_adds_one():
    hands = CARDS | {"C": "plague"}
    game = scenario(start="regroup", homes={"A": 0}, warp={"A": 20}, hands=hands)
    game.answers(A="mobius tubes", C=["plague", "A"]).play(until="destiny")
    assert (game.gate, game.warp) == ({"A": 2}, {"A": 18}), "the Plague took three of the four"


@changes("ship.havens")
def b1_is_closed(me, places, seat):
    return [place for place in places if place != 5]


@rule("HW-QUARANTINE-1", "C-MOBIUS-1")
def test_nothing_goes_where_no_ship_can_return():
    game = scenario(start="regroup", warp={"B": 3}, ships={"B1": {"B": 1}}, probes=[b1_is_closed], hands=CARDS)
    game.answers(A="mobius tubes").play(until="destiny")
    assert (game.warp, game.ships("B1", "B")) == ({}, 1)
    alone = scenario(
        start="regroup", homes={"B": 1}, ships={"B1": {"B": 1}}, warp={"B": 19}, probes=[b1_is_closed], hands=CARDS
    )
    alone.answers(A="mobius tubes").play(until="destiny")
    assert alone.warp == {"B": 19}, "no other colony"


@rule("C-MOBIUS-3", "C-CARDZAP-1")
def test_zapped_the_normal_retrieval_is_all_there_is():
    hands = CARDS | {"C": "card zap"}
    game = scenario(start="regroup", warp={"A": 2, "B": 2}, hands=hands).answers(A="mobius tubes", C="card zap")
    assert game.play(until="destiny").warp == {"A": 1, "B": 2}
