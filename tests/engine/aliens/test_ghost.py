"""Ghost."""

from tests.kit import acts, changes, check, rule, ruling, scenario

START = {"start": "alliance", "gate": {"A": 2}}


def called(game, name: str) -> int:
    """The ships of a seat that were called."""
    ships = [entry["ships"] for entry in game.view().get("sheet_ships", []) if entry["kind"] == "ghosts"]
    return sum(counts.get(str("ABCDE".index(name)), 0) for counts in ships)


@check("ghost", 1)
@ruling("ghost", 4)
def test_own_ships_out_of_the_warp_fight_and_land_with_the_others():
    hands = {"A": "attack 08", "B": "attack 12"}
    game = scenario(**START, warp={"A": 5}, ships={"B1": {"B": 1}}, aliens={"A": "ghost"}, hands=hands)
    game.answers(A=["ghost", 4]).play()
    assert game.totals == (14, 13)
    assert game.ships("B1") == {"A": 6}
    assert game.warp == {"A": 1, "B": 1}
    assert game.colonies("A") == 1


@rule("DV-24")
def test_in_a_reversed_encounter_called_ships_of_the_offense_are_rewarded():
    game = scenario(**START, warp={"C": 2}, reverse=True, aliens={"A": "ghost"}, deck="attack 06, attack 07",
                    hands={"A": "attack 40", "B": "attack 04"})  # fmt: skip
    game.answers(A=["ghost", 2]).play()
    assert game.ships("B1") == {"A": 2}
    assert game.ships_of("C") == 20
    assert game.hand("C") == ["attack 06", "attack 07"]


@rule("DV-25")
def test_in_a_reversed_encounter_called_ships_of_the_defense_land():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(**START, warp={"C": 2}, reverse=True, aliens={"B": "ghost"}, hands=hands)
    game.answers(B=["ghost", 2]).play()
    assert game.ships("B1") == {"B": 4, "C": 2}
    assert game.hand("C") == []


@rule("DV-17")
def test_called_ships_that_have_won_in_the_warp_go_home():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(start="alliance", cone="warp raid", gate={"A": 1}, warp={"B": 1, "C": 2}, aliens={"A": "ghost"},
                    hands=hands)  # fmt: skip
    game.answers(A=["ghost", 2]).play()
    assert game.warp == {"B": 1}


@check("ghost", 2)
@ruling("ghost", 2)
def test_borrowed_ships_of_a_beaten_defense_are_back_in_the_warp():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(**START, warp={"C": 3}, aliens={"B": "ghost"}, hands=hands).answers(B=["ghost", 3])
    game.play(until="planning")
    assert called(game, "C") == 3
    assert game.warp == {}
    game.play()
    assert game.totals[1] == 4 + 4 + 3
    assert game.warp == {"B": 4, "C": 3}
    assert "1 ship of C" not in str(game.told(kind="ships_lost"))
    assert len(game.told(kind="ships_lost")) == 1
    assert not game.was_asked("C", "ghost.whose")


@check("ghost", 3)
def test_borrowed_ships_of_a_winning_offense_found_a_colony():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(**START, warp={"C": 2}, aliens={"A": "ghost"}, hands=hands).answers(A=["ghost", 2]).play()
    assert game.ships("B1") == {"A": 2, "C": 2}
    assert game.colonies("C") == 1


@check("ghost", 4)
def test_ships_of_those_who_stand_against_it_are_no_option():
    hands = {"A": "attack 08", "B": "attack 12"}
    game = scenario(**START, warp={"B": 1, "C": 2, "D": 2, "E": 4}, aliens={"A": "ghost"}, hands=hands)
    game.answers(A="invite: D", B="invite: E", D="offense", E="defense").answers(A=["ghost", "C", 1])
    game.play(until="planning")
    asked = next(asked for asked in game.asked if asked.question == "ghost.whose")
    assert set(asked.options) == {"C", "D"}


