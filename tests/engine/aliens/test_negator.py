"""Negator."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens.negator import Negator
from app.engine.state import Mark
from tests.kit import acts, check, rule, ruling, scenario

FIGHT = {"A": "attack 10", "B": "attack 04"}
KINDS = ("set", "cache", "unavailable")


def table(cache: str, deck: str = "", spent: str = "", **position):
    """A table with the Negator, C if nothing else is said, and these negations."""
    position.setdefault("aliens", {"C": "negator"})
    position.setdefault("hands", FIGHT)
    game = scenario(**position)
    power = next(p for p in game.game.state.powers if p.alien == "negator")
    for kind, names in zip(KINDS, (deck, cache, spent), strict=True):
        data = [Negator.pieces.index(name) for name in names.split()]
        game.game.state.marks.append(Mark(kind, "alien:negator", power.seat, "game", 0, power.id, data))
    return game


def notes(game, viewer: str | None = "C") -> dict[str, list[str]]:
    """What a viewer may read on the sheet."""
    view = game.view(viewer) if viewer else game.view()
    found = [*view.get("notes", []), *view.get("own_notes", [])]
    return {
        note["kind"]: [piece["piece"].split(".")[1] for piece in note["pieces"]] for note in found if "pieces" in note
    }


@check("negator", 1)
@rule("R-REVEAL-6")
def test_a_reinforcement_goes_back_and_cannot_be_played_again():
    hands = {"A": "attack 10", "B": "attack 04, +5"}
    game = table("card gate ships", deck="main", gate={"A": 1}, hands=hands)
    game.answers(B="+5 for defense", C="negator").play()
    assert game.totals == (11, 8)
    assert game.hand("B") == ["reinforcement +5"]
    assert len([asked for asked in game.asked if "reinforcement +5 for defense" in asked.options]) == 1
    assert notes(game) == {"cache": ["gate", "ships", "main"], "unavailable": ["card"]}


@check("negator", 2)
@rule("R-LAUNCH-1")
def test_the_gate_is_aimed_at_another_planet():
    game = table("gate", start="launch").answers(A="aim: B2", C="negator")
    game.play(until=lambda game: "B2" not in (game.options("A") if "A" in game.waiting else ["B2"]))
    assert game.options("A") == ["B1", "B3", "B4", "B5"]
    game.answer("A", "B3")
    assert game.play(until="alliance").planet == "B3"


@check("negator", 3)
def test_an_ally_joins_the_other_side_or_nobody():
    for answer, role in (("defense", "defensive ally"), ("decline", "outsider")):
        game = table("alliance", start="alliance", gate={"A": 1})
        game.answers(A="invite: D", B="invite: D", D=["ally: offense", f"ally: {answer}"], C="negator")
        game.play(until="planning")
        assert game.role("D") == role
    assert [asked.options for asked in game.asked if asked.question == "ally"][-1] == ("decline", "defense")


@check("negator", 4)
def test_wild_positive_attacks_become_negative():
    hands = {"A": "attack 10, negator flare", "B": "attack 05"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 1}}, hands=hands).answers(A="negator flare").play()
    assert game.totals == (-6, -4)
    assert game.result == "defense wins"
    assert "negator flare" in game.discard


@check("negator", 5)
@ruling("negator", 5)
@rule("R-LAUNCH-2")
def test_ships_are_chosen_again_from_elsewhere_and_in_another_number():
    game = table("ships", start="launch").answers(A=["aim: B1", {"A1": 3}], C="negator").play(until="how_many")
    assert game.options("A") == ["1", "2", "4"]
    assert game.ships("A1", "A") == 4
    game.game.answer(game.ask("A").id, ["1"])
    assert game.options("A") == ["A2", "A3", "A4", "A5"]
    game.answer("A", {"A2": 2}).play(until="alliance")
    assert game.gate == {"A": 2}


@ruling("negator", 10)
def test_choices_of_other_ships_open_no_window():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = table("ships", gate={"A": 1}, hands=hands).answers(A="refuse").play()
    assert not game.was_asked("C", moment="plan.ships_chosen")


@ruling("negator", 1)
def test_a_zap_goes_back_and_what_it_would_have_stopped_goes_on():
    hands = FIGHT | {"D": "cosmic zap"}
    game = table("card", gate={"A": 1}, aliens={"A": "tripler", "C": "negator"}, hands=hands)
    game.answers(D="cosmic zap", C="negator").play()
    assert game.hand("D") == ["cosmic zap"]
    assert game.totals[0] == 30 + 1
    assert game.power("A") == "active"


@ruling("negator", 2)
def test_an_optional_use_of_a_main_player_is_cancelled_a_mandatory_one_not():
    game = table("main", gate={"A": 1}, aliens={"A": "tripler", "C": "negator"}).play()
    assert not game.was_asked("C", moment="announced.use")
    hands = {"A": "attack 10, attack 06", "B": "attack 04"}
    game = table("main", gate={"A": 4}, aliens={"A": "pirate", "C": "negator"}, hands=hands)
    game.answers(A=["select: attack 10", "pirate", 2, {"A1": 2}], C="negator").play()
    assert game.warp == {"B": 4}
    assert game.power("A") == "active"


def test_an_optional_use_of_an_ally_is_cancelled():
    game = table("ally", gate={"A": 1, "D": 2}, aliens={"D": "pirate", "C": "negator"})
    game.answers(D=["pirate", 2, {"D1": 2}], C="negator").play()
    assert game.warp == {"B": 4}
    assert game.ships("B1", "D") == 2


@ruling("negator", 4)
def test_with_one_legal_planet_the_negation_is_spent_for_nothing():
    game = table(
        "gate ships alliance", deck="main ally", start="destiny", destiny="A", ships={"A3": {"D": 1}}, hands=FIGHT
    )
    game.answers(A="attack D on A3", C="negator").play(until="alliance")
    assert game.planet == "A3"
    assert notes(game)["unavailable"] == ["gate"]


@rule("R-PLANNING-4")
def test_another_encounter_card_is_selected():
    hands = {"A": "attack 10, attack 06", "B": "attack 04"}
    game = table("encounter", gate={"A": 1}, hands=hands)
    game.answers(A=["select: attack 10"], C=["negator", "negator.side: A"]).play()
    assert game.revealed == ("attack 06", "attack 04")
    assert game.hand("A") == ["attack 10"]


@pytest.mark.parametrize("name", ["A", "B", "D"])
def test_nobody_learns_which_card_was_taken_back(name):
    hands = {"A": "attack 10, attack 06", "B": "attack 04"}
    game = table("encounter", gate={"A": 1}, hands=hands)
    game.answers(A=["select: attack 10"], C=["negator", "negator.side: A"]).play(until="reveal.turning")
    known = [entry["card"]["name"] for entry in game.view(name)["known"] if entry["seat"] == 0]
    assert known == []


@ruling("negator", 3)
def test_the_only_encounter_card_may_be_selected_again():
    game = table("encounter", gate={"A": 1}).answers(C=["negator", "negator.side: A"]).play()
    assert game.revealed == ("attack 10", "attack 04")


@rule("R-DESTINY-3", "R-DESTINY-6")
def test_destiny_another_player_is_named_or_the_fight_is_at_home():
    game = table("destiny", start="destiny", destiny="wild", hands=FIGHT)
    game.answers(A=["wild: B", "wild: D"], C="negator").play(until="launch")
    assert game.defense == "D"
    game = table("destiny", start="regroup", destiny="A, B", ships={"A3": {"D": 1}}, hands=FIGHT)
    game.answers(C="negator").play(until="launch")
    assert (game.defense, game.planet) == ("D", "A3")
    assert not game.was_asked("A", "own_colour")


def test_zapped_the_negation_returns_to_the_cache():
    hands = {"A": "attack 10, +5", "B": "attack 04", "D": "cosmic zap"}
    game = table("card gate", gate={"A": 1}, hands=hands)
    game.answers(A="+5 for offense", C="negator", D="cosmic zap").play()
    assert game.totals[0] == 16
    assert notes(game) == {"cache": ["card", "gate"]}


def test_once_in_an_encounter_only():
    hands = {"A": "attack 10, +5, +3", "B": "attack 04"}
    game = table("card card", gate={"A": 1}, hands=hands)
    game.answers(A=["+5 for offense", "+3 for offense"], C="negator").play()
    assert game.totals[0] == 10 + 1 + 3
    assert len([asked for asked in game.asked if asked.seat == "C" and "negator" in asked.options]) == 1


@ruling("negator", 6)
def test_a_negation_comes_back_through_the_set():
    hands = {"A": "attack 10, +5", "B": "attack 04"}
    game = table("card gate ships", spent="main ally", gate={"A": 1}, hands=hands)
    game.answers(A="+5 for offense", C="negator").play()
    read = notes(game)
    assert read["cache"][:2] == ["gate", "ships"]
    assert len(read["cache"]) == 3
    assert "unavailable" not in read
    assert [note["count"] for note in game.view()["notes"] if note["kind"] == "set"] == [2]


@ruling("negator", 8)
@rule("R-POWER-8")
def test_the_negations_go_with_the_sheet():
    game = table(
        "card gate ships", gate={"A": 1}, aliens={"A": "negator", "B": "tripler"}, hands=FIGHT | {"D": "sorcerer flare"}
    )
    game.answers(D="sorcerer flare").play(until="select")
    assert notes(game, "B") == {"cache": ["card", "gate", "ships"]}
    assert notes(game, "A") == {}


def test_with_the_sheet_face_down_everything_is_unavailable():
    @acts("planning.after_select", seat="D")
    def lost(me):
        yield from me.g.lose([(2, 9, 10)], "probe")

    game = table("card gate ships", deck="main", gate={"A": 1}, homes={"C": 3}, warp={"C": 2}, probes=[lost])
    game.play(until="reveal")
    assert notes(game, None) == {"unavailable": ["main", "card", "gate", "ships"]}


def test_nobody_else_reads_the_cache():
    sitting = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(sitting, Options(aliens=["negator", "mind", "oracle"]), b"k" * 32, [""] * 3))
    assert len(game.view(0)["own_notes"][0]["pieces"]) == 3
    assert "own_notes" not in game.view(1)
    assert game.view(1)["notes"] == game.view(None)["notes"]
    assert [note.get("count") for note in game.view(None)["notes"]] == [5]


def test_it_is_asked_whatever_lies_in_the_cache():
    hands = {"A": "attack 10, +5", "B": "attack 04"}
    for cache in ("card", "gate"):
        game = table(cache, gate={"A": 1}, hands=hands).answers(A="+5 for offense").play()
        assert game.was_asked("C", moment="announced.reinforcement")


def test_super_twice_with_two_different_negations():
    hands = {"A": "attack 10, attack 06, +5", "B": "attack 04", "C": "negator flare"}
    game = table("card encounter", deck="main ally gate", gate={"A": 1}, hands=hands)
    game.answers(A=["select: attack 10", "+5 for offense"], C=["negator", "negator.side: A", "negator"]).play()
    assert game.totals[0] == 6 + 1
    assert game.hand("C") == ["negator flare"]
    assert sorted(notes(game)["unavailable"]) == ["card", "encounter"]


def test_wild_the_flare_goes_to_the_negator():
    hands = {"A": "attack 10, negator flare", "B": "attack 05"}
    game = table("gate", gate={"A": 4}, hands=hands).answers(A="negator flare").play()
    assert game.hand("C") == ["negator flare"]


def test_an_effect_names_another_planet():
    hands = {"A": "attack 10, gorgon flare", "B": "attack 08"}
    game = table("gate", start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A=["gorgon flare", "gorgon.planet: B1"], C="negator").play(until="gorgon.planet")
    game.play(until=lambda g: any(a.text == "gorgon.planet" and not a.back for a in g.game.asks))
    assert "B1" not in game.options("A")
    game.answer("A", "B2").play()
    assert game.totals == (11, 8 + 4)
    assert game.hand("A") == ["gorgon flare"]


def sent_back(game, seat: str, text: str) -> list[str]:
    """What a player may choose when the first choice has been sent back."""
    game.play(
        until=lambda g: sum(a.question == text for a in g.asked) > 0 and g.was_asked("C", moment="plan.planet_named")
    )
    game.play(until=lambda g: any(a.text == text for a in g.game.asks))
    return game.options(seat)


@ruling("negator", 11)
@rule("R-DESTINY-8")
def test_a_home_colony_is_founded_on_another_planet():
    where = {"A1": {"D": 2}, "A2": {"A": 0}, "A3": {"A": 0}}
    game = table("gate", "main ally ships", start="destiny", destiny="A", ships=where, hands=FIGHT)
    game.answers(A=["settle A2"], C="negator")
    options = sent_back(game, "A", "own_colour")
    assert options == ["attack D on A1", "settle A3"]
    game.answer("A", "settle A3").play(until="re_establish")
    assert notes(game)["unavailable"] == ["gate"]


@rule("MO-5", "MO-18")
def test_a_moon_is_exchanged_for_a_planet_never_for_a_moon():
    game = table("gate", start="launch", moons={"B": "snare, confession"}, hands=FIGHT)
    game.answers(A="aim: snare", C="negator")
    assert sent_back(game, "A", "aim") == ["B1", "B2", "B3", "B4", "B5"]
    game.answer("A", "B4").play(until="alliance")
    assert (game.planet, game.defense, game.occupant("snare")) == ("B4", "B", "")


@rule("MO-4")
def test_a_moon_at_home_is_exchanged_for_a_planet_with_the_same_player():
    where = {"snare": {"B": 2}, "A2": {"B": 1}, "A3": {"D": 1}}
    game = table("gate", start="destiny", destiny="A", moons={"A": "snare*, confession"}, ships=where, hands=FIGHT)
    game.answers(A="attack B on snare", C="negator").play(until="alliance")
    assert (game.planet, game.defense) == ("A2", "B")


def test_what_an_effect_aims_at_is_exchanged_too():
    game = table("gate", start="destiny", destiny="B", aliens={"C": "negator", "D": "butler"}, hands=FIGHT)
    game.answers(D=["butler", "gate", "butler.aim: B2"], C="negator")
    assert sent_back(game, "D", "butler.aim") == ["B1", "B3", "B4", "B5"]
    assert game.answer("D", "B5").play(until="alliance").planet == "B5"


@rule("T-8")
def test_a_tech_strikes_another_planet_and_is_not_lost():
    game = table("gate", start="regroup", techs={"D": "omega missile"}, hands=FIGHT)
    game.answers(D=["omega missile", "omega_missile.planet: B2"], C="negator")
    game.play(until=lambda g: g.was_asked("C", moment="announced.tech"))
    game.play(until=lambda g: any(a.text == "omega_missile.planet" for a in g.game.asks))
    assert "B2" not in game.options("D")
    game.answer("D", "B3").play(until="launch")
    planets = game.game.planets
    assert (6 in planets, 7 in planets) == (True, False)
    assert game.techs("D") == []


@ruling("negator", 12)
@rule("R-POWER-4")
@pytest.mark.parametrize("piece", ["main", "ally"])
def test_what_only_a_main_player_may_play_is_cancelled_and_spent(piece: str):
    hands = FIGHT | {"A": "attack 10, mobius tubes"}
    game = table(piece, start="regroup", warp={"A": 3}, hands=hands)
    game.answers(A="mobius tubes", C="negator" if piece == "main" else []).play(until="launch")
    assert game.hand("A") == ["attack 10"]
    assert game.warp == ({"A": 2} if piece == "main" else {})


def test_a_card_that_anybody_may_play_is_no_ability_of_main_players():
    hands = FIGHT | {"A": "attack 10, plague"}
    game = table("main ally", start="regroup", hands=hands)
    game.answers(A=["plague", "D"]).play(until="launch")
    assert not any("negator" in asked.options for asked in game.asked if asked.seat == "C")


def test_a_tech_of_a_main_player_is_cancelled_but_stays():
    game = table("main", start="regroup", warp={"A": 3}, techs={"A": "warpspace key"}, hands=FIGHT)
    game.answers(A="warpspace key", C="negator").play(until="launch")
    assert game.warp == {"A": 2}
    assert game.techs("A") == ["warpspace key"]


def test_it_is_free_to_name_the_same_again_where_there_is_no_other():
    @acts("planning.before_select", seat="D")
    def found(me):
        use = yield from me.g.choose(0, "aim", [("planet", 5)])
        me.g.emit("aimed", 0, planet=use)

    game = table("gate", gate={"A": 1}, probes=[found])
    game.game.avoided = (0, 5)
    assert game.play(until="reveal").told(kind="aimed")
