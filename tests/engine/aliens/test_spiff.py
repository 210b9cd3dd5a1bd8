"""Spiff."""

from tests.kit import changes, check, rule, ruling, scenario


@check("spiff", 1)
def test_one_ship_crash_lands_ten_apart():
    hands = {"A": "attack 04, attack 06", "B": "attack 14"}
    game = (
        scenario(gate={"A": 3}, ships={"B1": {"B": 4}}, aliens={"A": "spiff"}, hands=hands)
        .answers(A="spiff.land: yes")
        .play()
    )
    assert game.totals == (7, 18)
    assert game.ships("B1", "A") == 1
    assert game.warp == {"A": 2}
    assert game.colonies("A") == 1
    assert game.next_offense == "B"


@check("spiff", 2)
def test_super_nine_apart_is_enough_with_the_flare_only():
    hands = {"A": "attack 08", "B": "attack 15"}
    position = {"gate": {"A": 2}, "ships": {"B1": {"B": 4}}, "aliens": {"A": "spiff"}}
    game = scenario(**position, hands=hands).play()
    assert game.totals == (10, 19)
    assert not game.was_asked("A", moment="plan.ships_to_warp")
    assert not game.was_asked("A", question="spiff.land")
    hands["A"] = "attack 08, spiff flare"
    game = scenario(**position, hands=hands).answers(A="spiff").play()
    assert game.ships("B1", "A") == 1
    assert game.hand("A") == ["spiff flare"]
    assert not game.was_asked("A", question="boost")


@check("spiff", 3)
@ruling("spiff", 1)
def test_only_the_gap_and_the_loss_count():
    @changes("compare")
    def lower_wins(me, sign):
        return -sign

    hands = {"A": "attack 23", "B": "attack 08"}
    game = scenario(
        gate={"A": 2}, ships={"B1": {"B": 4}}, aliens={"A": "spiff"}, probes=[lower_wins], hands=hands
    ).answers(A="spiff.land: yes").play()  # fmt: skip
    assert game.totals == (25, 12)
    assert game.ships("B1", "A") == 1


@check("spiff", 4)
@ruling("spiff", 2)
def test_against_a_negotiate_there_is_no_power():
    hands = {"A": "negotiate", "B": "attack 30, attack 04, attack 05, attack 06, attack 07"}
    game = scenario(gate={"A": 4}, aliens={"A": "spiff"}, hands=hands).play()
    assert not game.was_asked("A", moment="plan.ships_to_warp")
    assert not game.was_asked("A", question="spiff.land")
    assert game.warp == {"A": 4}
    assert len(game.hand("A")) == 4


@rule("R-WIN-1")
def test_the_landing_can_be_the_fifth_colony():
    hands = {"A": "attack 04", "B": "attack 20"}
    game = scenario(gate={"A": 2}, colonies={"A": 4}, planet="B5", aliens={"A": "spiff"}, hands=hands)
    game.answers(A="spiff.land: yes").play()
    assert game.winners == ["A"]


def test_a_zapped_spiff_loses_all_its_ships():
    hands = {"A": "attack 04", "B": "attack 20", "C": "cosmic zap"}
    game = (
        scenario(gate={"A": 2}, aliens={"A": "spiff"}, hands=hands).answers(A="spiff.land: yes", C="cosmic zap").play()
    )
    assert game.warp == {"A": 2}


def test_the_wild_side_leaves_a_ship_of_the_defense():
    hands = {"A": "attack 40", "B": "attack 04, spiff flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, hands=hands).answers(B="spiff flare").play()
    assert game.ships("B1") == {"A": 2, "B": 1}
    assert game.warp == {"B": 2}


@check("spiff", 3)
@ruling("spiff", 1)
@rule("Q66")
def test_it_lands_though_its_total_was_the_higher_one_and_the_lower_total_won():
    hands = {"A": "attack 23", "B": "attack 14"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "spiff", "B": "anti matter"}, hands=hands)
    game.answers(A="spiff.land: yes").play()
    assert game.totals == (25, 12)
    assert game.ships("B1", "A") == 1
    assert game.warp == {"A": 1}


