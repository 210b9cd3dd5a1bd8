"""Parasite."""

from tests.kit import rule, scenario

CARDS = {"A": "attack 04", "B": "attack 20"}


def test_uninvited_it_joins_the_offense_with_four_ships():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(A="invite: C", D=["offense by power", 4]).play(until="planning")
    assert game.gate == {"A": 1, "D": 4}
    assert game.role("D") == "offensive ally"


@rule("R-TIME-6")
def test_zapped_it_sends_nothing_and_stays_out():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS | {"E": "cosmic zap"})
    game.answers(A="invite: C", D="offense by power", E="cosmic zap").play(until="planning")
    assert (game.gate, game.role("D")) == ({"A": 1}, "outsider")
    assert sum(asked.question == "ally" for asked in game.asked if asked.seat == "D") == 1


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
def test_as_defensive_ally_it_gets_rewards_like_an_invited_one():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(D=["defense by power", 2]).play()
    assert len(game.hand("D")) == 2


@rule("C-FORCE-1")
def test_force_field_removes_it_like_any_other_ally():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS | {"E": "force field"})
    game.answers(D=["offense by power", 4], E=["force field", "D"]).play(until="planning")
    assert (game.gate, game.ships_of("D")) == ({"A": 1}, 20)


def test_as_main_player_it_cannot_ally():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "parasite"}, hands=CARDS).play(until="planning")
    assert not game.was_asked("B", question="ally")


def test_with_the_power_lost_it_needs_an_invitation():
    game = scenario(start="alliance", gate={"A": 1}, homes={"D": 2}, aliens={"D": "parasite"}, hands=CARDS).play(
        until="planning"
    )
    assert not game.was_asked("D")


def test_it_may_decline_even_with_both_invitations():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "parasite"}, hands=CARDS)
    game.answers(A="invite: D", B="invite: D").play(until="ally")
    assert game.options("D") == ["decline", "offense", "defense"]
    game.answer("D", "decline").play(until="planning")
    assert game.role("D") == "outsider"
