"""Ionic Gas."""

from tests.kit import Offer, rule, scenario


@rule("C-IONIC-1")
def test_nobody_collects_compensation():
    game = scenario(gate={"A": 1}, hands={"A": "attack 20, +2, +3", "B": "negotiate", "C": "ionic gas"})
    game.answers(C="ionic gas").play()
    assert game.hand("B") == []
    assert len(game.hand("A")) == 2
    assert game.warp == {"B": 4}


@rule("C-IONIC-1")
def test_nobody_collects_rewards():
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands={"A": "attack 04", "B": "attack 20", "C": "ionic gas"})
    game.answers(C="ionic gas").play()
    assert game.hand("D") == []
    assert game.ships_of("D") == 20


@rule("C-IONIC-1")
def test_it_is_not_played_by_the_clock():
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands={"A": "attack 04", "B": "attack 20", "C": "ionic gas"}).play()
    assert game.was_asked("C", moment="resolution.outcome")
    assert len(game.hand("D")) == 2
    assert game.hand("C") == ["ionic gas"]


@rule("C-IONIC-2")
def test_it_is_not_playable_in_a_deal():
    game = scenario(gate={"A": 1}, hands={"A": "negotiate, +2", "B": "negotiate", "C": "ionic gas"}).play(until="deal")
    game.answer("A", Offer(give="+2")).answer("B", "accept").play()
    assert not any("ionic gas" in asked.options for asked in game.asked)


@rule("C-IONIC-3", "Q76")
def test_offensive_allies_land_all_the_same():
    game = scenario(gate={"A": 1, "D": 2}, hands={"A": "attack 20", "B": "negotiate", "C": "ionic gas"})
    game.answers(C="ionic gas").play()
    assert game.ships("B1") == {"A": 1, "D": 2}


@rule("C-IONIC-4")
def test_what_a_power_gives_under_another_name_is_not_stopped():
    hands = {"A": "attack 04", "B": "attack 20", "C": "ionic gas"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior", "B": "zombie"}, hands=hands).answers(C="ionic gas").play()
    assert game.tokens("A") == 2
    game = scenario(gate={"A": 2}, aliens={"A": "zombie"}, hands=hands).answers(C="ionic gas").play()
    assert game.ships_of("A") == 20