@ruling("spiff", 3)
@ruling("void", 4)
def test_only_a_ship_that_void_must_leave_may_crash_land():
    position = {"aliens": {"A": "spiff", "B": "void"}, "hands": {"A": "attack 04", "B": "attack 30"}}
    game = scenario(gate={"A": 3}, **position).play()
    assert game.out == {"A": 3}
    homes = {f"A{i}": {"A": 1} for i in (1, 2, 3)}
    game = (
        scenario(gate={"A": 3}, ships=homes, homes={"A": 3}, out={"A": 14}, **position)
        .answers(A="spiff.land: yes")
        .play()
    )
    assert game.out == {"A": 14 + 1}
    assert game.ships("B1", "A") == 1
    assert game.warp == {"A": 1}


@ruling("spiff", 4)
def test_where_it_has_a_colony_the_ship_joins_it():
    hands = {"A": "attack 04", "B": "attack 30"}
    game = scenario(gate={"A": 2}, ships={"B1": {"A": 1, "B": 4}}, aliens={"A": "spiff"}, hands=hands)
    game.answers(A="spiff.land: yes").play()
    assert (game.ships("B1", "A"), game.colonies("A")) == (2, 1)


@ruling("spiff", 5)
def test_without_a_ship_left_in_the_gate_nothing_lands():
    hands = {"A": "attack 04", "B": "attack 30"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "spiff + amoeba"}, hands=hands)
    game.answers(A=["amoeba", "out", 2]).play()
    assert game.warp == {"C": 1}
    assert not game.was_asked("A", question="spiff.land")


@ruling("spiff", 6)
def test_a_morph_that_became_an_attack_counts_as_one():
    game = scenario(
        gate={"A": 1}, ring={"C": 4, "D": 4}, aliens={"A": "spiff"}, hands={"A": "morph", "B": "attack 30"}
    ).answers(A="spiff.land: yes").play()  # fmt: skip
    assert game.totals == (31, 42)
    assert game.ships("B1", "A") == 1


@ruling("spiff", 7)
def test_an_upset_decides_who_lost_and_the_totals_by_how_much():
    hands = {"A": "attack 30", "B": "attack 08"}
    game = (
        scenario(gate={"A": 2}, aliens={"A": "spiff", "B": "loser"}, hands=hands)
        .answers(A="spiff.land: yes", B="loser")
        .play()
    )
    assert game.totals == (32, 12)
    assert game.ships("B1", "A") == 1


@ruling("spiff", 8)
def test_wild_the_only_ship_may_stay_and_then_nothing_is_paid():
    hands = {"A": "attack 40, +2, +3", "B": "negotiate, spiff flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}}, hands=hands).answers(B="spiff flare").play()
    assert game.ships("B1") == {"A": 2, "B": 1}
    assert game.hand("B") == ["spiff flare"]


@rule("R-GEN-2")
def test_by_the_clock_it_lands_and_may_refuse_to():
    position = {"gate": {"A": 2}, "aliens": {"A": "spiff"}, "hands": {"A": "attack 04", "B": "attack 20"}}
    assert scenario(**position).play().ships("B1", "A") == 1
    game = scenario(**position).answers(A="spiff.land: no").play()
    assert game.warp == {"A": 2}
    assert game.told(kind="use") == []


def test_exactly_ten_apart_is_enough_and_nine_is_not():
    for own, landed in (("attack 05", 1), ("attack 06", 0)):
        hands = {"A": own, "B": "attack 14"}
        game = scenario(gate={"A": 3}, aliens={"A": "spiff"}, hands=hands).play()
        assert game.ships("B1", "A") == landed


def test_super_exactly_five_apart_is_enough_and_four_is_not():
    for own, offered in (("attack 10", True), ("attack 11", False)):
        hands = {"A": f"{own}, spiff flare", "B": "attack 14"}
        game = scenario(gate={"A": 3}, aliens={"A": "spiff"}, hands=hands).play()
        assert any("spiff" in asked.options or "spiff flare" in asked.options for asked in game.asked) is offered
