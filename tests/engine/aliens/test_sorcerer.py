"""Sorcerer."""

from tests.kit import check, rule, ruling, scenario


@check("sorcerer", 1)
def test_as_offense_it_plays_the_defenses_card():
    hands = {"A": "attack 04", "B": "attack 20"}
    game = (
        scenario(gate={"A": 3}, ships={"B1": {"B": 2}}, aliens={"A": "sorcerer"}, hands=hands)
        .answers(A="sorcerer")
        .play()
    )
    assert game.totals == (23, 6)
    assert game.result == "offense wins"


@check("sorcerer", 2)
@rule("R-COMP-1")
@ruling("sorcerer", 2)
def test_as_defense_it_may_take_over_a_negotiate_and_is_paid():
    hands = {"A": "negotiate, attack 01, attack 05, +2, +3, plague", "B": "attack 10"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 4}}, aliens={"B": "sorcerer"}, hands=hands)
    game.answers(A="select: negotiate", B="sorcerer").play()
    assert game.revealed == ("attack 10", "negotiate")
    assert game.warp == {"B": 4}
    assert (len(game.hand("B")), len(game.hand("A"))) == (4, 1)


@check("sorcerer", 3)
def test_zapped_each_reveals_the_own_card():
    hands = {"A": "attack 04", "B": "attack 20", "C": "cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"A": "sorcerer"}, hands=hands).answers(A="sorcerer", C="cosmic zap").play()
    assert game.revealed == ("attack 04", "attack 20")


def test_it_is_optional_and_by_default_not_used():
    game = scenario(gate={"A": 3}, aliens={"A": "sorcerer"}, hands={"A": "attack 04", "B": "attack 20"}).play()
    assert game.was_asked("A", moment="planning.after_select")
    assert game.revealed == ("attack 04", "attack 20")


@rule("R-INFO-2")
def test_nobody_learns_a_card_by_the_switch():
    game = scenario(gate={"A": 3}, aliens={"A": "sorcerer"}, hands={"A": "attack 04", "B": "attack 20"}).answers(
        A="sorcerer"
    )
    game.play(until="reveal.turning")
    for name in ("A", "C", "E", None):
        assert "Attack 20" not in str(game.view(name))
    for name in ("B", "C", "E", None):
        assert "Attack 04" not in str(game.view(name))
    assert game.view("A")["selected"]["name"] == "Attack 04"
    assert game.told("E", "switched") == ["The cards of A and B change places."]


@ruling("sorcerer", 3)
def test_a_morph_copies_what_the_other_reveals_after_the_switch():
    game = (
        scenario(gate={"A": 3}, aliens={"A": "sorcerer"}, hands={"A": "morph", "B": "attack 20"})
        .answers(A="sorcerer")
        .play()
    )
    assert game.revealed == ("attack 20", "morph")
    assert game.totals == (23, 24)


@rule("R-END-1")
def test_both_cards_are_discarded_in_the_order_of_those_who_revealed_them():
    game = (
        scenario(gate={"A": 3}, aliens={"A": "sorcerer"}, hands={"A": "attack 04", "B": "attack 20"})
        .answers(A="sorcerer")
        .play()
    )
    assert game.discard == ["attack 20", "attack 04"]


@ruling("sorcerer", 7)
def test_value_effects_read_the_card_after_the_switch():
    aliens = {"A": "sorcerer", "B": "tripler"}
    game = (
        scenario(gate={"A": 1}, aliens=aliens, hands={"A": "attack 10", "B": "attack 20"}).answers(A="sorcerer").play()
    )
    assert game.totals == (21, 30 + 4)


def test_as_ally_it_has_no_say():
    game = scenario(gate={"A": 3, "C": 1}, aliens={"C": "sorcerer"}, hands={"A": "attack 04", "B": "attack 20"}).play()
    assert not any("sorcerer" in asked.options for asked in game.asked)


@ruling("sorcerer", 1)
def test_two_switches_undo_each_other():
    aliens = {"A": "sorcerer", "B": "sorcerer"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands={"A": "attack 04", "B": "attack 20"})
    game.answers(A="sorcerer", B="sorcerer").play()
    assert game.revealed == ("attack 04", "attack 20")


def test_with_the_power_lost_it_cannot_switch():
    game = scenario(
        gate={"A": 1}, homes={"A": 2}, aliens={"A": "sorcerer"}, hands={"A": "attack 04", "B": "attack 20"}
    ).play()
    assert not any("sorcerer" in asked.options for asked in game.asked)


@check("sorcerer", 4)
@rule("R-POWER-8")
@ruling("sorcerer", 8)
@ruling("warrior", 9)
def test_wild_the_main_players_exchange_their_powers_for_good_and_the_flare_goes():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior", "B": "tripler"}, tokens={"A": 5}, hands=hands)
    game.answers(C="sorcerer flare").play()
    assert (game.alien("A"), game.alien("B")) == ("tripler", "warrior")
    assert game.tokens("B") == 5 + 2
    assert game.hand("C") == []
    assert "sorcerer flare" in game.discard
    assert game.totals == (30 + 1, 8 + 4 + 5)


@ruling("sorcerer", 10)
def test_wild_the_flare_goes_to_a_sorcerer_that_is_no_main_player():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1, "D": 1}, aliens={"A": "warrior", "B": "tripler", "D": "sorcerer"}, hands=hands)
    game.answers(C="sorcerer flare").play()
    assert game.hand("D") == ["sorcerer flare"]