def test_zapped_the_ships_stay_in_the_warp():
    hands = {"A": "attack 08", "B": "attack 12, cosmic zap"}
    game = scenario(**START, warp={"A": 5}, aliens={"A": "ghost"}, hands=hands).answers(A=["ghost", 4], B="cosmic zap")
    game.play(until="planning")
    assert game.warp == {"A": 5}
    assert called(game, "A") == 0


def test_when_a_deal_is_tried_they_go_back():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(**START, warp={"A": 5}, aliens={"A": "ghost"}, hands=hands).answers(A=["ghost", 4])
    game.play(until="deal")
    assert game.warp == {"A": 5}


def test_they_go_back_when_the_allies_of_their_side_are_sent_away():
    hands = {"A": "attack 08", "B": "attack 12", "E": "force field"}
    for ally, back in (("C", True), ("D", False)):
        game = scenario(**START, warp={"A": 5}, aliens={"A": "ghost"}, hands=hands)
        game.answers(A=["invite: C", "ghost", 4], B="invite: D", C="offense", D="defense")
        game.answers(E=["force field", ally]).play(until="planning")
        assert game.role(ally) == "outsider"
        assert (game.warp == {"A": 5}) == back
        assert (called(game, "A") == 4) != back


def test_an_encounter_that_ends_early_sends_them_back():
    @acts("planning.before_select")
    def leave(me):
        me.g.go_to("end")

    hands = {"A": "attack 08", "B": "attack 12"}
    game = scenario(**START, warp={"A": 5}, aliens={"A": "ghost"}, hands=hands, probes=[leave])
    game.answers(A=["ghost", 4]).play()
    assert game.result == "no result"
    assert game.warp == {"A": 5}
    assert not list(game.game.marks("ghosts"))


def test_they_keep_the_qualities_of_their_owner():
    hands = {"A": "attack 08", "B": "attack 12"}
    aliens = {"A": "ghost", "C": "macron"}
    game = scenario(**START, warp={"C": 2}, aliens=aliens, hands=hands)
    game.answers(A=["invite: C", "ghost", 2], C="offense").play()
    assert game.totals[0] == 8 + 2 + 4 + 2 * 4


@rule("R-WIN-3")
@ruling("ghost", 3)
def test_a_borrowed_landing_can_win_the_game_together_with_others():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(**START, colonies={"A": 4, "C": 4}, warp={"C": 1}, aliens={"A": "ghost"}, hands=hands)
    game.answers(A="ghost").play()
    assert game.winners == ["A", "C"]


@rule("R-REWARD-7")
@ruling("ghost", 5)
@ruling("ghost", 6)
def test_own_ships_of_a_winning_defense_bring_rewards_and_go_to_its_colonies():
    hands = {"A": "attack 04", "B": "attack 12"}
    game = scenario(**START, warp={"B": 3}, aliens={"B": "ghost"}, hands=hands, deck="attack 06, attack 08, +2")
    game.answers(B=["ghost", 2, "return: B2", {"ships": 1, "cards": 1}]).play()
    assert game.totals[1] == 12 + 4 + 2
    assert game.warp == {"A": 2}
    assert game.hand("B") == ["attack 06"]
    assert game.ships_of("B") == 20


def test_borrowed_ships_of_a_winning_defense_are_rewarded_after_the_allies():
    hands = {"A": "attack 04", "B": "attack 12"}
    game = scenario(**START, warp={"C": 2}, aliens={"B": "ghost"}, hands=hands, deck="attack 06, attack 08, attack 10")
    game.answers(B=["invite: D", "ghost", 2], D=["defense", 1], C="return: C1").play()
    assert game.hand("D") == ["attack 06"]
    assert game.hand("C") == ["attack 08", "attack 10"]
    assert game.ships_of("C") == 20


