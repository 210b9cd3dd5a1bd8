"""Sniveler."""

from bench.conserved import check_conserved
from tests.kit import changes, check, rule, ruling, scenario

HANDS = {"A": "attack 40", "B": "attack 04", "C": "attack 06", "D": "attack 08", "E": "attack 10"}


def whining(**position):
    """A table before allies are invited, the offense being the Sniveler."""
    position.setdefault("hands", {seat: HANDS[seat] for seat in "ABCDE"[: position.get("players", 5)]})
    return scenario(start="alliance", gate={"A": 1}, aliens={"A": "sniveler"}, **position)


@check("sniveler", 1)
def test_one_refusal_and_all_put_ships_into_the_warp():
    game = whining(players=4, warp={"A": 5, "B": 3, "C": 2})
    game.answers(A=["sniveler", "ships"], B="sniveler.agree: yes", C="sniveler.agree: yes")
    game.play(until="planning")
    assert game.warp == {"A": 5, "B": 5, "C": 5, "D": 5}
    assert "Not everybody gives in to A." in game.told("D")


@check("sniveler", 2)
@ruling("sniveler", 2)
def test_if_all_agree_all_ships_come_back():
    game = whining(players=4, warp={"A": 5, "B": 3, "C": 2})
    game.answers(A=["sniveler", "ships", {"A1": 5}], **dict.fromkeys("BCD", "sniveler.agree: yes"))
    game.play(until="planning")
    assert game.warp == {"B": 3, "C": 2}


@check("sniveler", 3)
@rule("R-INFO-2")
def test_if_nobody_gives_the_card_all_discard_theirs():
    hands = {"A": "attack 04", "B": "attack 30, attack 23, attack 20", "C": "attack 06"}
    game = whining(hands=hands).answers(A=["sniveler", "cards", "above", "attack 20"]).play(until="planning")
    assert game.discard == ["attack 30", "attack 23"]
    assert game.hand("B") == ["attack 20"]
    assert game.hand("A") == ["attack 04"]


@rule("R-GEN-8")
def test_who_gives_is_named_and_nobody_learns_who_else_could_have():
    hands = {"A": "attack 04", "B": "attack 30", "C": "attack 23", "D": "negotiate"}
    game = whining(hands=hands)
    game.answers(A=["sniveler", "cards", "above", "attack 20"], C="sniveler.give: attack 23").play(until="planning")
    assert game.hand("A") == ["attack 04", "attack 23"]
    assert game.hand("B") == ["attack 30"]
    asked = [a.seat for a in game.asked if a.question == "sniveler.give"]
    assert asked == ["B", "C", "D", "E"]
    assert "attack_23" not in str(game.heard("D"))


def test_only_what_is_lacking_may_be_named():
    game = whining(hands=HANDS | {"A": "attack 40, negotiate"})
    game.answers(A=["sniveler", "cards"]).play(until="sniveler.sort")
    assert "negotiate" not in game.options("A")
    assert "above" not in game.options("A"), "it has the highest"
    assert {"below", "exactly", "morph"} <= set(game.options("A"))


@check("sniveler", 4)
@rule("R-WIN-1")
def test_colonies_only_with_fewer_than_everybody_else():
    game = whining(colonies={"A": 1, "B": 1, "C": 2, "D": 2, "E": 2}).answers(A="sniveler").play(until="planning")
    assert "colonies" not in str([a.options for a in game.asked if a.question == "sniveler.about"])
    fewer = whining(colonies={"B": 1, "C": 2, "D": 2, "E": 2}).answers(A=["sniveler", "colonies"])
    fewer.play(until="sniveler.agree")
    assert fewer.waiting == ["B", "C", "D", "E"]


@ruling("sniveler", 1)
def test_a_tie_is_no_reason_to_whine():
    game = whining(warp={"A": 3, "B": 3}).answers(A="sniveler").play(until="planning")
    assert "ships" not in str([a.options for a in game.asked if a.question == "sniveler.about"])


@ruling("sniveler", 3)
def test_the_colony_that_all_grant_may_be_the_fifth():
    @changes("win.may")
    def only_the_sniveler(me, winners):
        return [x for x in winners if x == 0]

    game = whining(colonies={"A": 4, "B": 5, "C": 5, "D": 5, "E": 5}, probes=[only_the_sniveler])
    game.answers(A=["sniveler", "colonies", "E4"], **dict.fromkeys("BCDE", "sniveler.agree: yes")).play()
    assert game.winners == ["A"]


