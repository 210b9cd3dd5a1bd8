"""Cavalry."""

from tests.engine.aliens.test_miser import with_hoard
from tests.kit import acts, check, rule, ruling, scenario


@check("cavalry", 1)
def test_an_attack_is_added_to_its_side():
    hands = {"A": "attack 06", "B": "attack 14", "C": "attack 10"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry").play()
    assert game.totals == (21, 18)
    assert sorted(game.discard) == ["attack 06", "attack 10", "attack 14"]


@check("cavalry", 2)
@rule("R-COMP-2")
def test_its_negotiate_is_compensated_when_an_attack_wins():
    hands = {"A": "attack 20, +2, +3, +5", "B": "attack 05", "C": "negotiate"}
    game = scenario(gate={"A": 1}, ring={"C": 3}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry").play()
    assert len(game.hand("C")) == 3
    assert game.hand("B") == []


@check("cavalry", 3)
def test_it_does_nothing_beside_a_negotiate():
    hands = {"A": "attack 01", "B": "negotiate", "C": "attack 30"}
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry").play()
    assert game.result == "offense wins"


def test_the_main_player_collects_first():
    hands = {"A": "attack 20, +2, +3, +5", "B": "negotiate", "C": "negotiate"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, ring={"C": 3}, aliens={"C": "cavalry"}, hands=hands)
    game.answers(C="cavalry").play()
    assert len(game.hand("B")) == 2
    assert len(game.hand("C")) == 1


def test_zapped_the_card_stays_in_hand():
    hands = {"A": "attack 06", "B": "attack 14", "C": "attack 10", "D": "cosmic zap"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands)
    game.answers(C="cavalry", D="cosmic zap").play()
    assert game.totals[0] == 11
    assert game.hand("C") == ["attack 10"]


@rule("R-INFO-2")
def test_the_card_is_hidden_until_the_reveal():
    hands = {"A": "attack 06", "B": "attack 14", "C": "attack 10, quash"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry")
    game.play(until="reveal")
    assert "attack_10" not in str(game.view("A"))
    assert len(game.hand("C")) == 1


@ruling("cavalry", 4)
def test_a_deal_wastes_the_card():
    hands = {"A": "negotiate", "B": "negotiate", "C": "attack 10"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry").play()
    assert "attack 10" in game.discard


def test_super_an_ally_has_to_add_a_card():
    hands = {"A": "attack 06, cavalry flare", "B": "attack 14", "C": "attack 10, attack 12"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"A": "cavalry"}, hands=hands)
    game.answers(A="cavalry flare", C="cavalry.called: attack 12").play()
    assert game.totals[0] == 6 + 12 + 5


@rule("R-TIME-4")
def test_super_the_call_is_a_use_and_can_be_zapped():
    hands = {"A": "attack 06, cavalry flare", "B": "attack 14", "C": "attack 10", "D": "cosmic zap"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"A": "cavalry"}, hands=hands)
    game.answers(A="cavalry flare", D="cosmic zap").play()
    assert game.totals[0] == 6 + 5


def test_wild_the_opponent_draws_only_what_is_needed():
    hands = {"A": "attack 06, cavalry flare", "B": "quash"}
    game = scenario(gate={"A": 3}, hands=hands, deck="+2, attack 14, +3").answers(A="cavalry flare")
    game.play(until="select")
    assert sorted(game.hand("B")) == ["attack 14", "reinforcement +2"]
    game.play()
    assert len(game.hand("B")) == 1 + 6


@ruling("cavalry", 3)
def test_a_morph_cannot_be_added():
    hands = {"A": "attack 06", "B": "attack 14", "C": "morph, attack 10, negotiate"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands)
    game.answers(C="cavalry").play(until="cavalry.card")
    assert game.options("C") == ["attack 10", "negotiate"]


@ruling("cavalry", 3)
def test_beside_a_morph_that_copied_a_negotiate_it_does_nothing():
    hands = {"A": "morph", "B": "negotiate", "C": "attack 10"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry").play()
    assert game.result == "deal failed"
    assert "attack 10" in game.discard


@ruling("cavalry", 5)
def test_a_negotiate_on_the_winning_side_is_just_discarded():
    hands = {"A": "attack 20", "B": "attack 05, +2, +3", "C": "negotiate"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands).answers(C="cavalry").play()
    assert game.totals == (25, 9)
    assert "negotiate" in game.discard
    assert len(game.hand("B")) == 2
    assert game.hand("C") == []


@ruling("cavalry", 6)
def test_if_both_sides_lose_nobody_is_compensated():
    hands = {"A": "morph, +2, +3", "B": "attack 01, +2, +3", "C": "negotiate"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry"}, hands=hands, reprint={"attack 01": "morph"})
    game.answers(C="cavalry").play()
    assert game.result == "both lose"
    assert game.warp["C"] == 2
    assert game.hand("C") == []


@ruling("cavalry", 7)
def test_an_ally_who_is_gone_before_the_reveal_takes_the_card_back():
    @acts("reveal.turning")
    def repel(me):
        yield from me.g.dismiss([2])

    hands = {"A": "attack 06", "B": "attack 14", "C": "attack 10"}
    game = scenario(gate={"A": 3, "C": 2}, probes=[repel], aliens={"C": "cavalry"}, hands=hands)
    game.answers(C="cavalry").play()
    assert game.totals[0] == 6 + 3
    assert game.hand("C") == ["attack 10"]


@ruling("cavalry", 8)
@ruling("crystal", 7)
def test_a_crystal_neither_multiplies_nor_matches_the_added_card():
    hands = {"A": "attack 06", "B": "attack 40", "C": "attack 06", "D": "attack 06"}
    position = {"gate": {"A": 3, "C": 2, "D": 1}, "aliens": {"A": "crystal", "C": "cavalry"}, "hands": hands}
    game = scenario(**position).answers(C="cavalry", D="crystal.match: attack 06").play()
    assert game.totals[0] == 6 * 6 + 6 + 3 + 2 + 1
    hands = {"A": "attack 06", "B": "attack 40", "C": "attack 08", "D": "attack 08"}
    game = scenario(**(position | {"hands": hands})).answers(C="cavalry").play()
    assert game.totals[0] == 6 + 8 + 3 + 2 + 1
    assert not any("attack 08" in asked.options for asked in game.asked if asked.question == "crystal.match")


@rule("R-RESOLVE-9")
def test_without_a_result_the_card_returns():
    @acts("reveal.after_reveal")
    def leave(me):
        me.g.go_to("end")

    hands = {"A": "attack 06", "B": "attack 14", "C": "attack 10"}
    game = scenario(gate={"A": 3, "C": 2}, probes=[leave], aliens={"C": "cavalry"}, hands=hands)
    game.answers(C="cavalry").play()
    assert game.hand("C") == ["attack 10"]


def test_super_only_an_ally_can_be_called():
    hands = {"A": "attack 40, +2", "B": "attack 14, cavalry flare", "C": "attack 10", "D": "attack 12"}
    ships = {"B1": {"B": 2, "C": 3}}
    game = scenario(start="launch", ships=ships, aliens={"A": "berserker", "B": "cavalry"}, hands=hands)
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: B"], B=["invite: D, E", "cavalry flare"])
    game.answers(D="defense", E="defense").play(until="cavalry.ally")
    assert game.options("B") == ["D", "E"]


def test_wild_an_opponent_who_needs_two_encounter_cards_draws_two():
    hands = {"A": "attack 06, cavalry flare", "B": "attack 01"}
    game = scenario(gate={"A": 3}, aliens={"B": "deuce"}, hands=hands, deck="attack 14, +3, attack 12, +2")
    game.answers(A="cavalry flare").play(until="select")
    assert sorted(game.hand("B")) == ["attack 12", "attack 14", "reinforcement +3"]


@ruling("miser", 3)
def test_super_the_called_ally_may_take_the_card_out_of_a_hoard():
    position = {"gate": {"A": 3, "C": 2}, "aliens": {"A": "cavalry", "C": "miser"}}
    hands = {"A": "attack 06, cavalry flare", "B": "attack 14", "C": "attack 01"}
    game = with_hoard("attack 12", **position, hands=hands)
    game.answers(A="cavalry flare", C="cavalry.called: attack 12").play()
    assert "C uses Miser." in game.told("D")  # and says nothing of the card
    assert game.totals[0] == 6 + 12 + 5
    assert "attack 12" in game.discard
    game = with_hoard("attack 12", **position, hands=hands | {"D": "cosmic zap"})
    game.answers(A="cavalry flare").play(until="cavalry.called")
    assert game.answers(C="cavalry.called: attack 12", D="cosmic zap").play().totals[0] == 6 + 1 + 5


@rule("R-INFO-2")
def test_its_player_still_sees_the_hidden_card():
    hands = {"A": "attack 06", "B": "attack 14", "C": "attack 12", "D": "morph"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"C": "cavalry", "D": "busybody"}, hands=hands)
    game.answers(C=["cavalry", "attack 12"]).play(until=lambda game: game.view()["piles"])
    assert [card["card"] for pile in game.view("C")["own_piles"] for card in pile["cards"]] == ["attack_12"]
    assert "attack_12" not in str([game.view(viewer) for viewer in "ABD"])
