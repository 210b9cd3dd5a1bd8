"""Full moons."""

from __future__ import annotations

from tests.kit import acts, rule, scenario


def up(moon, at="E", **position):
    """That moon lies face up in the system of E and ``at`` occupies it with two ships."""
    ships = {moon: {at: 2}, **position.pop("ships", {})}
    return scenario(moons={"E": f"{moon}*"}, ships=ships, **position)


FIFTH = {"colonies": {"A": 4}, "gate": {"A": 2}, "hands": {"A": "attack 40", "B": "attack 04"}}


@rule("MO-45", "MO-15")
def test_moon_base_omega_is_a_foreign_colony_and_others_are_not():
    assert scenario(**{**FIFTH, "colonies": {"A": 3}}).play().winners == []
    game = up("moon base omega", "A", **{**FIFTH, "colonies": {"A": 3}}).play()
    assert game.winners == ["A"]
    bluff = up("bluff moon", "A", **{**FIFTH, "colonies": {"A": 3}}).play()
    assert bluff.winners == []


@rule("MO-45")
def test_it_moves_what_foreign_colonies_move_and_other_moons_do_not():
    position = {"start": "launch", "hands": {"A": "attack 40"}}
    heard = []

    @acts("colonies.changed")
    def listen(me, happened):
        heard.append([move[3] for move in happened.moves if move[0] == 0])

    for moon in ("moon base omega", "echo"):
        game = scenario(**position, moons={"B": moon}, probes=[listen])
        game.answers(A=[f"aim: {moon}", {"A1": 1}]).play()
    assert heard == [[1]]


@rule("MO-46")
def test_all_moons_are_worth_a_foreign_colony():
    position = {**FIFTH, "colonies": {"A": 3}, "moons": {"E": "dominate*, echo*"}}
    all_ = scenario(**position, ships={"dominate": {"A": 1}, "echo": {"A": 1}}).play()
    assert all_.winners == ["A"]
    half = scenario(**position, ships={"dominate": {"A": 1}, "echo": {"C": 1}}).play()
    assert half.winners == []
    one = scenario(**{**position, "moons": {"E": "dominate*"}}, ships={"dominate": {"A": 1}}).play()
    assert one.winners == []


@rule("MO-47")
def test_the_offense_goes_home_instead_of_retrieving():
    game = up("exodus", start="regroup", ships={"C1": {"A": 3}, "D1": {"A": 1}}, warp={"A": 2})
    game.play(until="destiny")
    assert game.warp == {"A": 2}
    assert game.ships("C1", "A") == 2
    homeless = up("exodus", start="regroup", homes={"A": 0}, ships={"C1": {"A": 3}}, warp={"A": 17})
    assert homeless.play(until="destiny").warp == {"A": 18}
    at_home = up("exodus", start="regroup", warp={"A": 2})
    assert at_home.play(until="destiny").warp == {"A": 1}


@rule("MO-47")
def test_the_last_ship_abroad_goes_home_and_still_none_comes_back():
    game = scenario(start="regroup", moons={"E": "exodus*"}, ships={"exodus": {"E": 2}, "D1": {"A": 1}}, warp={"A": 2})
    game.play(until="destiny")
    assert game.ships("D1") == {"D": 4}
    assert game.warp == {"A": 2}


@rule("MO-48")
def test_the_surplus_in_the_gate_returns():
    game = up("fortify", gate={"A": 3, "C": 2}, ring={"D": 1}, ships={"B1": {"B": 2}},
              hands={"A": "attack 10", "B": "attack 04"})  # fmt: skip
    game.play(until="select")
    assert game.gate == {"A": 1, "C": 2}  # by default its own ships go
    chosen = up("fortify", gate={"A": 3, "C": 2}, ring={"D": 1}, ships={"B1": {"B": 2}},
                hands={"A": "attack 10", "B": "attack 04"})  # fmt: skip
    chosen.answers(A={"C": 2}).play(until="select")
    assert chosen.gate == {"A": 3}
    assert chosen.role("C") == "outsider"


@rule("MO-48")
def test_an_emptied_gate_has_lost_without_compensation():
    game = up("fortify", gate={"A": 2}, ships={"B1": {"B": 0, "C": 1}}, hands={"A": "negotiate", "B": "attack 04"})
    game.play()
    assert game.result == "defense wins"
    assert game.warp == {}
    assert game.hand("A") == ["negotiate"]


@rule("MO-48", "DV-16")
def test_in_the_warp_the_ships_of_the_defense_there_count():
    game = up("fortify", cone="warp raid", gate={"A": 3}, warp={"B": 2}, hands={"A": "attack 10", "B": "attack 04"})
    game.play()
    assert game.totals == (10 + 2, 4 + 2)


@rule("MO-49")
def test_nobody_shares_a_victory_without_a_moon():
    hands = {"A": "attack 40", "B": "attack 04", "C": "attack 20, sniveler flare"}
    position = {"gate": {"A": 1}, "colonies": {"A": 4, "C": 4}, "aliens": {"C": "sniveler"}, "hands": hands}
    shared = {"A": "sniveler.share: yes", "C": "sniveler flare"}
    assert up("foundation", "A", **position).answers(**shared).play().winners == ["A"]
    both = scenario(moons={"D": "foundation*, echo*"}, ships={"foundation": {"A": 1}, "echo": {"C": 1}}, **position)
    assert both.answers(**shared).play().winners == ["A", "C"]


