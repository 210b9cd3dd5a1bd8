"""What the sheets say about moons: rulings of the aliens that they concern."""

from __future__ import annotations

from typing import Any

from app.engine.state import Mark
from tests.engine.aliens.test_dragon import start
from tests.engine.aliens.test_terrorist import armed
from tests.kit import Scenario, rule, ruling, scenario

FIGHT = {"A": "attack 10", "C": "attack 04"}
AT_MOON: dict[str, Any] = {"start": "launch", "moons": {"B": "bluff moon"}, "ships": {"bluff moon": {"C": 2}}}


def at_moon(**position: Any) -> Scenario:
    """A aims at the moon in B's system that C occupies."""
    aim = position.pop("aim", ["aim: bluff moon"])
    return scenario(**AT_MOON | {"hands": FIGHT} | position).answers(A=aim)


def offered(game: Scenario, what: str) -> bool:
    """Somebody could choose this, at any time until now."""
    return any(what in option for asked in game.asked for option in asked.options)


@ruling("assassin", 7)
def test_a_ship_on_a_moon_may_be_hit():
    ships = {"bluff moon": {"B": 3}}
    game = scenario(start="destiny", destiny="B", aliens={"C": "assassin"}, moons={"D": "bluff moon"}, ships=ships)
    game.answers(C="bluff moon").play(until="aim")
    assert game.ships("bluff moon") == {"B": 2}
    assert game.warp == {"B": 1}


@ruling("berserker", 8)
def test_at_a_moon_there_is_one_enemy_alone():
    game = at_moon(aliens={"A": "berserker"}).play()
    assert not offered(game, "berserker")
    planet = scenario(start="launch", ships={"B1": {"B": 2, "C": 1}}, aliens={"A": "berserker"}, hands=FIGHT)
    assert offered(planet.play(), "berserker")


@ruling("boomerang", 7)
def test_at_home_the_occupant_of_a_moon_may_be_fought():
    ships = {"bluff moon": {"C": 1}}
    game = scenario(
        start="destiny", destiny="wild", moons={"A": "bluff moon"}, ships=ships, aliens={"A": "boomerang"}, hands=FIGHT
    )
    game.answers(A="attack C on bluff moon").play(until="alliance")
    assert (game.defense, game.planet) == ("C", "bluff moon")


@ruling("bully", 8)
def test_ships_on_a_moon_may_be_taken_and_a_moon_is_not_granted():
    ships = {"B1": {"B": 3}, "bluff moon": {"B": 2}}
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, moons={"D": "bluff moon"}, ships=ships, aliens={"A": "bully"}, hands=hands)
    game.answers(A=["bully", {"B1": 1, "bluff moon": 2}]).play()
    assert game.warp == {"B": 3}
    assert game.occupant("bluff moon") == ""
    hands = {"A": "attack 40, bully flare", "B": "negotiate"}
    game = scenario(gate={"A": 2}, moons={"D": "bluff moon"}, ships={"bluff moon": {"B": 2}}, hands=hands)
    game.answers(A="bully flare").play(until="bully.planet")
    assert "bluff moon" not in game.options("A")


@ruling("butler", 6)
def test_the_gate_is_aimed_at_planets_only():
    game = scenario(**AT_MOON, aliens={"D": "butler"}, hands=FIGHT).answers(D=["butler", "gate"])
    game.play(until="butler.aim")
    assert "bluff moon" not in game.options("D")


@ruling("butler", 6)
def test_whoever_goes_for_a_moon_may_say_so_before_the_tip():
    game = scenario(**AT_MOON, aliens={"D": "butler"}, hands=FIGHT).answers(A="butler.moon: yes", D="butler")
    game.play(until="alliance")
    assert game.planet == "bluff moon"
    assert not offered(game, "gate")


