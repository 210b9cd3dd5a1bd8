"""Chapter 27: what each comet does."""

from collections.abc import Callable

import pytest

from tests.kit import Scenario, rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}


@rule("CM-OUTAGE-1")
def test_power_outage_stops_every_use_and_nothing_reacts():
    game = scenario(
        start="destiny", destiny="power outage, B", options={"comets": True}, hands=CARDS | {"A": "attack 04"},
        aliens={"A": "tripler"},
    ).play()  # fmt: skip
    assert game.totals[0] == 4 + 1
    assert game.view()["seats"][0]["power"] == "active", "it works again when the encounter is over"
    assert not any("zapped" in line for line in game.told("C"))


@rule("CM-OUTAGE-1")
def test_power_outage_leaves_what_is_no_use():
    game = scenario(
        start="destiny", destiny="power outage, B", options={"comets": True}, aliens={"A": "macron"},
        hands={"A": "negotiate", "B": "attack 08, attack 06, attack 07"},
    ).play()  # fmt: skip
    assert len(game.hand("A")) == 2, "double compensation is no use"


@rule("CM-CONSOLATION-1")
@pytest.mark.parametrize(("hand", "taken"), [("attack 08, +2, +3, +5, morph, plague", 4), ("attack 08, +2", 1)])
def test_consolation_war_doubles_compensation(hand, taken):
    game = scenario(comet="consolation war", gate={"A": 2}, hands={"A": "negotiate", "B": hand}).play()
    assert len(game.hand("A")) == taken


@rule("CM-FREE-1")
def test_free_for_all_lets_nobody_stay_out():
    game = scenario(comet="free for all", start="alliance", gate={"A": 1}, hands=CARDS)
    game.answers(C=["defense", 2]).play(until="planning")
    assert game.invited == {"offense": ["C", "D", "E"], "defense": ["C", "D", "E"]}
    assert (game.role("C"), game.role("D"), game.role("E")) == ("defensive ally", "offensive ally", "offensive ally")
    assert (game.gate, game.ring) == ({"A": 1, "D": 1, "E": 1}, {"C": 2})
    assert not game.was_asked("A", question="invite")


@rule("CM-FREE-1")
def test_who_has_no_ship_stays_out_of_a_free_for_all():
    game = scenario(comet="free for all", start="alliance", gate={"A": 1}, hands=CARDS, warp={"C": 20},
                    homes={"C": 0}).play(until="planning")  # fmt: skip
    assert game.role("C") == "outsider"


@rule("CM-DANCE-1")
@pytest.mark.parametrize(("homes", "colonies", "most"), [(5, 2, 7), (2, 0, 2)])
def test_victory_dance_counts_colonies(homes, colonies, most):
    game = scenario(comet="victory dance", start="launch", hands=CARDS, homes={"A": homes}, colonies={"A": colonies})
    game.answer("A", "B1")
    assert game.refuses("A", most + 1)
    game.answer("A", most).play(until="alliance")
    assert game.gate == {"A": most}


@rule("CM-ODD-1")
@pytest.mark.parametrize(
    ("offense", "defense", "result"),
    [
        ("attack 01", "attack 40", "offense wins"),
        ("attack 40", "attack 05", "defense wins"),
        ("attack 07", "attack 09", "defense wins"),
        ("attack 40", "attack 06", "offense wins"),
        ("negotiate", "attack 06", "defense wins"),
    ],
)
def test_an_odd_way_to_win(offense, defense, result):
    game = scenario(comet="an odd way to win", gate={"A": 1}, hands={"A": offense, "B": defense}).play()
    assert game.result == result


@rule("CM-TENACIOUS-1")
@pytest.mark.parametrize(("card", "counts"), [("attack 10", 20), ("attack 01", 2), ("attack 11", 11), ("attack 00", 0)])
def test_tenacious_defense_doubles_small_attacks(card, counts):
    game = scenario(comet="tenacious defense", gate={"A": 1}, hands={"A": "attack 08", "B": card}).play()
    assert game.totals == (8 + 1, counts + 4)


@rule("CM-TENACIOUS-1")
def test_tenacious_defense_doubles_what_a_morph_copies():
    game = scenario(comet="tenacious defense", gate={"A": 1}, hands={"A": "attack 08", "B": "morph"}).play()
    assert game.totals == (8 + 1, 16 + 4)


@rule("CM-HALF-1")
def test_half_hearted_war_halves_attacks():
    game = scenario(comet="half hearted war", gate={"A": 1}, hands={"A": "attack 15", "B": "attack 06"}).play()
    assert game.totals == (7 + 1, 3 + 4)


@rule("CM-LONELY-1")
def test_on_a_lonely_front_the_defense_invites_nobody():
    game = scenario(comet="lonely front", start="alliance", gate={"A": 1}, hands=CARDS)
    game.answers(A="invite: C, D").play(until="planning")
    assert game.invited == {"offense": ["C", "D"], "defense": []}
    assert not game.was_asked("B", question="invite")


@rule("CM-GATE-1")
def test_a_small_gate_takes_two_ships_of_allies_too():
    game = scenario(comet="small gate", start="alliance", gate={"A": 1}, hands=CARDS)
    game.answers(A="invite: C", C="offense").play(until="ally_ships")
    assert game.refuses("C", 3)
    assert game.answer("C", 2).play(until="planning").gate == {"A": 1, "C": 2}


