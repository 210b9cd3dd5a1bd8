"""Spiff."""

from tests.kit import changes, check, rule, scenario


@check("spiff", 1)
def test_one_ship_crash_lands_ten_apart():
    hands = {"A": "attack 04, attack 06", "B": "attack 14"}
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 4}}, aliens={"A": "spiff"}, hands=hands).answers(A="spiff").play()
    assert game.totals == (7, 18)
    assert game.ships("B1", "A") == 1
    assert game.warp == {"A": 2}
    assert game.colonies("A") == 1
    assert game.next_offense == "B"


@check("spiff", 2)
def test_nine_apart_is_not_enough_without_the_flare():
    hands = {"A": "attack 08", "B": "attack 15"}
    position = {"gate": {"A": 2}, "ships": {"B1": {"B": 4}}, "aliens": {"A": "spiff"}}
    game = scenario(**position, hands=hands).play()
    assert game.totals == (10, 19)
    assert not game.was_asked("A", moment="plan.ships_to_warp")
    hands["A"] = "attack 08, spiff flare"
    game = scenario(**position, hands=hands).answers(A=["spiff", "spiff flare"]).play()
    assert game.ships("B1", "A") == 1


@check("spiff", 3)
def test_only_the_gap_and_the_loss_count():
    @changes("compare")
    def lower_wins(me, sign):
        return -sign

    hands = {"A": "attack 23", "B": "attack 08"}
    game = scenario(
        gate={"A": 2}, ships={"B1": {"B": 4}}, aliens={"A": "spiff"}, probes=[lower_wins], hands=hands
    ).answers(A="spiff").play()  # fmt: skip
    assert game.totals == (25, 12)
    assert game.ships("B1", "A") == 1


@check("spiff", 4)
def test_against_a_negotiate_there_is_no_power():
    hands = {"A": "negotiate", "B": "attack 30, attack 04, attack 05, attack 06, attack 07"}
    game = scenario(gate={"A": 4}, aliens={"A": "spiff"}, hands=hands).play()
    assert not game.was_asked("A", moment="plan.ships_to_warp")
    assert game.warp == {"A": 4}
    assert len(game.hand("A")) == 4


@rule("R-WIN-1")
def test_the_landing_can_be_the_fifth_colony():
    hands = {"A": "attack 04", "B": "attack 20"}
    game = scenario(gate={"A": 2}, colonies={"A": 4}, planet="B5", aliens={"A": "spiff"}, hands=hands)
    game.answers(A="spiff").play()
    assert game.winners == ["A"]


def test_a_zapped_spiff_loses_all_its_ships():
    hands = {"A": "attack 04", "B": "attack 20", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "spiff"}, hands=hands).answers(A="spiff", C="cosmic zap").play()
    assert game.warp == {"A": 2}


def test_the_wild_side_leaves_a_ship_of_the_defense():
    hands = {"A": "attack 40", "B": "attack 04, spiff flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, hands=hands).answers(B="spiff flare").play()
    assert game.ships("B1") == {"A": 2, "B": 1}
    assert game.warp == {"B": 2}


@rule("Q66")
def test_also_when_the_lower_total_wins():
    hands = {"A": "attack 30", "B": "attack 08"}
    game = (
        scenario(gate={"A": 3}, aliens={"A": "spiff", "B": "loser"}, hands=hands).answers(B="loser", A="spiff").play()
    )
    assert game.totals == (33, 12)
    assert game.ships("B1", "A") == 1
