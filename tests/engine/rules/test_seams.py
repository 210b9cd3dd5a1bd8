"""Rules that need an effect which no alien or card in play has: proven with probes."""

from tests.kit import Offer, acts, changes, rule, scenario

WIN = {"A": "attack 20, attack 06", "B": "attack 04"}
LOSE = {"A": "attack 04, attack 06", "B": "attack 20"}


@rule("R-PLANNING-7")
def test_the_checks_are_made_again_if_an_effect_takes_the_last_encounter_card():
    @acts("planning.selecting")
    def theft(me):
        yield from me.g.discard_from_hand(victim, list(me.g.state.hands[victim]), "probe")

    victim = 0
    game = scenario(gate={"A": 1}, probes=[theft], hands=LOSE).play()
    assert game.result == "no result"
    assert game.next_offense == "B"
    victim = 1
    game = scenario(gate={"A": 1}, probes=[theft], hands=LOSE).play(until="select")
    assert len(game.hand("B")) == 8


@rule("R-RESOLVE-11")
def test_removal_from_the_game_comes_before_saving_from_the_warp():
    @acts("plan.ships_to_warp", layer=1)
    def removal(me, plan):
        plan.divert(1, [-4] * 2)

    game = (
        scenario(gate={"A": 1}, aliens={"B": "zombie"}, probes=[removal], hands=WIN)
        .answers(A="select: attack 20")
        .play()
    )
    assert (game.out, game.warp) == ({"B": 2}, {})
    assert game.ships_of("B") == 18


@rule("R-REWARD-7")
def test_granted_rewards_are_taken_in_the_rewards_step_whoever_won():
    @acts("resolution.outcome")
    def grant(me):
        me.g.encounter.granted[4] = 2

    game = scenario(gate={"A": 1}, ring={"D": 1}, probes=[grant], hands=LOSE, deck="morph, +2, +3").play()
    assert game.hand("D") == ["morph"]
    assert game.hand("E") == ["reinforcement +2", "reinforcement +3"]
    game = scenario(gate={"A": 1}, probes=[grant], hands=WIN).answers(A="select: attack 20").play()
    assert len(game.hand("E")) == 2


@rule("R-REWARD-7")
def test_rewards_granted_too_late_are_taken_at_the_end_of_the_encounter():
    @acts("encounter.end")
    def grant(me):
        me.g.encounter.granted[4] = 1

    assert len(scenario(gate={"A": 1}, probes=[grant], hands=LOSE).play().hand("E")) == 1


@rule("R-REWARD-7", "C-IONIC-1")
def test_what_stops_rewards_stops_granted_ones():
    @acts("resolution.outcome", seat="C")
    def grant(me):
        me.g.encounter.granted[4] = 2

    game = scenario(gate={"A": 1}, probes=[grant], hands=LOSE | {"D": "ionic gas"}).answers(D="ionic gas").play()
    assert game.hand("E") == []


@rule("R-END-5")
def test_a_won_encounter_is_successful_even_without_the_landing():
    @acts("plan.ships_land")
    def denial(me, plan):
        plan.divert(0, [0], frm=plan.moves[0][3])

    game = scenario(gate={"A": 1}, probes=[denial], hands=WIN).answers(A="select: attack 20").play()
    assert game.ships("B1") == {}
    assert game.was_asked("A", question="second encounter")


@rule("R-WIN-4", "R-WIN-3")
def test_other_conditions_are_met_at_the_same_settle():
    @changes("win.may")
    def two_colonies_are_enough_for_e(me, winners):
        return [*winners, 4] if len(me.g.foreign_colonies(4)) >= 2 else winners

    position = {"gate": {"A": 1, "E": 1}, "hands": WIN, "probes": [two_colonies_are_enough_for_e]}
    assert scenario(**position, colonies={"E": 1}).answers(A="select: attack 20").play().winners == ["E"]
    assert scenario(**position, colonies={"A": 4, "E": 1}).answers(A="select: attack 20").play().winners == ["A", "E"]


