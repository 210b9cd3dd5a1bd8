"""Moons that are occupied: turned up, kept secret, deserted, and what they are worth (docs/rules, moons)."""

from __future__ import annotations

from tests.kit import acts, rule, scenario


@rule("MO-9")
def test_what_must_be_played_now_is_turned_up_by_its_first_occupant():
    game = scenario(start="launch", moons={"B": "echo"})
    game.answers(A="aim: echo").play()
    assert game.lies("echo") == "face up"
    assert "B's moon 1 is turned up: Echo Moon." in game.told()


@rule("MO-9")
def test_a_secret_moon_is_read_by_its_occupant_alone_until_it_is_turned_up():
    game = scenario(start="launch", moons={"B": "war college"})
    game.answers(A="aim: war college").play()
    assert game.lies("war college") == "face down"
    place = game.view()["moons"][0]["id"]
    assert game.view("A")["own_moons"] == {place: "war_college"}
    assert game.view("C")["own_moons"] == {}
    assert game.view("B")["own_moons"] == {place: "war_college"}


@rule("MO-9", "MO-12")
def test_a_secret_moon_may_be_turned_up_in_any_window():
    game = scenario(
        moons={"C": "war college"}, ships={"war college": {"A": 1}}, gate={"A": 1},
        hands={"A": "attack 06", "B": "attack 08"},
    )  # fmt: skip
    game.play(until="select")
    game.answer("A", "reveal moon: turn up")
    assert game.lies("war college") == "face down"  # a wish, until the action in progress is finished
    game.play()
    assert game.lies("war college") == "face up"
    assert game.totals[0] == 6 + 1 + 3


@rule("MO-10")
def test_a_secret_moon_is_not_turned_up_when_its_loss_is_fixed():
    game = scenario(
        start="launch", moons={"B": "cold revenge"}, ships={"cold revenge": {"C": 1}},
        hands={"A": "attack 10", "C": "attack 04"},
    )  # fmt: skip
    game.answers(A="aim: cold revenge").play(until="select")
    game.answer("A", "attack 10")
    game.answer("C", "select: attack 04")
    assert game.lies("cold revenge") == "face down"
    assert not any(ask.seat == 2 for ask in game.game.free_asks())
    assert game.occupant("cold revenge") == "A"  # who reads it and decides anew
    assert any(ask.seat == 0 for ask in game.game.free_asks())


@rule("MO-10", "MO-9")
def test_who_has_held_a_secret_moon_may_turn_it_up_before_the_encounter_ends():
    game = scenario(
        start="launch", moons={"B": "cold revenge"}, ships={"cold revenge": {"C": 1}},
        hands={"A": "attack 04", "C": "attack 10", "D": "ionic gas"},
    )  # fmt: skip
    game.answers(A="aim: cold revenge").play(until="resolution.outcome")
    game.answer("C", "reveal moon: turn up")
    game.answers(C=["cold_revenge.whom: B", "cold_revenge.where: B2"]).play()
    assert game.out == {"B": 1}


@rule("MO-11")
def test_a_moon_that_lies_face_up_works_for_a_new_occupant_at_once():
    game = scenario(
        start="launch", moons={"B": "supply dump*"}, ships={"supply dump": {"C": 2}},
        hands={"A": "attack 10", "C": "attack 04"}, deck="attack 20, attack 30",
    )  # fmt: skip
    game.answers(A=["aim: supply dump", 2]).play()
    assert game.occupant("supply dump") == "A"
    assert game.hand("A") == ["attack 20", "attack 30"]


@rule("MO-13")
def test_a_deserted_moon_does_nothing_and_stays_face_up():
    @acts("alliance.before_invite")
    def leave(me):
        g = me.g
        yield from g.move([[2, 2, g.state.moons[0].place, 10]], "moved", "probe")

    position = {"start": "launch", "moons": {"B": "cone size 3*"}, "ships": {"cone size 3": {"C": 2}}}
    assert scenario(**position).play(until="launch.after_aim").game.asks[0].total[1] == 3
    game = scenario(**position, probes=[leave]).play(until="invite")
    assert game.occupant("cone size 3") == ""
    assert game.lies("cone size 3") == "face up"
    assert game.game.q("ship.limit", (1, 4), 3, 4) == (1, 4)


@rule("MO-14")
def test_left_and_taken_again_in_the_same_encounter_it_does_not_happen_again():
    @acts("alliance.before_invite")
    def out_and_in(me):
        g, place = me.g, me.g.state.moons[0].place
        for move in ([2, 2, place, 10], [2, 1, 10, place]):
            yield from g.move([move], "moved", "probe")

    position = {
        "start": "alliance", "planet": "B1", "gate": {"A": 1}, "moons": {"B": "supply dump*"},
        "ships": {"supply dump": {"C": 2}}, "hands": {"A": "attack 10", "B": "attack 04"},
    }  # fmt: skip
    again = scenario(**position, probes=[out_and_in]).play(until="select")
    assert again.hand("C") == []

    @acts("alliance.before_invite")
    def another(me):
        g, place = me.g, me.g.state.moons[0].place
        for move in ([2, 2, place, 10], [3, 1, 15, place]):
            yield from g.move([move], "moved", "probe")

    other = scenario(**position, probes=[another]).play(until="select")
    assert len(other.hand("D")) == 2


