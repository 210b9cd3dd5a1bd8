"""Cosmic Zap; that it works against each alien is proven in the aliens' own tests."""

from tests.kit import rule, scenario

TRIPLER = {"gate": {"A": 1}, "aliens": {"A": "tripler"}}
HANDS = {"A": "attack 10", "B": "attack 06", "C": "cosmic zap"}


@rule("C-COSMICZAP-1")
def test_the_use_is_cancelled_and_all_see_the_card():
    game = scenario(**TRIPLER, hands=HANDS).answers(C="cosmic zap").play(until="resolution.outcome")
    assert game.totals[0] == 11
    assert "C plays Cosmic Zap on A." in game.told("E")
    assert game.view()["seats"][0]["power"] == "zapped"


@rule("C-COSMICZAP-1")
def test_it_is_never_played_by_the_clock():
    game = scenario(**TRIPLER, hands=HANDS).play()
    assert game.hand("C") == ["cosmic zap"]
    assert game.totals[0] == 31


@rule("C-COSMICZAP-1")
def test_the_own_power_may_be_zapped():
    game = scenario(**TRIPLER, hands={"A": "attack 20, cosmic zap", "B": "attack 06"}).answers(A="cosmic zap").play()
    assert game.totals[0] == 21


@rule("C-COSMICZAP-2")
def test_the_mark_ends_with_the_encounter():
    game = scenario(**TRIPLER, hands=HANDS).answers(C="cosmic zap").play()
    assert game.power("A") == "active"


@rule("C-COSMICZAP-3")
def test_only_a_use_can_be_answered():
    game = scenario(
        gate={"A": 1}, aliens={"A": "macron"}, hands={"A": "negotiate", "B": "attack 06, +2, +3", "C": "cosmic zap"}
    )
    game.answers(C="cosmic zap").play()
    assert len(game.hand("A")) == 2


@rule("C-COSMICZAP-4")
def test_a_zapped_power_is_not_used_again_in_the_encounter():
    game = scenario(start="launch", aliens={"A": "macron"}, hands=HANDS).answers(A=["B1", 3], C="cosmic zap").play()
    assert game.totals[0] == 13
    assert list(game.told("E", kind="use")) == ["A uses Macron."]


@rule("C-COSMICZAP-6")
def test_a_cancelled_use_is_not_offered_for_a_second_zap():
    hands = HANDS | {"D": "cosmic zap"}
    game = scenario(**TRIPLER, hands=hands).answers(C="cosmic zap").play()
    assert game.hand("D") == ["cosmic zap"]
    windows = [asked for asked in game.asked if asked.seat == "D" and asked.moment == "announced.use"]
    assert len(windows) == 1


@rule("C-COSMICZAP-1", "C-CARDZAP-3", "R-TIME-4")
def test_a_card_zap_that_is_zapped_itself_saves_nothing():
    hands = HANDS | {"D": "card zap", "E": "card zap"}
    game = scenario(**TRIPLER, hands=hands).answers(C="cosmic zap", D="card zap", E="card zap")
    game.play(until="resolution.outcome")
    assert game.totals[0] == 11
    assert game.discard == ["card zap", "card zap", "cosmic zap"], "the newest answer is carried out first"


@rule("C-COSMICZAP-6", "R-TIME-3")
def test_when_a_zap_was_cancelled_another_one_may_be_played():
    hands = HANDS | {"D": "card zap", "E": "cosmic zap"}
    game = scenario(**TRIPLER, hands=hands).answers(C="cosmic zap", D="card zap", E="cosmic zap")
    game.play(until="resolution.outcome")
    assert (game.totals[0], game.view()["seats"][0]["power"]) == (11, "zapped")
