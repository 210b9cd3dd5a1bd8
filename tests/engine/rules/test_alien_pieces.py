"""Aliens that bring pieces of their own (EX-23 to EX-25), and closed texts (EX-32)."""

from collections.abc import Iterator

import pytest

from app.engine import COLOURS, Game, InvalidOptions, Options, SeatSetup, Setup, check_options, options_schema
from app.engine.aliens import ALIENS
from app.engine.aliens.witch import Witch
from app.engine.cards import FLARE as FLARE_CARD
from app.engine.moments import GAME
from app.engine.state import Mark
from tests.kit import rule, scenario

NAMED = {
    "aristocrat", "boomerang", "hurtz", "industrialist", "miser", "negator", "pentaform", "queue", "schizoid",
    "symbiote", "terrorist", "tick_tock", "warrior", "witch",
}  # fmt: skip
WITH_PIECES = sorted(NAMED & set(ALIENS))
CARDS = {"A": "attack 10", "B": "attack 08"}
FLARE = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare"}


ABUSED = {"force", "judge", "witch"}


@rule("EX-23")
def test_these_aliens_bring_pieces_and_no_others():
    assert {alien for alien, sheet in ALIENS.items() if sheet.brings_pieces} == set(WITH_PIECES)


@rule("EX-24")
@pytest.mark.parametrize("alien", WITH_PIECES)
def test_none_of_them_comes_into_a_running_game(alien: str) -> None:
    game = scenario(gate={"A": 1}, aliens={"A": "reincarnator"}, hands=CARDS | {"A": "attack 04"})
    game.game.state.unused = [alien]
    assert game.game.draw_alien() is None
    game.game.state.unused = [alien, "mind"]
    game.play()
    assert [power.alien for power in game.state.powers] == ["reincarnator", "mind"]


@rule("EX-24")
def test_the_insect_gets_no_flesh_of_the_warrior():
    hands = {"A": "attack 04, tripler flare", "B": "attack 40", "C": "attack 06, warrior flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect"}, hands=hands)
    game.answers(A="tripler flare", C="insect").play()
    assert [power.alien for power in game.state.powers] == ["insect"]
    assert "warrior flare" in game.discard


@rule("EX-25")
def test_a_life_stage_may_bring_pieces_but_has_no_setup_text():
    stages: set[str] = set()
    for key in range(40):
        seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
        options = Options(aliens=["pentaform", "mind", "oracle"], alien_sets=("base", "classic"))
        game = Game.new(Setup(seats, options, bytes([key]) * 32, [""] * 3))
        while game.phase == "setup":
            game.timeout(game.asks[0].id)
        stages |= {power.alien for power in game.state.powers if power.beside >= 0}
    assert not [alien for alien in stages if ALIENS[alien].setup]
    assert stages & {"warrior", "industrialist", "hurtz"}, "pieces alone do not matter"


@rule("EX-25")
def test_tokens_go_with_the_sheet():
    game = scenario(gate={"A": 1}, aliens={"A": "warrior", "B": "mind"}, tokens={"A": 5}, hands=FLARE)
    game.answers(C="sorcerer flare").play(until="select")
    assert (game.alien("B"), game.tokens("B")) == ("warrior", 5)


@rule("EX-25")
def test_a_hoard_goes_with_the_sheet():
    game = scenario(gate={"A": 1}, aliens={"A": "miser", "B": "mind"}, hands=FLARE | {"D": "attack 30"})
    g = game.game
    card = g.state.hands[3][0]
    g.from_hand(card, 3)
    g.pile(g.state.powers[0], "hoard").cards.append(card)
    game.answers(C="sorcerer flare").play(until="select")
    assert [pile["cards"][0]["card"] for pile in game.view("B")["own_piles"]] == ["attack_30"]
    assert game.view("A")["own_piles"] == []


@rule("EX-25")
def test_curses_go_with_the_sheet():
    game = scenario(gate={"A": 1}, aliens={"A": "witch", "B": "mind"}, hands=FLARE)
    state = game.game.state
    for kind, seat, data in (("cache", 0, [0, 1]), ("curse", 3, [4])):
        state.marks.append(Mark(kind, "alien:witch", seat, GAME, 0, state.powers[0].id, data))
    game.game.reindex()
    game.answers(C="sorcerer flare").play(until="select")
    assert [len(note["pieces"]) for note in game.view("B")["own_notes"]] == [2]
    assert "own_notes" not in game.view("A")
    assert [(note["seat"], note["before"]) for note in game.view()["notes"] if note["kind"] == "curse"] == [(1, 3)]


@rule("EX-25")
def test_the_symbiote_stays_with_its_player():
    game = scenario(gate={"A": 1}, aliens={"A": "symbiote", "B": "mind"}, hands=FLARE).play()
    assert not any("sorcerer flare" in asked.options for asked in game.asked)
    assert game.alien("A") == "symbiote"


@rule("EX-32")
def test_powers_that_were_open_to_abuse_are_closed_and_dealt_like_others():
    assert len(Witch.pieces) == 7
    assert dealt(Options(alien_sets=("classic",))) >= ABUSED


def dealt(options: Options) -> set[str]:
    """The aliens of sixty games of seven."""
    return {power.alien for game in games(options, 60) for power in game.state.powers}


def games(options: Options, count: int) -> Iterator[Game]:
    """Fresh games of seven players."""
    for key in range(count):
        seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(7)]
        yield Game.new(Setup(seats, options, bytes([key]) * 32, [""] * 7))


@rule("EX-32")
def test_a_table_option_leaves_them_out():
    options = check_options({"alien_sets": ["classic"], "no_abuse": True, "flares": True}, 7)
    assert not dealt(options) & ABUSED
    for game in games(options, 3):
        assert not ABUSED & set(game.state.unused)  # nor can they be drawn later
        assert not ABUSED & {face.effect for face in game.faces if face.kind == FLARE_CARD}
        assert any(face.kind == FLARE_CARD for face in game.faces)
    assert check_options({}, 7).no_abuse is False


@rule("EX-32")
def test_what_is_left_out_cannot_be_named_and_it_is_said_why():
    named = {"aliens": ["witch", "mind", "zombie"]}
    assert check_options(named, 3).aliens == named["aliens"]
    with pytest.raises(InvalidOptions, match="no_abuse leaves out witch") as refused:
        check_options(named | {"no_abuse": True}, 3)
    assert refused.value.details == {"option": "no_abuse", "aliens": ["witch"]}
    assert check_options({"aliens": "combo:C01", "no_abuse": True}, 3).aliens == "combo:C01"


@rule("EX-32")
def test_the_option_names_them_in_its_sentence_and_no_preset_touches_it():
    schema = options_schema()
    assert "Force, Judge, Witch" in schema["properties"]["no_abuse"]["description"]
    assert not any("no_abuse" in preset["options"] for preset in schema["presets"])
