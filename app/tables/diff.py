"""The difference of two JSON values as RFC 6902 operations. Made for views: few changes, equal parts found quickly by
comparison in C; lists are trimmed at both ends. Applying the result to ``old`` always gives ``new``."""

from __future__ import annotations

from typing import Any

Operation = dict[str, Any]


def diff(path: str, old: Any, new: Any, out: list[Operation]) -> None:
    """Append the operations that turn ``old`` into ``new`` at a JSON pointer.

    >>> found = []
    >>> diff("", {"a": [1, 2, 3]}, {"a": [1, 3], "b": 0}, found)
    >>> found
    [{'op': 'remove', 'path': '/a/1'}, {'op': 'add', 'path': '/b', 'value': 0}]
    """
    if isinstance(old, dict) and isinstance(new, dict):
        _dicts(path, old, new, out)
    elif isinstance(old, list) and isinstance(new, list) and old and new:
        _lists(path, old, new, out)
    elif not same(old, new):
        out.append({"op": "replace", "path": path, "value": new})


def same(old: Any, new: Any) -> bool:
    """Equal as JSON: True is not 1."""
    return old == new and isinstance(old, bool) == isinstance(new, bool)


def _dicts(path: str, old: dict[str, Any], new: dict[str, Any], out: list[Operation]) -> None:
    for key, value in new.items():
        if key not in old:
            out.append({"op": "add", "path": f"{path}/{escape(key)}", "value": value})
            continue
        before = old[key]
        if before is not value and not same(before, value):
            diff(f"{path}/{escape(key)}", before, value, out)
    if not old.keys() <= new.keys():
        out += [{"op": "remove", "path": f"{path}/{escape(key)}"} for key in old if key not in new]


def _lists(path: str, old: list[Any], new: list[Any], out: list[Operation]) -> None:
    if len(old) == len(new):
        for index, (before, value) in enumerate(zip(old, new)):
            if before is not value and not same(before, value):
                diff(f"{path}/{index}", before, value, out)
        return
    head, shorter = 0, min(len(old), len(new))
    while head < shorter and same(old[head], new[head]):
        head += 1
    tail = 0
    while tail < shorter - head and same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    for index in range(head, shorter - tail):
        diff(f"{path}/{index}", old[index], new[index], out)
    middle = max(shorter - tail, head)
    out += [{"op": "remove", "path": f"{path}/{middle}"} for _ in range(len(old) - shorter)]
    added = range(middle, middle + len(new) - shorter)
    out += [{"op": "add", "path": f"{path}/{index}", "value": new[index]} for index in added]


def escape(key: str) -> str:
    """A key as a part of a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
