"""Philanthropist."""

from tests.kit import check, rule, ruling, scenario


@check("philanthropist", 1)
@rule("R-PLANNING-2")
@ruling("philanthropist", 1)
def test_an_offense_that_gives_its_last_encounter_card_draws_a_new_hand():
    hands = {"A": "attack 01, quash, plague", "B": "attack 20"}
    deck = "attack 04, attack 05, attack 06, attack 07, +2, +3, morph, negotiate"
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands, deck=deck)
    game.answers(A=["philanthropist", "attack 01"]).play(until="select")
    assert sorted(game.hand("B")) == ["attack 01", "attack 20"]
    assert len(game.hand("A")) == 8
    assert sorted(game.discard) == ["plague", "quash"]


@check("philanthropist", 2)
def test_an_ally_gives_to_either_side_and_draws_nothing():
    hands = {"A": "attack 04", "B": "attack 20", "C": "negotiate, +2, +3, +5, morph"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "philanthropist"}, hands=hands)
    game.answers(B="invite: C", C=["defense", 1, "philanthropist", "negotiate", "philanthropist.whom: A"])
    game.play(until="select")
    assert (len(game.hand("A")), len(game.hand("C"))) == (2, 4)
    assert "negotiate" in game.hand("A")
    assert all("Negotiate" not in line for line in game.told("D"))


@check("philanthropist", 3)
def test_super_the_given_card_must_be_selected():
    hands = {"A": "attack 00, attack 40, philanthropist flare", "B": "attack 20"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A=["philanthropist", "attack 00", "philanthropist flare"]).play(until="select")
    assert game.options("B") == ["attack 00"]


@check("philanthropist", 4)
@rule("R-POWER-9")
def test_wild_the_power_is_lent_for_an_encounter():
    hands = {"A": "attack 10", "B": "attack 20", "C": "philanthropist flare"}
    game = scenario(start="regroup", aliens={"A": "oracle", "C": "virus"}, hands=hands, destiny="B")
    game.answers(C=["philanthropist flare", {"C1": 1}, "philanthropist.borrower: A"], A=["B1", 2])
    game.play(until="resolution.outcome")
    assert game.totals[0] == 20
    assert not game.told(kind="laid_open")
    assert game.warp == {"C": 1}
    game.play()
    assert (game.alien("A"), game.alien("C")) == ("oracle", "virus")


@ruling("philanthropist", 6)
def test_zapped_it_keeps_the_card():
    hands = {"A": "attack 01, quash", "B": "attack 20", "D": "cosmic zap"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A=["philanthropist", "attack 01"], D="cosmic zap").play(until="select")
    assert sorted(game.hand("A")) == ["attack 01", "quash"]


def test_super_is_offered_only_for_an_encounter_card():
    hands = {"A": "attack 40, +2, philanthropist flare", "B": "attack 20"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A=["philanthropist", "+2"]).play(until="select")
    offered = [asked.options for asked in game.asked if asked.moment == "planning.before_select"]
    assert not any("philanthropist flare" in options for options in offered)


def test_wild_a_player_whose_power_is_lost_has_none_to_lend():
    hands = {"A": "attack 10", "B": "attack 20", "C": "philanthropist flare"}
    game = scenario(start="regroup", homes={"C": 2}, aliens={"C": "virus"}, hands=hands, destiny="B")
    game.play(until="destiny")
    assert not any("philanthropist flare" in asked.options for asked in game.asked)


@ruling("philanthropist", 2)
def test_without_an_encounter_card_even_before_the_gift_the_new_hand_is_drawn():
    hands = {"A": "quash, plague", "B": "attack 20"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A=["philanthropist", "quash"]).play(until="planning")
    assert len(game.hand("A")) == 8
    assert "plague" in game.discard


@ruling("philanthropist", 3)
def test_flares_and_artifacts_may_be_given_too():
    hands = {"A": "attack 04, quash, mind flare", "B": "attack 20"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A="philanthropist").play(until="philanthropist.card")
    assert game.options("A") == ["attack 04", "quash", "mind flare"]
    game.answer("A", "mind flare").play(until="planning")
    assert "mind flare" in game.hand("B")


@ruling("philanthropist", 4)
def test_a_gift_may_save_the_defense_from_a_new_hand():
    hands = {"A": "attack 04, attack 06", "B": "quash"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A=["philanthropist", "attack 04"]).play(until="select")
    assert game.hand("B") == ["quash", "attack 04"]


@ruling("philanthropist", 5)
def test_a_defense_that_gives_its_last_encounter_card_discards_its_artifacts():
    hands = {"A": "attack 04", "B": "attack 06, quash"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "philanthropist"}, hands=hands)
    game.answers(B=["philanthropist", "attack 06"]).play(until="planning")
    assert game.discard[0] == "quash"
    assert len(game.hand("B")) == 8


@ruling("philanthropist", 7)
def test_an_ally_removed_in_the_same_window_cannot_give():
    hands = {"A": "attack 04, force field", "B": "attack 06", "C": "quash"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "philanthropist"}, hands=hands)
    game.answers(A=["force field", "C"], B="invite: C", C=["defense", 1]).play(until="planning")
    assert game.hand("C") == ["quash"]
    assert game.told(kind="use_on") == []


@ruling("philanthropist", 8)
def test_wild_the_borrower_plays_the_super_side_of_the_lent_alien():
    hands = {"A": "attack 12, tripler flare, oracle flare", "B": "attack 20", "C": "philanthropist flare"}
    game = scenario(start="regroup", aliens={"A": "oracle", "C": "tripler"}, hands=hands, destiny="B")
    game.answers(
        C=["philanthropist flare", {"C1": 1}, "philanthropist.borrower: A"], A=["B1", 2, "tripler flare"]
    ).play()
    assert game.totals[0] == 36 + 2
    laid = [asked for asked in game.asked if asked.seat == "A" and asked.moment == "planning.before_select"]
    assert any("oracle flare" in asked.options for asked in laid), "of its own alien it has the wild side now"


@ruling("philanthropist", 9)
def test_wild_a_borrower_with_too_few_home_colonies_cannot_use_it():
    hands = {"A": "attack 10", "B": "attack 20", "C": "philanthropist flare"}
    game = scenario(start="regroup", homes={"A": 2}, aliens={"A": "oracle", "C": "virus"}, hands=hands, destiny="B")
    game.answers(C=["philanthropist flare", {"C1": 1}, "philanthropist.borrower: A"], A=["B1", 2]).play()
    assert game.totals[0] == 10 + 2


@ruling("philanthropist", 10)
def test_wild_a_lender_chooses_which_power_and_the_borrower_which_it_replaces():
    hands = {"A": "attack 10", "B": "attack 20", "C": "philanthropist flare"}
    aliens = {"A": "oracle + tripler", "C": "mind + virus"}
    game = scenario(start="regroup", aliens=aliens, hands=hands, destiny="B")
    game.answers(C=["philanthropist flare", "which_power: virus", {"C1": 1}, "philanthropist.borrower: A"])
    game.answers(A=["which_power: oracle", "B1", 2]).play()
    assert game.totals[0] == 30 * 2, "tripled, then multiplied"
    assert not game.told(kind="laid_open")


def test_a_card_that_was_played_in_answer_is_not_given_and_brings_no_new_hand():
    hands = {"A": "card zap", "B": "attack 04", "C": "cosmic zap"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "philanthropist"}, hands=hands)
    game.answers(A=["philanthropist", "card zap"], C="cosmic zap").play()
    assert game.hand("A") == []
    assert game.hand("B") == ["attack 04"]
    assert not game.heard("A", kind="drew")
