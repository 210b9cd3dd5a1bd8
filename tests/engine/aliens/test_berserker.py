"""Berserker."""

from tests.kit import acts, check, rule, ruling, scenario

CROWD = {"B1": {"B": 2, "C": 3, "D": 1}}
HANDS = {"A": "attack 20", "B": "attack 04", "C": "attack 08", "D": "attack 06"}


@check("berserker", 1)
def test_it_attacks_several_players_at_once():
    game = scenario(start="launch", ships=CROWD, aliens={"A": "berserker"}, hands=HANDS)
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: C"]).play()
    assert game.defense == "C"
    assert game.totals == (21, 8 + 2 + 3)
    assert game.warp == {"B": 2, "C": 3}
    assert game.ships("B1") == {"A": 1, "D": 1}


def test_its_negotiate_is_an_attack_15():
    game = scenario(gate={"A": 2}, aliens={"A": "berserker"}, hands={"A": "negotiate", "B": "attack 10"}).play()
    assert game.totals == (17, 14)
    assert game.result == "offense wins"


@ruling("berserker", 4)
def test_a_morph_opposite_copies_the_printed_negotiate():
    hands = {"A": "negotiate, +2, +3", "B": "morph"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "berserker"}, hands=hands).play()
    assert game.result == "offense wins"
    assert len(game.hand("B")) == 2


def test_zapped_the_encounter_is_against_the_defense_alone():
    game = scenario(start="launch", ships=CROWD, aliens={"A": "berserker"}, hands=HANDS | {"E": "cosmic zap"})
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: C"], E="cosmic zap").play()
    assert game.defense == "B"
    assert game.totals[1] == 4 + 2


@check("berserker", 4)
def test_attacked_players_cannot_be_allies():
    game = scenario(start="launch", ships=CROWD, aliens={"A": "berserker"}, hands=HANDS)
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: B"]).play(until="invite")
    assert game.options("A") == ["D", "E"]


def test_zapped_the_negotiate_stays():
    hands = {"A": "negotiate", "B": "attack 10", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "berserker"}, hands=hands).answers(C="cosmic zap").play()
    assert game.result == "defense wins"


@ruling("empath", 7)
def test_empath_may_turn_the_attack_back():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "berserker", "B": "empath"}, hands=hands).answers(B="empath").play()
    assert game.result == "deal failed"


@rule("R-POWER-5")
@ruling("berserker", 7)
def test_a_negotiate_made_by_an_effect_is_a_normal_one():
    hands = {"A": "attack 08", "B": "attack 10", "C": "emotion control"}
    game = scenario(gate={"A": 2}, aliens={"A": "berserker"}, hands=hands).answers(C="emotion control").play()
    assert game.result == "deal failed"
    hands["A"] = "morph"
    game = scenario(gate={"A": 2}, aliens={"A": "berserker"}, hands=hands).answers(C="emotion control").play()
    assert game.result == "deal failed"


@rule("R-POWER-7")
def test_super_an_extra_encounter_against_another_crowd():
    ships = CROWD | {"E2": {"B": 1, "C": 1, "E": 4}}
    hands = HANDS | {"A": "attack 20, attack 08, berserker flare", "B": "attack 04, attack 06"}
    game = scenario(start="launch", ships=ships, aliens={"A": "berserker"}, hands=hands)
    first = ["aim: B1", "berserker", "B, C", "berserker.defense: B", "select: attack 20"]
    game.answers(A=[*first, "berserker flare", "B, C", "berserker.defense: B"])
    game.play()
    assert game.next_offense == "A"
    g = game.game
    while not any(ask.text == "invite" for ask in g.asks):
        assert g.asks[0].text != "window" or g.asks[0].source != ("alien", "berserker")
        g.timeout(g.asks[0].id)
    assert game.options("A") == ["D", "E"]
    while g.phase != "resolution":
        g.timeout(g.asks[0].id)
    assert g.encounter.planet == 21
    assert g.encounter.totals == [8 + 1 + 10, 6 + 1 + 1]


@rule("R-POWER-7")
def test_super_zapped_in_the_extra_encounter_it_fights_the_defense_alone():
    ships = CROWD | {"E2": {"B": 1, "C": 1, "E": 4}}
    hands = HANDS | {"A": "attack 20, negotiate, berserker flare", "B": "attack 04, attack 06", "E": "cosmic zap"}
    game = scenario(start="launch", ships=ships, aliens={"A": "berserker"}, hands=hands)
    first = ["aim: B1", "berserker", "B, C", "berserker.defense: B", "select: attack 20"]
    game.answers(A=[*first, "berserker flare", "B, C", "berserker.defense: B"])
    g = game.play().game
    while not any(ask.text == "respond" for ask in g.asks):
        g.timeout(g.asks[0].id)
    assert g.phase == "launch"
    game.answer("E", "cosmic zap")
    while g.phase != "resolution":
        g.timeout(g.asks[0].id)
    assert g.encounter.holders == []
    assert g.encounter.result == "defense"


