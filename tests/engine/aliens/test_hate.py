"""Hate."""

from tests.kit import check, rule, ruling, scenario


@check("hate", 1)
@ruling("hate", 5)
def test_others_discard_a_fitting_card_or_lose_three_ships():
    hands = {"A": "attack 10, attack 04", "B": "attack 12", "C": "attack 10", "D": "attack 08, negotiate"}
    game = scenario(start="start_turn", players=4, aliens={"A": "hate"}, hands=hands)
    game.answers(A=["hate.card: attack 10", {"C1": 3}, {"D1": 2, "D2": 1}], B="attack 12").play(until="destiny")
    assert game.discard == ["attack 10", "attack 12"]
    assert game.warp == {"C": 3, "D": 3}
    assert game.ships("C1", "C") == 1
    assert {asked.seat for asked in game.asked if asked.question == "hate.answer"} == {"B", "C", "D"}


@check("hate", 2)
@rule("R-START-3")
def test_left_without_an_encounter_card_it_draws_a_new_hand():
    hands = {"A": "negotiate, +5", "B": "negotiate", "C": "negotiate", "D": "negotiate"}
    game = scenario(start="start_turn", players=4, aliens={"A": "hate"}, hands=hands)
    game.answers(A="negotiate", B="negotiate", C="negotiate", D="negotiate").play(until="regroup")
    assert game.warp == {}
    assert len(game.hand("A")) == 8
    assert "reinforcement +5" in game.discard


@check("hate", 3)
@ruling("hate", 2)
def test_zapped_it_keeps_the_card():
    hands = {"A": "attack 10, plague", "B": "cosmic zap", "C": "attack 10"}
    game = scenario(start="start_turn", aliens={"A": "hate"}, hands=hands).answers(A="plague", B="cosmic zap")
    game.play(until="regroup")
    assert sorted(game.hand("A")) == ["attack 10", "plague"]
    assert game.warp == {}


@check("hate", 4)
@rule("R-RESOLVE-4")
def test_wild_an_opponent_left_without_encounter_card_loses_at_once():
    hands = {"A": "attack 04, hate flare", "B": "attack 14"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, hands=hands).answers(A="hate flare").play()
    assert game.warp == {"B": 3}
    assert game.ships("B1") == {"A": 2}
    assert game.successful
    assert game.hand("A") == ["attack 04", "hate flare"]


def test_wild_an_opponent_that_keeps_an_encounter_card_goes_on():
    hands = {"A": "attack 04, hate flare", "B": "attack 14, attack 20"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="hate flare").play()
    assert game.result == "defense wins"
    assert game.hand("B") == []


def test_super_the_card_is_shown_and_kept():
    hands = {"A": "attack 10, hate flare", "B": "attack 12"}
    game = scenario(start="start_turn", players=3, aliens={"A": "hate"}, hands=hands)
    game.answers(A=["attack 10", "hate flare"], B="attack 12").play(until="regroup")
    assert game.hand("A") == ["attack 10", "hate flare"]
    assert game.discard == ["attack 12"]
    assert game.warp == {"C": 3}


@ruling("hate", 1)
def test_negotiates_fit_each_other_and_a_morph_does_not():
    hands = {"A": "negotiate, attack 04", "B": "morph", "C": "negotiate"}
    game = scenario(start="start_turn", players=3, aliens={"A": "hate"}, hands=hands)
    game.answers(A="negotiate", C="negotiate").play(until="regroup")
    assert game.warp == {"B": 3}


def test_by_default_the_lowest_attack_goes():
    hands = {"A": "plague, attack 10, attack 04", "B": "attack 12"}
    game = scenario(start="start_turn", aliens={"A": "hate"}, hands=hands).play(until="regroup")
    assert sorted(game.hand("A")) == ["attack 10", "plague"]


@ruling("hate", 3)
@rule("Q71")
def test_without_an_encounter_card_it_draws_first_and_rages_then():
    hands = {"A": "plague, quash", "B": "cosmic zap"}
    game = (
        scenario(start="start_turn", aliens={"A": "hate"}, hands=hands).answers(B="cosmic zap").play(until="hate.card")
    )
    assert len(game.hand("A")) == 8
    assert {"plague", "quash"} <= set(game.discard)
    game.play(until="regroup")
    assert len(game.hand("A")) == 8


@ruling("hate", 4)
@rule("Q71")
def test_with_its_only_card_an_encounter_card_it_rages_first_and_draws_then():
    hands = {"A": "attack 04", "B": "attack 06"}
    game = scenario(start="start_turn", players=3, aliens={"A": "hate"}, hands=hands).answers(B="attack 06")
    game.play(until="regroup")
    assert game.discard[:2] == ["attack 04", "attack 06"]
    assert game.warp == {"C": 3}
    assert len(game.hand("A")) == 8


@ruling("hate", 6)
def test_who_holds_a_fitting_card_may_lose_the_ships_all_the_same():
    hands = {"A": "attack 10, attack 04", "B": "attack 12"}
    game = scenario(start="start_turn", players=3, aliens={"A": "hate"}, hands=hands)
    game.answers(A="hate.card: attack 10", B="hate.answer: ships").play(until="regroup")
    assert game.hand("B") == ["attack 12"]
    assert game.warp == {"B": 3, "C": 3}


@ruling("hate", 8)
def test_a_card_that_is_discarded_for_it_is_not_played():
    hands = {"A": "attack 04, mind flare", "B": "tripler flare, macron flare"}
    game = scenario(start="start_turn", players=3, aliens={"A": "hate"}, hands=hands)
    game.answers(A="hate.card: mind flare", B="hate.answer: tripler flare").play(until="regroup")
    assert {"mind flare", "tripler flare"} <= set(game.discard)
    assert game.state.encounter.flare_seats == []


@rule("Q71")
def test_with_an_empty_hand_it_draws_first_and_rages_then():
    game = scenario(start="start_turn", aliens={"A": "hate"}, hands={"B": "cosmic zap"}).answers(B="cosmic zap")
    game.play(until="hate.card")
    assert len(game.hand("A")) == 8


def test_wild_an_opponent_with_an_empty_hand_has_nothing_to_discard():
    hands = {"A": "attack 04, hate flare"}
    game = scenario(gate={"A": 2}, hands=hands).play(until="select")
    assert not any("hate flare" in asked.options for asked in game.asked)


def test_by_default_it_picks_ships_of_colonies_also_where_the_owner_would_take_others():
    hands = {"A": "attack 04, attack 06", "B": "attack 04", "C": "negotiate"}
    game = scenario(start="start_turn", players=3, aliens={"A": "hate", "C": "phantom"}, hands=hands,
                    ships={f"C{i}": {"C": 2} for i in range(1, 6)}, warp={"C": 10})  # fmt: skip
    sheet = game.game.place_for("hologram", game.game.state.powers[1].id)
    for planet in game.game.home_planets(2):
        game.game.shift(2, 1, planet, sheet)
    game.answers(A="hate.card: attack 04", B="attack 04").play(until="regroup")
    assert game.warp["C"] == 13
    assert game.homes("C") == 2
