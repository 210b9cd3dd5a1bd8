"""Energy Cloak."""

from tests.kit import rule, scenario

LAUNCH = {"start": "launch", "hands": {"A": "attack 10", "B": "attack 20"}}


@rule("T-CLOAK-1")
def test_the_defense_invites_nobody():
    game = (
        scenario(**LAUNCH, techs={"A": "energy cloak"}).answers(A=["energy cloak", "invite: C"]).play(until="planning")
    )
    assert game.invited == {"offense": ["C"], "defense": []}
    assert not game.was_asked("B", question="invite")
    assert game.tech_discard == ["energy cloak"]


@rule("T-CLOAK-1")
def test_after_the_aim_or_after_the_launch_and_no_later():
    game = scenario(**LAUNCH, techs={"A": "energy cloak"}).play()
    assert {a.moment for a in game.asked if "energy cloak" in a.options} == {"launch.after_aim", "launch.after"}


@rule("T-CLOAK-1")
def test_the_offense_alone_can_use_it():
    game = scenario(**LAUNCH, techs={"B": "energy cloak", "C": "energy cloak"}).play()
    assert not [a for a in game.asked if "energy cloak" in a.options]


@rule("T-CLOAK-1")
def test_who_may_join_uninvited_still_does():
    game = scenario(**LAUNCH, techs={"A": "energy cloak"}, aliens={"D": "remora + parasite"})
    game.answers(A="energy cloak", D=["ally: defense by power"]).play(until="planning")
    assert game.role("D") == "defensive ally"


@rule("T-CLOAK-1")
def test_it_lasts_for_this_encounter_only():
    hands = {"A": "attack 40, attack 06", "B": "attack 04", "C": "attack 05"}
    game = scenario(start="launch", hands=hands, techs={"A": "energy cloak"}, destiny="C")
    game.answers(A=["energy cloak", "select: attack 40", "second_or_tech: yes"])
    game.play(until=lambda g: g.game.state.encounter.number == 2)
    assert not game.game.has_mark("cloaked")


@rule("T-CLOAK-1", "T-SCRAMBLER-1")
def test_scrambled_the_defense_invites():
    game = scenario(**LAUNCH, techs={"A": "energy cloak", "B": "tech scrambler (4)"})
    game.answers(A="energy cloak", B=["announced.tech: tech scrambler", "invite: C"]).play(until="planning")
    assert game.invited["defense"] == ["C"]