@ruling("butler", 6)
@rule("MO-4")
def test_a_moon_at_home_is_not_exchanged_for_a_planet():
    ships = {"bluff moon": {"C": 1}, "A2": {"C": 1}}
    position = {"moons": {"A": "bluff moon"}, "ships": ships, "aliens": {"D": "butler"}, "hands": FIGHT}
    game = scenario(start="destiny", destiny="A", **position).answers(A="attack C on bluff moon", D="butler")
    game.play(until="alliance")
    assert game.planet == "bluff moon"
    assert not offered(game, "gate")


@ruling("cavalry", 9)
@ruling("delegator", 10)
@ruling("obverse", 7)
@rule("MO-6")
def test_what_needs_allies_has_nothing_to_work_on():
    for alien, hand in (("cavalry", "attack 20"), ("delegator", "+2"), ("obverse", "+2")):
        game = at_moon(aliens={"D": alien, "C": alien}, hands=FIGHT | {"D": hand}).play()
        assert not offered(game, alien)
        assert game.role("D") == "outsider"


@ruling("chronos", 3)
def test_time_is_turned_back_at_a_moon_as_elsewhere():
    game = at_moon(aliens={"C": "chronos"}, hands={"A": "attack 40, attack 06", "C": "attack 04, attack 20"})
    game.answers(C="chronos").play()
    assert game.planet == "bluff moon"


@ruling("diplomat", 8)
@rule("MO-8")
def test_a_moon_is_no_part_of_a_deal_of_three():
    hands = {"A": "attack 20, +2", "B": "attack 10, +3", "D": "negotiate, plague"}
    game = scenario(
        gate={"A": 2}, aliens={"D": "diplomat"}, hands=hands, moons={"E": "bluff moon"}, ships={"bluff moon": {"B": 2}}
    )
    game.answers(D="diplomat").play(until="deal_pair")
    deals = [game.game.wire(ask) for ask in game.game.asks if ask.kind == "deal" and ask.seat == 3]
    assert [deal["can_receive"]["colonies"] for deal in deals if deal["with"] == 1] == [["5", "6", "7", "8", "9"]]


@ruling("disease", 7)
def test_infection_neither_comes_from_a_moon_nor_goes_to_one():
    moons, ships = {"B": "bluff moon, echo"}, {"bluff moon": {"C": 4}}
    game = scenario(start="destiny", destiny="B", moons=moons, ships=ships, aliens={"C": "disease"}, hands=FIGHT)
    assert not offered(game.play(until="aim"), "disease")
    ships = {"bluff moon": {"C": 4}, "B2": {"C": 3}}
    game = scenario(start="destiny", destiny="B", moons=moons, ships=ships, aliens={"C": "disease"}, hands=FIGHT)
    game.answers(C=["disease", 1]).play(until="disease.goal")
    assert game.options("C") == ["B1", "B3", "B4", "B5"]


@ruling("dragon", 9)
def test_a_moon_cannot_be_scorched():
    game = start("B, B, wild", destiny="D", moons={"B": "bluff moon"}).answers(C="dragon").play(until="dragon.planet")
    assert game.options("C") == ["B1", "B2", "B3", "B4", "B5"]


@ruling("filth", 9)
def test_after_a_lost_moon_nobody_lands_there():
    game = at_moon(aliens={"C": "filth"}, hands={"A": "attack 40", "C": "attack 04"}).play()
    assert game.ships("bluff moon") == {}
    assert game.ships_of("A") == 20
    assert game.warp == {"C": 2}


@ruling("ghost", 1)
def test_no_ghosts_come_to_a_moon():
    game = at_moon(aliens={"A": "ghost"}, warp={"A": 5}).play()
    assert not offered(game, "ghost")


@ruling("gorgon", 9)
def test_ships_on_a_moon_of_its_system_move():
    ships = {"bluff moon": {"A": 3}}
    game = scenario(start="launch", moons={"C": "bluff moon"}, ships=ships, aliens={"C": "gorgon"}, hands=FIGHT)
    game.answers(A=["aim: B1", {"bluff moon": 2}]).play(until="alliance")
    assert game.gate == {"A": 2}


