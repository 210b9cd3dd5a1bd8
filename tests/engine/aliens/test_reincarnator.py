"""Reincarnator."""

from typing import Any

from tests.kit import Offer, Scenario, acts, check, rule, ruling, scenario

WON = {"A": "attack 40", "B": "attack 04"}


def aliens(game, name: str) -> list[str]:
    return [power["alien"] for power in game.view()["seats"]["ABCDE".index(name)]["powers"]]


@check("reincarnator", 1)
@rule("R-END-2")
def test_a_loser_becomes_a_random_alien_beside_its_own():
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=WON).play()
    assert game.warp == {"B": 4}
    own, new = aliens(game, "B")
    assert own == "reincarnator"
    assert new != "reincarnator"
    assert game.heard("E", kind="became")[0]["seat"] == 1


@check("reincarnator", 2)
def test_the_next_loss_changes_the_second_alien():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1, "C": 2}, aliens={"C": "reincarnator > zombie"}, hands=hands)
    game.play()
    assert game.warp == {"A": 1}
    assert len(aliens(game, "C")) == 2
    assert "zombie" not in aliens(game, "C")
    assert "C gives up Zombie." in game.told()


@check("reincarnator", 3)
@ruling("reincarnator", 4)
@ruling("warrior", 2)
@ruling("tick_tock", 8)
@ruling("miser", 6)
def test_an_alien_with_setup_text_is_never_drawn():
    for key in range(6):
        game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=WON, key=key).play()
        assert aliens(game, "B")[1] not in ("tick_tock", "warrior", "will")


def with_pile(pile: str, away: str = "", **position: Any) -> Scenario:
    """B loses and is reborn out of these unused aliens; others were put away before."""
    game = scenario(gate={"A": 1}, hands=WON, **{"aliens": {"B": "reincarnator"}} | position)
    game.game.state.unused, game.game.state.put_away = pile.split(), away.split()
    return game


@check("reincarnator", 3)
@rule("EX-24", "R-INFO-1")
def test_what_is_drawn_and_does_not_fit_is_put_away_for_all_to_see():
    for key in range(8):
        game = with_pile("mind tick_tock warrior", key=key).play()
        assert aliens(game, "B") == ["reincarnator", "mind"]
        away = game.state.put_away
        assert sorted([*game.state.unused, *away]) == ["tick_tock", "warrior"]
        decks = [game.view(viewer)["decks"] for viewer in ("A", None)]
        if away:
            assert all(deck["aliens_discard"] == away and deck["aliens"] == 2 - len(away) for deck in decks)
            assert any(line.startswith("Drawn and put away: ") for line in game.told("C"))
        else:
            assert "aliens_discard" not in decks[0]


@rule("EX-24")
def test_the_alien_that_is_given_up_lies_open_and_is_not_drawn_while_others_are_left():
    for key in range(4):
        game = with_pile("mind oracle", aliens={"B": "reincarnator > zombie"}, key=key).play()
        assert aliens(game, "B")[1] in ("mind", "oracle")
        assert game.state.put_away == ["zombie"]


@rule("EX-24")
def test_when_the_pile_is_used_up_those_put_away_are_a_new_one():
    game = with_pile("tick_tock", away="mind warrior").play()
    assert aliens(game, "B") == ["reincarnator", "mind"]
    assert "Drawn and put away: Tick-Tock." in game.told("A")
    assert sorted([*game.state.unused, *game.state.put_away]) == ["tick_tock", "warrior"]


@ruling("reincarnator", 9)
def test_where_nothing_fits_nothing_is_drawn():
    game = with_pile("tick_tock", away="warrior").play()
    assert aliens(game, "B") == ["reincarnator"]
    assert (game.state.unused, game.state.put_away) == (["tick_tock"], ["warrior"])


@check("reincarnator", 4)
@ruling("reincarnator", 2)
def test_a_deal_is_no_loss():
    hands = {"A": "negotiate, attack 04", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "reincarnator"}, hands=hands)
    game.answers(A=["select: negotiate", Offer(give="attack 04")], B="accept").play()
    assert aliens(game, "A") == ["reincarnator"]


@ruling("reincarnator", 2)
def test_a_failed_deal_is_one_for_the_main_players():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"A": "reincarnator", "C": "reincarnator"}, hands=hands).play()
    assert len(aliens(game, "A")) == 2
    assert aliens(game, "C") == ["reincarnator"]


def test_zapped_it_stays_what_it_is():
    hands = WON | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=hands).answers(D="cosmic zap").play()
    assert aliens(game, "B") == ["reincarnator"]


