"""Mite."""

from tests.kit import acts, check, rule, ruling, scenario

SEVEN = "attack 04, attack 05, attack 06, attack 07, +2, +3, morph"


def launched(**position):
    position.setdefault("aliens", {"A": "mite"})
    game = scenario(start="launch", **position)
    return game.answers(A=["B1", 2])


@check("mite", 1)
def test_the_defense_discards_down_to_three():
    game = launched(hands={"A": "attack 40", "B": SEVEN}).answers(B="discard").play(until="invite")
    assert len(game.hand("B")) == 3
    assert len(game.discard) == 4


@check("mite", 2)
@rule("R-END-5")
@ruling("mite", 4)
def test_or_it_lets_the_mite_settle():
    game = launched(hands={"A": "attack 40", "B": SEVEN}).answers(B="colony").play()
    assert game.ships("B1") == {"A": 2, "B": 4}
    assert game.successful
    assert not game.was_asked("A", question="invite")
    assert game.was_asked("A", question="second_encounter")


@check("mite", 3)
def test_three_cards_are_too_few():
    game = launched(hands={"A": "attack 40", "B": "attack 04, +2, +3"}).play(until="alliance")
    assert not game.told(kind="use_on")


@check("mite", 4)
def test_where_it_has_a_colony_the_defense_can_only_discard():
    hands = {"A": "attack 40", "B": "attack 04, attack 05, attack 06, +2, +3"}
    game = launched(ships={"B1": {"A": 1}}, hands=hands).play(until="alliance")
    assert len(game.hand("B")) == 3
    assert not game.was_asked("B", question="mite.answer")


def test_zapped_the_encounter_goes_on():
    hands = {"A": "attack 40", "B": SEVEN, "C": "cosmic zap"}
    game = launched(hands=hands).answers(C="cosmic zap").play(until="alliance")
    assert len(game.hand("B")) == 7
    assert game.gate == {"A": 2}


@rule("R-WIN-7")
@ruling("mite", 5)
def test_the_fifth_colony_wins():
    game = launched(colonies={"A": 4}, hands={"A": "attack 40", "B": SEVEN}).answers(B="colony").play()
    assert game.winners == ["A"]


def test_super_it_looks_at_the_cards_and_keeps_what_it_wants():
    hands = {"A": "attack 40, mite flare", "B": "attack 04, attack 05, +2, +3"}
    game = launched(hands=hands).answers(A="mite flare", B="discard").play(until="alliance")
    assert len(game.hand("A")) == 3
    assert len(game.hand("B")) == 3
    assert game.discard == []
    assert "A looks at what B would discard." in game.told("C")


def test_super_what_it_does_not_keep_is_discarded():
    hands = {"A": "attack 40, mite flare", "B": "attack 04, attack 05, +2, +3"}
    game = launched(hands=hands).answers(A=["mite flare", "mite.keep: none"], B="discard").play(until="alliance")
    assert len(game.discard) == 1
    assert game.hand("A") == ["attack 40", "mite flare"]


def test_wild_all_allies_go_home():
    hands = {"A": "attack 40, mite flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A=["invite: C", "mite flare"], B="invite: D", C=["offense", 1], D=["defense", 2])
    game.play(until="planning")
    assert (game.gate, game.ring) == ({"A": 1}, {})


@ruling("mite", 9)
def test_wild_needs_more_allied_ships_on_the_other_side():
    hands = {"A": "attack 40, mite flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A="invite: C", B="invite: D", C=["offense", 2], D=["defense", 2]).play(until="planning")
    assert not any("mite flare" in asked.options for asked in game.asked)


@ruling("mite", 1)
def test_the_cards_are_counted_once_right_after_the_launch():
    @acts("launch.after", seat="E", layer=1)
    def gift(me):
        yield from me.g.draw(1, 3, "probe")

    game = launched(hands={"A": "attack 40", "B": "attack 04, +2, +3"}, probes=[gift]).play(until="invite")
    assert len(game.hand("B")) == 6
    assert not game.told(kind="use_on")


@ruling("mite", 2)
def test_in_its_own_system_the_settled_planet_is_a_home_colony():
    game = scenario(
        start="destiny", destiny="A", homes={"A": 4}, ships={"A5": {"C": 2}}, aliens={"A": "mite"},
        hands={"A": "attack 40", "C": SEVEN},
    ).answers(A=["attack C on A5", 2], C="colony")  # fmt: skip
    game.play()
    assert game.ships("A5") == {"A": 2, "C": 2}
    assert (game.homes("A"), game.colonies("A")) == (5, 0)


@ruling("mite", 3)
def test_a_defense_without_a_ship_there_may_choose_the_colony():
    game = launched(ships={"B1": {"B": 0}}, hands={"A": "attack 40", "B": SEVEN}).answers(B="colony").play()
    assert game.ships("B1") == {"A": 2}


@ruling("mite", 6)
@ruling("tick_tock", 5)
def test_it_is_neither_a_deal_nor_a_won_encounter():
    aliens = {"A": "mite", "B": "warrior", "C": "tick tock"}
    game = scenario(start="launch", aliens=aliens, tokens={"B": 2, "C": 5}, hands={"A": "attack 40", "B": SEVEN})
    game.answers(A=["B1", 2], B="colony").play()
    assert (game.tokens("B"), game.tokens("C")) == (2, 5)


@ruling("mite", 7)
def test_a_defense_left_without_an_encounter_card_draws_a_new_hand_in_planning():
    game = launched(hands={"A": "attack 40", "B": "+2, +3, +5, quash"}).answers(B="discard").play(until="select")
    assert len(game.hand("B")) == 8


@ruling("mite", 8)
def test_artifacts_that_are_discarded_are_salvaged_by_another_player_only():
    hands = {"A": "attack 40", "B": "quash, plague, force field, mobius tubes, ionic gas"}
    game = launched(hands=hands, aliens={"A": "mite", "C": "vulch"}).answers(B="discard").play(until="alliance")
    assert (len(game.hand("B")), len(game.hand("C"))) == (3, 2)
    game = launched(hands=hands, aliens={"A": "mite", "B": "vulch"}).answers(B="discard").play(until="alliance")
    assert (len(game.hand("B")), len(game.discard)) == (3, 2)


def test_super_a_defense_that_cancels_the_flare_out_of_its_hand_keeps_three_all_the_same():
    hands = {"A": "attack 40, mite flare", "B": "attack 04, attack 05, attack 06, +2, +3, card zap"}
    for key in range(6):
        game = launched(hands=hands, key=bytes([key]) * 32).answers(A="mite flare", B="card zap")
        game.play(until="alliance")
        assert len(game.hand("B")) == 3