@rule("CM-OPEN-1")
def test_in_an_open_war_the_defense_lays_first_and_face_up():
    game = scenario(comet="open war", gate={"A": 1}, hands={"A": "attack 10, attack 12", "B": "attack 08, attack 06"})
    game.play(until="select")
    assert game.waiting == ["B"]
    game.answer("B", "attack 08")
    assert game.view("A")["encounter"]["cards"]["defense"]["card"] == "attack_08"
    assert game.waiting == ["A"]
    game.answers(A="attack 12").play()
    assert "A lays Attack 12 face up." in game.told("E")


@rule("CM-GENEROUS-1")
def test_a_generous_victor_gives_a_card():
    hands = {"A": "attack 20, +2, attack 12", "B": "attack 08"}
    game = scenario(comet="generous victor", gate={"A": 1}, hands=hands).answers(A=["attack 20", "+2"]).play()
    assert game.hand("B") == ["reinforcement +2"]
    assert game.hand("A") == ["attack 12"]


@rule("CM-GENEROUS-1")
def test_by_default_the_lowest_attack_is_given_and_nothing_out_of_an_empty_hand():
    hands = {"A": "attack 20, +2, attack 12, attack 14", "B": "attack 08"}
    game = scenario(comet="generous victor", gate={"A": 1}, hands=hands).answers(A="select: attack 20").play()
    assert game.hand("B") == ["attack 12"]
    game = scenario(comet="generous victor", gate={"A": 1}, hands={"A": "attack 20", "B": "attack 08"}).play()
    assert game.hand("B") == []


@rule("CM-PASS-1")
def test_narrow_pass_is_shown_in_the_total():
    game = scenario(comet="narrow pass", gate={"A": 1}, hands={"A": "attack 10", "B": "attack 08"}).play()
    assert game.totals == (10 + 1 - 2, 8 + 4)


@rule("CM-SPOILS-1")
def test_spoils_reward_the_allies_of_a_winning_offense():
    game = scenario(comet="spoils", gate={"A": 1, "C": 2, "D": 1}, hands={"A": "attack 20", "B": "attack 08"}).play()
    assert (len(game.hand("C")), len(game.hand("D"))) == (1, 1)
    assert game.ships("B1", "C") == 2
    lost = scenario(comet="spoils", gate={"A": 1, "C": 2}, hands={"A": "attack 04", "B": "attack 08"}).play()
    assert lost.hand("C") == []


@rule("CM-PEACE-1")
def test_a_slow_peace_costs_one_ship_each():
    game = scenario(comet="slow peace", gate={"A": 2}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A="refuse").play()
    assert game.warp == {"A": 1, "B": 1}


@rule("CM-STAND-1")
@pytest.mark.parametrize(("card", "result"), [("attack 08", "offense wins"), ("attack 09", "defense wins")])
def test_last_stand_gives_ties_to_the_offense(card, result):
    game = scenario(comet="last stand", gate={"A": 4}, hands={"A": "attack 08", "B": card}).play()
    assert game.result == result


EXPENSE = {"comet": "expense war", "gate": {"A": 1}}


@rule("CM-EXPENSE-1")
def test_an_expense_war_charges_every_card():
    hands = {"A": "attack 10, +2", "B": "attack 08, +3", "C": "emotion control"}
    game = scenario(**EXPENSE, hands=hands, lucre={"A": 7, "B": 3, "C": 2})
    game.answers(A="+2 for offense").play(until="resolution")
    assert game.still.purses[:3] == [3, 1, 2]
    assert "A pays 2 lucre for playing a card." in game.told("E")


@rule("CM-EXPENSE-1")
def test_without_two_lucre_only_the_encounter_card_is_played():
    hands = {"A": "attack 10, +2", "B": "attack 08"}
    game = scenario(**EXPENSE, hands=hands, lucre={"A": 1, "B": 0}).play(until="resolution")
    assert game.still.purses[:2] == [0, 0]
    assert not game.was_asked("A", question="reinforce")
    assert game.totals == (10 + 1, 8 + 4)


@rule("CM-EXPENSE-1")
def test_a_cancelled_card_is_paid_for_all_the_same():
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08", "D": "card zap"}
    game = scenario(**EXPENSE, hands=hands, lucre={"A": 9, "D": 2}, start="planning")
    game.play(until="resolution")
    assert game.still.purses[0] == 9 - 2
    assert "expense_war" not in scenario(start="destiny", options={"comets": True}).game.state.extra.faces


@rule("CM-SPOILS-1", "C-IONIC-1")
def test_ionic_gas_stops_the_spoils():
    game = scenario(comet="spoils", gate={"A": 1, "C": 2}, hands={"A": "attack 20", "B": "attack 04", "D": "ionic gas"})
    game.answers(D="ionic gas").play()
    assert (game.ships("B1", "C"), game.hand("C")) == (2, [])


def asked(text: str) -> Callable[[Scenario], bool]:
    """This question is open."""
    return lambda game: any(ask.text == text for ask in game.game.asks)


@rule("CM-GATE-1", "R-GEN-1")
def test_nothing_brings_more_than_two_ships_through_a_small_gate():
    said = {"aliens": {"D": "parasite"}, "techs": {"A": "plasma thrusters"}, "hands": CARDS | {"D": "parasite flare"}}
    game = scenario(start="launch", comet="small gate", **said)
    game.answers(A=["B1", "ships.committing: plasma thrusters"], D=["offense", "parasite flare"]).play(
        until=asked("launch")
    )
    assert game.refuses("A", {"A1": 3})
    game.answer("A", {"A1": 2}).answers(A="invite: D").play(until=asked("ally_ships"))
    assert game.refuses("D", {"D1": 3})
