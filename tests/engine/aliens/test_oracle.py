"""Oracle."""

from tests.kit import Offer, changes, check, rule, ruling, scenario

CARDS = {"A": "attack 08, attack 20", "B": "attack 10, attack 04"}


@check("oracle", 1)
def test_the_opponent_lays_a_card_for_all_to_see_and_oracle_follows_face_down():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS).play(until="select")
    assert game.waiting == ["A"]
    game.answer("A", "attack 20")
    assert game.waiting == ["B"]
    for name in ("B", "C", None):
        assert game.view(name)["encounter"]["cards"]["offense"]["name"] == "Attack 20"
    game.answer("B", "attack 04").play(until="planning.after_select")
    assert game.view("C")["encounter"]["cards"]["defense"] == "face_down"


def test_all_are_told_which_card_was_laid():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS).play(until="select").answer("A", "attack 20")
    assert "A lays Attack 20 face up." in game.told("E")


@check("oracle", 2)
def test_zapped_both_select_at_once_face_down():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS | {"C": "cosmic zap"}).answers(C="cosmic zap")
    game.play(until="select")
    assert game.waiting == ["A", "B"]
    game.answer("A", "attack 20").answer("B", "attack 04").play(until="planning.after_select")
    assert game.view("B")["encounter"]["cards"]["offense"] == "face_down"


def test_as_offense_it_sees_the_defenses_card():
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands=CARDS).play(until="select")
    assert game.waiting == ["B"]


def test_the_laid_card_cannot_be_changed():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS).answers(A="attack 20", B="attack 04").play()
    assert game.revealed == ("attack 20", "attack 04")
    assert [asked.seat for asked in game.asked if asked.question == "select"] == ["A", "B"]


@rule("R-PLANNING-1", "R-PLANNING-3")
@ruling("oracle", 6)
def test_the_checks_come_before_anything_is_laid():
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands={"A": "plague", "B": "attack 10"}).play()
    assert not game.was_asked("B", question="select")
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "attack 10", "B": "plague"}).play(until="select")
    assert len(game.hand("B")) == 8
    assert game.waiting == ["A"]


@ruling("oracle", 1)
def test_an_opponent_that_lays_a_morph_copies_oracles_card():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "morph", "B": "attack 10"}).play()
    assert game.totals == (11, 14)


@ruling("oracle", 2)
@ruling("sorcerer", 4)
@ruling("sorcerer", 7)
def test_a_sorcerer_may_still_switch_after_oracle_has_selected():
    game = scenario(gate={"A": 1}, aliens={"A": "sorcerer", "B": "oracle"}, hands={"A": "attack 04", "B": "attack 20"})
    game.answers(A="sorcerer").play()
    assert game.revealed == ("attack 20", "attack 04")


def test_an_ally_or_outsider_does_not_foresee():
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "oracle", "D": "tripler"}, hands=CARDS).play(until="select")
    assert game.waiting == ["A", "B"]


def test_with_the_power_lost_both_select_at_once():
    game = scenario(gate={"A": 1}, homes={"A": 2}, aliens={"A": "oracle"}, hands=CARDS).play(until="select")
    assert game.waiting == ["A", "B"]


def test_two_oracles_do_not_arise_but_a_negotiate_laid_open_still_makes_a_deal():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "negotiate, +2", "B": "negotiate"}).play(
        until="deal"
    )
    game.answer("A", Offer(give="+2")).answer("B", "accept").play()
    assert game.result == "deal made"


@check("oracle", 3)
@ruling("oracle", 7)
def test_super_after_a_look_it_ends_the_encounter_as_if_by_a_deal():
    hands = {"A": "attack 10, oracle flare", "B": "attack 40"}
    game = scenario(gate={"A": 2, "C": 1}, ring={"D": 1}, aliens={"A": "oracle"}, hands=hands)
    game.answers(A="oracle flare").play()
    assert game.hand("B") == ["attack 40"]
    assert game.hand("A") == ["attack 10", "oracle flare"]
    assert (game.gate, game.ring, game.warp) == ({}, {}, {})
    assert (game.result, game.successful) == ("deal made", True)
    assert game.was_asked("A", question="second encounter")
    assert "resolution.deal_agreed" not in game.passed
    assert "resolution.after_ships" in game.passed


@rule("R-POWER-7")
def test_super_needs_the_card_laid_by_the_own_power():
    hands = {"A": "attack 10, oracle flare", "B": "attack 40", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "oracle"}, hands=hands).answers(C="cosmic zap").play()
    assert not game.was_asked("A", moment="planning.laid")


@ruling("oracle", 7)
def test_super_counts_as_a_deal_for_others():
    hands = {"A": "attack 10, oracle flare", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "oracle", "B": "warrior"}, hands=hands).answers(A="oracle flare").play()
    assert game.tokens("B") == 1


@check("oracle", 4)
@rule("R-CARD-5", "Q52")
def test_wild_the_hands_are_mixed_and_keep_their_sizes():
    attacks = "attack 04, attack 04, attack 06, attack 06, attack 08, attack 08, attack 10, attack 10, attack 12"
    hands = {"A": "attack 20, morph, quash, oracle flare", "B": attacks}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="oracle flare").play(until="select")
    assert len(game.hand("A")) == 4
    assert game.hand("A")[-1] == "oracle flare"
    assert len(game.hand("B")) == 9
    assert sorted(game.hand("A")[:3] + game.hand("B")) == sorted(["attack 20", "morph", "quash", *attacks.split(", ")])
    assert game.view("C")["known"] == [{"seat": 0, "card": game.view("C")["known"][0]["card"]}]


@ruling("oracle", 1)
def test_two_morphs_lose_though_one_was_laid_open():
    game = scenario(
        gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "morph", "B": "attack 01"}, reprint={"attack 01": "morph"}
    ).play()
    assert game.result == "both lose"


def test_super_the_own_card_is_no_occasion():
    hands = {"A": "attack 08, oracle flare", "B": "attack 10"}
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands=hands).play()
    assert sum("oracle flare" in asked.options for asked in game.asked) == 1


@ruling("oracle", 5)
def test_a_card_named_by_a_visionary_binds_the_oracle():
    hands = {"A": "attack 04, attack 30", "B": "attack 10"}
    game = scenario(gate={"A": 1}, aliens={"A": "oracle", "B": "visionary"}, hands=hands)
    game.answers(B=["visionary", "attack 04"]).play()
    assert game.totals[0] == 5


def test_wild_a_card_that_nobody_can_take_stays_where_it_is():
    @changes("hand.safe", seat="B")
    def insured(me, cards, seat):
        return [*cards, *(c for c in me.g.state.hands[seat] if seat == 1 and me.g.face(c).id == "morph")]

    for key in range(8):
        hands = {"A": "attack 10, attack 12, +2, oracle flare", "B": "morph, attack 20"}
        game = scenario(gate={"A": 1}, hands=hands, probes=[insured], key=bytes([key]) * 32)
        game.answers(A="oracle flare").play(until="select")
        assert "morph" in game.hand("B")
        assert (len(game.hand("A")), len(game.hand("B"))) == (4, 2)
