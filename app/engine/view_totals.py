"""The totals of both sides in views, each with the terms that it adds up from (R-REVEAL-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .refs import SIDES, message, say
from .texts import LABELS

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]


def totals_of(g: Game) -> Body | None:
    """Both totals with their terms: as fixed, or as they stand while both cards lie open (R-REVEAL-4)."""
    e = g.encounter
    totals, terms = e.totals, e.terms
    if not totals:
        if g.state.phase != "reveal" or not all(e.face_up) or e.forced:
            return None
        totals, terms = g.reckon()
    key, body = g.memo.get("totals", ([], None))
    if key != [totals, terms]:
        body = {
            name: {"total": totals[side], "terms": [_term(g, *term) for term in terms[side]]}
            for side, name in enumerate(SIDES)
        }
        g.memo["totals"] = ([totals[:], [own[:] for own in terms]], body)
    return body


def _term(g: Game, label: str, value: int, source: str) -> Body:
    """One line of a total: words, number, and where it comes from."""
    kind, _, identity = source.partition(":")
    args = (
        {"who": ("seat", int(identity))} if kind == "seat" else {"what": ("face" if kind == "card" else kind, identity)}
    )
    key = f"term_{label}" if f"term_{label}" in LABELS else "term"
    return {
        "label": say(LABELS[key], args, g.names),
        "msg": message(f"label.{key}", args),
        "value": value,
        "source": {"type": kind, "id": identity},
    }
