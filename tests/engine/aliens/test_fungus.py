"""Fungus."""

from app.engine.moments import GAME
from app.engine.state import GATE, UNDER, WARP, Mark, Special
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 40", "B": "attack 04"}


def stacks(game) -> list[tuple[str, str, dict[str, int]]]:
    """All stacks as everybody sees them: whose, where, and the ships under it."""
    found = []
    for ship in game.view().get("special_ships", []):
        if ship["kind"] == "stack":
            place = f"{'ABCDE'[int(ship['planet']) // 5]}{int(ship['planet']) % 5 + 1}" if "planet" in ship else ""
            under = {"ABCDE"[int(seat)]: n for seat, n in ship["under"].items()}
            found.append(("ABCDE"[ship["seat"]], place or ship["type"], under))
    return found


def stacked(places: str, *under: str, seat: str = "A", at: str = "planning.before_select"):
    """A ship of the seat at each of these places is a stack, with ships of these seats from their largest homes."""

    @acts(at, layer=-9)
    def build(me):
        g, owner = me.g, "ABCDE".index(seat)
        for place in places.split():
            if g.stacks(owner, where(g, place)):
                return
            beneath = g.place_for(UNDER, -1)
            moves = [[other, 1, g.best_home(other), beneath] for other in map("ABCDE".index, under)]
            g.catch(None, owner, where(g, place), [move[0] for move in moves])
            g.put_under([move for move in moves if g.shift(*move)])

    return build


def where(g, place: str) -> int:
    """The engine's number of a place."""
    return {"gate": GATE, "warp": WARP}.get(place) or "ABCDE".index(place[0]) * 5 + int(place[1]) - 1


@check("fungus", 1)
@ruling("fungus", 1)
def test_losing_ships_are_put_under_its_own():
    hands = {"A": "attack 40, +3", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "fungus"}, hands=hands)
    game.answers(A={"ship 1": 3}).play()
    assert game.warp == {}
    assert game.ships("B1") == {"A": 2}
    assert stacks(game) == [("A", "B1", {"B": 3})]
    assert game.hand("A") == ["reinforcement +3"]
    assert game.hand("B") == []
    assert game.ships_of("B") == 17


@check("fungus", 2)
def test_a_stack_counts_with_all_its_ships():
    hands = {"A": "attack 08", "B": "attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "fungus"}, hands=hands, probes=[stacked("gate", "C", "C", "C")]).play()
    assert game.totals[0] == 13


@check("fungus", 3)
def test_in_the_warp_a_stack_comes_apart():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "fungus"}, hands=hands, probes=[stacked("gate", "C", "C", "C")]).play()
    assert game.warp == {"A": 1, "C": 3}
    assert stacks(game) == []


@check("fungus", 4)
def test_zapped_each_stack_counts_one_and_stays():
    hands = {"A": "attack 08", "B": "attack 40, cosmic zap"}
    build = stacked("gate", "C", "C", "C")
    game = scenario(gate={"A": 2}, aliens={"A": "fungus"}, hands=hands, probes=[build]).answers(B="cosmic zap")
    game.play(until="resolution.outcome")
    assert game.totals[0] == 10
    assert stacks(game) == [("A", "gate", {"C": 3})]


def test_zapped_the_losing_ships_go_to_the_warp():
    hands = HANDS | {"C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "fungus"}, hands=hands).answers(C="cosmic zap").play()
    assert game.warp == {"B": 4}
    assert stacks(game) == []


def test_they_may_be_spread():
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 3}}, aliens={"A": "fungus"}, hands=HANDS)
    game.answers(A={"ship 1": 2, "ship 3": 1}).play()
    assert sorted(stacks(game), key=str) == [("A", "B1", {"B": 1}), ("A", "B1", {"B": 2})]
    assert game.ships("B1") == {"A": 3}


def test_a_stack_moves_along_as_its_owner_says():
    for answer, home in (("gate", "gate"), ("stays", "A1")):
        game = scenario(
            start="launch", aliens={"A": "fungus"}, hands=HANDS,
            probes=[stacked("A1", "C", "C", at="launch.before")],
        )  # fmt: skip
        game.answers(A=["B1", {"A1": 1}, f"stack: {answer}"]).play(until="alliance")
        assert game.gate == {"A": 1}
        assert stacks(game) == [("A", home, {"C": 2})]


def test_where_only_stacks_are_left_they_go():
    build = stacked("A1", "C", at="launch.before")
    game = scenario(start="launch", ships={"A1": {"A": 1}}, aliens={"A": "fungus"}, hands=HANDS, probes=[build])
    game.answers(A=["B1", {"A1": 1}]).play(until="alliance")
    assert stacks(game) == [("A", "gate", {"C": 1})]
    assert not game.was_asked("A", "stack")


