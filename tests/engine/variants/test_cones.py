"""Chapter 28: colourless cones."""

import pytest

from tests.kit import rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}


def drawn(cards, **position):
    """A draws these destiny cards."""
    position = {"hands": CARDS} | position
    return scenario(start="destiny", destiny=cards, options={"colourless_cones": True}, **position)


def aims(cards, **position):
    """The same, when A must say where."""
    return drawn(cards, **position).play(until="launch")


@rule("DV-LEFT-1", "DV-10", "DV-6", "DV-13")
def test_left_turn():
    game = aims("left turn")
    assert (game.defense, game.destiny_colour) == ("B", "B")
    assert game.options("A") == ["B1", "B2", "B3", "B4", "B5"]
    assert "A turns up destiny: Left Turn." in game.told("E")


@rule("DV-RIGHT-1", "DV-3")
def test_right_turn():
    game = aims("right turn")
    assert (game.defense, game.destiny_discard) == ("E", ["right turn"])


@rule("DV-REALM-1")
def test_largest_realm_counts_home_and_foreign_colonies_of_the_others():
    game = aims("largest realm", colonies={"A": 4, "C": 2, "D": 1}, homes={"C": 3, "D": 5})
    assert game.defense == "D"


@rule("DV-REALM-1", "DV-5")
def test_of_several_the_offense_chooses_and_by_default_the_first_at_its_left():
    game = drawn("largest realm", colonies={"D": 1, "C": 1})
    assert game.options("A") == ["C", "D"]
    game.answer("A", "D").play(until="launch")
    assert (game.defense, game.destiny_colour) == ("D", "D")
    assert aims("largest realm", colonies={"D": 1, "C": 1}).defense == "C"


@rule("DV-SQUATTERS-1")
def test_squatters_may_be_fought_at_any_colony_of_theirs():
    game = aims("squatters", ships={"A1": {"A": 0, "C": 2}, "D3": {"C": 1}, "A2": {"B": 1}})
    assert game.defense == "C"
    assert game.options("A") == ["A1", "C1", "C2", "C3", "C4", "C5", "D3"]


@rule("DV-SQUATTERS-1", "DV-12")
def test_without_squatters_another_card_is_drawn():
    game = aims("squatters, D", ships={"A2": {"B": 1}})
    assert (game.defense, game.destiny_discard) == ("D", ["squatters", "D"])
    assert "Squatters fits nobody; A draws again." in game.told("B")


@rule("DV-GARRISON-1")
def test_strongest_garrison_names_the_planet_too():
    game = drawn("strongest garrison", ships={"B2": {"D": 7}, "A1": {"A": 9}}).play(until="alliance")
    assert (game.defense, game.planet) == ("D", "B2")


@rule("DV-GARRISON-1")
def test_of_several_garrisons_the_offense_chooses():
    game = drawn("strongest garrison", ships={"B2": {"D": 7}, "C3": {"C": 7}})
    assert game.options("A") == ["attack C on C3", "attack D on B2"]
    game.answer("A", "attack D on B2").play(until="launch")
    assert (game.defense, game.planet) == ("D", "B2")


@rule("DV-GARRISON-1", "DV-9")
def test_whom_it_fits_stays_though_ships_of_the_garrison_have_gone():
    ships = {"B1": {"B": 3}, "B2": {"B": 5}, "B3": {"B": 3}, "B4": {"B": 3}, "B5": {"B": 3}}
    hands = {"A": "attack 10, assassin flare", "B": "attack 08"}
    game = drawn("strongest garrison", ships=ships, warp={"B": 3}, aliens={"A": "assassin"}, hands=hands)
    game.answers(A=["assassin.ship: B2", "assassin flare", "assassin.ship: B2"]).play(until="alliance")
    assert (game.defense, game.planet) == ("B", "B1")


