"""Fodder."""

from tests.kit import check, rule, ruling, scenario


@check("fodder", 1)
def test_cards_between_the_two_are_thrown_in():
    hands = {"A": "attack 06, attack 08, attack 10, attack 14, attack 23", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder", "attack 08, attack 10"]).play()
    assert game.totals == (26, 24)
    assert game.hand("A") == ["attack 14", "attack 23"]
    assert {"attack 08", "attack 10"} <= set(game.discard)


def test_only_cards_strictly_between_are_offered():
    hands = {"A": "attack 06, attack 06, attack 10, attack 20, attack 23", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder"}, hands=hands).answers(A=["select: attack 06", "fodder"])
    game.play(until="fodder.cards")
    assert game.options("A") == ["attack 10"]


@check("fodder", 2)
@ruling("fodder", 3)
def test_nothing_lies_between_equal_cards():
    hands = {"A": "attack 10, attack 08, attack 12", "B": "attack 10"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder"}, hands=hands).answers(A="select: attack 10").play()
    assert not any("fodder" in asked.options for asked in game.asked)


@check("fodder", 3)
@rule("R-POWER-7")
@ruling("fodder", 2, 3)
def test_super_every_card_lower_than_the_opponents_may_be_added():
    hands = {"A": "attack 15, attack 04, attack 07, attack 20, fodder flare", "B": "attack 14"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"A": "fodder"}, hands=hands)
    game.answers(A=["select: attack 15", "fodder", "fodder flare"]).play(until="fodder.cards")
    assert game.options("A") == ["attack 04", "attack 07"]
    game.answer("A", "attack 04, attack 07").play()
    assert game.totals == (27, 16)


@check("fodder", 4)
def test_wild_one_who_declined_joins_after_the_reveal():
    hands = {"A": "attack 12", "B": "attack 11", "C": "fodder flare"}
    game = scenario(start="alliance", gate={"A": 2}, ships={"B1": {"B": 3}}, hands=hands)
    game.answers(A="invite: C", B="invite: C", C=["decline", "fodder flare", "offense", "C2"]).play()
    assert game.totals == (15, 14)
    assert game.ships("B1") == {"A": 2, "C": 1}


@ruling("fodder", 1)
def test_wild_only_a_side_that_invited_and_only_for_one_who_declined():
    hands = {"A": "attack 12", "B": "attack 11", "C": "fodder flare"}
    game = scenario(start="alliance", gate={"A": 2}, hands=hands).answers(
        B="invite: C", C=["decline", "fodder flare", "C2"]
    )
    game.play(until="resolution")
    assert game.role("C") == "defensive ally"
    game = scenario(start="alliance", gate={"A": 2}, hands=hands).play()
    assert not any("fodder flare" in asked.options for asked in game.asked)


def test_zapped_the_cards_come_back_and_have_been_seen():
    hands = {"A": "attack 06, attack 08", "B": "attack 20", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder", "attack 08"], C="cosmic zap").play()
    assert game.hand("A") == ["attack 08"]
    assert game.totals[0] == 8
    assert [known["card"]["name"] for known in game.view("E")["known"]] == ["Attack 08"]


def test_it_is_asked_whatever_it_holds_while_a_card_could_lie_between():
    for hand in ("attack 06, attack 08", "attack 06, quash"):
        game = scenario(gate={"A": 2}, aliens={"A": "fodder"}, hands={"A": hand, "B": "attack 20"})
        game.answers(A="select: attack 06").play()
        assert game.was_asked("A", moment="reveal.after_reveal")


@ruling("fodder", 8)
def test_a_tripled_opponent_is_compared_before_it_triples():
    hands = {"A": "attack 06, attack 08, attack 20", "B": "attack 10"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder", "B": "tripler"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder"]).play(until="fodder.cards")
    assert game.options("A") == ["attack 08"]


def test_a_super_flare_that_is_cancelled_leaves_the_cards_between():
    hands = {"A": "attack 06, attack 04, attack 10, fodder flare", "B": "attack 14", "C": "card zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "fodder"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder", "fodder flare", "attack 04, attack 10"], C="card zap").play()
    assert game.totals[0] == 6 + 10 + 1
    assert game.hand("A") == ["attack 04"]


@ruling("fodder", 4)
def test_a_morph_is_no_attack_to_throw_in():
    hands = {"A": "attack 06, attack 08, morph", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder"}, hands=hands).answers(A=["select: attack 06", "fodder"])
    game.play(until="fodder.cards")
    assert game.options("A") == ["attack 08"]


@ruling("fodder", 5)
def test_nobody_can_fetch_the_cards_that_were_thrown_in():
    hands = {"A": "attack 06, attack 08", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder", "B": "filch", "D": "fido"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder", "attack 08"], B="filch", D="fido").play(until="fido.whom")
    assert game.hand("B") == ["attack 06"]
    assert game.ask("D").args["what"] == ("face", "attack_20")
    assert "attack 08" in game.discard


@ruling("fodder", 6)
def test_wild_joining_late_does_not_take_a_grudge_token_away():
    hands = {"A": "attack 04", "B": "attack 30", "C": "fodder flare"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "grudge"}, hands=hands)
    game.answers(A="invite: C", C=["decline", "fodder flare", "C2"]).play()
    assert game.warp == {"A": 2, "C": 1 + 4}


@ruling("fodder", 7)
def test_against_anti_matter_its_cards_raise_its_own_total():
    hands = {"A": "attack 06, attack 08", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder", "B": "anti matter"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder", "attack 08"]).play()
    assert game.totals == (6 + 2 + 8, 20 - 4)


@rule("MO-40")
def test_wild_the_last_ship_on_a_snare_does_not_join():
    hands = {"A": "attack 12", "B": "attack 11", "C": "fodder flare"}
    position = {"moons": {"E": "snare*"}, "ships": {"snare": {"C": 1}}, "gate": {"A": 1}, "hands": hands}
    game = scenario(start="alliance", **position).answers(A="invite: C", C="ally: pass")
    game.play(until="reveal.after_reveal").answer("C", "fodder flare")
    assert "snare" not in game.options("C")
    assert "C1" in game.options("C")