@rule("R-WIN-8")
def test_an_effect_may_prevent_a_win_or_take_it_over():
    @acts("plan.win")
    def prevention(me, plan):
        plan.data = instead

    instead = []
    game = (
        scenario(gate={"A": 1}, colonies={"A": 4}, probes=[prevention], hands=WIN).answers(A="select: attack 20").play()
    )
    assert (game.winners, game.colonies("A")) == ([], 5)
    instead = [2]
    game = (
        scenario(gate={"A": 1}, colonies={"A": 4}, probes=[prevention], hands=WIN).answers(A="select: attack 20").play()
    )
    assert game.winners == ["C"]


@rule("R-POWER-8")
def test_swapped_sheets_take_everything_along():
    @acts("planning.before_select")
    def swap(me):
        yield from me.g.exchange(*me.g.state.powers)

    aliens = {"A": "warrior", "B": "tripler"}
    game = scenario(gate={"A": 1}, aliens=aliens, tokens={"A": 5}, homes={"B": 2}, probes=[swap], hands=LOSE)
    assert (game.power("A"), game.power("B")) == ("active", "lost")
    game.play()
    assert (game.alien("B"), game.tokens("B"), game.power("B")) == ("warrior", 5, "lost")
    assert (game.alien("A"), game.power("A"), game.totals[0]) == ("tripler", "active", 12 + 1)


@rule("R-VAR-9", "C-COSMICZAP-5")
def test_of_two_powers_each_is_zapped_by_itself_and_both_are_lost_together():
    position = {"gate": {"A": 1}, "aliens": {"A": "tripler + warrior"}, "tokens": {"A": 3}}
    hands = {"A": "attack 10", "B": "attack 06", "C": "cosmic zap"}
    game = scenario(**position, hands=hands).answers(C="cosmic zap").play()
    assert game.totals[0] == 10 + 1 + 3
    assert scenario(**position, hands=hands, homes={"A": 2}).play().totals[0] == 10 + 1


@rule("R-CARD-9", "R-CARD-1")
def test_drawn_taken_given_and_discarded_are_different():
    @acts("cards.moved")
    def note(me, happened):
        if me.g.state.encounters == 0 and happened.cause != "encounter":  # the encounter cards go too
            seen.append((happened.verb, happened.seat, happened.count))

    seen = []
    scenario(gate={"A": 2}, probes=[note], hands={"A": "attack 20, +2, +3", "B": "negotiate"}).play()
    assert seen == [("taken", 1, 2)]
    seen.clear()
    scenario(gate={"A": 1}, ring={"D": 3}, probes=[note], hands={"A": "attack 04", "B": "attack 20"}).play()
    assert seen == [("drawn", 3, 3)]
    seen.clear()
    game = scenario(gate={"A": 1}, probes=[note], hands={"A": "negotiate, +2", "B": "negotiate"}).play(until="deal")
    game.game.answer(game.ask("A").id, {"action": "offer", "offer": {"give": {"random_cards": 1}}})
    game.answer("B", "accept").play()
    assert game.hand("B") == ["reinforcement +2"]
    assert seen == []


@rule("C-COSMICZAP-2", "R-POWER-4")
def test_a_zap_before_the_encounter_lasts_through_it():
    @acts("start_turn")
    def loss(me):
        yield from me.g.lose([(2, 1, 10)], "probe")

    hands = LOSE | {"A": "attack 04", "D": "cosmic zap"}
    game = scenario(start="start_turn", destiny="B", aliens={"C": "zombie"}, probes=[loss], hands=hands)
    game.answers(A="invite: C", C="offense", D="cosmic zap").play()
    assert game.warp == {"A": 1, "C": 2}
    assert game.power("C") == "active"


@rule("R-REVEAL-4")
def test_a_total_may_be_negative():
    @changes("side.terms")
    def curse(me, terms, side):
        return [*terms, ("probe", -50, "probe")] if side == 0 else terms

    game = scenario(gate={"A": 1}, probes=[curse], hands=WIN).answers(A="select: attack 20").play()
    assert game.totals == (21 - 50, 8)
    assert game.result == "defense wins"


