"""Laser."""

from tests.kit import acts, check, rule, ruling, scenario

FIVE = "attack 04, attack 05, attack 06, +2, +3"


def aside(game) -> list[tuple[str, int]]:
    return [("ABCDE"[pile["of"]], pile["count"]) for pile in game.view()["piles"]]


@check("laser", 1)
@rule("R-GEN-8")
def test_cards_are_set_aside_until_the_encounter_ends():
    hands = {"A": "attack 04, attack 05, attack 06, attack 07, attack 09", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 4}, aliens={"B": "laser"}, hands=hands).play(until="invite")
    assert len(game.hand("A")) == 1
    assert aside(game) == [("A", 4)]
    game.play()
    assert len(game.hand("A")) == 4
    assert aside(game) == []


@check("laser", 2)
def test_left_without_an_encounter_card_the_offense_loses_at_once():
    hands = {"A": "attack 40, attack 30, quash", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 3}, aliens={"B": "laser"}, hands=hands).play()
    assert game.warp == {"A": 3}
    assert not game.was_asked("A", question="invite")
    assert not game.was_asked("A", question="select")
    assert len(game.hand("A")) == 3
    assert game.hand("B") == ["attack 08"]


@check("laser", 3)
def test_the_defense_draws_a_new_hand_first():
    hands = {"A": "attack 40", "B": "quash, plague"}
    deck = "attack 04, attack 05, attack 06, attack 07, attack 08, attack 09, attack 10, attack 11"
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "laser"}, hands=hands, deck=deck)
    game.play(until="invite")
    assert len(game.hand("B")) == 4
    assert aside(game) == [("B", 4)]
    assert set(game.discard) == {"quash", "plague"}


@check("laser", 4)
def test_zapped_no_card_is_set_aside():
    hands = {"A": "attack 40, attack 30", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(start="alliance", gate={"A": 3}, aliens={"B": "laser"}, hands=hands).answers(C="cosmic zap")
    game.play(until="invite")
    assert len(game.hand("A")) == 2


def test_fewer_cards_may_be_set_aside():
    game = scenario(start="alliance", gate={"A": 4}, aliens={"B": "laser"}, hands={"A": FIVE, "B": "attack 08"})
    game.answers(B={"cards": 1}).play(until="invite")
    assert len(game.hand("A")) == 4


def test_only_the_owner_knows_what_is_set_aside():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "laser"}, hands={"A": FIVE, "B": "attack 08"})
    game.play(until="invite")
    assert all("cards" not in pile for name in "ABC" for pile in game.view(name)["piles"])
    assert not game.view("B")["known"]


def test_super_as_an_ally_it_blinds_a_main_player():
    hands = {"A": FIVE, "B": "attack 08", "C": "laser flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "laser"}, hands=hands)
    game.answers(A="invite: C", C=["offense", 1, "laser", "laser.whom: A"]).play(until="planning")
    assert len(game.hand("A")) == 4
    assert game.hand("C") == ["laser flare"]


def test_wild_cards_are_discarded_to_set_as_many_aside():
    hands = {"A": "attack 40, +2, +3, laser flare", "B": "attack 08", "D": "morph, quash, +5"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A=["laser flare", "+2, +3", "laser.whom: D"]).play(until="invite")
    assert len(game.hand("D")) == 1
    assert sorted(game.hand("A")) == ["attack 40", "laser flare"]
    game.play()
    assert sorted(game.hand("D")) == ["morph", "quash", "reinforcement +5"]


@ruling("laser", 1)
def test_an_opponent_without_a_ship_in_the_encounter_is_not_blinded():
    hands = {"A": "attack 40", "B": FIVE}
    game = scenario(start="alliance", gate={"A": 1}, ships={"B1": {"B": 0}}, aliens={"A": "laser"}, hands=hands)
    game.play(until="planning")
    assert aside(game) == []
    assert len(game.hand("B")) == 5


@ruling("laser", 2)
@rule("R-RESOLVE-4")
def test_left_without_an_encounter_card_the_defense_loses_and_nobody_is_paid():
    hands = {"A": "attack 40, +2", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "laser"}, hands=hands).play()
    assert (game.result, game.warp) == ("offense wins", {"B": 4})
    assert game.ships("B1") == {"A": 2}
    assert game.hand("A") == ["attack 40", "reinforcement +2"]
    assert game.hand("B") == ["negotiate"]
    assert not game.was_asked("A", question="invite")


