"""What must be true at every stop of every game (docs/testing.md, Properties)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from app.engine import Ask, Game
from app.engine.state import State
from bench.conserved import SHIPS_A_PLANET

PHASES = {
    "setup", "start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution", "end",
    "over",
}  # fmt: skip
VIEW_KEYS = {"phase", "turn", "encounter", "seats", "planets", "gate", "decks", "elsewhere", "known", "winners"}
SEAT_KEYS = {
    "seat", "name", "colour", "alien", "power", "powers", "hand", "foreign_colonies", "home_colonies", "warp",
}  # fmt: skip
ENCOUNTER_KEYS = {
    "offense", "defense", "planet", "offense_allies", "defense_allies", "invited", "cards", "totals",
}  # fmt: skip
ASK_KEYS = {"id", "seat", "kind", "phase", "moment", "window", "title", "text", "msg", "source", "default"}
OF_KIND = {
    "choose": {"options", "min", "max"},
    "allocate": {"slots", "total"},
    "order": {"options"},
    "deal": {"with", "offer", "received", "can_give", "can_receive"},
}
CARD_KEYS = {"id", "card", "kind", "name"}


def check_known(game: Game) -> None:
    """Who can name which card: owners their own, nobody one in the deck below what lies shown on top (but for who looks
    through it just now), everybody one on the discard pile."""
    state = game.state
    for seat, hand in enumerate(state.hands):
        for card in hand:
            assert game.where[card] == seat
            assert state.ids[seat][card], "an owner can name the own cards"
    searching = {a.seat for a in game.asks if sum(o[0] == "card" and o[1] in state.deck for o in a.options) > 1}
    rows = [row for seat, row in enumerate(state.ids) if seat not in searching]
    shown = True
    for card in reversed(state.deck if state.phase != "setup" else []):  # before play an effect may look it through
        shown = shown and bool(state.ids[-1][card])  # an effect has shown all the cards on top
        assert shown or not any(row[card] for row in rows), "nobody can follow a card into the deck"
    for card in state.discard:
        assert state.ids[-1][card], "discarded cards lie open"


def check_ask(ask: Ask) -> None:
    """The question can be answered, and its default is a legal answer."""
    ask.read(ask.default)
    assert ask.id.startswith(f"s{ask.seat}-")
    if ask.kind == "choose":
        assert 0 <= ask.low <= ask.high <= len(ask.options)
        assert ask.options
    elif ask.kind == "allocate":
        low, high = ask.total
        assert all(0 <= least <= most for _, least, most in ask.slots)
        assert sum(slot[1] for slot in ask.slots) <= low <= high <= sum(slot[2] for slot in ask.slots)
        assert len({slot[0] for slot in ask.slots}) == len(ask.slots)


def check_asks(game: Game) -> None:
    """The open questions fit the rest of what the game says."""
    asks = game.asks
    if game.over:
        assert asks == []
        assert game.winners or game.setup.options.hazards  # a hazard may make everybody lose
        assert game.waiting == []
        return
    assert asks
    assert len({ask.id for ask in asks}) == len(asks)
    for ask in asks:
        check_ask(ask)
    assert not any(ask.window or ask.silent or ask.back for ask in asks if ask.free)
    due = [ask for ask in asks if not ask.free]  # nobody waits for an answer that may be given at any time
    assert due
    if game.window:
        assert game.waiting == []
        assert game.moment
        assert all(ask.window and ask.moment == game.moment for ask in due)
        assert len({ask.seat for ask in due}) == len(due), "one question a seat in a window"
    else:
        assert game.waiting == sorted({ask.seat for ask in due})
        assert game.moment == ""
        assert not any(ask.window or ask.silent or ask.back for ask in due)


def check_wire(game: Game) -> None:
    """Questions on the wire are JSON and say what protocol.md promises."""
    for ask in game.asks:
        body = game.wire(ask)
        assert body == json.loads(json.dumps(body)), "keys are strings, nothing but JSON"
        assert set(body) >= ASK_KEYS | OF_KIND[ask.kind]
        assert isinstance(body.get("actor", 0), int)
        assert isinstance(body.get("target", 0), int)
        assert body["title"]
        assert body["text"]
        assert "{" not in body["title"] + body["text"]
        for option in [*body.get("options", ()), *body.get("slots", ())]:
            assert set(option) >= {"id", "label", "ref"}
            assert option["label"]
            assert "type" in option["ref"]
        ids = [option["id"] for option in body.get("options", ())]
        assert len(set(ids)) == len(ids)


def ships_in_view(view: dict[str, Any]) -> Counter[str]:
    """Ships of every seat as protocol.md says they add up."""
    total: Counter[str] = Counter()
    for planet in view["planets"]:
        total.update(planet["ships"])
    total.update(view["gate"]["ships"])
    total.update({str(seat["seat"]): seat["warp"] for seat in view["seats"]})
    total.update(view["elsewhere"])
    total.subtract(view.get("extra_ships", {}))
    if view["encounter"]:
        total.update(view["encounter"]["defense_allies"])
        for seat, ships in view["encounter"]["offense_allies"].items():
            assert view["gate"]["ships"].get(seat, 0) == ships
    return total


def _card_ids(view: dict[str, Any]) -> list[str]:
    cards = [*view["decks"]["discard"], *view.get("hand", ()), *(entry["card"] for entry in view["known"])]
    cards += [entry["card"] for entry in view["table"]]
    if view["encounter"]:
        cards += [card for card in view["encounter"]["cards"].values() if isinstance(card, dict)]
        cards += [entry["card"] for entry in view["encounter"]["added"]]
    for card in cards:
        assert set(card) >= CARD_KEYS
    return [card["id"] for card in cards]


def check_view(game: Game, viewer: int | None) -> None:
    """A view is JSON, has the promised keys, its ships add up, and each card has one name in it."""
    view = game.view(viewer)
    assert view == json.loads(json.dumps(view))
    assert view == {**game.public_view(), **game.private_view(viewer)}
    assert set(view) >= VIEW_KEYS
    assert ("hand" in view) == (viewer is not None)
    assert view["phase"] in PHASES
    assert (view["winners"] is not None) == game.over
    for seat in view["seats"]:
        assert set(seat) >= SEAT_KEYS
    if view["encounter"]:
        assert set(view["encounter"]) >= ENCOUNTER_KEYS
    if view["planets"]:
        total = SHIPS_A_PLANET * game.state.planets_each
        assert ships_in_view(view) == {str(seat): total for seat in range(game.state.seats)}
    ids = _card_ids(view)
    assert len(set(ids)) == len(ids), "two cards under one id"
    assert not [card for card in ids if card.endswith("-0")], "a card that this viewer cannot follow"
    if viewer is not None and not game.over:
        assert len(view["hand"]) == view["seats"][viewer]["hand"]
        own = f"s{viewer}-"
        assert all(card.startswith(("c", own)) for card in ids)
    if viewer is None and not game.over:
        assert all(card.startswith("c") for card in ids)


def check_checkpoint(state: State) -> None:
    """At the start of a phase nothing is pending (effects.md section 10)."""
    assert state.table == []
    assert state.goto == ""
    assert not [mark for mark in state.marks if mark.until == "phase"]
    if state.phase != "setup":
        assert not state.candidates


def check_encounter_over(state: State) -> None:
    """After the end of an encounter no mark of it, no zap, no use and no lent power is left."""
    assert not [mark for mark in state.marks if mark.until not in ("turn", "game")]
    assert state.lasting == []
    for power in state.powers:
        assert not power.zapped or state.phase == "start_turn"  # a zap at turn.end lasts through the next encounter
        assert not power.used or state.phase == "start_turn"
        assert power.seat == power.home
    assert not any(state.ships[-1][seat] or state.ships[-2][seat] for seat in range(state.seats))
    assert state.encounter.slots == [-1, -1]
    assert state.encounter.added == []
