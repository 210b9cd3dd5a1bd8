"""Chapter 16, end of encounter and turn."""

from tests.kit import rule, scenario

OFFENSE_WINS = {"A": "attack 20, attack 06", "B": "attack 04"}


@rule("R-END-1", "C-REINFORCE-2")
def test_cards_are_discarded_in_their_order():
    game = scenario(gate={"A": 1}, hands={"A": "attack 20, +2", "B": "attack 04, +5, +3"})
    game.answers(A="+2 for offense", B=["+5 for defense", "+3 for defense"]).play()
    assert game.discard[:2] == ["attack 20", "attack 04"]
    played = [event["msg"]["args"]["card"]["face"] for event in game.heard(kind="reinforced")]
    assert game.discard[2:] == [name.replace("_", " +") for name in played]
    assert len(game.discard) == 5


@rule("R-END-2", "R-POWER-4")
def test_a_zapped_power_works_again_after_the_encounter():
    game = scenario(
        gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "attack 10, attack 06", "B": "attack 04", "C": "cosmic zap"}
    )
    game.answers(C="cosmic zap").play(until="resolution.outcome")
    assert game.power("A") == "zapped"
    game.play()
    assert game.power("A") == "active"


@rule("R-END-3", "R-START-4")
def test_after_a_success_the_offense_may_have_a_second_encounter_at_regroup():
    game = scenario(gate={"A": 1}, hands=OFFENSE_WINS).answers(A=["select: attack 20", "second encounter: yes"]).play()
    assert (game.next_offense, game.next_encounter) == ("A", 2)
    assert game.passed_after[0] == "regroup.tech"


@rule("R-END-3")
def test_by_default_there_is_no_second_encounter():
    game = scenario(gate={"A": 1}, hands=OFFENSE_WINS).answers(A="select: attack 20").play()
    assert game.was_asked("A", question="second encounter")
    assert game.next_offense == "B"


@rule("R-END-3")
def test_an_unsuccessful_encounter_ends_the_turn():
    game = scenario(gate={"A": 1}, hands={"A": "attack 04, attack 06", "B": "attack 20"}).play()
    assert not game.was_asked("A", question="second encounter")
    assert game.next_offense == "B"


@rule("R-END-3", "Q30")
def test_without_encounter_card_there_is_no_second_encounter_and_no_redraw():
    game = scenario(gate={"A": 1}, hands={"A": "attack 20, plague", "B": "attack 04"}).play()
    question = next(asked for asked in game.asked if asked.question == "second_encounter")
    assert question.options == ("no",)  # asked all the same, so that nobody else learns of the hand
    assert game.hand("A") == ["plague"]
    assert game.next_offense == "B"


@rule("R-END-3")
def test_there_is_no_third_encounter():
    game = scenario(gate={"A": 1}, encounter=2, hands=OFFENSE_WINS).answers(A="select: attack 20").play()
    assert not game.was_asked("A", question="second encounter")
    assert game.next_offense == "B"


@rule("R-END-4", "R-GEN-9")
def test_the_next_player_clockwise_has_the_next_turn():
    game = scenario(
        players=4, offense="D", defense="A", gate={"D": 1}, hands={"D": "attack 04", "A": "attack 20"}
    ).play()
    assert game.next_offense == "A"


@rule("R-END-6")
def test_the_turn_passes_to_a_player_without_anything():
    game = scenario(
        gate={"A": 1}, hands={"A": "attack 04", "C": "attack 20"}, defense="C", homes={"B": 0}, out={"B": 20}
    )
    game.play()
    assert game.next_offense == "B"


@rule("R-VAR-2")
def test_in_the_variant_there_is_one_encounter_a_turn():
    game = scenario(gate={"A": 1}, hands=OFFENSE_WINS, options={"single_encounter": True})
    game.answers(A="select: attack 20").play()
    assert game.result == "offense wins"
    assert not game.was_asked("A", question="second encounter")
    assert game.next_offense == "B"
