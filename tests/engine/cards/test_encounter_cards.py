"""Chapter 22: attack, negotiate, morph, reinforcements."""

from app.engine.cards import BASE_DECK
from tests.kit import rule, scenario


@rule("C-ATTACK-1")
def test_two_digits_are_printed_below_ten_too():
    names = {face.name for face in BASE_DECK if face.kind == "attack"}
    assert {"Attack 00", "Attack 06", "Attack 10", "Attack 40"} < names
    assert all(len(name.split()[1]) == 2 for name in names)


@rule("C-ATTACK-2")
def test_the_value_counts_for_the_side():
    for value, total in (("00", 3), ("06", 9), ("40", 43)):
        game = scenario(gate={"A": 3}, hands={"A": f"attack {value}", "B": "attack 01"}).play()
        assert game.totals[0] == total


@rule("C-NEGOTIATE-1")
def test_a_negotiate_has_no_value_and_loses_to_any_attack():
    game = scenario(gate={"A": 4, "C": 4}, hands={"A": "negotiate", "B": "attack 00, attack 01"}).play()
    assert game.result == "defense wins"


@rule("C-MORPH-1")
def test_a_morph_becomes_an_attack_or_a_negotiate():
    game = scenario(gate={"A": 1}, hands={"A": "attack 30", "B": "morph"}).play()
    assert game.totals == (31, 34)
    game = scenario(gate={"A": 1}, hands={"A": "negotiate", "B": "morph"}).play(until="deal")
    assert game.waiting == ["A", "B"]


@rule("C-MORPH-2")
def test_a_morph_is_an_encounter_card_and_stays_a_morph_in_the_hand():
    game = scenario(start="start_turn", destiny="B", hands={"A": "morph", "B": "attack 08, +2"}).play(until="planning")
    assert game.hand("A") == ["morph"]
    game = (
        scenario(gate={"A": 1}, hands={"A": "attack 20, morph", "B": "negotiate"}).answers(A="select: attack 20").play()
    )
    assert game.hand("B") == ["morph"]
    assert game.view("B")["hand"][0]["kind"] == "morph"


@rule("C-REINFORCE-1")
def test_a_reinforcement_is_seen_with_its_side():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +5", "B": "attack 08"}).answers(A="+5 for defense")
    game.play(until="resolution.outcome")
    assert game.told("E", kind="reinforced") == ["A adds Reinforcement +5 to the defense."]
    assert game.view()["encounter"]["added"][0]["side"] == "defense"
    assert game.totals == (11, 17)


@rule("C-REINFORCE-1")
def test_both_sides_are_offered_for_each_reinforcement():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +5, +2", "B": "attack 08"}).play(until="reveal.totals")
    assert set(game.options("A")) == {
        "pass", "reinforcement +5 for offense", "reinforcement +5 for defense",
        "reinforcement +2 for offense", "reinforcement +2 for defense",
    }  # fmt: skip


@rule("C-REINFORCE-2")
def test_reinforcements_are_discarded_with_the_encounter_cards():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +5", "B": "attack 08"}).answers(A="+5 for offense").play()
    assert game.discard == ["attack 10", "attack 08", "reinforcement +5"]


@rule("C-REINFORCE-3")
def test_in_a_deal_a_reinforcement_changes_nothing():
    game = scenario(gate={"A": 1}, hands={"A": "negotiate, +5", "B": "negotiate"}).answers(A="+5 for offense").play()
    assert game.result == "deal failed"
    assert "reinforcement +5" in game.discard


@rule("C-REINFORCE-4")
def test_a_reinforcement_is_no_part_of_the_cards_value():
    hands = {"A": "attack 10, +3", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="+3 for offense").play()
    assert game.totals[0] == 30 + 1 + 3
