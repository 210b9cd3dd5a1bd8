"""Judge."""

from tests.kit import Offer, acts, changes, check, rule, ruling, scenario

ALL_TO_WINNER = ["judge", "judge.to: winner", "judge.colony: no colony", "judge.cards: all"]
COLONY_TO_WINNER = ["judge", "judge.to: winner", "judge.colony: any", "judge.cards: no cards"]


def judged(answers=ALL_TO_WINNER, judge="A", others=(), **position):
    """The encounter with a fiat that a main player declares."""
    position.setdefault("gate", {"A": 2})
    position.setdefault("aliens", {judge: "judge"})
    return scenario(**position).answers(**{judge: [*answers, *others]})


@check("judge", 1)
def test_the_winner_takes_all_cards_of_the_loser_in_the_end():
    hands = {"A": "attack 20", "B": "attack 08, +2, +3, quash, plague, negotiate"}
    game = judged(hands=hands).answers(B="select: attack 08").play()
    assert game.result == "offense wins"
    assert sorted(game.hand("A")) == sorted(["reinforcement +2", "reinforcement +3", "quash", "plague", "negotiate"])
    assert game.hand("B") == []


@check("judge", 2)
def test_after_a_deal_the_fiat_has_no_effect():
    hands = {"A": "negotiate, +2", "B": "negotiate, +3"}
    game = judged(hands=hands, others=[Offer(give_colony="A1", take_colony="B2")]).answers(B="accept").play()
    assert game.result == "deal made"
    assert game.hand("A") == ["reinforcement +2"]
    assert game.hand("B") == ["reinforcement +3"]


@check("judge", 3)
def test_the_loser_founds_a_colony_on_a_planet_of_its_choice():
    answers = ["judge", "judge.to: loser", "judge.colony: any", "judge.cards: no cards"]
    game = judged(
        answers,
        judge="B",
        homes={"A": 3},
        ships={"B1": {"B": 2}},
        hands={"A": "attack 40", "B": "attack 04"},
        others=["judge.planet: A2", {"B3": 2}],
    ).play()
    assert game.result == "offense wins"
    assert game.ships("A2", "B") == 2
    assert game.warp == {"B": 2}


@check("judge", 4)
def test_wild_a_draw_sends_the_allies_home_and_a_deal_is_tried():
    hands = {"A": "attack 20, judge flare", "B": "attack 15"}
    game = scenario(gate={"A": 2, "C": 2}, ring={"D": 1}, ships={"B1": {"B": 4}}, hands=hands)
    game.answers(A="judge flare").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3}
    assert game.ships_of("C") == 20
    assert game.ships_of("D") == 20
    assert "judge flare" in game.hand("A")


def test_wild_totals_five_apart_are_no_draw():
    hands = {"A": "attack 20, judge flare", "B": "attack 14"}
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 4}}, hands=hands).play()
    assert game.totals == (23, 18)
    assert not any("judge flare" in asked.options for asked in game.asked)


