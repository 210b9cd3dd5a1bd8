"""Standing orders (R-TIME-10): a player says beforehand what to answer in windows. They never answer a mandatory
choice: only windows are looked at, never a follow-up. What a rule may say stands in docs/tables.md."""

from __future__ import annotations

from typing import Any

import msgspec

from .control import Rule
from .errors import Refused

MAX_RULES = 50
MATCHES = ("moment", "source", "actor", "target", "side")
UNTIL = ("phase", "encounter", "game")
NAMED, LOSING, ACTS = "named", "losing", "acts"  # wakes that are looked at before a pass is given
_KEYS = {"match", "answer", "until", "wake"}


def read_rules(body: Any) -> list[Rule]:
    """The rules of an ``auto`` command. Raises ``Refused`` (invalid)."""
    if not isinstance(body, list) or len(body) > MAX_RULES:
        raise Refused("invalid", f"rules: expected a list of at most {MAX_RULES}")
    return [_read_rule(rule) for rule in body]


def _read_rule(body: Any) -> Rule:
    if not isinstance(body, dict) or not set(body) <= _KEYS:
        raise Refused("invalid", f"rule: expected an object with {', '.join(sorted(_KEYS))}, got {body!r:.80}")
    match, wake = body.get("match", {}), body.get("wake", [])
    if not isinstance(match, dict) or not set(match) <= set(MATCHES):
        raise Refused("invalid", f"match: expected an object with some of {', '.join(MATCHES)}")
    if body.get("until", "encounter") not in UNTIL:
        raise Refused("invalid", f"until: expected one of {', '.join(UNTIL)}")
    if not isinstance(wake, list) or not all(isinstance(w, dict) and isinstance(w.get("event"), str) for w in wake):
        raise Refused("invalid", 'wake: expected a list of {"event", "seat"?}')
    answer = body.get("answer", "pass")
    if len(msgspec.json.encode([match, answer, wake])) > 4096:
        raise Refused("invalid", "rule: expected at most 4096 bytes")
    return Rule(match=match, answer=answer, until=body.get("until", "encounter"), wake=wake)


def stamp(rule: Rule, phase: int, encounter: str) -> Rule:
    """The rule with the phase or encounter it belongs to."""
    since = {"phase": str(phase), "encounter": encounter}.get(rule.until, "")
    return msgspec.structs.replace(rule, since=since)


def still_good(rule: Rule, phase: int, encounter: str) -> bool:
    """The rule's phase or encounter has not ended."""
    return rule.since == {"phase": str(phase), "encounter": encounter}.get(rule.until, "")


def wakes(rule: Rule, seen: list[dict[str, Any]]) -> bool:
    """One of these events, as the rule's owner sees them, ends the rule."""
    return any(
        wake["event"] == event["kind"] and wake.get("seat") in (None, event.get("seat"))
        for wake in rule.wake
        for event in seen
    )


def fits(rule: Rule, key: dict[str, Any], seat: int, losing: bool) -> bool:
    """The rule answers an ask with this key now."""
    if any(key.get(name) != value for name, value in rule.match.items()):
        return False
    for wake in rule.wake:
        if wake["event"] == NAMED and key.get("target") == seat:
            return False
        if wake["event"] == ACTS and wake.get("seat") in (None, key.get("actor")) and key.get("actor") is not None:
            return False
        if wake["event"] == LOSING and losing:
            return False
    return True


def is_losing(public: dict[str, Any], seat: int) -> bool:
    """The totals are known and this seat's side has less."""
    encounter: dict[str, Any] = public.get("encounter") or {}
    totals = encounter.get("totals")
    if not totals or not totals.get("offense") or not totals.get("defense"):
        return False
    offense, defense = totals["offense"]["total"], totals["defense"]["total"]
    if encounter["offense"] == seat or str(seat) in encounter["offense_allies"]:
        return offense < defense
    if encounter["defense"] == seat or str(seat) in encounter["defense_allies"]:
        return defense <= offense
    return False


PASS_UNLESS_NAMED = Rule(match={}, answer="pass", until="game", wake=[{"event": NAMED}])
"""What holds at the pace of days for everybody without orders of his own."""
