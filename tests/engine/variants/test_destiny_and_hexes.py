"""Chapters 27, 28 and 31 together: destiny cards in the hand of Worldships and beside Space Dust."""

from tests.engine.variants.games import begun
from tests.kit import rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}
OPTIONS = {"comets": True, "colourless_cones": True}
SHIPS = {"systems": {"D": "worldships"}, "start": "destiny", "options": OPTIONS, "hands": CARDS}


@rule("CM-8")
def test_a_comet_of_the_hand_is_played_when_the_defense_is_known():
    game = scenario(**SHIPS, destiny="B", destiny_cards={"D": "power outage, C"}, aliens={"A": "tripler"})
    game.answers(D="destiny.defense_fixed: worldships").play(until="planning")
    assert (game.comet, game.defense) == ("power outage", "B")
    assert "power outage" in game.destiny_discard
    assert game.view("C")["seats"][0]["power"] == "zapped"


@rule("CM-8")
def test_it_takes_no_other_cards_place():
    game = scenario(**SHIPS, destiny="B", destiny_cards={"D": "last stand, C"})
    game.answers(D="worldships").play(until="launch")
    assert (game.comet, game.defense) == ("", "C")


@rule("CM-8", "CM-3")
def test_with_a_comet_noted_already_it_does_nothing():
    game = scenario(**SHIPS, destiny="small gate, B", destiny_cards={"D": "last stand"})
    game.answers(D="destiny.defense_fixed: worldships").play(until="launch")
    assert game.comet == "small gate"
    assert "A second comet, Last Stand, does nothing." in game.told("A")
    assert len(game.destiny_cards("D")) == 0


@rule("DV-14")
def test_a_cone_of_the_hand_is_played_like_other_cards():
    game = scenario(**SHIPS, destiny="B", destiny_cards={"D": "right turn, C"})
    game.answers(D=["worldships", "right turn"]).play(until="launch")
    assert game.defense == "E"
    game = scenario(**SHIPS, destiny="right turn", destiny_cards={"D": "C"})
    assert game.answers(D="worldships").play(until="launch").defense == "C"


@rule("DV-30")
def test_the_reverse_cone_of_space_dust_is_not_in_the_deck():
    game = begun(4, "space_dust", reverse_cones=True)
    dust = game.inverted.hexes.index("space_dust") if game.inverted else -1
    marked = [game.destiny_faces[card].seat for card in game.state.destiny if game.is_reverse(card)]
    assert marked
    assert dust not in marked


@rule("HW-BEAST-1", "GG-8")
def test_the_beast_devours_a_gas_giant_as_a_whole_and_its_system_counts_as_five():
    position = {"start": "destiny", "destiny": "most cards", "hazards": "entropy beast", "hands": CARDS}
    game = scenario(systems={"D": "gas giant"}, ships={"D/A": {"A": 2}}, **position).play(until="launch")
    assert game.warp == {"A": 2, "D": 20}
    assert not game.game.over
    assert any("Gas Giant is no more" in line for line in game.told("B"))


@rule("HW-BEAST-1")
def test_the_beast_leaves_space_dust_alone():
    position = {"start": "destiny", "destiny": "most cards", "hazards": "entropy beast", "hands": CARDS}
    game = scenario(systems={"D": "space dust"}, ships={"C2": {"C": 7}}, **position).play(until="launch")
    assert game.warp == {"C": 7}
    assert not game.game.over
