"""Demon."""

from bench.conserved import check_conserved
from tests.kit import acts, check, rule, ruling, scenario

GREEN = "attack 30, attack 06, plague, +2, +3, negotiate"
ALLIANCE = {"start": "alliance", "planet": "B1", "gate": {"A": 3}}


def possessed(game):
    """How many cards lie on the sheet."""
    return sum(pile["count"] for pile in game.view()["piles"] if pile["kind"] == "possessed")


@check("demon", 1)
def test_the_demon_plays_from_a_possessed_hand_which_goes_back_in_the_end():
    hands = {"A": "attack 05", "B": "attack 04", "C": GREEN}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C", "attack 30"])
    game.play(until="planning.before_select")
    assert (game.hand("C"), possessed(game)) == ([], 6)
    game.play(until="reveal.types_final")
    assert possessed(game) == 5
    game.play()
    assert game.totals[0] == 30 + 3
    assert "attack 30" in game.discard
    assert sorted(game.hand("C")) == sorted(
        ["attack 06", "plague", "reinforcement +2", "reinforcement +3", "negotiate"]
    )
    assert game.hand("A") == ["attack 05"]


@check("demon", 2)
def test_the_opponent_is_no_victim():
    hands = {"A": "attack 05", "B": "attack 04", "C": GREEN, "D": "quash"}
    game = scenario(**ALLIANCE, aliens={"B": "demon"}, hands=hands)
    game.play(until="alliance.before_invite").answer("B", "demon")
    assert game.options("B") == ["C", "D"]


