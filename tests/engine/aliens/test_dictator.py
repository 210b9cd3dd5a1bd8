"""Dictator."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from tests.kit import check, rule, ruling, scenario

CARDS = {"A": "attack 10, attack 12", "B": "attack 08", "C": "attack 06", "D": "attack 04", "E": "attack 00"}
SIX = {"destiny": "A, A, B!, B, B, wild", "destiny_rest": "discard"}


@check("dictator", 1)
@rule("R-CARD-11")
@ruling("dictator", 3)
def test_it_chooses_any_card_of_the_deck_and_the_rest_is_shuffled():
    game = scenario(start="destiny", **SIX, aliens={"C": "dictator"}, hands=CARDS).play(until="dictator.card")
    assert game.waiting == ["C"]
    assert sorted(game.options("C")) == ["A", "A", "B", "B", "B!", "wild"]
    game.answer("C", "B!").play(until="launch")
    assert (game.defense, game.hazard) == ("B", True)
    assert sorted(game.destiny) == ["A", "A", "B", "B", "wild"]


@rule("R-INFO-5")
def test_only_the_dictator_sees_the_deck():
    game = scenario(start="destiny", **SIX, aliens={"C": "dictator"}, hands=CARDS).play(until="dictator.card")
    assert [ask.seat for ask in game.game.asks] == [2]
    assert "wild" not in str(game.view("A")["decks"]["destiny"])
    assert "C uses Dictator on A." in game.told("E")


@check("dictator", 2)
def test_zapped_the_deck_is_shuffled_for_every_draw_of_the_encounter():
    hands = CARDS | {"D": "attack 04, cosmic zap"}
    game = scenario(start="destiny", destiny="A", destiny_rest="deck", aliens={"C": "dictator"}, hands=hands, key=3)
    game.answers(D="cosmic zap").play(until="launch")
    assert not game.was_asked("C", question="dictator.card")
    assert game.power("C") == "zapped"


@check("dictator", 3)
def test_as_offense_without_the_flare_it_draws_the_top_card():
    game = scenario(start="destiny", destiny="D", aliens={"A": "dictator"}, hands=CARDS).play(until="launch")
    assert game.defense == "D"
    assert game.told("E", kind="use_on") == []


@check("dictator", 4)
@rule("R-DESTINY-9")
@ruling("dictator", 1, 2)
def test_a_card_of_the_offense_that_is_passed_over_is_followed_by_another_choice():
    game = scenario(start="destiny", **SIX, aliens={"C": "dictator"}, hands=CARDS).answers(C=["A", "B"])
    game.play(until="launch")
    assert game.destiny_discard[-2:] == ["A", "B"]
    assert game.defense == "B"
    assert game.told("E", kind="use_on").count("C uses Dictator on A.") == 2


@ruling("dictator", 1)
def test_it_may_choose_its_own_colour():
    game = scenario(start="destiny", destiny="B, C", aliens={"C": "dictator"}, hands=CARDS).answers(C="C")
    assert game.play(until="launch").defense == "C"


def test_by_default_the_card_is_random():
    chosen = {
        scenario(start="destiny", aliens={"C": "dictator"}, hands=CARDS, key=key).play(until="launch").defense
        for key in range(8)
    }
    assert len(chosen) > 1


@rule("R-POWER-7")
def test_super_it_chooses_for_its_own_encounter():
    hands = CARDS | {"A": "attack 10, dictator flare"}
    game = scenario(start="destiny", destiny="D", aliens={"A": "dictator"}, hands=hands)
    game.answers(A=["dictator", "E"]).play(until="launch")
    assert game.defense == "E"
    assert game.hand("A") == ["attack 10", "dictator flare"]


def test_wild_the_offense_must_draw_again_once():
    hands = CARDS | {"D": "attack 04, dictator flare"}
    game = scenario(start="destiny", destiny="B, C", hands=hands).answers(D="dictator flare").play(until="launch")
    assert game.defense == "C"
    assert game.destiny_discard == ["B", "C"]
    assert game.hand("D") == ["attack 04", "dictator flare"]
    assert sum("dictator flare" in asked.options for asked in game.asked) == 1


@ruling("dictator", 4)
def test_wild_after_a_card_that_the_dictator_chose_it_chooses_again():
    hands = CARDS | {"D": "attack 04, dictator flare"}
    game = scenario(start="destiny", **SIX, aliens={"C": "dictator"}, hands=hands)
    game.answers(C=["B", "wild"], D="dictator flare").play(until="wild")
    assert game.waiting == ["A"]


@ruling("dictator", 5)
def test_the_choice_of_the_first_player_is_no_encounter():
    seats = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["dictator", "oracle", "mind"]), b"k" * 32, [""] * 3))
    kinds = [event.kind for event in game.events]
    assert "use_on" not in kinds[: kinds.index("first_player")]
    assert game.state.turn == 1


STEERED = {"start": "destiny", "destiny": "A, B, D, wild", "destiny_rest": "discard"}


@ruling("dictator", 6)
@ruling("will", 2)
@rule("EX-27")
def test_a_will_stays_in_the_system_of_the_card_that_was_chosen():
    game = (
        scenario(**STEERED, ships={"D3": {"B": 2}, "E1": {"B": 1}}, aliens={"A": "will", "C": "dictator"}, hands=CARDS)
        .answers(C="D")
        .play(until="will.whom")
    )
    assert game.options("A") == ["B", "D"]
    game.answer("A", "B").play(until="planning")
    assert (game.defense, game.planet) == ("B", "D3")


@ruling("dictator", 6)
@ruling("will", 2)
@rule("EX-27")
def test_a_will_is_free_on_a_wild_card_and_when_the_dictator_is_zapped():
    game = scenario(**STEERED, aliens={"A": "will", "C": "dictator"}, hands=CARDS).answers(C="wild")
    assert game.play(until="will.whom").options("A") == ["B", "C", "D", "E"]
    hands = CARDS | {"E": "attack 00, cosmic zap"}
    game = scenario(**STEERED, aliens={"A": "will", "C": "dictator"}, hands=hands).answers(E="destiny: cosmic zap")
    assert game.play(until="will.whom").options("A") == ["B", "C", "D", "E"]


@ruling("dictator", 6)
@ruling("will", 2)
@rule("EX-27")
def test_on_the_wills_own_colour_it_meets_somebody_at_home_or_the_dictator_chooses_again():
    position = {**STEERED, "aliens": {"A": "will", "C": "dictator"}, "hands": CARDS}
    game = scenario(**position, ships={"A2": {"D": 2}}).answers(C="A").play(until="planning")
    assert (game.defense, game.planet) == ("D", "A2")
    game = scenario(**position).answers(C=["A", "B"]).play(until="launch")
    assert game.destiny_discard[-2:] == ["A", "B"]
    assert game.defense == "B"


@rule("EX-28")
def test_the_dictator_chooses_before_the_assassin_looks_and_the_will_speaks():
    aliens = {"A": "will", "C": "dictator", "E": "assassin"}
    game = scenario(**STEERED, ships={"D3": {"B": 2}}, aliens=aliens, hands=CARDS).answers(C="D", A="will.whom: B")
    game.play(until="launch")
    order = [(event["kind"], event.get("source", {}).get("id")) for event in game.heard("E")]
    uses = [source or kind for kind, source in order if kind in ("use", "use_on", "destiny")]
    assert uses == ["dictator", "destiny", "assassin", "will"]
    assert game.warp == {"D": 1}
    assert game.defense == "B"
