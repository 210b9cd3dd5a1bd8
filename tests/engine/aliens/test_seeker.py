"""Seeker."""

from app.engine.moments import GAME
from app.engine.state import Mark
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 04, negotiate", "B": "attack 06"}


def seeking(hands=None, seat: str = "B", aliens=None, **position):
    """A table before the selection; the seat is the Seeker."""
    return scenario(gate={"A": 1}, aliens={seat: "seeker"} | (aliens or {}), hands=HANDS | (hands or {}), **position)


@check("seeker", 1)
def test_a_no_to_the_negotiate_leaves_the_attack_alone():
    game = seeking().answers(B=["seeker", "intends", "seeker.plan: negotiate"], A="seeker.will: no")
    game.play(until="select")
    assert game.options("A") == ["attack 04"]
    assert "A answers: No." in game.told("D")


@check("seeker", 2)
@rule("R-INFO-4")
def test_a_fact_is_answered_by_the_table():
    game = seeking({"A": "attack 20, attack 04"})
    game.answers(B=["seeker", "holds", "above", "attack 15"]).play(until="select")
    assert game.told("D", kind="seeker.answers") == ["A answers: Yes."]
    assert "attack_20" not in str(game.view("D")["known"]), "which card it is nobody learns"
    low = seeking().answers(B=["seeker", "holds", "above", "attack 15"]).play(until="select")
    assert low.told("D", kind="seeker.answers") == ["A answers: No."]


@check("seeker", 3)
@ruling("seeker", 1)
def test_a_promised_card_that_is_taken_leaves_a_free_choice():
    @acts("planning.naming", seat="D")
    def steals(me):
        yield from me.g.take(3, 0, [c for c in me.g.state.hands[0] if me.g.face(c).id == "negotiate"], "probe")

    game = seeking({"A": "attack 04, attack 08, negotiate"}, probes=[steals])
    game.answers(B=["seeker", "intends", "seeker.plan: negotiate"], A="seeker.will: yes").play(until="select")
    assert game.options("A") == ["attack 04", "attack 08"]


@ruling("seeker", 2)
def test_nobody_can_order_a_card_that_the_answer_excludes():
    hands = {"A": "attack 04, attack 08, negotiate", "C": "visionary flare"}
    game = seeking(hands, aliens={"C": "visionary"})
    game.answers(B=["seeker", "intends", "seeker.plan: negotiate"], A="seeker.will: no")
    game.answers(C=["visionary", "visionary.whom: A", "negotiate"]).play(until="select")
    assert game.options("A") == ["attack 04", "attack 08"]


@ruling("seeker", 3)
@ruling("miser", 8)
@rule("EX-17")
def test_a_hidden_pile_may_be_asked_about():
    game = scenario(gate={"A": 1}, aliens={"A": "miser", "B": "seeker"}, hands=HANDS | {"E": "attack 30"})
    g = game.game
    card = g.state.hands[4][0]
    g.from_hand(card, 4)
    g.pile(g.state.powers[0], "hoard").cards.append(card)
    game.answers(B=["seeker", "hoards", "above", "attack 20"]).play(until="select")
    assert game.told("D", kind="seeker.answers") == ["A answers: Yes."]


@ruling("terrorist", 8)
def test_an_entry_of_a_secret_list_may_be_asked_about():
    for planet, answer in (("C1", "Yes"), ("C2", "No")):
        game = seeking(aliens={"A": "terrorist"})
        g = game.game
        power = next(p for p in g.state.powers if p.alien == "terrorist")
        g.state.marks.append(Mark("bombs", "alien:terrorist", 0, GAME, 0, power.id, [10]))
        game.answers(B=["seeker", "written", planet]).play(until="select")
        assert game.told("D", kind="seeker.answers") == [f"A answers: {answer}."]


@ruling("seeker", 4)
def test_an_ally_may_ask_its_own_main_player():
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "seeker"}, hands=HANDS)
    game.answers(C=["seeker", "A", "intends", "seeker.plan: attack"], A="seeker.will: yes").play(until="select")
    assert game.options("A") == ["attack 04"]


def test_counts_and_names_may_be_asked():
    game = seeking({"A": "attack 04, attack 08, plague"})
    game.answers(B=["seeker", "holds", "artifact", "seeker.card: plague"]).play(until="select")
    assert game.told("D", kind="seeker.answers") == ["A answers: Yes."]
    game = seeking({"A": "attack 04, attack 08, plague"})
    game.answers(B=["seeker", "holds", "seeker.sort: attack", "3"]).play(until="select")
    assert game.told("D", kind="seeker.answers") == ["A answers: No."]


