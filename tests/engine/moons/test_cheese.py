"""Cheese moons."""

from __future__ import annotations

from tests.kit import rule, scenario


def taken(moon, **position):
    """The offense takes that moon in the system of B."""
    game = scenario(start="launch", moons={"B": moon}, **position)
    return game.answers(A=[f"aim: {moon}", {"A1": 1}])


def shown(game, moon):
    return next(m for m in game.view()["moons"] if m["moon"] == moon)


@rule("MO-55", "MO-57", "MO-62")
def test_what_the_browser_shows_stands_in_the_view_and_changes_nothing_else():
    for moon in ("echo", "silence", "swap_seats"):
        game = taken(moon.replace("_", " "), hands={"A": "attack 10", "B": "attack 04"}).play()
        assert shown(game, moon)["seat"] == 0
        assert shown(game, moon)["up"]
        assert game.hand("A") == ["attack 10"]
        assert game.ships_of("A") == 20


@rule("MO-56")
def test_a_fanfare_for_an_occupant_that_wins():
    position = {"moons": {"E": "fanfare*"}, "gate": {"A": 2}, "hands": {"A": "attack 40", "B": "attack 04"}}
    won = scenario(**position, ships={"fanfare": {"A": 1}}).play()
    assert "A fanfare for A, who has won." in won.told()
    lost = scenario(**position, ships={"fanfare": {"B": 1}}).play()
    assert lost.heard(None, "fanfare.plays") == []


@rule("MO-58")
def test_a_title_is_shown_until_another_player_takes_the_moon():
    game = taken("title").answers(A="title.which: admiral").play()
    assert game.view()["titles"]["0"]["msg"]["key"] == "label.title.admiral"
    assert "A is now called: Admiral of Dust." in game.told()
    default = taken("title").play()
    assert default.view()["titles"]["0"]["msg"]["key"] == "label.title.keeper"
    other = scenario(start="launch", moons={"B": "title*"}, ships={"title": {"C": 1}},
                     hands={"A": "attack 40", "C": "attack 04"})  # fmt: skip
    other.answers(A=["aim: title", 1, "title.which: duchess"]).play()
    assert other.view()["titles"]["0"]["msg"]["key"] == "label.title.duchess"


@rule("MO-58", "MO-13")
def test_who_takes_it_while_moons_do_nothing_has_no_title():
    game = scenario(start="launch", moons={"B": "title"}, hands={"A": "attack 40", "B": "attack 04"})
    game.answers(A=["aim: title", {"A1": 1}, "title.which: admiral"]).play()
    moon = game.still.state.moons[0]
    assert moon.data == [1, 0]
    moon.seat = 2
    assert "titles" not in game.still.view(None)


@rule("MO-58")
def test_a_deserted_moon_gives_no_title():
    game = scenario(start="launch", moons={"B": "title*"}, ships={"title": {"A": 1}}, hands={"A": "attack 40"})
    next(moon for moon in game.game.state.moons if moon.card == "title").data = [1, 0]
    game.answers(A=["aim: B1", {"title": 1}]).play(until="alliance")
    assert "titles" not in game.view()


@rule("MO-59")
def test_a_card_for_the_finder_and_one_for_all_of_the_poorest():
    hands = {"A": "attack 10", "B": "attack 04", "C": "morph", "D": "+2, +3"}
    game = taken("green cheese", hands=hands, deck="attack 20, attack 30").play()
    assert [len(game.hand(name)) for name in "ABCDE"] == [2, 1, 1, 2, 1]
    assert game.lies("green cheese") == "discarded"


@rule("MO-60", "MO-61")
def test_worthless_moons_do_nothing():
    for moon in ("nothing here", "bluff moon"):
        game = taken(moon, hands={"A": "attack 10", "B": "attack 04"}).play()
        assert game.lies(moon) == "face down"
        assert game.hand("A") == ["attack 10"]


@rule("MO-63")
def test_somebody_draws_a_card():
    game = taken("lottery").play()
    assert sum(len(game.hand(name)) for name in "ABCDE") == 1


@rule("MO-64")
def test_an_invitation_says_please():
    position = {"start": "alliance", "moons": {"E": "handshake*"}, "ships": {"handshake": {"C": 1}}, "gate": {"A": 1},
                "hands": {"A": "attack 10", "B": "attack 04"}}  # fmt: skip
    asked = scenario(**position).answers(A="invite: C, D").play(until="select")
    assert "The invitation says: please, C." in asked.told()
    assert "The invitation says: please, D." not in asked.told()
    assert scenario(**position).answers(A="invite: D").play(until="select").heard(None, "handshake.please") == []
