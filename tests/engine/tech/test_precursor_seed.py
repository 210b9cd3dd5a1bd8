"""Precursor Seed."""

from app.engine.aliens import ALIENS
from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 08", "B": "attack 20"}}
READY = REGROUP | {"techs": {"A": "precursor seed (9)"}, "aliens": {"A": "oracle"}}


def grown(alien, **position):
    """The seed grows into this alien: all others are in play already."""
    game = scenario(**READY | position)
    game.game.state.unused = [alien]
    return game.answers(A=["complete precursor seed", {"A5": 9}])


@rule("T-SEED-1", "R-VAR-9")
def test_a_random_alien_comes_beside_the_own_one():
    game = scenario(**READY).answers(A="complete precursor seed").play(until="destiny")
    powers = [power["alien"] for power in game.view()["seats"][0]["powers"]]
    assert powers[0] == "oracle"
    assert len(powers) == 2


@rule("T-SEED-1")
def test_aliens_with_setup_text_or_pieces_are_passed_over():
    for key in range(5):
        game = scenario(**READY, key=key).answers(A="complete precursor seed").play(until="destiny")
        drawn = ALIENS[game.view()["seats"][0]["powers"][1]["alien"]]
        assert not drawn.setup
        assert not drawn.brings_pieces


@rule("T-SEED-1")
def test_both_powers_work():
    game = grown("warpish", warp={"C": 3}).answers(A="yes").play()
    assert game.totals[0] == 8 + 1 + 3


@rule("T-SEED-2")
def test_a_mandatory_power_is_optional_and_not_used_by_default():
    game = grown("warpish", warp={"C": 3}).play()
    assert game.was_asked("A", question="use_optional")
    assert game.totals[0] == 8 + 1


@rule("T-SEED-2", "R-POWER-1")
def test_it_is_lost_with_the_own_power_and_zapped_by_itself():
    game = grown("warpish", warp={"C": 3}, homes={"A": 2}).play(until="destiny")
    assert [power["state"] for power in game.view()["seats"][0]["powers"]] == ["lost", "lost"]
    hands = REGROUP["hands"] | {"C": "cosmic zap"}
    game = (
        grown("warpish", warp={"D": 3}, hands=hands).answers(A="yes", C="reveal: cosmic zap").play(until="resolution")
    )
    assert [power["state"] for power in game.view()["seats"][0]["powers"]] == ["active", "zapped"]
    assert game.totals[0] == 8 + 1


@rule("T-SEED-3", "R-POWER-7")
def test_the_flare_of_that_alien_is_super_for_its_owner():
    hands = REGROUP["hands"] | {"A": "attack 08, chosen flare"}
    game = grown("chosen", hands=hands).play(until="planning.before_select")
    assert game.game.has_power(0, "chosen")


@rule("T-SEED-4")
def test_when_the_tech_goes_the_alien_goes():
    techs = {"A": "precursor seed (9)", "C": "tech scrambler (9)"}
    game = grown("warpish", techs=techs).answers(C="regroup.begin: tech scrambler").play(until="destiny")
    assert [power["alien"] for power in game.view()["seats"][0]["powers"]] == ["oracle"]
    assert "warpish" in game.state.unused