@ruling("laser", 3)
def test_cards_gained_later_are_ordinary_hand_cards():
    hands = {"A": "attack 40", "B": "attack 04, attack 06"}
    game = scenario(
        start="alliance", gate={"A": 1}, ships={"B1": {"B": 1}}, aliens={"A": "laser", "B": "kamikaze"}, hands=hands,
        deck="attack 30, attack 20",
    ).answers(B=["kamikaze", {"B2": 1}, "select: attack 30"])  # fmt: skip
    game.play()
    assert game.revealed[1] == "attack 30"


@ruling("laser", 4)
def test_a_new_hand_later_in_the_encounter_leaves_the_blinded_cards_alone():
    @acts("planning.before_select", seat="E")
    def strip(me):
        yield from me.g.discard_from_hand(1, list(me.g.state.hands[1]), "probe")

    hands = {"A": "attack 40", "B": "attack 04, attack 06"}
    game = scenario(
        start="alliance", gate={"A": 1}, ships={"B1": {"B": 1}}, aliens={"A": "laser"}, probes=[strip], hands=hands
    ).play(until="select")
    assert len(game.hand("B")) == 8
    assert aside(game) == [("B", 1)]
    game.play()
    assert game.result in ("offense wins", "defense wins")
    assert len(game.hand("B")) == 8 - 1 + 1


@ruling("laser", 6)
@ruling("mutant", 1)
def test_a_mutant_counts_and_draws_only_what_is_left_in_hands():
    hands = {"A": "attack 10, attack 20", "B": "attack 04", "C": "+2"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant", "B": "laser"}, hands=hands)
    game.play(until=lambda game: aside(game) == [("A", 1)]).answers(A="mutant").play(until="invite")
    assert len(game.hand("A")) == 8
    assert aside(game) == [("A", 1)]
    game.play()
    assert len(game.hand("A")) == 8 - 1 + 1


@ruling("laser", 6)
def test_a_mind_sees_only_what_is_left_in_the_hand():
    hands = {"A": "attack 40", "B": FIVE}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "laser", "D": "mind"}, hands=hands)
    game.answers(D=["mind", "B"]).play(until="invite")
    assert len(game.view("D")["known"]) == 1


def test_at_most_three_cards_are_discarded_for_the_wild_side():
    hands = {"A": "attack 40, +2, +3, +5, quash, laser flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, start="alliance", hands=hands).answers(A="laser flare").play(until="laser.discard")
    assert len(game.options("A")) == 5
    assert (game.ask("A").low, game.ask("A").high) == (1, 3)


def test_wild_without_another_card_it_cannot_be_played():
    hands = {"A": "attack 40", "B": "attack 08, +2", "C": "laser flare"}
    game = scenario(start="alliance", gate={"A": 1, "C": 1}, hands=hands).play()
    assert not any("laser flare" in asked.options for asked in game.asked)


def test_no_use_is_announced_against_an_opponent_without_ships():
    hands = {"A": "attack 40", "B": FIVE}
    game = scenario(start="alliance", gate={"A": 1}, ships={"B1": {"B": 0}}, aliens={"A": "laser"}, hands=hands)
    game.play(until="planning")
    assert not game.told(kind="use") + game.told(kind="use_on")


def test_super_without_an_encounter_card_left_the_encounter_is_lost_without_allies():
    hands = {"A": "attack 40", "B": "attack 08", "C": "laser flare"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"C": "laser"}, hands=hands)
    game.answers(A="invite: C, D", C=["offense", 2, "laser", "laser.whom: A"], D=["offense", 1]).play()
    assert (game.result, game.warp) == ("defense wins", {"A": 2})
    assert (game.ships_of("C"), game.ships_of("D")) == (20, 20)
    assert game.hand("A") == ["attack 40"]
    assert game.revealed == (None, None)


@ruling("laser", 7)
@rule("R-PLANNING-1")
def test_a_doppelganger_does_not_lose_for_want_of_encounter_cards():
    hands = {"A": "attack 40", "B": "attack 08", "C": "attack 30, negotiate"}
    game = scenario(start="alliance", gate={"A": 4}, aliens={"A": "doppelganger", "B": "laser"}, hands=hands)
    game.answers(A="doppelganger.whom: C").play(until="select")
    assert aside(game) == [("A", 1)]
    assert sorted(game.hand("A")) == ["attack 30", "negotiate"]
