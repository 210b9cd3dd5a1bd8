"""Tick-Tock."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from tests.kit import Offer, check, rule, scenario

LOST = {"A": "attack 04", "B": "attack 20"}
DEAL = {"A": "negotiate, attack 10", "B": "negotiate"}


@check("tick_tock", 1)
def test_a_token_goes_when_a_defense_wins():
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 10}, hands=LOST).play()
    assert game.tokens("C") == 9


@check("tick_tock", 2)
@rule("R-WIN-4")
def test_with_the_last_token_it_wins_though_it_lost_the_encounter():
    game = scenario(gate={"A": 1}, aliens={"A": "tick tock"}, tokens={"A": 1}, hands=LOST).play()
    assert game.winners == ["A"]


@check("tick_tock", 3)
def test_a_quashed_deal_takes_no_token():
    hands = DEAL | {"C": "quash"}
    game = scenario(gate={"A": 1}, aliens={"D": "tick tock"}, tokens={"D": 3}, hands=hands)
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept", C="quash").play()
    assert game.tokens("D") == 3


@check("tick_tock", 4)
@rule("R-SETUP-6")
def test_it_starts_with_ten_tokens_or_eight():
    for four_planets, tokens in ((False, 10), (True, 8)):
        seats = [SeatSetup(name, COLOURS[i]) for i, name in enumerate("ABC")]
        options = Options(aliens=["tick_tock", "macron", "oracle"], four_planets=four_planets)
        game = Game.new(Setup(seats, options, b"t" * 32, ["", "", ""]))
        assert game.view(0)["seats"][0]["powers"][0]["tokens"] == tokens


def test_a_deal_takes_a_token():
    game = scenario(gate={"A": 1}, aliens={"D": "tick tock"}, tokens={"D": 3}, hands=DEAL)
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept").play()
    assert game.tokens("D") == 2


def test_a_won_offense_takes_none():
    hands = {"A": "attack 20", "B": "attack 04"}
    assert scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 4}, hands=hands).play().tokens("C") == 4


def test_zapped_the_token_stays():
    hands = LOST | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 1}, hands=hands).answers(D="cosmic zap")
    game.play()
    assert game.tokens("C") == 1
    assert game.winners == []


def test_without_the_power_no_token_goes():
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 4}, homes={"C": 2}, hands=LOST).play()
    assert game.tokens("C") == 4


def test_the_super_flare_takes_one_more_for_a_ship():
    hands = {"A": "attack 20, tick tock flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "tick tock"}, tokens={"A": 5}, hands=hands)
    game.answers(A=["tick tock flare", "A1"]).play()
    assert game.tokens("A") == 4
    assert game.warp["A"] == 1
