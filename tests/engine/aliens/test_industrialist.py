"""Industrialist."""

from app.engine.state import EVERYBODY, Pile
from tests.kit import acts, check, rule, ruling, scenario

B_STACK = {"B": "industrialist"}


def stacked(game) -> list[str]:
    """The cards of all stacks, as everybody sees them."""
    return [card["name"].lower() for pile in game.view()["piles"] if pile["kind"] == "stack" for card in pile["cards"]]


def with_stack(cards: int, *probes, **position):
    """The first cards of the offense's hand lie on its sheet, the offense's Industrialist."""

    @acts("planning.before_select", layer=-9)
    def build(me):
        g = me.g
        pile = Pile("stack", g.powers_of(0)[0].id, EVERYBODY)
        g.state.piles.append(pile)
        for card in g.state.hands[0][:cards]:
            g.from_hand(card, 0)
            g.publish(card)
            pile.cards.append(card)

    position.setdefault("aliens", {"A": "industrialist"})
    return scenario(probes=[build, *probes], **position)


@check("industrialist", 1)
def test_the_stack_is_added():
    hands = {"A": "attack 08, attack 12, attack 05", "B": "attack 20"}
    game = (
        with_stack(2, gate={"A": 3}, ships={"B1": {"B": 4}}, hands=hands).answers(A="industrialist.sign: plus").play()
    )
    assert game.totals == (28, 24)
    assert game.result == "offense wins"


def test_the_stack_may_be_subtracted():
    hands = {"A": "attack 08, attack 12, attack 05", "B": "attack 20"}
    game = with_stack(2, gate={"A": 3}, ships={"B1": {"B": 4}}, hands=hands)
    game.answers(A="industrialist.sign: minus").play()
    assert game.totals == (8 - 20, 24)


@check("industrialist", 2)
@ruling("industrialist", 4)
def test_the_opponent_lets_the_losing_card_be_stacked():
    game = scenario(
        gate={"A": 2},
        ships={"B1": {"B": 4}},
        aliens={"A": "industrialist", "B": "filch", "C": "fido"},
        hands={"A": "attack 10", "B": "attack 15"},
    )
    game.answers(B="industrialist.choice: stack").play()
    assert game.warp == {"A": 2}
    assert stacked(game) == ["attack 10"]
    assert "attack 10" not in game.discard
    assert not any("attack 10" in asked.options for asked in game.asked if asked.seat in "BC")


@check("industrialist", 3)
@ruling("industrialist", 2)
def test_the_opponent_lets_it_win_with_all_that_follows_for_the_allies():
    game = scenario(
        gate={"A": 2, "C": 1},
        ring={"D": 2},
        ships={"B1": {"B": 4}},
        aliens={"A": "industrialist"},
        hands={"A": "attack 10", "B": "attack 15"},
    )
    game.answers(B="industrialist.choice: win").play()
    assert game.result == "offense wins"
    assert game.successful
    assert game.ships("B1") == {"A": 2, "C": 1}
    assert game.warp == {"B": 4, "D": 2}
    assert "attack 10" in game.discard
    assert stacked(game) == []


@check("industrialist", 4)
def test_zapped_the_stack_does_not_count_and_stays():
    hands = {"A": "attack 08, attack 12, attack 40", "B": "attack 04", "C": "cosmic zap"}
    game = with_stack(2, gate={"A": 3}, ships={"B1": {"B": 4}}, hands=hands).answers(C="cosmic zap").play()
    assert game.totals[0] == 43
    assert stacked(game) == ["attack 08", "attack 12"]
    assert not game.was_asked("A", "industrialist.sign")


@rule("R-POWER-5")
def test_after_a_zap_the_choice_after_the_loss_is_made_all_the_same():
    hands = {"A": "attack 08, attack 04", "B": "attack 20", "C": "cosmic zap"}
    game = with_stack(1, gate={"A": 1}, hands=hands).answers(C="cosmic zap").play()
    assert game.was_asked("B", "industrialist.choice")
    assert stacked(game) == ["attack 08", "attack 04"]


def test_with_an_empty_stack_nothing_is_announced():
    hands = {"A": "attack 20", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "industrialist"}, hands=hands).play()
    assert not any("Industrialist" in line for line in game.told("B", kind="use"))
    assert stacked(game) == []


def test_against_a_negotiate_the_stack_does_nothing_and_a_lost_negotiate_is_not_stacked():
    hands = {"A": "attack 08, negotiate", "B": "attack 20"}
    game = with_stack(1, gate={"A": 1}, hands=hands).play()
    assert stacked(game) == ["attack 08"]
    assert not game.was_asked("B", "industrialist.choice")


@ruling("industrialist", 1)
def test_a_loss_against_a_negotiate_counts_too():
    game = scenario(
        gate={"A": 1}, aliens={"A": "industrialist", "B": "pacifist"}, hands={"A": "attack 40", "B": "negotiate"}
    )
    game.play()
    assert game.result == "defense wins"
    assert game.was_asked("B", "industrialist.choice")
    assert stacked(game) == ["attack 40"]


