"""Plague."""

import pytest

from tests.kit import acts, rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "plague"}


@rule("C-PLAGUE-1", "Q58")
def test_the_victim_loses_three_ships_and_one_card_of_each_type():
    hands = CARDS | {"B": "attack 10, attack 12, negotiate, negotiate, +3"}
    game = scenario(start="regroup", hands=hands).answers(C=["plague", "B"]).play(until="destiny")
    assert game.warp == {"B": 3}
    assert sorted(game.hand("B")) == ["attack 12", "negotiate"]
    assert game.hand("C") == []


@rule("C-PLAGUE-1")
def test_any_player_may_be_chosen_oneself_too():
    game = scenario(start="regroup", hands=CARDS).play(until="regroup.begin")
    game.answer("C", "plague")
    assert game.options("C") == ["A", "B", "C", "D", "E"]
    game.answer("C", "C").play(until="destiny")
    assert game.warp == {"C": 3}


@rule("C-PLAGUE-1")
def test_the_victim_chooses_ships_and_cards():
    hands = CARDS | {"B": "attack 10, attack 12, +2, +3"}
    game = scenario(start="regroup", hands=hands, ships={"D1": {"B": 2}})
    game.answers(C=["plague", "B"], B=[{"D1": 2, "B5": 1}, "attack 12", "+3"]).play(until="destiny")
    assert game.hand("B") == ["attack 10", "reinforcement +2"]
    assert game.ships("D1", "B") == 0


@rule("C-PLAGUE-1")
def test_by_default_the_lowest_attack_and_otherwise_the_oldest_card_goes():
    hands = CARDS | {"B": "attack 10, attack 04, +5, +2"}
    game = scenario(start="regroup", hands=hands).answers(C=["plague", "B"]).play(until="destiny")
    assert game.hand("B") == ["attack 10", "reinforcement +2"]


@rule("C-PLAGUE-1", "R-INFO-6")
def test_all_see_the_discarded_cards():
    game = scenario(start="regroup", hands=CARDS).answers(C=["plague", "B"]).play(until="destiny")
    assert "B discards Attack 08 (Plague)." in game.told("E")
    assert [card["name"] for card in game.view()["decks"]["discard"]] == ["Attack 08", "Plague"]


@rule("C-PLAGUE-2", "R-CARD-8")
def test_attack_negotiate_morph_reinforcement_and_artifact_are_types():
    hands = CARDS | {"B": "attack 08, negotiate, morph, +2, quash, force field"}
    game = scenario(start="regroup", hands=hands).answers(C=["plague", "B"], B="quash").play(until="destiny")
    assert game.hand("B") == ["force field"]


@rule("C-PLAGUE-3")
def test_the_plague_itself_has_left_the_hand():
    game = (
        scenario(start="regroup", hands=CARDS | {"C": "plague, quash"}).answers(C=["plague", "C"]).play(until="destiny")
    )
    assert game.hand("C") == []
    assert sorted(game.discard) == ["plague", "quash"]


@rule("C-PLAGUE-3", "R-GEN-3")
@pytest.mark.parametrize("ships", [1, 2])
def test_with_fewer_than_three_ships_all_go(ships: int):
    game = scenario(start="regroup", hands=CARDS, homes={"B": 1}, ships={"B1": {"B": ships}}, warp={"B": 20 - ships})
    game.answers(C=["plague", "B"]).play(until="destiny")
    assert game.warp == {"B": 20}


@rule("C-PLAGUE-3", "R-GEN-5")
def test_nothing_comes_between_ships_and_cards():
    @acts("ships.moved")
    def look(me, happened):
        seen.append(len(me.g.state.hands[1]))

    seen = []
    scenario(start="regroup", hands=CARDS, probes=[look]).answers(C=["plague", "B"]).play(until="destiny")
    assert seen == [0]


@rule("C-PLAGUE-5")
def test_ships_out_of_the_game_cannot_be_chosen():
    game = scenario(start="regroup", hands=CARDS, out={"B": 4}).answers(C=["plague", "B"]).play(until="destiny")
    assert game.out == {"B": 4}
    assert not any("out" in asked.options for asked in game.asked)


@rule("R-CARD-4")
def test_any_number_of_artifacts_may_be_played_in_an_encounter():
    hands = {"A": "attack 10", "B": "attack 08", "C": "plague, emotion control, quash"}
    game = scenario(start="regroup", destiny="D", hands=hands | {"D": "attack 06"})
    game.answers(C=["plague", "B", "emotion control"]).play()
    assert {"plague", "emotion control"} <= set(game.discard)
    assert game.hand("C") == ["quash"]