@rule("R-REWARD-1")
@ruling("fungus", 2)
def test_a_defensive_ally_captures_onto_its_ring_ships():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(
        gate={"A": 2}, ring={"C": 2}, aliens={"C": "fungus"}, hands=hands, deck="attack 06, attack 08, attack 10"
    )
    game.answers(C={"ship 1": 2}).play()
    assert game.warp == {}
    assert [(who, under) for who, _, under in stacks(game)] == [("C", {"A": 2})]
    assert game.ring == {}
    assert game.hand("C") == ["attack 06", "attack 08"]


@ruling("fungus", 3)
def test_of_several_that_take_the_losing_ships_the_first_in_order_of_play_gets_them():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "vampire", "C": "fungus"}, hands=HANDS).play()
    assert stacks(game) == []
    assert any(entry["ships"] == {"1": 4} for entry in game.view()["sheet_ships"])
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "fungus", "C": "vampire"}, hands=HANDS).play()
    assert stacks(game) == [("A", "B1", {"B": 4})]
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "void", "C": "fungus"}, hands=HANDS).play()
    assert game.out == {"B": 4}
    assert stacks(game) == []


@ruling("fungus", 4)
@ruling("zombie", 8)
def test_the_zombies_ships_are_captured():
    game = scenario(gate={"A": 1}, aliens={"A": "fungus", "B": "zombie"}, hands=HANDS).play()
    assert stacks(game) == [("A", "B1", {"B": 4})]
    assert game.ships_of("B") == 16


@ruling("spiff", 9)
def test_captured_ships_cannot_crash_land():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "spiff", "B": "fungus"}, hands=hands).play()
    assert game.ships("B1") == {"B": 4}
    assert not game.was_asked("A", "spiff.land")
    assert stacks(game) == [("B", "B1", {"A": 2})]


@ruling("healer", 5)
def test_ships_of_a_stack_that_fall_into_the_warp_can_be_healed():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(
        gate={"A": 1}, aliens={"A": "fungus", "D": "healer"}, hands=hands, probes=[stacked("gate", "C", "C")]
    )
    game.answers(D=["healer", "C"]).play()
    assert game.ships_of("C") == 20
    assert game.warp == {"A": 1}


@ruling("void", 6)
def test_captured_ships_count_as_in_the_game_for_void():
    game = scenario(
        gate={"A": 1}, ships={"B1": {"B": 3}, "B2": {"B": 5}, "D1": {"D": 4}}, homes={"B": 2}, out={"B": 12},
        aliens={"A": "void", "D": "fungus"}, hands=HANDS, probes=[stacked("D1", "B", "B", seat="D")],
    )  # fmt: skip
    game.play()
    assert game.out == {"B": 12 + 3}
    assert stacks(game) == [("D", "D1", {"B": 2})]


@ruling("ghost", 8)
def test_ghost_ships_of_the_losing_side_are_captured_too():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 2}, warp={"C": 2}, aliens={"A": "fungus", "B": "ghost"}, hands=hands)
    game.answers(B=["ghost", 2]).play()
    assert game.warp == {}
    assert stacks(game) == [("A", "B1", {"B": 4, "C": 2})]


@ruling("fungus", 5)
def test_a_macron_ship_in_a_stack_counts_one():
    hands = {"A": "attack 08", "B": "attack 04"}
    game = scenario(
        gate={"A": 1}, aliens={"A": "fungus", "C": "macron"}, hands=hands, probes=[stacked("gate", "C", "C")]
    ).play()
    assert game.totals[0] == 8 + 3


@ruling("fungus", 6)
def test_stacks_stay_with_the_colour_that_made_them():
    @acts("planning.before_select")
    def swap(me):
        one, other = me.g.powers_of(0)[0], me.g.powers_of(3)[0]
        yield from me.g.exchange(one, other)

    hands = {"A": "attack 08", "B": "attack 40"}
    build = stacked("gate", "C", "C", "C")
    game = scenario(gate={"A": 2}, aliens={"A": "fungus", "D": "mind"}, hands=hands, probes=[build, swap])
    game.play(until="resolution.outcome")
    assert game.totals[0] == 10
    assert stacks(game) == [("A", "gate", {"C": 3})]
    game.play()
    assert game.warp["C"] == 3


@rule("R-DEAL-10")
@ruling("fungus", 7)
@ruling("fungus", 8)
def test_three_stacks_are_three_ships_of_a_failed_deal():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(
        gate={"A": 1}, ships={"A1": {"A": 1}, "A2": {"A": 1}, "A3": {"A": 1}}, aliens={"A": "fungus"}, hands=hands,
        probes=[stacked("A1 A2 A3", "C", "D")],
    )  # fmt: skip
    game.answers(A=["refuse", {"A1": 1, "A2": 1, "A3": 1}]).play()
    assert game.warp == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert stacks(game) == []