@rule("R-REVEAL-5")
def test_card_first_then_ships_then_terms_whatever_the_order_of_their_owners():
    @changes("side.terms", seat="A")
    def bonus(me, terms, side):
        return [*terms, ("probe", sum(value for _, value, _ in terms), "probe")] if side == 0 else terms

    @changes("ship.worth", seat="B")
    def double_worth(me, worth, seat, side):
        return 2 * worth

    @changes("card.values", seat="C")
    def one_more(me, values):
        return [values[0] + 1, values[1]]

    game = (
        scenario(gate={"A": 3}, probes=[bonus, double_worth, one_more], hands=WIN).answers(A="select: attack 20").play()
    )
    assert game.totals == (2 * (21 + 6), 4 + 8)


@rule("R-REVEAL-7")
def test_of_several_outcomes_set_the_first_stands_and_a_reversal_comes_last():
    @acts("reveal.types_final", seat="B")
    def first(me):
        me.g.set_outcome("offense")

    @acts("reveal.last", seat="A")
    def second(me):
        me.g.set_outcome("defense")

    @changes("outcome", seat="A", layer=2)
    def upset(me, result):
        return {"offense": "defense", "defense": "offense"}.get(result, result)

    assert scenario(gate={"A": 1}, probes=[first, second], hands=LOSE).play().result == "offense wins"
    assert scenario(gate={"A": 1}, probes=[first, second, upset], hands=LOSE).play().result == "defense wins"
    assert scenario(gate={"A": 1}, probes=[upset], hands=LOSE).play().result == "offense wins"


@rule("R-REVEAL-3", "R-REVEAL-7")
def test_if_a_type_changes_after_the_window_it_opens_again():
    @acts("reveal.last")
    def calm(me):
        for side in (0, 1):
            me.g.become(side, "negotiate")

    game = scenario(gate={"A": 1}, probes=[calm], hands=LOSE).play(until="deal")
    assert game.passed.count("reveal.after_reveal") == 2
    assert game.waiting == ["A", "B"]


@rule("R-DESTINY-14")
def test_a_steered_card_asks_the_offense_nothing():
    @acts("destiny.after_draw")
    def steer(me):
        me.g.encounter.defense = 3

    game = scenario(start="destiny", destiny="wild", probes=[steer], hands=LOSE | {"D": "attack 05"}).play(
        until="launch"
    )
    assert game.defense == "D"
    assert not game.was_asked("A", question="wild")


@rule("R-DESTINY-13")
def test_an_effect_may_fix_the_defense_anew():
    @acts("destiny.defense_fixed")
    def lure(me):
        me.g.encounter.defense = 2

    game = scenario(start="destiny", destiny="B", probes=[lure], hands=LOSE | {"C": "attack 05"}).play(until="launch")
    assert (game.role("B"), game.role("C")) == ("outsider", "defense")
    assert game.options("A") == ["C1", "C2", "C3", "C4", "C5"]


@rule("R-RESOLVE-9")
def test_an_encounter_called_off_returns_ships_and_selected_cards_are_discarded():
    @acts("planning.after_select")
    def call_off(me):
        me.g.state.goto = "end"

    game = scenario(
        gate={"A": 2, "C": 1}, ring={"D": 1}, probes=[call_off], hands={"A": "attack 04", "B": "attack 20"}
    ).play()
    assert game.gate == game.ring == game.warp == {}
    assert sorted(game.discard) == ["attack 04", "attack 20"]
    assert game.next_offense == "B"


