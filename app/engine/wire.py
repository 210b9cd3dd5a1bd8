"""Questions on the wire (protocol.md ASK): texts, slots, and what else stands beside the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .asks import ALLOCATE, CHOOSE, DEAL, Ask, slot_id
from .hints import announced_hint
from .option_wire import label, option_wire, place_wire
from .refs import message, say, wire, words
from .texts import ASKS, LIKE

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]


def _slot(g: Game, place: Any, low: int, high: int) -> Body:
    if isinstance(place, tuple):
        shown = {
            "ref": wire(place), "label": words(place, g.names), "msg": message(f"label.{place[0]}", {place[0]: place}),
        }  # fmt: skip
    elif isinstance(place, str):
        shown = {"ref": {"type": place}, **label(g, f"slot_{place}", {})}
    else:
        shown = place_wire(g, place)
    return {"id": slot_id(place), "min": low, "max": high, **shown}


def _otherwise(ask: Ask, text: str, choices: list[Body]) -> str:
    """What happens if nothing is answered, where the question itself does not say so."""
    if ask.free or ask.kind == DEAL or "default" in text or "If you do nothing" in text:
        return ""
    if ask.back:
        return " If you do nothing, this is not used."
    labels = {choice["id"]: choice["label"] for choice in choices}
    if ask.kind == ALLOCATE:
        named = [f"{labels[slot]} ({n})" for slot, n in ask.default.items() if n]
    else:
        named = [labels[option] for option in ask.default]
    return f" By default: {', '.join(named) or 'nothing'}."


def _announced(g: Game, use: Any) -> Body | None:
    """What an announced use does: reckoned once for all seats that may answer now."""
    if use is None:
        return None
    here = (use, g.phase_number, len(g.entries))
    key, hint = g.memo.get("announced", (None, None))
    if key != here:
        hint = announced_hint(use)
        g.memo["announced"] = (here, hint)
    return hint


def ask_wire(g: Game, ask: Ask) -> Body:
    """The ASK as its seat gets it, without the deadline, which the table sets."""
    head, text = ASKS[ask.text]
    source = ask.source or ("rule", ask.phase)
    body: Body = {
        "id": ask.id,
        "seat": ask.seat,
        "kind": ask.kind,
        "phase": g.shown_phase(ask.phase),
        "moment": ask.moment,
        "window": ask.window,
        "title": say(head, ask.args, g.names),
        "text": say(text, ask.args, g.names),
        "msg": message(f"ask.{ask.text}", ask.args),
        "source": {"type": source[0], "id": source[1]},
        "default": ask.default,
    }
    if ask.actor is not None:
        body["actor"] = ask.actor
    if ask.target is not None:
        body["target"] = ask.target
    if ask.text in LIKE:
        body["like"] = LIKE[ask.text]
    hint = _announced(g, ask.announced)
    if hint is not None:
        body["does"] = hint
    if ask.side is not None:
        body["side"] = ("offense", "defense")[ask.side]
    if ask.free:
        body["free"] = True
    if ask.eager:
        body["does"] = {"kind": "gain"}
    if ask.back:
        body["back"] = True
    if ask.kind == ALLOCATE:
        body["slots"] = [_slot(g, *slot) for slot in ask.slots]
        body["total"] = {"min": ask.total[0], "max": ask.total[1]}
    elif ask.kind == DEAL:
        body |= ask.deal.fields(ask.seat)
    else:
        body["options"] = [{"id": str(i), **option_wire(g, o, ask.seat)} for i, o in enumerate(ask.options)]
        if ask.kind == CHOOSE:
            body["min"], body["max"] = ask.low, ask.high
    body["text"] += _otherwise(ask, body["text"], body.get("options") or body.get("slots") or [])
    return body
