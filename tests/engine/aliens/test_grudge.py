"""Grudge."""

from tests.kit import Offer, check, rule, ruling, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}
JOIN = {"A": ["invite: C, D, E", 2], "B": "invite: E", "C": ["offense", 2], "E": ["defense", 2]}


@check("grudge", 1)
def test_after_a_win_each_token_costs_one_ship():
    hands = {"A": "attack 40", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: C, D, E", B="invite: E", C=["offense", 2], D={"D3": 1}, E=["defense", 2, {"E5": 1}])
    game.answers(D="decline").play()
    assert game.warp == {"B": 4, "D": 1, "E": 3}
    assert (game.ships("D3", "D"), game.ships("E5", "E")) == (3, 3)


@check("grudge", 2)
@ruling("grudge", 2)
def test_after_a_defeat_it_costs_four():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: C, D, E", B="invite: E", C=["offense", 2], E=["defense", 2]).play()
    assert game.warp == {"A": 1, "C": 2, "D": 4, "E": 4}
    assert len(game.hand("E")) == 2


@check("grudge", 3)
def test_after_a_failed_deal_it_costs_four():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "grudge"}, hands=hands)
    game.answers(B="invite: C, D").play()
    assert game.warp == {"A": 3, "B": 3, "C": 4, "D": 4}


@check("grudge", 4)
@rule("R-POWER-5")
def test_zapped_there_is_no_token():
    hands = {"A": "attack 04", "B": "attack 40, cosmic zap"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: D", B="cosmic zap").play()
    assert game.warp == {"A": 1}


@ruling("grudge", 1)
def test_an_ally_that_is_sent_home_has_allied_all_the_same():
    hands = {"A": "attack 04", "B": "attack 40, force field"}
    game = scenario(start="alliance", gate={"A": 1}, offense="A", aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: C", B=["force field", "force field.allies: C"], C=["offense", 2]).play()
    assert game.warp == {"A": 1}


def test_a_successful_deal_costs_one():
    hands = {"A": "negotiate, attack 04", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A=["invite: C", "select: negotiate", Offer(give="attack 04")], B="accept").play()
    assert game.warp == {"C": 1}


def test_super_four_ships_though_it_won():
    hands = {"A": "attack 40, grudge flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A=["invite: C", "grudge flare"]).play()
    assert game.warp == {"B": 4, "C": 4}
    assert game.hand("A") == ["grudge flare"]


@rule("R-POWER-3")
def test_the_tokens_work_though_the_power_is_lost():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(
        start="alliance", ships={"A1": {"A": 1}, "A2": {"A": 1}, "A3": {"A": 1}}, homes={"A": 3}, warp={"A": 16},
        gate={"A": 1}, aliens={"A": "grudge"}, hands=hands | {"A": "attack 04, kamikaze flare"},
    ).answers(A=["invite: C", "kamikaze flare", {"A1": 1, "A2": 1}])  # fmt: skip
    game.play()
    assert game.power("A") == "lost"
    assert game.warp["C"] == 4


def test_wild_the_winners_allies_gain_nothing():
    hands = {"A": "attack 40", "B": "attack 04, grudge flare"}
    game = scenario(gate={"A": 1, "C": 2}, hands=hands).answers(B="grudge flare").play()
    assert game.ships("B1") == {"A": 1}
    assert game.ships_of("C") == 20


def test_wild_the_defenses_allies_get_no_rewards():
    hands = {"A": "attack 04, grudge flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, ring={"C": 2}, hands=hands).answers(A="grudge flare").play()
    assert game.hand("C") == []
    assert game.ships_of("C") == 20


@ruling("grudge", 3)
def test_an_invited_player_without_a_ship_to_send_gets_a_token_too():
    game = scenario(start="alliance", gate={"A": 1}, warp={"C": 20}, aliens={"A": "grudge"}, hands=CARDS)
    game.answers(A="invite: C").play()
    assert game.told("E", kind="grudge.given") == ["A bears a grudge against C."]
    assert game.warp["C"] == 20


@ruling("grudge", 4)
def test_ships_lost_for_a_token_are_not_lost_by_the_encounter():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: C").play()
    assert game.warp == {"A": 1, "C": 4}
    assert game.state.encounter.ships_lost == [1, 0, 0, 0, 0]


@ruling("grudge", 5)
def test_an_observer_that_is_an_ally_puts_its_ships_on_colonies():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge", "E": "observer"}, hands=hands)
    game.answers(A="invite: D, E", B="invite: E", E=["defense", 2], D="decline").play()
    assert game.warp == {"A": 1, "D": 4}
    assert game.ships_of("E") == 20


@ruling("grudge", 6)
def test_one_who_allies_uninvited_gets_no_token():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge", "D": "parasite"}, hands=hands)
    game.answers(D=["defense by power", 2]).play()
    assert game.warp == {"A": 1}
    assert game.told("E", kind="grudge.given") == []


@ruling("grudge", 7)
def test_after_a_deal_ships_that_were_allied_may_be_chosen():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: E", B="invite: E", E=["defense", {"E5": 3}, {"E5": 3}, {"E5": 4}]).play()
    assert game.result == "deal failed"
    assert game.ships("E5", "E") == 0
    assert game.warp["E"] == 4


@rule("R-POWER-5")
def test_what_happens_to_the_tokens_later_is_no_use():
    hands = {"A": "attack 04", "B": "attack 40", "E": "cosmic zap"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands).answers(A="invite: C").play()
    assert game.warp["C"] == 4
    assert sum(asked.seat == "E" and asked.moment == "announced.use" for asked in game.asked) == 1


def test_super_and_wild_wait_for_their_moment():
    hands = {"A": "attack 40, grudge flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands).play()
    assert not any("grudge flare" in asked.options for asked in game.asked), "nobody bears a token"
    hands = {"A": "negotiate, attack 04, grudge flare", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A=["invite: C", "select: negotiate"]).play()
    assert not any("grudge flare" in asked.options for asked in game.asked), "a failed deal costs four anyway"
    game = scenario(gate={"A": 1, "C": 2}, hands={"A": "attack 40, grudge flare", "B": "attack 04"}).play()
    assert not any("grudge flare" in asked.options for asked in game.asked), "only the beaten may deny"


def test_super_after_a_deal_four_ships():
    hands = {"A": "negotiate, attack 04, grudge flare", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A=["invite: C", "select: negotiate", Offer(give="attack 04"), "grudge flare"], B="accept").play()
    assert game.warp == {"C": 4}


@rule("R-RESOLVE-7")
def test_when_both_sides_are_made_to_lose_each_token_costs_four():
    hands = {"A": "attack 20", "B": "attack 04, loser flare"}
    game = scenario(start="alliance", gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: C", B="loser flare").play()
    assert game.warp == {"A": 1, "B": 2, "C": 4}


def test_a_win_without_a_revealed_card_is_a_win():
    hands = {"A": "attack 20, hate flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A=["invite: C", "hate flare"]).play()
    assert game.warp == {"B": 2, "C": 1}
