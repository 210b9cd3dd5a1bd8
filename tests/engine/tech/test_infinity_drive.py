"""Infinity Drive."""

from tests.kit import rule, scenario

POSITION = {
    "gate": {"A": 1},
    "hands": {"A": "attack 04", "B": "attack 30", "C": "attack 10, attack 40"},
    "destiny": "E",
}


@rule("T-DRIVE-1")
def test_an_extra_encounter_at_once():
    game = scenario(**POSITION, techs={"C": "infinity drive"}).answers(C="infinity drive").play()
    assert game.next_offense == "C"
    assert game.tech_discard == ["infinity drive"]
    assert "regroup.tech" in game.passed_after


def to_the_end_of(game, encounters):
    """Play on, by the clock, until so many encounters are over."""
    while game.game.state.encounters < encounters:
        game.timeout("ABCDE"[game.game.asks[0].seat])


@rule("T-DRIVE-1", "R-START-5", "R-END-4")
def test_afterwards_the_turn_goes_on_where_it_was():
    game = scenario(**POSITION, techs={"C": "infinity drive"}).answers(C="infinity drive").play()
    to_the_end_of(game, 2)
    assert (game.game.state.turn_owner, game.next_offense) == (1, "B")


@rule("T-DRIVE-2")
def test_it_is_none_of_the_two_and_gives_no_second():
    hands = POSITION["hands"] | {"B": "attack 23", "C": "attack 40, attack 30", "E": "attack 04"}
    game = scenario(**POSITION | {"hands": hands}, techs={"C": "infinity drive"}).answers(C="infinity drive").play()
    to_the_end_of(game, 2)
    assert "C wins the encounter, 31 to 8." in [event.for_viewer(None)["text"] for event in game.told_events]
    assert not [a for a in game.game.asks if a.text in ("second_encounter", "second_or_tech")]
    assert game.next_offense == "B"


@rule("T-DRIVE-1")
def test_without_an_encounter_card_it_is_not_offered():
    hands = POSITION["hands"] | {"C": "plague"}
    game = scenario(**POSITION | {"hands": hands}, techs={"C": "infinity drive"}).play()
    assert not [a for a in game.asked if "infinity drive" in a.options]
    assert game.was_asked("C", moment="encounter.end")


@rule("T-DRIVE-1")
def test_at_the_end_of_an_own_encounter_too():
    hands = {"A": "attack 40, attack 06, attack 08", "B": "attack 04"}
    game = scenario(**POSITION | {"hands": hands}, techs={"A": "infinity drive"})
    game.answers(A=["select: attack 40", "infinity drive"]).play()
    assert game.next_offense == "A"
    assert game.game.state.encounter.extra
    to_the_end_of(game, 2)
    assert (game.game.asks[0].text, game.waiting) == ("second_or_tech", ["A"])


@rule("T-DRIVE-3", "R-TIME-3")
def test_two_drives_wait_for_each_other_in_order_of_play():
    hands = POSITION["hands"] | {"D": "attack 08"}
    game = scenario(**POSITION | {"hands": hands}, techs={"C": "infinity drive", "D": "infinity drive"})
    game.answers(D="infinity drive", C="infinity drive").play()
    order = [game.next_offense]
    to_the_end_of(game, 2)
    order.append(game.next_offense)
    assert order == ["C", "D"]
