"""The Qax."""

from tests.kit import rule, scenario

ALLIANCE = {"start": "alliance", "planet": "B1", "gate": {"A": 2}, "hands": {"A": "attack 10", "B": "attack 20"}}
QAX = ALLIANCE | {"techs": {"A": "the qax"}}


@rule("T-QAX-1")
def test_an_invited_player_must_ally_with_four_ships_and_owns_the_tech():
    game = scenario(**QAX).answers(A=["invite: C", "the qax"]).play(until="planning")
    assert (game.role("C"), game.gate) == ("offensive ally", {"A": 2, "C": 4})
    assert (game.techs("A"), game.techs("C")) == ([], ["the qax"])
    assert not game.was_asked("C", question="ally")


@rule("T-QAX-1")
def test_as_many_as_can_go_without_emptying_a_colony():
    ships = {"C1": {"C": 2}, "C2": {"C": 2}, "C3": {"C": 1}, "C4": {"C": 1}, "C5": {"C": 1}}
    game = scenario(**QAX, ships=ships, warp={"C": 13}).answers(A=["invite: C", "the qax"]).play(until="planning")
    assert (game.gate["C"], game.homes("C")) == (2, 5)


@rule("T-QAX-1")
def test_a_colony_that_cannot_spare_its_ship_takes_nothing_from_the_others():
    """Snare's last ship stays by itself, it is not to be spared twice."""
    ships = {"C1": {"C": 2}, "C2": {"C": 3}, "C3": {"C": 0}, "C4": {"C": 0}, "C5": {"C": 0}, "snare": {"C": 1}}
    game = scenario(**QAX, ships=ships, moons={"B": "snare*"}, warp={"C": 14})
    game.answers(A=["invite: C", "the qax"]).play(until="planning")
    assert (game.gate["C"], game.homes("C"), game.ships("snare")) == (3, 2, {"C": 1})


@rule("T-QAX-1")
def test_ships_held_by_gorgon_are_not_to_be_spared():
    ships = {"C1": {"C": 2}, "C2": {"C": 1}, "C3": {"C": 1}, "C4": {"C": 1}, "C5": {"C": 1}, "D1": {"C": 4}}
    game = scenario(**QAX, ships=ships, aliens={"D": "gorgon"}, warp={"C": 10})
    game.answers(A=["invite: C", "the qax"]).play(until="planning")
    assert (game.gate["C"], game.ships("D1")["C"]) == (1, 4)


@rule("T-QAX-1")
def test_only_who_was_invited_by_the_own_side():
    game = scenario(**QAX).answers(A="invite: C, D", B="invite: E").play(until="alliance.after_invite")
    game.answer("A", "the qax")
    assert game.options("A") == ["C", "D"]


@rule("T-QAX-2", "R-TIME-2")
def test_forced_by_both_sides_a_player_follows_the_first_in_order_of_play():
    game = scenario(**ALLIANCE, techs={"A": "the qax", "B": "the qax"})
    game.answers(A=["invite: C", "the qax"], B=["invite: C", "the qax"]).play(until="planning")
    assert game.role("C") == "offensive ally"
    assert game.techs("C") == ["the qax", "the qax"]


@rule("T-QAX-2")
def test_forced_twice_a_player_sends_as_many_ships_as_forced_once():
    ships = {"C1": {"C": 3}, "C2": {"C": 2}, "C3": {"C": 0}, "C4": {"C": 0}, "C5": {"C": 0}}
    game = scenario(**ALLIANCE, techs={"A": "the qax", "B": "the qax"}, ships=ships, warp={"C": 15})
    game.answers(A=["invite: C", "the qax"], B=["invite: C", "the qax"]).play(until="planning")
    assert (game.gate["C"], game.homes("C")) == (3, 2)


@rule("T-QAX-3")
def test_with_no_ship_to_spare_the_tech_changes_hands_all_the_same():
    ships = {f"C{i}": {"C": 1} for i in range(1, 6)}
    game = scenario(**QAX, ships=ships, warp={"C": 15}).answers(A=["invite: C", "the qax"]).play(until="planning")
    assert (game.role("C"), game.techs("C")) == ("outsider", ["the qax"])


@rule("T-QAX-3")
def test_a_power_that_limits_ships_still_limits():
    game = scenario(**QAX, aliens={"C": "macron"}).answers(A=["invite: C", "the qax"], C="macron")
    game.play(until="planning")
    assert game.gate["C"] == 1


@rule("T-QAX-4")
def test_the_next_owner_cannot_use_it_in_this_encounter():
    game = scenario(**QAX).answers(A=["invite: C", "the qax"]).play(until="encounter.end")
    assert not [a for a in game.asked if a.seat == "C" and "the qax" in a.options]
    assert game.view()["techs"][0]["up"]


@rule("T-QAX-1", "T-SCRAMBLER-1")
def test_scrambled_nobody_is_forced():
    game = scenario(**ALLIANCE, techs={"A": "the qax", "C": "tech scrambler (4)"})
    game.answers(A=["invite: C", "the qax"], C="announced.tech: tech scrambler").play(until="planning")
    assert (game.role("C"), game.was_asked("C", question="ally")) == ("outsider", True)


@rule("T-QAX-1", "CM-GATE-1")
def test_a_comet_that_limits_ships_still_limits():
    game = scenario(**QAX, comet="small gate").answers(A=["invite: C", "the qax"]).play(until="planning")
    assert game.gate == {"A": 2, "C": 2}
