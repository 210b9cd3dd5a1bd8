"""Presets of options: each can be played, names only what there is, and replaces another."""

from __future__ import annotations

import pytest

from app.engine import check_options, options_schema
from app.engine.presets import ASIDE, PRESETS, presets

SCHEMA = options_schema()
OFFERED = {preset["id"]: preset for preset in SCHEMA["presets"]}


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_preset_can_be_played(name: str, seats: int) -> None:
    options = OFFERED[name]["options"]
    assert check_options(options, seats)
    assert set(options) <= set(SCHEMA["properties"])
    assert not any("const" in SCHEMA["properties"][option] for option in options)


def test_a_preset_has_a_name_and_a_sentence_and_sets_what_any_other_sets() -> None:
    assert list(OFFERED) == ["base", "advanced", "old_universe", "everything"]
    assert len({frozenset(preset["options"]) for preset in OFFERED.values()}) == 1
    assert all(preset["name"] and preset["description"].endswith(".") for preset in OFFERED.values())


def test_base_is_what_a_table_is_without_any_choice() -> None:
    properties = SCHEMA["properties"]
    assert OFFERED["base"]["options"] == {name: properties[name]["default"] for name in OFFERED["base"]["options"]}


def test_everything_is_every_switch_and_every_list_that_there_is() -> None:
    switches = {name for name, each in SCHEMA["properties"].items() if each.get("type") == "boolean"}
    missing = {name for name in switches if "const" in SCHEMA["properties"][name]}
    everything = OFFERED["everything"]["options"]
    assert {name for name, value in everything.items() if value is True} == switches - missing - ASIDE
    other_forms = {"all_new_extras", "always_hazards", "classic_silence", "no_abuse"}
    assert not other_forms & set(everything)
    assert everything["alien_sets"] == SCHEMA["properties"]["alien_sets"]["items"]["enum"]


def test_what_a_server_does_not_offer_is_left_out() -> None:
    properties = {
        "flares": {"type": "boolean", "default": False},
        "tech": {"type": "boolean", "const": False, "default": False},
        "moons": {"type": "array", "items": {"enum": ["lush", "bare"]}, "default": []},
        "pace": {"type": "string", "enum": ["live"], "default": "live"},
    }
    found = {preset["id"]: preset["options"] for preset in presets(properties)}
    assert found["advanced"] == {"flares": True, "moons": []}
    assert found["old_universe"] == {"flares": True, "moons": ["lush", "bare"]}
    assert found["everything"] == {"flares": True, "moons": ["lush", "bare"]}
