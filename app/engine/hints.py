"""What a use or a question means, in a few words that programs understand: for bots, and for browsers that show it.

A sheet speaks to players in sentences. Beside them an effect may declare, in the game's terms and never by its name:

- ``does``: use -> a hint, a word or a function of the handle that gives ``{"kind": word, ...}`` (protocol.md, Hints);
- ``like``: question -> the question of the core rules, or the word, that says how it is to be answered;
- ``shows``: mark -> what is in force while the mark lies;
- ``traits`` (of an alien): what its owner's ships and cards count for as long as the power works.

A hint is made when the question is shown to its seat, from what that seat may know. Hints of announced uses go to all
who may answer, so only words and outcomes of open cards are told to others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .cards import ATTACK_COUNTS
from .outcomes import DEAL
from .state import Mark

if TYPE_CHECKING:
    from .effects import Effect

Body = dict[str, Any]
Hint = str | Callable[..., Body | None]
OUTCOME = "outcome"


def hint_of(me: Effect) -> Body | None:
    """What this use would do for its seat; None if nothing is declared."""
    declared = me.does.get(me.hook.name)
    if declared is None:
        return None
    return {"kind": declared} if isinstance(declared, str) else declared(me)


def announced_hint(me: Effect | None) -> Body | None:
    """What an announced use does, as far as everybody may know."""
    hint = hint_of(me) if me is not None else None
    if me is None or hint is None:
        return None
    open_outcome = hint["kind"] == OUTCOME and not hint.keys() & {"own", "costs"}
    return hint if open_outcome or isinstance(me.does[me.hook.name], str) else None


def turns(kind: str, data: Sequence[int] = ()) -> Callable[[Effect], Body | None]:
    """The hint of a use that sets this mark: the outcome as the open cards lie, and with the mark."""

    def hint(me: Effect) -> Body | None:
        return forecast(me, kind, list(data))

    return hint


def forecast(me: Effect, kind: str, data: list[int]) -> Body | None:
    """The outcome now and with a mark of this use; None while a card lies face down."""
    if not all(me.g.encounter.face_up) or me.g.encounter.forced:
        return None
    marks = me.g.state.marks
    now = _outcome(me)
    marks.append(Mark(kind, f"{me.kind}:{me.id}", me.seat, "", 0, me.power.id if me.power else -1, data))
    try:
        return {"kind": OUTCOME, "now": now, "then": _outcome(me)}
    finally:
        marks.pop()


def _outcome(me: Effect) -> str:
    encounter = me.g.encounter
    before = encounter.totals
    encounter.totals = me.g.reckon()[0]
    try:
        return me.g.outcome()
    finally:
        encounter.totals = before


def settles(wins: bool = True) -> Callable[[Effect], Body | None]:
    """The hint of a use that makes the own side win (or lose), whatever the cards say."""

    def hint(me: Effect) -> Body | None:
        if not all(me.g.encounter.face_up) or me.g.encounter.forced:
            return None
        side = me.side if wins else me.other_side
        return {"kind": OUTCOME, "now": _outcome(me) or DEAL, "then": ("offense", "defense")[side]}

    return hint


def calls_deal(me: Effect) -> Body | None:
    """The hint of a use that makes the main players talk about a deal instead."""
    if not all(me.g.encounter.face_up) or me.g.encounter.forced:
        return None
    return {"kind": OUTCOME, "now": _outcome(me) or DEAL, "then": DEAL}


def becomes(face: str | Callable[..., str], own: bool = False) -> Callable[[Effect], Body | None]:
    """The hint of a use after which the own side's card counts as another face, which may be its ``own`` secret."""

    def hint(me: Effect) -> Body | None:
        encounter = me.g.encounter
        if not all(encounter.face_up) or encounter.forced:
            return None
        now, became = _outcome(me), list(encounter.became)
        encounter.became[me.side] = face if isinstance(face, str) else face(me)
        try:
            return {"kind": OUTCOME, "now": now, "then": _outcome(me), **({"own": True} if own else {})}
        finally:
            encounter.became = became

    return hint


