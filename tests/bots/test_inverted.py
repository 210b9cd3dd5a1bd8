"""Bots in inverted systems: what they read from a view that tells of them, and what they do there."""

from app.bots.odds import base
from app.bots.reading import Reading
from tests.bots.asked import says
from tests.kit import scenario


def reading(game, seat=0):
    return Reading(game.game.view(seat), seat)


def test_they_expect_a_few_ships_of_a_gas_giant_to_stay():
    game = scenario(systems={"B": "gas giant"}, start="launch").play(until="launch")
    planet = next(planet["id"] for planet in game.view("A")["planets"] if planet["system"] == 1)
    assert reading(game).against(1).holding(planet, 1) == 4
    assert base(reading(game).against(1), {}, {}, 4, planet) == 0


def test_they_count_rings_and_neighbours_of_a_rosette():
    game = scenario(systems={"B": "rings", "C": "rosette"}, start="launch").play(until="launch")
    at = {(p["system"], p["index"]): p["id"] for p in game.view("A")["planets"]}
    facts = reading(game)
    assert [facts.ground(at[1, i], 1) for i in range(5)] == [10, 8, 6, 4, 2]
    assert facts.ground(at[2, 5], 2) == facts.ships_at(at[2, 0], 2) + facts.ships_at(at[2, 4], 2)
    assert facts.ground(at[1, 0], 2) == 0


def test_they_steer_an_attack_on_them_elsewhere():
    game = scenario(systems={"B": "worldships"}, start="destiny", destiny="B", destiny_cards={"B": "C, D"})
    game.play(until="plan.destiny_shown")
    assert says(game, "B")[0].startswith("Worldships")


def test_they_let_an_attack_on_others_be():
    game = scenario(systems={"B": "worldships"}, start="destiny", destiny="C", destiny_cards={"B": "C, D"})
    game.play(until="plan.destiny_shown")
    assert says(game, "B") == ["Pass"]


def test_they_play_a_dust_card_where_it_may_decide():
    hands = {"A": "attack 08", "B": "attack 08"}
    game = scenario(systems={"B": "space dust"}, gate={"A": 4}, destiny_cards={"B": "B"}, hands=hands)
    game.play(until="planning.after_select")
    assert says(game, "B")[0].startswith("Space Dust")
