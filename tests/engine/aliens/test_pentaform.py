"""Pentaform."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.aliens.pentaform import Pentaform
from app.engine.state import ASLEEP, IDLE
from tests.kit import acts, check, rule, ruling, scenario

STAGES = ("mirror", "human", "virus", "oracle", "zombie")
CARDS = {"A": "attack 40", "B": "attack 04"}


def under(stage: str) -> str:
    """The aliens of a Pentaform whose marker is under that stage."""
    return "pentaform > " + " > ".join("*" * (alien == stage) + alien for alien in STAGES)


def stage(game) -> str:
    powers = game.view()["seats"][0]["powers"]
    return next(power["alien"] for power in powers if power["alien"] != "pentaform" and power["state"] == "active")


@check("pentaform", 1)
@rule("R-GEN-6")
def test_a_foreign_colony_moves_the_marker_to_the_right():
    game = scenario(gate={"A": 1}, aliens={"A": under("mirror")}, hands=CARDS).play()
    assert game.result == "offense wins"
    assert stage(game) == "human"
    assert "A is now Human." in game.told("C")


@check("pentaform", 2)
def test_two_colonies_lost_at_once_move_it_two_stages_back():
    @acts("planning.after_select", seat="E")
    def loss(me):
        yield from me.g.lose([(0, 1, 10), (0, 1, 15)], "probe")

    game = scenario(
        gate={"A": 1}, ships={"C1": {"A": 1}, "D1": {"A": 1}}, aliens={"A": under("virus")}, hands=CARDS, probes=[loss]
    ).play(until="reveal")
    assert stage(game) == "mirror"


@check("pentaform", 3)
def test_zapped_the_marker_stays():
    hands = CARDS | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": under("mirror")}, hands=hands).answers(D="cosmic zap").play()
    assert stage(game) == "mirror"
    assert game.colonies("A") == 1


@check("pentaform", 4)
def test_the_zap_of_a_stage_does_not_touch_the_next():
    hands = CARDS | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": under("human")}, hands=hands).answers(D="reveal: cosmic zap")
    game.play(until="encounter.end")
    states = {power["alien"]: power["state"] for power in game.view()["seats"][0]["powers"]}
    assert (states["human"], states["virus"]) == ("lost", "active")


def test_only_the_current_stage_works():
    game = scenario(gate={"A": 2}, aliens={"A": under("virus")}, hands=CARDS).play(until="resolution")
    assert game.totals[0] == 80  # Virus multiplies; Human adds nothing


@ruling("pentaform", 5)
def test_at_setup_five_stages_are_laid_out():
    seats = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(3)]
    setup = Setup(seats, Options(aliens=["pentaform", "oracle", "mind"], flares=True), b"k" * 32, [""] * 3)
    game = Game.new(setup)
    ask = game.asks[0]
    assert (ask.seat, ask.text, len(ask.options)) == (0, "pentaform.row", 5)
    game.answer(ask.id, ["4", "3", "2", "1", "0"])
    row = [power.alien for power in game.state.powers if power.beside >= 0]
    assert row == [alien for _, alien in reversed(ask.options)]
    assert [power.idle for power in game.state.powers if power.beside >= 0] == [0, ASLEEP, ASLEEP, ASLEEP, ASLEEP]
    assert not any(ALIENS[alien].setup for alien in row)
    assert not set(row) & set(game.state.flares)


def test_super_two_stages_change_places():
    hands = {"A": "attack 40, pentaform flare", "B": "attack 04"}
    game = scenario(start="regroup", aliens={"A": under("mirror")}, hands=hands, destiny="B")
    game.answers(A=["pentaform flare", "mirror, virus"]).play(until="destiny")
    assert stage(game) == "virus"
    assert game.hand("A") == ["attack 40", "pentaform flare"]


def test_wild_one_of_two_random_aliens_replaces_the_own():
    hands = {"A": "attack 40", "B": "attack 04", "C": "pentaform flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "oracle"}, hands=hands).answers(C="pentaform flare")
    game.play(until="select")
    assert game.alien("C") != "oracle"
    assert "oracle" not in game.game.state.unused
    assert game.discard == ["pentaform flare"]
    assert len(game.deck) == 72 - 2 + 2


def test_wild_the_flare_goes_to_the_pentaform():
    hands = CARDS | {"C": "pentaform flare"}
    game = scenario(gate={"A": 1}, aliens={"A": under("mirror"), "C": "trader"}, hands=hands)
    game.answers(C="pentaform flare").play(until="select")
    assert game.hand("A") == ["attack 40", "pentaform flare"]


@ruling("pentaform", 1)
def test_a_new_stage_works_if_its_moment_has_not_passed():
    hands = {"A": "attack 40", "B": "attack 04, morph"}
    row = "pentaform > *mirror > barbarian > human"
    game = scenario(gate={"A": 1}, aliens={"A": row}, hands=hands).answers(B="select: attack 04").play()
    assert game.hand("A") == ["morph"], "it loots after the landing that made it a Barbarian"
    row = "pentaform > *mirror > cudgel > human"
    game = scenario(gate={"A": 1}, aliens={"A": row}, hands=hands).answers(B="select: attack 04").play()
    assert game.warp == {"B": 4}, "the moment to smash had passed"


@ruling("pentaform", 2)
def test_at_the_end_of_the_row_no_use_is_announced():
    game = scenario(gate={"A": 1}, aliens={"A": under("zombie")}, hands=CARDS).play()
    assert stage(game) == "zombie"
    assert not [line for line in game.told("C", kind="use") if "Pentaform" in line]


@ruling("pentaform", 3)
def test_a_loss_and_a_gain_are_handled_as_they_happen():
    game = scenario(start="launch", ships={"C1": {"A": 1}}, aliens={"A": under("human")}, hands=CARDS)
    game.answers(A=["B1", {"C1": 1}]).play()
    assert [line for line in game.told("C") if "is now" in line] == ["A is now Mirror.", "A is now Human."]


@ruling("pentaform", 5, 6)
def test_an_alien_with_pieces_may_be_a_stage_and_has_them():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "pentaform > *warrior > mirror"}, hands=hands).play()
    assert game.game.acquirable("warrior", pieces=True) is False, "it is in play"
    assert next(p.tokens for p in game.state.powers if p.alien == "warrior") == 2
    free = scenario(gate={"A": 1}, aliens={"A": under("mirror")}, hands=hands).game
    assert free.acquirable("warrior", pieces=True)
    assert not free.acquirable("miser", pieces=True)
    assert not free.acquirable("warrior")


@ruling("pentaform", 8)
def test_the_row_goes_with_the_sheet_and_the_new_owner_moves_the_marker():
    hands = {"A": "attack 04", "B": "attack 40", "C": "sorcerer flare"}
    ships = {"B1": {"B": 1}}
    game = scenario(gate={"A": 1}, ships=ships, aliens={"A": under("human"), "B": "trader"}, hands=hands)
    game.answers(C="sorcerer flare").play(until="select")
    assert [p["alien"] for p in game.view()["seats"][1]["powers"]] == ["pentaform", *STAGES]
    assert [p["alien"] for p in game.view()["seats"][0]["powers"]] == ["trader"]


@ruling("pentaform", 10)
def test_wild_an_alien_with_pieces_is_never_offered():
    hands = {"A": "attack 40", "B": "attack 04", "C": "pentaform flare"}
    offered = set()
    for key in range(12):
        game = scenario(gate={"A": 1}, aliens={"C": "oracle"}, hands=hands, key=key).answers(C="pentaform flare")
        offered |= set(game.play(until="pentaform.become").options("C"))
    assert len(offered) > 5
    assert not [alien for alien in offered if ALIENS[alien].setup or ALIENS[alien].brings_pieces]


@rule("R-POWER-9")
def test_what_lies_beside_a_stage_sleeps_wakes_and_goes_with_it():
    @acts("planning.before_select", seat="E")
    def flesh(me):
        insect = next(p for p in me.g.state.powers if p.alien == "insect")
        yield from me.g.gain_power(insect.seat, "virus", beside=insect.id)

    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "pentaform > *insect > mirror"}, probes=[flesh], hands=hands)
    game.play(until="encounter.end")
    states = {power["alien"]: power["state"] for power in game.view()["seats"][0]["powers"]}
    assert states == {"pentaform": "active", "insect": "lost", "mirror": "active", "virus": "lost"}
    g = game.game
    assert [power.alien for power in g.with_it(g.state.powers[0])] == ["pentaform", "insect", "mirror", "virus"]


@ruling("pentaform", 7)
def test_a_stage_that_was_set_aside_gives_way_to_one_that_is_set_aside_too():
    @acts("planning.before_select", seat="E")
    def rests(me):
        next(p for p in me.g.state.powers if p.alien == "human").idle = IDLE
        yield from ()

    seen = []

    @acts("resolution.before_discard", seat="E")
    def look(me):
        seen.append({p.alien: p.idle for p in me.g.state.powers})
        yield from ()

    scenario(gate={"A": 1}, aliens={"A": under("human")}, probes=[rests, look], hands=CARDS).play()
    assert seen[0] == dict.fromkeys(STAGES, ASLEEP) | {"pentaform": 0, "virus": IDLE}


def test_wild_a_pentaform_that_gives_itself_up_leaves_the_flare_to_the_pile():
    hands = CARDS | {"A": "attack 40, pentaform flare"}
    game = scenario(gate={"A": 1}, homes={"A": 2}, warp={"A": 8}, aliens={"A": under("mirror")}, hands=hands)
    game.answers(A="pentaform flare").play(until="select")
    assert game.discard == ["pentaform flare"]
    assert len(game.game.powers_of(0)) == 1


def test_super_all_learn_which_stages_changed_places_and_another_one_works_only_if_it_must():
    hands = {"A": "attack 40, pentaform flare", "B": "attack 04"}
    game = scenario(start="regroup", aliens={"A": under("mirror")}, hands=hands, destiny="B")
    game.answers(A=["pentaform flare", "human, virus"]).play(until="destiny")
    assert game.told("C", kind="pentaform.exchanged") == ["A exchanges two life stages: Human and Virus."]
    assert not game.told("C", kind="pentaform.stage")


def test_stages_that_may_not_be_in_a_game_together_are_drawn_anew():
    game = scenario(gate={"A": 1}, aliens={"A": under("mirror")}, hands=CARDS).game
    me = Pentaform(game, 0, Pentaform.hooks[0], game.powers_of(0)[0])
    able = ["assassin", "shadow", "mind", "trader", "healer", "masochist", "macron"]
    row = me.apart(["assassin", "shadow", "mind", "healer", "trader"], able)
    assert row == ["assassin", "macron", "mind", "healer", "trader"]
