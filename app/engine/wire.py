"""Questions on the wire (protocol.md ASK): references, labels, texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .aliens import ALIENS
from .asks import ALLOCATE, CHOOSE, DEAL, Ask, slot_id
from .hints import announced_hint, hint_of
from .names import title
from .refs import Names, message, say, wire, words
from .state import GATE, RING, WARP
from .texts import ASKS, LABELS, LIKE

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]


def _label(key: str, args: Body, names: Names) -> Body:
    return {"label": say(LABELS[key], args, names), "msg": message(f"label.{key}", args)}


def _use(g: Game, option: tuple[Any, ...], seat: int) -> Body:
    me = option[1]
    kind, identity = me.source
    args: Body = {"what": ("source", kind, identity)}
    body: Body = {"ref": {"type": "use", "use": {"type": kind, "id": identity}}, **_label("use", args, g.names)}
    if me.guise is not None:
        args["card"] = ("face", g.face(me.card).id)
        body |= _label("use_as", args, g.names)
    if me.hook.says:
        body["label"] = f"{body['label']}: {me.hook.says}"
        body["msg"]["hint"] = f"{identity}.{me.hook.name}"
    if me.widened:
        body["label"] += " (with your super flare)"
    hint = hint_of(me)
    if hint is not None:
        body["does"] = hint
    if me.card >= 0:
        body["refs"] = [{"type": "card", "card": g.card(me.card, seat)}]
    return body


def option_wire(g: Game, option: tuple[Any, ...], seat: int) -> Body:
    """One option with its label and references, as the asked seat sees it."""
    kind, value = option[0], option[-1]
    if kind == "use":
        return _use(g, option, seat)
    if kind == "card":
        return {
            "ref": {"type": "card", "card": g.card(value, seat)},
            **_label("card", {"card": ("face", g.face(value).id)}, g.names),
        }
    if kind == "reinforce":
        card, side = value
        args = {"card": ("face", g.face(card).id), "side": ("side", side)}
        return {
            "ref": {"type": "card", "card": g.card(card, seat)},
            "refs": [wire(("side", side))],
            **_label("reinforce", args, g.names),
        }
    if kind == "destiny":
        ref, key = g.destiny_ref(value), "marked" if g.destiny_faces[value].marked else "card"
        return {"ref": wire(ref), **_label(key, {"card": ref}, g.names)}
    if kind == "buy":
        good, price = value
        does = {"kind": "buy", "what": good, "price": price}
        return {
            "ref": {"type": "buy", "buy": good},
            "does": does,
            **_label(f"lucre_shop.{good}", {"n": price}, g.names),
        }
    if kind == "backs":
        rewards, rest = value
        return {"ref": wire(("number", rewards)), **_label("reward_deck.backs", {"n": rewards, "rest": rest}, g.names)}
    if kind == "choice":
        return {"ref": wire(option), **_label(value, {}, g.names)}
    if kind == "card_as":
        card, way = value
        args = {"card": ("face", g.face(card).id)}
        ref = {"type": "card", "card": g.card(card, seat)}
        return {"ref": ref, "refs": [wire(("choice", way))], **_label(way, args, g.names)}
    if kind == "fight":
        planet, other = value
        args = {"planet": ("planet", planet), "whom": ("seat", other)}
        return {"ref": wire(("planet", planet)), "refs": [wire(("seat", other))], **_label("fight", args, g.names)}
    if kind == "take_moon":
        return {"ref": wire(("planet", value)), **_label("take_moon", {"planet": ("planet", value)}, g.names)}
    if kind == "grant":
        planet, giver = value
        args = {"planet": ("planet", planet), "whom": ("seat", giver)}
        return {"ref": wire(("planet", planet)), "refs": [wire(("seat", giver))], **_label("grant", args, g.names)}
    if kind == "card_from":
        return {"ref": wire(("seat", value)), **_label("card_from", {"whom": ("seat", value)}, g.names)}
    if kind == "settle":
        return {"ref": wire(("planet", value)), **_label("settle", {"planet": ("planet", value)}, g.names)}
    if kind == "join":
        role, by = value
        args = {"side": ("side", 0 if g.muster(role) == GATE else 1)}
        body = {"ref": wire(args["side"]), **_label("join" if by is None else "join_by", args, g.names)}
        if by is not None:
            body["refs"] = [{"type": "use", "use": {"type": by.source[0], "id": by.source[1]}}]
        return body
    if kind == "alien":
        body = {
            "ref": {"type": "alien", "alien": value},
            "label": title(value),
            "msg": message("label.alien", {"what": option}),
        }
        return body | ({"traits": ALIENS[value].traits} if ALIENS[value].traits else {})
    if kind in ("complete", "research", "abandon", "tech_in_play"):
        args = {"what": ("tech", value.card)}
        return {"ref": {"type": "tech", "tech": f"t{value.id}"}, **_label(kind, args, g.names)}
    if kind == "tech":
        return {
            "ref": {"type": "tech_card", "tech_card": value},
            "label": title(value),
            "msg": message("label.tech", {"tech": option}),
        }
    if kind == "place":
        ref, label = _place(g, value)
        return {"ref": ref, **label}
    if kind in ("stays", "nothing", "draw_tech", "yes", "no", "pass", "redraw", "turn_up", "reveal_moon"):
        return {"ref": {"type": kind}, **_label(kind, {}, g.names)}
    if kind == "number":
        return {"ref": wire(option), **_label("number", {"n": value}, g.names)}
    return {"ref": wire(option), "label": words(option, g.names), "msg": message(f"label.{kind}", {kind: option})}


def _place(g: Game, place: int) -> tuple[Body, Body]:
    """Reference and label of a place of ships."""
    if place in g.grounds:
        return wire(("planet", place)), _label("planet", {"planet": ("planet", place)}, g.names)
    kind = {WARP: "warp", GATE: "gate", RING: "ring"}.get(place, "elsewhere")
    return {"type": kind}, _label(kind, {}, g.names)


def _slot(g: Game, place: Any, low: int, high: int) -> Body:
    if isinstance(place, tuple):
        label = {"label": words(place, g.names), "msg": message(f"label.{place[0]}", {place[0]: place})}
        return {"id": slot_id(place), "ref": wire(place), "min": low, "max": high, **label}
    if isinstance(place, str):
        ref, label = {"type": place}, _label(f"slot_{place}", {}, g.names)
    else:
        ref, label = _place(g, place)
    return {"id": slot_id(place), "ref": ref, "min": low, "max": high, **label}


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
    hint = announced_hint(ask.announced)
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
