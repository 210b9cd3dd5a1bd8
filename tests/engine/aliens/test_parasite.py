"""Parasite."""

from tests.kit import acts, changes, check, rule, ruling, scenario

CARDS = {"A": "attack 04", "B": "attack 20"}


@check("parasite", 1)
def test_uninvited_it_joins_the_offense_with_four_ships():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(A="invite: C", D=["offense by power", 4]).play(until="planning")
    assert game.gate == {"A": 1, "D": 4}
    assert game.role("D") == "offensive ally"


@check("parasite", 2)
@rule("R-TIME-6")
def test_zapped_it_sends_nothing_and_stays_out():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS | {"E": "cosmic zap"})
    game.answers(A="invite: C", D="offense by power", E="cosmic zap").play(until="planning")
    assert (game.gate, game.role("D")) == ({"A": 1}, "outsider")
    assert sum(asked.question == "ally" for asked in game.asked if asked.seat == "D") == 1


@check("parasite", 3)
def test_invited_by_one_side_it_may_help_the_other():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(A="invite: D", D=["defense by power", 2]).play(until="planning")
    assert game.ring == {"D": 2}


def test_a_real_invitation_is_accepted_without_a_use():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS | {"E": "cosmic zap"})
    game.answers(A="invite: D", D=["offense", 2]).play(until="planning")
    assert game.gate == {"A": 1, "D": 2}
    assert not game.was_asked("E", moment="announced.use")


def test_zapped_it_may_still_accept_a_real_invitation():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS | {"E": "cosmic zap"})
    game.answers(A="invite: D", D=["defense by power", "offense", 3], E="cosmic zap").play(until="planning")
    assert (game.gate, game.ring) == ({"A": 1, "D": 3}, {})


@rule("R-ALLIANCE-3")
def test_it_is_asked_in_its_normal_place_even_with_no_invitation_at_all():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(A="invite: C, E").play(until="planning")
    assert [asked.seat for asked in game.asked if asked.question == "ally"] == ["C", "D", "E"]
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS).play(until="planning")
    assert game.was_asked("D", question="ally")


def test_by_default_it_declines():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS).play()
    assert game.role("D") == "outsider"


@rule("R-REWARD-1")
@ruling("parasite", 6)
def test_as_defensive_ally_it_gets_rewards_like_an_invited_one():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(D=["defense by power", 2]).play()
    assert len(game.hand("D")) == 2


@rule("C-FORCE-1")
@ruling("parasite", 1)
def test_force_field_removes_it_like_any_other_ally():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS | {"E": "force field"})
    game.answers(D=["offense by power", 4], E=["force field", "D"]).play(until="planning")
    assert (game.gate, game.ships_of("D")) == ({"A": 1}, 20)


@ruling("parasite", 4)
def test_as_main_player_it_cannot_ally():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "parasite"}, hands=CARDS).play(until="planning")
    assert not game.was_asked("B", question="ally")


def test_with_the_power_lost_it_needs_an_invitation():
    game = scenario(start="alliance", gate={"A": 1}, homes={"D": 2}, aliens={"D": "parasite"}, hands=CARDS).play(
        until="planning"
    )
    assert not game.was_asked("D")


@ruling("parasite", 5)
def test_it_may_decline_even_with_both_invitations():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(A="invite: D", B="invite: D").play(until="ally")
    assert game.options("D") == ["decline", "offense", "defense"]
    game.answer("D", "decline").play(until="planning")
    assert game.role("D") == "outsider"


