"""Chapter 5, start of turn."""

from app.engine.state import Frame
from tests.kit import acts, rule, scenario

EIGHT = "attack 04, attack 05, attack 06, attack 07, negotiate, morph, +5, card zap"
NO_ENCOUNTER_CARD = "+2, +2, +3, +3, +3, +5, quash, force field"


@rule("R-START-1", "Q30")
def test_an_offense_without_encounter_card_gets_eight_new_cards():
    game = scenario(start="start_turn", hands={"A": "+2, cosmic zap"}, deck=EIGHT).play(until="regroup")
    assert sorted(game.hand("A")) == sorted(EIGHT.replace("+", "reinforcement +").split(", "))
    assert sorted(game.discard) == ["cosmic zap", "reinforcement +2"]


@rule("R-START-1")
def test_it_is_repeated_until_there_is_an_encounter_card():
    second = "negotiate, attack 04, attack 05, attack 06, attack 07, attack 08, attack 09, attack 10"
    game = scenario(start="start_turn", hands={"A": "plague"}, deck=f"{NO_ENCOUNTER_CARD}, {second}").play(
        until="regroup"
    )
    assert sorted(game.hand("A")) == sorted(second.split(", "))
    assert len(game.discard) == 9


@rule("R-START-1", "R-INFO-6")
def test_all_see_the_discarded_cards_and_only_the_owner_the_new_hand():
    game = scenario(start="start_turn", hands={"A": "plague"}, deck=EIGHT).play(until="regroup")
    assert [card["name"] for card in game.view()["decks"]["discard"]] == ["Plague"]
    assert len(game.view("A")["hand"]) == 8
    assert "morph" not in str(game.heard("B")).lower()


@rule("R-START-1")
def test_a_hand_with_an_encounter_card_is_kept():
    game = scenario(start="start_turn", hands={"A": "plague, negotiate"}).play(until="regroup")
    assert game.hand("A") == ["plague", "negotiate"]


@rule("R-START-2")
def test_an_empty_hand_counts_as_one_without_encounter_card():
    game = scenario(start="start_turn", deck=EIGHT).play(until="regroup")
    assert len(game.hand("A")) == 8
    assert game.discard == []


@rule("R-START-3")
def test_the_check_comes_before_the_window_and_once_more_after_it():
    @acts("start_turn")
    def thief(me):
        yield from me.g.discard_from_hand(0, list(me.g.state.hands[0]), "probe")

    game = scenario(start="start_turn", probes=[thief], hands={"A": "plague"}, deck=f"{EIGHT}, attack 40").play(
        until="regroup"
    )
    assert len(game.discard) == 9
    assert len(game.hand("A")) == 8
    assert game.passed.count("start_turn") == 1


@rule("R-START-4")
def test_the_second_encounter_of_a_turn_has_no_start_and_no_redraw():
    game = scenario(gate={"A": 1}, hands={"A": "attack 20, attack 04", "B": "attack 04"})
    game.answers(A=["select: attack 20", "second encounter: yes"]).play()
    assert game.passed_after[0] == "regroup.tech"


@rule("R-START-5")
def test_an_encounter_given_by_an_effect_begins_at_regroup():
    @acts("encounter.end")
    def revenge(me):
        me.g.state.agenda.append(Frame(offense=1, defense=0))

    position = {"gate": {"A": 1}, "warp": {"B": 2}, "probes": [revenge]}
    game = (
        scenario(**position, hands={"A": "attack 04", "B": "attack 20, attack 06"})
        .answers(B="select: attack 20")
        .play()
    )
    assert (game.next_offense, game.next_defense) == ("B", "A")
    assert game.passed_after[0] == "regroup.tech"
    without_card = scenario(**position, hands={"A": "attack 04", "B": "attack 20"}).play()
    assert without_card.passed_after[0] == "start_turn"