@ruling("ghost", 7)
def test_who_may_have_no_allies_calls_none():
    @changes("invite.options")
    def nobody(me, others, main):
        return []

    hands = {"A": "attack 08", "B": "attack 12"}
    game = scenario(**START, warp={"A": 5}, aliens={"A": "ghost"}, hands=hands, probes=[nobody]).play(until="planning")
    assert not any("ghost" in asked.options for asked in game.asked)
    assert game.warp == {"A": 5}


@ruling("ghost", 9)
def test_an_owner_without_a_colony():
    homeless = {"C": 0}
    for offense, defense, there in (("attack 40", "attack 04", {"A": 2, "C": 2}), ("attack 04", "attack 40", {})):
        hands = {"A": offense, "B": defense}
        side = "A" if there else "B"
        game = scenario(**START, homes=homeless, warp={"C": 20}, aliens={side: "ghost"}, hands=hands)
        game.answers(**{side: ["ghost", 2]}).play()
        assert (game.ships("B1") == there) == bool(there)
        assert game.warp["C"] == (18 if there else 20)


@ruling("assessor", 7)
def test_they_are_not_taxed():
    hands = {"A": "attack 08, attack 10, attack 12", "B": "attack 12"}
    game = scenario(**START, warp={"A": 5}, aliens={"A": "ghost", "C": "assessor"}, hands=hands)
    game.answers(A=["ghost", 4]).play(until="planning")
    assert len(game.hand("A")) == 3


@ruling("entrepreneur", 6)
def test_they_are_no_partners():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = (
        scenario(**START, warp={"C": 2}, aliens={"A": "ghost + entrepreneur"}, hands=hands)
        .answers(A=["ghost", 2])
        .play()
    )
    assert game.result == "offense wins"
    assert game.hand("A") == []


@rule("R-POWER-7")
def test_super_all_ships_of_all_who_are_not_against_it():
    hands = {"A": "attack 08, ghost flare", "B": "attack 12"}
    game = scenario(**START, warp={"A": 5, "B": 1, "C": 2, "D": 6}, aliens={"A": "ghost"}, hands=hands)
    game.answers(B="invite: D", D="defense", A=["ghost", "A", 1, "ghost flare"]).play(until="planning")
    assert game.warp == {"B": 1, "D": 6}
    assert called(game, "A") == 5
    assert called(game, "C") == 2
    assert "ghost flare" in game.hand("A")


def test_wild_an_ally_comes_out_of_the_warp_and_goes_home_after_a_win():
    hands = {"A": "attack 40", "B": "attack 04", "C": "ghost flare"}
    game = scenario(**START, warp={"C": 3}, hands=hands)
    game.answers(A="invite: C", C=["offense", "ghost flare", {"warp": 2, "C1": 1}, "return: C2"]).play()
    assert game.totals[0] == 40 + 2 + 3
    assert game.ships("B1") == {"A": 2, "C": 1}
    assert game.warp == {"B": 4, "C": 1}
    assert "ghost flare" in game.hand("C")


def test_wild_without_a_win_they_go_back_into_the_warp():
    hands = {"A": "attack 04", "B": "attack 40", "C": "ghost flare"}
    game = scenario(**START, warp={"C": 3}, hands=hands)
    game.answers(A="invite: C", C=["offense", "ghost flare", {"warp": 2}]).play()
    assert game.warp == {"A": 2, "C": 3}
    hands |= {"A": "negotiate", "B": "negotiate"}
    game = scenario(**START, warp={"C": 3}, hands=hands)
    game.answers(A="invite: C", C=["offense", "ghost flare", {"warp": 2, "C1": 2}]).play(until="deal")
    assert game.warp == {"C": 3}
    assert game.ships_of("C") == 17


def test_wild_a_winning_defensive_ally_brings_them_home():
    hands = {"A": "attack 04", "B": "attack 40", "C": "ghost flare"}
    game = scenario(**START, warp={"C": 3}, hands=hands)
    game.answers(B="invite: C", C=["defense", "ghost flare", {"warp": 3}, "return: C1"]).play()
    assert game.warp == {"A": 2}
    assert game.ships_of("C") == 20
