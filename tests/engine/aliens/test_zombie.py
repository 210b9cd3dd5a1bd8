"""Zombie."""

from tests.kit import Offer, acts, check, rule, ruling, scenario

LOSES = {"A": "attack 04", "B": "attack 20"}


@check("zombie", 1)
def test_a_losing_offense_gets_its_ships_back():
    game = scenario(gate={"A": 4}, aliens={"A": "zombie"}, hands=LOSES).play()
    assert game.warp == {}
    assert game.ships_of("A") == 20


@check("zombie", 2)
@rule("R-RESOLVE-10", "Q03")
@ruling("zombie", 1, 3)
def test_a_losing_defense_leaves_the_planet_and_gets_no_compensation():
    game = scenario(
        gate={"A": 1},
        ships={"B1": {"B": 3}},
        aliens={"B": "zombie"},
        hands={"A": "attack 04, +2, +3", "B": "negotiate"},
    )
    game.play()
    assert game.ships("B1") == {"A": 1}
    assert (game.ships_of("B"), game.warp, game.hand("B")) == (20, {}, [])


@check("zombie", 3)
def test_zapped_its_ships_are_lost_and_paid_for():
    hands = {"A": "attack 04, attack 05, attack 06, +2, +3, quash", "B": "negotiate", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"B": "zombie"}, hands=hands)
    game.answers(C="cosmic zap").play()
    assert game.warp == {"B": 3}
    assert (len(game.hand("B")), len(game.hand("A"))) == (3, 2)


def test_zapped_once_all_further_losses_of_the_encounter_go_to_the_warp():
    hands = LOSES | {"A": "attack 04", "C": "plague", "D": "cosmic zap"}
    game = scenario(start="regroup", destiny="B", aliens={"A": "zombie"}, hands=hands | {"A": "attack 04, attack 05"})
    game.answers(C=["plague", "A"], D="cosmic zap").play()
    assert game.warp == {"A": 3 - 1 + 1}


@check("zombie", 4)
def test_in_a_deal_it_lets_ships_out_of_the_warp():
    game = scenario(
        gate={"A": 1}, warp={"B": 4}, aliens={"A": "zombie"}, hands={"A": "negotiate", "B": "negotiate, +5"}
    )
    game.play(until="deal").answer("A", Offer(take="+5", release={"B": 4})).answer("B", "accept").play()
    assert (game.warp, game.ships_of("B"), game.hand("A")) == ({}, 20, ["reinforcement +5"])


@rule("R-DEAL-4")
@ruling("zombie", 7)
def test_a_release_alone_is_no_deal():
    game = scenario(
        gate={"A": 1}, warp={"B": 4}, aliens={"A": "zombie"}, hands={"A": "negotiate", "B": "negotiate, +5"}
    )
    game.play(until="deal").answer("A", Offer(release={"B": 4}))
    assert game.refuses("B", {"action": "accept"})


def test_nobody_else_can_let_ships_out():
    game = scenario(gate={"A": 1}, warp={"B": 4}, hands={"A": "negotiate, +2", "B": "negotiate"}).play(until="deal")
    assert game.refuses("A", Offer(give="+2", release={"B": 4}))


@ruling("zombie", 3)
def test_the_colony_that_is_lost_is_no_place_to_go_but_any_other_is():
    game = scenario(
        gate={"A": 1},
        ships={"B1": {"B": 3}, "C2": {"B": 1}},
        aliens={"B": "zombie"},
        hands={"A": "attack 20", "B": "attack 04"},
    )
    game.play(until="zombie.rise")
    assert game.options("B") == ["B2", "B3", "B4", "B5", "C2"]
    game.answer("B", {"C2": 3}).play()
    assert game.ships("C2", "B") == 4


def test_by_default_ships_go_back_where_they_came_from():
    game = scenario(gate={"A": {"A2": 2}}, aliens={"A": "zombie"}, hands=LOSES)
    before = game.ships("A2", "A")
    game.play()
    assert game.ships("A2", "A") == before + 2


def test_without_another_colony_its_ships_go_to_the_warp_after_all():
    game = scenario(gate={"A": 1}, homes={"A": 0}, warp={"A": 19}, aliens={"A": "zombie"}, hands=LOSES).play()
    assert game.warp == {"A": 20}