@rule("DV-LINK-1", "DV-7")
def test_weakest_link_may_be_the_offense_which_then_has_drawn_its_own_colour():
    hands = {
        "B": "attack 08, +2",
        "C": "attack 06, +3",
        "D": "attack 07, +5",
        "E": "attack 09, morph",
        "A": "attack 10",
    }
    game = drawn("weakest link, C", hands=hands, ships={"A1": {"D": 1}})
    assert game.options("A") == ["draw again", "attack D on A1"]
    game.answer("A", "draw again").play(until="launch")
    assert game.defense == "C"
    hands["A"] = "attack 10, attack 12, attack 20"
    assert drawn("weakest link", hands=hands).options("A") == ["B", "C", "D", "E"]


@rule("DV-PRETENDER-1")
def test_pretender_is_nearest_to_victory():
    assert aims("pretender", colonies={"A": 1, "D": 3, "E": 2}).defense == "D"


@rule("DV-OPPOSITE-1")
def test_opposite_number_sits_farthest():
    assert drawn("opposite number").options("A") == ["C", "D"]
    assert aims("opposite number", players=4, hands={"A": "attack 10", "C": "attack 08"}).defense == "C"


@rule("DV-VOTE-1")
def test_by_vote_the_others_decide_and_show_their_votes_together():
    game = drawn("by vote")
    assert game.waiting == ["B", "C", "D", "E"]
    game.answer("B", "E")
    assert not any("votes" in line for line in game.told("C"))
    game.answers(C="E", D="B").play(until="launch")
    assert game.defense == "E"
    told = game.told("A")
    assert {"B votes for E.", "C votes for E.", "D votes for B.", "E abstains."} <= {*told}


@rule("DV-VOTE-1")
def test_the_offense_decides_a_tie_and_when_all_abstain():
    game = drawn("by vote").answers(B="E", D="B").play(until="cone")
    assert game.options("A") == ["B", "E"]
    assert drawn("by vote").play(until="cone").options("A") == ["B", "C", "D", "E"]


@rule("DV-MOON-1")
def test_moonshot_is_not_in_the_pool_without_moons():
    assert "moonshot" not in drawn("B").game.state.extra.faces


# --- powers that read or steer destiny
@rule("DV-9")
@pytest.mark.parametrize("alien", ["shadow", "assassin"])
def test_what_hits_a_colour_may_choose_another_of_those_it_fits(alien):
    game = drawn("largest realm", colonies={"D": 1, "C": 1}, aliens={"E": alien})
    assert game.options("E") == ["C", "D"]
    game.answer("E", "D").answers(A="C").play(until="launch")
    assert (game.warp, game.defense) == ({"D": 1}, "C")


@rule("DV-9", "DV-6")
@pytest.mark.parametrize("alien", ["shadow", "assassin"])
def test_it_hits_the_one_player_that_the_card_fits(alien):
    assert aims("right turn", aliens={"D": alien}).warp == {"E": 1}


@rule("DV-8")
def test_steering_binds_with_a_card_that_fits_one_player_and_not_with_others():
    position = {"aliens": {"A": "will", "E": "dictator"}, "ships": {"B2": {"D": 1}, "C1": {"C": 4}}}
    bound = drawn("left turn", **position).answers(E="dictator.card: left turn").play(until="will.whom")
    assert bound.options("A") == ["B", "D"]
    position["ships"] = {"B2": {"D": 1}, "E2": {"C": 1}}
    free = drawn("largest realm", **position).answers(E="dictator.card: largest realm").play(until="will.whom")
    assert free.options("A") == ["B", "C", "D", "E"]


@rule("DV-6", "DV-9")
def test_shadow_hits_whom_the_card_names_wherever_will_goes():
    game = drawn("right turn", aliens={"A": "will", "D": "shadow"}).answers(A="will.whom: C").play(until="launch")
    assert (game.warp, game.defense) == ({"E": 1}, "C")


@rule("DV-11")
def test_will_need_not_go_into_the_warp():
    game = drawn("warp raid", warp={"B": 3}, aliens={"A": "will"}).answers(A="will.whom: C").play(until="launch")
    assert game.defense == "C"
    assert game.options("A") == ["C1", "C2", "C3", "C4", "C5"]