@ruling("sniveler", 4)
@ruling("sniveler", 5)
def test_each_gives_up_a_foreign_colony_unless_it_is_the_last():
    ships = {"C2": {"B": 2, "C": 4}, "D3": {"B": 1, "D": 4}, "B4": {"E": 20, "B": 1}}
    game = whining(ships=ships, colonies={"C": 1, "D": 1}).answers(A=["sniveler", "colonies"], B={"B5": 1})
    game.answers(B="sniveler.leave: D3").play(until="planning")
    assert game.ships("D3", "B") == 0
    assert game.ships("C2", "B") == 2
    assert game.ships("B4", "E") == 20, "its last colony"
    assert (game.colonies("C"), game.colonies("D"), game.colonies("E")) == (0, 0, 1)
    assert game.warp == {}


def test_granted_a_colony_is_founded_on_any_planet_of_a_foreign_system():
    game = whining(colonies=dict.fromkeys("BCDE", 1))
    game.answers(A=["sniveler", "colonies", "E4", {"A2": 2}], **dict.fromkeys("BCDE", "sniveler.agree: yes"))
    game.play(until="planning")
    assert game.ships("E4", "A") == 2
    assert game.colonies("A") == 1


def test_zapped_nothing_happens():
    game = whining(warp={"A": 5}, hands=HANDS | {"B": "attack 04, cosmic zap"})
    game.answers(A=["sniveler", "ships"], B="cosmic zap").play(until="planning")
    assert game.warp == {"A": 5}
    assert not game.was_asked("C", "sniveler.agree")


def test_wild_who_refuses_has_no_allies():
    hands = HANDS | {"E": "sniveler flare"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A="invite: C, D", B="invite: D", C="offense", E=["sniveler flare", "A"], D=["defense", 2])
    game.lines[2].clear()
    game.play(until="planning")
    assert game.role("C") == "outsider"
    assert game.role("D") == "defensive ally"
    assert game.invited == {"offense": [], "defense": ["D"]}
    assert "A may have no allies." in game.told("C")


def test_wild_who_gives_in_invites_one_more():
    hands = HANDS | {"E": "sniveler flare"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A=["invite: C", "sniveler.invite_too: yes"], E=["sniveler flare", "A", "offense", 2])
    game.play(until="planning")
    assert game.role("E") == "offensive ally"


def test_wild_an_invited_player_has_nothing_to_complain_about():
    hands = HANDS | {"E": "sniveler flare"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands).answers(B="invite: E").play(until="planning")
    assert not any("sniveler flare" in asked.options for asked in game.asked)


def close(**answers):
    """A is about to win; the Sniveler in C is one colony short and holds its flare."""
    hands = HANDS | {"C": "attack 20, sniveler flare"}
    game = scenario(gate={"A": 1}, colonies={"A": 4, "C": 4}, aliens={"C": "sniveler"}, hands=hands)
    return game.answers(**answers)


@ruling("sniveler", 9)
@rule("R-WIN-8")
def test_super_the_winners_may_share():
    game = close(A="sniveler.share: yes", C="sniveler flare").play()
    assert game.winners == ["A", "C"]


def test_super_without_a_fight_the_win_stands():
    game = close(C="sniveler flare").play()
    assert game.winners == ["A"]


def last_chance(cards: str = "attack 08", allies: bool = False):
    """The same, and the Sniveler has chosen the fight; play goes on in that encounter."""
    hands = HANDS | {"A": f"attack 40, {cards}", "C": "attack 20, sniveler flare"}
    game = scenario(gate={"A": 1}, colonies={"A": 4, "C": 4}, aliens={"C": "sniveler"}, hands=hands)
    game.answers(A="select: attack 40", C=["sniveler flare", "sniveler.defy: A", "aim: A2"])
    if allies:
        game.answers(C="invite: D", D="offense")
    while not game.game.over:
        game._step()
    game.frozen = None
    return game


@rule("R-WIN-8", "R-START-5")
def test_super_a_won_last_encounter_wins_the_game_instead():
    game = last_chance()
    assert game.winners == ["C"]
    assert "C has one encounter against A before the win counts." in game.told("D")
    check_conserved(game.game)


def test_super_a_lost_last_encounter_leaves_the_win_standing():
    game = last_chance(cards="attack 30")
    assert game.winners == ["A"]


def test_super_the_allies_of_the_last_encounter_win_too():
    game = last_chance(allies=True)
    assert game.winners == ["C", "D"]


def test_super_it_must_be_one_colony_short():
    hands = HANDS | {"C": "attack 20, sniveler flare"}
    game = scenario(gate={"A": 1}, colonies={"A": 4, "C": 3}, aliens={"C": "sniveler"}, hands=hands).play()
    assert game.winners == ["A"]
    assert not any("sniveler flare" in asked.options for asked in game.asked)
