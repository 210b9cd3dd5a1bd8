"""Machine."""

from tests.kit import check, rule, ruling, scenario

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
@ruling("machine", 3)
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
@ruling("machine", 2)
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
@ruling("machine", 8)
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


@ruling("machine", 1)
def test_super_and_wild_are_not_played_by_themselves():
    hands = {"A": "attack 04, attack 08, machine flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, hands=hands).play()
    assert game.next_offense == "B"
    game = scenario(start="regroup", warp={"A": 2}, aliens={"A": "machine"}, hands=hands, destiny="B")
    assert game.play(until="destiny").warp == {"A": 1}


@ruling("machine", 4)
def test_tech_instead_of_the_second_encounter_ends_the_turn():
    hands = {"A": "attack 40, attack 08", "B": "attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=hands, options={"tech": True})
    game.answers(A="draw tech").play()
    assert game.next_offense == "B"


@ruling("machine", 5)
def test_super_it_may_be_played_without_a_ship_in_the_warp():
    hands = {"A": "attack 04, machine flare", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"A": "machine"}, hands=hands, deck="morph", destiny="B")
    game.answers(A="machine flare").play(until="destiny")
    assert "morph" in game.hand("A")


@ruling("machine", 6)
def test_with_the_power_lost_only_the_normal_rules_give_encounters():
    game = scenario(gate={"A": 2}, homes={"A": 2}, aliens={"A": "machine"}, hands=LOST).play()
    assert game.next_offense == "B"
    assert not any("machine" in asked.options for asked in game.asked)


@ruling("machine", 7)
def test_an_encounter_card_that_comes_at_the_end_counts():
    hands = {"A": "attack 04", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine", "D": "fido"}, hands=hands, destiny="B")
    game.answers(A=["fido.accept: yes", "machine"], D=["fido", "attack 30", "A"]).play()
    assert (game.next_offense, game.next_encounter) == ("A", 2)


@ruling("machine", 9)
def test_a_zap_at_the_end_does_not_reach_into_the_next_encounter():
    hands = LOST | {"C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=hands).answers(A="machine", C="cosmic zap").play()
    assert [power.zapped for power in game.game.state.powers] == [0]


def test_it_is_not_offered_where_the_rules_give_an_encounter_anyway():
    hands = {"A": "attack 40, attack 08, machine flare", "B": "attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine", "B": "zombie"}, hands=hands).play()
    assert not any("machine" in asked.options for asked in game.asked)


def test_wild_it_is_not_offered_after_a_second_encounter_or_where_there_is_one_anyway():
    hands = {"A": "attack 04, attack 08, machine flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, encounter=2, hands=hands).play()
    assert not any("machine flare" in asked.options for asked in game.asked)
    hands = {"A": "attack 40, attack 08, machine flare", "B": "attack 04"}
    game = scenario(gate={"A": 2}, hands=hands).play()
    assert not any("machine flare" in asked.options for asked in game.asked)


def test_without_an_encounter_card_it_is_not_offered():
    hands = {"A": "attack 04, quash", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "machine"}, hands=hands).play()
    assert not any("machine" in asked.options for asked in game.asked)
