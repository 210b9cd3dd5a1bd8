"""Doppelganger."""

from app.engine.state import WARP
from tests.engine.aliens.test_lloyd import policy
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10, negotiate", "B": "attack 06", "C": "attack 20, attack 08, negotiate, quash"}


@check("doppelganger", 1)
def test_it_discards_its_own_and_borrows_two_types():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS).answers(A="doppelganger.whom: C")
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 20", "negotiate"]
    assert sorted(game.discard) == ["attack 10", "negotiate"]
    assert sorted(game.hand("C")) == ["attack 08", "quash"]


@check("doppelganger", 2)
def test_what_was_not_played_goes_back_after_the_reveal():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS)
    game.answers(A=["doppelganger.whom: C", "select: attack 20"]).play()
    assert sorted(game.hand("C")) == ["attack 08", "negotiate", "quash"]
    assert "attack 20" in game.discard
    assert game.hand("A") == []


@check("doppelganger", 3)
@rule("R-START-1")
def test_without_an_encounter_card_its_turn_goes_on():
    game = scenario(start="start_turn", aliens={"A": "doppelganger"}, destiny="B", hands=HANDS | {"A": "plague"})
    game.play(until="planning")
    assert game.hand("A") == ["plague"]


def test_zapped_it_keeps_its_cards_and_fills_up():
    hands = HANDS | {"A": "attack 10", "D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands, deck="+2, attack 12")
    game.answers(A="doppelganger.whom: C", D="cosmic zap").play(until="select")
    assert sorted(game.hand("A")) == ["attack 10", "attack 12"]
    assert "reinforcement +2" in game.discard


@ruling("doppelganger", 1)
def test_who_holds_no_encounter_card_gives_nothing():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS, deck="attack 12, morph")
    game.answers(A="doppelganger.whom: D").play(until="select")
    assert sorted(game.hand("A")) == ["attack 12", "morph"]


@ruling("doppelganger", 2)
def test_two_attacks_are_one_type():
    hands = HANDS | {"C": "attack 20, attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands, deck="attack 12")
    game.answers(A="doppelganger.whom: C").play(until="select")
    assert sorted(game.hand("A")) == ["attack 12", "attack 20"]
    assert game.hand("C") == ["attack 08"]


def test_it_does_not_haunt_its_opponent():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS).play(until="doppelganger.whom")
    assert game.options("A") == ["C", "D", "E"]


@rule("R-INFO-2")
def test_the_lent_cards_are_seen_by_the_two_only():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS).answers(A="doppelganger.whom: C")
    game.play(until="select")
    assert "attack_20" not in str(game.heard("B")) + str(game.view("B"))


@rule("R-POWER-7")
def test_super_another_player_gives_two_other_cards():
    hands = HANDS | {"A": "attack 10, doppelganger flare", "D": "+2, +3, +5"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands)
    game.answers(A=["doppelganger.whom: C", "doppelganger flare", "D"], D="+2, +5").play(until="select")
    assert {"reinforcement +2", "reinforcement +5"} <= set(game.hand("A"))
    assert game.hand("D") == ["reinforcement +3"]


@ruling("doppelganger", 10)
def test_wild_it_plays_with_the_hand_of_a_guest():
    hands = {"A": "attack 10, +5", "B": "attack 06", "C": "doppelganger flare, quash"}
    game = scenario(start="alliance", gate={"A": 1}, ships={"C2": {"A": 1}}, hands=hands, deck="attack 12, +2, +3")
    game.answers(C="doppelganger flare").play(until="select")
    assert sorted(game.hand("C")) == ["attack 10", "reinforcement +5"]
    assert len(game.hand("A")) == 8
    game.play()
    assert sorted(game.hand("C")) == ["doppelganger flare", "quash"]
    assert {"attack 10", "reinforcement +5"} <= set(game.hand("A"))


@ruling("doppelganger", 3)
def test_a_card_that_it_drew_may_be_played_or_stays_in_its_hand():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS, deck="attack 12, morph")
    game.answers(A=["doppelganger.whom: D", "select: attack 12"]).play()
    assert game.revealed[0] == "attack 12"
    assert game.hand("A") == ["morph"]


@ruling("doppelganger", 4)
def test_an_ally_of_its_opponent_may_be_haunted():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"A": "doppelganger"}, hands=HANDS)
    game.answers(A="doppelganger.whom: C").play(until="select")
    assert sorted(game.hand("A")) == ["attack 20", "negotiate"]


