"""Chapter 3, timing: windows, answers, zaps."""

from tests.kit import acts, rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}


@rule("R-TIME-1")
def test_a_card_is_offered_only_to_its_roles_and_in_its_phases():
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08, mobius tubes", "C": "force field"}
    game = (
        scenario(start="regroup", destiny="B", warp={"A": 3}, hands=hands)
        .answers(A="invite: D", D=["offense", 1])
        .play()
    )
    offered = {(asked.seat, asked.phase, card) for asked in game.asked for card in asked.options if len(card) > 8}
    assert ("A", "regroup", "mobius tubes") in offered
    assert ("C", "alliance", "force field") in offered
    assert {key for key in offered if key[2] in ("mobius tubes", "force field")} == {
        ("A", "regroup", "mobius tubes"), ("C", "alliance", "force field"),
    }  # fmt: skip


@rule("R-TIME-1")
def test_roles_are_read_at_the_moment_of_use():
    hands = CARDS | {"C": "+5", "E": "force field"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A="alliance: C", C=["offense", 1], E=["force field", "C"]).play()
    assert game.was_asked("E", moment="alliance.after_formed")
    assert not game.was_asked("C", moment="reveal.totals")


@rule("R-TIME-2", "R-TIME-14")
def test_one_action_at_a_time_and_the_first_in_order_acts_first():
    hands = {"A": "attack 04, plague", "C": "attack 06"}
    game = scenario(
        start="regroup",
        destiny="B",
        hands=hands | {"B": "attack 05, mobius tubes"},
        warp={"A": 2},
        reprint={"mobius tubes": "plague"},
    )
    game.answers(A=["plague", "C"], B=["plague", "A"]).play(until="destiny")
    assert game.discard.index("attack 06") < game.discard.index("attack 04")


@rule("R-TIME-3", "R-TIME-14")
def test_what_later_ones_answered_is_dropped_when_an_earlier_one_acts():
    hands = CARDS | {"A": "attack 10, quash", "D": "force field"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands, reprint={"quash": "force field"})
    game.answers(A="invite: C, E", C=["offense", 2], E=["offense", 3]).play(until="alliance.after_formed")
    game.answer("D", "force field").answer("D", "C")
    assert game.gate == {"A": 1, "C": 2, "E": 3}
    game.answer("A", "force field").answer("A", "E").play(until="alliance.after_formed")
    assert game.gate == {"A": 1, "C": 2}
    assert game.hand("D") == ["force field"]
    assert game.options("D") == ["pass", "force field"]


@rule("R-TIME-3")
def test_a_pass_is_not_shown_and_everybody_is_asked_at_once():
    game = scenario(start="regroup", hands=CARDS | {"C": "plague", "D": "quash"})
    seats = {ask.seat for ask in game.game.asks}
    before = game.game.seq
    game.answer("C", "pass")
    assert game.game.seq == before
    assert seats == {0, 1, 2, 3}
    assert game.waiting == []


@rule("R-TIME-3")
def test_the_default_in_a_window_is_to_pass():
    game = scenario(start="regroup", destiny="B", hands=CARDS | {"C": "plague"}).play()
    assert game.was_asked("C", phase="regroup")
    assert game.hand("C") == ["plague"]


@rule("R-TIME-3")
def test_mandatory_uses_that_change_values_come_at_types_final_in_order_of_play():
    aliens = {"A": "tripler", "B": "warrior", "C": "macron"}
    game = scenario(gate={"A": 1, "C": 1}, aliens=aliens, hands=CARDS).play()
    assert list(game.told("E", kind="use")) == ["A uses Tripler.", "B uses Warrior.", "C uses Macron."]
    assert game.passed.index("reveal.types_final") < game.passed.index("reveal.totals")


@rule("R-TIME-4", "C-CARDZAP-3")
def test_the_latest_answer_is_carried_out_first():
    hands = CARDS | {"C": "plague, attack 05", "D": "card zap", "E": "card zap"}
    game = scenario(start="regroup", hands=hands)
    game.answers(C=["plague", "B"], D="card zap", E="card zap").play(until="destiny")
    assert game.warp == {"B": 3}
    assert sorted(game.discard) == ["attack 08", "card zap", "card zap", "plague"]