def test_wild_the_one_who_would_win_may_call_it_too_and_a_deal_can_be_made():
    hands = {"A": "attack 20, quash", "B": "attack 20, judge flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 4}}, hands=hands)
    game.answers(B=["judge flare", "accept"], A=Offer(give="1 random")).play()
    assert game.result == "deal made"
    assert "quash" in game.hand("B")
    assert game.ships("B1") == {"B": 4}


def test_zapped_the_fiat_is_void():
    hands = {"A": "attack 20", "B": "attack 08, +2", "C": "cosmic zap"}
    game = judged(hands=hands).answers(C="cosmic zap").play()
    assert game.hand("A") == []
    assert game.hand("B") == ["reinforcement +2"]


@rule("R-INFO-2")
def test_all_hear_the_fiat_and_the_two_alone_see_the_cards():
    hands = {"A": "attack 20", "B": "attack 08, quash"}
    game = judged(hands=hands).play()
    assert "all cards" in game.told("D", kind="use_saying")[0]
    assert "quash" in str(game.heard("A", kind="took"))
    assert "quash" not in str(game.heard("D", kind="took")) + str(game.heard(kind="took"))


def test_random_cards_cards_of_a_type_and_a_named_card():
    hands = {"A": "attack 20", "B": "attack 08, attack 06, quash, +2"}
    for cards, taken in (
        (["judge.cards: type attack"], 1),
        (["judge.cards: random 2"], 2),
        (["judge.cards: named", "judge.card: quash"], 1),
    ):
        answers = ["judge", "judge.to: winner", "judge.colony: no colony", *cards]
        game = judged(answers, hands=hands).answers(B="select: attack 08").play()
        assert len(game.hand("A")) == taken
        assert len(game.hand("B")) == 3 - taken


def test_a_named_card_that_the_other_does_not_hold_gives_nothing():
    answers = ["judge", "judge.to: winner", "judge.colony: no colony", "judge.cards: named", "judge.card: morph"]
    game = judged(answers, hands={"A": "attack 20", "B": "attack 08, quash"}).play()
    assert game.hand("A") == []
    assert game.hand("B") == ["quash"]


@changes("hand.safe")
def first_negotiate(me, cards, seat):
    held = [card for card in me.g.state.hands[seat] if me.g.face(card).id == "negotiate"]
    return [*cards, *held[:1]] if len(held) == 2 else cards


def test_of_two_cards_of_a_name_the_one_that_can_be_taken_is_paid():
    answers = ["judge", "judge.to: winner", "judge.colony: no colony", "judge.cards: named", "judge.card: negotiate"]
    hands = {"A": "attack 20", "B": "attack 08, negotiate, negotiate"}
    game = judged(answers, hands=hands, probes=[first_negotiate]).answers(B="select: attack 08").play()
    assert game.hand("A") == ["negotiate"]
    assert game.hand("B") == ["negotiate"]


def test_who_names_nothing_declares_nothing():
    answers = ["judge", "judge.to: winner", "judge.colony: no colony", "judge.cards: no cards"]
    game = judged(answers, hands={"A": "attack 20", "B": "attack 08"}).play()
    assert game.told("B", kind="use_saying") == []
    assert game.result == "offense wins"


@ruling("judge", 1)
@ruling("judge", 2)
def test_only_a_colony_and_cards_of_the_two_can_be_named():
    game = judged(hands={"A": "attack 20", "B": "attack 08"}, colonies={"C": 1}).play()
    asked = next(asked for asked in game.asked if asked.question == "judge.colony")
    planets = [option for option in asked.options if len(option) == 2]
    assert planets
    assert all(planet[0] in "AB" for planet in planets if planet != "B1")
    cards = next(asked for asked in game.asked if asked.question == "judge.cards")
    kinds = {option.split()[0] for option in cards.options}
    assert kinds == {"no", "random", "all", "type", "named"}


@ruling("judge", 3)
def test_an_attack_against_a_negotiate_pays_after_compensation():
    hands = {"A": "attack 20", "B": "negotiate, +2, +3"}
    game = judged(hands=hands | {"A": "attack 20, plague"}, ships={"B1": {"B": 1}}).play()
    assert game.hand("B") == []
    assert sorted(game.hand("A")) == sorted(["reinforcement +2", "reinforcement +3", "plague"])


@ruling("judge", 4)
def test_a_morph_counts_as_what_it_copied():
    hands = {"A": "morph", "B": "attack 08, quash"}
    game = judged(gate={"A": 4}, ships={"B1": {"B": 1}}, hands=hands).play()
    assert game.result == "offense wins"
    assert game.hand("A") == ["quash"]
    game = judged(hands={"A": "morph", "B": "negotiate, quash"}).play()
    assert game.result == "deal failed"
    assert game.hand("B") == ["quash"]


@ruling("judge", 5)
def test_an_attack_that_becomes_a_negotiate_voids_the_fiat():
    hands = {"A": "attack 20", "B": "negotiate, quash"}
    game = judged(hands=hands, aliens={"A": "judge", "B": "empath"}).answers(B="empath").play()
    assert game.result == "deal failed"
    assert game.hand("B") == ["quash"]


@ruling("judge", 6)
def test_a_winner_with_a_colony_on_each_planet_of_the_loser_gets_none():
    ships = {"B1": {"B": 2}, "B2": {"B": 4, "A": 1}}
    game = judged(
        COLONY_TO_WINNER, ships=ships, homes={"B": 2}, warp={"B": 14}, hands={"A": "attack 40", "B": "attack 04"}
    ).play()
    assert game.result == "offense wins"
    assert game.colonies("A") == 2
    assert not game.was_asked("A", "judge.planet")


@ruling("judge", 7)
def test_the_fifth_colony_wins_the_game():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = judged(
        COLONY_TO_WINNER,
        ships={"C1": {"A": 1}, "D1": {"A": 1}, "E1": {"A": 1}},
        hands=hands,
        others=["judge.planet: B2"],
    ).play()
    assert game.winners == ["A"]


@ruling("judge", 7)
def test_a_game_that_the_result_has_ended_is_not_gone_on_with():
    hands = {"A": "attack 40", "B": "attack 04, quash"}
    game = judged(colonies={"A": 4}, hands=hands).play()
    assert game.winners == ["A"]
    assert game.hand("B") == ["quash"]


@ruling("judge", 8)
def test_the_winner_is_who_has_won_in_the_end():
    hands = {"A": "attack 40, morph", "B": "attack 04, quash"}
    game = judged(hands=hands, aliens={"A": "judge", "B": "loser"})
    game.answers(A="select: attack 40", B=["loser"]).play()
    winner, loser = ("A", "B") if game.result == "offense wins" else ("B", "A")
    assert loser == "A"
    assert "morph" in game.hand(winner)
    assert game.hand(loser) == []


def test_a_cancelled_encounter_pays_nothing():
    @acts("reveal.after_reveal")
    def leave(me):
        me.g.go_to("end")

    game = judged(hands={"A": "attack 20", "B": "attack 08, quash"}, probes=[leave]).play()
    assert game.hand("B") == ["quash"]


@rule("R-POWER-7")
def test_super_the_fiat_names_gains_for_both():
    hands = {"A": "attack 20, judge flare, plague", "B": "attack 08, quash"}
    second = ["judge flare", "judge.colony: any", "judge.cards: no cards", "judge.planet: A"]
    game = judged(hands=hands, others=second[:-1]).answers(B="judge.planet: A1").play()
    assert game.result == "offense wins"
    assert "quash" in game.hand("A")
    assert game.colonies("B") == 1
    assert "judge flare" in game.hand("A")
