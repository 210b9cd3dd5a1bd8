"""The technology variant: the numbered rules T-1 to T-14."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.tech import TECHS
from tests.kit import Offer, acts, rule, scenario

REGROUP = {"start": "regroup", "destiny": "B"}
HANDS = {"A": "attack 10", "B": "attack 20"}
WIN = {"A": "attack 40, attack 06", "B": "attack 04"}


def new(**options):
    seats = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(4)]
    aliens = ["tripler", "oracle", "mind", "warrior"]
    return Game.new(Setup(seats, Options(aliens=aliens, tech=True, **options), b"k" * 32, [""] * 4))


@rule("T-1", "R-VAR-5")
def test_each_player_keeps_one_of_two_and_discards_the_other_openly():
    game = new()
    asks = game.asks
    assert [ask.text for ask in asks] == ["keep_tech"] * 4
    pairs = [[name for _, name in ask.options] for ask in asks]
    for ask in asks:
        game.answer(ask.id, ["1"])
    assert [card.card for card in game.state.techs] == [pair[1] for pair in pairs]
    assert game.state.tech_discard == [pair[0] for pair in pairs]
    assert game.view(0)["techs"][1]["tech"] is None
    assert game.view(1)["own_techs"][0]["tech"] == pairs[1][1]


@rule("T-1")
def test_by_default_the_lower_number_stays_and_x_counts_as_3():
    game = new()
    for ask in list(game.asks):
        first, second = (TECHS[name].number or 3 for _, name in ask.options)
        assert ask.default == ["0" if first <= second else "1"]


@rule("T-2", "R-COMP-2")
def test_compensation_does_not_reach_a_tech():
    game = scenario(gate={"A": 1}, ring={}, hands={"A": "attack 10", "B": "negotiate"}, techs={"A": "xenon lasers"})
    game.play()
    assert (game.hand("B"), game.techs("A"), game.view()["seats"][0]["hand"]) == ([], ["xenon lasers"], 0)


@rule("T-2", "Q38")
def test_a_tech_is_no_part_of_a_deal():
    hands = {"A": "negotiate", "B": "negotiate, attack 08"}
    game = scenario(gate={"A": 1}, hands=hands, techs={"A": "xenon lasers"})
    game.answers(B="select: negotiate").play(until="deal")
    fields = game.game.wire(game.ask("A"))
    assert "xenon" not in str(fields["can_give"])
    assert game.refuses("A", Offer(give="xenon lasers"))


@rule("T-3", "R-REGROUP-4")
def test_each_player_in_order_of_play_does_one_tech_action_before_anything_else():
    techs = {"C": "omega missile (1)", "A": "genesis bomb (2), xenon lasers (1)", "B": "the qax (0)"}
    game = scenario(**REGROUP, hands=HANDS, techs=techs, warp={"A": 1})
    asked = [a.seat for a in game.play(until="destiny").asked if a.question == "tech_action"]
    assert asked == ["A", "B", "C"]
    assert game.passed.index("regroup.tech") < game.passed.index("regroup.begin")


@rule("T-3")
def test_by_default_a_ready_tech_is_completed_and_else_nothing_is_done():
    techs = {"A": "omega missile (7), xenon lasers (3)", "B": "the qax (2)"}
    game = scenario(**REGROUP, hands=HANDS, techs=techs).play(until="regroup.begin")
    assert game.techs("A") == ["omega missile (7)", "xenon lasers"]
    assert game.techs("B") == ["the qax (2)"]


@rule("T-4")
def test_research_puts_one_available_ship_on_the_card_even_the_last_of_a_colony():
    ships = {"A1": {"A": 1}}
    game = scenario(**REGROUP, hands=HANDS, techs={"A": "omega missile (0)"}, ships=ships)
    game.answers(A=["research omega missile", "A1"]).play(until="regroup.begin")
    assert (game.techs("A"), game.ships("A1"), game.homes("A")) == (["omega missile (1)"], {}, 4)
    assert game.ships_of("A") == 19


@rule("T-4")
def test_a_research_ship_cannot_be_launched():
    game = scenario(**REGROUP, hands=HANDS, techs={"A": "omega missile (3)"}).play(until="launch")
    game.play(until=lambda g: g.game.asks[0].text == "launch")
    assert "elsewhere" not in game.options("A")


@rule("T-5")
def test_a_completed_card_is_turned_up_and_its_ships_go_home():
    game = scenario(**REGROUP, hands=HANDS, techs={"A": "xenon lasers (4)"})
    game.answers(A=["complete xenon lasers", {"A2": 4}]).play(until="regroup.begin")
    assert game.ships("A2", "A") == 4 + 3
    assert game.view("B")["techs"][0]["tech"] == "xenon_lasers"
    assert "A completes Xenon Lasers." in game.told("D")


@rule("T-5")
def test_with_too_few_ships_it_cannot_be_completed():
    game = scenario(**REGROUP, hands=HANDS, techs={"A": "xenon lasers (2)"}).play(until="tech action")
    assert game.options("A") == ["nothing", "research xenon lasers", "abandon xenon lasers"]


@rule("T-5")
def test_ships_without_a_colony_go_to_the_warp():
    position = {"homes": {"A": 0}, "warp": {"A": 17}, "offense": "B", "destiny": "C"}
    game = scenario(**REGROUP | position, hands={"B": "attack 10", "C": "attack 20"}, techs={"A": "xenon lasers (3)"})
    game.play(until="destiny")
    assert (game.warp, game.techs("A")) == ({"A": 20}, ["xenon lasers"])


@rule("T-6")
def test_an_abandoned_card_is_shown_and_discarded_and_its_ships_go_home():
    game = scenario(**REGROUP, hands=HANDS, techs={"A": "omega missile (2)"})
    game.answers(A="abandon omega missile").play(until="regroup.begin")
    assert (game.techs("A"), game.tech_discard, game.ships_of("A")) == ([], ["omega missile"], 20)
    assert "Omega Missile of A leaves the table." in game.told("E")


@rule("T-7")
def test_a_hidden_tech_is_never_completed_and_its_owner_alone_knows_it():
    game = scenario(**REGROUP, hands=HANDS, techs={"A": "genesis bomb (5)"}).play(until="tech action")
    assert "complete genesis bomb" not in game.options("A")
    assert (game.view("B")["techs"][0]["tech"], game.view("B")["techs"][0]["ships"]) == (None, 5)
    assert game.view("A")["own_techs"][0]["tech"] == "genesis_bomb"


@rule("T-7")
def test_who_might_use_a_hidden_tech_is_asked_whatever_the_card_is():
    for card in ("genesis bomb (4)", "omega missile (4)"):
        game = scenario(**REGROUP, hands=HANDS, techs={"B": card}).play(until="destiny")
        assert game.was_asked("B", moment="regroup.begin")


@rule("T-8")
def test_no_zap_answers_a_tech():
    hands = HANDS | {"C": "cosmic zap, card zap"}
    game = scenario(**REGROUP, hands=hands, techs={"A": "vacuum turbines"}).answers(A="vacuum turbines")
    game.play(until="destiny")
    assert len(game.hand("A")) == 1 + 4
    assert not game.was_asked("C", moment="announced.card")
    assert not game.was_asked("C", moment="announced.tech")


@rule("T-8")
def test_roles_and_phases_bar_the_use():
    game = scenario(**REGROUP, hands=HANDS, techs={"B": "warpspace key"}, warp={"B": 3}).play()
    assert not [a for a in game.asked if a.seat == "B" and "warpspace key" in a.options]


@rule("T-9", "R-VAR-5")
def test_after_a_success_the_offense_may_draw_tech_instead():
    game = scenario(gate={"A": 1}, hands=WIN, options={"tech": True}, colonies={"A": 1},
                    tech_deck="the qax, omega missile, xenon lasers")  # fmt: skip
    game.answers(A=["select: attack 40", "second_or_tech: draw tech", "keep_tech: omega missile"]).play()
    assert game.techs("A") == ["omega missile (0)"]
    assert sorted(game.tech_discard) == ["the qax", "xenon lasers"]
    assert game.next_offense == "B"


@rule("T-9")
def test_without_success_or_without_an_encounter_card_no_tech_is_offered():
    game = scenario(gate={"A": 1}, hands={"A": "attack 04, attack 06", "B": "attack 40"}, options={"tech": True}).play()
    assert not game.was_asked("A", question="second_or_tech")
    game = scenario(gate={"A": 1}, hands={"A": "attack 40", "B": "attack 04"}, options={"tech": True}).play()
    assert [a.options for a in game.asked if a.question == "second_or_tech"] == [("no",)]


@rule("T-9", "R-VAR-2")
def test_with_single_encounters_it_is_tech_or_the_end_of_the_turn():
    game = scenario(gate={"A": 1}, hands=WIN, options={"tech": True, "single_encounter": True})
    game.answers(A="select: attack 40").play()
    assert [a.options for a in game.asked if a.question == "second_or_tech"] == [("draw tech", "no")]


@rule("T-9")
def test_not_after_the_second_encounter():
    game = scenario(gate={"A": 1}, hands=WIN, options={"tech": True}, encounter=2).answers(A="select: attack 40").play()
    assert not game.was_asked("A", question="second_or_tech")


@rule("T-10")
def test_many_techs_and_still_one_action():
    techs = {"A": "xenon lasers (3), the qax (4), omega missile"}
    game = scenario(**REGROUP, hands=HANDS, techs=techs).play(until="regroup.begin")
    assert game.techs("A") == ["xenon lasers", "the qax (4)", "omega missile"]


@rule("T-11")
def test_an_empty_deck_is_made_of_the_discards_and_if_there_are_none_nothing_is_drawn():
    @acts("planning.before_select")
    def empty(me):
        me.g.state.tech_deck, me.g.state.tech_discard = [], discards

    position = {"gate": {"A": 1}, "hands": WIN, "options": {"tech": True}, "probes": [empty]}
    discards = ["the_qax"]
    script = ["select: attack 40", "second_or_tech: draw tech"]
    assert scenario(**position).answers(A=script).play().techs("A") == ["the qax (0)"]
    discards = []
    game = scenario(**position).answers(A=script).play()
    assert (game.techs("A"), game.told("A", "quake")) == ([], [])


@rule("T-12", "R-VAR-1")
def test_with_four_planets_the_big_techs_are_out():
    game = new(four_planets=True)
    left = {name for ask in game.asks for _, name in ask.options} | set(game.state.tech_deck)
    assert left == set(TECHS) - {"coldsleep_ship", "omega_missile", "precursor_seed"}


@rule("T-13")
def test_a_lost_power_changes_nothing_about_techs():
    position = {"homes": {"A": 2}, "aliens": {"A": "tripler"}, "techs": {"A": "vacuum turbines"}}
    game = scenario(**REGROUP, hands=HANDS, **position).answers(A="vacuum turbines").play(until="destiny")
    assert (game.power("A"), len(game.hand("A"))) == ("lost", 5)


@pytest.mark.parametrize("tech", [pytest.param(tech, id=name) for name, tech in TECHS.items()])
def test_every_tech_explains_itself(tech):
    assert tech.name
    assert tech.text.strip()
    for hook in tech.hooks:
        assert hook.kind == "modify" or hook.must or hook.says or hook.at == "never"