@rule("R-TIME-4")
def test_only_what_answers_the_action_is_offered():
    hands = CARDS | {"C": "plague", "D": "card zap, quash, mobius tubes"}
    game = scenario(start="regroup", hands=hands).answers(C=["plague", "B"]).play(until="announced.card")
    assert game.options("D") == ["pass", "card zap"]


@rule("R-TIME-5", "C-FORCE-3", "Q49")
def test_force_field_is_no_answer_to_a_power():
    hands = CARDS | {"C": "force field, cosmic zap"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mind"}, hands=hands)
    game.answers(A=["mind", "B"]).play(until="announced.use")
    assert game.options("C") == ["pass", "cosmic zap"]


@rule("R-TIME-6", "Q46", "R-TIME-7")
def test_a_zap_comes_after_the_choice_and_before_anything_is_seen():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS | {"C": "cosmic zap"})
    game.answers(D=["mind", "B"]).play(until="announced.use")
    assert game.view("D")["known"] == []
    assert any("B" in text for text in game.told("E", kind="use_on"))
    game.answer("C", "cosmic zap").play(until="planning")
    assert game.view("D")["known"] == []
    assert not game.was_asked("C", moment="alliance.after_invite")


@rule("R-TIME-7", "C-CARDZAP-1")
def test_a_cancelled_card_is_discarded_without_effect():
    game = scenario(start="regroup", hands=CARDS | {"C": "plague", "D": "card zap"})
    game.answers(C=["plague", "B"], D="card zap").play(until="destiny")
    assert sorted(game.discard) == ["card zap", "plague"]
    assert (game.warp, game.hand("B"), game.hand("C")) == ({}, ["attack 08"], [])


@rule("R-TIME-9")
def test_the_moments_of_a_won_encounter_come_in_their_order():
    game = scenario(start="start_turn", destiny="B", ring={}, hands={"A": "attack 20, +2", "B": "negotiate"}).play()
    assert [moment for moment in game.passed if not moment.startswith("announced")] == [
        "start_turn", "regroup.tech", "regroup.begin", "regroup.after", "destiny.turned_up", "destiny.after_draw",
        "destiny.defense_fixed", "launch.before", "launch.after_aim", "ships.committing", "ships.committed",
        "launch.after", "alliance.before_invite", "alliance.after_invite", "alliance.after_formed",
        "planning.before_select", "planning.naming", "planning.selecting", "planning.after_select",
        "reveal.turning", "reveal.after_reveal",
        "reveal.types_final", "reveal.totals", "reveal.last", "resolution.outcome", "resolution.after_ships",
        "resolution.claims", "resolution.compensation",
        "resolution.compensated", "resolution.before_discard", "resolution.after_discard", "encounter.end", "turn.end",
    ]  # fmt: skip


@rule("R-TIME-9")
def test_the_moments_of_a_deal_come_in_their_order():
    game = scenario(gate={"A": 1}, hands={"A": "negotiate, +2", "B": "negotiate"}).play(until="deal")
    game.game.answer(game.ask("A").id, {"action": "offer", "offer": {"give": {"random_cards": 1}}})
    game.answer("B", "accept").play()
    assert game.passed[game.passed.index("reveal.last") + 1 :] == [
        "deal.opens", "resolution.deal_agreed", "resolution.after_ships", "resolution.before_discard",
        "resolution.after_discard", "encounter.end", "turn.end",
    ]  # fmt: skip


@rule("R-TIME-9")
def test_an_encounter_that_ends_before_the_selection_goes_straight_to_its_end():
    game = scenario(gate={"A": 1}, hands={"A": "plague", "B": "attack 08"}).play()
    assert game.passed[-2:] == ["encounter.end", "turn.end"]
    assert not any(moment.startswith("resolution") for moment in game.passed)


