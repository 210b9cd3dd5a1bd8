"""One option of a question on the wire (protocol.md ASK): what it refers to, and its label as its seat sees it.

An option is a tuple that begins with its kind; each kind has its function in ``SHOWN``. A kind that is not there shows
itself: a reference with a name of its own, like a seat or a planet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .aliens import ALIENS
from .hints import hint_of
from .names import title
from .refs import message, say, wire, words
from .state import GATE, RING, WARP
from .texts import LABELS

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]
Option = tuple[Any, ...]
Shown = Callable[["Game", Option, int], Body]


def label(g: Game, key: str, args: Body) -> Body:
    """Label and message of a text of ``LABELS``."""
    return {"label": say(LABELS[key], args, g.names), "msg": message(f"label.{key}", args)}


def option_wire(g: Game, option: Option, seat: int) -> Body:
    """One option with its label and references, as the asked seat sees it."""
    shown = SHOWN.get(option[0])
    if shown is not None:
        return shown(g, option, seat)
    kind = option[0]
    return {"ref": wire(option), "label": words(option, g.names), "msg": message(f"label.{kind}", {kind: option})}


def place_wire(g: Game, place: int) -> Body:
    """Reference and label of a place of ships."""
    if place in g.grounds:
        return {"ref": wire(("planet", place)), **label(g, "planet", {"planet": ("planet", place)})}
    kind = {WARP: "warp", GATE: "gate", RING: "ring"}.get(place, "elsewhere")
    added = g.state.places[place - g.planet_count] if place >= g.planet_count else None
    if added is not None and added.kind != "tech":
        sheet = g.power(added.power)
        if sheet is not None:
            return {"ref": {"type": kind}, **label(g, "on_sheet", {"who": ("seat", sheet.seat)})}
    return {"ref": {"type": kind}, **label(g, kind, {})}


def _use(g: Game, option: Option, seat: int) -> Body:
    me = option[1]
    kind, identity = me.source
    args: Body = {"what": ("source", kind, identity)}
    body: Body = {"ref": {"type": "use", "use": {"type": kind, "id": identity}}, **label(g, "use", args)}
    if me.guise is not None:
        args["card"] = ("face", g.face(me.card).id)
        body |= label(g, "use_as", args)
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


def _card(g: Game, option: Option, seat: int) -> Body:
    card = option[-1]
    args: Body = {"card": ("face", g.face(card).id)}
    return {"ref": {"type": "card", "card": g.card(card, seat)}, **label(g, "card", args)}


def _reinforce(g: Game, option: Option, seat: int) -> Body:
    card, side = option[-1]
    args = {"card": ("face", g.face(card).id), "side": ("side", side)}
    ref = {"type": "card", "card": g.card(card, seat)}
    return {"ref": ref, "refs": [wire(("side", side))], **label(g, "reinforce", args)}


def _destiny(g: Game, option: Option, seat: int) -> Body:
    value = option[-1]
    ref, key = g.destiny_ref(value), "marked" if g.destiny_faces[value].marked else "card"
    return {"ref": wire(ref), **label(g, key, {"card": ref})}


def _buy(g: Game, option: Option, seat: int) -> Body:
    good, price = option[-1]
    does = {"kind": "buy", "what": good, "price": price}
    return {"ref": {"type": "buy", "buy": good}, "does": does, **label(g, f"lucre_shop.{good}", {"n": price})}


def _backs(g: Game, option: Option, seat: int) -> Body:
    rewards, rest = option[-1]
    return {"ref": wire(("number", rewards)), **label(g, "reward_deck.backs", {"n": rewards, "rest": rest})}


def _choice(g: Game, option: Option, seat: int) -> Body:
    return {"ref": wire(option), **label(g, option[-1], {})}


def _card_as(g: Game, option: Option, seat: int) -> Body:
    card, way = option[-1]
    args: Body = {"card": ("face", g.face(card).id)}
    ref = {"type": "card", "card": g.card(card, seat)}
    return {"ref": ref, "refs": [wire(("choice", way))], **label(g, way, args)}


def _planet_of(g: Game, option: Option, seat: int) -> Body:
    planet, other = option[-1]
    args: Body = {"planet": ("planet", planet), "whom": ("seat", other)}
    return {"ref": wire(("planet", planet)), "refs": [wire(("seat", other))], **label(g, option[0], args)}


def _planet(g: Game, option: Option, seat: int) -> Body:
    planet: Option = ("planet", option[-1])
    return {"ref": wire(planet), **label(g, option[0], {"planet": planet})}


def _card_from(g: Game, option: Option, seat: int) -> Body:
    whom: Option = ("seat", option[-1])
    return {"ref": wire(whom), **label(g, "card_from", {"whom": whom})}


def _join(g: Game, option: Option, seat: int) -> Body:
    role, by = option[-1]
    args: Body = {"side": ("side", 0 if g.muster(role) == GATE else 1)}
    body: Body = {"ref": wire(args["side"]), **label(g, "join" if by is None else "join_by", args)}
    if by is not None:
        body["refs"] = [{"type": "use", "use": {"type": by.source[0], "id": by.source[1]}}]
    return body


def _alien(g: Game, option: Option, seat: int) -> Body:
    alien = option[-1]
    msg = message("label.alien", {"what": option})
    body: Body = {"ref": {"type": "alien", "alien": alien}, "label": title(alien), "msg": msg}
    return body | ({"traits": ALIENS[alien].traits} if ALIENS[alien].traits else {})


def _tech_of(g: Game, option: Option, seat: int) -> Body:
    card = option[-1]
    return {"ref": {"type": "tech", "tech": f"t{card.id}"}, **label(g, option[0], {"what": ("tech", card.card)})}


def _tech(g: Game, option: Option, seat: int) -> Body:
    card = option[-1]
    msg = message("label.tech", {"tech": option})
    return {"ref": {"type": "tech_card", "tech_card": card}, "label": title(card), "msg": msg}


def _place(g: Game, option: Option, seat: int) -> Body:
    return place_wire(g, option[-1])


def _number(g: Game, option: Option, seat: int) -> Body:
    return {"ref": wire(option), **label(g, "number", {"n": option[-1]})}


def _word(g: Game, option: Option, seat: int) -> Body:
    return {"ref": {"type": option[0]}, **label(g, option[0], {})}


_WORDS = ("stays", "nothing", "draw_tech", "yes", "no", "pass", "redraw", "turn_up", "reveal_moon")
SHOWN: dict[str, Shown] = {
    "use": _use,
    "card": _card,
    "card_as": _card_as,
    "card_from": _card_from,
    "reinforce": _reinforce,
    "destiny": _destiny,
    "buy": _buy,
    "backs": _backs,
    "choice": _choice,
    "fight": _planet_of,
    "grant": _planet_of,
    "take_moon": _planet,
    "settle": _planet,
    "join": _join,
    "alien": _alien,
    "tech": _tech,
    "place": _place,
    "number": _number,
    **dict.fromkeys(("complete", "research", "abandon", "tech_in_play"), _tech_of),
    **dict.fromkeys(_WORDS, _word),
}
