"""Masochist."""

from app.engine.state import UNDER
from tests.kit import acts, check, rule, ruling, scenario


def go_on(game, answers: int = 40) -> list[int] | None:
    """Play on by the clock after the encounter; the winners."""
    while not game.game.over and answers:
        game.game.timeout(game.game.asks[0].id)
        answers -= 1
    return game.game.winners


CARDS = {"A": "attack 04, attack 08", "B": "attack 30"}


@check("masochist", 1)
def test_it_wins_when_all_its_ships_are_lost():
    game = scenario(start="regroup", aliens={"C": "masochist"}, warp={"C": 17}, out={"C": 3}, hands=CARDS).play()
    assert game.winners == ["C"]


@check("masochist", 2)
@rule("R-POWER-1")
def test_one_ship_is_too_many_and_the_power_stays():
    game = scenario(
        start="regroup", aliens={"C": "masochist"}, warp={"C": 19}, homes={"C": 0}, ships={"B2": {"C": 1}}, hands=CARDS,
        destiny="B",
    ).play(until="destiny")  # fmt: skip
    assert game.winners == []
    assert game.power("C") == "active"


@check("masochist", 3)
@rule("Q48")
def test_zapped_it_wins_at_the_next_regroup():
    hands = {"A": "attack 40, attack 08", "B": "attack 04, cosmic zap"}
    game = scenario(start="regroup", aliens={"C": "masochist"}, warp={"C": 20}, hands=hands, destiny="B")
    game.answers(A="second encounter: yes", B="cosmic zap").play()
    assert game.winners == []
    game.timeout("A").timeout("A")  # who might play something in the regroup phase, and answer
    assert game.winners == ["C"]


@check("masochist", 4)
def test_wild_another_player_retrieves_instead():
    hands = CARDS | {"C": "masochist flare"}
    game = scenario(start="regroup", warp={"A": 8, "D": 3}, hands=hands, destiny="B")
    game.answers(C=["masochist flare", "D"]).play(until="destiny")
    assert game.warp == {"A": 8, "D": 2}


@ruling("masochist", 4)
def test_the_offense_acts_first_with_mobius_tubes():
    hands = {"A": "attack 04, mobius tubes", "B": "attack 30"}
    game = scenario(
        start="regroup", aliens={"C": "masochist"}, warp={"C": 16, "B": 1}, ships={"C1": {"C": 0}}, out={"C": 4},
        hands=hands, destiny="B",
    ).answers(A="mobius tubes").play()  # fmt: skip
    assert game.winners == ["C"]  # without a colony its ships stay in the warp


def test_super_a_ship_leaves_the_game_instead_of_being_retrieved():
    hands = {"A": "attack 04, masochist flare", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"A": "masochist"}, warp={"A": 5}, hands=hands, destiny="B")
    game.answers(A="masochist flare").play(until="destiny")
    assert (game.warp, game.out) == ({"A": 4}, {"A": 1})
    assert game.hand("A") == ["attack 04", "masochist flare"]


def test_it_may_win_as_the_offense_before_it_retrieves():
    game = scenario(start="regroup", aliens={"A": "masochist"}, warp={"A": 20}, hands=CARDS).play()
    assert game.winners == ["A"]


def test_with_four_planets_sixteen_ships_are_enough():
    game = scenario(
        start="regroup", options={"four_planets": True}, aliens={"C": "masochist"}, warp={"C": 16}, hands=CARDS
    ).play()
    assert game.winners == ["C"]


@ruling("masochist", 1)
def test_the_last_ship_lost_in_an_encounter_wins_at_the_next_regroup_at_the_earliest():
    hands = {"A": "attack 40, attack 08", "B": "attack 04"}
    game = scenario(gate={"A": 1}, warp={"B": 19}, ships={"B1": {"B": 1}}, aliens={"B": "masochist"}, hands=hands)
    game.answers(A="second encounter: yes").play()
    assert game.warp == {"B": 20}
    assert not game.game.over
    assert go_on(game) == [1]
    assert game.game.state.encounter.number == 2
    assert game.game.state.phase == "regroup"