def stops_reinforcement(me: Effect, costs: Sequence[int] = ()) -> Body | None:
    """The hint of an answer that annuls an announced reinforcement: the outcome with it, and without."""
    act, encounter = me.payload, me.g.encounter
    if act is None or not all(encounter.face_up) or encounter.forced:
        return None
    without, before = _outcome(me), encounter.totals
    encounter.totals = me.g.reckon()[0]
    encounter.totals[act.choices["side"]] += me.g.face(act.card).value
    try:
        return {"kind": OUTCOME, "now": me.g.outcome(), "then": without, "costs": _ids(me, costs)}
    finally:
        encounter.totals = before


def table(change: Callable[[int], int]) -> dict[str, int]:
    """Printed value of every attack card -> what it counts for."""
    return {str(value): change(value) for value in ATTACK_COUNTS}


def values(change: Callable[[int], int]) -> Callable[[Effect], Body]:
    """The hint of a use that changes what all revealed attack cards count for."""
    return lambda me: {"kind": "values", "table": table(change)}


def adds(values: Callable[..., Sequence[int]], all_at_once: bool = False) -> Callable[[Effect], Body]:
    """The hint of a use that adds own cards of these values to the own side's total, one of them or any number."""
    return lambda me: {
        "kind": "add", "side": ("offense", "defense")[me.side], "values": list(values(me)), "many": all_at_once,
    }  # fmt: skip


def changes(rows: Callable[..., Mapping[int, Mapping[str, float]]]) -> Callable[[Effect], Body]:
    """The hint of a use by which seats gain or lose ``colonies``, ``homes``, ``ships``, ``cards``, ``techs``."""
    return lambda me: {"kind": "change", "seats": _seats(rows(me))}


def spoils(rows: Callable[..., Sequence[Mapping[int, Mapping[str, float]]]]) -> Callable[[Effect], Body]:
    """The hint of a use by which seats gain or lose if the offense wins, and if the defense does."""

    def hint(me: Effect) -> Body:
        offense, defense = rows(me)
        return {"kind": "spoils", "offense": _seats(offense), "defense": _seats(defense)}

    return hint


def _ids(me: Effect, cards: Sequence[int]) -> list[str]:
    return [me.g.card(card, me.seat)["id"] for card in cards]


def _seats(rows: Mapping[int, Mapping[str, float]]) -> Body:
    return {str(seat): dict(row) for seat, row in rows.items()}


def paying(kind: str, ships: int = 0, cards: Callable[..., Sequence[int]] | None = None) -> Callable[[Effect], Body]:
    """The hint of a use that costs own ships, or these own cards."""

    def hint(me: Effect) -> Body:
        body: Body = {"kind": kind, "ships": ships}
        if cards is not None:
            body["costs"] = _ids(me, cards(me))
        return body

    return hint


def shedding(cards: Callable[..., Sequence[int]], draws: bool = False) -> Callable[[Effect], Body]:
    """The hint of a use that rids the hand of some of these cards, for nothing or for as many new ones."""
    return lambda me: {"kind": "shed", "cards": _ids(me, cards(me)), "draws": draws}


def salvages(cards: Callable[..., Sequence[int]]) -> Callable[[Effect], Body]:
    """The hint of a use that takes one of these cards of the discard pile."""
    return lambda me: {"kind": "salvage", "what": "one", "cards": _ids(me, cards(me))}


def total(by: Callable[..., int], own: bool = True) -> Callable[[Effect], Body]:
    """The hint of a use that changes the total of the own side, or of the other one."""
    return lambda me: {"kind": "total", "side": ("offense", "defense")[me.side if own else me.other_side], "by": by(me)}


def planets(kind: str, places: Callable[..., Iterable[int]]) -> Callable[[Effect], Body]:
    """The hint of a use that happens to one of these planets."""
    return lambda me: {"kind": kind, "planets": [str(place) for place in places(me)]}