def test_wild_not_while_the_sorcerer_is_a_main_player():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior", "B": "sorcerer"}, hands=hands).play()
    assert not game.was_asked("C", moment="planning.before_select")


def test_wild_a_power_zapped_in_this_encounter_stays_zapped():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior", "B": "tripler"}, zapped="B", hands=hands)
    game.answers(C="sorcerer flare").play()
    assert game.totals[0] == 10 + 1


@rule("R-POWER-9")
def test_wild_the_owner_of_several_powers_says_which_one_goes():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior + tripler", "B": "mind"}, hands=hands)
    game.answers(C="sorcerer flare", A="tripler").play()
    assert {power.alien: power.seat for power in game.state.powers} == {"warrior": 0, "tripler": 1, "mind": 0}


@rule("R-POWER-9", "R-GEN-2")
def test_wild_by_default_the_power_that_came_first_goes():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior + tripler", "B": "mind"}, hands=hands)
    game.answers(C="sorcerer flare").play()
    assert {power.alien: power.seat for power in game.state.powers} == {"warrior": 1, "tripler": 0, "mind": 0}


@rule("R-POWER-7")
def test_super_an_ally_switches_the_cards():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "sorcerer"}, hands=hands).answers(C="sorcerer").play()
    assert game.revealed == ("attack 08", "attack 10")
    assert game.hand("C") == ["sorcerer flare"]
    assert "C plays Sorcerer Flare." in game.told("E")


def test_super_without_the_flare_an_ally_is_not_offered_the_switch():
    hands = {"A": "attack 10", "B": "attack 08", "C": "attack 01"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "sorcerer"}, flares="sorcerer flare", hands=hands).play()
    assert game.was_asked("C", moment="planning.after_select")
    assert not any("sorcerer" in asked.options for asked in game.asked)


@rule("R-INFO-2")
def test_super_a_statement_about_a_card_goes_with_it():
    hands = {"A": "attack 04", "B": "attack 20", "C": "sorcerer flare"}
    game = scenario(gate={"A": 3, "C": 1}, aliens={"A": "gambler", "B": "oracle", "C": "sorcerer"}, hands=hands)
    game.answers(A=["gambler", "attack 40"], C="sorcerer").play()
    assert game.totals == (20 + 3 + 1, 40 + 4)
    assert game.deck[-1] == "attack 04"


@ruling("sorcerer", 9)
def test_wild_it_waits_while_a_main_player_cannot_be_parted_from_the_alien():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "symbiote", "B": "mind"}, hands=hands).play()
    assert not any("sorcerer flare" in asked.options for asked in game.asked)
