"""Gas Giant (chapter 31 of the rules)."""

from tests.kit import Offer, acts, rule, scenario

GIANT = {"B": "gas giant"}
LOSES = {"A": "attack 20", "B": "attack 04"}
WINS = {"A": "attack 04", "B": "attack 20"}


@rule("GG-2", "GG-5", "GG-3")
def test_only_ships_that_stay_are_at_risk_and_each_winner_gets_a_stack():
    game = scenario(systems=GIANT, ships={"B1": {"B": 9}}, warp={"B": 11}, gate={"A": 4, "C": 2}, hands=LOSES)
    game.answers(B=3).play()
    assert game.totals == (26, 7)
    assert game.ships("B1") == {"B": 6}
    assert game.warp == {"B": 14}
    assert (game.stacks("B", "A"), game.stacks("B", "C")) == ([4], [2])
    assert (game.colonies("A"), game.colonies("C")) == (1, 1)


@rule("GG-2")
def test_by_default_four_stay():
    game = scenario(systems=GIANT, gate={"A": 1}, hands=LOSES).play()
    assert game.totals == (21, 8)
    assert game.ships("B1") == {"B": 16}


@rule("GG-2")
def test_the_set_aside_ships_are_seen_by_all():
    game = scenario(systems=GIANT, gate={"A": 1}, hands=LOSES).play(until="reveal")
    assert game.view("C")["systems"][1]["aside"] == 16
    assert "B sets aside 16 ships from the encounter." in game.told("C")


@rule("GG-1")
def test_the_planet_counts_as_three_home_colonies_or_as_its_ships():
    for ships, count in ((20, 3), (3, 3), (2, 2), (0, 0)):
        game = scenario(systems=GIANT, ships={"B1": {"B": ships}}, warp={"B": 20 - ships})
        assert game.still.home_count(1) == count
        assert game.view()["seats"][1]["home_colonies"] == count


@rule("GG-1")
def test_losing_ships_below_three_loses_the_power():
    game = scenario(
        systems=GIANT, aliens={"B": "tripler"}, ships={"B1": {"B": 5}}, warp={"B": 15}, gate={"A": 4}, hands=LOSES
    )
    game.answers(B=3).play()
    assert game.ships("B1") == {"B": 2}
    assert game.power("B") == "lost"


@rule("GG-3")
def test_a_second_conquest_is_a_second_stack():
    game = scenario(systems=GIANT, ships={"B/A": {"A": 3}}, gate={"A": 2}, hands=LOSES).play()
    assert sorted(game.stacks("B", "A")) == [2, 3]
    assert game.colonies("A") == 2


@rule("GG-4")
def test_a_visitor_attacks_the_owner():
    game = scenario(systems=GIANT, start="launch", ships={"B/C": {"C": 3}}).play(until="planning")
    assert game.planet == "B1"
    assert not game.was_asked("A", "aim")


@rule("GG-4")
def test_the_owner_may_attack_one_stack_by_its_own_colour():
    ships = {"A/C": {"C": 3}, "A/D": {"D": 1}}
    game = scenario(
        systems={"A": "gas giant"},
        start="destiny",
        ships=ships,
        destiny="A",
        hands={"A": "attack 20", "C": "attack 04"},
    )
    game.answers(A="attack C on stack 1 in a's gas giant").play()
    assert game.defense == "C"
    assert (game.stacks("A", "C"), game.stacks("A", "D")) == ([], [1])
    assert game.warp == {"C": 3}
    assert game.ships("A1") == {"A": 20}


@rule("GG-6")
def test_ships_that_return_join_the_stack_they_are_sent_to():
    game = scenario(systems=GIANT, ships={"B/C": {"C": 3}}, gate={"A": 1}, ring={"C": 2}, hands=WINS)
    game.answers(C=[{"stack 1 in b's gas giant": 2}]).play()
    assert game.stacks("B", "C") == [5]


@rule("GG-7")
def test_the_owner_settles_again_though_others_stand_there():
    ships = {"A/B": {"B": 2}, "A1": {"A": 0}, "C1": {"A": 4}}
    game = scenario(systems={"A": "gas giant"}, start="destiny", ships=ships, warp={"A": 16}, destiny="A")
    game.answers(A=["settle A1", 2]).play()
    assert game.ships("A1") == {"A": 2}
    assert game.stacks("A", "B") == [2]


@rule("GG-8")
def test_what_removes_the_planet_removes_all_stacks():
    game = scenario(systems=GIANT, start="regroup", ships={"B/C": {"C": 3}}, techs={"A": "omega missile"}, destiny="D")
    game.answers(A=["omega missile", "B1"]).play(until="launch")
    assert game.warp == {"B": 20, "C": 3}
    assert game.colonies("C") == 0


@rule("GG-9")
def test_a_deal_gives_a_new_stack():
    both = {"A": "negotiate", "B": "negotiate"}
    game = scenario(systems=GIANT, ships={"B/A": {"A": 3}}, gate={"A": 2}, hands=both)
    game.answers(A=[Offer(take_colony="B1"), {"gate": 2}], B="accept").play()
    assert sorted(game.stacks("B", "A")) == [2, 3]


@rule("GG-2")
def test_what_was_set_aside_counts_where_the_encounter_was_moved_to():
    @acts("reveal.after_reveal")
    def elsewhere(me):
        yield from me.g.add_planet("genesis", 1)
        yield from me.g.move([[1, 3, 5, me.g.planet_count]], "moved")
        me.g.encounter.planet = me.g.planet_count

    game = scenario(systems=GIANT, gate={"A": 1}, hands=LOSES, probes=[elsewhere]).play()
    assert game.totals == (21, 7)


@rule("L-3")
def test_its_income_goes_by_the_ships_on_it():
    for there, income in ((20, 7), (4, 7), (3, 3 + 3), (1, 1 + 3)):
        game = scenario(systems={"A": "gas giant"}, start="start_turn", lucre={"A": 0},
                        ships={"A1": {"A": there}}, warp={"A": 20 - there})  # fmt: skip
        game.play(until="regroup")
        assert game.view()["lucre"]["0"] == income
