"""Trader."""

from tests.kit import acts, changes, check, rule, ruling, scenario

BLUE = "attack 04, attack 06, attack 08, attack 10, attack 12, attack 20, +2, +3, morph"


@check("trader", 1)
def test_whole_hands_change_places():
    hands = {"A": "attack 00, negotiate", "B": BLUE}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader").play(until="select")
    assert len(game.hand("A")) == 9
    assert sorted(game.hand("B")) == ["attack 00", "negotiate"]
    assert {k["card"]["name"] for k in game.view("A")["known"]} == {"Attack 00", "Negotiate"}
    assert game.view("C")["known"] == []


@check("trader", 2)
@ruling("trader", 2)
def test_a_defense_without_encounter_card_draws_first():
    hands = {"A": "attack 04, attack 06, attack 08, +2, +3", "B": "quash"}
    deck = "attack 12, attack 13, attack 14, attack 15, negotiate, negotiate, negotiate, morph"
    game = scenario(gate={"A": 1}, aliens={"B": "trader"}, hands=hands, deck=deck).answers(B="trader")
    game.play(until="select")
    assert game.discard == ["quash"]
    assert len(game.hand("A")) == 8
    assert "morph" in game.hand("A")
    assert len(game.hand("B")) == 5


@check("trader", 3)
@ruling("trader", 2)
def test_an_offense_without_encounter_card_cannot_trade():
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands={"A": "quash, plague", "B": BLUE}).play()
    assert not any("trader" in asked.options for asked in game.asked)
    assert sorted(game.hand("A")) == ["plague", "quash"]


@rule("R-START-1")
def test_an_offense_draws_no_new_hand_for_the_trade_with_a_deuce_that_would_need_two_cards_either():
    hands = {"A": "attack 00, quash", "B": BLUE}
    game = scenario(gate={"A": 1}, aliens={"A": "trader + deuce"}, hands=hands).answers(A="trader").play(until="select")
    assert sorted(game.hand("B")) == ["attack 00", "quash"]
    assert (len(game.hand("A")), game.discard) == (9, [])


@check("trader", 4)
def test_zapped_both_keep_their_hands():
    hands = {"A": "attack 00, negotiate", "B": BLUE, "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader", C="cosmic zap")
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 00", "negotiate"]


def test_the_super_flare_trades_with_anybody():
    hands = {"A": "attack 00, trader flare", "B": BLUE, "D": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A=["trader", "trader flare", "d"])
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 40", "trader flare"]
    assert game.hand("D") == ["attack 00"]


def test_super_the_opponent_is_none_of_the_other_players_it_may_trade_with():
    hands = {"A": "attack 00, trader flare", "B": BLUE, "D": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A=["trader", "trader flare"])
    game.play(until="trader.whom")
    assert game.options("A") == ["C", "D", "E"]


def test_the_wild_side_takes_a_card_and_gives_one_back():
    hands = {"A": "attack 00, trader flare", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands).answers(A=["trader flare", "attack 00"])
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 40", "trader flare"]
    assert game.hand("B") == ["attack 00"]


@changes("hand.safe")
def nobody_takes_from_b(me, cards, seat):
    return [*me.g.state.hands[1]] if seat == 1 else cards


def test_wild_where_no_card_can_be_taken_none_is_given_back():
    hands = {"A": "attack 00, trader flare", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands, probes=[nobody_takes_from_b])
    game.answers(A="trader flare").play(until="select")
    assert (sorted(game.hand("A")), game.hand("B")) == (["attack 00", "trader flare"], ["attack 40"])


@ruling("trader", 1)
def test_after_the_exchange_it_is_too_late_for_a_zap():
    hands = {"A": "attack 00, negotiate", "B": BLUE, "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader").play(until="select")
    assert [asked.moment for asked in game.asked if "cosmic zap" in asked.options] == ["announced.use"]
    assert len(game.hand("A")) == 9


@ruling("trader", 3)
def test_a_hand_without_encounter_card_is_traded_as_it_is():
    hands = {"A": "attack 00", "B": "quash, plague"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader").play()
    assert game.result == "no result"
    assert sorted(game.hand("A")) == ["plague", "quash"]


@ruling("trader", 3)
def test_a_defense_that_got_a_hand_without_encounter_card_draws_a_new_one():
    @acts("alliance.after_formed", seat="E")
    def strip(me):
        g = me.g
        attacks = [card for card in g.state.hands[0] if g.face(card).encounter]
        yield from g.discard_from_hand(0, attacks, "probe")

    hands = {"A": "attack 06, quash", "B": "attack 00"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "trader"}, probes=[strip], hands=hands)
    game.answers(B="trader").play(until="select")
    assert game.hand("A") == ["attack 00"]
    assert len(game.hand("B")) == 8
    assert "quash" in game.discard


@ruling("trader", 4)
def test_flares_just_gained_may_be_played():
    hands = {"A": "attack 40", "B": "attack 06, tripler flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A=["trader", "tripler flare"]).play()
    assert game.totals == (7, 14 + 4)
    assert game.hand("A") == ["tripler flare"]


@ruling("trader", 5)
def test_super_a_third_player_without_encounter_cards_keeps_what_it_got():
    hands = {"A": "quash, attack 04, trader flare", "B": "attack 06", "D": "attack 40, morph"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands)
    game.answers(A=["trader", "trader flare", "d"]).play(until="select")
    assert sorted(game.hand("D")) == ["attack 04", "quash"]
    assert sorted(game.hand("A")) == ["attack 40", "morph", "trader flare"]


@ruling("trader", 6)
def test_while_it_is_announced_only_answers_may_be_played():
    hands = {"A": "attack 00, negotiate", "B": "attack 08, mirror flare, cosmic zap, amoeba flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader").play(until="announced.use")
    assert game.options("B") == ["pass", "cosmic zap"]


@ruling("trader", 9)
def test_an_oracle_looks_after_the_trade():
    hands = {"A": "attack 00", "B": "attack 20, attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader", "B": "oracle"}, hands=hands).answers(A="trader")
    game.play(until="select")
    assert game.waiting == ["A"]
    assert game.options("A") == ["attack 20", "attack 40"]


def test_super_card_zapped_it_trades_with_its_opponent():
    hands = {"A": "attack 00, trader flare", "B": "attack 20", "C": "card zap", "D": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands)
    game.answers(A=["trader", "trader flare", "d"], C="card zap").play(until="select")
    assert (game.hand("A"), game.hand("B"), game.hand("D")) == (["attack 20"], ["attack 00"], ["attack 40"])
