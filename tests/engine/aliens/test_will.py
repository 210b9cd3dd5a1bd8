"""Will."""

from app.engine.aliens.will import Will
from tests.kit import acts, check, ruling, scenario

START = {"start": "destiny", "hands": {"A": "attack 10", "B": "attack 04", "C": "attack 04", "D": "attack 04"}}


@check("will", 1)
@ruling("will", 8)
def test_it_meets_whom_it_likes_where_that_player_has_a_colony():
    game = scenario(**START, destiny="B", ships={"D3": {"C": 2, "D": 3}}, aliens={"A": "will"})
    game.answers(A=["will.whom: C", "aim: D3"]).play(until="planning")
    assert (game.defense, game.planet) == ("C", "D3")
    assert game.ships("D3", "D") == 3


@check("will", 2)
@ruling("will", 4)
def test_on_its_own_colour_it_meets_somebody_at_home():
    game = scenario(**START, destiny="A", ships={"A2": {"A": 0, "C": 2}}, aliens={"A": "will"})
    game.answers(A=["will.whom: C", "aim: A2", 3]).play()
    assert game.defense == "C"
    assert game.homes("A") == 5
    assert game.colonies("A") == 0


@check("will", 3)
def test_zapped_the_card_decides():
    hands = START["hands"] | {"E": "cosmic zap"}
    game = scenario(start="destiny", hands=hands, destiny="D", aliens={"A": "will"})
    game.answers(A="will.whom: B", E="cosmic zap").play(until="aim")
    assert game.options("A") == ["D1", "D2", "D3", "D4", "D5"]


@check("will", 4)
@ruling("will", 1)
def test_away_from_home_only_planets_with_a_colony():
    game = scenario(**START, destiny="B", ships={"C2": {"C": 0}, "D3": {"C": 1}}, aliens={"A": "will"})
    game.answers(A="will.whom: C").play(until="aim")
    assert game.options("A") == ["C1", "C2", "C3", "C4", "C5", "D3"]


def test_the_default_is_the_player_that_the_card_names():
    game = scenario(**START, destiny="D", aliens={"A": "will"}).play(until="planning")
    assert game.defense == "D"


def test_where_the_card_names_nobody_the_default_is_the_player_with_the_most_foreign_colonies_and_says_so():
    game = scenario(**START, destiny="wild", colonies={"D": 2}, aliens={"A": "will"}).play(until="will.whom")
    assert "if it names no other player the one with the most foreign colonies" in Will.asks["whom"][1]
    game.timeout("A")
    assert game.play(until="aim").defense == "D"


def test_it_does_nothing_in_the_encounters_of_others():
    game = scenario(**START, destiny="B", aliens={"C": "will"}).play(until="planning")
    assert game.defense == "B"
    assert not game.was_asked("C", question="will.whom")


@acts("destiny.turned_up")
def c_loses_its_planets(me):
    for planet in list(me.g.home_planets(2)):
        yield from me.g.remove_planet(planet, "probe")


def test_a_player_without_any_planet_cannot_be_named():
    game = scenario(**START, destiny="B", aliens={"A": "will"}, probes=[c_loses_its_planets]).play(until="will.whom")
    assert game.options("A") == ["B", "D", "E"]


@ruling("will", 4)
def test_its_own_colour_may_found_a_home_colony_again():
    game = scenario(**START, destiny="A", homes={"A": 4}, aliens={"A": "will"})
    game.answers(A=["will.home: yes", 2]).play()
    assert game.homes("A") == 5
    assert game.successful


def test_the_super_flare_shows_a_hand_to_its_owner_alone():
    hands = START["hands"] | {"A": "attack 10, will flare"}
    game = scenario(start="destiny", hands=hands, destiny="B", aliens={"A": "will"})
    game.answers(A=["will flare", "will.peek: D"]).play(until="aim")
    assert [k["card"]["name"] for k in game.view("A")["known"]] == ["Attack 04"]
    assert game.view("C")["known"] == [{"seat": 0, "card": game.view("C")["known"][0]["card"]}]


def test_super_an_empty_hand_is_no_hand_to_look_at():
    hands = START["hands"] | {"A": "attack 10, will flare"}
    game = scenario(start="destiny", hands=hands, destiny="B", aliens={"A": "will"})
    game.answers(A="will flare").play(until="will.peek")
    assert game.options("A") == ["B", "C", "D"]


def test_the_wild_side_opens_other_systems():
    hands = START["hands"] | {"A": "attack 10, will flare"}
    game = scenario(start="destiny", hands=hands, destiny="B", ships={"D3": {"B": 1}})
    game.answers(A=["will flare", "aim: D3"]).play(until="planning")
    assert game.planet == "D3"


def test_wild_it_is_not_offered_against_a_defense_that_stands_at_home_alone():
    hands = START["hands"] | {"A": "attack 10, will flare"}
    game = scenario(start="destiny", hands=hands, destiny="B", ships={"D3": {"C": 1}}).play(until="launch")
    assert not any("will flare" in asked.options for asked in game.asked)


@ruling("will", 7)
def test_naming_the_player_of_the_card_is_a_use_too():
    hands = START["hands"] | {"E": "cosmic zap"}
    game = scenario(start="destiny", hands=hands, destiny="B", aliens={"A": "will"}).answers(E="cosmic zap")
    game.play(until="aim")
    assert game.defense == "B"
    assert game.power("A") == "zapped"


@ruling("will", 10)
def test_declaration_and_aim_stand_though_the_launch_costs_the_power():
    game = scenario(
        **START, destiny="B", homes={"A": 3}, ships={"A1": {"A": 1}, "D3": {"C": 2}}, aliens={"A": "will"}
    ).answers(A=["will.whom: C", "aim: D3", {"A1": 1}])  # fmt: skip
    game.play(until="planning")
    assert game.power("A") == "lost"
    assert (game.defense, game.planet) == ("C", "D3")


def test_after_a_card_that_was_passed_over_it_names_the_defense_again():
    hands = START["hands"] | {"E": "attack 06, dictator flare"}
    game = scenario(start="destiny", hands=hands, destiny="B, D", aliens={"A": "will"})
    game.answers(A=["will.whom: C", "will.whom: E"], E="dictator flare").play(until="aim")
    assert game.defense == "E"


def test_the_super_flare_names_whose_hand_it_shows_before_it_can_be_zapped():
    hands = START["hands"] | {"A": "attack 10, will flare", "D": "attack 04, card zap"}
    game = scenario(start="destiny", hands=hands, destiny="B", aliens={"A": "will"})
    game.answers(A=["will flare", "will.peek: D"], D="card zap").play(until="aim")
    assert game.view("A")["known"] == [k for k in game.view("A")["known"] if k["card"]["name"] != "Attack 04"]
    assert "will flare" in game.discard
