"""Gambler."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 14"}
B1 = {"B1": {"B": 2}}


@check("gambler", 1)
def test_an_accepted_statement_counts_and_the_card_goes_unseen_under_the_deck():
    game = scenario(gate={"A": 3}, ships=B1, aliens={"A": "gambler"}, hands=HANDS).answers(A=["gambler", "attack 40"])
    game.play()
    assert game.totals == (43, 16)
    assert game.result == "offense wins"
    assert game.deck[-1] == "attack 04"
    assert game.discard == ["attack 14"]


@rule("R-INFO-2")
def test_nobody_learns_the_card_of_an_accepted_statement():
    game = scenario(gate={"A": 3}, ships=B1, aliens={"A": "gambler"}, hands=HANDS).answers(A=["gambler", "attack 40"])
    game.play(until="resolution.outcome")
    for name in ("B", "C", None):
        view = game.view(name)["encounter"]
        assert (view["cards"]["offense"], view["stated"]) == ("face_down", {"offense": "attack_40"})
        assert "attack_04" not in str(game.heard(name)) + str(game.view(name))
    game.play()
    assert "attack_04" not in str(game.heard("B"))


@check("gambler", 2)
def test_a_lie_that_is_challenged_costs_the_gambler_ships():
    game = scenario(gate={"A": 3}, ships=B1, aliens={"A": "gambler"}, hands=HANDS)
    game.answers(A=["gambler", "attack 40"], B="yes").play()
    assert game.totals == (7, 16)
    assert game.warp == {"A": 6}


@check("gambler", 3)
def test_a_true_statement_that_is_challenged_costs_the_challenger_ships():
    hands = {"A": "attack 40", "B": "attack 14"}
    game = scenario(gate={"A": 3}, ships=B1, warp={"B": 3}, aliens={"A": "gambler"}, hands=hands)
    game.answers(A=["select: attack 40", "gambler", "attack 40"], B=["yes", {"B2": 2}]).play(
        until="reveal.after_reveal"
    )
    assert game.warp == {"B": 5}
    assert game.ships("B1", "B") == 2
    game.play()
    assert game.totals == (43, 16)
    assert game.warp == {"B": 7}


@check("gambler", 4)
@rule("R-COMP-1")
def test_an_accepted_negotiate_is_compensated():
    hands = {"A": "attack 01", "B": "attack 06, +2, +3, +5, quash, plague"}
    game = scenario(gate={"A": 4}, aliens={"A": "gambler"}, hands=hands).answers(A=["gambler", "negotiate"]).play()
    assert game.warp == {"A": 4}
    assert len(game.hand("A")) == 4


@check("gambler", 5)
def test_an_unseen_card_that_is_replaced_goes_under_the_deck_at_once():
    hands = {"A": "attack 04", "B": "attack 14"}
    game = scenario(gate={"A": 2}, ships=B1, aliens={"A": "gambler + chosen"}, hands=hands, deck="attack 15, +2, +3")
    game.answers(A=["gambler", "attack 30", "chosen", "replace attack 15"]).play(until="resolution")
    assert game.deck[-1] == "attack 04"
    game.play()
    assert game.totals[0] == 15 + 2
    assert "attack 15" in game.discard
    assert "attack_04" not in str(game.heard("B"))


def test_zapped_the_card_is_turned_up_and_nobody_loses_ships():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=HANDS | {"C": "cosmic zap"})
    game.answers(A=["gambler", "attack 40"], C="cosmic zap").play()
    assert game.revealed == ("attack 04", "attack 14")
    assert game.warp == {"A": 3}


@rule("R-REVEAL-1")
def test_the_opponents_card_is_turned_up_before_it_speaks():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=HANDS).answers(A="gambler")
    game.play(until="gambler.state")
    cards = game.view("A")["encounter"]["cards"]
    assert (cards["offense"], cards["defense"]["name"]) == ("face_down", "Attack 14")
    assert "attack 40" in game.options("A")
    assert "morph" in game.options("A")


@rule("R-REVEAL-2")
def test_an_opponents_morph_copies_the_statement():
    hands = {"A": "attack 04", "B": "morph"}
    game = scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=hands).answers(A=["gambler", "attack 20"]).play()
    assert game.totals == (23, 24)


@ruling("gambler", 4)
def test_a_stated_morph_copies_the_opponents_card_and_two_morphs_lose():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=HANDS).answers(A=["gambler", "morph"]).play()
    assert game.totals[0] == 14 + 3
    hands = {"A": "attack 04", "B": "morph"}
    game = scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=hands).answers(A=["gambler", "morph"]).play()
    assert game.result == "both lose"


@ruling("gambler", 1)
@ruling("oracle", 4)
def test_before_an_oracle_it_bluffs_at_once_and_the_oracle_selects_then():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler", "B": "oracle"}, hands=HANDS)
    game.answers(A=["gambler", "attack 40"]).play(until="gambler.challenge")
    assert game.selected == ("attack 04", None)
    game.play()
    assert game.totals[0] == 43
    assert sum("gambler" in asked.options for asked in game.asked) == 1


@ruling("oracle", 4)
def test_before_an_oracle_it_shows_its_card_if_it_does_not_bluff():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler", "B": "oracle"}, hands=HANDS).play(until="select")
    game.answer("A", "attack 04").play(until="select")
    assert game.view("B")["encounter"]["cards"]["offense"]["name"] == "Attack 04"
    game.play()
    assert sum("gambler" in asked.options for asked in game.asked) == 1


@ruling("gambler", 2)
@ruling("sorcerer", 6)
def test_after_a_switch_it_speaks_of_the_card_it_selected():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler", "B": "sorcerer"}, hands=HANDS)
    game.answers(B="sorcerer", A=["gambler", "attack 00"]).play()
    assert game.totals == (14 + 3, 0 + 4)
    assert game.deck[-1] == "attack 04"


@ruling("gambler", 3)
@ruling("filch", 2)
def test_filch_cannot_take_the_unseen_card():
    game = scenario(gate={"A": 3}, aliens={"A": "gambler", "B": "filch"}, hands=HANDS).answers(
        A=["gambler", "attack 40"]
    )
    game.play()
    assert not any("filch" in asked.options for asked in game.asked)


@rule("R-POWER-7")
def test_super_the_stakes_are_raised():
    hands = {"A": "attack 04, gambler flare", "B": "attack 14"}
    game = scenario(gate={"A": 1}, aliens={"A": "gambler"}, hands=hands)
    game.answers(A=["gambler", "attack 40", "gambler flare", 5], B="yes").play(until="reveal.after_reveal")
    assert game.warp == {"A": 6}


def test_wild_the_spread_is_added_if_the_cards_differ_that_much():
    for spread, total in ((10, 14), (11, 4)):
        hands = {"A": "attack 04, gambler flare", "B": "attack 14"}
        game = scenario(gate={"A": 1}, hands=hands).answers(A=["gambler flare", spread]).play()
        assert game.totals[0] == total + 1


def test_by_default_it_shows_its_card():
    assert scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=HANDS).play().totals == (7, 18)


@rule("R-WIN-7")
@ruling("gambler", 6)
def test_after_the_game_the_unseen_card_is_shown():
    game = scenario(gate={"A": 3}, ships=B1, colonies={"A": 4}, aliens={"A": "gambler"}, hands=HANDS)
    game.answers(A=["gambler", "attack 40"]).play()
    assert game.winners == ["A"]
    assert game.view()["encounter"]["cards"]["offense"]["name"] == "Attack 04"


@ruling("gambler", 3)
def test_the_clone_in_its_seat_cannot_keep_the_unseen_card():
    game = scenario(gate={"A": 3}, ships=B1, aliens={"A": "gambler + clone"}, hands=HANDS)
    game.answers(A=["gambler", "attack 40"]).play()
    assert not any("clone" in asked.options for asked in game.asked)
    assert game.deck[-1] == "attack 04"


@ruling("gambler", 5)
def test_ships_lost_by_a_challenge_are_not_paid_for():
    hands = {"A": "negotiate", "B": "attack 14, +2, +3, +5, quash, plague"}
    game = scenario(gate={"A": 2}, ships=B1, aliens={"A": "gambler"}, hands=hands)
    game.answers(A=["gambler", "attack 40"], B="gambler.challenge: yes").play()
    assert game.warp == {"A": 4}
    assert len(game.hand("A")) == 2


def test_stakes_and_spread_have_their_limits():
    hands = {"A": "attack 04, gambler flare", "B": "attack 14"}
    game = scenario(gate={"A": 1}, aliens={"A": "gambler"}, hands=hands)
    game.answers(A=["gambler", "attack 40", "gambler flare"]).play(until="gambler.stakes")
    assert game.refuses("A", {"stakes": 21})
    assert game.refuses("A", {"stakes": 0})
    game = scenario(gate={"A": 1}, hands=hands).answers(A="gambler flare").play(until="gambler.spread")
    assert game.refuses("A", {"spread": 0})
    assert game.refuses("A", {"spread": 100})


@rule("R-POWER-5")
def test_looking_first_and_showing_early_are_no_uses():
    for aliens in ({"A": "gambler"}, {"A": "gambler", "B": "oracle"}):
        game = scenario(gate={"A": 3}, aliens=aliens, hands=HANDS | {"C": "cosmic zap"}).play()
        assert not any("Gambler" in line for line in game.told(kind="use"))


@rule("RD-4")
def test_an_unseen_card_of_the_reward_deck_goes_under_that_deck():
    hands = {"A": "attack 18", "B": "attack 10"}
    game = scenario(gate={"A": 3}, aliens={"A": "gambler"}, hands=hands, options={"reward_deck": True})
    game.answers(A=["gambler", "attack 40"]).play()
    assert (game.view()["reward_deck"]["cards"], game.view()["reward_deck"]["discard"]) == (32, [])
    assert game.game.face(game.game.state.reward.deck[0]).id == "attack_18"
    assert "attack_18" not in str([game.view("B"), game.heard("B")])


def test_against_a_chronos_an_unseen_card_is_set_aside_face_down_and_comes_back_unseen():
    hands = {"A": "attack 04, attack 01, +2", "B": "attack 15, attack 09"}
    game = scenario(gate={"A": 3}, aliens={"A": "gambler", "B": "chronos"}, hands=hands)
    game.answers(A=["select: attack 04", "gambler", "attack 40", "select: attack 01"])
    game.answers(B=["select: attack 15", "chronos", "select: attack 15"]).play()
    assert game.totals[0] == 1 + 3
    assert sorted(game.hand("A")) == ["attack 04", "reinforcement +2"]
    assert "attack_04" not in str([game.view("B"), game.heard("B"), game.view("C")])


def test_a_stated_negotiate_that_an_empath_replaces_goes_under_its_deck():
    hands = {"A": "attack 04", "B": "attack 08", "C": "attack 30, empath flare"}
    game = scenario(gate={"A": 2}, ring={"C": 1}, aliens={"A": "gambler", "C": "empath"}, hands=hands)
    game.answers(A=["gambler", "gambler.state: negotiate"], C="empath flare").play()
    assert game.totals[0] == 30 + 2
    assert game.hand("C") == ["empath flare"]
    assert sorted(game.discard) == ["attack 08", "attack 30"]
    assert game.game.face(game.game.state.deck[0]).id == "attack_04"
