"""Queue."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.state import Mark
from tests.kit import check, rule, ruling, scenario

FIGHT = {"A": "attack 04", "B": "attack 20"}


def table(row: str, **position):
    """A table with the Queue, C if nothing else is said, and this row of order cards."""
    position.setdefault("aliens", {"C": "queue"})
    position.setdefault("gate", {"A": 1})
    position.setdefault("hands", FIGHT)
    game = scenario(**position)
    power = next(p for p in game.game.state.powers if p.alien == "queue")
    data = ["ABCDE".index(name) for name in row]
    game.game.state.marks.append(Mark("queue", "alien:queue", power.seat, "game", 0, power.id, data))
    return game


def row(game) -> str:
    """The row as everybody sees it now."""
    seats = next(note["seats"] for note in game.game.view(None)["notes"] if note["kind"] == "queue")
    return "".join("ABCDE"[seat] for seat in seats)


def turn_ends(game, *answers: tuple[str, str]) -> str:
    """The turn ends with these answers and passes; who has the next one."""
    g = game.game
    turn = g.state.turn
    if answers:
        game.play(until="turn.end")
    for name, words in answers:
        while not any("ABCDE"[ask.seat] == name for ask in g.asks):
            g.timeout(g.asks[0].id)
        game.answer(name, words)
    while g.state.turn == turn:
        g.timeout(g.asks[0].id)
    return "ABCDE"[g.state.turn_owner]


def hand(game, name: str) -> list[str]:
    """The cards of a seat now."""
    return [game.game.face(card).name for card in game.game.state.hands["ABCDE".index(name)]]


@check("queue", 1)
def test_two_neighbours_change_places():
    game = table("ABDCE", aliens={"D": "queue"})
    assert turn_ends(game, ("D", "queue"), ("D", "A")) == "B"
    assert row(game) == "BDCAE"
    game = table("ADBCE")
    assert turn_ends(game, ("C", "queue"), ("C", "B")) == "B"
    assert row(game) == "BDCEA"


@check("queue", 2)
@ruling("queue", 3)
def test_its_own_card_stays_without_the_flare():
    game = table("ABCDE").play(until="turn.end")
    assert game.options("C") == ["pass", "queue"]
    game.answer("C", "queue")
    assert game.options("C") == ["E", "A"]


@check("queue", 3)
def test_it_orders_what_is_due_at_the_same_moment():
    aliens = {"A": "tripler", "B": "tripler", "C": "queue"}
    for order, first in (("B, A", "B"), ("A, B", "A")):
        game = table("ABCDE", aliens=aliens).answers(C=["queue", order]).play()
        uses = game.told(kind="use")
        assert uses[0].startswith(first)
        assert len(uses) == 2
    assert [text[0] for text in table("ABCDE", aliens=aliens).play().told(kind="use")] == ["A", "B"]


@ruling("queue", 8)
@rule("R-ALLIANCE-3")
def test_it_orders_the_answers_of_invited_players():
    game = table("ABCDE", start="alliance").answers(A="invite: D, E", B="invite: D", C=["queue", "E, D"])
    game.answers(D=["offense", {"D1": 1}], E=["offense", {"E1": 1}]).play(until="planning")
    assert [asked.seat for asked in game.asked if asked.question == "ally"] == ["E", "D"]
    assert game.gate == {"A": 1, "D": 1, "E": 1}
    game = table("ABCDE", start="alliance").answers(A="invite: D, E").play(until="planning")
    assert [asked.seat for asked in game.asked if asked.question == "ally"] == ["D", "E"]


@ruling("queue", 8)
@rule("R-REWARD-1")
def test_it_orders_the_rewards():
    position = {"ring": {"D": 1, "E": 1}, "deck": "attack 40, attack 30"}
    game = table("ABCDE", **position).answers(C=["queue", "E, D"]).play()
    assert (game.hand("D"), game.hand("E")) == (["attack 30"], ["attack 40"])
    assert table("ABCDE", **position).play().hand("D") == ["attack 40"]


@ruling("queue", 8)
@rule("HW-LEAK-1")
def test_it_orders_what_a_card_makes_all_do():
    position = {"start": "destiny", "destiny": "B!", "hazard_deck": "warp leak", "warp": {"A": 2, "B": 2}}
    game = table("ABCDE", gate={}, **position).answers(C=["queue", "B, A"]).play(until="planning")
    back = [asked.seat for asked in game.asked if asked.question == "retrieve" and asked.phase == "alliance"]
    assert back == ["B", "A"]


@ruling("queue", 8)
@rule("MO-24")
def test_it_orders_the_effects_of_moons():
    moons = {"A": "dump left*, exodus*"}
    ships = {"dump left": {"B": 1}, "exodus": {"D": 1}, "B1": {"A": 1, "B": 3}}
    hands = {"A": "attack 04, +2", "B": "attack 20, +3", "D": "attack 08", "E": "attack 10"}
    game = table("ABCDE", gate={}, start="regroup", destiny="B", moons=moons, ships=ships, hands=hands)
    game.answers(C=["queue", "D, B"]).play(until="destiny")
    assert game.was_asked("C", moment="window.arranging")


def test_once_in_an_encounter_only():
    aliens = {"A": "tripler", "B": "tripler", "C": "queue"}
    game = table("ABCDE", aliens=aliens, start="alliance").answers(A="invite: D, E", C=["queue", "E, D"]).play()
    assert len([asked for asked in game.asked if asked.question == "queue.order"]) == 1
    assert [text[0] for text in game.told(kind="use") if "Tripler" in text] == ["A", "B"]


def test_turns_follow_the_row():
    game = table("ADCBE")
    assert turn_ends(game) == "D"
    assert row(game) == "DCBEA"


@rule("HW-EDDY-1", "R-END-4")
def test_a_time_eddy_does_not_turn_the_row():
    game = table("ADCBE", hazards="turn reversal")
    assert turn_ends(game) == "D"


def test_the_row_goes_on_while_the_power_is_lost():
    game = table("ADCBE", homes={"C": 2}, warp={"C": 12}).play()
    assert game.power("C") == "lost"
    assert game.next_offense == "D"
    assert row(game) == "DCBEA"


def test_zapped_the_exchange_does_not_happen():
    game = table("ABCDE", hands=FIGHT | {"D": "cosmic zap"})
    assert turn_ends(game, ("C", "queue"), ("C", "E"), ("D", "cosmic zap")) == "B"
    assert row(game) == "BCDEA"
    assert game.game.state.powers[0].zapped


def test_zapped_the_normal_order_applies():
    game = table("ABCDE", aliens={"A": "tripler", "B": "tripler", "C": "queue"}, hands=FIGHT | {"D": "cosmic zap"})
    game.answers(C=["queue", "B, A"], D="cosmic zap").play()
    assert [text[0] for text in game.told(kind="use") if "Tripler" in text] == ["A", "B"]


@ruling("queue", 2)
def test_a_second_encounter_does_not_move_the_row():
    game = (
        table("ABCDE", hands={"A": "attack 40, attack 30", "B": "attack 04"}).answers(A="second encounter: yes").play()
    )
    assert game.next_offense == "A"
    assert row(game) == "ABCDE"


@ruling("queue", 4)
@ruling("queue", 7)
def test_hidden_choices_and_optional_uses_are_not_ordered():
    hands = {"A": "attack 04, kamikaze flare", "B": "attack 20", "D": "prophet flare"}
    game = table("ABCDE", aliens={"C": "queue", "D": "prophet"}, hands=hands).play()
    assert not game.was_asked("C", moment="window.arranging")


@ruling("queue", 5)
@rule("R-POWER-8")
def test_the_row_goes_with_the_sheet():
    game = table("ACDBE", aliens={"A": "queue", "B": "tripler"}, hands=FIGHT | {"D": "sorcerer flare"})
    assert turn_ends(game.answers(D="sorcerer flare").play(until="turn.end")) == "C"
    assert game.alien("B") == "queue"


@pytest.mark.parametrize("seats", [3, 5])
@rule("R-END-4")
def test_it_is_laid_from_the_first_player_on_clockwise(seats):
    sitting = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(seats)]
    options = Options(aliens=["queue", "mind", "oracle", "tripler", "zombie"][:seats])
    game = Game.new(Setup(sitting, options, b"k" * 32, [""] * seats))
    first = game.state.turn_owner
    laid = next(note["seats"] for note in game.view(None)["notes"])
    assert laid == [(first + i) % seats for i in range(seats)]


def test_everybody_sees_the_row():
    game = table("ABCDE")
    assert all(game.view(name)["notes"] == game.view()["notes"] for name in "ABC")
    assert not game.view("C").get("own_notes")


def test_super_its_own_card_may_be_one_of_the_two():
    game = table("ABCDE", hands=FIGHT | {"C": "queue flare, attack 06"})
    assert turn_ends(game, ("C", "queue"), ("C", "C")) == "C"
    assert row(game) == "CBDEA"
    assert "Queue Flare" in hand(game, "C")


def test_wild_somebody_else_has_the_next_turn_and_the_queue_the_flare():
    game = table("ABCDE", hands=FIGHT | {"D": "queue flare"})
    assert turn_ends(game, ("D", "queue flare"), ("D", "E")) == "E"
    assert row(game) == "BCDEA"
    assert hand(game, "C") == ["Queue Flare"]


def test_wild_without_a_queue_it_is_discarded_and_turns_go_on_clockwise():
    game = scenario(gate={"A": 1}, hands=FIGHT | {"D": "queue flare"})
    assert turn_ends(game, ("D", "queue flare"), ("D", "C")) == "C"
    assert "flare_queue" in [card["card"] for card in game.game.view(None)["decks"]["discard"]]


def test_wild_neither_oneself_nor_the_one_whose_turn_has_ended():
    game = scenario(gate={"A": 1}, hands=FIGHT | {"D": "queue flare"}).play(until="turn.end")
    game.answer("D", "queue flare")
    assert game.options("D") == ["E", "B", "C"]