@rule("R-DEAL-8")
def test_a_deal_fails_if_the_granted_colony_has_gone_or_the_receiver_has_one_there_already():
    def after(move):
        @acts("resolution.deal_agreed", seat="C")
        def change(me):
            yield from me.g.move([move], "launched", "probe")

        hands = {"A": "negotiate, +2", "B": "negotiate"}
        game = scenario(gate={"A": 1}, ships={"D1": {"B": 1}}, probes=[change], hands=hands).play(until="deal")
        return game.answer("A", Offer(give="+2", take_colony="D1")).answer("B", "accept").play()

    gone = after([1, 1, 15, 5])
    assert (gone.result, gone.hand("A"), gone.warp) == ("deal failed", ["reinforcement +2"], {"A": 3, "B": 3})
    there_already = after([0, 1, 0, 15])
    assert (there_already.result, there_already.hand("A")) == ("deal failed", ["reinforcement +2"])


@rule("R-SHIP-7", "R-RESOLVE-9")
def test_when_the_target_planet_is_removed_the_encounter_ends():
    @acts("planning.after_select")
    def blast(me):
        yield from me.g.remove_planet(5, "probe")

    game = scenario(gate={"A": 2}, ring={"D": 1}, ships={"B1": {"B": 3, "E": 1}}, probes=[blast], hands=WIN)
    game.answers(A="select: attack 20").play()
    assert game.warp == {"B": 3, "E": 1}
    assert (game.result, game.gate, game.ring, game.ships_of("A")) == ("no result", {}, {}, 20)
    assert {"attack 20", "attack 04"} <= set(game.discard)
    assert not game.successful
    assert game.next_offense == "B"


@rule("R-SHIP-7")
def test_when_another_planet_is_removed_it_goes_on():
    @acts("planning.after_select")
    def blast(me):
        yield from me.g.remove_planet(6, "probe")

    game = scenario(gate={"A": 2}, probes=[blast], hands=WIN).answers(A="select: attack 20").play()
    assert game.result == "offense wins"
    assert game.homes("B") == 3


FOUR = {"gate": {"A": 1, "C": 1}, "colonies": {"A": 4}, "hands": WIN}


def preventing(*moves):
    """A probe that prevents every win and notes whose it was, and one that moves ships after the landing."""

    @acts("plan.win")
    def prevention(me, plan):
        prevented.append(list(plan.data))
        plan.data = []

    @acts("resolution.after_ships")
    def later(me):
        for move in moves:
            yield from me.g.move([list(move)], "settled", "probe")

    prevented: list[list[int]] = []
    return prevented, [prevention, later]


@rule("R-WIN-8")
def test_what_prevents_a_win_is_not_used_again_for_the_same_winners():
    prevented, probes = preventing((3, 1, 15, 20), (3, 1, 16, 21))
    game = scenario(**FOUR, probes=probes).answers(A="select: attack 20").play()
    assert (prevented, game.winners) == ([[0]], [])


@rule("R-WIN-8")
def test_it_is_used_again_when_somebody_else_would_win():
    prevented, probes = preventing((2, 1, 10, 21))
    game = scenario(**FOUR | {"colonies": {"A": 4, "C": 3}}, probes=probes).answers(A="select: attack 20").play()
    assert (prevented, game.winners) == ([[0], [0, 2]], [])


@rule("R-WIN-8")
def test_who_falls_below_and_meets_the_condition_again_is_new():
    prevented, probes = preventing((0, 1, 5, 0), (0, 1, 0, 6))
    game = scenario(**FOUR, probes=probes).answers(A="select: attack 20").play()
    assert (prevented, game.winners) == ([[0], [0]], [])


@rule("R-WIN-8")
def test_the_would_be_winners_are_determined_anew_after_what_changes_the_table():
    @acts("plan.win")
    def eviction(me, plan):
        yield from me.g.lose([(0, 1, 5)], "probe")

    game = scenario(**FOUR, probes=[eviction]).answers(A="select: attack 20").play()
    assert (game.winners, game.colonies("A")) == ([], 4)


@rule("R-WIN-8", "R-WIN-3")
def test_a_win_may_be_shared_by_an_effect():
    @acts("plan.win")
    def sharing(me, plan):
        plan.data = [*plan.data, 4]

    game = scenario(**FOUR, probes=[sharing]).answers(A="select: attack 20").play()
    assert game.winners == ["A", "E"]
