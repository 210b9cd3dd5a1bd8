"""Pavlov."""

from tests.kit import acts, check, rule, ruling, scenario

FIGHT = {"A": "attack 10", "B": "attack 04"}


def bell(habit: str, answer: str, **position):
    """A table where C rings the bell."""
    game = scenario(start="destiny", destiny="B", aliens={"C": "pavlov"} | position.pop("others", {}), **position)
    return game.answers(C=["pavlov", habit, answer])


@check("pavlov", 1)
def test_both_main_players_are_shocked_for_their_attacks_before_the_totals():
    game = bell("attack", "shock", hands=FIGHT).answers(A=["aim: B1", {"A1": 1}, "A2"], B="B3")
    game.play(until="reveal.totals")
    assert game.warp == {"A": 1, "B": 1}
    assert game.ships("A2", "A") == 3
    assert game.ships("B3", "B") == 3


@check("pavlov", 2)
def test_each_ally_gets_a_treat_and_pavlov_one_for_each():
    game = bell("allying", "treat", hands=FIGHT).answers(A=["aim: B1", "invite: D, E"], D="ally: offense", E="offense")
    game.play(until="planning")
    assert [len(game.hand(name)) for name in "CDE"] == [2, 1, 1]


@check("pavlov", 3)
def test_only_the_first_time_counts():
    hands = FIGHT | {"D": "force field, ionic gas"}
    game = bell("artifact", "shock", hands=hands)
    game.answers(A=["aim: B1", "invite: E"], E="ally: offense", D=["force field", "D3", "ionic gas"]).play()
    assert game.warp["D"] == 1
    assert game.ships("D3", "D") == 3
    assert len(game.told(kind="pavlov.shock")) == 1


def test_a_zapped_bell_rings_for_nobody():
    hands = FIGHT | {"E": "cosmic zap"}
    game = bell("attack", "shock", hands=hands).answers(E="cosmic zap").play()
    assert "C" not in game.warp
    assert game.warp == {"B": 4}


@ruling("pavlov", 2)
def test_a_cancelled_artifact_was_played():
    hands = FIGHT | {"D": "force field", "E": "card zap"}
    game = bell("artifact", "shock", hands=hands)
    game.answers(A=["aim: B1", "invite: E"], E=["ally: offense", "card zap"], D=["force field", "E"])
    game.play(until="planning")
    assert game.warp == {"D": 1, "E": 1}
    assert game.role("E") == "offensive ally"


@ruling("pavlov", 3)
def test_what_counts_is_the_card_when_it_is_revealed():
    @acts("reveal.after_reveal", seat="B")
    def turned(me):
        if not me.g.encounter.became[0]:
            me.g.become(0, "negotiate")
        yield from ()

    game = bell("negotiate", "shock", hands=FIGHT, probes=[turned]).play(until="reveal.totals")
    assert game.warp == {}
    game = bell("attack", "shock", hands=FIGHT, probes=[turned]).answers(A=["aim: B1", {"A1": 1}, "A2"], B="B2")
    assert game.play(until="resolution").warp["A"] == 1


def test_a_morph_is_what_it_copies():
    hands = {"A": "morph", "B": "attack 04"}
    game = bell("attack", "shock", hands=hands).play(until="reveal.totals")
    assert game.warp == {"A": 1, "B": 1}


@ruling("pavlov", 4)
@rule("R-CARD-6")
def test_a_treat_from_an_empty_deck_is_a_quake():
    game = bell("attack", "treat", hands=FIGHT, rest="box", deck="").play(until="reveal.totals")
    assert game.told(kind="quake")


@ruling("pavlov", 5)
def test_who_was_invited_and_stays_out_has_declined():
    game = bell("declining", "shock", hands=FIGHT).answers(A=["aim: B1", "invite: D, E"], D="ally: offense", E="E2")
    game.play(until="planning")
    assert game.warp == {"E": 1}


def test_a_main_player_is_answered_for_inviting():
    game = bell("inviting", "treat", hands=FIGHT).answers(A="invite: D", B="invite: nobody").play(until="planning")
    assert len(game.hand("A")) == 2
    assert len(game.hand("B")) == 1
    assert len(game.hand("C")) == 1


def test_reinforcements_and_flares_are_behaviours():
    hands = {"A": "attack 10, +3, +5", "B": "attack 04"}
    game = bell("reinforcement", "treat", hands=hands).answers(A=["+3 for offense", "+5 for offense"]).play()
    assert len(game.told(kind="pavlov.treat")) == 1
    hands = {"A": "attack 10", "B": "attack 04", "D": "prophet flare"}
    game = bell("flare", "treat", hands=hands).answers(D=["prophet flare", "one"]).play(until="reveal")
    assert len(game.told(kind="pavlov.treat")) == 1


def test_an_optional_power_is_a_behaviour_a_mandatory_one_is_not():
    game = bell("optional", "treat", hands=FIGHT, others={"A": "tripler"}).play()
    assert game.told(kind="pavlov.treat") == []
    game = bell("optional", "treat", hands=FIGHT, others={"D": "prophet"})
    game.answers(D=["prophet", "prophet.side: offense"]).play()
    assert len(game.told(kind="pavlov.treat")) == 1


def test_pavlovs_own_behaviour_does_not_count_and_ships_of_the_encounter_go_last():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "pavlov"}, hands=hands, homes={"B": 1}, warp={"B": 16}
    ).answers(A=["pavlov", "attack", "shock"])  # fmt: skip
    game.play(until="reveal.totals")
    assert game.warp == {"B": 17}
    assert "A" not in game.warp


def test_nobody_is_told_which_card_a_treat_was():
    game = bell("attack", "treat", hands=FIGHT).play(until="reveal.totals")
    drawn = [event for event in game.heard("D", kind="drew") if event.get("seat") == 0]
    assert drawn
    assert all("cards" not in event for event in drawn)


def test_super_two_behaviours_are_announced_together():
    hands = FIGHT | {"C": "pavlov flare"}
    game = bell("attack", "shock", hands=hands)
    game.answers(C=["boost: pavlov flare", "pavlov.habit: inviting", "pavlov.answer: treat"], A="invite: D")
    game.play(until="reveal.totals")
    assert game.warp == {"A": 1, "B": 1}
    assert len(game.hand("A")) == 1


def test_wild_the_type_that_was_said_brings_a_card_another_one_costs_two_ships():
    for said, cards, lost in (("attack", 1, 0), ("negotiate", 0, 2)):
        hands = {"A": "attack 10, pavlov flare", "B": "attack 04"}
        game = scenario(gate={"A": 1}, hands=hands).answers(A=["pavlov flare", said]).play(until="reveal.totals")
        assert len(game.hand("B")) == cards
        assert game.warp == ({"B": lost} if lost else {})
        assert game.ships("B1", "B") == 4


@rule("DV-16")
def test_wild_a_defense_that_has_ships_in_the_warp_only_loses_none():
    hands = {"A": "attack 10, pavlov flare", "B": "attack 04"}
    game = scenario(cone="warp raid", gate={"A": 2}, homes={"B": 0}, warp={"A": 2, "B": 20}, hands=hands)
    game.answers(A=["pavlov flare", "negotiate"]).play(until="reveal.totals")
    assert not game.heard("E", kind="ships_lost")
    assert game.warp["B"] == 20
