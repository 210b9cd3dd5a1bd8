"""Human."""

from tests.kit import acts, check, rule, ruling, scenario

ATTACKS = {"A": "attack 10", "B": "attack 13"}


@check("human", 1)
def test_as_an_ally_it_adds_four_to_its_side():
    game = scenario(gate={"A": 3, "C": 1}, aliens={"C": "human"}, hands=ATTACKS).play()
    assert game.totals == (18, 17)
    assert game.result == "offense wins"


@check("human", 2)
@rule("R-REVEAL-7")
def test_zapped_its_side_wins_whatever_the_totals():
    hands = {"A": "attack 04", "B": "attack 40", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "human"}, hands=hands).answers(C="cosmic zap").play()
    assert game.result == "offense wins"
    assert game.warp == {"B": 4}
    assert game.ships("B1") == {"A": 1}


@check("human", 3)
@ruling("human", 1, 2)
def test_zapped_between_two_negotiates_there_is_no_deal_and_no_compensation():
    hands = {"A": "negotiate, attack 04, attack 05, attack 06", "B": "negotiate", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "human"}, hands=hands)
    game.answers(A="select: negotiate", C="cosmic zap").play()
    assert game.result == "offense wins"
    assert game.warp == {"B": 3}
    assert game.hand("B") == []
    assert not game.was_asked("A", question="deal")


@check("human", 4)
def test_wild_the_card_becomes_an_attack_42_and_the_flare_goes_to_the_human():
    hands = {"A": "attack 06, human flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"D": "human"}, hands=hands).answers(A="human flare").play()
    assert game.totals == (44, 34)
    assert game.hand("D") == ["human flare"]


def test_wild_without_a_human_the_flare_is_discarded():
    hands = {"A": "attack 06, human flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="human flare").play()
    assert game.totals[0] == 44
    assert "human flare" in game.discard


def test_wild_is_not_played_against_the_human():
    hands = {"A": "attack 06, human flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"B": "human"}, hands=hands).play()
    assert not any("human flare" in asked.options for asked in game.asked)


@ruling("human", 6)
def test_a_human_whose_power_is_lost_plays_the_wild_side_and_keeps_the_flare():
    hands = {"A": "attack 06, human flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, homes={"A": 2}, aliens={"A": "human"}, hands=hands).answers(A="human flare").play()
    assert game.totals[0] == 44
    assert game.hand("A") == ["human flare"]


def test_super_it_adds_eight():
    hands = {"A": "attack 06, human flare", "B": "attack 10"}
    game = scenario(gate={"A": 2}, aliens={"A": "human"}, hands=hands).answers(A="human flare").play()
    assert game.totals == (16, 14)
    assert game.hand("A") == ["human flare"]


@ruling("human", 4)
def test_super_the_flare_may_be_discarded_to_zap_the_own_power():
    hands = {"A": "attack 06, human flare", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "human"}, hands=hands)
    game.answers(A="announced.use: human flare").play()
    assert game.result == "offense wins"
    assert "human flare" in game.discard


@ruling("human", 4)
def test_super_played_for_eight_it_may_still_be_discarded_for_the_zap():
    hands = {"A": "attack 06, human flare", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "human"}, hands=hands)
    game.answers(A=["boost: human flare", "announced.use: human flare"]).play()
    assert game.result == "offense wins"
    assert "human flare" in game.discard


@ruling("human", 9)
def test_a_cosmic_zap_that_is_card_zapped_leaves_the_four():
    hands = {"A": "attack 10", "B": "attack 13", "D": "cosmic zap", "E": "card zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "human"}, hands=hands).answers(D="cosmic zap", E="card zap").play()
    assert game.totals == (18, 17)


@ruling("human", 5)
@ruling("loser", 4)
def test_an_upset_comes_last_so_the_zapped_human_loses():
    hands = {"A": "attack 10", "B": "attack 13", "D": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "human", "B": "loser"}, hands=hands)
    game.answers(B="loser", D="reveal: cosmic zap").play()
    assert game.result == "defense wins"


@ruling("human", 1)
@ruling("human", 2)
def test_zapped_with_its_own_negotiate_it_wins_and_nobody_is_paid():
    hands = {"A": "negotiate, +2, +3", "B": "attack 40, +5", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "human"}, hands=hands).answers(C="cosmic zap").play()
    assert game.result == "offense wins"
    assert (len(game.hand("A")), game.hand("B")) == (2, ["reinforcement +5"])


@ruling("human", 2)
def test_zapped_with_an_attack_an_opponents_negotiate_is_paid():
    hands = {"A": "attack 04, +2, +3, +5", "B": "negotiate", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"A": "human"}, hands=hands)
    game.answers(C="cosmic zap").play()
    assert len(game.hand("B")) == 2


@ruling("human", 3)
@ruling("pacifist", 7)
def test_against_a_pacifist_the_first_in_order_of_play_stands():
    hands = {"A": "attack 10", "B": "negotiate", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "human", "B": "pacifist"}, hands=hands).answers(C="cosmic zap").play()
    assert game.result == "offense wins"
    hands = {"A": "negotiate", "B": "attack 10", "C": "cosmic zap, attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "pacifist", "B": "human"}, hands=hands)
    game.answers(C="cosmic zap").play(until="announced.use").timeout("C")
    game.play()
    assert len(game.told("E", kind="zapped")) == 1
    assert game.result == "offense wins"


@ruling("human", 7)
def test_wild_a_hidden_human_does_not_play_and_the_flare_is_discarded():
    @acts("planning.before_select", seat="E")
    def hide(me):
        me.g.state.powers[0].hidden = True

    hands = {"A": "attack 06, human flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"D": "human"}, probes=[hide], hands=hands).answers(A="human flare").play()
    assert "human flare" in game.discard


@ruling("human", 8)
def test_beside_anti_matter_the_four_is_added_as_always():
    game = scenario(gate={"A": 3}, aliens={"A": "human", "B": "anti matter"}, hands=ATTACKS).play()
    assert game.totals == (10 + 3 + 4, 13 - 4)
    assert game.result == "defense wins"


@ruling("human", 9)
def test_a_cosmic_zap_that_the_wild_healer_throws_away_leaves_the_four():
    hands = {"A": "attack 10, healer flare", "B": "attack 13", "D": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "human"}, hands=hands)
    game.answers(A="healer flare", D="cosmic zap").play()
    assert game.totals == (18, 17)


def test_a_zap_on_another_power_does_not_make_it_win():
    hands = {"A": "attack 10", "B": "attack 40", "D": "cosmic zap"}
    game = scenario(gate={"A": 3, "C": 1}, aliens={"A": "tripler", "C": "human"}, hands=hands)
    game.answers(D="cosmic zap").play()
    assert game.totals[0] == 10 + 3 + 1 + 4
    assert game.result == "defense wins"


def test_super_the_flare_zaps_nobody_elses_power():
    hands = {"A": "attack 10, human flare", "B": "attack 40"}
    game = scenario(gate={"A": 3}, aliens={"A": "human", "B": "tripler"}, hands=hands).play()
    offers = [asked for asked in game.asked if asked.moment == "announced.use" and "human flare" in asked.options]
    assert len(offers) == 1
    assert game.told("E", kind="use")[0] == "A uses Human."
