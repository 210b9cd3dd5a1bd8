"""Miser."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.state import OWNER
from tests.kit import acts, check, rule, ruling, scenario


def with_hoard(words, moment="planning.before_select", **position):
    """A scenario in which the Miser's hoard holds these cards out of a deck."""

    @acts(moment, seat="C", layer=-1)
    def hoarded(me):
        g, power = me.g, next(p for p in me.g.state.powers if p.alien == "miser")
        pile = g.pile(power, "hoard", OWNER)
        for word in words.split(", "):
            card = next(c for c in [*g.state.deck, *g.state.reward.deck] if g.face(c).name.lower() == word)
            g.deck_of(card).remove(card)
            g.show(card, power.seat)
            pile.cards.append(card)

    return scenario(probes=[hoarded], **position)


def hoard(game) -> int:
    return sum(pile["count"] for pile in game.view()["piles"])


SEVEN = "attack 10, reinforcement +2, reinforcement +3, reinforcement +5, quash, morph, plague"


@check("miser", 1)
@rule("R-PLANNING-1")
def test_the_encounter_card_may_come_from_the_hoard():
    hands = {"A": "mobius tubes, force field", "B": "attack 04"}
    game = with_hoard(SEVEN, gate={"A": 1}, aliens={"A": "miser"}, hands=hands).answers(A="attack 10")
    game.play(until="reveal")
    assert hoard(game) == 6
    assert sorted(game.hand("A")) == ["force field", "mobius tubes"]
    game.play()
    assert game.revealed[0] == "attack 10"


@check("miser", 2)
def test_zapped_without_a_card_in_hand_the_turn_ends():
    hands = {"A": "mobius tubes, force field", "B": "attack 04", "C": "cosmic zap"}
    game = with_hoard(SEVEN, gate={"A": 1}, aliens={"A": "miser"}, hands=hands).answers(C="cosmic zap").play()
    assert game.result == "no result"
    assert (game.gate, hoard(game)) == ({}, 7)
    assert game.next_offense == "B"


@check("miser", 3)
@rule("R-COMP-2")
@ruling("miser", 2)
def test_compensation_never_touches_the_hoard():
    hands = {"A": "attack 40, +2", "B": "negotiate"}
    game = with_hoard("attack 10, plague", gate={"A": 1}, aliens={"A": "miser"}, hands=hands).play()
    assert game.hand("B") == ["reinforcement +2"]
    assert hoard(game) == 2


@check("miser", 4)
def test_a_hoard_without_an_encounter_card_may_be_replaced():
    hands = {"A": "attack 40", "B": "attack 04"}
    words = "quash, plague"
    game = with_hoard(words, "regroup.tech", start="regroup", aliens={"A": "miser"}, hands=hands, destiny="B")
    game.answers(A="miser").play(until="launch")
    assert sorted(game.discard) == ["plague", "quash"]
    assert hoard(game) == 8
    assert game.hand("A") == ["attack 40"]


def test_an_artifact_is_played_from_it():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = with_hoard("emotion control, attack 10", gate={"A": 1}, aliens={"C": "miser"}, hands=hands)
    game.answers(C="emotion control").play()
    assert game.result == "deal failed"
    assert "emotion control" in game.discard
    assert hoard(game) == 1


@rule("R-POWER-5")
def test_zapped_the_card_goes_back_to_the_hoard():
    hands = {"A": "attack 08", "B": "attack 30", "D": "cosmic zap"}
    game = with_hoard("emotion control, attack 10", gate={"A": 1}, aliens={"C": "miser"}, hands=hands)
    game.answers(C="emotion control", D="cosmic zap").play()
    assert game.result == "defense wins"
    assert hoard(game) == 2


@ruling("miser", 3)
def test_a_reinforcement_is_played_from_it():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = with_hoard("reinforcement +3, attack 10", gate={"A": 1}, aliens={"A": "miser"}, hands=hands)
    game.answers(A="+3 for offense").play()
    assert game.totals[0] == 8 + 1 + 3


def test_only_the_miser_sees_the_hoard():
    game = with_hoard(
        "quash, attack 10", gate={"A": 1}, aliens={"A": "miser"}, hands={"A": "attack 08", "B": "attack 30"}
    )
    game.play(until="select")
    assert len(game.view("A")["own_piles"][0]["cards"]) == 2
    assert "cards" not in game.view("B")["piles"][0]


def test_two_hands_are_dealt():
    seats = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["miser", "oracle", "mind"]), b"k" * 32, [""] * 3))
    ask = game.asks[0]
    before = list(game.state.hands[0]), list(game.state.piles[0].cards)
    assert (ask.seat, ask.text, len(before[0]), len(before[1])) == (0, "miser.swap", 8, 8)
    game.answer(ask.id, ["0"])
    assert (game.state.piles[0].cards, game.state.hands[0]) == before


