"""Assessor."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10, negotiate, +2, +3, +5, quash", "B": "attack 04", "D": "morph", "E": "attack 06"}
EIGHT = "attack 06, attack 08, attack 12, negotiate, +2, +3, +5, morph"


def sheet(game, name: str = "C"):
    """The taxed cards, as a seat sees them."""
    view = game.view(name)
    return next((pile for pile in view.get("own_piles", []) + view["piles"] if pile["kind"] == "assessed"), None)


def collected(game, words: str):
    """A game with cards out of seat E's hand already on the sheet of C."""
    g = game.game
    pile = g.pile(g.state.powers[0], "assessed")
    for word in words.split(", "):
        card = next(c for c in g.state.hands[4] if word in g.face(c).name.lower())
        g.from_hand(card, 4)
        pile.cards.append(card)
    return game


@check("assessor", 1)
def test_who_launches_more_than_one_ship_is_taxed():
    game = scenario(start="launch", aliens={"C": "assessor"}, hands=HANDS).answers(A={"A1": 3}).play(until="alliance")
    assert len(game.hand("A")) == 5
    assert sheet(game)["count"] == 1
    assert len(sheet(game)["cards"]) == 1
    assert "cards" not in (sheet(game, "D") or {})


@check("assessor", 2)
def test_only_the_ally_with_two_ships_is_taxed():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "assessor"}, hands=HANDS)
    game.answers(A="invite: D, E", D=["offense", {"D1": 1}], E=["offense", {"E1": 2}]).play(until="planning")
    assert game.hand("D") == ["morph"]
    assert game.hand("E") == []


@check("assessor", 3)
def test_a_full_sheet_is_cleared():
    game = scenario(gate={"A": 1}, aliens={"C": "assessor"}, hands={"A": "attack 10", "B": "attack 04", "E": EIGHT})
    collected(game, EIGHT).answers(C="assessor.keep: morph").play()
    assert game.hand("C") == ["morph"]
    assert len(game.discard) == 2 + 7
    assert sheet(game)["count"] == 0


@check("assessor", 4)
def test_a_refund_takes_the_place_of_a_drawn_card():
    hands = {"A": "attack 04", "B": "attack 40", "E": "morph, +2"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "assessor"}, hands=hands, deck="attack 30, attack 20")
    collected(game, "morph, +2").answers(C=["assessor", "morph"]).play()
    assert sorted(game.hand("D")) == ["attack 30", "morph"]
    assert sheet(game)["count"] == 1


def test_zapped_there_is_no_tax_in_this_encounter():
    game = scenario(start="launch", aliens={"C": "assessor"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A={"A1": 3}, D="cosmic zap").play(until="alliance")
    assert len(game.hand("A")) == 6


@rule("R-INFO-2")
def test_the_taxed_card_is_seen_by_the_two_only():
    hands = HANDS | {"A": "attack 10"}
    game = scenario(start="launch", aliens={"C": "assessor"}, hands=hands).answers(A={"A1": 2}).play(until="alliance")
    assert "attack_10" in str(game.heard("A"))
    assert "attack_10" in str(game.heard("C"))
    assert "attack_10" not in str(game.heard("D")) + str(game.view("D"))


@rule("R-PLANNING-1")
@ruling("assessor", 2)
def test_the_tax_may_take_the_last_encounter_card():
    hands = HANDS | {"A": "attack 10"}
    game = scenario(start="launch", aliens={"C": "assessor"}, hands=hands).answers(A={"A1": 2}).play()
    assert game.result == "no result"
    assert game.gate == {}


@rule("R-POWER-7")
def test_super_two_cards_are_taken():
    game = scenario(start="launch", aliens={"C": "assessor"}, hands=HANDS | {"C": "assessor flare"})
    game.answers(A={"A1": 2}, C="assessor flare").play(until="alliance")
    assert sheet(game)["count"] == 2


@rule("R-POWER-7")
def test_super_two_cards_are_refunded():
    hands = {"A": "attack 04", "B": "attack 40", "C": "assessor flare", "E": "morph, +2"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "assessor"}, hands=hands)
    collected(game, "morph, +2").answers(C=["assessor", "morph", "assessor flare"]).play()
    assert sorted(game.hand("D")) == ["morph", "reinforcement +2"]


def test_wild_guests_of_the_defense_pay():
    hands = HANDS | {"B": "attack 04, assessor flare"}
    game = scenario(start="destiny", destiny="B", ships={"B3": {"D": 1}}, hands=hands)
    game.answers(B="assessor flare").play(until="aim")
    assert game.hand("D") == []
    assert "morph" in game.hand("B")
    assert game.hand("E") == ["attack 06"]


