"""Fido."""

from tests.kit import check, rule, ruling, scenario

CARDS = {"A": "attack 08", "B": "attack 12"}


@check("fido", 1)
def test_an_accepted_card_brings_a_ship():
    game = scenario(gate={"A": 1}, warp={"D": 2}, aliens={"D": "fido"}, hands=CARDS)
    game.answers(D=["fido", "attack 12", "C", "ship"], C="fido.accept: yes").play()
    assert game.hand("C") == ["attack 12"]
    assert game.warp == {"A": 1, "D": 1}
    assert game.discard == ["attack 08"]


@check("fido", 2)
def test_a_refused_card_is_kept_without_a_prize():
    game = scenario(gate={"A": 1}, warp={"D": 2}, aliens={"D": "fido"}, hands={"A": "attack 30", "B": "attack 12"})
    game.answers(D=["fido", "attack 30", "C", "keep"], C="fido.accept: no").play()
    assert game.hand("D") == ["attack 30"]
    assert game.warp["D"] == 2


def test_a_refused_card_may_be_discarded_again():
    game = scenario(gate={"A": 1}, aliens={"D": "fido"}, hands=CARDS)
    game.answers(D=["fido", "attack 08", "C", "drop"], C="fido.accept: no").play()
    assert sorted(game.discard) == ["attack 08", "attack 12"]


@check("fido", 3)
@rule("R-POWER-7")
def test_super_both_cards_are_offered_one_after_the_other():
    hands = {"A": "negotiate", "B": "negotiate", "D": "fido flare"}
    game = scenario(gate={"A": 1}, aliens={"D": "fido"}, hands=hands, deck="morph, +5")
    game.answers(
        D=["fido", "negotiate", "A", "fido flare", "C", "card", "card"], A="fido.accept: yes", C="fido.accept: yes"
    )
    game.play()
    assert game.hand("A") == game.hand("C") == ["negotiate"]
    assert sorted(game.hand("D")) == ["fido flare", "morph", "reinforcement +5"]


@check("fido", 4)
def test_wild_the_opponent_takes_the_top_discard_and_the_player_draws():
    hands = {"A": "attack 08, fido flare", "B": "attack 12"}
    game = scenario(gate={"A": 1}, hands=hands, discard="morph, attack 01", deck="+5").answers(A="fido flare")
    game.play(until="select")
    assert "attack 01" in game.hand("B")
    assert sorted(game.hand("A")) == ["attack 08", "fido flare", "reinforcement +5"]
    assert game.discard == ["morph"]


def test_wild_not_with_an_empty_discard_pile():
    game = scenario(gate={"A": 1}, hands={"A": "attack 08, fido flare", "B": "attack 12"}).play()
    assert not any("fido flare" in asked.options for asked in game.asked)


def test_zapped_the_card_stays_in_the_discard_pile():
    game = scenario(gate={"A": 1}, aliens={"D": "fido"}, hands=CARDS | {"E": "cosmic zap"})
    game.answers(D=["fido", "attack 12", "C"], E="cosmic zap").play()
    assert "attack 12" in game.discard
    assert not game.was_asked("C", question="fido.accept")


@ruling("fido", 2)
def test_a_card_that_was_kept_is_no_candidate():
    game = scenario(gate={"A": 1}, aliens={"A": "clone", "D": "fido"}, hands=CARDS)
    game.answers(A="clone", D="fido").play(until="fido.whom")
    assert game.ask("D").args["what"] == ("face", "attack_12")


@ruling("fido", 1)
@ruling("chosen", 3)
def test_only_the_cards_that_resolved_the_encounter_can_be_fetched():
    hands = {"A": "attack 08", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen", "D": "fido"}, hands=hands, deck="attack 10, +2, +3")
    game.answers(A=["chosen", "add attack 10"], D="fido").play(until="fido.card")
    assert game.options("D") == ["attack 08", "attack 12"]


@ruling("fido", 4)
def test_it_may_offer_a_card_to_the_player_who_used_it():
    game = scenario(gate={"A": 1}, aliens={"D": "fido"}, hands=CARDS, deck="morph")
    game.answers(D=["fido", "attack 08", "A"], A="fido.accept: yes").play()
    assert game.hand("A") == ["attack 08"]
    assert game.hand("D") == ["morph"]


@ruling("fido", 3)
def test_a_card_that_was_never_shown_cannot_be_fetched():
    hands = {"A": "attack 04", "B": "attack 14"}
    game = scenario(gate={"A": 1}, aliens={"A": "gambler", "D": "fido"}, hands=hands)
    game.answers(A=["gambler", "attack 40"], D="fido").play(until="fido.whom")
    assert game.ask("D").args["what"] == ("face", "attack_14")


@ruling("fido", 5)
def test_an_encounter_card_that_the_offense_accepts_gives_it_a_second_encounter():
    hands = {"A": "attack 30", "B": "attack 12"}
    game = scenario(gate={"A": 1}, aliens={"D": "fido"}, hands=hands, deck="morph")
    game.answers(D=["fido", "attack 12", "A"], A="fido.accept: yes").play()
    assert game.was_asked("A", question="second encounter")


@rule("RD-4")
def test_an_encounter_card_of_the_reward_deck_can_be_fetched_and_goes_back_to_its_own_pile():
    game = scenario(
        gate={"A": 1}, aliens={"D": "fido"}, hands={"A": "attack 18", "B": "attack 40"}, options={"reward_deck": True}
    )  # fmt: skip
    game.answers(D=["fido", "attack 18", "C", "drop"], C="fido.accept: no").play()
    assert [card["card"] for card in game.view()["reward_deck"]["discard"]] == ["attack_18"]
    assert game.discard == ["attack 40"]