@check("demon", 3)
@rule("R-POWER-4")
def test_zapped_the_victim_keeps_the_hand():
    hands = {"A": "attack 05", "B": "attack 04", "C": GREEN, "D": "cosmic zap"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C"], D="cosmic zap")
    game.play(until="select")
    assert (len(game.hand("C")), possessed(game), game.power("A")) == (6, 0, "zapped")
    assert not game.was_asked("A", moment="alliance.after_invite")


@check("demon", 4)
@rule("R-PLANNING-1")
def test_a_possessed_encounter_card_is_enough_for_the_encounter():
    hands = {"A": "plague", "B": "attack 04", "C": "attack 08"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C"]).play()
    assert game.revealed[0] == "attack 08"
    assert game.result == "offense wins"


def test_only_demon_and_victim_see_which_cards_are_possessed():
    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 30, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C"]).play(until="select")
    for name in ("A", "C"):
        assert [card["name"] for card in game.view(name)["own_piles"][0]["cards"]] == ["Attack 30", "Plague"]
        assert "cards" in game.heard(name, "demon.possessed")[0]
    for name in ("B", "D", None):
        assert "cards" not in game.view(name)["piles"][0]
        assert "cards" not in game.heard(name, "demon.possessed")[0]


def test_when_a_card_is_laid_face_down_the_victim_cannot_tell_which():
    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 30, attack 06, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C", "attack 30"])
    game.play(until="planning.after_select")
    assert game.view("C")["known"] == []
    assert game.view("C")["own_piles"][0]["cards"] == []
    assert game.view("A")["selected"]["name"] == "Attack 30"


def test_a_possessed_flare_goes_back_to_the_victim():
    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 06, chosen flare"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands, deck="morph")
    game.answers(A=["demon", "C", "chosen flare"]).play()
    assert sorted(game.hand("C")) == ["attack 06", "chosen flare"]
    assert game.hand("A") == ["morph"]


@ruling("demon", 4)
def test_one_flare_an_encounter_whether_from_the_hand_or_from_the_sheet():
    hands = {"A": "attack 05, citadel flare", "B": "attack 04", "C": "attack 06, chosen flare"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands)
    game.answers(A=["demon", "C", "chosen flare"]).play()
    assert game.totals[1] == 4 + 4
    assert not [a for a in game.asked if a.seat == "A" and "citadel flare" in a.options]


def test_a_possessed_card_that_would_return_goes_to_the_victim():
    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 30, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon + clone"}, hands=hands)
    game.answers(A=["demon", "C", "attack 30", "resolution.before_discard: clone"]).play()
    assert sorted(game.hand("C")) == ["attack 30", "plague"]
    assert game.hand("A") == ["attack 05"]


def test_a_possessed_artifact_is_played_and_can_be_card_zapped_but_not_cosmic_zapped():
    hands = {"A": "attack 05", "B": "attack 12", "C": "attack 06, emotion control", "D": "card zap, cosmic zap"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands)
    game.answers(A=["demon", "C", "emotion control"], D="announced.card: card zap").play()
    assert game.result == "defense wins"
    assert not [a for a in game.asked if a.seat == "D" and a.moment == "announced.use" and "emotion" in str(a.options)]
    assert {"emotion control", "card zap"} <= set(game.discard)


def test_possessed_reinforcements_are_added():
    hands = {"A": "attack 05", "B": "attack 04", "C": "+3, +5"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands)
    game.answers(A=["demon", "C", "+3 for offense", "+5 for offense"]).play()
    assert game.totals[0] == 5 + 3 + 3 + 5
    assert game.hand("C") == []


@ruling("demon", 2, 3)
def test_a_new_hand_of_the_victim_stays_and_the_possessed_cards_join_it():
    hands = {"A": "attack 05", "B": "attack 40", "C": "attack 06, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands, deck="morph, quash")
    game.answers(A=["demon", "C"], B=["invite: C"], C=["defense", 2]).play()
    assert sorted(game.hand("C")) == ["attack 06", "morph", "plague", "quash"]


@rule("R-COMP-2")
@ruling("demon", 5)
def test_compensation_comes_from_the_demons_own_hand_only():
    hands = {"A": "attack 05, attack 08", "B": "negotiate", "C": "attack 30, plague, quash"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C", "attack 30"]).play()
    assert sorted(game.hand("B")) == ["attack 05", "attack 08"]
    assert sorted(game.hand("C")) == ["plague", "quash"]


@rule("R-POWER-2")
@ruling("demon", 7)
def test_the_possession_goes_on_when_the_power_is_lost():
    @acts("alliance.after_formed")
    def blow(me):
        yield from me.g.lose([(0, 4, 2), (0, 4, 3), (0, 3, 4)], "probe")

    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 30, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands, probes=[blow])
    game.answers(A=["demon", "C", "attack 30"]).play(until="reveal.after_reveal")
    assert game.power("A") == "lost"
    game.play()
    assert (game.revealed[0], game.hand("C")) == ("attack 30", ["plague"])


@ruling("demon", 6)
def test_of_a_miser_only_the_hand_is_possessed():
    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 30, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon", "C": "miser"}, hands=hands).answers(A=["demon", "C"])
    game.play(until="select")
    assert possessed(game) == 2


def test_an_encounter_called_off_gives_the_hand_back():
    hands = {"A": "plague", "B": "attack 04", "C": "quash, force field"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C"]).play()
    assert game.result == "no result"
    assert sorted(game.hand("C")) == ["force field", "quash"]


def test_the_right_to_a_second_encounter_is_seen_when_the_cards_have_gone_back():
    hands = {"A": "plague", "B": "attack 04", "C": "attack 30, attack 06"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands).answers(A=["demon", "C", "attack 30"]).play()
    assert game.successful
    assert game.next_offense == "B"


SUPER = {"A": "attack 05, demon flare", "B": "attack 04", "C": "plague"}
TOP = "attack 30, quash, +3, attack 08, mobius tubes, negotiate"


def test_super_the_top_six_cards_of_the_deck_are_possessed_and_go_back_on_it():
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=SUPER, deck=TOP)
    rest = "negotiate, quash, mobius tubes, attack 08, +3"
    game.answers(A=["demon", "boost: demon flare", "attack 30", f"demon.order: {rest}"]).play()
    assert game.revealed[0] == "attack 30"
    assert game.hand("C") == ["plague"]
    assert game.deck[:5] == ["negotiate", "quash", "mobius tubes", "attack 08", "reinforcement +3"]
    assert sorted(game.hand("A")) == ["attack 05", "demon flare"]


@rule("R-POWER-7")
def test_super_a_cancelled_flare_leaves_the_use_with_a_victim():
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=SUPER | {"D": "card zap"}, deck=TOP)
    game.answers(A=["demon", "boost: demon flare", "C"], D="card zap").play(until="select")
    assert (possessed(game), game.hand("C"), game.deck[0]) == (1, [], "attack 30")


def test_super_a_card_of_the_deck_that_would_return_comes_to_the_demons_hand():
    game = scenario(**ALLIANCE, aliens={"A": "demon + clone"}, hands=SUPER, deck=TOP)
    game.answers(A=["demon", "boost: demon flare", "attack 30", "resolution.before_discard: clone"]).play()
    assert sorted(game.hand("A")) == ["attack 05", "attack 30", "demon flare"]
    assert game.deck[0] == "quash"


@rule("R-CARD-2", "R-GEN-5")
def test_super_what_comes_of_a_new_deck_comes_when_all_cards_lie_on_the_sheet():
    hands = SUPER | {"D": "tick tock flare"}
    empty = {"D1": {"D": 0}, "B2": {"B": 0}}
    game = scenario(
        **ALLIANCE, aliens={"A": "demon"}, hands=hands, deck="attack 30, quash", ships=empty, rest="discard"
    )
    game.answers(A=["demon", "boost: demon flare"]).play(until="deck.rebuilt")
    assert possessed(game) == 6
    check_conserved(game.game)


WILD = {"A": "attack 05, demon flare", "B": "attack 04"}


def test_wild_a_player_must_ally_with_as_many_ships_as_the_main_player_has():
    game = scenario(**ALLIANCE, hands=WILD).answers(A=["demon flare", "D"]).play(until="planning.before_select")
    assert game.role("D") == "offensive ally"
    assert game.gate == {"A": 3, "D": 3}
    assert not game.was_asked("D", question="ally")


def test_wild_it_is_not_offered_to_a_defense_without_a_ship_there():
    hands = {"A": "attack 05", "B": "attack 04, demon flare"}
    position = {"start": "alliance", "planet": "B1", "gate": {"A": 3}, "hands": hands}
    game = scenario(**position, ships={"B1": {"B": 0}}).play()
    assert not any("demon flare" in asked.options for asked in game.asked)


def test_wild_no_colony_need_be_emptied():
    ships = {"D1": {"D": 2}, "D2": {"D": 1}, "D3": {"D": 1}, "D4": {"D": 1}, "D5": {"D": 1}}
    position = {"start": "alliance", "planet": "B1", "gate": {"A": 3}, "hands": WILD, "ships": ships, "warp": {"D": 14}}
    game = scenario(**position).answers(A=["demon flare", "D"]).play(until="planning.before_select")
    assert game.gate == {"A": 3, "D": 1}
    assert game.homes("D") == 5


def test_wild_who_can_send_no_ship_does_not_ally():
    ships = {f"D{i}": {"D": 1} for i in range(1, 6)}
    position = {"start": "alliance", "planet": "B1", "gate": {"A": 3}, "hands": WILD, "ships": ships, "warp": {"D": 15}}
    game = scenario(**position).answers(A=["demon flare", "D"], B="invite: D").play(until="planning.before_select")
    assert game.role("D") == "outsider"
    assert not game.was_asked("D", question="ally")


@ruling("demon", 8)
def test_who_reaches_for_its_hand_does_not_reach_the_sheet():
    hands = {"A": "attack 05", "B": "attack 04, attack 08", "C": "attack 30, plague"}
    game = scenario(**ALLIANCE, aliens={"A": "demon", "B": "trader", "D": "mind"}, hands=hands)
    game.answers(A=["demon", "C"], B="trader", D=["mind", "A"]).play(until="select")
    assert game.hand("B") == ["attack 05"]
    assert possessed(game) == 2
    assert [known["card"]["name"] for known in game.view("D")["known"]] == ["Attack 05"]


@ruling("demon", 9)
@rule("R-CARD-6")
def test_a_quake_leaves_possessed_cards_where_they_are():
    @acts("alliance.after_formed", seat="E")
    def quake(me):
        me.g.state.deck.clear()
        yield from me.g.draw(4, 1, "probe")

    hands = {"A": "attack 05", "B": "attack 04", "C": "attack 30, plague", "D": "morph, quash"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands, probes=[quake], rest="box")
    game.answers(A=["demon", "C"]).play(until="planning")
    assert len(game.told(kind="quake")) == 1
    assert possessed(game) == 2


@rule("R-GEN-4")
def test_possessed_cards_can_only_be_played_and_pay_no_cost():
    hands = {"A": "attack 05, filch flare", "B": "attack 04, emotion control", "C": "negotiate, attack 30"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands)
    game.answers(A=["demon", "C"], B="emotion control").play()
    assert not any("filch flare" in asked.options for asked in game.asked)
    assert "negotiate" in game.hand("C")


def test_a_possessed_flare_that_anti_matter_prevents_goes_back_to_the_victim():
    hands = {"A": "attack 05", "B": "attack 04", "C": "kamikaze flare", "D": "anti-matter flare"}
    game = scenario(**ALLIANCE, aliens={"A": "demon", "D": "anti-matter"}, hands=hands)
    game.answers(A=["demon", "C", "kamikaze flare", {"A1": 1}], D="anti-matter flare").play()
    assert game.hand("C") == ["kamikaze flare"]
    assert game.totals[0] == 5 + 3
    assert game.warp == {"A": 3}


def test_a_possessed_artifact_can_be_stolen_for_good():
    hands = {"A": "attack 05", "B": "attack 04", "C": "emotion control", "D": "negotiate, filch flare"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands)
    game.answers(A=["demon", "C", "emotion control"], D="filch flare").play()
    assert sorted(game.hand("D")) == ["emotion control", "filch flare"]
    assert game.hand("C") == []


@rule("R-CARD-4")
def test_a_possessed_artifact_that_the_wild_clone_takes_back_goes_to_the_victim():
    hands = {"A": "attack 05, clone flare", "B": "attack 04", "C": "emotion control"}
    game = scenario(**ALLIANCE, aliens={"A": "demon"}, hands=hands)
    game.answers(A=["demon", "C", "emotion control", "clone flare"]).play()
    assert game.hand("C") == ["emotion control"]
    assert "emotion control" not in game.discard
