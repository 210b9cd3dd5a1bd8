"""Citadel."""

from app.engine.state import EVERYBODY
from tests.kit import acts, check, rule, ruling, scenario


def with_citadels(values, **position):
    """A scenario in which D, the Citadel, has these attack cards beside B's target planet."""

    @acts("planning.before_select", seat="E")
    def built(me):
        g, power = me.g, next(p for p in me.g.state.powers if p.alien == "citadel")
        pile = g.pile(power, "citadel", EVERYBODY, g.encounter.planet)
        for value in values:
            card = next(c for c in g.state.deck if g.face(c).kind == "attack" and g.face(c).value == value)
            g.state.deck.remove(card)
            g.publish(card)
            pile.cards.append(card)

    position.setdefault("aliens", {"D": "citadel"})
    return scenario(probes=[built], **position)


def standing(game) -> list[str]:
    return [card["name"] for pile in game.view()["piles"] for card in pile["cards"]]


@check("citadel", 1)
@ruling("citadel", 2)
def test_activated_citadels_add_their_sum_to_the_defense_and_stay_if_it_wins():
    hands = {"A": "attack 14", "B": "attack 08"}
    game = with_citadels([6, 8], gate={"A": 4}, ships={"B1": {"B": 2}}, hands=hands).answers(D="citadel").play()
    assert game.totals == (18, 2 + 8 + 14)
    assert standing(game) == ["Attack 06", "Attack 08"]


@check("citadel", 2)
def test_activated_citadels_of_a_losing_defense_are_discarded():
    hands = {"A": "attack 20", "B": "attack 10"}
    game = with_citadels([4], gate={"A": 4}, ships={"B1": {"B": 1}}, hands=hands).answers(D="citadel").play()
    assert game.totals == (24, 15)
    assert standing(game) == []
    assert "attack 04" in game.discard


def test_citadels_that_were_not_activated_stay():
    hands = {"A": "attack 20", "B": "attack 10"}
    game = with_citadels([4], gate={"A": 4}, hands=hands).play()
    assert game.totals[1] == 14
    assert standing(game) == ["Attack 04"]


@check("citadel", 3)
@ruling("citadel", 4)
def test_after_a_failed_deal_they_stay():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = with_citadels([12], gate={"A": 1}, hands=hands).answers(D="citadel").play()
    assert game.result == "deal failed"
    assert standing(game) == ["Attack 12"]


@check("citadel", 4)
@rule("R-POWER-7")
def test_super_the_sum_may_be_subtracted():
    hands = {"A": "attack 08, citadel flare", "B": "attack 14"}
    game = with_citadels([10, 6], gate={"A": 2}, aliens={"A": "citadel"}, hands=hands)
    game.answers(A=["citadel", "citadel flare"]).play()
    assert game.totals == (10, 4 + 14 - 16)
    assert game.result == "offense wins"
    assert standing(game) == []


@rule("R-POWER-5")
def test_zapped_they_add_nothing_and_are_not_at_risk():
    hands = {"A": "attack 20", "B": "attack 10", "C": "cosmic zap"}
    game = with_citadels([4], gate={"A": 4}, hands=hands).answers(D="citadel", C="cosmic zap").play()
    assert game.totals[1] == 14
    assert standing(game) == ["Attack 04"]


def test_a_citadel_is_built_after_the_destiny_card_is_drawn_and_no_use():
    hands = {"A": "attack 20", "B": "attack 10", "C": "cosmic zap", "D": "attack 06, morph"}
    game = scenario(start="destiny", destiny="B", aliens={"D": "citadel"}, hands=hands)
    game.answers(D=["citadel", "E2"]).play(until="launch")
    assert game.hand("D") == ["morph"]
    assert game.view("E")["piles"][0] == {
        "kind": "citadel", "seat": 3, "power": game.view()["seats"][3]["powers"][0]["id"], "count": 1, "planet": "21",
        "cards": game.view("E")["piles"][0]["cards"],
    }  # fmt: skip
    assert "D builds a citadel of Attack 06 beside E's planet 2." in game.told("A")
    assert not game.was_asked("C", moment="announced.use")


@ruling("citadel", 3)
def test_one_citadel_in_an_encounter():
    hands = {"A": "attack 20", "B": "attack 10", "D": "attack 06, attack 08"}
    game = scenario(start="destiny", destiny="A, B", aliens={"D": "citadel"}, hands=hands)
    game.answers(D=["citadel", "attack 06", "E2"]).play(until="launch")
    assert sum("citadel" in asked.options for asked in game.asked) == 1


