"""Hacker."""

from tests.kit import check, ruling, scenario

SEVEN = "attack 01, attack 04, attack 05, morph, +2, +3, quash"


@check("hacker", 1)
@ruling("hacker", 1)
def test_another_player_pays_and_the_hacker_picks():
    hands = {"A": "attack 40, +5", "B": "negotiate", "D": SEVEN}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(B=["hacker", "D", "compensation: morph, +3, quash"]).play()
    assert sorted(game.hand("B")) == ["morph", "quash", "reinforcement +3"]
    assert len(game.hand("D")) == 4
    assert game.hand("A") == ["reinforcement +5"]
    assert "B looks at the hand of D." in game.told("C")


@check("hacker", 2)
def test_as_payer_it_picks_what_it_pays():
    hands = {"A": "attack 40, +5, +3, +2, morph, quash", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "hacker"}, hands=hands)
    game.answers(A=["select: attack 40", "hacker", "compensation: +2, +3"]).play()
    assert game.hand("A") == ["reinforcement +5", "morph", "quash"]
    assert sorted(game.hand("B")) == ["reinforcement +2", "reinforcement +3"]


@check("hacker", 3)
def test_zapped_it_takes_at_random_from_the_opponent():
    hands = {"A": "attack 40, +5, +3, +2, negotiate", "B": "negotiate", "C": "cosmic zap", "D": SEVEN}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(A="select: attack 40", B=["hacker", "D"], C="cosmic zap").play()
    assert (len(game.hand("A")), len(game.hand("B")), len(game.hand("D"))) == (1, 3, 7)
    assert not game.told(kind="shown")


@check("hacker", 4)
def test_wild_the_opponent_gets_no_compensation():
    hands = {"A": "attack 40, +5, hacker flare", "B": "negotiate"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="hacker flare").play()
    assert game.hand("B") == []
    assert game.hand("A") == ["reinforcement +5", "hacker flare"]


def test_super_cards_are_handed_over_in_return():
    hands = {"A": "attack 40", "B": "negotiate, hacker flare, attack 08", "D": SEVEN}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(B=["select: negotiate", "hacker", "compensation: +2, +3", "hacker flare", "attack 08"]).play()
    assert "attack 08" in game.hand("D")
    assert sorted(game.hand("B")) == ["hacker flare", "reinforcement +2", "reinforcement +3"]


@ruling("hacker", 7)
def test_a_player_with_too_few_cards_gives_all():
    hands = {"A": "attack 40, +5", "B": "negotiate", "D": "morph"}
    game = scenario(gate={"A": 2}, aliens={"B": "hacker"}, hands=hands).answers(B=["hacker", "D"]).play()
    assert game.hand("B") == ["morph"]
    assert game.hand("D") == []


@ruling("hacker", 4)
def test_against_the_wild_side_nothing_is_collected_at_all():
    hands = {"A": "attack 40, +5, hacker flare", "B": "negotiate", "D": SEVEN}
    game = scenario(gate={"A": 2}, aliens={"B": "hacker"}, hands=hands).answers(A="hacker flare").play()
    assert game.hand("B") == []
    assert len(game.hand("D")) == 7


def test_by_default_the_power_is_not_used():
    hands = {"A": "attack 40, +5, +3, +2, negotiate", "B": "negotiate", "D": SEVEN}
    game = scenario(gate={"A": 2}, aliens={"B": "hacker"}, hands=hands).answers(A="select: attack 40").play()
    assert len(game.hand("D")) == 7
    assert len(game.hand("B")) == 4


@ruling("hacker", 2)
def test_without_compensation_it_has_nothing_to_work_on():
    hands = {"A": "attack 40, +5", "B": "negotiate", "C": "ionic gas", "D": SEVEN}
    game = scenario(gate={"A": 2}, aliens={"B": "hacker"}, hands=hands).answers(C="ionic gas").play()
    assert game.hand("B") == []
    assert not any("hacker" in asked.options for asked in game.asked)


@ruling("hacker", 3)
def test_it_picks_before_any_reward_is_taken():
    hands = {"A": "negotiate", "B": "attack 40", "C": "quash"}
    game = scenario(gate={"A": 2}, ring={"C": 1}, aliens={"A": "hacker"}, hands=hands, deck="morph")
    game.answers(A="hacker").play()
    assert game.hand("A") == ["quash"]
    assert game.hand("C") == ["morph"]
    assert game.passed.index("resolution.compensation") < game.passed.index("resolution.rewards")


@ruling("hacker", 4)
def test_wild_it_is_no_use_once_another_player_is_to_pay():
    hands = {"A": "attack 40, hacker flare", "B": "negotiate", "D": SEVEN}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(B=["hacker", "D"]).play(until=lambda game: game.state.encounter.owed[1:2] == [3])
    seen = len(game.asked)
    game.play()
    assert len(game.hand("B")) == 2
    assert not any("hacker flare" in asked.options for asked in game.asked[seen:])


@ruling("hacker", 5)
def test_super_cards_just_taken_may_be_given_back():
    hands = {"A": "attack 40", "B": "negotiate, hacker flare", "D": SEVEN}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(B=["hacker", "compensation: morph, quash", "hacker flare", "quash"]).play()
    assert sorted(game.hand("B")) == ["hacker flare", "morph"]
    assert "quash" in game.hand("D")


def test_each_of_the_three_is_for_its_own_side_of_the_payment():
    hands = {"A": "attack 40, +5, +3, hacker flare", "B": "negotiate", "D": SEVEN}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}}, aliens={"A": "hacker"}, hands=hands).answers(A="hacker")
    game.play(until="compensation")
    assert game.waiting == ["A"], "as the payer it picks out of its own hand and names nobody"
    assert len(game.options("A")) == 3
    game.play()
    assert len(game.hand("D")) == 7
    hands = {"A": "attack 40, +5, +3", "B": "negotiate, hacker flare"}
    game = scenario(gate={"A": 2}, hands=hands).play()
    assert not any("hacker flare" in asked.options for asked in game.asked), "who collects does not stop it"


def test_super_after_a_payer_has_hidden_cards():
    hands = {
        "A": "attack 20, attack 01",
        "B": "negotiate, hacker flare, quash",
        "D": "miser flare, +2, +3, +5, attack 30",
    }
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "hacker"}, hands=hands)
    game.answers(
        A="select: attack 20",
        B=["hacker", "D", "compensation: +2, +3", "hacker flare", "hacker.return: quash"],
        D=["miser flare", "miser.protect: attack 30"],
    ).play()
    assert sorted(game.hand("B")) == ["hacker flare", "reinforcement +2", "reinforcement +3"]
    assert sorted(game.hand("D")) == ["attack 30", "miser flare", "quash", "reinforcement +5"]
