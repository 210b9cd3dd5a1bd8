"""What players and hosts read of hazards, comets and cones."""

import pytest

from app.engine.catalogue import catalogue_cards
from app.engine.options import InvalidOptions, check_options, options_schema
from app.engine.variants import VARIANTS
from tests.kit import rule, scenario

DECKS = ("comet", "cone", "hazard")


@rule("R-VAR-7")
def test_the_catalogue_has_every_card_with_its_text():
    cards = [card for card in catalogue_cards() if card["deck"] in DECKS]
    assert {card["id"] for card in cards} == {v.id for v in VARIANTS.values() if v.deck in DECKS}
    assert sum(card["count"] for card in cards if card["deck"] == "hazard") == 28
    for card in cards:
        assert card["text"].endswith("."), card["id"]
        assert card["name"]


@pytest.mark.parametrize(
    "option", ["hazards", "always_hazards", "comets", "colourless_cones", "all_new_extras", "reverse_cones"]
)
def test_each_is_an_option_with_one_sentence(option):
    schema = options_schema()["properties"][option]
    assert (schema["type"], schema["default"]) == ("boolean", False)
    assert schema["description"].endswith(".")


@pytest.mark.parametrize(("option", "other"), [("always_hazards", "hazards"), ("all_new_extras", "comets")])
def test_an_option_that_does_nothing_alone_is_refused_with_the_reason(option, other):
    with pytest.raises(InvalidOptions, match=f"does nothing without {other}"):
        check_options({option: True}, 4)
    assert getattr(check_options({option: True, other: True}, 4), option)


@rule("DV-13")
def test_the_view_shows_the_cone_that_has_named_the_defense():
    game = scenario(start="destiny", destiny="left turn", options={"colourless_cones": True}, hands={"A": "attack 10"})
    assert game.play(until="launch").view("C")["encounter"]["cone"] == "left_turn"
