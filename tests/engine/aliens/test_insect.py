"""Insect."""

from tests.kit import acts, check, rule, ruling, scenario

CHOSEN = "attack 04, chosen flare"


def powers(game, name: str) -> list[str]:
    return [power["alien"] for power in game.view()["seats"]["ABCDE".index(name)]["powers"]]


@check("insect", 1)
def test_it_discards_a_strangers_flare_and_becomes_that_alien():
    hands = {"A": CHOSEN, "B": "attack 20", "C": "mirror flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect"}, hands=hands).answers(A="chosen flare", C="insect")
    game.play(until="select")
    assert powers(game, "C") == ["insect", "mirror"]
    assert "mirror flare" in game.discard


@check("insect", 2)
def test_the_old_flesh_leaves_the_game():
    hands = {"A": CHOSEN, "B": "attack 20", "C": "mutant flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect > mirror"}, hands=hands)
    game.answers(A="chosen flare", C="insect").play(until="select")
    assert powers(game, "C") == ["insect", "mutant"]
    assert "mirror" not in game.game.state.unused


@check("insect", 3)
def test_without_a_strangers_flare_it_turns_one_up():
    hands = {"A": CHOSEN, "B": "attack 20", "C": "oracle flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "oracle", "C": "insect"}, hands=hands)
    game.answers(A="chosen flare", C="insect").play(until="select")
    assert game.hand("C") == ["oracle flare"]
    assert len(game.heard("D", kind="insect.turned")) == 1


@check("insect", 4)
@check("insect", 5)
@rule("R-POWER-8")
@ruling("insect", 7)
def test_an_alien_with_setup_or_pieces_gives_no_flesh():
    hands = {"A": CHOSEN, "B": "attack 20", "C": "warrior flare, will flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect > mirror"}, hands=hands)
    game.answers(A="chosen flare", C=["insect", "warrior flare"]).play(until="select")
    assert powers(game, "C") == ["insect", "mirror"]
    assert game.discard[0] == "warrior flare"


def test_zapped_nothing_is_discarded():
    hands = {"A": CHOSEN, "B": "attack 20, cosmic zap", "C": "mirror flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect"}, hands=hands)
    game.answers(A="chosen flare", B="cosmic zap", C="insect").play(until="select")
    assert powers(game, "C") == ["insect"]
    assert game.hand("C") == ["mirror flare"]


@ruling("insect", 2)
def test_a_flare_stopped_by_card_zap_does_not_count():
    hands = {"A": CHOSEN, "B": "attack 20, card zap", "C": "mirror flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect"}, hands=hands)
    game.answers(A="chosen flare", B="card zap").play()
    assert not any("insect" in asked.options for asked in game.asked)


@ruling("insect", 1)
def test_the_flesh_works_and_is_lost_together_with_the_insect():
    hands = {"A": "attack 08, chosen flare, mirror flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "insect"}, hands=hands)
    game.answers(A=["chosen flare", "insect", "mirror flare", "mirror"]).play()
    assert game.totals == (82, 7)


def test_super_the_deck_may_be_used_though_it_holds_a_strangers_flare():
    hands = {"A": CHOSEN, "B": "attack 20", "C": "mirror flare, insect flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect"}, hands=hands)
    game.answers(A="chosen flare", C=["insect", "deck"]).play(until="select")
    assert sorted(game.hand("C")) == ["insect flare", "mirror flare"]
    assert len(game.heard("D", kind="insect.turned")) == 1


def test_a_flare_that_lay_out_counts_when_it_returns():
    hands = {"A": "attack 04", "B": "attack 20", "C": "mirror flare", "D": "mind flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "kamikaze", "C": "insect"}, hands=hands)
    game.answers(A=["kamikaze", 1], D="mind flare", C="flare.back: insect").play()
    assert powers(game, "C") == ["insect", "mirror"]


def test_wild_the_loser_draws_a_new_hand_and_keeps_the_flare():
    hands = {"A": "attack 04, +2, insect flare", "B": "attack 20"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="insect flare").play()
    assert len(game.hand("A")) == 9
    assert game.hand("A")[-1] == "insect flare"
    assert "reinforcement +2" in game.discard


@ruling("insect", 3)
def test_with_its_flesh_it_plays_the_super_side_of_that_flare():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "insect > tripler"}, hands=hands).answers(A="tripler flare").play()
    assert game.totals[0] == 36 + 1


@ruling("insect", 4)
def test_when_no_unused_flare_is_left_the_use_has_no_effect():
    @acts("planning.after_select", seat="E")
    def empty(me):
        me.g.state.box.clear()

    game = scenario(
        gate={"A": 1}, aliens={"C": "insect > mirror"}, probes=[empty],
        hands={"A": "attack 04, tripler flare", "B": "attack 40", "C": "attack 06"},
    ).answers(A="tripler flare", C="insect").play()  # fmt: skip
    assert powers(game, "C") == ["insect", "mirror"]
    assert game.heard("D", kind="insect.turned") == []


@ruling("insect", 5)
@rule("EX-29")
def test_with_the_same_flesh_an_upset_cannot_be_answered_by_another():
    hands = {"A": "attack 30", "B": "attack 06"}
    game = scenario(gate={"A": 4}, aliens={"A": "loser", "B": "insect > loser"}, hands=hands).answers(A="loser").play()
    assert game.result == "defense wins"
    upsets = [a for a in game.asked if a.seat == "B" and a.moment == "planning.before_select" and a.options[1:]]
    assert len(upsets) == 1, "only while the offense has not declared one"


@ruling("insect", 9)
def test_the_flesh_goes_with_the_sheet():
    hands = {"A": "attack 04", "B": "attack 20", "C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "insect > mirror", "B": "tripler"}, hands=hands)
    game.answers(C="sorcerer flare").play(until="select")
    assert powers(game, "B") == ["insect", "mirror"]
    assert powers(game, "A") == ["tripler"]


@ruling("insect", 1, 10)
def test_it_may_discard_the_very_flare_that_it_has_played():
    hands = {"A": "attack 08, chosen flare", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "insect"}, hands=hands).answers(A=["chosen flare", "insect"])
    game.play(until="select")
    assert powers(game, "A") == ["insect", "chosen"]
    assert "chosen flare" in game.discard


def test_it_may_follow_each_flare_of_an_encounter():
    hands = {"A": CHOSEN, "B": "attack 20, citadel flare", "C": "mirror flare, mutant flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "insect"}, hands=hands)
    game.answers(A="chosen flare", B="citadel flare", C=["insect", "mirror flare", "insect"]).play()
    assert powers(game, "C") == ["insect", "mutant"]
    assert sorted(game.discard)[-2:] == ["mirror flare", "mutant flare"]


def test_wild_a_winner_does_not_moult():
    hands = {"A": "attack 40, +2, insect flare", "B": "attack 20"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert not any("insect flare" in asked.options for asked in game.asked)


def test_wild_a_failed_deal_is_no_defeat():
    hands = {"A": "negotiate, +2, insect flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert game.result == "deal failed"
    assert not any("insect flare" in asked.options for asked in game.asked)
