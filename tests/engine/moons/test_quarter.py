"""Quarter moons."""

from __future__ import annotations

from tests.kit import changes, rule, scenario

ALLIED = {"gate": {"A": 1, "C": 3}, "ring": {"D": 3}, "hands": {"A": "attack 10", "B": "attack 10"}}


def up(moon, at="E", **position):
    """That moon lies face up in the system of a seat and ``at`` occupies it with two ships."""
    return scenario(moons={"E": f"{moon}*"}, ships={moon: {at: 2}, "B1": {"B": 2}}, **position)


@rule("MO-25")
def test_ships_of_allies_count_half_rounded_down():
    assert up("ally half", **ALLIED).play().totals == (10 + 1 + 1, 10 + 2 + 1)


@rule("MO-26")
def test_ships_of_allies_count_double_and_rewards_do_not():
    game = up("ally double", **ALLIED).play()
    assert game.totals == (10 + 1 + 6, 10 + 2 + 6)
    lost = up("ally double", gate={"A": 1}, ring={"D": 2}, hands={"A": "attack 04", "B": "attack 10"}).play()
    assert len(lost.hand("D")) == 2


@rule("MO-20", "MO-25", "MO-26")
def test_half_and_double_take_each_other_away():
    game = scenario(
        moons={"E": "ally half*, ally double*"}, ships={"ally half": {"E": 1}, "ally double": {"E": 1}, "B1": {"B": 2}},
        **ALLIED,
    )  # fmt: skip
    assert game.play().totals == (14, 15)


@rule("MO-27")
def test_every_player_shows_the_lowest_attack():
    game = scenario(
        start="launch", moons={"B": "attack revelation"},
        hands={"A": "attack 10, attack 04", "B": "attack 20, negotiate", "C": "negotiate"},
    )  # fmt: skip
    game.answers(A="aim: attack revelation").play()
    assert [line for line in game.told() if " shows " in line] == ["A shows Attack 04.", "B shows Attack 20."]
    assert "C holds no attack card." in game.told()
    assert {(known["seat"], known["card"]["card"]) for known in game.view("D")["known"]} == {
        (0, "attack_04"),
        (1, "attack_20"),
    }


@rule("MO-34", "MO-11")
def test_every_player_shows_the_highest_attack_whenever_another_takes_the_moon():
    game = scenario(
        start="launch", moons={"B": "confession*"}, ships={"confession": {"C": 2}},
        hands={"A": "attack 10, attack 20", "C": "attack 04, attack 06"},
    )  # fmt: skip
    game.answers(A=["aim: confession", 3]).play()
    assert game.occupant("confession") == "A"
    assert "C shows Attack 06." in game.told()


@rule("MO-28")
def test_a_card_buys_an_invitation():
    position = {
        "start": "alliance", "gate": {"A": 1},
        "hands": {"A": "attack 10", "B": "attack 10", "C": "attack 20, negotiate"},
    }  # fmt: skip
    game = up("bribery", "C", **position)
    game.answers(C=["bribery", "bribery.whom: B", "bribery.card: attack 20"], B="bribery.take: yes").play(until="ally")
    assert game.invited["defense"] == ["C"]
    assert "attack 20" in game.hand("B")
    refused = up("bribery", "C", **position)
    refused.answers(C=["bribery", "bribery.whom: B", "bribery.card: attack 20"]).play(until="select")
    assert refused.invited["defense"] == []
    assert refused.hand("C") == ["attack 20", "negotiate"]


@rule("MO-28")
def test_only_that_player_sees_the_card():
    game = up("bribery", "C", start="alliance", gate={"A": 1}, hands={"A": "attack 10", "B": "attack 10", "C": "morph"})
    game.answers(C=["bribery", "bribery.whom: B", "bribery.card: morph"]).play(until="select")
    assert [known["card"]["card"] for known in game.view("B")["known"]] == ["morph"]
    assert game.view("D")["known"] == []


@rule("MO-29")
def test_a_third_encounter_follows_a_second_success():
    position = {"encounter": 2, "gate": {"A": 2}, "hands": {"A": "attack 40, attack 30", "B": "attack 04"}}
    game = up("challenge extension", **position).answers(A="second encounter: yes").play()
    assert (game.next_offense, game.next_encounter) == ("A", 3)
    plain = scenario(**position).play()
    assert plain.next_offense == "B"
    third = up("challenge extension", **{**position, "encounter": 3}).play()
    assert third.next_offense == "B"


@rule("MO-30")
def test_one_encounter_a_turn():
    game = up("challenge limitation", gate={"A": 2}, hands={"A": "attack 40, attack 30", "B": "attack 04"}).play()
    assert game.successful
    assert not game.was_asked("A", "second encounter")
    assert game.next_offense == "B"


@rule("MO-31")
def test_three_ships_at_most_go_into_the_gate():
    game = up("cone size 3", start="launch").play(until="launch.after_aim")
    assert game.game.asks[0].total == (1, 3)
    assert game.game.q("ship.limit", (1, 4), 2, 4) == (1, 3)
    assert game.game.q("ship.limit", (1, 4), 2, 8) == (1, 4)  # beside the planet as always


@rule("MO-31")
def test_a_power_that_says_another_number_keeps_it():
    @changes("ship.limit")
    def any_number(me, limit, seat, role):
        return (1, 20)

    game = up("cone size 3", start="launch", probes=[any_number]).play(until="launch.after_aim")
    assert game.game.asks[0].total == (1, 20)


@rule("MO-32")
def test_up_to_five_ships_go_into_the_gate():
    game = up("cone size 5", start="launch").play(until="launch.after_aim")
    assert game.game.asks[0].total == (1, 5)


@rule("MO-33")
def test_as_many_ships_as_stand_on_the_moon():
    game = up("cone size variable", start="launch").play(until="launch.after_aim")
    assert game.game.asks[0].total == (1, 2)
    both = scenario(
        start="launch", moons={"E": "cone size variable*, cone size 5*"},
        ships={"cone size variable": {"D": 1}, "cone size 5": {"D": 1}},
    ).play(until="launch.after_aim")  # fmt: skip
    assert both.game.asks[0].total == (1, 1)


@rule("MO-29", "MO-30", "T-9")
def test_with_technology_too_the_moons_say_whether_there_is_another_encounter():
    def choices(moon, **options):
        game = scenario(
            moons={"E": f"{moon}*"}, ships={moon: {"E": 1}}, gate={"A": 1}, techs={"E": "lunar cannon"},
            hands={"A": "attack 20, attack 10", "B": "attack 04"}, options=options,
        )  # fmt: skip
        return game.play(until="second or tech").options("A")

    assert choices("challenge limitation") == ["draw tech", "no"]
    assert choices("challenge extension", single_encounter=True) == ["yes", "draw tech", "no"]
    assert choices("nothing here", single_encounter=True) == ["draw tech", "no"]


@rule("MO-25")
def test_ships_of_allies_count_half_before_they_are_multiplied():
    position = {
        "aliens": {"A": "virus"},
        "gate": {"A": 1, "C": 4},
        "hands": {"A": "attack 06, virus flare", "B": "attack 04"},
    }
    game = scenario(**position).answers(A="virus flare").play()
    assert game.totals[0] == 6 * (1 + 4)
    moon = {"moons": {"E": "ally half*"}, "ships": {"ally half": {"E": 1}}}
    halved = scenario(**position, **moon).answers(A="virus flare").play()
    assert halved.totals[0] == 6 * (1 + 2)