def test_wild_compensation_goes_the_other_way():
    hands = {"A": "negotiate, +2, +3", "B": "attack 20, berserker flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(B="berserker flare").play()
    assert game.hand("A") == []
    assert sorted(game.hand("B")) == ["berserker flare", "reinforcement +2", "reinforcement +3"]


@check("berserker", 2)
@rule("R-REVEAL-8")
def test_as_the_defense_with_a_negotiate_it_wins_the_tie():
    hands = {"A": "attack 14, +2", "B": "negotiate"}
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 2}}, aliens={"B": "berserker"}, hands=hands).play()
    assert game.totals == (17, 17)
    assert game.result == "defense wins"
    assert game.hand("B") == []


@check("berserker", 3)
@ruling("berserker", 6)
def test_two_negotiates_are_no_deal():
    hands = {"A": "negotiate, +2, +3, +5", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "berserker"}, hands=hands).play()
    assert game.result == "offense wins"
    assert len(game.hand("B")) == 2
    assert game.warp == {"B": 2}


@ruling("berserker", 2)
def test_against_one_other_player_there_is_no_choice():
    ships = {"B1": {"B": 4, "A": 1}, "B2": {"B": 3, "C": 1}}
    game = scenario(start="launch", ships=ships, aliens={"A": "berserker"}, hands=HANDS)
    game.answers(A="aim: B1").play(until="alliance")
    assert not any("berserker" in asked.options for asked in game.asked)


@ruling("berserker", 3)
def test_at_home_it_attacks_several_guests():
    ships = {"A3": {"B": 1, "C": 2}}
    game = scenario(start="destiny", destiny="A", ships=ships, aliens={"A": "berserker"}, hands=HANDS)
    game.answers(A=["attack B on A3", "berserker", "B, C", "berserker.defense: C"]).play()
    assert game.totals == (21, 8 + 3)
    assert game.warp == {"B": 1, "C": 2}
    assert game.ships("A3") == {"A": 4 + 1}


@ruling("berserker", 5)
def test_a_morph_that_copies_a_negotiate_becomes_an_attack_too():
    hands = {"A": "morph", "B": "negotiate, +2"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}}, aliens={"A": "berserker"}, hands=hands).play()
    assert game.totals[0] == 15 + 2
    assert game.result == "offense wins"


@ruling("berserker", 10)
def test_without_the_ships_of_the_defense_those_of_the_others_defend():
    @acts("planning.before_select")
    def rout(me):
        yield from me.g.lose([(1, 9, me.g.encounter.planet)], "probe")

    game = scenario(start="launch", ships=CROWD, probes=[rout], aliens={"A": "berserker"}, hands=HANDS)
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: B"]).play()
    assert game.totals == (21, 4 + 3)
    assert game.warp == {"B": 2, "C": 3}


def test_zapped_while_it_attacks_its_negotiate_stays_one():
    hands = HANDS | {"A": "negotiate", "E": "cosmic zap"}
    game = scenario(start="launch", ships=CROWD, aliens={"A": "berserker"}, hands=hands)
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: C"], E="cosmic zap").play()
    assert game.defense == "B"
    assert game.result == "defense wins"


def test_a_winning_defense_rewards_its_ring_allies_only():
    hands = HANDS | {"A": "attack 00", "C": "attack 40"}
    game = scenario(start="launch", ships=CROWD, aliens={"A": "berserker"}, hands=hands)
    game.answers(A=["aim: B1", "berserker", "B, C", "berserker.defense: C"], C="invite: E", E=["defense", 2]).play()
    assert len(game.hand("E")) == 2
    assert game.hand("B") == ["attack 04"]


def test_wild_what_an_ally_would_collect_goes_the_other_way_too():
    hands = {"A": "attack 20, berserker flare", "B": "attack 05", "C": "negotiate, +2, +3"}
    game = scenario(gate={"A": 1}, ring={"C": 3}, aliens={"C": "cavalry", "D": "extortionist"}, hands=hands)
    game.answers(A="berserker flare", C="cavalry").play()
    assert game.hand("C") == []
    assert sorted(game.hand("A")) == ["berserker flare", "reinforcement +2", "reinforcement +3"]
    assert not any("extortionist" in asked.options for asked in game.asked)


def test_a_morph_that_copies_a_crooked_deal_is_an_attack_too():
    game = scenario(gate={"A": 2}, aliens={"A": "berserker"}, options={"reward_deck": True},
                    hands={"A": "morph", "B": "crooked deal"}).play()  # fmt: skip
    assert game.result == "offense wins"


def test_all_hear_who_of_the_attacked_is_the_defense():
    game = scenario(start="launch", planet="B1", ships={"B1": {"B": 1, "C": 2}}, aliens={"A": "berserker"},
                    hands={"A": "attack 10", "B": "attack 04", "C": "attack 06"})  # fmt: skip
    game.answers(A=["berserker", "B, C", "C"]).play(until="alliance")
    assert "C is the defense with hand, card and power." in game.told("D")
