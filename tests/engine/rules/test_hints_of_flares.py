"""What sides of flares tell programs (protocol.md, Hints)."""

from tests.kit import scenario

CARDS = {"A": "attack 10", "B": "attack 08"}


def hint(game, name: str, use: str):
    """The hint of a use in the seat's open menu."""
    ask = game.game.wire(game.ask(name))
    option = next(option for option in ask["options"] if option["label"].lower().startswith(use))
    return option["does"]


def test_an_ally_whose_ships_do_not_count_takes_them_off_a_total():
    hands = CARDS | {"A": "attack 10, subversive flare"}
    game = scenario(gate={"A": 1}, ring={"C": 3, "D": 1}, hands=hands).play(until="planning.after_select")
    assert hint(game, "A", "subversive flare") == {"kind": "total", "side": "defense", "by": -3}


def test_allies_that_are_turned_show_the_outcome():
    hands = CARDS | {"C": "subversive flare"}
    game = scenario(gate={"A": 1, "C": 1}, ring={"D": 2}, aliens={"C": "subversive"}, hands=hands)
    game.play(until="reveal.after_reveal")
    assert hint(game, "C", "subversive") == {"kind": "outcome", "now": "defense", "then": "offense"}


def test_ships_out_of_the_warp_are_added():
    hands = CARDS | {"A": "attack 10, wraith flare"}
    game = scenario(gate={"A": 1}, warp={"A": 5}, hands=hands).play(until="reveal.after_reveal")
    assert hint(game, "A", "wraith flare") == {"kind": "add", "side": "offense", "values": [2], "many": False}


def test_ships_of_colonies_are_added():
    hands = CARDS | {"A": "attack 10, phantom flare"}
    game = scenario(gate={"A": 1}, hands=hands).play(until="reveal.after_reveal")
    assert hint(game, "A", "phantom flare") == {"kind": "add", "side": "offense", "values": [4], "many": False}


def test_a_card_that_becomes_a_negotiate_shows_the_outcome():
    hands = {"A": "negotiate", "B": "attack 08, mesmer flare"}
    game = scenario(gate={"A": 1}, hands=hands).play(until="reveal.after_reveal")
    assert hint(game, "B", "mesmer flare") == {"kind": "outcome", "now": "defense", "then": "deal"}
    assert game.game.encounter.became == ["", ""]


def test_keeping_a_colony_is_a_gain():
    game = scenario(gate={"A": 1}, hands={"A": "attack 40", "B": "attack 08, lloyd flare"})
    game.play(until="plan.ships_to_warp")
    assert hint(game, "B", "lloyd flare") == {"kind": "gain"}


def test_a_raid_is_a_gain_while_a_ship_is_left_to_land():
    for ships, gain in ((2, {"kind": "gain"}), (1, {"kind": "nothing"})):
        game = scenario(gate={"A": ships}, aliens={"A": "pirate"}, hands={"A": "attack 40", "B": "attack 04"})
        game.play(until="plan.ships_to_warp")
        option = next(option for option in game.game.wire(game.ask("A"))["options"] if "Pirate" in option["label"])
        assert option.get("does") == gain
