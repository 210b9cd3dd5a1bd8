"""Schizoid."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.aliens.schizoid import Schizoid
from app.engine.state import Mark
from tests.kit import Offer, acts, check, rule, ruling, scenario

YES = "deal consent: yes"
WON = {"A": "attack 40", "B": "attack 04"}
DEAL = {"A": "negotiate, attack 10", "B": "negotiate"}


def table(condition: str, deck: str = "", shown: str = "", **position):
    """A table with the Schizoid and these conditions on its sheet."""
    position.setdefault("aliens", {"C": "schizoid"})
    game = scenario(**position)
    power = next(p for p in game.game.state.powers if p.alien == "schizoid")
    for kind, names in (("condition", condition), ("conditions", deck), ("open", shown)):
        data = [Schizoid.pieces.index(name) for name in names.split()]
        game.game.state.marks.append(Mark(kind, "alien:schizoid", power.seat, "game", 0, power.id, data))
    return game


def notes(game, viewer: str | None) -> dict[str, list[str]]:
    """What a viewer may read on the sheet."""
    view = game.view(viewer) if viewer else game.view()
    found = [*view.get("notes", []), *view.get("own_notes", [])]
    return {note["kind"]: [piece["label"] for piece in note["pieces"]] for note in found if "pieces" in note}


@check("schizoid", 1)
@rule("R-WIN-8")
def test_enough_foreign_colonies_do_not_win():
    game = table("intruder", gate={"A": 1}, colonies={"A": 4}, hands=WON).play()
    assert game.colonies("A") == 5
    assert game.winners == []
    assert len(game.told(kind="use_on")) == 1


@check("schizoid", 2)
def test_zapped_they_win():
    game = table("intruder", gate={"A": 1}, colonies={"A": 4}, hands=WON | {"D": "cosmic zap"})
    assert game.answers(D="cosmic zap").play().winners == ["A"]


@check("schizoid", 3)
def test_a_condition_that_was_turned_up_wins_for_everybody():
    game = table("intruder", deck="conciliator", gate={"A": 1}, aliens={"B": "schizoid"}, hands=WON).play()
    assert notes(game, None) == {"open": ["Conciliator"]}
    game = table("intruder", shown="conciliator", gate={"A": 1}, colonies={"B": 3}, hands=DEAL)
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept").play()
    assert game.winners == ["B"]


@check("schizoid", 4)
def test_the_face_down_condition_wins_and_is_shown():
    game = table("relocator", gate={"A": 1}, ships={"B2": {"A": 1}, "B3": {"A": 1}}, hands=WON).play()
    assert game.winners == ["A"]
    assert "Relocator" in game.told(kind="schizoid.shown")[0]


@check("schizoid", 5)
@rule("R-WIN-8")
def test_a_win_once_prevented_is_announced_again_for_a_new_player_only():
    @acts("planning.before_select", seat="C")
    def nothing_new(me):
        yield from me.g.settle()

    @acts("planning.after_select", seat="D")
    def another(me):
        yield from me.g.move([[1, 1, 5, 20]], "settled", "probe")

    position = {"gate": {"A": 1}, "colonies": {"A": 5, "B": 4}, "ships": {"E1": {"B": 0}}}
    game = table("intruder", **position, probes=[nothing_new, another], hands=WON).play()
    assert [event["whom"] for event in game.heard("E", kind="use_on")] == [[wire(0)], [wire(0), wire(1)]]
    game = table("intruder", **position, probes=[nothing_new, another], hands=WON | {"D": "cosmic zap"})
    game.play(until="planning.after_select")
    assert game.answers(D="announced.use: cosmic zap").play().winners == ["A", "B"]


def wire(seat: int) -> dict[str, object]:
    """A seat as events name it."""
    return {"type": "seat", "seat": seat}


def test_a_zap_on_declared_winners_lets_normal_wins_through():
    game = table("relocator", gate={"A": 1}, ships={"B2": {"A": 1}, "B3": {"A": 1}}, hands=WON | {"D": "cosmic zap"})
    game.answers(D="cosmic zap").play()
    assert game.winners == []
    assert game.power("C") == "active"


@rule("R-POWER-1")
def test_when_the_power_is_lost_who_has_enough_wins():
    @acts("planning.after_select", seat="D")
    def lost(me):
        yield from me.g.lose([(2, 9, 10)], "probe")

    game = table("intruder", gate={"A": 1}, colonies={"A": 5}, homes={"C": 3}, probes=[lost], hands=WON)
    assert game.play().winners == ["A"]


@pytest.mark.parametrize(
    ("condition", "position", "wins"),
    [
        ("intruder", {"ships": {"C1": {"A": 4}, "D1": {"A": 4}, "B1": {"A": 4, "B": 1}}}, True),
        ("intruder", {"ships": {"C1": {"A": 4}, "D1": {"A": 3}, "B1": {"A": 4, "B": 1}}}, False),
        ("traditionalist", {"colonies": {"A": 5}}, True),
        ("traditionalist", {"colonies": {"A": 5}, "homes": {"A": 2}}, False),
        ("wanderer", {"ships": {"B1": {"A": 1}, "D1": {"A": 1}, "E1": {"A": 1}}, "homes": {"A": 3}}, True),
        ("wanderer", {"ships": {"B1": {"A": 1}, "D1": {"A": 1}, "E1": {"A": 1}}, "homes": {"A": 4}}, False),
        ("wanderer", {"ships": {"B1": {"A": 1}, "D1": {"A": 1}, "D2": {"A": 1}}, "homes": {"A": 3}}, False),
        ("relocator", {"ships": {"B1": {"A": 1}, "D1": {"A": 1}, "E1": {"A": 1}}}, False),
    ],
)
def test_conditions_of_colonies(condition, position, wins):
    @acts("planning.after_select", seat="D")
    def look(me):
        yield from me.g.settle()

    game = table(
        condition, planet="B5", gate={"A": 1}, **position, probes=[look], hands={"A": "attack 04", "B": "attack 40"}
    )
    game.play()
    assert game.winners == (["A"] if wins else [])


@ruling("schizoid", 2)
def test_conditions_of_events_do_not_look_back():
    game = table("conciliator", planet="B5", gate={"A": 1}, colonies={"A": 3}, hands=WON)
    assert game.play().winners == []
    hands = {"A": "negotiate", "B": "negotiate"}
    for colonies, wins in ((4, True), (3, False)):
        game = (
            table("bluffer", planet="B5", gate={"A": 1}, colonies={"A": colonies}, hands=hands)
            .answers(A="refuse")
            .play()
        )
        assert game.winners == (["A"] if wins else [])


@ruling("schizoid", 3)
def test_a_new_hand_is_a_complete_one():
    for colonies, wins in ((3, True), (2, False)):
        game = table(
            "colonizer",
            start="alliance",
            planet="B5",
            gate={"A": 1},
            colonies={"B": colonies},
            hands={"A": "attack 40"},
        )
        assert game.play().winners == (["B"] if wins else [])


@ruling("schizoid", 4)
def test_a_home_colony_is_re_established_by_any_means():
    @acts("planning.after_select", seat="D")
    def back(me):
        yield from me.g.move([[0, 1, 1, 0]], "moved", "probe")

    game = table(
        "xenophobe", planet="B5", gate={"A": 1}, ships={"A1": {"A": 0}}, colonies={"A": 3}, probes=[back], hands=WON
    )
    assert game.play().winners == ["A"]


@ruling("schizoid", 5)
def test_every_condition_asks_for_three_foreign_colonies():
    @acts("planning.after_select", seat="D")
    def all_at_once(me):
        yield from me.g.settle()

    every = " ".join(Schizoid.pieces[1:])
    game = table("bluffer", shown=every, planet="B5", gate={"A": 1}, colonies={"A": 2, "B": 2}, probes=[all_at_once],
                 hands={"A": "negotiate, attack 10", "B": "negotiate"})  # fmt: skip
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept").play()
    assert game.winners == []


@ruling("schizoid", 7)
@rule("R-POWER-8")
def test_the_conditions_go_with_the_sheet():
    hands = WON | {"D": "sorcerer flare"}
    game = table("intruder", deck="bluffer", gate={"A": 1}, aliens={"A": "schizoid", "B": "tripler"}, hands=hands)
    game.answers(D="sorcerer flare").play(until="select")
    assert notes(game, "B") == {"condition": ["Intruder"]}
    assert notes(game, "A") == {}


@ruling("schizoid", 8)
def test_other_special_wins_are_untouched():
    hands = {"A": "attack 04", "B": "attack 20"}
    game = table("intruder", gate={"A": 1}, colonies={"D": 5}, aliens={"A": "tick tock", "C": "schizoid"},
                 tokens={"A": 1}, hands=hands)  # fmt: skip
    assert game.play().winners == ["A"]


def test_nobody_else_may_read_the_condition_or_the_deck():
    game = table("intruder", deck="bluffer wanderer", gate={"A": 1}, hands=WON)
    assert notes(game, "C") == {"condition": ["Intruder"]}
    assert notes(game, "A") == notes(game, None) == {}
    deck = [note for note in game.view("A")["notes"] if note["kind"] == "conditions"]
    assert [note["count"] for note in deck] == [2]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_wanderer_stays_out_of_small_games(seats):
    sitting = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(seats)]
    options = Options(aliens=["schizoid", "mind", "oracle", "tripler"][:seats])
    game = Game.new(Setup(sitting, options, b"k" * 32, [""] * seats))
    assert game.asks[0].text == "schizoid.condition"
    assert len(game.asks[0].options) == 4 + seats
    game.answer(game.asks[0].id, ["3"])
    assert [piece["label"] for piece in game.view(0)["own_notes"][0]["pieces"]] == ["Intruder"]


def test_the_opponent_need_not_turn_up_a_condition():
    game = table("intruder", deck="conciliator", gate={"A": 1}, aliens={"B": "schizoid"}, hands=WON)
    game.answers(A="no").play()
    assert notes(game, None) == {}


def test_super_exchanges_the_condition_and_nobody_sees_it():
    game = table("intruder", deck="bluffer wanderer", gate={"A": 1}, aliens={"A": "schizoid"},
                 hands=WON | {"A": "attack 40, schizoid flare"})  # fmt: skip
    game.answers(A=["schizoid flare", "wanderer"]).play()
    assert notes(game, "A") == {"condition": ["Wanderer"]}
    assert not any("anderer" in text for text in game.told("B"))


def test_wild_everybody_gets_a_second_alien_and_the_flare_goes_to_the_schizoid():
    aliens = {"A": "tripler", "B": "mind", "C": "schizoid", "D": "macron", "E": "zombie"}
    game = table("intruder", gate={"A": 1}, aliens=aliens, hands=WON | {"D": "schizoid flare"})
    game.answers(D="schizoid flare").play()
    assert [len(game.game.powers_of(x)) for x in range(5)] == [2] * 5
    assert game.hand("C") == ["schizoid flare"]


def test_wild_without_a_schizoid_the_flare_leaves_the_game():
    aliens = {"A": "tripler", "B": "mind", "C": "oracle", "D": "macron", "E": "zombie"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands=WON | {"D": "schizoid flare"})
    game.answers(D="schizoid flare").play()
    assert game.hand("D") == []
    assert "schizoid flare" not in game.discard
    assert not any(game.game.face(card).effect == "schizoid" for card in game.game.state.deck)


@ruling("schizoid", 6)
@ruling("seeker", 3)
@rule("EX-17")
def test_the_condition_on_the_sheet_may_be_asked_about():
    for condition, answer in (("relocator", "Yes"), ("intruder", "No")):
        game = table("relocator", gate={"A": 1}, aliens={"A": "schizoid", "B": "seeker"}, hands=WON)
        game.answers(B=["seeker", "written", condition]).play(until="select")
        assert game.told("D", kind="seeker.answers") == [f"A answers: {answer}."]


@ruling("schizoid", 9)
def test_who_is_cursed_wins_by_no_condition():
    game = table("relocator", gate={"A": 1}, ships={"B2": {"A": 1}, "B3": {"A": 1}}, hands=WON,
                 aliens={"C": "schizoid", "D": "witch"})  # fmt: skip
    power = next(p for p in game.game.state.powers if p.alien == "witch")
    victory = ALIENS["witch"].pieces.index("victory")
    game.game.state.marks.append(Mark("curse", "alien:witch", 0, "game", 0, power.id, [victory]))
    assert game.play().winners == []


@rule("R-WIN-8")
def test_who_was_held_back_may_still_meet_a_condition():
    @acts("planning.before_select", seat="C")
    def held_back(me):
        yield from me.g.settle()

    @acts("planning.after_select", seat="C")
    def home_again(me):
        yield from me.g.move([[0, 1, 5, x] for x in range(4)], "moved", "probe")

    position = {"planet": "B5", "gate": {"A": 1}, "ships": {"B1": {"A": 5}}, "homes": {"A": 2}, "colonies": {"A": 5}}
    game = table("traditionalist", **position, probes=[held_back, home_again], hands=WON)
    game.play(until="select")
    assert [event["whom"] for event in game.heard("E", kind="use_on")] == [[wire(0)]]
    assert game.play().winners == ["A"]
    assert len(game.told(kind="use_on")) == 2


@pytest.mark.parametrize(
    ("condition", "colonies", "answers"), [("conciliator", 3, ["accept A", YES]), ("bluffer", 4, [])]
)
def test_a_third_party_makes_the_deal_or_fails_to_make_it_like_the_two(condition, colonies, answers):
    hands = {"A": "attack 10, quash", "B": "attack 08", "C": "negotiate"}
    aliens = {"C": "diplomat", "D": "schizoid"}
    game = table(condition, planet="B5", gate={"A": 1}, colonies={"C": colonies}, aliens=aliens, hands=hands)
    game.answers(A=[Offer(to="C", give="quash")] + [YES] * bool(answers), C=["diplomat", *answers])
    game.answers(B=[YES] * bool(answers)).play()
    assert game.winners == ["C"]


@rule("R-POWER-4")
def test_when_no_power_can_be_used_any_more_who_has_enough_wins_at_once():
    position = {"start": "destiny", "planet": "B5", "colonies": {"A": 5}, "hands": WON}
    nebula, outage = {"destiny": "B!", "hazard_deck": "cosmic nebula"}, {"destiny": "B", "comet": "power outage"}
    for omen, question in ((nebula, "invite"), (outage, "launch")):
        game = table("intruder", **position, **omen).play()
        assert game.winners == ["A"]
        assert not game.was_asked("A", question)


@ruling("schizoid", 3)
def test_a_hand_that_an_effect_replaces_is_a_new_one_too():
    hands = {"A": "attack 04, insect flare", "B": "attack 40"}
    game = table("colonizer", planet="B5", gate={"A": 1}, colonies={"A": 3}, hands=hands)
    assert game.answers(A="insect flare").play().winners == ["A"]