@rule("MO-15")
def test_a_moon_is_a_colony_to_send_ships_from_but_not_toward_victory():
    game = scenario(
        start="launch", colonies={"A": 4}, moons={"B": "bluff moon"}, ships={"bluff moon": {"A": 2}}, planet="B1",
        hands={"A": "attack 10", "B": "attack 04"},
    )  # fmt: skip
    assert game.colonies("A") == 4
    game.play(until="launch.after_aim")
    assert "bluff moon" in game.options("A")
    assert game.game.over is False
    assert game.view()["seats"][0]["foreign_colonies"] == 4


@rule("MO-15")
def test_ships_return_to_a_moon_and_are_retrieved_there():
    game = scenario(start="regroup", homes={"A": 0}, warp={"A": 18}, moons={"B": "bluff moon"},
                    ships={"bluff moon": {"A": 2}})  # fmt: skip
    game.play(until="destiny")
    assert game.ships("bluff moon") == {"A": 3}


@rule("MO-16")
def test_a_moon_at_home_keeps_a_power():
    position = {"homes": {"B": 3}, "aliens": {"B": "tripler"}, "gate": {"A": 4}, "warp": {"B": 4}}
    hands = {"A": "attack 40", "B": "attack 04"}
    lost = scenario(**position, hands=hands).play()
    assert lost.power("B") == "lost"
    kept = scenario(
        **position, hands=hands, moons={"B": "bluff moon"}, ships={"bluff moon": {"B": 1}, "B1": {"B": 1}}
    ).play()
    assert kept.homes("B") == 2
    assert kept.power("B") == "active"


@rule("MO-17")
def test_ships_on_a_moon_may_be_lost_by_choice():
    game = scenario(
        moons={"B": "bluff moon"}, ships={"bluff moon": {"A": 2}}, gate={"A": 1},
        hands={"A": "negotiate", "B": "negotiate"},
    )  # fmt: skip
    game.answers(A=["deal: refuse", {"gate": 1, "bluff moon": 2}]).play()
    assert game.ships("bluff moon") == {}


@rule("MO-18")
def test_a_power_that_moves_the_gate_finds_no_moon():
    game = scenario(
        aliens={"B": "worm"}, moons={"B": "bluff moon, echo"}, ships={"bluff moon": {"B": 2}, "C1": {"B": 1}},
        gate={"A": 1}, hands={"A": "attack 10", "B": "attack 04"},
    )  # fmt: skip
    game.play(until="reveal.after_reveal").answer("B", "worm")
    assert game.options("B") == ["B2", "B3", "B4", "B5", "C1"]


@rule("MO-19")
def test_while_moons_stand_still_none_works_and_what_should_start_is_lost():
    @acts("launch.before")
    def sanity(me):
        me.mark("moons_stand_still")

    game = scenario(start="launch", moons={"B": "supply dump, cone size 3*"}, ships={"cone size 3": {"C": 2}},
                    probes=[sanity])  # fmt: skip
    game.answers(A=["aim: supply dump", {"A1": 4}]).play()
    assert game.ships("supply dump") == {"A": 4}
    assert game.lies("supply dump") == "face up"
    assert game.hand("A") == []


@rule("MO-20")
def test_opposites_take_each_others_effect_away():
    position = {"start": "launch", "moons": {"B": "cone size 3*, cone size 5*"}}
    both = scenario(**position, ships={"cone size 3": {"C": 1}, "cone size 5": {"D": 1}}).play(until="launch.after_aim")
    assert both.game.asks[0].total == (1, 4)
    one = scenario(**position, ships={"cone size 5": {"D": 1}}).play(until="launch.after_aim")
    assert one.game.asks[0].total == (1, 5)


@rule("MO-21")
def test_no_zap_answers_a_moon():
    game = scenario(start="launch", moons={"B": "supply dump"}, hands={"C": "cosmic zap, card zap"})
    game.answers(A="aim: supply dump").play()
    assert not game.was_asked("C", "respond")
    assert len(game.hand("A")) == 2


@rule("MO-6", "MO-23")
def test_nobody_is_asked_to_ally_at_a_moon_and_no_hazard_is_drawn():
    game = scenario(
        start="launch", moons={"B": "bluff moon"}, ships={"bluff moon": {"C": 2}}, hazard_deck="calm",
        hands={"A": "attack 10", "C": "attack 04"}, options={"always_hazards": True},
    )  # fmt: skip
    game.answers(A="aim: bluff moon").play()
    assert not {"invite", "ally"} & {asked.question for asked in game.asked}
    assert game.view()["hazards"]["open"] == []
    assert "alliance.after_formed" in game.passed


@rule("MO-24")
def test_without_an_answer_the_given_default_is_taken_and_others_are_not_asked():
    game = scenario(start="launch", moons={"B": "cold revenge*"}, warp={"C": 1})
    game.answers(A=["aim: cold revenge", 1]).play()
    assert game.was_asked("A", "cold_revenge.whom")
    assert game.out == {}
    taker = scenario(start="launch", moons={"B": "cold revenge*"}, warp={"C": 1})
    taker.answers(A=["aim: cold revenge", 1, "cold revenge.whom: C", "cold revenge.where: warp"]).play()
    assert taker.out == {"C": 1}
    assert taker.warp == {}


@rule("MO-16", "L-3")
def test_a_moon_at_home_is_worth_income():
    position = {"start": "start_turn", "lucre": {"A": 1}, "hands": {"A": "attack 10"}}
    plain = scenario(**position).play(until="regroup")
    home = scenario(**position, moons={"A": "bluff moon"}, ships={"bluff moon": {"A": 1}}).play(until="regroup")
    abroad = scenario(**position, moons={"B": "bluff moon"}, ships={"bluff moon": {"A": 1}}).play(until="regroup")
    assert [game.view()["lucre"]["0"] for game in (plain, home, abroad)] == [9, 10, 9]