@ruling("assessor", 1)
def test_the_number_counts_whatever_colonies_they_come_from():
    position = {"start": "launch", "aliens": {"C": "assessor"}, "hands": HANDS}
    game = scenario(**position).answers(A={"A1": 1}).play(until="alliance")
    assert len(game.hand("A")) == 6
    game = scenario(**position).answers(A={"A1": 1, "A2": 1}).play(until="alliance")
    assert len(game.hand("A")) == 5


@ruling("assessor", 3)
def test_compensation_and_draws_of_a_power_get_no_refund():
    hands = {"A": "negotiate", "B": "attack 40, +5", "E": "morph, +2"}
    game = scenario(gate={"A": 1}, aliens={"C": "assessor"}, hands=hands)
    collected(game, "morph, +2").play()
    assert game.hand("A") == ["reinforcement +5"]
    assert not any("assessor" in asked.options for asked in game.asked)
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "C": "assessor"}, hands=hands)
    game.play(until="aim")
    assert len(game.hand("A")) == 2
    assert not any("assessor" in asked.options for asked in game.asked)


@ruling("assessor", 3)
def test_a_new_hand_gets_a_refund():
    hands = {"A": "attack 10", "B": "quash", "E": "morph, +2"}
    game = scenario(start="launch", aliens={"C": "assessor"}, hands=hands)
    collected(game, "morph").answers(C=["assessor", "morph"]).play(until="select")
    assert len(game.hand("B")) == 8
    assert "morph" in game.hand("B")
    assert sheet(game)["count"] == 0


@ruling("assessor", 4)
def test_starting_hands_come_before_any_tax():
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["assessor", "mind", "oracle"]), b"k" * 32, [""] * 3))
    assert not any(ask.source == ("alien", "assessor") for ask in game.asks)
    assert [len(hand) for hand in game.state.hands] == [8, 8, 8]
    assert game.state.piles == []


@ruling("assessor", 5)
def test_with_a_lost_power_the_cards_just_lie_there():
    hands = {"A": "attack 04, quash", "B": "attack 40", "E": EIGHT}
    game = scenario(start="launch", homes={"C": 2}, aliens={"C": "assessor"}, hands=hands)
    collected(game, EIGHT).answers(A={"A1": 3}, B="invite: D", D=["defense", 2]).play()
    assert game.hand("A") == ["quash"]
    assert not any("assessor" in asked.options for asked in game.asked)
    assert not game.was_asked("C", "assessor.keep")
    assert sheet(game)["count"] == 8


@rule("R-POWER-4")
def test_a_zapped_assessor_still_gives_refunds():
    hands = {"A": "attack 04", "B": "attack 40", "C": "assessor flare", "E": "morph, +2"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, zapped="C", aliens={"C": "assessor"}, hands=hands)
    collected(game, "morph, +2").answers(C=["assessor", "morph"]).play()
    assert "morph" in game.hand("D")
    assert sheet(game)["count"] == 1
    assert game.hand("C") == ["assessor flare"]


def test_ships_that_come_later_are_not_taxed():
    @acts("launch.after")
    def more(me):
        yield from me.g.move([[0, 2, 0, -1]], "moved", "probe")

    game = scenario(start="launch", probes=[more], aliens={"C": "assessor"}, hands=HANDS)
    game.answers(A={"A1": 1}).play(until="alliance")
    assert game.gate == {"A": 3}
    assert len(game.hand("A")) == 6


@check("assessor", 3)
@rule("R-INFO-2")
def test_all_hear_that_a_card_of_the_full_sheet_is_kept_and_not_which():
    game = scenario(gate={"A": 1}, aliens={"C": "assessor"}, hands={"A": "attack 10", "B": "attack 04", "E": EIGHT})
    collected(game, EIGHT).answers(C="assessor.keep: morph").play()
    assert len(game.heard("C", kind="assessor.kept")) == len(game.heard("D", kind="assessor.kept")) == 1
    assert "morph" in str(game.heard("C", kind="assessor.kept"))
    assert "morph" not in str(game.heard("D", kind="assessor.kept"))


@rule("RD-5")
def test_a_tax_is_taken_by_the_back_that_it_wants():
    hands = {"A": "attack 16, attack 04, attack 06", "B": "attack 04"}
    for wanted, left in (("1 reward", 0), ("0 reward", 1)):
        game = scenario(start="launch", aliens={"C": "assessor"}, hands=hands, options={"reward_deck": True})
        game.answers(A={"A1": 2}).play(until="reward_deck.backs")
        option = next(option for option in game.options("C") if option.startswith(wanted))
        game.answer("C", option)
        game.play(until="alliance")
        assert game.view("D")["reward_deck"]["hands"]["0"] == left
