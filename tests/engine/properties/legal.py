"""What the protocol says is a legal VALUE for an ASK on the wire: written from the page, not from the engine."""

from __future__ import annotations

from typing import Any

from app.engine.offers import MOST_PROMISES, PROMISE_LENGTH

Body = dict[str, Any]


def is_legal(ask: Body, value: Any) -> bool:
    """True if any player may answer so."""
    if value is None and ask.get("back"):
        return True
    kind = ask["kind"]
    if kind == "choose":
        return _choice(ask, value, ask["min"], ask["max"])
    if kind == "order":
        return _choice(ask, value, len(ask["options"]), len(ask["options"]))
    if kind == "allocate":
        return _allocation(ask, value)
    return _deal(ask, value)


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _choice(ask: Body, value: Any, low: int, high: int) -> bool:
    known = [option["id"] for option in ask["options"]]
    return (
        isinstance(value, list)
        and low <= len(value) <= high
        and all(isinstance(item, str) and item in known for item in value)
        and len(set(value)) == len(value)
    )


def _allocation(ask: Body, value: Any) -> bool:
    if not isinstance(value, dict) or set(value) - {slot["id"] for slot in ask["slots"]}:
        return False
    if not all(_whole(value.get(slot["id"], 0), slot["min"], slot["max"]) for slot in ask["slots"]):
        return False
    return ask["total"]["min"] <= sum(value.values()) <= ask["total"]["max"]


def _deal(ask: Body, value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    action = value.get("action")
    if action not in ask.get("actions", [action]):
        return False
    if action in ("withdraw", "refuse"):
        return True
    if action == "accept":
        return ask["received"] is not None
    return action == "offer" and _offer(ask, value.get("offer"))


def _offer(ask: Body, offer: Any) -> bool:
    if not isinstance(offer, dict):
        return False
    give, take = offer.get("give"), offer.get("take")
    if not all(half is None or isinstance(half, dict) for half in (give, take)):
        return False
    promises = offer.get("promises")
    promises = [] if promises is None else promises
    if not isinstance(promises, list) or len(promises) > MOST_PROMISES:
        return False
    if not all(isinstance(text, str) and len(text) <= PROMISE_LENGTH and _sayable(text) for text in promises):
        return False
    held = [card["id"] for card in ask["can_give"]["cards"]]
    return (
        _half(give or {}, ask["can_give"], held, once=True)
        and _half(take or {}, ask["can_receive"], ask["can_receive"]["cards"], once=False)
        and _more_than_lucre(give or {}, take or {})
    )  # fmt: skip


def _more_than_lucre(give: Body, take: Body) -> bool:
    """Lucre goes along with a card or a colony, of either side."""
    halves = (give, take)
    moves = any(half.get("cards") or half.get("random_cards") or half.get("colony") is not None for half in halves)
    return moves or not any(half.get("lucre") for half in halves)


def _sayable(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _half(half: Body, can: Body, known: list[str], once: bool) -> bool:
    cards, count, colony = half.get("cards"), half.get("random_cards"), half.get("colony")
    cards = [] if cards is None else cards
    if not isinstance(cards, list) or not all(isinstance(card, str) and card in known for card in cards):
        return False
    if once and len(set(cards)) < len(cards):
        return False
    if not _whole(0 if count is None else count, 0, can["random_cards"] - len(cards)):
        return False
    if colony is not None and (not isinstance(colony, str) or colony not in can["colonies"]):
        return False
    lucre = half.get("lucre")
    if lucre is not None and not _whole(lucre, 0, can.get("lucre", 0)):
        return False
    release = half.get("release")
    if release is None:
        return True
    if not isinstance(release, dict) or "release" not in can:
        return False
    return all(_whole(n, 0, can["release"].get(seat, 0)) for seat, n in release.items())
