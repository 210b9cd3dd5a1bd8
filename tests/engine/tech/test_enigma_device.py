"""Enigma Device."""

from tests.kit import rule, scenario

NINE = "attack 06, attack 06, attack 06, attack 06, attack 08, attack 08, attack 08, attack 08, attack 10"
REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10, plague", "B": "attack 20", "C": NINE}}


def used(**position):
    return scenario(**REGROUP | {"techs": {"A": "enigma device"}} | position).answers(A="enigma device")


@rule("T-ENIGMA-1")
def test_every_hand_has_eight_cards():
    game = used().play(until="destiny")
    assert [len(game.hand(name)) for name in "ABCDE"] == [8] * 5
    assert game.tech_discard == ["enigma device"]


@rule("T-ENIGMA-1")
def test_its_owner_may_discard_first():
    game = used(deck="attack 40").answers(A="plague").play(until="destiny")
    assert "plague" in game.discard
    assert game.hand("A")[:2] == ["attack 10", "attack 40"]


@rule("T-ENIGMA-1", "R-GEN-8")
def test_too_many_cards_are_discarded_at_random():
    lost = set()
    for key in range(8):
        game = used(key=key).play(until="destiny")
        lost |= set(game.discard)
    assert {"attack 06", "attack 08"} <= lost


@rule("T-ENIGMA-1")
def test_from_the_owner_clockwise():
    hands = {"A": "attack 10", "B": NINE[:-11], "C": "attack 20"}
    game = used(hands=hands, techs={"C": "enigma device"}, offense="A")
    game.lines.clear()
    game.answers(C="enigma device").play(until="destiny")
    drawers = [event["seat"] for event in game.heard(kind="drew")]
    assert drawers == [2, 3, 4, 0]


@rule("T-ENIGMA-2")
def test_cards_set_aside_are_not_counted():
    position = {
        "techs": {"A": "enigma device, quark battery (3)"},
        "hands": {"A": "attack 10, plague", "B": "attack 20"},
    }
    game = used(**position).answers(A=["complete quark battery"]).play(until="destiny")
    assert len(game.hand("A")) == 8
    assert game.view("A")["own_techs"][0]["cards"][0]["name"] == "Attack 10"


@rule("T-ENIGMA-1")
def test_not_by_the_clock():
    game = scenario(**REGROUP, techs={"A": "enigma device"}).play(until="destiny")
    assert (game.techs("A"), len(game.hand("A"))) == (["enigma device"], 2)
