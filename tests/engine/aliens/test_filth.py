"""Filth."""

from tests.kit import Offer, check, rule, ruling, scenario

WIN = {"A": "attack 40", "B": "attack 04"}


@check("filth", 1)
@rule("R-END-5")
def test_nobody_lands_on_a_planet_that_filth_has_lost():
    game = scenario(gate={"A": {"A1": 2}, "C": {"C1": 1}}, ships={"B1": {"B": 3}}, aliens={"B": "filth"}, hands=WIN)
    game.answers(A="second encounter: no").play()
    assert game.warp == {"B": 3}
    assert game.ships("B1") == {}
    assert (game.colonies("A"), game.colonies("C")) == (0, 0)
    assert game.was_asked("A", "second_encounter")


@check("filth", 2)
def test_its_ally_lands_elsewhere_in_the_system():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "filth"}, hands=WIN).answers(C="B4").play()
    assert game.ships("B1") == {"A": 2}
    assert game.ships("B4") == {"B": 4, "C": 1}


@check("filth", 3)
@ruling("filth", 1)
def test_bystanders_leave_when_it_lands():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2, "C": 2}}, aliens={"A": "filth"}, hands=WIN)
    game.answers(C={"C3": 2}).play()
    assert game.ships("B1") == {"A": 2}
    assert game.ships_of("C") == 20


@check("filth", 4)
def test_a_home_planet_without_its_ships_can_be_taken():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 0}}, aliens={"B": "filth"}, hands=WIN).play()
    assert game.ships("B1") == {"A": 2}


def test_zapped_they_share_until_the_encounter_ends():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "filth"}, hands=WIN | {"D": "cosmic zap"})
    game.answers(D="cosmic zap").play()
    assert game.ships("B1") == {"A": 2, "C": 1}
    g = game.game
    while g.phase in ("resolution", "end"):
        g.timeout(g.asks[0].id)
    while g.phase == "start_turn" or g.moment == "regroup.begin":
        g.timeout(g.asks[0].id)
    assert g.state.ships[5][2] == 0


@ruling("filth", 7)
def test_a_player_without_another_colony_goes_to_the_warp():
    ships = {"B1": {"B": 2, "C": 2}}
    game = scenario(gate={"A": 2}, ships=ships, homes={"C": 0}, warp={"C": 18}, aliens={"A": "filth"}, hands=WIN)
    game.play()
    assert game.warp == {"B": 2, "C": 20}


@rule("R-DEAL-6")
def test_in_a_deal_who_grants_a_colony_leaves_it():
    game = scenario(gate={"A": 2}, aliens={"A": "filth"}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A=[Offer(take_colony="B3"), {"gate": 1}], B="accept").play()
    assert game.ships("B3") == {"A": 1}
    assert game.ships_of("B") == 20


@rule("R-POWER-7")
def test_super_the_defense_leaves_the_target():
    game = scenario(start="launch", aliens={"A": "filth"}, hands={"A": "attack 04, filth flare", "B": "attack 04"})
    game.answers(A=["aim: B2", "filth flare"]).play(until="alliance")
    assert game.ships("B2") == {}
    assert game.ships_of("B") == 20


def test_wild_everybody_leaves_a_planet_and_nobody_lands():
    hands = {"A": "attack 40", "B": "attack 04", "D": "filth flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2, "C": 1}}, aliens={"E": "filth"}, hands=hands)
    game.answers(D=["filth flare", "B1"]).play()
    assert game.ships("B1") == {}
    assert game.hand("E") == ["filth flare"]
    assert game.colonies("A") == 0


@ruling("filth", 2)
def test_retrieved_ships_of_others_do_not_come_to_it():
    game = scenario(start="regroup", destiny="B", warp={"A": 1}, aliens={"B": "filth"}, hands=WIN)
    game.play(until=lambda game: game.waiting == ["A"] and game.ask("A").text == "retrieve")
    assert game.options("A") == ["A1", "A2", "A3", "A4", "A5"]


@ruling("filth", 3)
def test_as_a_defensive_ally_it_is_not_on_the_planet():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 2}, ring={"C": 2}, aliens={"C": "filth"}, hands=hands).play()
    assert game.ships("B1") == {"B": 4}
    assert not any("Filth" in line for line in game.told())


@ruling("filth", 4)
@rule("R-WIN-1")
def test_a_landing_that_a_zap_allows_may_be_the_fifth_colony():
    game = scenario(
        gate={"A": 2}, colonies={"A": 4}, planet="B5", aliens={"B": "filth"}, hands=WIN | {"D": "cosmic zap"}
    )
    game.answers(D="cosmic zap").play()
    assert game.winners == ["A"]


@ruling("filth", 5)
@rule("R-WIN-2")
def test_it_and_its_ally_may_win_together():
    ships = {"D1": {"A": 1, "D": 0}, "D2": {"A": 1, "D": 0}, "E1": {"A": 1, "E": 0}, "E2": {"A": 1, "E": 0}}
    ships |= {"D3": {"C": 1}, "D4": {"C": 1}, "E3": {"C": 1}, "E4": {"C": 1}}
    game = scenario(gate={"A": 2, "C": 1}, ships=ships, aliens={"A": "filth"}, hands=WIN).answers(C="B4").play()
    assert game.winners == ["A", "C"]


@ruling("filth", 10)
@rule("R-POWER-2")
def test_with_the_power_lost_others_share_until_it_is_back():
    ships = {"B1": {"B": 2, "C": 2}}
    game = scenario(gate={"A": 2}, homes={"A": 2}, ships=ships, aliens={"A": "filth"}, hands=WIN).play()
    assert game.ships("B1") == {"A": 2, "C": 2}
    lent = scenario(gate={"A": 2}, ships={"A3": {"D": 2, "A": 4}}, aliens={"A": "filth"}, hands=WIN).play()
    assert lent.ships("A3") == {"A": 4}
