"""Extortionist."""

from tests.kit import acts, check, rule, ruling, scenario

LOSE = {"A": "attack 04", "B": "attack 40"}


@check("extortionist", 1)
def test_half_of_a_new_hand_is_taken():
    game = scenario(gate={"A": 1}, aliens={"C": "extortionist"}, hands={"A": "attack 10", "B": "quash"},
                    deck="attack 04, attack 06, morph, negotiate, +2, +3")  # fmt: skip
    game.answers(C="extortionist").play(until="select")
    assert len(game.hand("B")) == 4
    assert len(game.hand("C")) == 4


@check("extortionist", 2)
def test_of_three_cards_of_compensation_it_gets_one():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5"}
    game = scenario(gate={"A": 3}, aliens={"C": "extortionist"}, hands=hands).answers(C="extortionist").play()
    assert len(game.hand("A")) == 2
    assert len(game.hand("C")) == 1


@check("extortionist", 3)
def test_a_ship_buys_the_cards_free():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE)
    game.answers(C=["extortionist", "D3"], D="extortionist.pay: yes").play()
    assert len(game.hand("D")) == 2
    assert game.warp == {"A": 1, "D": 1}
    assert game.ships("D3", "D") == 3


@check("extortionist", 4)
@ruling("extortionist", 1)
def test_half_of_one_card_is_nothing():
    game = scenario(gate={"A": 1}, ring={"D": 1}, aliens={"C": "extortionist"}, hands=LOSE).play()
    assert not any("extortionist" in asked.options for asked in game.asked)


def test_zapped_the_cards_arrive():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE | {"E": "cosmic zap"})
    game.answers(C="extortionist", E="cosmic zap").play()
    assert len(game.hand("D")) == 2


@rule("R-INFO-2")
def test_only_it_sees_what_it_takes():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE, deck="morph, attack 30")
    game.answers(C="extortionist").play()
    assert "morph" in str(game.heard("C", kind="extortionist.extorted"))
    for name in "ABDE":
        assert "morph" not in str(game.heard(name))
    assert game.hand("C") == ["morph"]


def test_cards_given_in_a_deal_are_safe():
    game = scenario(gate={"A": 1}, aliens={"C": "extortionist"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert not any("extortionist" in asked.options for asked in game.asked)


@rule("R-POWER-7")
def test_super_the_ship_is_refused():
    hands = LOSE | {"C": "extortionist flare"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=hands)
    game.answers(C=["extortionist", "extortionist flare"], D="extortionist.pay: yes").play()
    assert len(game.hand("D")) == 1
    assert len(game.hand("C")) == 2
    assert game.warp == {"A": 1}


def test_wild_a_failed_deal_costs_the_opponent_twice():
    hands = {"A": "negotiate, extortionist flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="extortionist flare").play()
    assert game.warp == {"B": 6}


@ruling("extortionist", 2)
@rule("R-PLANNING-2")
def test_what_is_left_of_a_new_hand_is_looked_at_and_another_may_follow():
    @acts("planning.before_select", seat="E", layer=-1)
    def strip(me):
        yield from me.g.discard_from_hand(1, [c for c in me.g.state.hands[1] if me.g.face(c).encounter], "probe")

    deck = "emotion control, plague, +2, +3, +5, cosmic zap, card zap, mobius tubes, " + 4 * "attack 08, " + "morph"
    game = scenario(gate={"A": 1}, aliens={"C": "extortionist"}, hands={"A": "attack 10", "B": "quash"}, deck=deck)
    game.answers(C=["extortionist", "extortionist"]).play(until="select")
    assert len(game.hand("C")) == 8
    assert len(game.hand("B")) == 4


@ruling("extortionist", 3)
def test_a_refunded_card_is_not_counted():
    hands = LOSE | {"E": "morph"}
    game = scenario(
        gate={"A": 1}, ring={"D": 3}, aliens={"B": "assessor", "C": "extortionist"}, hands=hands,
        deck="attack 30, attack 20",
    )  # fmt: skip
    g = game.game
    card = g.state.hands[4][0]
    g.from_hand(card, 4)
    g.pile(g.state.powers[0], "assessed").cards.append(card)
    game.answers(B="assessor", C="extortionist").play()
    assert "morph" in game.hand("D")
    assert len(game.hand("D")) == 2
    assert len(game.hand("C")) == 1


@ruling("extortionist", 4)
def test_two_of_them_take_from_what_is_left():
    hands = {"A": "attack 10", "B": "quash"}
    game = scenario(gate={"A": 1}, aliens={"C": "extortionist", "D": "extortionist"}, hands=hands,
                    deck="attack 04, attack 06, morph, negotiate, +2, +3, attack 08, attack 12")  # fmt: skip
    game.answers(C="extortionist", D="extortionist").play(until="select")
    assert [len(game.hand(name)) for name in "BCD"] == [2, 4, 2]


@ruling("extortionist", 5)
def test_who_has_no_ship_in_a_colony_cannot_pay():
    game = (
        scenario(gate={"A": 1}, ring={"D": 2}, homes={"D": 0}, warp={"D": 18}, aliens={"C": "extortionist"}, hands=LOSE)
        .answers(C="extortionist")
        .play()
    )
    assert not game.was_asked("D", "extortionist.pay")
    assert len(game.hand("C")) == 1


@ruling("extortionist", 6)
@rule("R-COMP-2")
def test_the_ship_that_is_paid_does_not_count_as_lost_in_the_encounter():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5, morph, quash"}
    game = scenario(gate={"A": 2}, aliens={"C": "extortionist"}, hands=hands)
    game.answers(A="extortionist.pay: yes", C="extortionist").play()
    assert len(game.hand("A")) == 2
    assert game.warp == {"A": 3}


@ruling("extortionist", 9)
def test_a_tax_is_no_draw():
    hands = {"A": "attack 10, negotiate, +2, +3", "B": "attack 04"}
    game = scenario(start="launch", aliens={"C": "assessor", "D": "extortionist"}, hands=hands)
    game.answers(A={"A1": 3}).play()
    assert len(game.hand("A")) < 4
    assert not any("extortionist" in asked.options for asked in game.asked)


@ruling("connoisseur", 3)
def test_a_connoisseur_judges_what_reaches_its_hand():
    game = scenario(gate={"A": 1}, ring={"D": 4}, aliens={"C": "extortionist", "D": "connoisseur"}, hands=LOSE,
                    deck="morph, +2, +3, +5, attack 30, attack 20")  # fmt: skip
    game.answers(C="extortionist", D="connoisseur").play(until="connoisseur.cards")
    assert len(game.options("D")) == 2
    assert len(game.hand("C")) == 2


@ruling("grief", 8)
def test_half_of_what_a_grief_draws_is_taken():
    game = scenario(gate={"A": 3}, aliens={"A": "grief", "C": "extortionist"}, hands=LOSE)
    game.answers(A="grief", C="extortionist").play()
    assert (len(game.hand("A")), len(game.hand("C"))) == (2, 1)
