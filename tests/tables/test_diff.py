"""The differ against an independent implementation: applying its patch gives the new value."""

from __future__ import annotations

import copy
from typing import Any

import jsonpatch
from hypothesis import given
from hypothesis import strategies as st

from app.tables.diff import diff

keys = st.sampled_from(["a", "b", "c/d", "e~f", "0", "1"])
leaves = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["x", "ü", ""])
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=4))


def patch_of(old: Any, new: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    diff("", old, new, found)
    return found


@given(st.dictionaries(keys, values, max_size=4), st.dictionaries(keys, values, max_size=4))
def test_the_patch_leads_from_old_to_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    patched = jsonpatch.apply_patch(copy.deepcopy(old), patch_of(old, new))
    assert patched == new


@given(st.lists(st.integers(0, 5), max_size=8), st.lists(st.integers(0, 5), max_size=8))
def test_lists_that_grow_shrink_and_shift(old: list[int], new: list[int]) -> None:
    assert jsonpatch.apply_patch({"l": old}, patch_of({"l": old}, {"l": new})) == {"l": new}


def test_equal_values_need_no_operation() -> None:
    value = {"a": [1, {"b": None}], "c": True}
    assert patch_of(value, copy.deepcopy(value)) == []


def test_one_card_more_on_the_pile_is_one_operation() -> None:
    pile = [{"id": f"c{i}"} for i in range(30)]
    assert patch_of({"d": pile}, {"d": [*pile, {"id": "c30"}]}) == [
        {"op": "add", "path": "/d/30", "value": {"id": "c30"}}
    ]


def test_true_is_not_one() -> None:
    assert patch_of({"a": 1}, {"a": True}) == [{"op": "replace", "path": "/a", "value": True}]