@ruling("zombie", 5)
def test_a_failed_deal_moves_its_ships_but_loses_none():
    game = scenario(gate={"A": 2}, aliens={"A": "zombie"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert game.warp == {"B": 3}
    assert game.ships_of("A") == 20


@rule("R-TIME-6")
def test_the_zap_comes_before_the_ships_move_and_each_loss_is_a_use():
    @acts("regroup.begin", seat="E")
    def loss(me):
        yield from me.g.lose([(0, 1, 0)], "probe")
        yield from me.g.lose([(0, 1, 1)], "probe")

    game = scenario(
        start="regroup", destiny="B", aliens={"A": "zombie"}, probes=[loss], hands={"A": "attack 04", "C": "cosmic zap"}
    )
    game.play(until="announced.use")
    assert game.ships_of("A") == 20
    game.play(until="destiny")
    assert game.told("E", kind="use").count("A uses Zombie.") == 2


def test_with_the_power_lost_its_ships_are_lost():
    game = scenario(gate={"A": 2}, homes={"A": 2}, aliens={"A": "zombie"}, hands=LOSES).play()
    assert game.warp == {"A": 2}


@ruling("zombie", 12)
def test_plagued_it_chooses_the_ships_and_they_return():
    hands = {"A": "attack 04", "B": "attack 20", "C": "plague"}
    game = scenario(start="regroup", aliens={"B": "zombie"}, ships={"B1": {"B": 4}, "C3": {"B": 1}}, hands=hands)
    game.answers(C=["plague", "B"], B=[{"B1": 3}, {"C3": 3}]).play(until="destiny")
    assert (game.ships("B1", "B"), game.ships("C3", "B"), game.warp) == (1, 4, {})


def test_a_zap_does_not_stop_a_release_in_a_deal():
    hands = {"A": "negotiate", "B": "negotiate, +5", "C": "plague", "D": "cosmic zap"}
    game = scenario(start="regroup", destiny="B", warp={"B": 4}, aliens={"A": "zombie"}, hands=hands)
    game.answers(C=["plague", "E"], D="pass").play(until="deal")
    assert game.ask("A").deal.fields(0)["can_give"]["release"] == {"1": 4, "4": 3}
    game = scenario(gate={"A": 1}, warp={"B": 4}, aliens={"A": "zombie"}, zapped="A", hands=hands).play(until="deal")
    game.answer("A", Offer(take="+5", release={"B": 4})).answer("B", "accept").play()
    assert game.warp == {}


@rule("R-DEAL-8")
def test_a_release_that_has_become_impossible_breaks_the_deal():
    @acts("resolution.deal_agreed", seat="C")
    def rescue(me):
        yield from me.g.retrieve(1, 1, "probe")

    hands = {"A": "negotiate", "B": "negotiate, +5"}
    game = scenario(gate={"A": 1}, warp={"B": 4}, aliens={"A": "zombie"}, probes=[rescue], hands=hands).play(
        until="deal"
    )
    game.answer("A", Offer(take="+5", release={"B": 4})).answer("B", "accept").play()
    assert game.result == "deal failed"
    assert game.hand("B") == ["reinforcement +5"]


def test_wild_one_lost_ship_goes_to_a_colony():
    hands = {"A": "attack 04, zombie flare", "B": "attack 20"}
    game = scenario(gate={"A": 3}, hands=hands).answers(A=["zombie flare", "A2"]).play()
    assert game.warp == {"A": 2}
    assert game.hand("A") == ["zombie flare"]


@ruling("zombie", 11)
def test_wild_the_saved_ship_is_not_paid_for():
    hands = {"A": "attack 04, +2, +3, +5", "B": "negotiate, zombie flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, hands=hands).answers(B=["zombie flare", "B2"]).play()
    assert game.warp == {"B": 2}
    assert len(game.hand("B")) == 1 + 2


@rule("R-CARD-5")
def test_wild_once_in_an_encounter():
    @acts("regroup.begin", seat="E")
    def loss(me):
        yield from me.g.lose([(0, 1, 0)], "probe")
        yield from me.g.lose([(0, 1, 1)], "probe")

    hands = {"A": "attack 04, zombie flare", "B": "attack 20"}
    game = scenario(start="regroup", probes=[loss], hands=hands).answers(A=["zombie flare", "A3"])
    game.play(until="destiny")
    assert sum("zombie flare" in asked.options for asked in game.asked) == 1


def test_super_each_ally_of_its_side_may_add_a_ship_from_the_warp():
    hands = {"A": "attack 10, zombie flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, warp={"C": 2, "D": 1}, aliens={"A": "zombie"}, hands=hands)
    game.answers(A=["zombie flare", "invite: C"], B="invite: D", C=["offense", "yes", 4], D=["defense", 2])
    game.play(until="planning")
    assert game.gate == {"A": 1, "C": 5}
    assert game.ring == {"D": 2}
    assert game.warp == {"C": 1, "D": 1}
    assert not game.was_asked("D", question="zombie.grave")


def test_super_it_is_not_offered_while_nobody_who_may_ally_has_a_ship_in_the_warp():
    hands = {"A": "attack 20, zombie flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, warp={"A": 1, "B": 2}, aliens={"A": "zombie"}, hands=hands)
    game.play(until="planning")
    assert not any("zombie flare" in asked.options for asked in game.asked)


@ruling("zombie", 6)
def test_its_own_ships_come_back_by_the_normal_ways_and_may_be_released():
    hands = {"A": "negotiate", "B": "negotiate, +5"}
    game = scenario(start="regroup", destiny="B", warp={"A": 3}, aliens={"A": "zombie"}, hands=hands)
    game.play(until="deal")
    assert game.warp == {"A": 2}
    game.answer("A", Offer(take="+5", release={"A": 2})).answer("B", "accept").play()
    assert game.ships_of("A") == 20


@ruling("zombie", 9)
def test_super_an_ally_must_send_a_normal_ship_too():
    hands = {"A": "attack 10, zombie flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, warp={"C": 2}, aliens={"A": "zombie"}, hands=hands)
    game.answers(A=["zombie flare", "invite: C"], C=["offense", "yes"]).play(until="ally ships")
    assert game.ask("C").total == (1, 4)
    game.answer("C", {"C1": 1}).play(until="planning")
    assert game.gate == {"A": 1, "C": 2}