def test_super_it_may_keep_the_alien_it_is():
    hands = WON | {"B": "attack 04, reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=hands).answers(B="reincarnator flare").play()
    assert aliens(game, "B") == ["reincarnator"]
    assert game.hand("B") == ["reincarnator flare"]


@ruling("reincarnator", 8)
def test_wild_a_loser_becomes_another_alien_and_gets_the_flare():
    hands = WON | {"D": "reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=hands).answers(D="reincarnator flare").play()
    assert len(aliens(game, "B")) == 1
    assert aliens(game, "B") != ["oracle"]
    assert game.hand("B") == ["reincarnator flare"]


def test_wild_nobody_who_has_won_is_a_victim():
    hands = WON | {"D": "reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands=hands).play()
    assert not any("reincarnator flare" in asked.options for asked in game.asked)


@ruling("reincarnator", 1)
@ruling("reincarnator", 5)
def test_the_change_comes_after_everything_else_of_a_loss_with_compensation():
    hands = {"A": "attack 40, +2, +3, +5, quash", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=hands)
    game.play(until="encounter.end")
    assert aliens(game, "B") == ["reincarnator"]
    assert len(game.hand("B")) == 4
    game.play()
    assert len(aliens(game, "B")) == 2
    assert game.warp == {"B": 4}


@ruling("reincarnator", 3)
def test_where_nobody_lost_nobody_is_reborn():
    game = scenario(gate={"A": 1}, aliens={"A": "reincarnator"}, hands={"A": "plague", "B": "attack 04"}).play()
    assert game.result == "no result"
    assert aliens(game, "A") == ["reincarnator"]


@ruling("reincarnator", 6)
def test_an_ally_that_was_removed_is_not_reborn():
    hands = {"A": "attack 04", "B": "attack 40, force field"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "reincarnator"}, hands=hands)
    game.answers(A="invite: C", B=["force field", "force field.allies: C"], C=["offense", 1]).play()
    assert aliens(game, "C") == ["reincarnator"]


@ruling("reincarnator", 7)
def test_wild_the_own_alien_is_replaced_not_a_borrowed_one():
    hands = {"A": "attack 04", "B": "attack 40", "D": "reincarnator flare"}
    game = scenario(gate={"A": 1}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "virus"}, hands=hands)
    game.answers(A="plant", D="reincarnator flare").play()
    assert aliens(game, "C") == ["virus"]
    assert len(aliens(game, "A")) == 1
    assert aliens(game, "A")[0] not in ("plant", "virus")


@ruling("reincarnator", 8)
def test_wild_it_counts_as_the_givers_flare_and_lies_in_the_victims_hand():
    hands = {"A": "attack 40", "B": "attack 04, oracle flare", "D": "reincarnator flare, mind flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=hands).answers(D="reincarnator flare")
    game.play(until="resolution.before_discard")
    assert game.state.encounter.flare_seats == [3]
    assert "reincarnator flare" in game.hand("B")


@ruling("reincarnator", 9)
def test_with_no_suitable_alien_left_it_keeps_what_it_has():
    @acts("resolution.outcome", seat="E")
    def empty(me):
        me.g.state.unused = []

    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator > zombie"}, probes=[empty], hands=WON).play()
    assert aliens(game, "B") == ["reincarnator", "zombie"]


@ruling("reincarnator", 10)
def test_both_sheets_go_down_and_come_up_together():
    @acts("planning.after_select", seat="E")
    def refound(me):
        yield from me.g.move([[1, 1, 5, 9]], "settled", "probe")

    game = scenario(
        gate={"A": 1}, homes={"B": 2}, aliens={"B": "reincarnator > zombie"}, probes=[refound], hands=WON
    ).play(until="select")
    assert [power["state"] for power in game.view()["seats"][1]["powers"]] == ["lost", "lost"]
    game.play(until="reveal")
    assert [power["state"] for power in game.view()["seats"][1]["powers"]] == ["active", "active"]


def test_wild_a_victim_that_has_lost_its_alien_meanwhile_becomes_nothing_and_no_alien_is_drawn():
    @acts("resolution.after_discard", seat="E")
    def torn_away(me):
        for power in list(me.g.powers_of(0)):
            yield from me.g.drop_power(power, for_good=True)

    hands = {"A": "attack 04", "B": "attack 20", "C": "reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands, probes=[torn_away])
    unused = len(game.state.unused)
    game.answers(C=["reincarnator flare"]).play()
    assert game.hand("A") == ["reincarnator flare"]
    assert len(game.state.unused) + len(game.state.put_away) == unused