def test_when_its_planet_leaves_the_game_a_citadel_is_discarded():
    @acts("planning.after_select", seat="E")
    def doom(me):
        yield from me.g.remove_planet(me.g.encounter.planet + 1, "probe")

    hands = {"A": "attack 20", "B": "attack 10", "D": "attack 06"}
    game = scenario(start="destiny", destiny="B", aliens={"D": "citadel"}, probes=[doom], hands=hands)
    game.answers(D=["citadel", "B2"], A="B1").play()
    assert "attack 06" in game.discard


def test_wild_the_defense_gains_five():
    hands = {"A": "attack 20", "B": "attack 10", "C": "citadel flare"}
    game = scenario(gate={"A": 1}, ring={"C": 1}, hands=hands).answers(C="citadel flare").play()
    assert game.totals[1] == 10 + 4 + 1 + 5


@ruling("citadel", 1)
def test_with_the_power_lost_citadels_stay_but_can_be_neither_placed_nor_activated():
    hands = {"A": "attack 14", "B": "attack 08", "D": "attack 06"}
    game = with_citadels([10], gate={"A": 4}, homes={"D": 2}, hands=hands).play()
    assert standing(game) == ["Attack 10"]
    game = scenario(start="destiny", destiny="B", homes={"D": 2}, aliens={"D": "citadel"}, hands=hands)
    game.play(until="launch")
    assert not any("citadel" in asked.options for asked in game.asked)


@ruling("citadel", 3)
def test_in_the_second_encounter_of_its_own_turn_another_may_be_placed():
    hands = {"A": "attack 20, attack 06", "B": "attack 10"}
    game = scenario(start="destiny", destiny="B", encounter=2, aliens={"A": "citadel"}, hands=hands)
    game.answers(A=["citadel", "attack 06", "A2"]).play(until="launch")
    assert standing(game) == ["Attack 06"]


@ruling("citadel", 5)
def test_it_may_activate_against_its_own_side():
    hands = {"A": "attack 14", "B": "attack 08"}
    game = with_citadels([10], gate={"A": 3, "D": 1}, hands=hands).answers(D="citadel").play()
    assert game.totals == (18, 12 + 10)


@ruling("citadel", 6)
def test_when_the_sheet_changes_hands_the_citadels_go_with_it():
    hands = {"A": "attack 14", "B": "attack 08", "C": "sorcerer flare"}
    aliens = {"A": "citadel", "B": "tripler"}
    game = (
        with_citadels([10], gate={"A": 3}, aliens=aliens, hands=hands).answers(C="sorcerer flare", B="citadel").play()
    )
    assert game.alien("B") == "citadel"
    assert game.totals[1] == 8 + 4 + 10


@ruling("citadel", 7)
def test_it_is_no_encounter_card_so_its_digits_are_not_swapped():
    hands = {"A": "attack 14", "B": "attack 08"}
    game = with_citadels([12], gate={"A": 4}, aliens={"D": "citadel", "A": "mirror"}, hands=hands)
    game.answers(D="citadel", A="mirror").play()
    assert game.totals[1] == 80 + 4 + 12


def test_without_a_citadel_on_the_target_planet_there_is_nothing_to_activate():
    hands = {"A": "attack 14", "B": "attack 08"}
    game = scenario(gate={"A": 4}, aliens={"D": "citadel"}, hands=hands).play()
    assert not game.was_asked("D", moment="planning.after_select")


@rule("R-INFO-2")
def test_it_is_asked_to_build_whatever_it_holds():
    hands = {"A": "attack 20", "B": "attack 10", "D": "morph"}
    game = scenario(start="destiny", destiny="B", aliens={"D": "citadel"}, hands=hands).play(until="launch")
    assert game.was_asked("D", moment="destiny.after_draw")
    assert not any("citadel" in asked.options for asked in game.asked)


@rule("R-POWER-5")
def test_the_fall_of_activated_citadels_is_no_use():
    hands = {"A": "attack 20", "B": "attack 10", "C": "cosmic zap"}
    game = with_citadels([4], gate={"A": 4}, ships={"B1": {"B": 1}}, hands=hands).answers(D="citadel").play()
    assert sum(asked.seat == "C" and asked.moment == "announced.use" for asked in game.asked) == 1
    assert standing(game) == []
