"""Mind."""

from tests.kit import Scenario, acts, check, rule, ruling, scenario

CARDS = {"A": "attack 10, morph", "B": "attack 08, attack 20, negotiate, +3, plague, quash"}


def seen(game: Scenario, name: str | None) -> list[str]:
    return [known["card"]["name"] for known in game.view(name)["known"]]


@check("mind", 1)
@rule("R-INFO-5")
def test_an_outsider_reads_the_hand_of_a_main_player_alone_and_before_the_invitations():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS).answers(D=["mind", "B"])
    game.play(until="invite")
    assert seen(game, "D") == ["Attack 08", "Attack 20", "Negotiate", "Reinforcement +3", "Plague", "Quash"]
    assert all(seen(game, name) == [] for name in ("A", "C", "E", None))


@check("mind", 2)
def test_as_main_player_it_can_only_read_the_opponent():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mind"}, hands=CARDS | {"C": "attack 01"})
    game.answers(A="mind").play(until="invite")
    assert len(seen(game, "A")) == 6
    assert not game.was_asked("A", question="mind.whom")


def test_an_outsider_chooses_between_the_main_players():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS).play(
        until="alliance.before_invite"
    )
    game.answer("D", "mind")
    assert game.options("D") == ["A", "B"]


@check("mind", 3)
def test_zapped_it_sees_nothing_and_cannot_try_again():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS | {"C": "cosmic zap"})
    game.answers(D=["mind", "A"], C="cosmic zap").play(until="planning")
    assert seen(game, "D") == []
    assert game.power("D") == "zapped"
    assert sum("mind" in asked.options for asked in game.asked) == 1


def test_all_see_on_whom_it_was_used_and_not_what_was_seen():
    game = (
        scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS)
        .answers(D=["mind", "B"])
        .play(until="invite")
    )
    assert "D reads the hand of B." in game.told("C")
    assert "attack" not in str(game.heard("C", kind="mind.read")).lower()
    assert "attack_20" in str(game.heard("D", kind="mind.read"))


def test_it_is_optional_and_not_used_by_the_clock():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS).play()
    assert game.was_asked("D", moment="alliance.before_invite")
    assert "D reads the hand of B." not in game.told("C")


@ruling("mind", 3)
def test_what_can_be_followed_stays_known_and_what_is_drawn_later_does_not():
    hands = {"A": "attack 10", "B": "plague, quash"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=hands).answers(D=["mind", "B"])
    game.play(until="select")
    assert seen(game, "D") == []
    assert len(game.hand("B")) == 8


def test_it_still_knows_hand_and_laid_card_together_but_not_which_was_laid():
    known = []
    for laid in ("attack 10", "morph"):
        game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=CARDS)
        game.answers(D=["mind", "A"], A=f"select: {laid}").play(until="planning.after_select")
        known.append(seen(game, "D"))
        assert seen(game, "C") == []
    assert known == [["Attack 10", "Morph"]] * 2


@ruling("mind", 4)
def test_an_empty_hand_shows_nothing():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands={"A": "attack 10"}).answers(
        D=["mind", "B"]
    )
    game.play(until="invite")
    assert seen(game, "D") == []
    assert "D reads the hand of B." in game.told("C")


@check("mind", 4)
@rule("R-CARD-5")
def test_the_wild_side_sees_all_that_a_player_draws_in_the_encounter():
    hands = {"A": "attack 04", "B": "attack 20", "C": "mind flare"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands=hands, deck="morph, +5").answers(C="mind flare")
    game.play(until="resolution.after_discard")
    assert seen(game, "C") == ["Morph", "Reinforcement +5"]
    assert all(seen(game, name) == [] for name in ("A", "B", "E", None))
    assert game.hand("C") == []
    game.play()
    assert game.hand("D") == ["morph", "reinforcement +5"]
    assert game.hand("C") == ["mind flare"]


@ruling("mind", 1)
def test_the_wild_side_lasts_for_all_draws_of_that_player_and_ends_with_the_encounter():
    @acts("resolution.after_ships", seat="E")
    def draws(me):
        yield from me.g.draw(3, 1, "probe")
        yield from me.g.draw(4, 1, "probe")
        yield from me.g.draw(3, 1, "probe")

    hands = {"A": "attack 04", "B": "attack 20", "C": "mind flare"}
    game = scenario(gate={"A": 1}, probes=[draws], hands=hands, deck="morph, +5, negotiate").answers(C="mind flare")
    game.play()
    assert seen(game, "C") == ["Morph", "Negotiate"]


def test_super_it_reads_both_main_players_as_an_outsider():
    hands = {"A": "attack 10, morph", "B": "attack 08", "D": "mind flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=hands)
    game.answers(D=["mind", "A", "mind flare"]).play(until="invite")
    assert seen(game, "D") == ["Attack 10", "Morph", "Attack 08"]
    assert game.hand("D") == ["mind flare"]


def test_a_cancelled_super_flare_leaves_the_use_with_one_hand():
    hands = {"A": "attack 10, morph", "B": "attack 08", "C": "card zap", "D": "mind flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=hands)
    game.answers(D=["mind", "B", "mind flare"], C="card zap").play(until="invite")
    assert seen(game, "D") == ["Attack 08"]


def test_as_main_player_it_has_no_use_for_the_super_side():
    hands = {"A": "attack 10, mind flare", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mind"}, hands=hands).answers(A="mind").play()
    assert not game.was_asked("A", question="boost")


def test_wild_own_draws_are_no_occasion():
    hands = {"A": "attack 04", "B": "attack 20", "D": "mind flare"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands=hands).play()
    assert len(game.hand("D")) == 3
    assert not any("mind flare" in asked.options for asked in game.asked)


def test_wild_what_is_watched_later_is_no_further_use():
    hands = {"A": "attack 08", "B": "quash, plague", "D": "mind flare"}
    game = scenario(gate={"A": 2}, start="planning", hands=hands).answers(D="mind flare").play()
    assert game.told(kind="play_on") == ["D plays Mind Flare on B."]
    assert not game.told(kind="use") + game.told(kind="use_on")


@rule("R-CARD-1")
def test_wild_of_one_drawing_it_sees_what_comes_after_it_was_played():
    hands = {"A": "attack 04, attack 05, +2, +3, +5", "B": "attack 20", "D": "mind flare"}
    game = scenario(
        start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands, deck="morph, negotiate, attack 40"
    )
    game.answers(A="mutant").play(until="mutant.source")
    game.answer("A", "deck").play(until="mutant.source")
    game.answers(D="mind flare").play(until="invite")
    assert len(game.hand("A")) == 8
    assert seen(game, "D") == ["Negotiate", "Attack 40"]
