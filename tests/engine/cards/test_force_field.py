"""Force Field."""

from tests.kit import rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}


def formed(**hands: str):
    """C has joined A with 2 ships, D has joined B with 3."""
    game = scenario(start="alliance", gate={"A": 1}, hands=CARDS | hands)
    return game.answers(A="invite: C", B="invite: D", C=["offense", 2], D=["defense", 3])


@rule("C-FORCE-1", "R-ALLIANCE-8")
def test_any_allies_of_both_sides_may_be_sent_home():
    game = formed(E="force field").answers(E=["force field", "C, D"]).play(until="planning")
    assert (game.gate, game.ring) == ({"A": 1}, {})
    assert game.ships_of("C") == game.ships_of("D") == 20
    game = formed(E="force field").answers(E=["force field", "D"]).play(until="planning")
    assert (game.gate, game.ring) == ({"A": 1, "C": 2}, {})


@rule("C-FORCE-1")
def test_at_least_one_ally_must_be_chosen_and_only_allies_can_be():
    game = formed(E="force field").play(until="alliance.after_formed")
    game.answer("E", "force field")
    assert game.options("E") == ["C", "D"]
    assert game.refuses("E", [])


@rule("C-FORCE-1")
def test_all_see_the_card_and_the_chosen_allies():
    game = formed(E="force field").answers(E=["force field", "C, D"]).play(until="planning")
    assert "E plays Force Field on C and D." in game.told("A")


@rule("C-FORCE-1")
def test_it_is_not_offered_without_allies():
    game = scenario(start="alliance", gate={"A": 1}, hands=CARDS | {"E": "force field"}).play()
    assert not any("force field" in asked.options for asked in game.asked)


@rule("C-FORCE-2", "R-ALLIANCE-8")
def test_removed_allies_are_outsiders_who_gain_and_lose_nothing():
    game = formed(E="force field", D="emotion control").answers(E=["force field", "C, D"]).play()
    assert game.was_asked("D", moment="reveal.after_reveal")
    assert game.result == "defense wins"
    assert game.hand("D") == ["emotion control"]
    assert game.warp == {"A": 1}


@rule("C-FORCE-4")
def test_an_ally_may_remove_itself():
    game = formed(C="force field").answers(C=["force field", "C"]).play(until="planning")
    assert (game.gate, game.role("C")) == ({"A": 1}, "outsider")


@rule("C-FORCE-5")
def test_ships_without_a_colony_go_to_the_warp():
    game = scenario(
        start="alliance",
        gate={"A": 1},
        homes={"C": 0},
        ships={"D5": {"C": 2}},
        warp={"C": 18},
        hands=CARDS | {"E": "force field"},
    )
    game.answers(A="invite: C", C=["offense", {"D5": 2}], E=["force field", "C"]).play(until="planning")
    assert game.warp == {"C": 20}


@rule("C-CARDZAP-1")
def test_zapped_everybody_stays_an_ally():
    game = formed(E="force field", D="card zap").answers(E=["force field", "C"], D="card zap").play(until="planning")
    assert (game.gate, game.ring) == ({"A": 1, "C": 2}, {"D": 3})
