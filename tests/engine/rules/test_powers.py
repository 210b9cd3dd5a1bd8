"""Chapter 19, powers."""

from tests.kit import rule, scenario

WIN = {"A": "attack 20, attack 06", "B": "attack 04"}


@rule("R-POWER-1", "Q54")
def test_below_three_home_colonies_the_sheet_is_face_down():
    for homes, state in ((2, "lost"), (3, "active"), (5, "active")):
        game = scenario(
            gate={"A": 1}, aliens={"A": "tripler"}, homes={"A": homes}, hands={"A": "attack 10", "B": "attack 00"}
        )
        game.play()
        assert game.power("A") == state
        assert game.totals[0] == (11 if state == "lost" else 31)


@rule("R-POWER-1")
def test_the_loss_is_seen_at_the_settle_of_the_encounter_that_costs_the_colony():
    game = (
        scenario(gate={"A": 1}, aliens={"B": "warrior"}, homes={"B": 3}, hands=WIN)
        .answers(A="select: attack 20")
        .play()
    )
    assert (game.homes("B"), game.power("B")) == (2, "lost")
    assert any("power" in text and "B" in text for text in game.told("E"))


@rule("R-POWER-2", "Q55")
def test_with_three_home_colonies_again_the_sheet_turns_up_and_keeps_its_tokens():
    ships = {"A3": {"A": 0}, "A4": {"A": 0}, "A5": {"A": 0}}
    game = scenario(start="destiny", destiny="A", aliens={"A": "warrior"}, tokens={"A": 4}, ships=ships, hands=WIN)
    assert game.power("A") == "lost"
    game.answers(A=["settle A3", {"A1": 1}]).play()
    assert (game.power("A"), game.tokens("A")) == ("active", 4)


@rule("R-POWER-3", "R-POWER-2")
def test_a_power_lost_in_mid_encounter_keeps_what_it_has_done():
    ships = {"A1": {"A": 18}, "A2": {"A": 1}, "A3": {"A": 1}, "A4": {"A": 0}, "A5": {"A": 0}}
    game = scenario(start="launch", aliens={"A": "macron"}, ships=ships, hands=WIN)
    game.answers(A=["B1", {"A2": 1}, "select: attack 06"]).play()
    assert game.power("A") == "lost"
    assert game.totals == (6 + 1, 4 + 4)


@rule("R-POWER-4", "R-TIME-6", "R-TIME-7", "C-COSMICZAP-1")
def test_a_zapped_use_is_cancelled_and_marked_until_the_end():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=WIN | {"C": "cosmic zap"})
    game.answers(C="cosmic zap", A="select: attack 06").play(until="resolution.outcome")
    assert game.totals == (7, 8)
    assert game.power("A") == "zapped"
    assert game.view("E")["seats"][0]["power"] == "zapped"
    assert game.discard[-1] == "cosmic zap"


@rule("R-POWER-4", "Q47", "C-COSMICZAP-4")
def test_a_power_zapped_once_is_off_for_all_its_uses():
    game = scenario(
        start="launch", aliens={"A": "macron"}, hands={"A": "attack 10", "B": "attack 12", "C": "cosmic zap"}
    )
    game.answers(A=["B1", 4], C="cosmic zap").play()
    assert game.totals == (14, 16)


@rule("R-POWER-4", "R-POWER-5", "Q67", "C-COSMICZAP-3")
def test_parts_that_are_no_use_go_on():
    game = scenario(
        gate={"A": 1},
        aliens={"B": "warrior"},
        tokens={"B": 6},
        ships={"B1": {"B": 2}},
        hands={"A": "attack 20", "B": "attack 08", "C": "cosmic zap"},
    )
    game.answers(C="cosmic zap").play()
    assert game.totals == (21, 10)
    assert game.tokens("B") == 8


@rule("R-POWER-5", "R-POWER-6", "Q45")
def test_a_zap_needs_a_use_that_was_announced():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "tripler"}, hands=WIN | {"C": "cosmic zap"})
    game.play(until="reveal")
    assert not game.was_asked("C", moment="alliance.before_invite")
    assert not game.was_asked("C", moment="planning.before_select")
    game.play()
    assert game.was_asked("C", moment="announced.use")


@rule("R-VAR-1", "R-POWER-1")
def test_with_four_planets_the_power_is_lost_below_two_home_colonies():
    for homes, state in ((1, "lost"), (2, "active")):
        game = scenario(start="regroup", aliens={"A": "tripler"}, homes={"A": homes}, options={"four_planets": True})
        assert game.power("A") == state
        assert game.ships_of("A") == 16
