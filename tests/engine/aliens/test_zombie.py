"""Zombie."""

from tests.kit import Offer, acts, rule, scenario

LOSES = {"A": "attack 04", "B": "attack 20"}


def test_a_losing_offense_gets_its_ships_back():
    game = scenario(gate={"A": 4}, aliens={"A": "zombie"}, hands=LOSES).play()
    assert game.warp == {}
    assert game.ships_of("A") == 20


@rule("R-RESOLVE-10", "Q03")
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


def test_in_a_deal_it_lets_ships_out_of_the_warp():
    game = scenario(
        gate={"A": 1}, warp={"B": 4}, aliens={"A": "zombie"}, hands={"A": "negotiate", "B": "negotiate, +5"}
    )
    game.play(until="deal").answer("A", Offer(take="+5", release={"B": 4})).answer("B", "accept").play()
    assert (game.warp, game.ships_of("B"), game.hand("A")) == ({}, 20, ["reinforcement +5"])


@rule("R-DEAL-4")
def test_a_release_alone_is_no_deal():
    game = scenario(
        gate={"A": 1}, warp={"B": 4}, aliens={"A": "zombie"}, hands={"A": "negotiate", "B": "negotiate, +5"}
    )
    game.play(until="deal").answer("A", Offer(release={"B": 4}))
    assert game.refuses("B", {"action": "accept"})


def test_nobody_else_can_let_ships_out():
    game = scenario(gate={"A": 1}, warp={"B": 4}, hands={"A": "negotiate, +2", "B": "negotiate"}).play(until="deal")
    assert game.refuses("A", Offer(give="+2", release={"B": 4}))


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
