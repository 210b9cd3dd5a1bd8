"""Declared reactions: the hooks of an effect, and the decorators by which its methods become hooks.

``effects.py`` says what they are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .moments import ANY

if TYPE_CHECKING:
    from .effects import Effect

POWER, WILD, SUPER = "power", "wild", "super"


class Hook:
    """One declared reaction of an effect. The arguments are those of effects.md section 2."""

    owner: type[Effect]  # set when the class of the effect is made

    __slots__ = (
        "at", "before", "card", "certain", "fn", "kind", "layer", "mark", "must", "name", "once", "own", "owner",
        "phases", "reach", "roles", "says", "side", "use", "when", "widen", "word",
    )  # fmt: skip

    def __init__(self, at: str, kind: str, fn: Callable[..., Any], declared: dict[str, Any]) -> None:
        self.at, self.kind, self.fn, self.name = at, kind, fn, fn.__name__
        self.roles: int = declared.get("roles", ANY)
        self.must: bool = declared.get("must", False)
        self.reach = 0  # the roles in which a seat may have a use of it
        self.once: bool = declared.get("once", True)
        self.use: bool = declared.get("use", True)
        self.when: Callable[..., bool] | None = declared.get("when")
        self.own: Callable[..., bool] | None = declared.get("own")
        self.layer: int = declared.get("layer", 0)
        self.mark: str | None = declared.get("mark")
        self.widen: int = declared.get("widen", 0)
        self.certain: bool = declared.get("certain", False)  # a card played by it cannot be answered
        self.word: Callable[..., bool] | None = declared.get("word")  # this part needs a word
        self.before: bool = declared.get("before", False)  # also with a lost power, up before the action (R-GEN-6)
        self.phases: tuple[str, ...] = declared.get("phases", ())
        self.says: str = declared.get("says", "")
        self.side: str = POWER
        self.card: tuple[str, str] | None = None  # kind and effect of the card by which it is played


def _declare(at: str, kind: str, declared: dict[str, Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def note(fn: Callable[..., Any]) -> Callable[..., Any]:
        hooks: list[Hook] = fn.__dict__.setdefault("hooks", [])
        hooks.append(Hook(at, kind, fn, declared))
        return fn

    return note


def on(*moments: str, **declared: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """React at a moment of the encounter (at each of several), or to a happening."""

    def note(fn: Callable[..., Any]) -> Callable[..., Any]:
        for moment in moments:
            _declare(moment, "on", declared)(fn)
        return fn

    return note


def respond(announcement: str, **declared: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Answer an announced act (R-TIME-4)."""
    return _declare(announcement, "on", declared)


def replace(plan: str, **declared: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Edit an atomic action before it happens."""
    return _declare(plan, "on", declared)


def modify(query: str, **declared: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Change a computed value. Never asks, emits or changes the state."""
    return _declare(query, "modify", declared)


def _side(fn: Callable[..., Any], side: str) -> Callable[..., Any]:
    for hook in fn.__dict__["hooks"]:
        hook.side = side
    return fn


def wild(fn: Callable[..., Any]) -> Callable[..., Any]:
    """The hook belongs to the wild side of this alien's flare."""
    return _side(fn, WILD)


def super_(fn: Callable[..., Any]) -> Callable[..., Any]:
    """The hook belongs to the super side of this alien's flare."""
    return _side(fn, SUPER)


ALONG = Hook("along", "on", lambda me: None, {})  # a super side that only goes along with a use of the power
ALONG.side = SUPER
MASK = Hook("mask", "on", lambda me: None, {"once": False})  # a use of a power that gives a card another name