@check("parasite", 4)
def test_super_it_sends_any_number_and_is_rewarded_for_all():
    hands = {"A": "attack 04", "B": "attack 20", "D": "parasite flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=hands)
    game.answers(D=["defense by power", "parasite flare", {"D1": 4, "D2": 4, "D3": 3}]).play()
    assert len(game.hand("D")) == 11 + 1


def test_super_works_with_a_real_invitation_and_needs_one_ship():
    hands = {"A": "attack 04", "B": "attack 20", "D": "parasite flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=hands)
    game.answers(A="invite: D", D=["offense", "parasite flare"]).play(until="ally ships")
    assert game.ask("D").total == (1, 20)


def test_super_it_is_not_offered_where_all_ships_are_within_the_limit():
    hands = {"A": "attack 04", "B": "attack 20", "D": "parasite flare"}
    game = scenario(start="alliance", gate={"A": 1}, warp={"D": 16}, aliens={"D": "parasite"}, hands=hands)
    game.answers(D="defense by power").play()
    assert not any("parasite flare" in asked.options for asked in game.asked)


def test_wild_a_ship_settles_where_a_sheet_is_turned_down():
    hands = {"A": "attack 20", "B": "attack 04", "D": "parasite flare"}
    position = {"gate": {"A": 1}, "aliens": {"B": "mind"}, "ships": {"D1": {"D": 3}}}
    game = scenario(**position, homes={"B": 3}, hands=hands).answers(D=["parasite flare", "B4", "D1"]).play()
    assert game.power("B") == "lost"
    assert game.ships("B4", "D") == 1
    assert game.ships("D1", "D") == 2
    assert game.hand("D") == ["parasite flare"]
    game = scenario(**position, homes={"B": 4}, hands=hands).play()
    assert not game.was_asked("D", moment="power.changed")


@ruling("parasite", 8)
def test_wild_a_zap_is_no_loss_of_the_sheet():
    hands = {"A": "attack 10", "B": "attack 04", "C": "cosmic zap", "D": "parasite flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(C="cosmic zap").play()
    assert not game.was_asked("D", moment="power.changed")


def test_all_are_told_the_use_and_the_side():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(D=["defense by power", 2]).play(until="planning")
    (use,) = game.heard("E", kind="use")
    assert (use["text"], use["side"]["side"]) == ("D uses Parasite.", "defense")


@ruling("parasite", 7)
def test_wild_the_same_player_may_be_infested_again_after_another_loss():
    @acts("planning.before_select", seat="E")
    def fall_rise_and_fall(me):
        g = me.g
        yield from g.lose([(1, g.state.ships[7][1], 7)], "probe")
        yield from g.retrieve(1, 1, "probe")
        yield from g.move([[1, 1, 5, 7]], "settled", "probe")
        yield from g.lose([(1, 1, 7)], "probe")

    hands = {"A": "attack 10", "B": "attack 04", "D": "parasite flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "mind"}, homes={"B": 3}, probes=[fall_rise_and_fall], hands=hands)
    game.play(until="select")
    assert sum("parasite flare" in asked.options for asked in game.asked) == 2


def test_super_it_is_for_its_ships_as_an_ally_and_not_as_the_offense():
    hands = {"A": "attack 04, parasite flare", "B": "attack 20"}
    game = scenario(start="launch", aliens={"A": "parasite"}, hands=hands).play(until="planning")
    assert not any("parasite flare" in asked.options for asked in game.asked)


@rule("R-VAR-3")
def test_wild_a_sheet_that_is_still_hidden_is_not_turned_down():
    hands = {"A": "attack 20", "B": "attack 04", "D": "parasite flare"}
    position = {"gate": {"A": 1}, "aliens": {"B": "mind"}, "homes": {"B": 3}, "hands": hands}
    game = scenario(**position, options={"hidden_powers": True})
    game.game.state.powers[0].hidden = True
    game.play()
    assert game.homes("B") == 2
    assert not game.was_asked("D", moment="power.changed")


def test_who_may_not_use_the_power_needs_an_invitation():
    @changes("use.may", seat="E")
    def hushed(me, may, seat, hook):
        return may and not (hook is not None and hook.side == "power" and seat == 3)

    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, probes=[hushed], hands=CARDS)
    game.play(until="planning")
    assert not game.was_asked("D", question="ally")
