"""Pacifist."""

from tests.kit import Offer, check, rule, ruling, scenario

CARDS = {"A": "negotiate", "B": "attack 40"}


@check("pacifist", 1)
@ruling("pacifist", 1)
def test_a_negotiate_beats_an_attack():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "pacifist"}, hands=CARDS).play()
    assert game.result == "offense wins"
    assert game.ships("B1") == {"A": 2, "C": 1}
    assert game.warp == {"B": 4}
    assert (game.hand("A"), game.hand("B")) == ([], [])


@check("pacifist", 2)
@rule("R-POWER-5")
def test_zapped_it_loses_and_is_compensated():
    hands = {"A": "attack 06, +2, +3, +5, attack 04", "B": "negotiate", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"B": "pacifist"}, hands=hands)
    game.answers(A="select: attack 06", D="cosmic zap").play()
    assert game.warp == {"B": 3}
    assert len(game.hand("B")) == 3


@check("pacifist", 3)
@ruling("pacifist", 2)
def test_against_a_morph_a_deal_is_attempted():
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands={"A": "negotiate", "B": "morph"}).play()
    assert game.result == "deal failed"
    assert not game.told(kind="use")


@check("pacifist", 4)
@rule("R-DEAL-10")
def test_super_a_failed_deal_costs_one_and_five():
    hands = {"A": "negotiate, pacifist flare", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands=hands).answers(A="pacifist flare").play()
    assert game.warp == {"A": 1, "B": 5}
    assert game.hand("A") == ["pacifist flare"]


def test_super_is_not_offered_when_the_deal_is_made():
    hands = {"A": "negotiate, attack 04, pacifist flare", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands=hands)
    game.answers(A=["select: negotiate", Offer(give="attack 04", take_colony="")], B="accept").play()
    assert not game.was_asked("A", moment="plan.resolution")


def test_wild_the_negotiate_becomes_an_attack_15():
    hands = {"A": "negotiate, pacifist flare", "B": "attack 08"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="pacifist flare").play()
    assert game.totals == (17, 12)
    assert game.result == "offense wins"


@ruling("pacifist", 4)
def test_emotion_control_before_the_pair_is_read_leads_to_a_deal():
    hands = CARDS | {"D": "emotion control"}
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands=hands).answers(D="emotion control").play()
    assert game.result == "deal failed"


@ruling("pacifist", 6)
@ruling("loser", 3)
def test_an_upset_turns_its_win_round_and_it_is_compensated():
    hands = {"A": "attack 06, attack 08, attack 10", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "loser", "B": "pacifist"}, hands=hands)
    game.answers(A="loser").play()
    assert game.result == "offense wins"
    assert len(game.hand("B")) == 2


@ruling("pacifist", 3)
def test_a_morph_against_an_attack_is_an_attack():
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands={"A": "morph", "B": "attack 40"}).play()
    assert game.result == "defense wins"
    assert not game.told(kind="use")


@ruling("pacifist", 5)
@ruling("spiff", 2)
@rule("Q74")
def test_there_is_no_margin_so_a_spiff_does_not_crash_land():
    hands = {"A": "attack 04", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "spiff", "B": "pacifist"}, hands=hands).play()
    assert game.warp == {"A": 2}
    assert not game.was_asked("A", question="spiff.land")


@ruling("pacifist", 8)
def test_a_card_made_a_negotiate_counts_like_one():
    hands = {"A": "attack 08, mesmer flare", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands=hands).answers(A="mesmer flare").play()
    assert game.result == "offense wins"


def test_super_other_ships_that_move_are_no_occasion():
    hands = {"A": "negotiate, pacifist flare", "B": "attack 40"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "pacifist"}, hands=hands).play()
    assert not any("pacifist flare" in asked.options for asked in game.asked)


def test_wild_a_negotiate_against_a_negotiate_and_an_attack_are_no_occasion():
    for cards in ("negotiate", "attack 20"):
        hands = {"A": f"{cards}, pacifist flare", "B": "negotiate"}
        game = scenario(gate={"A": 2}, hands=hands).play()
        assert not any("pacifist flare" in asked.options for asked in game.asked)
