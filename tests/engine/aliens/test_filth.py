"""Filth."""

from tests.kit import Offer, check, rule, scenario

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
