"""Force."""

from tests.kit import Scenario, acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 06", "C": "attack 20, negotiate"}


def heard(game: Scenario, name: str) -> str:
    """What a seat was told and sees before the reveal."""
    return str([event for event in game.heard(name) if event["kind"] != "revealed"]) + str(game.view(name))


@check("force", 1)
def test_a_swapped_card_that_wins_brings_three_rewards():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS).answers(C=["force", "B", "attack 20"]).play()
    assert game.totals == (11, 24)
    assert "attack 06" in game.hand("C")
    assert len(game.hand("C")) == 2 + 3


@check("force", 2)
def test_one_that_loses_costs_two_ships_and_consoles_the_player():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS | {"B": "attack 40"})
    game.answers(C=["force", "A", "attack 20"]).play()
    assert game.warp == {"A": 1, "C": 2}
    assert len(game.hand("A")) == 1


@check("force", 3)
def test_an_ally_without_the_flare_is_not_offered_it():
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "force"}, hands=HANDS).play()
    assert not any("force" in asked.options for asked in game.asked)


@ruling("force", 2)
def test_only_looking_has_no_effect():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS).answers(C=["force", "B"]).play()
    assert game.totals == (11, 10)
    assert sorted(game.hand("C")) == ["attack 20", "negotiate"]
    assert game.warp == {"B": 4}


@rule("R-INFO-2")
def test_the_player_may_look_at_the_new_card_and_nobody_else():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS)
    game.answers(C=["force", "B", "attack 20"]).play(until="reveal")
    assert "attack_20" in str(game.heard("B"))
    assert "attack_20" not in heard(game, "A")


def test_zapped_it_sees_nothing():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(C=["force", "B"], D="cosmic zap").play(until="reveal")
    assert "attack_06" not in heard(game, "C")


@rule("R-POWER-7")
def test_super_as_an_ally():
    hands = HANDS | {"C": "attack 20, force flare"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "force"}, hands=hands)
    game.answers(C=["force", "A", "attack 20"]).play()
    assert game.totals[0] == 20 + 2


def test_wild_a_gift_that_is_played_rewards_both():
    hands = {"A": "attack 04", "B": "attack 10", "C": "attack 40, force flare"}
    game = scenario(start="launch", hands=hands)
    game.answers(C=["force flare", "A"], A="select: attack 40").play()
    assert game.result == "offense wins"
    assert len(game.hand("C")) == 1 + 2
    assert len(game.hand("A")) == 1 + 2


def test_wild_a_gift_that_is_kept_costs_a_ship():
    hands = {"A": "attack 04", "B": "attack 10", "C": "attack 40, force flare"}
    game = scenario(start="launch", hands=hands).answers(C=["force flare", "A"]).play()
    assert game.warp == {"A": 1, "C": 1}


def test_wild_a_played_reinforcement_counts():
    hands = {"A": "attack 04", "B": "attack 10", "C": "+5, force flare"}
    game = scenario(start="launch", hands=hands).answers(C=["force flare", "A"], A="+5 for offense").play()
    assert len(game.hand("C")) == 1 + 2
    assert "C" not in game.warp


@ruling("force", 1)
def test_only_an_encounter_card_may_be_swapped_in():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS | {"C": "attack 20, quash, +3, negotiate"})
    game.answers(C=["force", "B"]).play(until="force.card")
    assert game.options("C") == ["no", "attack 20", "negotiate"]


@ruling("force", 3)
def test_with_fewer_than_two_ships_it_loses_what_there_is_and_the_reward_is_given():
    @acts("reveal.turning", seat="E")
    def ruin(me):
        yield from me.g.lose([(2, 4, planet) for planet in range(10, 14)] + [(2, 3, 14)], "probe")

    game = scenario(gate={"A": 1}, aliens={"C": "force"}, probes=[ruin], hands=HANDS | {"B": "attack 40"})
    game.answers(C=["force", "A", "attack 20"]).play()
    assert game.warp["C"] == 19 + 1
    assert len(game.hand("A")) == 1


@ruling("force", 7)
def test_what_follows_a_use_comes_though_the_power_is_lost():
    game = scenario(gate={"A": 1}, aliens={"C": "force"}, hands=HANDS)
    game.answers(C=["force", "B", "attack 20"]).play(until="reveal")
    game.game.state.powers[0].up = False
    game.play()
    assert len(game.hand("C")) == 2 + 3


@ruling("force", 6)
def test_of_a_deuce_the_encounter_card_alone_is_looked_at():
    hands = HANDS | {"A": "attack 10, attack 12, quash"}
    game = scenario(gate={"A": 1}, aliens={"A": "deuce", "C": "force"}, hands=hands)
    game.answers(A="select: attack 10", C=["force", "A"]).play(until="reveal")
    told = str([event for event in game.heard("C") if not event["kind"].endswith("revealed")])
    assert "attack_10" in told
    assert "attack_12" not in told