@rule("R-TIME-9", "R-INFO-2")
def test_who_is_asked_follows_from_open_information_alone():
    asked = []
    for cards in ("cosmic zap", "attack 05", "plague", "negotiate"):
        game = scenario(
            start="regroup", destiny="B", hands=CARDS | {"C": cards, "D": "attack 06"}, aliens={"A": "tripler"}
        ).play()
        asked.append([(a.seat, a.question, a.phase, a.moment) for a in game.asked])
    assert asked[0] == asked[1] == asked[2] == asked[3]


@rule("R-TIME-12", "Q59", "C-PLAGUE-4")
def test_the_start_of_an_encounter_is_over_when_destiny_is_drawn():
    game = scenario(start="destiny", destiny="B", hands=CARDS | {"C": "plague"}).play()
    assert not any("plague" in asked.options for asked in game.asked)


@rule("R-TIME-11")
def test_several_mandatory_uses_of_one_player_due_at_once_are_ordered_by_that_player():
    made = []

    @acts("reveal.last", seat="B")
    def note(me):
        made.extend(me.g.state.encounter.terms)

    game = scenario(gate={"A": 1}, aliens={"A": "tripler + macron"}, hands=CARDS, probes=[note])
    game.answers(A="order uses: macron, tripler").play()
    assert list(game.told("E", kind="use")) == ["A uses Macron.", "A uses Tripler."]
    assert game.totals == (34, 12)


@rule("R-TIME-3")
def test_after_an_action_the_window_starts_again_with_the_offense():
    game = scenario(start="regroup", warp={"E": 1}, hands=CARDS | {"A": "attack 10, mobius tubes", "C": "plague"})
    game.play(until="regroup.begin").answer("A", "pass")
    assert not any(ask.seat == 0 for ask in game.game.asks)
    game.answer("B", "pass").answer("C", "plague").answer("C", "E").play(until="regroup.begin")
    assert game.options("A") == ["pass", "mobius tubes"]


@rule("R-TIME-13", "R-GEN-10")
def test_each_question_says_which_clock_it_has_and_waits_until_that_runs_out():
    hands = {"A": "attack 10, negotiate", "B": "attack 08, attack 06"}
    game = scenario(start="launch", hands=hands)
    assert game.ask("A").clock == "launch"
    game.play(until="invite")
    assert game.ask("A").clock == "alliance"
    game.play(until="select")
    assert game.ask("A").clock == "select"
    game.answer("B", "attack 06")
    assert game.waiting == ["A"]
    game.timeout("A").play(until="reveal.turning")
    assert game.selected == ("attack 10", "attack 06")


@rule("R-TIME-3", "R-GEN-9")
def test_the_defense_comes_second_in_order_of_play_wherever_it_sits():
    aliens = {"C": "tripler", "A": "warrior", "D": "macron", "E": "macron"}
    game = scenario(
        offense="C", defense="A", gate={"C": 1, "D": 1}, ring={"E": 1}, aliens=aliens,
        hands={"C": "attack 10", "A": "attack 08"},
    ).play()  # fmt: skip
    assert game.told("B", kind="use") == ["C uses Tripler.", "A uses Warrior.", "D uses Macron.", "E uses Macron."]


@rule("R-TIME-3")
def test_a_mandatory_use_comes_before_the_owners_plays_and_after_those_of_earlier_players():
    @acts("regroup.begin", seat="B")
    def due(me):
        made.append("due")

    made = []
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08, plague"}
    game = scenario(start="regroup", warp={"A": 2}, probes=[due], hands=hands)
    assert ([ask.seat for ask in game.game.asks], made) == ([0], [])
    game.answer("A", "pass")
    assert ([ask.seat for ask in game.game.asks], made) == ([0, 1], ["due"])


@rule("R-TIME-3", "R-REVEAL-6")
def test_in_the_reinforcement_round_nobody_is_waited_for_and_a_pass_shows_to_nobody():
    hands = {"A": "attack 10, +2, +3", "B": "attack 08, quash"}
    game = scenario(gate={"A": 1}, hands=hands).play(until="reveal.totals")
    before = game.game.seq
    assert game.waiting == []
    game.answer("B", "pass")
    assert game.game.seq == before
    game.answer("A", "+2 for offense")
    assert game.game.seq == before + 1
    assert "A adds Reinforcement +2 to the offense." in game.told("E")
