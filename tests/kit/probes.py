"""Probes: made-up effects for rules that no alien or card in play can bring about.

A probe is a hook like those of aliens and cards, but it belongs to no sheet: it is always on and cannot be zapped.

    @acts("planning.after_select")
    def loss(me):                                   # a generator, or a plain function
        yield from me.g.lose([(1, 9, me.g.encounter.planet)], "probe")

    @changes("ship.worth")
    def double(me, worth, seat, side):
        return 2 * worth

    scenario(..., probes=[loss, double])
"""

import inspect
from collections.abc import Callable, Generator
from typing import Any

from app.engine.effects import Effect, Hook, modify, on
from app.engine.moments import GAME
from app.engine.state import Mark

Function = Callable[..., Any]


def acts(moment: str, seat: str = "A", **declared: Any) -> Callable[[Function], type[Effect]]:
    """The function is carried out at every passing of a moment, as a mandatory act of `seat`."""

    def make(function: Function) -> type[Effect]:
        def acted(me: Effect, *payload: Any) -> Generator[Any, Any, Any]:
            result = function(me, *payload)
            if inspect.isgenerator(result):
                yield from result

        return _effect(on(moment, must=True, once=False, mark="probe", **declared)(acted), seat)

    return make


def changes(query: str, seat: str = "A", **declared: Any) -> Callable[[Function], type[Effect]]:
    """The function changes a computed value."""

    def make(function: Function) -> type[Effect]:
        def change(me: Effect, *values: Any) -> Any:
            return function(me, *values)

        return _effect(modify(query, mark="probe", **declared)(change), seat)

    return make


def _effect(hooked: Function, seat: str) -> type[Effect]:
    return type("Probe", (Effect,), {"kind": "probe", "id": seat, "name": "Probe", "hooked": hooked, "__slots__": ()})


def marks_of(probes: list[type[Effect]]) -> list[Mark]:
    """The marks that keep these probes in the game."""
    seats = dict.fromkeys(probe.id for probe in probes)
    return [Mark("probe", f"probe:{seat}", ord(seat) - ord("A"), GAME, 0) for seat in seats]


def with_hooks(layers: tuple[Any, ...], hook: Hook) -> tuple[Any, ...]:
    """The layers of a moment with one more mandatory hook."""
    found = {layer: (musts, *rest) for layer, musts, *rest in layers}
    musts, *rest = found.get(hook.layer, ((), (), ()))
    found[hook.layer] = ((*musts, hook), *rest)
    return tuple((layer, *found[layer]) for layer in sorted(found))
