"""Skeptic."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 10"}


@check("skeptic", 1)
@rule("R-END-3")
def test_an_offense_that_agrees_ends_its_turn():
    game = scenario(gate={"A": 4, "C": 2}, aliens={"B": "skeptic"}, hands=HANDS).answers(B="skeptic", A="agree").play()
    assert game.gate == {}
    assert game.warp == {}
    assert game.next_offense == "B"


@check("skeptic", 2)
@ruling("skeptic", 4)
def test_a_defense_that_agrees_shares_the_planet():
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 2}}, ring={"D": 1}, aliens={"A": "skeptic"}, hands=HANDS)
    game.answers(A=["skeptic", "second encounter: yes"], B="agree").play()
    assert game.ships("B1") == {"A": 3, "B": 2}
    assert game.ships_of("D") == 20
    assert (game.next_offense, game.next_encounter) == ("A", 2)


@check("skeptic", 3)
def test_after_a_double_doubt_losses_are_doubled():
    game = scenario(gate={"A": 3}, aliens={"A": "skeptic"}, hands=HANDS).answers(A=["skeptic", {"A4": 3}]).play()
    assert game.warp == {"A": 6}
    assert game.ships("A4", "A") < 4


@check("skeptic", 4)
@rule("R-DEAL-10")
@ruling("skeptic", 2)
def test_a_failed_deal_costs_six_each():
    game = scenario(gate={"A": 3}, aliens={"A": "skeptic"}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A="skeptic").play()
    assert game.warp == {"A": 6, "B": 6}


def test_zapped_nobody_is_asked():
    game = scenario(gate={"A": 3}, aliens={"A": "skeptic"}, hands=HANDS | {"C": "cosmic zap"})
    game.answers(A="skeptic", C="cosmic zap").play()
    assert not game.was_asked("B", "skeptic.doubt")
    assert game.warp == {"A": 3}


@ruling("skeptic", 1)
def test_a_doubting_ally_loses_double_too():
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "skeptic"}, hands=HANDS).answers(C="skeptic").play()
    assert game.warp == {"A": 3, "C": 4}


@rule("R-COMP-2")
def test_the_additional_ships_are_not_compensated():
    hands = {"A": "negotiate", "B": "attack 10, +2, +3, +5, quash"}
    game = scenario(gate={"A": 2}, aliens={"B": "skeptic"}, hands=hands).answers(B="skeptic").play()
    assert game.warp == {"A": 4}
    assert len(game.hand("A")) == 2


@rule("R-POWER-7")
def test_super_a_number_is_at_stake():
    hands = HANDS | {"A": "attack 04, skeptic flare"}
    game = (
        scenario(gate={"A": 1}, aliens={"A": "skeptic"}, hands=hands)
        .answers(A=["skeptic", "skeptic flare", "5"])
        .play()
    )
    assert game.warp == {"A": 6}


def test_wild_the_invited_player_decides_last():
    hands = HANDS | {"C": "skeptic flare"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A="invite: C, D, E", C="skeptic flare", D="offense").play(until="planning")
    order = [asked.seat for asked in game.asked if asked.question == "ally"]
    assert order == ["D", "E", "C"]


@ruling("skeptic", 3)
def test_twice_nothing_is_nothing():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = (
        scenario(gate={"A": 3}, ships={"B1": {"B": 0}}, aliens={"A": "skeptic"}, hands=hands)
        .answers(A="skeptic")
        .play()
    )
    assert (game.result, game.warp) == ("offense wins", {})


@ruling("skeptic", 5)
def test_a_filth_that_agrees_drives_the_landed_ships_away():
    game = (
        scenario(gate={"A": 3}, aliens={"A": "skeptic", "B": "filth"}, hands=HANDS)
        .answers(A="skeptic", B="agree")
        .play()
    )
    assert game.ships("B1") == {"B": 4}
    assert game.ships_of("A") == 20


@ruling("skeptic", 6)
def test_powers_that_save_ships_save_the_additional_ones():
    game = scenario(gate={"A": 3}, aliens={"A": "zombie", "B": "skeptic"}, hands=HANDS).answers(B="skeptic").play()
    assert (game.result, game.warp) == ("defense wins", {})


@rule("DV-17")
def test_a_defense_in_the_warp_that_agrees_lets_the_offense_bring_its_ships_back():
    game = in_warp().answers(A="skeptic", B="agree").play()
    assert game.warp == {"A": 1, "B": 2}
    assert "A lands 2 ships." not in game.told()


@rule("DV-17")
def test_what_lies_in_the_warp_is_not_lost_again():
    game = in_warp().answers(A="skeptic").play()
    assert game.result == "offense wins"
    assert game.warp == {"A": 1, "B": 2}


def in_warp():
    """The Skeptic meets B in the warp."""
    hands = {"A": "attack 20", "B": "attack 04"}
    return scenario(cone="warp raid", gate={"A": 2}, warp={"A": 3, "B": 2}, aliens={"A": "skeptic"}, hands=hands)
