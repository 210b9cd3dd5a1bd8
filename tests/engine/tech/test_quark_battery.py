"""Quark Battery."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B"}
READY = REGROUP | {"techs": {"A": "quark battery (3)"}}
HANDS = {"A": "attack 40, attack 08, negotiate", "B": "attack 20"}


def under(game, name="A"):
    """The cards under the battery, as far as a seat sees them."""
    for tech in game.view(name).get("own_techs", []):
        return [card["name"] for card in tech.get("cards", [])]
    return []


@rule("T-BATTERY-1")
def test_completed_a_card_is_hidden_and_later_replaces_the_revealed_one():
    game = scenario(**READY, hands=HANDS).answers(A=["complete quark battery", {"A1": 3}, "attack 40", "attack 08"])
    game.play(until="planning")
    assert game.hand("A") == ["attack 08", "negotiate"]
    game.answers(A="quark battery").play()
    assert game.totals[0] == 40 + 1
    assert (game.techs("A"), game.tech_discard) == ([], ["quark battery"])
    assert {"attack 08", "attack 40"} <= set(game.discard)


@rule("T-BATTERY-1")
def test_by_default_the_lowest_attack_is_hidden_and_not_used():
    game = scenario(**READY, hands=HANDS).answers(A=["complete quark battery", {"A1": 3}]).play()
    assert under(game) == ["Attack 08"]
    assert game.revealed[0] == "attack 40"


@rule("T-BATTERY-2", "R-INFO-2")
def test_its_owner_alone_sees_the_card():
    game = scenario(**READY, hands=HANDS).answers(A=["complete quark battery", {"A1": 3}]).play(until="planning")
    assert under(game) == ["Attack 08"]
    assert under(game, "B") == []
    assert game.view("B")["techs"][0]["under"] == 1
    assert "cards" not in game.view("B")["techs"][0]


@rule("T-BATTERY-2", "R-PLANNING-1")
def test_it_does_not_count_as_held():
    hands = {"A": "attack 40", "B": "attack 20"}
    game = scenario(**READY, hands=hands).answers(A=["complete quark battery", {"A1": 3}]).play()
    assert game.result == "no result"
    assert game.next_offense == "B"


@rule("T-BATTERY-3")
def test_with_no_card_to_hide_one_is_put_there_later():
    position = {"techs": {"C": "quark battery (3)"}, "deck": "attack 30"}
    hands = {"A": "attack 40", "B": "attack 20", "C": "plague"}
    game = scenario(**REGROUP, **position, hands=hands).answers(C=["complete quark battery", {"C1": 3}])
    game.play(until="destiny")
    assert under(game, "C") == []
    game = scenario(**REGROUP, techs={"C": "quark battery"}, hands=hands | {"C": "attack 30"})
    game.answers(C="regroup.begin: quark battery").play(until="destiny")
    assert under(game, "C") == ["Attack 30"]
    assert game.hand("C") == []


@rule("T-BATTERY-4")
def test_a_morph_copies_the_opponents_card():
    hands = {"A": "morph, attack 08", "B": "attack 20"}
    game = scenario(**READY, hands=hands).answers(A=["complete quark battery", {"A1": 3}, "morph", "quark battery"])
    game.play()
    assert game.totals[0] == 20 + 1


@rule("T-BATTERY-5")
def test_scrambled_the_hidden_card_is_discarded():
    techs = {"A": "quark battery (3)", "C": "tech scrambler (3)"}
    game = scenario(**REGROUP, techs=techs, hands=HANDS).answers(A=["complete quark battery", {"A1": 3}, "attack 40"])
    game.answers(C="regroup.begin: tech scrambler").play(until="destiny")
    assert game.discard == ["attack 40"]


@rule("T-BATTERY-5", "T-SCRAMBLER-1")
def test_scrambled_in_use_the_revealed_card_stays():
    techs = {"A": "quark battery (3)", "C": "tech scrambler (3)"}
    game = scenario(**REGROUP, techs=techs, hands=HANDS)
    game.answers(A=["complete quark battery", {"A1": 3}, "attack 40", "attack 08", "quark battery"])
    game.answers(C="announced.tech: tech scrambler").play()
    assert game.totals[0] == 8 + 1
    assert "attack 40" in game.discard