@ruling("doppelganger", 5)
@rule("R-COMP-2")
def test_borrowed_cards_are_out_of_reach_of_compensation():
    hands = HANDS | {"A": "attack 10, quash", "B": "negotiate", "C": "attack 20, morph"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands)
    game.answers(A=["doppelganger.whom: C", "select: attack 20"]).play()
    assert game.hand("B") == ["quash"]
    assert game.hand("C") == ["morph"]


@ruling("doppelganger", 6)
def test_in_a_replay_it_haunts_again_and_the_card_set_aside_returns_to_its_owner():
    hands = HANDS | {"B": "attack 06, attack 08", "D": "attack 30"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger", "B": "chronos"}, hands=hands)
    game.answers(
        A=["doppelganger.whom: C", "select: attack 20", "doppelganger.whom: D", "select: attack 30"],
        B=["select: attack 06", "chronos", "select: attack 08"],
    ).play()  # fmt: skip
    assert game.revealed[0] == "attack 30"
    assert "attack 20" in game.hand("C")
    assert "attack 20" not in game.hand("A")


@ruling("doppelganger", 7)
def test_a_borrowed_card_that_was_played_may_be_kept():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger + clone"}, hands=HANDS)
    game.answers(A=["doppelganger.whom: C", "select: attack 20", "clone"]).play()
    assert game.hand("A") == ["attack 20"]
    assert sorted(game.hand("C")) == ["attack 08", "negotiate", "quash"]


@ruling("doppelganger", 8)
def test_borrowed_cards_return_though_the_power_is_lost_meanwhile():
    @acts("planning.after_select", seat="E")
    def raze(me):
        homes = [p for p in me.g.home_planets(0) if me.g.state.ships[p][0]]
        yield from me.g.move([[0, me.g.state.ships[p][0], p, WARP] for p in homes[:3]], "lost", "probe")

    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, probes=[raze], hands=HANDS)
    game.answers(A=["doppelganger.whom: C", "select: attack 20"]).play()
    assert game.power("A") == "lost"
    assert sorted(game.hand("C")) == ["attack 08", "negotiate", "quash"]
    assert game.hand("A") == []


@ruling("doppelganger", 10)
def test_wild_cards_drawn_meanwhile_join_the_own_hand():
    hands = {"A": "attack 04, +5", "B": "attack 40", "C": "doppelganger flare, quash"}
    game = scenario(
        start="alliance",
        gate={"A": 1},
        ships={"C2": {"A": 1}},
        hands=hands,
        deck="attack 12, +2, +3, +3, cosmic zap, plague, mobius tubes, force field, morph",
    )
    game.answers(B="invite: C", C=["doppelganger flare", "defense", 1]).play()
    assert "morph" in game.hand("C")
    assert {"doppelganger flare", "quash"} <= set(game.hand("C"))
    assert "morph" not in game.hand("A")


@ruling("doppelganger", 7)
def test_a_lone_borrowed_card_is_kept_too():
    hands = HANDS | {"C": "attack 20, quash"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger + clone"}, hands=hands, deck="attack 12")
    game.answers(A=["doppelganger.whom: C", "select: attack 20", "clone"]).play()
    assert sorted(game.hand("A")) == ["attack 12", "attack 20"]
    assert game.hand("C") == ["quash"]


@rule("R-CARD-1")
def test_what_it_draws_to_be_able_to_fight_is_one_drawing():
    aliens = {"A": "doppelganger", "D": "remora"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands=HANDS, deck="attack 12, morph, +5")
    game.answers(A="doppelganger.whom: E", D="cards.moved: remora").play(until="select")
    assert sorted(game.hand("A")) == ["attack 12", "morph"]
    assert game.hand("D") == ["reinforcement +5"]


def test_insured_cards_are_not_lent():
    hands = {"A": "attack 10, negotiate", "B": "attack 04", "C": "attack 30, attack 20, negotiate"}
    aliens = {"A": "doppelganger", "D": "lloyd"}
    game = policy("C", "cards", "lloyd.cards: attack 30", lloyd="D", hands=hands, gate={"A": 2}, aliens=aliens)
    game.answers(A="doppelganger.whom: C").play(until="select")
    assert game.hand("C") == ["attack 30"]
    assert sorted(game.hand("A")) == ["attack 20", "negotiate"]
