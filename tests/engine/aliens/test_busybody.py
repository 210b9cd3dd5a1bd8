"""Busybody."""

from tests.kit import Scenario, acts, check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 10", "C": "attack 20, negotiate"}


def heard(game: Scenario, name: str) -> str:
    """What a seat was told and sees before the reveal."""
    return str([event for event in game.heard(name) if event["kind"] != "revealed"]) + str(game.view(name))


@check("busybody", 1)
@ruling("busybody", 5)
def test_an_exchanged_card_that_wins_brings_three_rewards():
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=HANDS)
    game.answers(C=["busybody", "A", "attack 20"]).play()
    assert game.totals[0] == 21
    assert game.result == "offense wins"
    assert "attack 04" in game.hand("C")
    assert len(game.hand("C")) == 2 + 3
    assert "attack 20" in game.discard


@check("busybody", 2)
@ruling("busybody", 2)
def test_one_that_loses_costs_three_ships():
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=HANDS | {"B": "attack 40"})
    game.answers(C=["busybody", "A", "attack 20", {"C1": 2, "C2": 1}]).play()
    assert game.warp == {"A": 1, "C": 3}
    assert game.ships("C1", "C") == 2


@check("busybody", 3)
def test_only_looking_changes_nothing():
    hands = {"A": "attack 20", "B": "attack 04", "C": "attack 10"}
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=hands).answers(C=["busybody", "B"]).play()
    assert game.warp == {"B": 4}
    assert game.hand("C") == ["attack 10"]


@check("busybody", 4)
def test_an_ally_without_the_flare_is_not_offered_it():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "busybody"}, hands=HANDS).play()
    assert not any("busybody" in asked.options for asked in game.asked)


@rule("R-INFO-2")
@ruling("busybody", 2)
def test_nobody_else_sees_the_cards_and_its_own_player_does_not_know_the_new_one():
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=HANDS)
    game.answers(C=["busybody", "A", "attack 20"]).play(until="reveal")
    for name in ("A", "B", "D"):
        assert "attack_20" not in heard(game, name)
    assert "attack_04" not in heard(game, "B")
    assert game.view("A")["selected"] is None
    assert game.view("A")["encounter"]["cards"]["offense"] == "face_down"


@rule("R-TIME-4")
def test_zapped_it_sees_nothing():
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(C=["busybody", "A"], D="cosmic zap").play(until="reveal")
    assert "attack_04" not in heard(game, "C")


@rule("R-INFO-2")
def test_without_an_encounter_card_it_is_asked_all_the_same():
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=HANDS | {"C": "quash"})
    game.answers(C=["busybody", "A"]).play()
    assert game.was_asked("C", "busybody.card")


@rule("R-REWARD-7")
@ruling("busybody", 9)
def test_the_rewards_follow_a_power_that_was_lost_meanwhile():
    game = scenario(gate={"A": 1}, homes={"C": 3}, aliens={"C": "busybody"}, hands=HANDS)
    game.answers(C=["busybody", "A", "attack 20"]).play(until="reveal")
    game.game.state.powers[0].up = False
    game.play()
    assert len(game.hand("C")) == 2 + 3


@rule("R-POWER-7")
def test_super_as_an_ally_on_either_side():
    game = scenario(
        gate={"A": 1}, ring={"C": 1}, aliens={"C": "busybody"}, hands=HANDS | {"C": "attack 20, busybody flare"}
    )
    game.answers(C=["busybody", "A", "attack 20"]).play()
    assert game.totals[0] == 21


@rule("R-POWER-7")
def test_super_both_cards_are_seen_before_it_decides():
    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, hands=HANDS | {"C": "attack 20, busybody flare"})
    game.answers(C=["busybody", "A", "busybody flare", "busybody.side: B", "attack 20"]).play()
    assert game.totals == (5, 24)
    assert game.result == "defense wins"
    assert "attack 10" in game.hand("C")


def test_wild_it_only_looks():
    game = scenario(gate={"A": 1}, hands=HANDS | {"C": "busybody flare"}).answers(C=["busybody flare", "B"])
    game.play(until="reveal")
    assert "attack_10" in str(game.heard("C"))
    assert "attack_10" not in heard(game, "A")


@ruling("busybody", 3)
@ruling("force", 4)
def test_beside_a_force_each_sees_the_card_that_lies_there_at_that_moment():
    hands = HANDS | {"D": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"C": "busybody", "D": "force"}, hands=hands)
    game.answers(C=["busybody", "A", "attack 20"], D=["force", "A", "attack 40"]).play()
    assert game.revealed[0] == "attack 40"
    assert "attack 04" in game.hand("C")
    assert "attack 20" in game.hand("D")


@ruling("busybody", 4)
def test_an_encounter_without_result_brings_neither_reward_nor_loss():
    @acts("planning.after_select", seat="E", layer=1)
    def stop(me):
        yield from me.g.call_off()
        me.g.go_to("end")

    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, probes=[stop], hands=HANDS)
    game.answers(C=["busybody", "A", "attack 20"]).play()
    assert game.result == "no result"
    assert len(game.hand("C")) == 2
    assert game.warp == {}


@ruling("busybody", 6)
def test_an_oracle_is_not_shown_the_new_card():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle", "C": "busybody"}, hands=HANDS)
    game.answers(C=["busybody", "A", "attack 20"]).play(until="reveal")
    assert game.view("B")["encounter"]["cards"]["offense"] == "face_down"
    assert "attack_20" not in heard(game, "B")
    game.play()
    assert game.revealed[0] == "attack 20"


@ruling("busybody", 11)
def test_with_fewer_than_three_ships_it_loses_what_there_is():
    @acts("reveal.turning", seat="E")
    def ruin(me):
        yield from me.g.lose([(2, 4, planet) for planet in range(10, 14)] + [(2, 2, 14)], "probe")

    game = scenario(gate={"A": 1}, aliens={"C": "busybody"}, probes=[ruin], hands=HANDS | {"B": "attack 40"})
    game.answers(C=["busybody", "A", "attack 20"]).play()
    assert game.warp["C"] == 18 + 2