@ruling("magnet", 5)
@rule("MO-6")
def test_at_a_moon_ships_can_be_matched_and_sides_cannot_be_changed():
    game = at_moon(aliens={"C": "magnet"}, aim=["aim: bluff moon", 4]).answers(C=["magnet", "A"], A={"A1": 2})
    game.play(until="planning")
    assert game.gate == {"A": 2}
    assert not offered(game, "switch")


@ruling("prophet", 5)
def test_the_gained_colony_is_on_a_planet():
    tie = {"A": "attack 08", "B": "attack 08"}
    game = scenario(gate={"A": 4}, moons={"D": "bluff moon"}, aliens={"C": "prophet"}, hands=tie)
    game.answers(C=["prophet", "defense"]).play(until="prophet.planet")
    assert "bluff moon" not in game.options("C")


@ruling("serpent", 3)
@rule("MO-6")
def test_at_a_moon_a_debt_is_called_from_main_players_alone():
    for debtor, offers in (("A", True), ("D", False)):
        game = at_moon(aliens={"E": "serpent"}, hands=FIGHT | {"A": "attack 10, +2"})
        seat = "ABCDE".index(debtor)
        game.game.state.marks.append(Mark("debt", "alien:serpent", 4, "game", 0, game.game.state.powers[0].id, [seat]))
        if offers:
            game.answers(E=["serpent", "+2"])
        game.play()
        assert offered(game, "serpent") == offers
        assert game.hand("E") == (["reinforcement +2"] if offers else [])


@ruling("sniveler", 7)
def test_moons_are_no_foreign_colonies_for_the_whine():
    colonies = {"B": 1, "C": 1, "D": 1, "E": 1}
    moons, ships = {"B": "bluff moon"}, {"bluff moon": {"A": 1}}
    game = scenario(
        start="alliance", gate={"A": 1}, aliens={"A": "sniveler"}, colonies=colonies, moons=moons, ships=ships
    )
    game.answers(A="sniveler").play(until="sniveler.about")
    assert "colonies" in game.options("A")


@ruling("terrorist", 7)
def test_bombs_lie_on_planets_only():
    game = scenario(
        start="start_turn", aliens={"A": "terrorist"}, moons={"B": "bluff moon"}, hands=FIGHT,
        probes=[armed("start_turn", "B1 C1 D1 E1", gap=True)],
    )  # fmt: skip
    game.play(until="terrorist.add")
    assert "bluff moon" not in game.options("A")
    assert "B2" in game.options("A")


@rule("MO-6")
def test_what_else_is_done_in_the_alliance_phase_is_done_at_a_moon_too():
    game = at_moon(aliens={"A": "mind"}).answers(A="mind").play(until="planning")
    assert "attack_04" in str(game.heard("A"))
    assert game.invited == {"offense": [], "defense": []}
    for alien, hand in (("demon", "demon flare"), ("entrepreneur", "entrepreneur flare"), ("siren", "+2")):
        game = at_moon(hands=FIGHT | {"A": f"attack 10, {hand}"}).play(until="planning")
        assert not offered(game, f"{alien} flare")


@ruling("tick_tock", 7)
def test_a_defense_that_wins_on_a_moon_takes_a_token_off():
    game = at_moon(aliens={"E": "tick tock"}, tokens={"E": 4}, hands={"A": "attack 04", "C": "attack 40"}).play()
    assert game.tokens("E") == 3


@ruling("worm", 5)
@rule("MO-18", "EX-18")
def test_the_gate_does_not_turn_to_a_moon():
    ships = {"bluff moon": {"B": 2}}
    game = scenario(
        gate={"A": 3}, moons={"B": "bluff moon"}, ships=ships, aliens={"A": "worm"},
        hands={"A": "attack 10", "B": "attack 04"},
    )  # fmt: skip
    game.answers(A="worm").play(until="worm.planet")
    assert "bluff moon" not in game.options("A")
