"""States with inverted systems and an inverted warp, as the engine makes them."""

from __future__ import annotations

from typing import Any

from tests.kit import scenario

from .parts import COLOURS, NAMES, Body

KINDS = ("gas giant", "rings", "binary", "space dust", "rosette", "worldships")
LIMBO = {"B": {"A": 3, "C": 1}, "C": {"B": 2}, "lost": {"A": 1, "B": 2}}


def _state(players: int, start: str = "launch", until: str = "launch", **more: Any) -> Body:
    """The table of seat A, which is the offense against B; the kinds are dealt in turn from A."""
    kinds = more.pop("kinds", KINDS)
    systems = {"ABCDEFGH"[seat]: kinds[seat % len(kinds)] for seat in range(min(players, 6))}
    game = scenario(
        players=players, start=start, systems=systems, options={"inverted_warp": True}, limbo=LIMBO, marker="B",
        hands={"A": "attack 08, attack 12, negotiate"}, **more,
    ).play(until=until)  # fmt: skip
    engine = game.game
    shown = engine.view(0)
    for seat in shown["seats"]:
        seat["name"], seat["colour"] = NAMES[seat["seat"]], COLOURS[seat["seat"]]
    asks = [engine.wire(ask) | {"deadline": None} for ask in engine.asks if ask.seat == 0]
    return {"view": shown, "asks": asks, "waiting": [0]}


def inverted_three() -> Body:
    return _state(
        3, kinds=("gas giant", "rings", "space dust"), ships={"A/B": {"B": 2}, "A/C": {"C": 3}, "C/A": {"A": 2}}
    )


def inverted_five() -> Body:
    return _state(5, defense="C", ships={"A/B": {"B": 2}, "D/A": {"A": 2}, "B2": {"A": 2, "B": 1}})


def inverted_six() -> Body:
    return _state(6, ships={"A/B": {"B": 2}, "D/A": {"A": 2}})


def inverted_eight() -> Body:
    return _state(8, defense="E")


def inverted_dust() -> Body:
    """The viewer's own dust: ships are taken one by one."""
    kinds = ("space dust", "gas giant", "rosette", "worldships", "binary", "rings")
    return _state(5, kinds=kinds, ships={"B/A": {"A": 3}, "A/C": {"C": 2}})


def inverted_gate() -> Body:
    """The gate aims at the dust; others stand apart there."""
    ships = {"D/A": {"A": 2}, "A/C": {"C": 2}, "D/E": {"E": 1}}
    return _state(
        5, start="alliance", until="alliance", defense="D", planet="D4", gate={"A": 3}, destiny_cards={"D": "D, D"},
        ships=ships,
    )  # fmt: skip


def inverted_planning() -> Body:
    """The gate aims at an inner ring, allies on both sides."""
    return _state(4, start="planning", until="planning", planet="B2", gate={"A": 3, "C": 2}, ring={"D": 1},
                  destiny_cards={"D": "D, D"})  # fmt: skip


def inverted_moons() -> Body:
    """Moons beside systems of every kind, stacks of others in the Gas Giant."""
    moons = {"B": "snare, confession*", "C": "echo, fanfare*", "D": "axis, bond"}
    return _state(6, moons=moons, ships={"A/B": {"B": 2}, "A/C": {"C": 2}, "A/D": {"D": 2}})


INVERTED = (
    inverted_three,
    inverted_five,
    inverted_six,
    inverted_eight,
    inverted_dust,
    inverted_gate,
    inverted_planning,
    inverted_moons,
)
