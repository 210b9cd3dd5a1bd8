"""Philanthropist."""

from tests.kit import check, rule, scenario


@check("philanthropist", 1)
@rule("R-PLANNING-2")
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
