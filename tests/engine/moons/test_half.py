"""Half moons."""

from __future__ import annotations

from tests.kit import rule, scenario


def up(moon, at="E", **position):
    """That moon lies face up in the system of E and ``at`` occupies it with two ships."""
    ships = {moon: {at: 2}, **position.pop("ships", {})}
    return scenario(moons={"E": f"{moon}*"}, ships=ships, **position)


@rule("MO-35")
def test_one_ship_of_anybody_leaves_the_game():
    game = scenario(start="launch", moons={"B": "cold revenge*"})
    game.answers(A=["aim: cold revenge", "cold_revenge.whom: D", "cold_revenge.where: D2"]).play()
    assert game.out == {"D": 1}
    assert game.ships("D2") == {"D": 3}


@rule("MO-35", "MO-9")
def test_it_happens_when_the_occupant_turns_it_up():
    game = scenario(moons={"E": "cold revenge"}, ships={"cold revenge": {"C": 1}}, gate={"A": 1},
                    hands={"A": "attack 10", "B": "attack 04"})  # fmt: skip
    game.play(until="select")
    game.answer("C", "reveal moon: turn up")
    game.answers(C=["cold_revenge.whom: B", "cold_revenge.where: B2"]).play()
    assert game.out == {"B": 1}


@rule("MO-36")
def test_who_invites_names_a_card_that_cannot_be_played():
    game = up("assurance", "A", start="alliance", gate={"A": 1},
              hands={"A": "attack 10, attack 20, negotiate", "B": "attack 04"})  # fmt: skip
    game.answers(A=["invite: C", "assurance.card: attack 20"]).play(until="select")
    assert game.options("A") == ["attack 10", "negotiate"]
    assert "A is not going to play Attack 20." in game.told("C")


@rule("MO-36")
def test_who_invites_nobody_or_holds_one_card_names_none():
    hands = {"A": "attack 10, attack 20", "B": "attack 04"}
    alone = up("assurance", "A", start="alliance", gate={"A": 1}, hands=hands).play()
    assert not alone.was_asked("A", "assurance.card")
    one = up("assurance", "A", start="alliance", gate={"A": 1}, hands={"A": "attack 10", "B": "attack 04"})
    one.answers(A="invite: C").play()
    assert not one.was_asked("A", "assurance.card")


@rule("MO-37")
def test_invited_by_the_owner_of_the_system_the_occupant_must_come_with_as_many_ships():
    position = {
        "start": "alliance", "moons": {"B": "bond*"}, "ships": {"bond": {"C": 3}}, "gate": {"A": 1},
        "hands": {"A": "attack 10", "B": "attack 04"},
    }  # fmt: skip
    game = scenario(**position).answers(B="invite: C").play(until="select")
    assert game.role("C") == "defensive ally"
    assert game.ring == {"C": 3}
    assert not game.was_asked("C", "ally")
    free = scenario(**position).answers(A="invite: C").play(until="select")
    assert free.was_asked("C", "ally")
    assert free.role("C") == "outsider"
    narrow = scenario(**position, comet="small gate").answers(B="invite: C").play(until="select")
    assert narrow.ring == {"C": 2}, "whatever limits ships still limits"


@rule("MO-38")
def test_the_others_retrieve_instead_of_the_offense():
    game = up("exception", start="regroup", warp={"A": 2, "C": 1, "D": 1}).answers(D="exception.where: no")
    game.play(until="destiny")
    assert game.warp == {"A": 2, "D": 1}


@rule("MO-38")
def test_an_offense_without_a_colony_still_gets_its_ship():
    game = up("exception", start="regroup", homes={"A": 0}, warp={"A": 20}).play(until="destiny")
    assert game.gate == {"A": 1}


@rule("MO-39")
def test_each_player_passes_a_card_to_the_left():
    game = up("dump left", start="regroup", hands={"A": "attack 10, attack 04", "B": "negotiate, morph", "D": "+2"})
    game.answers(B="dump_left.card: morph").play(until="destiny")
    assert game.hand("A") == ["attack 10"]
    assert game.hand("B") == ["negotiate", "attack 04"]
    assert game.hand("C") == ["morph"]
    assert game.hand("E") == ["reinforcement +2"]


