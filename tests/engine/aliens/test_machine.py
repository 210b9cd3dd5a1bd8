"""Machine."""

from tests.kit import check, rule, scenario

LOST = {"A": "attack 04, attack 08", "B": "attack 30, attack 20"}


@check("machine", 1)
def test_it_goes_on_after_a_lost_encounter():
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=LOST, destiny="B")
    game.answers(A="machine").play()
    assert (game.next_offense, game.next_encounter) == ("A", 2)
    assert game.warp == {"A": 2}
    game.timeout("A").timeout("B")
    assert game.ask("A").text == "retrieve"


@check("machine", 2)
def test_without_an_encounter_card_the_turn_ends():
    hands = {"A": "negotiate, plague, quash", "B": "negotiate"}
    game = scenario(gate={"A": 2}, encounter=4, aliens={"A": "machine"}, hands=hands).play()
    assert game.result == "deal failed"
    assert game.next_offense == "B"


@check("machine", 3)
def test_zapped_the_turn_ends():
    hands = LOST | {"C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=hands).answers(A="machine", C="cosmic zap").play()
    assert game.next_offense == "B"


@check("machine", 4)
def test_wild_a_second_encounter_with_a_new_hand():
    hands = {"A": "attack 40, machine flare, force field", "B": "attack 04"}
    deck = "attack 04, attack 05, attack 06, attack 07, +2, +3, morph, negotiate"
    game = scenario(gate={"A": 2}, hands=hands, deck=deck).answers(A="machine flare").play()
    assert "force field" in game.discard
    assert len(game.hand("A")) == 9
    assert game.hand("A")[-1] == "machine flare"
    assert (game.next_offense, game.next_encounter) == ("A", 2)


def test_wild_after_a_lost_encounter_the_hand_is_kept():
    hands = {"A": "attack 04, attack 08, machine flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="machine flare").play()
    assert game.hand("A") == ["attack 08", "machine flare"]
    assert (game.next_offense, game.next_encounter) == ("A", 2)


@rule("R-END-3")
def test_the_normal_second_encounter_is_no_use():
    hands = {"A": "attack 40, attack 08", "B": "attack 04", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=hands).answers(A="second encounter: yes").play()
    assert (game.next_offense, game.next_encounter) == ("A", 2)
    assert not game.was_asked("C", moment="announced.use")


def test_it_may_have_a_third_encounter():
    hands = {"A": "attack 40, attack 08", "B": "attack 04"}
    game = scenario(gate={"A": 2}, encounter=2, aliens={"A": "machine"}, hands=hands).answers(A="machine").play()
    assert (game.next_offense, game.next_encounter) == ("A", 3)


def test_by_default_the_turn_ends():
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=LOST).play()
    assert game.next_offense == "B"


def test_super_a_card_instead_of_the_retrieval():
    hands = {"A": "attack 04, machine flare", "B": "attack 30"}
    game = scenario(start="regroup", warp={"A": 2}, aliens={"A": "machine"}, hands=hands, deck="morph", destiny="B")
    game.answers(A="machine flare").play(until="destiny")
    assert game.warp == {"A": 2}
    assert "morph" in game.hand("A")