@ruling("masochist", 2)
def test_a_ship_on_a_tech_card_is_not_lost():
    game = scenario(
        start="regroup", aliens={"C": "masochist"}, warp={"C": 19}, techs={"C": "gluon mines (1)"}, hands=CARDS,
        destiny="B",
    ).play(until="destiny")  # fmt: skip
    assert game.winners == []


@ruling("masochist", 3)
def test_ships_that_return_without_a_colony_are_lost():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(
        gate={"A": 4}, warp={"A": 16}, homes={"A": 0}, aliens={"A": "masochist"}, hands=hands, destiny="C"
    ).play()  # fmt: skip
    assert game.warp["A"] == 20
    assert go_on(game) == [0]


@ruling("masochist", 5)
def test_super_it_is_not_played_by_itself():
    hands = {"A": "attack 04, masochist flare", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"A": "masochist"}, warp={"A": 5}, hands=hands, destiny="B")
    game.play(until="destiny")
    assert (game.warp, game.out) == ({"A": 4}, {})


@ruling("masochist", 7)
def test_its_ships_leave_the_warp_like_anybodys():
    game = scenario(start="regroup", aliens={"A": "masochist"}, warp={"A": 5}, hands=CARDS, destiny="B")
    game.play(until="destiny")
    assert game.warp == {"A": 4}


@ruling("masochist", 8)
def test_of_a_new_owner_the_new_owners_ships_are_looked_at():
    hands = {"A": "attack 40, attack 08", "B": "attack 04", "C": "sorcerer flare"}
    game = scenario(
        gate={"A": 1}, warp={"B": 20}, ships={"B1": {"B": 0}}, aliens={"A": "masochist", "B": "tripler"}, hands=hands
    ).answers(A="second encounter: yes", C="sorcerer flare")
    assert go_on(game.play()) == [1]


@rule("R-WIN-8")
def test_its_win_may_be_ignored_like_any_other():
    hands = {"A": "attack 04, attack 08", "B": "attack 30", "D": "plant flare"}
    game = scenario(
        start="regroup", aliens={"C": "masochist", "D": "plant"}, warp={"C": 20}, ships={"C2": {"D": 1}}, hands=hands
    ).answers(D="plant flare").play()  # fmt: skip
    assert game.winners == ["D"]


def test_super_without_a_ship_in_the_warp_it_is_not_offered():
    hands = {"A": "attack 04, attack 08, masochist flare", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"A": "masochist"}, hands=hands, destiny="B").play(until="destiny")
    assert not any("masochist flare" in asked.options for asked in game.asked)


def test_wild_it_is_not_offered_if_it_left_the_offense_without_a_ship():
    hands = CARDS | {"C": "masochist flare"}
    game = scenario(start="regroup", warp={"A": 20, "D": 3}, homes={"A": 0}, hands=hands, destiny="B")
    game.play(until="destiny")
    assert not any("masochist flare" in asked.options for asked in game.asked)


@acts("regroup.tech", layer=-9)
def captivity(me):
    """Three ships of C lie on the sheet of D, who is the Pirate."""
    g = me.g
    sheet = g.place_for("captives", next(p.id for p in g.state.powers if p.alien == "pirate"))
    for _ in range(3):
        g.shift(2, 1, g.home_planets(2)[0], sheet)
    yield from ()


@check("masochist", 1)
def test_ships_held_captive_by_another_player_are_lost():
    position = {"start": "regroup", "aliens": {"C": "masochist", "D": "pirate"}, "hands": CARDS, "destiny": "B"}
    captured = {"homes": {"C": 1}, "warp": {"C": 17}, "probes": [captivity]}
    assert scenario(**position, **captured).play().winners == ["C"]


def test_ships_under_a_ship_of_another_player_are_lost():
    def under(me):
        g = me.g
        beneath = g.place_for(UNDER, -1)
        g.catch(None, 3, g.home_planets(3)[0], [2, 2])
        g.put_under([move for _ in range(2) if g.shift(*(move := [2, 1, g.home_planets(2)[0], beneath]))])
        yield from ()

    position = {"aliens": {"C": "masochist", "D": "fungus"}, "homes": {"C": 1}, "warp": {"C": 18}, "destiny": "B"}
    game = scenario(start="regroup", hands=CARDS, probes=[acts("regroup.tech", layer=-9)(under)], **position).play()
    assert game.winners == ["C"]
