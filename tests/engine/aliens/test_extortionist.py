"""Extortionist."""

from tests.engine.aliens.test_phantom import holograms, sheet
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
def test_a_hand_without_encounter_cards_after_it_is_drawn_again_and_extorted_again():
    deck = "+2, +3, +2, +3, quash, plague, force field, ionic gas"
    game = scenario(
        start="launch", aliens={"C": "extortionist"}, hands={"A": "attack 10", "B": "cosmic zap"}, deck=deck
    )
    game.answers(C=["extortionist", "extortionist"]).play(until="select")
    assert len(game.hand("B")) == 4
    assert len(game.hand("C")) == 4 + 4
    assert sum(line.startswith("C extorts 4 cards") for line in game.told()) == 2


@ruling("extortionist", 3)
@ruling("assessor", 3)
def test_of_a_draw_with_a_refund_it_takes_half_of_what_is_drawn():
    for extortionist, assessor in ("CE", "EC"):
        aliens = {assessor: "assessor", extortionist: "extortionist"}
        game = scenario(gate={"A": 1}, ring={"D": 4}, aliens=aliens, hands=LOSE)
        g = game.game
        power = next(power for power in g.state.powers if power.alien == "assessor")
        card = g.state.deck.pop()
        g.pile(power, "assessed").cards.append(card)
        game.answers(**{assessor: "assessor", extortionist: "extortionist"}).play()
        assert len(game.hand(extortionist)) == 1
        assert len(game.hand("D")) == 2 + 1
        assert card in g.state.hands[3]


@ruling("extortionist", 4)
def test_a_second_extortion_works_on_what_the_first_has_left():
    aliens = {"C": "extortionist", "D": "extortionist"}
    game = scenario(start="launch", aliens=aliens, hands={"A": "attack 10", "B": "quash"})
    game.answers(C="extortionist", D="extortionist").play(until="select")
    assert [len(game.hand(name)) for name in "BCD"] == [2, 4, 2]


@ruling("extortionist", 5)
def test_who_has_no_ship_in_a_colony_cannot_pay():
    game = scenario(gate={"A": 1}, ring={"D": 2}, homes={"D": 0}, warp={"D": 18}, aliens={"C": "extortionist"},
                    hands=LOSE)  # fmt: skip
    game.answers(C="extortionist").play()
    assert not game.was_asked("D", "extortionist.pay")
    assert (len(game.hand("C")), len(game.hand("D"))) == (1, 1)


@ruling("extortionist", 6)
def test_the_ship_that_is_paid_is_not_lost_in_the_encounter():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5, quash, plague"}
    game = scenario(gate={"A": 3}, aliens={"C": "extortionist"}, hands=hands)
    game.answers(A="extortionist.pay: yes", C="extortionist").play()
    assert game.warp == {"A": 4}
    assert len(game.hand("A")) == 3
    assert game.hand("C") == []


@ruling("extortionist", 6)
def test_the_ship_that_is_paid_is_lost_for_all_effects():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist", "D": "grief"}, hands=LOSE)
    game.answers(C="extortionist", D=["extortionist.pay: yes", "grief"]).play()
    assert game.warp == {"A": 1, "D": 1}
    assert len(game.hand("D")) == 1 + 2


@ruling("extortionist", 9)
def test_a_tax_is_not_drawn():
    hands = {"A": "attack 10, +2, +3", "C": "assessor flare"}
    game = scenario(start="launch", aliens={"C": "assessor", "D": "extortionist"}, hands=hands)
    game.answers(A={"A1": 2}, C="assessor flare").play(until="alliance")
    assert len(game.hand("A")) == 1
    assert not any("extortionist" in asked.options for asked in game.asked)


@ruling("grief", 8)
def test_it_takes_half_of_what_a_grief_draws():
    game = scenario(gate={"A": 1, "D": 2}, aliens={"C": "extortionist", "D": "grief"}, hands=LOSE)
    game.answers(C="extortionist", D="grief").play()
    assert (len(game.hand("C")), len(game.hand("D"))) == (1, 1)


@ruling("connoisseur", 3)
def test_a_connoisseur_judges_what_reaches_its_hand():
    aliens = {"C": "extortionist", "D": "connoisseur"}
    game = scenario(gate={"A": 1}, ring={"D": 4}, aliens=aliens, hands=LOSE)
    game.answers(C="extortionist", D="connoisseur").play(until="connoisseur.cards")
    assert len(game.hand("C")) == 2
    assert sorted(game.options("D")) == sorted(game.hand("D"))
    assert len(game.hand("D")) == 2


@rule("R-GEN-8")
def test_which_half_it_takes_is_chance():
    taken = set()
    for key in range(12):
        game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE, key=key,
                        deck="morph, attack 30")  # fmt: skip
        game.answers(C="extortionist").play()
        taken |= set(game.hand("C"))
    assert taken == {"morph", "attack 30"}


def test_after_a_zap_there_is_no_further_extortion():
    hands = LOSE | {"E": "cosmic zap"}
    game = scenario(gate={"A": 1}, ring={"D": 2, "E": 2}, aliens={"C": "extortionist"}, hands=hands)
    game.answers(C="extortionist", E="cosmic zap").play()
    assert (len(game.hand("D")), len(game.hand("E"))) == (2, 2)


@rule("R-CARD-1")
def test_cards_drawn_one_at_a_time_are_one_drawing():
    hands = {"A": "attack 06, cavalry flare", "B": "quash"}
    game = scenario(start="alliance", gate={"A": 3}, aliens={"C": "extortionist"}, hands=hands,
                    deck="+2, +3, +5, attack 14, attack 12")  # fmt: skip
    game.answers(A="cavalry flare", C="extortionist").play(until="select")
    assert sum(line.startswith("C takes 2 cards") for line in game.told()) == 1
    assert len(game.hand("C")) == 2
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant", "C": "extortionist"},
                    hands={"A": "attack 10, attack 12, attack 14", "B": "attack 04"})  # fmt: skip
    game.answers(A="mutant", C="extortionist").play(until="select")
    assert (len(game.hand("A")), len(game.hand("C"))) == (8 - 2, 2)


def test_the_ship_may_come_from_a_sheet_that_serves_as_a_colony():
    @acts("planning.before_select", seat="A", layer=5)
    def read(me):
        yield from me.g.draw(0, 2, "probe")

    game = scenario(gate={"A": 1}, probes=[*holograms(5), read], aliens={"A": "phantom", "D": "extortionist"},
                    hands={"A": "attack 04", "B": "attack 06"}, rest="deck")  # fmt: skip
    game.answers(D=["extortionist", "extortionist.ship: elsewhere"], A="extortionist.pay: yes").play(until="select")
    assert game.warp == {"A": 1}
    assert sheet(game) == 4


def test_wild_whoever_has_left_the_deal_to_another_cannot_play_it():
    hands = {"A": "negotiate, extortionist flare", "B": "negotiate", "C": "negotiate, diplomat flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(C=["diplomat flare", "A"]).play()
    assert sum(asked.seat == "A" and "extortionist flare" in asked.options for asked in game.asked) == 1


@rule("RD-3")
def test_rewards_off_two_decks_are_one_drawing():
    game = scenario(gate={"A": 1}, ring={"C": 4}, aliens={"D": "extortionist"}, hands=LOSE, rest="deck",
                    options={"reward_deck": True})  # fmt: skip
    game.answers(C={"cards": 1, "reward_cards": 3}, D="extortionist").play()
    assert len(game.hand("D")) == 2
    assert len(game.hand("C")) == 2
