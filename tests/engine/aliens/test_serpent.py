"""Serpent."""

from app.engine.moments import GAME
from app.engine.state import Mark
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10, +2", "B": "attack 04", "C": "attack 06"}
START = {"start": "regroup", "destiny": "B", "aliens": {"C": "serpent"}}


@acts("alliance.before_invite", seat="C", layer=-20)
def owing(me):
    """A token of the Serpent lies with the offense."""
    power = next(p for p in me.g.state.powers if p.alien == "serpent")
    if not me.g.has_mark("debt"):
        me.g.state.marks.append(Mark("debt", "alien:serpent", 2, GAME, 0, power.id, [0]))


@check("serpent", 1)
def test_who_yields_to_ships_gets_them_and_a_token():
    game = scenario(**START, warp={"D": 3}, hands=HANDS).answers(C=["serpent", "D", "home"], D="take")
    game.play(until="destiny")
    assert game.warp == {}
    assert [mark.data for mark in game.game.marks("debt")] == [[3]]


@check("serpent", 2)
def test_who_resists_loses_a_ship():
    game = scenario(**START, hands=HANDS).answers(C=["serpent", "B"], B=["resist", {"B3": 1}]).play(until="destiny")
    assert game.warp == {"B": 1}
    assert game.hand("B") == ["attack 04"]
    assert not game.game.has_mark("debt")


@check("serpent", 3)
def test_a_main_player_pays_with_a_card():
    game = scenario(**START, hands=HANDS, deck="morph, quash")
    game.answers(C=["serpent", "A", "serpent", "+2"], A="take").play(until="planning")
    assert "reinforcement +2" in game.hand("C")
    assert not game.game.has_mark("debt")


def test_an_outsider_has_to_join():
    game = scenario(**START, hands=HANDS)
    game.answers(C=["serpent", "D", "serpent", "offense"], D="take").play(until="planning")
    assert game.gate["D"] == 1


def test_an_outsider_may_not_join():
    game = scenario(**START, hands=HANDS)
    game.answers(C=["serpent", "D", "serpent", "stay"], D="take", A="invite: D").play(until="planning")
    assert not game.was_asked("D", "ally")


@rule("R-TIME-4")
def test_zapped_nothing_is_offered():
    game = scenario(**START, hands=HANDS | {"E": "cosmic zap"}).answers(C=["serpent", "B"], E="cosmic zap")
    game.play(until="destiny")
    assert not game.was_asked("B", "serpent.yield")


@rule("R-POWER-7")
def test_super_who_resists_loses_three():
    game = scenario(**START, hands=HANDS | {"C": "attack 06, serpent flare"})
    game.answers(C=["serpent", "B", "serpent flare"], B="resist").play(until="destiny")
    assert game.warp == {"B": 3}


def test_wild_an_ally_changes_sides():
    hands = {"A": "attack 10", "B": "attack 04, serpent flare"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A="invite: D", D=["offense", {"D1": 2}, "serpent.change: yes"], B="serpent flare").play(
        until="planning"
    )
    assert game.ring == {"D": 2}
    assert len(game.hand("D")) == 2
    assert "serpent flare" in game.discard


def test_wild_nobody_changes_to_a_side_that_may_have_no_allies():
    hands = {"A": "attack 10", "B": "attack 04, serpent flare", "C": "sniveler flare, attack 06"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A="invite: D", C=["sniveler flare", "B"], D=["offense", {"D1": 2}]).play(until="planning")
    assert game.gate == {"A": 1, "D": 2}
    assert not any("serpent flare" in asked.options for asked in game.asked)


@ruling("serpent", 2)
def test_who_has_no_ship_loses_nothing_by_resisting():
    game = scenario(**START, homes={"D": 0}, warp={"D": 20}, hands=HANDS).answers(C=["serpent", "D"], D="resist")
    game.play(until="destiny")
    assert game.warp == {"D": 20}


@ruling("serpent", 4)
def test_as_a_main_player_it_may_force_an_ally_to_either_side():
    for side in ("offense", "defense"):
        game = scenario(**(START | {"aliens": {"B": "serpent"}}), hands=HANDS)
        game.answers(B=["serpent", "D", "serpent", side], D="take").play(until="planning")
        assert (game.gate if side == "offense" else game.ring)["D"] == 1


@ruling("lloyd", 7)
def test_a_card_that_cannot_be_taken_is_not_offered_for_the_debt():
    aliens = {"C": "serpent", "E": "lloyd"}
    hands = {"A": "attack 04, attack 30", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 4}, aliens=aliens, hands=hands, probes=[owing])
    offer = ["lloyd", "lloyd.whom: A", "lloyd.what: cards", "lloyd.cards: attack 30"]
    game.answers(A="lloyd.accept: yes", C="serpent", E=offer).play(until="planning")
    assert game.hand("C") == ["attack 04"]
    assert game.hand("A") == ["attack 30"]
    assert not game.was_asked("C", "serpent.card")