def test_super_a_card_is_drawn_onto_the_hoard():
    hands = {"A": "attack 40, miser flare", "B": "attack 04"}
    game = with_hoard(
        "quash, attack 10", "regroup.tech", start="regroup", aliens={"A": "miser"}, hands=hands, destiny="B"
    ).answers(A="miser flare").play(until="launch")  # fmt: skip
    assert hoard(game) == 3


def test_wild_cards_are_kept_out_of_the_compensation():
    hands = {"A": "attack 40, +2, +3, miser flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["miser flare", "+2"]).play()
    assert sorted(game.hand("A")) == ["miser flare", "reinforcement +2"]
    assert game.hand("B") == ["reinforcement +3"]


@rule("R-PLANNING-2")
def test_wild_cards_are_kept_out_of_a_discarded_hand():
    hands = {"A": "attack 40", "B": "plague, quash, miser flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(B=["miser flare", "plague"]).play(until="select")
    assert game.discard == ["quash"]
    assert len(game.hand("B")) == 8 + 2


@ruling("barbarian", 6)
def test_looters_find_the_hand_and_not_the_hoard():
    hands = {"A": "attack 40", "B": "attack 04, morph"}
    game = with_hoard("quash, attack 10", gate={"A": 2}, aliens={"A": "barbarian", "B": "miser"}, hands=hands)
    game.answers(B=["miser.hoard: no", "select: attack 04"], A="morph").play()
    assert game.hand("A") == ["morph"]
    assert hoard(game) == 2


@ruling("hacker", 6)
def test_a_payer_named_by_the_hacker_shows_and_pays_out_of_the_hand():
    hands = {"A": "attack 40", "B": "negotiate", "D": "morph"}
    game = with_hoard("quash, attack 10", gate={"A": 2}, aliens={"B": "hacker", "D": "miser"}, hands=hands)
    game.answers(B="hacker").play()
    assert game.hand("B") == ["morph"]
    assert hoard(game) == 2


@ruling("mind", 5)
def test_a_hand_that_is_read_shows_nothing_of_the_hoard():
    hands = {"A": "attack 40", "B": "attack 04, morph"}
    game = with_hoard(
        "quash, attack 10", "launch.after", start="launch", aliens={"B": "miser", "D": "mind"}, hands=hands
    ).answers(D=["mind", "B"]).play(until="planning")  # fmt: skip
    assert sorted(k["card"]["name"] for k in game.view("D")["known"]) == ["Attack 04", "Morph"]
    assert hoard(game) == 2


@ruling("laser", 5)
def test_a_miser_with_an_encounter_card_in_its_open_hoard_does_not_lose_to_the_laser():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = with_hoard(
        "quash, attack 10", "launch.after", start="launch", aliens={"A": "laser", "B": "miser"}, hands=hands
    ).answers(A="B1", B="select: attack 10")  # fmt: skip
    game.play()
    assert game.revealed[1] == "attack 10"
    game = with_hoard(
        "quash, plague", "launch.after", start="launch", aliens={"A": "laser", "B": "miser"}, hands=hands
    ).answers(A="B1").play()  # fmt: skip
    assert not game.was_asked("B", question="select")
    assert game.result == "offense wins"


@ruling("hate", 7)
@ruling("miser", 1)
def test_what_the_hate_demands_may_be_discarded_from_the_hoard():
    hands = {"A": "attack 10, attack 04", "B": "plague"}
    position = {"start": "start_turn", "players": 3, "aliens": {"A": "hate", "B": "miser"}}
    game = with_hoard("attack 12, quash", "start_turn", **position, hands=hands)
    game.answers(A="hate.card: attack 10", B="hate.answer: attack 12").play(until="regroup")
    assert game.warp == {"C": 3}
    assert (hoard(game), game.hand("B")) == (1, ["plague"])
    assert "attack 12" in game.discard
    game = with_hoard("attack 12, quash", "start_turn", **position, hands=hands | {"C": "cosmic zap"})
    game.answers(A="hate.card: attack 10", B="hate.answer: attack 12", C=["pass", "cosmic zap"])
    game.play(until="regroup")
    assert game.warp == {"B": 3, "C": 3}, "the hoard is closed and nothing in hand fits"
    assert hoard(game) == 2


@ruling("miser", 1)
@rule("R-GEN-4")
def test_a_cost_may_be_paid_from_the_hoard():
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08", "C": "filch flare"}
    game = with_hoard(
        "negotiate, attack 10", "regroup.tech", start="regroup", warp={"B": 3}, aliens={"C": "miser"}, hands=hands,
        destiny="B",
    ).answers(A="mobius tubes", C="filch flare").play(until="destiny")  # fmt: skip
    assert sorted(game.hand("C")) == ["filch flare", "mobius tubes"]
    assert hoard(game) == 1
    assert "negotiate" in game.discard


@ruling("miser", 1, 2)
@rule("C-PLAGUE-2")
def test_plague_counts_the_types_of_the_hand_and_may_be_paid_from_the_hoard():
    hands = {"A": "attack 04, plague", "C": "attack 20, morph"}
    game = with_hoard(
        "attack 01, quash", "regroup.tech", start="regroup", aliens={"C": "miser"}, hands=hands, destiny="B"
    ).answers(A=["plague", "C"], C="plague.card: attack 01").play(until="destiny")  # fmt: skip
    assert game.hand("C") == ["attack 20"]
    assert hoard(game) == 1
    assert {"attack 01", "morph", "plague"} == set(game.discard)


@rule("C-PLAGUE-2", "R-CARD-9")
def test_what_the_victim_plays_while_it_pays_from_the_hoard_is_not_discarded_again():
    hands = {"A": "attack 04, plague", "C": "attack 20, card zap", "D": "attack 08, cosmic zap"}
    game = with_hoard(
        "attack 01, quash", "regroup.tech", start="regroup", aliens={"C": "miser"}, hands=hands, destiny="B"
    ).answers(
        A=["plague", "C"],
        C=["announced.card: pass", "plague.card: card zap", "plague.card: attack 01", "card zap"],
        D="cosmic zap",
    )
    game.play(until="destiny")
    assert game.hand("C") == ["attack 20"]
    assert hoard(game) == 1
    assert sorted(game.discard) == ["attack 01", "card zap", "cosmic zap", "plague"]


@ruling("miser", 2)
def test_an_exchange_of_hands_never_touches_the_hoard():
    hands = {"A": "attack 10", "B": "attack 08, quash"}
    game = with_hoard(
        "morph, +2".replace("+2", "reinforcement +2"), gate={"A": 1}, hands=hands, aliens={"A": "trader", "B": "miser"}
    )
    game.answers(A="trader").play(until="select")
    assert game.hand("B") == ["attack 10"]
    assert hoard(game) == 2


@ruling("miser", 4)
def test_with_the_power_lost_the_hoard_lies_closed():
    hands = {"A": "attack 08", "B": "attack 30"}
    position = {"gate": {"A": 1}, "homes": {"C": 2}, "aliens": {"C": "miser"}, "hands": hands}
    game = with_hoard("emotion control, attack 10", **position).play()
    assert not any("emotion control" in asked.options for asked in game.asked)
    assert hoard(game) == 2


@ruling("miser", 5)
def test_the_hoard_goes_with_the_sheet():
    hands = {"A": "attack 08", "B": "attack 30", "C": "sorcerer flare"}
    game = with_hoard("quash, attack 10", gate={"A": 1}, aliens={"A": "miser", "B": "tripler"}, hands=hands)
    game.answers(C="sorcerer flare", B=["yes", "select: attack 10"]).play(until="reveal")
    assert [(pile["seat"], pile["count"]) for pile in game.view()["piles"]] == [(1, 1)]


@ruling("miser", 7)
def test_before_an_oracle_it_may_lay_the_open_card_from_the_hoard():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = with_hoard("quash, attack 10", gate={"A": 1}, aliens={"A": "oracle", "B": "miser"}, hands=hands)
    game.answers(B=["yes", "select: attack 10"]).play(until=lambda game: game.waiting == ["A"])
    assert game.view("C")["encounter"]["cards"]["defense"]["name"] == "Attack 10"
    assert hoard(game) == 1


@ruling("miser", 9)
def test_a_laid_card_that_comes_back_returns_to_the_hoard():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = with_hoard("quash, attack 10", gate={"A": 1}, aliens={"A": "miser + clone"}, hands=hands)
    game.answers(A=["yes", "attack 10", "clone"]).play()
    assert (hoard(game), game.hand("A")) == (2, ["attack 08"])
    hands = {"A": "attack 08, oracle flare", "B": "attack 30"}
    game = with_hoard("quash, attack 10", gate={"A": 1}, aliens={"A": "oracle", "B": "miser"}, hands=hands)
    game.answers(A="oracle flare", B=["yes", "select: attack 10"]).play()
    assert game.result == "deal made"
    assert (hoard(game), game.hand("B")) == (2, ["attack 30"])


@ruling("miser", 10)
def test_wild_with_one_other_card_that_one_is_protected_and_with_none_the_flare_itself():
    hands = {"A": "attack 40, +2, miser flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["miser flare", "+2"]).play()
    assert (game.hand("B"), len(game.hand("A"))) == ([], 2)
    hands = {"A": "attack 40, miser flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="miser flare").play()
    assert (game.hand("B"), game.hand("A")) == ([], ["miser flare"])


@ruling("plant", 6)
def test_a_plant_sees_the_hoard_while_it_has_the_power():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = with_hoard(
        "quash, attack 10", gate={"A": 1}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "miser"}, hands=hands
    ).answers(A=["plant", "miser.hoard: yes", "attack 10"])  # fmt: skip
    game.play(until="reveal")
    assert [card["name"] for card in game.view("A")["own_piles"][0]["cards"]] == ["Quash"]
    game.play()
    assert game.revealed[0] == "attack 10"
    assert [(pile["seat"], pile["count"]) for pile in game.view()["piles"]] == [(2, 1)]


@rule("R-PLANNING-2")
def test_with_no_encounter_card_in_hand_the_hoard_must_be_used():
    hands = {"A": "attack 08", "B": "quash"}
    game = with_hoard("plague, attack 10", gate={"A": 1}, aliens={"B": "miser"}, hands=hands)
    game.play(until="select")
    assert not game.was_asked("B", question="miser.hoard") or game.options("B") == ["attack 10"]
    game.play()
    assert game.revealed[1] == "attack 10"
    assert game.hand("B") == ["quash"]


def test_wild_two_cards_are_the_most_that_are_protected():
    hands = {"A": "attack 40, +2, +3, +5, miser flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="miser flare").play(until="miser.protect")
    assert (game.ask("A").low, game.ask("A").high) == (0, 2)


def test_wild_another_players_payment_or_new_hand_is_no_occasion():
    hands = {"A": "attack 40, +2", "B": "negotiate, +2", "C": "miser flare, +3"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert not any("miser flare" in asked.options for asked in game.asked)
    hands = {"A": "attack 40, +2", "B": "quash", "C": "miser flare, +3"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert not any("miser flare" in asked.options for asked in game.asked)


def test_with_an_encounter_card_in_the_hoard_it_is_not_renewed():
    game = with_hoard(
        "attack 10, plague", gate={"A": 1}, aliens={"A": "miser"}, hands={"A": "attack 40", "B": "attack 04"}
    )
    game.play()
    assert not any("miser" in asked.options for asked in game.asked)


def test_it_may_renew_more_than_once():
    hands = {"A": "attack 40", "B": "attack 04"}
    deck = "+2, +3, +5, cosmic zap, card zap, mobius tubes, force field, emotion control"
    game = with_hoard("plague, quash", gate={"A": 1}, aliens={"A": "miser"}, hands=hands, deck=deck)
    game.answers(A=["miser", "miser"]).play()
    assert len(game.told(kind="miser.renewed")) == 2


@rule("R-WIN-7")
def test_the_hoard_is_opened_at_the_end():
    game = with_hoard(SEVEN, gate={"A": 1}, aliens={"A": "miser"}, hands={"B": "attack 04"}).play(until="select")
    (pile,) = game.game.opened()["piles"]
    (own,) = game.view("A")["own_piles"]
    assert "cards" not in game.view("B")["piles"][0]
    assert len(pile["cards"]) == own["count"] > 0
    assert sorted(card["name"] for card in pile["cards"]) == sorted(card["name"] for card in own["cards"])
    assert {card["id"] for card in pile["cards"]}.isdisjoint(card["id"] for card in own["cards"])


@ruling("miser", 3)
def test_as_a_reserve_it_reinforces_and_pays_out_of_the_hoard():
    hands = {"A": "attack 09, +5", "B": "attack 08"}
    game = with_hoard("attack 04, negotiate", gate={"A": 4}, aliens={"B": "miser + reserve"}, hands=hands)
    game.answers(
        A="+5 for offense", B=["announced.reinforcement: reserve", "reveal.totals: reserve", "attack 04 for defense"]
    )
    game.play()
    assert game.totals == (9 + 4, 8 + 4 + 4)
    assert {"negotiate", "attack 04", "reinforcement +5"} <= set(game.discard)
    assert hoard(game) == 0


def test_as_a_mutant_it_discards_out_of_the_hoard_before_it_refills():
    hands = {"A": "attack 09, mutant flare", "B": "attack 08"}
    game = with_hoard(
        "attack 04, quash", "launch.after", start="launch", aliens={"A": "miser + mutant"}, hands=hands
    ).answers(A=["B1", 1, "mutant flare", "mutant.discard: quash"]).play(until="invite")  # fmt: skip
    assert game.discard == ["quash"]
    assert (hoard(game), len(game.hand("A"))) == (1, 2)
