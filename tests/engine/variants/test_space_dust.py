"""Space Dust (chapter 31 of the rules)."""

from tests.engine.variants.games import begun
from tests.kit import Offer, acts, rule, scenario

DUST = {"B": "space dust"}
LOSES = {"A": "attack 20", "B": "attack 04"}
WINS = {"A": "attack 04", "B": "attack 20"}


@rule("SD-2", "SD-3")
def test_one_ship_alone_is_in_the_encounter():
    game = scenario(systems=DUST, gate={"A": 4}, hands=LOSES).play()
    assert game.totals == (24, 5)
    assert game.warp == {"B": 1}
    assert game.homes("B") == 19
    assert game.stacks("B", "A") == [4]


@rule("SD-3")
def test_nobody_chooses_which_ship_is_attacked():
    game = scenario(systems=DUST, start="launch").play(until="planning")
    assert game.planet == "B1"
    assert not game.was_asked("A", "aim")


@rule("SD-3")
def test_dust_without_a_ship_is_attacked_all_the_same():
    game = scenario(systems=DUST, start="launch", homes={"B": 0}, warp={"B": 20}, hands=LOSES).play()
    assert game.result == "offense wins"
    assert game.stacks("B", "A") == [1]


@rule("SD-2")
def test_ships_that_come_home_stand_apart():
    game = scenario(systems={"A": "space dust"}, start="regroup", warp={"A": 4}, destiny="B").play(until="launch")
    assert game.homes("A") == 17
    game = scenario(systems={"A": "space dust"}, gate={"A": 4}, planet="B2", hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A="refuse").play()
    assert game.homes("A") == 20 - 3
    assert max(game.still.state.ships[p][0] for p in game.still.colonies(0)) == 1


@rule("SD-1", "DV-30")
def test_the_cards_of_its_colour_lie_beside_it():
    game = begun(4, "space_dust")
    seat = game.inverted.hexes.index("space_dust")
    own = [card for card, face in enumerate(game.destiny_faces) if face.seat == seat]
    assert sorted(card for _, card in game.inverted.destiny if card in own) == own
    assert not set(own) & set(game.state.destiny)
    assert len(game.view(None)["systems"][seat]["dust_cards"]) == 3
    assert any(game.destiny_faces[card].marked for card in own)


@rule("SD-4")
def test_a_dust_card_adds_five_and_comes_back_if_it_wins():
    game = scenario(
        systems=DUST, gate={"A": 4}, destiny_cards={"B": "B, B"}, hands={"A": "attack 10", "B": "attack 08"}
    )
    game.answers(B="space dust").play()
    assert game.totals == (14, 14)
    assert game.result == "defense wins"
    assert len(game.destiny_cards("B")) == 2


@rule("SD-4")
def test_a_dust_card_that_loses_is_discarded():
    game = scenario(systems=DUST, gate={"A": 4}, destiny_cards={"B": "B, B"}, hands=LOSES)
    game.answers(B="space dust").play()
    assert game.totals == (24, 10)
    assert len(game.destiny_cards("B")) == 1
    assert [card.rstrip("!") for card in game.destiny_discard] == ["B"]


@rule("SD-5")
def test_each_winner_has_a_stack_of_its_own_for_each_conquest():
    game = scenario(systems=DUST, ships={"B/A": {"A": 2}}, gate={"A": 3, "C": 1}, hands=LOSES).play()
    assert sorted(game.stacks("B", "A")) == [2, 3]
    assert game.stacks("B", "C") == [1]


@rule("SD-6")
def test_the_power_is_lost_below_three_ships():
    game = scenario(
        systems=DUST, aliens={"B": "tripler"}, homes={"B": 3}, warp={"B": 17}, gate={"A": 4}, hands=LOSES
    ).play()
    assert game.homes("B") == 2
    assert game.power("B") == "lost"


@rule("SD-7")
def test_ships_are_launched_one_by_one_and_their_places_are_gone():
    game = scenario(systems={"A": "space dust"}, start="launch", hands=WINS)
    game.answers(A=["B2", {"A1": 1, "A7": 1, "A9": 1}]).play(until="alliance")
    assert game.gate == {"A": 3}
    assert game.homes("A") == 17


@rule("SD-8")
def test_a_colony_in_the_dust_can_be_granted():
    game = scenario(systems=DUST, gate={"A": 2}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A=[Offer(take_colony="B1"), {"gate": 2}], B="accept").play()
    assert game.stacks("B", "A") == [2]
    assert game.homes("B") == 20


@rule("SD-9")
def test_by_its_own_colour_ships_from_elsewhere_come_home():
    game = scenario(systems={"A": "space dust"}, start="destiny", ships={"C1": {"A": 4}}, destiny="A", homes={"A": 16})
    game.answers(A=["settle A1", {"C1": 3}]).play()
    assert game.homes("A") == 19
    assert game.ships("C1", "A") == 1


@rule("SD-7", "MO-5")
def test_its_ships_may_take_a_free_moon():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = scenario(start="destiny", destiny="B", systems={"A": "space dust"}, moons={"B": "snare"}, hands=hands)
    game.answers(A="aim: snare").play()
    assert (game.ships("snare", "A"), game.homes("A")) == (1, 19)


@rule("IS-7")
def test_on_a_moon_no_system_helps_its_owner():
    for hexagon, asked in (("space dust", "window"), ("rings", "rings.sign"), ("rosette", "rosette.help")):
        cards = {"B": "B, B"} if hexagon == "space dust" else {}
        game = scenario(
            systems={"B": hexagon}, start="launch", moons={"B": "bluff moon"}, ships={"bluff moon": {"B": 1}},
            destiny_cards=cards, hands={"A": "attack 10", "B": "attack 04"},
        )  # fmt: skip
        game.answers(A="aim: bluff moon").play()
        assert game.planet == "bluff moon"
        assert game.totals == (11, 5)
        assert not game.was_asked("B", asked)


@rule("SD-4")
def test_a_dust_card_is_discarded_where_both_lose():
    @acts("reveal.after_reveal")
    def doom(me):
        me.g.set_outcome("both_lose")

    hands = {"A": "attack 10", "B": "attack 08"}
    game = scenario(systems=DUST, gate={"A": 4}, destiny_cards={"B": "B, B"}, hands=hands, probes=[doom])
    game.answers(B="space dust").play()
    assert game.result == "both lose"
    assert len(game.destiny_cards("B")) == 1