@ruling("industrialist", 3)
def test_the_card_that_lies_before_it_in_the_end_is_stacked():
    game = scenario(
        gate={"A": 1}, aliens={"A": "industrialist", "B": "sorcerer"}, hands={"A": "attack 30", "B": "attack 04"}
    )
    game.answers(B="sorcerer").play()
    assert game.result == "defense wins"
    assert stacked(game) == ["attack 04"]
    assert "attack 30" in game.discard


@ruling("industrialist", 4)
def test_the_clones_own_card_is_not_affected():
    aliens = {"A": "industrialist", "B": "clone"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands={"A": "attack 10", "B": "attack 15"})
    game.answers(B=["industrialist.choice: stack", "clone"]).play()
    assert stacked(game) == ["attack 10"]
    assert game.hand("B") == ["attack 15"]


@ruling("industrialist", 5)
def test_a_morph_keeps_in_the_stack_what_it_copied():
    game = scenario(
        gate={"A": 1}, aliens={"A": "industrialist"}, hands={"A": "morph, attack 20", "B": "attack 08, attack 30"}
    )
    game.answers(A="select: morph").play()
    assert stacked(game) == ["morph"]
    kept = list(game.game.marks("stacked"))

    @acts("planning.after_select", layer=-9)
    def remember(me):
        me.g.state.marks.extend(mark for mark in kept if mark not in me.g.state.marks)
        kept[0].data[0] = me.g.state.piles[0].cards[0]

    again = with_stack(1, remember, gate={"A": 1}, hands={"A": "morph, attack 20", "B": "attack 40"}).play()
    assert again.totals[0] == 20 + 1 + 8


@ruling("industrialist", 6)
def test_a_kicker_multiplies_the_revealed_card_alone_and_the_stacked_one_keeps_its_value():
    hands = {"A": "attack 08, attack 10, kicker x2", "B": "attack 40"}
    game = with_stack(1, gate={"A": 1}, hands=hands, options={"kickers": True})
    game.answers(A="planning.naming: kickers").play()
    assert game.totals[0] == 2 * 10 + 1 + 8
    assert stacked(game) == ["attack 08", "attack 10"]
    assert not list(game.game.marks("stacked"))


@ruling("industrialist", 7)
def test_with_a_lost_power_the_stack_stays_and_does_not_count():
    hands = {"A": "attack 08, attack 12, attack 40", "B": "attack 04"}
    game = with_stack(2, homes={"A": 2}, gate={"A": 3}, ships={"B1": {"B": 4}}, hands=hands).play()
    assert game.totals[0] == 43
    assert stacked(game) == ["attack 08", "attack 12"]


@ruling("industrialist", 8)
def test_the_stack_goes_with_the_power_and_nobody_draws_the_alien():
    hands = {"A": "attack 08, attack 12, attack 05", "B": "attack 20"}

    @acts("planning.before_select", layer=9)
    def swap(me):
        one, other = me.g.powers_of(0)[0], me.g.powers_of(1)[0]
        yield from me.g.exchange(one, other)

    aliens = {"A": "industrialist", "B": "mind"}
    game = with_stack(2, swap, gate={"A": 1}, aliens=aliens, hands=hands, ships={"B1": {"B": 1}}).play()
    assert game.alien("B") == "industrialist"
    assert game.totals[1] == 20 + 20 + 1
    assert not game.game.acquirable("industrialist")


@rule("R-INFO-2")
def test_wild_an_attack_drawn_from_the_opponent_is_added_and_discarded():
    game = scenario(
        gate={"A": 1},
        ships={"B1": {"B": 4}},
        hands={"A": "attack 10, industrialist flare", "B": "attack 08, attack 08"},
    )
    game.answers(A="industrialist flare").play()
    assert game.totals == (10 + 1 + 8, 12)
    assert game.discard.count("attack 08") == 2
    assert "industrialist flare" in game.hand("A")


@rule("R-INFO-2")
def test_wild_any_other_card_is_seen_by_its_player_alone_and_given_back():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, industrialist flare", "B": "attack 08, quash"})
    game.answers(A="industrialist flare").play()
    assert game.totals[0] == 11
    assert "quash" in game.hand("B")
    assert "quash" in str(game.heard("A", kind="industrialist.drawn"))
    assert not any("quash" in str(game.heard(seat, kind="industrialist.drawn")) for seat in "BC")


@rule("R-POWER-7")
def test_super_the_opponents_card_is_stacked_instead():
    game = scenario(
        gate={"A": 1}, aliens={"A": "industrialist"}, hands={"A": "attack 04, industrialist flare", "B": "attack 20"}
    )
    game.answers(A="industrialist flare").play()
    assert stacked(game) == ["attack 20"]
    assert "attack 04" in game.discard
    assert "industrialist flare" in game.hand("A")


def test_super_it_cannot_be_played_for_a_card_that_is_no_attack():
    game = scenario(
        gate={"A": 1},
        aliens={"A": "industrialist", "B": "pacifist"},
        hands={"A": "attack 04, industrialist flare", "B": "negotiate"},
    )
    game.play()
    assert stacked(game) == ["attack 04"]
    assert not game.was_asked("A", "boost")