@ruling("fungus", 9)
def test_if_both_sides_lose_nothing_is_captured():
    game = scenario(
        gate={"A": 2}, aliens={"A": "fungus"}, hands={"A": "morph", "B": "attack 04"}, reprint={"attack 04": "morph"}
    ).play()
    assert game.result == "both lose"
    assert stacks(game) == []
    assert game.warp == {"A": 2, "B": 4}


@ruling("fungus", 10)
def test_without_a_ship_in_the_encounter_nothing_is_captured():
    @acts("resolution.outcome", layer=-9)
    def gone(me):
        yield from me.g.lose([(0, 2, -1)], "probe")

    game = scenario(gate={"A": 2}, aliens={"A": "fungus"}, hands=HANDS, probes=[gone]).play()
    assert stacks(game) == []
    assert game.warp == {"A": 2, "B": 4}


def test_a_stack_that_is_captured_itself_comes_apart_with_the_one_above():
    hands = {"A": "attack 04", "B": "attack 40"}
    build = stacked("gate", "C", "C")
    game = scenario(gate={"A": 1}, aliens={"A": "fungus", "B": "fungus"}, hands=hands, probes=[build])
    game.play()
    assert sorted(stacks(game), key=str) == [("A", "elsewhere", {"C": 2}), ("B", "B1", {"A": 1})]
    g = game.game
    outer = next(special for special in g.state.specials if special.seat == 1)
    assert isinstance(outer, Special)
    g.shift(1, 1, outer.place, -3)
    outer.place = -3
    g.come_apart([outer])
    assert g.state.specials == []
    assert g.state.ships[-3][:3] == [1, 1, 2]


@rule("R-POWER-7")
def test_super_stacks_stay_together_in_the_warp_and_come_back_whole():
    hands = {"A": "attack 04, fungus flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "fungus"}, hands=hands, probes=[stacked("gate", "C", "C")])
    game.answers(A="fungus flare").play()
    assert game.warp == {"A": 1}
    assert stacks(game) == [("A", "warp", {"C": 2})]
    assert not list(game.game.marks("held"))

    @acts("regroup.begin", layer=-9)
    def bring(me):
        if me.g.state.ships[-3][0]:
            yield from me.g.retrieve(0, 1, "probe")

    again = scenario(
        start="regroup", destiny="B", warp={"A": 1}, aliens={"A": "fungus"}, hands=HANDS,
        probes=[stacked("warp", "C", "C", at="regroup.begin"), bring],
    )  # fmt: skip
    again.play(until="regroup.after")
    assert [(who, under) for who, place, under in stacks(again) if place != "warp"] == [("A", {"C": 2})]


def test_wild_beaten_ships_circle_its_system_and_defend_it():
    hands = {"A": "attack 04, attack 06", "B": "attack 40, fungus flare, attack 10"}
    game = scenario(gate={"A": 2}, hands=hands)
    game.answers(A="select: attack 04", B=["select: attack 40", "fungus flare"]).play()
    assert game.warp == {}
    assert game.view()["elsewhere"] == {"0": 2}
    g = game.game
    mark = next(iter(g.marks("belt")))
    assert mark.until == GAME
    again = scenario(gate={"A": 2}, hands=HANDS | {"B": "attack 10, fungus flare"}, probes=[circling(2)]).play()
    assert again.totals[1] == 10 + 4 + 2


def circling(count: int):
    """Ships of C circle the system of B, who holds the flare of the Fungus."""

    @acts("planning.before_select", layer=-9)
    def build(me):
        g = me.g
        card = next(card for card, face in enumerate(g.faces) if face.effect == "fungus")
        place = g.place_for("belt", -1)
        g.shift(2, count, g.best_home(2), place)
        g.state.marks.append(Mark("belt", "alien:fungus", 1, GAME, 0, data=[place, card]))
        g.reindex()

    return build


def test_wild_they_go_home_when_the_flare_is_gone():
    @acts("reveal.after_reveal")
    def rob(me):
        yield from me.g.take(3, 1, list(me.g.state.hands[1]), "probe")

    hands = HANDS | {"B": "attack 10, fungus flare"}
    game = scenario(gate={"A": 2}, hands=hands, probes=[circling(2), rob]).play()
    assert game.ships_of("C") == 20
    assert game.totals[1] == 14
    assert not list(game.game.marks("belt"))


def test_wild_only_after_a_defense_of_its_own_system():
    hands = {"A": "attack 04", "B": "attack 40, fungus flare"}
    game = scenario(gate={"A": 2}, planet="C1", ships={"C1": {"C": 1, "B": 2}}, hands=hands).play()
    assert game.warp == {"A": 2}
