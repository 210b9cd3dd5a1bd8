"""The options that belong to the table and not to the rules: pace, asking, delays, the seed."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import Refused

PACES = ("live", "relaxed", "days", "unlimited")
CLOCKED = {"pace": ["live", "relaxed"]}
"""When options about seconds do anything: at these values of that other option."""
MAX_SEED = 64
MAX_DEAL_SECONDS = 600
MAX_BANK_SECONDS = 1800
MAX_SPECTATOR_DELAY = 3600


class TableOptions(msgspec.Struct, frozen=True):
    """The table's own part of ``options``; all else goes to the rules."""

    pace: str = "live"
    ask_all: bool = False
    deal_seconds: int = 60
    bank_seconds: int = 0
    spectator_delay: int = 0
    seed: str | None = None


_OWN = frozenset(TableOptions.__struct_fields__)


def split(options: dict[str, Any], visibility: str) -> tuple[TableOptions, dict[str, Any]]:
    """The table's own options, checked, and those for the rules. Raises ``Refused`` (invalid)."""
    own = {name: value for name, value in options.items() if name in _OWN}
    for name, check in _CHECKS.items():
        if name in own and not check(own[name]):
            raise _invalid(name, _EXPECTED[name], own[name])
    if own.get("seed") is not None and visibility != "private":
        raise Refused("invalid", "a seed is only for private tables: its cards are not fair", {"option": "seed"})
    return TableOptions(**own), {name: value for name, value in options.items() if name not in _OWN}


def schema() -> dict[str, Any]:
    """JSON schema of these options, with defaults."""
    return {
        "pace": {"type": "string", "enum": list(PACES), "default": "live"},
        "ask_all": {"type": "boolean", "default": False},
        "deal_seconds": {"type": "integer", "minimum": 10, "maximum": MAX_DEAL_SECONDS, "default": 60, "when": CLOCKED},
        "bank_seconds": {"type": "integer", "minimum": 0, "maximum": MAX_BANK_SECONDS, "default": 0, "when": CLOCKED},
        "spectator_delay": {"type": "integer", "minimum": 0, "maximum": MAX_SPECTATOR_DELAY, "default": 0},
        "seed": {"type": ["string", "null"], "pattern": "^[0-9a-fA-F]{1,64}$", "default": None},
    }


def _invalid(name: str, expected: str, got: object) -> Refused:
    return Refused("invalid", f"option {name}: expected {expected}, got {got!r:.60}", {"option": name})


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _hex(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_SEED and all(c in "0123456789abcdefABCDEF" for c in value)


_CHECKS = {
    "pace": lambda v: v in PACES,
    "ask_all": lambda v: isinstance(v, bool),
    "deal_seconds": lambda v: _whole(v, 10, MAX_DEAL_SECONDS),
    "bank_seconds": lambda v: _whole(v, 0, MAX_BANK_SECONDS),
    "spectator_delay": lambda v: _whole(v, 0, MAX_SPECTATOR_DELAY),
    "seed": lambda v: v is None or _hex(v),
}
_EXPECTED = {
    "pace": f"one of {', '.join(PACES)}",
    "ask_all": "true or false",
    "deal_seconds": f"10 to {MAX_DEAL_SECONDS}",
    "bank_seconds": f"0 to {MAX_BANK_SECONDS} seconds",
    "spectator_delay": f"0 to {MAX_SPECTATOR_DELAY} seconds",
    "seed": "1 to 64 hex digits",
}