@rule("MO-49")
def test_nobody_wins_without_a_moon():
    assert up("foundation", "C", **FIFTH).play().winners == []
    assert up("foundation", "A", **FIFTH).play().winners == ["A"]


@rule("MO-49")
def test_when_it_is_deserted_a_win_counts_again():
    @acts("encounter.end")
    def leave(me):
        yield from me.g.move([[2, 2, me.g.state.moons[0].place, 10]], "moved", "probe")

    game = up("foundation", "C", **FIFTH, probes=[leave]).play()
    assert game.winners == ["A"]


@rule("MO-50")
def test_the_leaders_give_up_a_colony():
    ships = {"C1": {"A": 3}, "D1": {"A": 1}, "A1": {"B": 1}, "C2": {"B": 2}, "E1": {"D": 1}}
    game = scenario(start="launch", moons={"B": "entropy"}, ships=ships)
    game.answers(A=["aim: entropy", {"A2": 1}], B="entropy.colony: C2").play()
    assert game.ships("D1", "A") == 0  # by default the smallest
    assert game.ships("C2", "B") == 0
    assert game.ships("E1", "D") == 1
    assert game.warp == {}


@rule("MO-50")
def test_without_another_colony_its_ships_go_to_the_warp():
    game = scenario(start="launch", homes={"C": 0}, ships={"D1": {"C": 3}}, warp={"C": 17}, moons={"B": "entropy"})
    game.answers(A=["aim: entropy", {"A2": 1}]).play()
    assert game.warp == {"C": 20}


@rule("MO-51")
def test_an_odd_sum_lets_the_attack_collapse():
    game = up("axis", gate={"A": 2, "C": 1}, ring={"D": 2}, hands={"A": "attack 40", "B": "attack 05"}).play()
    assert game.result == "defense wins"
    assert game.warp == {"A": 2, "C": 1}
    assert game.hand("D") == []  # no rewards
    assert game.lies("axis") == "discarded"
    assert game.ships_of("E") == 20  # its ships have come home


@rule("MO-51")
def test_an_even_sum_changes_nothing_and_a_negotiate_counts_nothing():
    even = up("axis", gate={"A": 2}, hands={"A": "attack 40", "B": "attack 04"}).play()
    assert even.result == "offense wins"
    assert even.lies("axis") == "face up"
    odd = up("axis", gate={"A": 2}, hands={"A": "attack 05", "B": "negotiate, +2"}).play()
    assert odd.result == "defense wins"


@rule("MO-52")
def test_lost_ships_wait_and_go_into_the_next_own_gate():
    lost = up("pearly gates", gate={"A": 3}, hands={"A": "negotiate", "B": "attack 04, +2, +3"}).play()
    assert lost.warp == {}
    assert lost.view()["elsewhere"]["0"] == 3
    assert lost.hand("A") == []  # no compensation

    @acts("regroup.after")
    def wait(me):
        yield from me.g.lose([(0, 3, 0)], "probe")

    game = up("pearly gates", start="regroup", destiny="B", probes=[wait], hands={"A": "attack 40", "B": "attack 04"})
    game.play(until="alliance")
    assert game.gate == {"A": 3}  # one launched, two that waited
    assert game.view()["elsewhere"]["0"] == 1


@rule("MO-52", "DV-16")
def test_ships_that_wait_go_into_the_warp_too():
    @acts("regroup.after")
    def wait(me):
        yield from me.g.lose([(0, 3, 0)], "probe")

    game = up("pearly gates", start="regroup", destiny="warp raid", probes=[wait], hands={"A": "attack 40"},
              warp={"B": 2}, options={"colourless_cones": True})  # fmt: skip
    game.play(until="alliance")
    assert game.gate == {"A": 3}


@rule("MO-52")
def test_if_it_is_deserted_the_ships_go_to_the_warp():
    @acts("regroup.after")
    def wait(me):
        yield from me.g.lose([(0, 3, 0)], "probe")
        yield from me.g.move([[4, 2, me.g.state.moons[0].place, 20]], "moved", "probe")

    game = up("pearly gates", start="regroup", probes=[wait]).play(until="destiny")
    assert game.warp == {"A": 3}


@rule("MO-52")
def test_an_offense_with_nothing_but_waiting_ships_gets_one():
    @acts("regroup.tech")
    def wait(me):
        yield from me.g.retrieve(0, 0, "probe")
        yield from me.g.lose([(0, 2, 0)], "probe")

    game = up("pearly gates", start="regroup", homes={"A": 1}, ships={"A1": {"A": 2}}, out={"A": 18}, probes=[wait])
    game.play(until="destiny")
    assert game.gate == {"A": 1}


@rule("MO-53")
def test_three_more_as_a_main_player_only():
    position = {"gate": {"A": 1, "C": 1}, "hands": {"A": "attack 10", "B": "attack 10"}, "ships": {"B1": {"B": 1}}}
    main = up("war college", "B", **position).play()
    assert main.totals == (12, 11 + 3)
    ally = up("war college", "C", **position).play()
    assert ally.totals == (12, 11)
    said = [term["label"] for term in main.totals_shown()["defense"]["terms"]]
    assert "War College" in said


@rule("MO-54", "MO-9")
def test_all_ships_leave_the_warp_and_the_moon_is_discarded():
    game = scenario(start="launch", moons={"B": "warp mill"}, warp={"A": 3, "C": 2})
    game.answers(A=["aim: warp mill", {"A1": 2}]).play()
    assert game.warp == {}
    assert game.lies("warp mill") == "discarded"
    assert game.ships_of("A") == 20
    assert game.view()["moons"] == []