def test_a_promise_about_the_power_or_a_card_binds():
    hands = {"A": "attack 04, ionic gas"}
    never = seeking(hands)
    never.answers(B=["seeker", "intends", "seeker.plan: artifact"], A="seeker.will: no").play()
    assert not any("ionic gas" in asked.options for asked in never.asked)
    must = seeking({"A": "attack 04, +3"})
    must.answers(B=["seeker", "intends", "seeker.plan: reinforcement"], A="seeker.will: yes").play()
    assert "reinforcement +3" in must.discard
    both = seeking(hands)
    both.answers(B=["seeker", "intends", "seeker.plan: artifact"], A="seeker.will: yes").play()
    assert "ionic gas" in both.discard, "it has to be played where it can be, even if the time runs out"


def test_a_power_that_has_been_used_before_the_promise_has_to_be_used_since():
    @acts("planning.before_select", layer=-20)
    def used_early(me):
        me.g.powers_of(0)[0].used["early"] = 1

    game = seeking({"A": "attack 04", "B": "attack 40"}, aliens={"A": "sorcerer"}, probes=[used_early])
    game.answers(B=["seeker", "intends", "seeker.plan: power"], A="seeker.will: yes").play()
    assert game.revealed == ("attack 40", "attack 04"), "the use is due, even if the time runs out"


def test_who_cannot_keep_a_promise_is_not_held_up():
    game = seeking({"A": "attack 04"})
    game.answers(B=["seeker", "intends", "seeker.plan: artifact"], A="seeker.will: yes").play()
    assert game.result == "defense wins"


def test_zapped_the_question_need_not_be_answered():
    game = seeking({"C": "cosmic zap"}).answers(B=["seeker", "intends", "seeker.plan: negotiate"], C="cosmic zap")
    game.play(until="select")
    assert not game.was_asked("A", "seeker.will")
    assert sorted(game.options("A")) == ["attack 04", "negotiate"]


@rule("R-POWER-7")
def test_super_the_question_may_be_an_open_one():
    hands = {"A": "attack 04, attack 20, negotiate", "B": "attack 06, seeker flare"}
    game = seeking(hands).answers(B=["seeker", "boost: seeker flare", "highest"]).play(until="select")
    assert "A answers: Attack 20." in game.told("D")
    count = seeking(hands).answers(B=["seeker", "boost: seeker flare", "count", "seeker.sort: attack"])
    count.play(until="select")
    assert "A answers: 2." in count.told("D")
    assert count.hand("B") == ["attack 06", "seeker flare"]


def test_super_the_named_card_has_to_be_selected():
    hands = {"A": "attack 04, attack 20, negotiate", "B": "attack 06, seeker flare"}
    game = seeking(hands).answers(B=["seeker", "boost: seeker flare", "which"], A="seeker.which_card: attack 20")
    game.play(until="select")
    assert game.options("A") == ["attack 20"]


def wild(join: str, hand: str = "attack 04, attack 20"):
    """C, who is invited by both, has seen A's card."""
    game = scenario(start="alliance", gate={"A": 1}, hands={"A": hand, "B": "attack 06", "C": "seeker flare"})
    game.answers(A="invite: C", B="invite: C", C=["seeker flare", "seeker.from_whom: A", join, 1])
    if "20" in hand:
        game.answers(A="seeker.show: attack 20")
    return game


def test_wild_an_allys_seen_card_has_to_be_played():
    game = wild("offense").play(until="select")
    assert game.options("A") == ["attack 20"]
    assert [entry["card"]["card"] for entry in game.view("C")["known"]] == ["attack_20"]
    assert "attack_20" not in str(game.view("D")) + str(game.heard("D"))


@ruling("seeker", 5)
def test_wild_on_the_other_side_nothing_is_binding():
    game = wild("defense").play(until="select")
    assert sorted(game.options("A")) == ["attack 04", "attack 20"]


@ruling("seeker", 6)
def test_wild_who_has_no_card_says_so():
    game = wild("offense", hand="+3").play(until="planning")
    assert "A has no encounter card to show." in game.told("D")
    assert not game.was_asked("A", "seeker.show")
