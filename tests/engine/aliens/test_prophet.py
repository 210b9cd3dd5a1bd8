"""Prophet."""

from app.engine.moments import OFF_ALLY
from app.engine.state import GATE
from tests.kit import Offer, acts, check, rule, ruling, scenario

TIE = {"A": "attack 15", "B": "attack 12"}


@check("prophet", 1)
def test_a_right_bet_founds_a_colony_anywhere():
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, hands=TIE)
    game.answers(C=["prophet", "defense", "E2", {"C1": 2}]).play()
    assert game.totals == (16, 16)
    assert game.ships("E2", "C") == 2
    assert game.colonies("C") == 1


@check("prophet", 2)
def test_a_deal_is_right_whatever_was_said():
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, hands={"A": "negotiate, +2", "B": "negotiate"})
    game.answers(C=["prophet", "offense"], A=Offer(give="+2"), B="accept").play()
    assert game.colonies("C") == 1


@check("prophet", 3)
def test_a_wrong_bet_costs_two_ships_that_the_winner_picks():
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, hands=TIE)
    game.answers(C=["prophet", "offense"], B={"C2": 2}).play()
    assert game.ships("C2", "C") == 2
    assert game.warp == {"A": 1, "C": 2}


@check("prophet", 4)
@ruling("prophet", 2)
def test_without_a_winner_nothing_happens():
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(C=["prophet", "offense"]).play()
    assert "C" not in game.warp
    assert game.colonies("C") == 0


def test_zapped_the_bet_is_void():
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, hands=TIE | {"D": "cosmic zap"})
    game.answers(C=["prophet", "offense"], D="cosmic zap").play()
    assert game.warp == {"A": 1}


@rule("R-POWER-7")
def test_super_the_bet_waits_for_the_cards():
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, hands=TIE | {"C": "prophet flare"})
    game.answers(C=["planning.after_select: prophet", "defense"]).play()
    assert game.colonies("C") == 1
    assert game.hand("C") == ["prophet flare"]


def test_wild_a_right_note_costs_all_others_a_ship():
    hands = {"A": "negotiate", "B": "attack 10", "D": "prophet flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(D=["prophet flare", "one"]).play()
    assert game.warp == {"A": 2, "B": 1, "C": 1, "E": 1}
    assert game.hand("D") == ["prophet flare"]


def test_wild_a_wrong_note_gives_the_flare_away():
    hands = {"A": "attack 06", "B": "attack 10", "D": "prophet flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(D=["prophet flare", "two"]).play()
    assert game.hand("E") == ["prophet flare"]
    assert game.warp == {"A": 1}


@rule("R-INFO-2")
def test_wild_the_note_is_secret():
    hands = {"A": "attack 06", "B": "attack 10", "D": "prophet flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(D=["prophet flare", "two"]).play(until="select")
    assert "two" not in str(game.heard("A")) + str(game.view("A")["encounter"])


@ruling("prophet", 1)
def test_the_final_winner_counts():
    game = scenario(gate={"A": 1}, aliens={"B": "loser", "C": "prophet"}, hands=TIE)
    game.answers(B="loser", C=["prophet", "offense", "E2", {"C1": 2}]).play()
    assert game.result == "offense wins"
    assert game.colonies("C") == 1


@ruling("prophet", 3)
def test_a_bet_stands_though_it_has_become_an_ally():
    @acts("planning.after_select", seat="E")
    def joins(me):
        me.g.encounter.allies[2] = OFF_ALLY
        yield from me.g.move([[2, 1, me.g.colonies(2)[0], GATE]], "joined", "probe")

    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, probes=[joins], hands=TIE)
    game.answers(A={"C2": 2}, C=["prophet", "defense"]).play()
    assert game.result == "offense wins"
    assert game.warp["C"] == 2


@ruling("prophet", 4)
def test_the_colony_may_be_an_empty_home_planet_of_its_own():
    game = scenario(gate={"A": 1}, homes={"C": 4}, aliens={"C": "prophet"}, hands=TIE)
    game.answers(C=["prophet", "defense", "C5", {"C1": 2}]).play()
    assert game.ships("C5") == {"C": 2}
    assert game.colonies("C") == 0


@ruling("prophet", 6)
def test_the_last_ships_of_a_colony_may_go_with_the_usual_consequences():
    game = scenario(gate={"A": 1}, homes={"C": 3}, aliens={"C": "prophet"}, hands=TIE)
    game.answers(C=["prophet", "defense", "E2", {"C1": 7}]).play()
    assert (game.ships("C1"), game.ships("E2", "C")) == ({}, 7)
    assert game.power("C") == "lost"


def test_by_default_the_winner_picks_from_the_largest_foreign_colony():
    ships = {"E1": {"C": 1, "E": 4}, "D1": {"C": 3, "D": 4}}
    game = scenario(gate={"A": 1}, aliens={"C": "prophet"}, ships=ships, hands=TIE)
    game.answers(C=["prophet", "offense"]).play()
    assert (game.ships("D1", "C"), game.warp["C"]) == (1, 2)


def test_super_it_is_too_late_when_a_card_lies_open():
    game = scenario(gate={"A": 1}, aliens={"A": "oracle", "C": "prophet"}, hands=TIE | {"C": "prophet flare"})
    game.play()
    assert not game.was_asked("C", moment="planning.after_select")


def test_wild_a_morph_that_copies_a_negotiate_counts():
    hands = {"A": "negotiate", "B": "morph", "D": "prophet flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(D=["prophet flare", "two"]).play()
    assert game.hand("D") == ["prophet flare"]
    assert game.warp["C"] == 1


def test_the_winner_picks_from_colonies_only():
    @acts("planning.before_select", seat="C")
    def hologram(me):
        phantom = next(p for p in me.g.state.powers if p.alien == "phantom")
        sheet = me.g.place_for("hologram", phantom.id)
        for planet in me.g.home_planets(2):
            me.g.shift(2, 3, planet, sheet)
        yield from ()

    game = scenario(gate={"A": 1}, aliens={"C": "prophet + phantom"}, probes=[hologram], hands=TIE)
    game.answers(C=["prophet", "offense"]).play()
    assert (game.warp["C"], game.view()["elsewhere"]) == (2, {"2": 15})
