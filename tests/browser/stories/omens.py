"""States with cards of destiny at the gate: comet, cone, hazards, a reversed encounter, a gate into the warp."""

from __future__ import annotations

from typing import Any

from tests.kit import scenario

from .parts import COLOURS, NAMES, Body

HANDS = {"A": "attack 08, attack 12, negotiate"}


def _state(until: str, **position: Any) -> Body:
    """The table of seat A, which is the offense."""
    engine = scenario(**position, hands=HANDS).play(until=until).game
    shown = engine.view(0)
    for seat in shown["seats"]:
        seat["name"], seat["colour"] = NAMES[seat["seat"]], COLOURS[seat["seat"]]
    asks = [engine.wire(ask) | {"deadline": None} for ask in engine.asks if ask.seat == 0]
    return {"view": shown, "asks": asks, "waiting": [0]}


def omens() -> Body:
    """A comet, a temporary and a permanent hazard, and a reversed encounter."""
    return _state(
        "invite", start="alliance", comet="victory dance", reverse=True, gate={"A": 3}, defense="D", planet="D3",
        hazards="debris ring, entropy beast",
    )  # fmt: skip


def in_the_warp() -> Body:
    """The gate leads into the warp."""
    return _state(
        "invite", start="alliance", cone="warp raid", gate={"A": 3}, defense="D", warp={"A": 2, "D": 5, "C": 1}
    )


def warp_of_eight() -> Body:
    """The same at a full table, with an ally on each side."""
    return _state(
        "select", players=8, start="planning", cone="warp rescue", gate={"A": 2, "C": 1}, ring={"F": 2}, defense="E",
        warp={"A": 2, "E": 3},
    )  # fmt: skip


def council() -> Body:
    """A common deal: what passes between two of all."""
    return _state(
        "galactic_council.pair", start="destiny", destiny="B!", hazard_deck="galactic council", comet="open war"
    )


OMENS = (omens, in_the_warp, warp_of_eight, council)
