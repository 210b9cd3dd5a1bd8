"""Disease."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 04", "C": "attack 06", "D": "attack 08"}


@check("disease", 1)
def test_ships_spread_to_another_planet_of_the_system():
    game = scenario(start="destiny", destiny="B", ships={"B2": {"C": 3}}, aliens={"C": "disease"}, hands=HANDS)
    game.answers(C=["disease", 2, "B4"]).play(until="aim")
    assert (game.ships("B2", "C"), game.ships("B4", "C")) == (1, 2)
    assert game.colonies("C") == 2


@check("disease", 2)
def test_a_colony_of_two_ships_is_too_small():
    game = scenario(start="destiny", destiny="B", ships={"B2": {"C": 2}}, aliens={"C": "disease"}, hands=HANDS)
    game.play(until="aim")
    assert not any("disease" in asked.options for asked in game.asked)


@check("disease", 3)
def test_on_a_wild_card_only_the_player_named_can_be_infected():
    position = {"start": "destiny", "destiny": "wild", "ships": {"B2": {"C": 4}}, "aliens": {"C": "disease"}}
    game = scenario(**position, hands=HANDS).answers(A="D").play(until="aim")
    assert not any("disease" in asked.options for asked in game.asked)
    game = scenario(**position, hands=HANDS).answers(A="wild: B", C=["disease", 1, "B1"]).play(until="aim")
    assert game.ships("B1", "C") == 1


@check("disease", 4)
@rule("R-WIN-1")
def test_a_fifth_colony_wins_at_once():
    ships = {"B2": {"C": 3}, "D1": {"C": 1}, "E1": {"C": 1}, "A1": {"C": 1}}
    game = scenario(start="destiny", destiny="B", ships=ships, aliens={"C": "disease"}, hands=HANDS)
    game.answers(C=["disease", 1, "B1"]).play()
    assert game.winners == ["C"]


def test_all_ships_may_move_and_give_the_colony_up():
    game = scenario(start="destiny", destiny="B", ships={"B2": {"C": 3}}, aliens={"C": "disease"}, hands=HANDS)
    game.answers(C=["disease", 3, "B4"]).play(until="aim")
    assert game.ships("B4", "C") == 3
    assert game.colonies("C") == 1


def test_zapped_no_ship_moves():
    game = scenario(start="destiny", destiny="B", ships={"B2": {"C": 3}}, aliens={"C": "disease"},
                    hands=HANDS | {"E": "cosmic zap"})  # fmt: skip
    game.answers(C=["disease", 2, "B4"], E="cosmic zap").play(until="aim")
    assert game.colonies("C") == 1


@ruling("disease", 4)
def test_the_offense_that_passes_its_own_colour_over_is_infected():
    game = scenario(start="destiny", destiny="A, B", ships={"A2": {"C": 3}}, aliens={"C": "disease"}, hands=HANDS)
    game.answers(C=["disease", 1, "A4"]).play(until="aim")
    assert game.ships("A4", "C") == 1


def test_wild_cards_of_one_type_cost_three_ships():
    hands = {"A": "attack 04", "B": "attack 06, negotiate", "C": "disease flare", "D": "+5", "E": "quash"}
    game = scenario(start="regroup", hands=hands, aliens={"D": "disease"}, destiny="B")
    game.answers(C="disease flare", B="negotiate").play(until="destiny")
    assert game.warp == {}
    assert "disease flare" in game.hand("D")
    assert game.hand("B") == ["attack 06"]
    game = scenario(start="regroup", hands=hands, destiny="B").answers(C="disease flare", B="attack 06")
    game.play(until="destiny")
    assert game.warp == {"A": 3 - 1, "B": 3}  # the offense retrieves one
    assert "disease flare" in game.discard


@rule("R-INFO-2")
def test_wild_all_choose_in_secret():
    hands = {"A": "attack 04, negotiate", "B": "attack 06, negotiate", "C": "disease flare", "D": "+5, quash"}
    game = scenario(start="regroup", hands=hands, destiny="B").answers(C="disease flare").play(until="disease.show")
    assert game.waiting == ["A", "B", "D"]
    game.answer("A", "negotiate")
    assert "negotiate" not in str(game.heard("B")) + str(game.view("B")["known"])


def test_super_a_ship_is_shifted():
    hands = HANDS | {"C": "disease flare"}
    game = scenario(start="regroup", hands=hands, ships={"B2": {"C": 2}}, aliens={"C": "disease"}, destiny="B")
    game.answers(C=["disease flare", "C1", "B2"]).play(until="destiny")
    assert game.ships("B2", "C") == 3


@ruling("disease", 1)
def test_as_the_offense_it_infects_and_launches_as_usual():
    hands = HANDS | {"C": "attack 06"}
    game = scenario(
        start="destiny", offense="C", destiny="B", ships={"B2": {"C": 3}}, aliens={"C": "disease"}, hands=hands
    )
    game.answers(C=["disease", 2, "B4", "aim: B1", {"B4": 2}]).play(until="alliance")
    assert game.gate == {"C": 2}
    assert game.ships("B2", "C") == 1


@ruling("disease", 2)
def test_its_own_colour_infects_nobody():
    game = scenario(start="destiny", destiny="C", ships={"B2": {"C": 3}}, aliens={"C": "disease"}, hands=HANDS)
    game.play(until="aim")
    assert game.defense == "C"
    assert not any("disease" in asked.options for asked in game.asked)


@ruling("disease", 3, 5)
def test_it_may_go_where_it_has_a_colony_or_where_nobody_is():
    ships = {"B2": {"C": 3}, "B3": {"C": 1}, "B4": {"B": 0}}
    game = scenario(start="destiny", destiny="B", ships=ships, aliens={"C": "disease"}, hands=HANDS)
    game.answers(C=["disease", 1]).play(until="disease.goal")
    assert game.options("C") == ["B1", "B3", "B4", "B5"]
    game.answer("C", "B3").play(until="aim")
    assert game.ships("B3", "C") == 2


@ruling("disease", 9)
def test_an_assassin_is_first():
    aliens = {"C": "disease", "D": "assassin"}
    game = scenario(start="destiny", destiny="B", ships={"B2": {"C": 3}}, aliens=aliens, hands=HANDS)
    game.answers(C=["disease", 1, "B4"], D="B1").play(until="aim")
    uses = game.told(kind="use_on")
    assert [line.split()[0] for line in uses] == ["D", "C"]


@ruling("disease", 6)
def test_a_planet_of_a_filth_cannot_be_chosen():
    ships = {"B2": {"C": 3, "B": 0}}
    game = scenario(start="destiny", destiny="B", ships=ships, aliens={"B": "filth", "C": "disease"}, hands=HANDS)
    game.play(until="aim")
    assert not any("disease" in asked.options for asked in game.asked)


@rule("R-GEN-5")
def test_wild_all_shown_cards_are_discarded_as_one_action():
    hands = {"A": "+5", "B": "attack 04", "C": "disease flare", "D": "reserve flare"}
    game = scenario(start="regroup", hands=hands, destiny="B").answers(C="disease flare").play(until="destiny")
    assert sorted(game.discard) == ["attack 04", "disease flare", "reinforcement +5", "reserve flare"]
    assert not any("reserve flare" in asked.options for asked in game.asked if asked.moment == "plan.cards_discard")


def test_wild_all_who_are_ill_choose_their_ships_at_the_same_time():
    hands = {"A": "attack 04", "B": "attack 06", "C": "disease flare", "D": "attack 08"}
    game = scenario(start="regroup", hands=hands, destiny="B").answers(C="disease flare").play(until="disease.lose")
    assert sorted(game.waiting) == ["A", "B", "D"]