@rule("MO-40")
def test_the_last_ship_stays_of_its_own_will():
    game = up("snare", "A", start="launch").play(until="launch.after_aim")
    assert game.refuses("A", {"snare": 2})
    game.answer("A", {"snare": 1})
    assert game.ships("snare") == {"A": 1}


@rule("MO-40")
def test_a_lost_encounter_takes_it():
    game = scenario(start="launch", moons={"B": "snare*"}, ships={"snare": {"C": 1}},
                    hands={"A": "attack 10", "C": "attack 04"})  # fmt: skip
    game.answers(A="aim: snare").play()
    assert game.occupant("snare") == "A"
    assert game.warp == {"C": 1}


@rule("MO-41")
def test_two_cards():
    game = scenario(start="launch", moons={"B": "supply dump"}, deck="morph, negotiate")
    game.answers(A="aim: supply dump").play()
    assert game.hand("A") == ["morph", "negotiate"]
    assert "A draws 2 cards (Supply Dump)." in game.told()


@rule("MO-42")
def test_up_to_three_ships_come_back():
    game = scenario(start="launch", moons={"B": "recruiting post"}, warp={"A": 5})
    game.answers(A=["aim: recruiting post", {"A1": 1}]).play()
    assert game.warp == {"A": 2}
    some = scenario(start="launch", moons={"B": "recruiting post"}, warp={"A": 5})
    some.answers(A=["aim: recruiting post", {"A1": 1}, "recruiting_post.number: 1"])
    some.play()
    assert some.warp == {"A": 4}


@rule("MO-43")
def test_who_aims_into_the_system_shows_a_card_to_the_occupant_alone():
    game = scenario(start="launch", moons={"B": "toll moon*"}, ships={"toll moon": {"C": 1}},
                    hands={"A": "attack 10", "B": "attack 04"})  # fmt: skip
    game.play(until="select")
    assert [known["card"]["card"] for known in game.view("C")["known"]] == ["attack_10"]
    assert game.view("D")["known"] == []
    assert "A shows C a random card." in game.told("D")


@rule("MO-43", "MO-5")
def test_who_takes_a_free_moon_or_comes_home_pays_the_toll_too():
    moons = {"B": "toll moon*, bluff moon"}
    game = scenario(start="launch", moons=moons, ships={"toll moon": {"C": 1}}, hands={"A": "attack 10"})
    game.answers(A="aim: bluff moon").play()
    assert "A shows C a random card." in game.told("D")
    ships = {"toll moon": {"C": 1}, "A2": {"A": 0}}
    game = scenario(start="destiny", destiny="A", moons={"A": "toll moon*"}, ships=ships, hands={"A": "attack 10"})
    game.answers(A="settle A2").play()
    assert "A shows C a random card." in game.told("D")
    ships = {"toll moon": {"A": 1}, "A2": {"A": 0}}
    own = scenario(start="destiny", destiny="A", moons={"A": "toll moon*"}, ships=ships, hands={"A": "attack 10"})
    assert own.answers(A="settle A2").play().heard(None, "toll_moon.shows") == []


@rule("MO-43")
def test_not_for_the_occupants_own_aim_nor_elsewhere():
    own = scenario(start="launch", moons={"B": "toll moon*"}, ships={"toll moon": {"A": 1}}, hands={"A": "attack 10"})
    assert own.play(until="alliance").heard(None, "toll_moon.shows") == []
    elsewhere = scenario(start="launch", moons={"D": "toll moon*"}, ships={"toll moon": {"C": 1}},
                         hands={"A": "attack 10"})  # fmt: skip
    assert elsewhere.play(until="alliance").heard(None, "toll_moon.shows") == []


@rule("MO-44")
def test_the_occupant_looks_at_the_next_destiny_card():
    game = up("lookout", "A", start="regroup", destiny="C, D").play(until="launch")
    assert "The next destiny card: C." in game.told("A")
    assert "The next destiny card: C." not in game.told("B")
    assert game.defense == "C"
    blind = up("lookout", "A", start="regroup", destiny="C").answers(A="lookout.look: no").play(until="launch")
    assert blind.heard("A", "lookout.sees") == []
