"""Answers the page's calls and its socket with a state."""

from __future__ import annotations

import hashlib
import json
import time
from functools import cache
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute

from app.engine import catalogue_aliens, catalogue_cards
from app.tables.diff import diff

from .parts import BOTS, NAMES, Body
from .states import STORIES

CODE = "KORA52"
FIRST_SEQ = 120
COMMITMENT = "ab" * 32
RULES = {
    "api/rules/aliens": lambda: {"aliens": catalogue_aliens()},
    "api/rules/cards": lambda: {"cards": catalogue_cards()},
}
_LOG = [
    (13, "outcome", "Anouk wins the encounter, 14 to 11."),
    (13, "use", "Kenji uses Cosmic Zap on Anouk."),
    (13, "ships_lost", "Orrery loses 2 ships to the warp."),
    (14, "turn", "Turn 14: Mira is the offense."),
    (14, "ships_retrieved", "Mira brings 1 ship back from the warp."),
    (14, "destiny", "Mira turns up destiny: Tobias."),
    (14, "aimed", "Mira aims the gate at Tobias's planet 3."),
    (14, "ships_launched", "Mira launches 3 ships."),
]
_CHAT = [(1, "I come along if you leave me III next time"), (3, "generous. I still have friends")]
_WATCHERS = [("Noor", "Tobias has to play negotiate here"), ("Eli", "or bluff")]


@cache
def rules(path: str) -> str:
    """What the server says there of the rules, the same for every state."""
    return json.dumps(RULES[path]())


def table(state: Body) -> Body:
    """The table's record for a state."""
    count = len(state["view"]["seats"])
    bots = set(range(1, count)) if state.get("alone") else BOTS
    seats = [
        {
            "seat": seat,
            "player": None if seat in bots else {"id": f"p{seat}", "name": NAMES[seat]},
            "bot": "normal" if seat in bots else None,
            "ready": True,
        }
        for seat in range(count)
    ]
    return {
        "id": "tbl",
        "code": CODE,
        "name": "Tuesday table",
        "status": state.get("status", "playing"),
        "host": "p0",
        "visibility": "private",
        "spectators": True,
        "seats": seats,
        "options": {"pace": "live"},
        "created_at": 0,
        "seq": 120,
        "commitment": COMMITMENT,
        "paused": state.get("paused", False),
    }


def hello(state: Body, seq: int) -> Body:
    """The first frame on the socket."""
    return {
        "type": "hello",
        "protocol": 1,
        "table": table(state),
        "seat": state.get("seat", 0),
        "seq": seq,
        "view": state["view"],
        "asks": state["asks"],
        "waiting": state["waiting"],
        "deadline": state.get("deadline"),
        **({"banks": state["banks"]} if "banks" in state else {}),
        "auto": [],
        "commitment": COMMITMENT,
        "now": int(time.time() * 1000),
    }


def _line(seat: int | None, player: str, name: str, text: str, to: str) -> Body:
    """A line of the chat."""
    return {"type": "chat", "from": seat, "player": player, "name": name, "text": text, "at": 0, "to": to}


class Feed:
    """The server's side of a state's socket: what happens next."""

    def __init__(self, state: Body) -> None:
        self.state = state
        self.sockets: list[WebSocketRoute] = []
        self.heard: list[Body] = []
        """What the page has sent, pings aside."""
        self.seq = FIRST_SEQ

    def hear(self, message: str | bytes) -> None:
        """Take a frame from the page; a command is acknowledged if ``deaf`` is off."""
        body: Body = json.loads(message)
        if body["type"] == "ping":
            return
        self.heard.append(body)
        if not self.deaf and "id" in body:
            self.sockets[-1].send(json.dumps({"type": "ack", "id": body["id"], "seq": self.seq}))

    deaf = False
    """Commands get no acknowledgement, as when the connection is lost right after them."""

    def tell(self, view: Body, *events: Body, asks: list[Body] | None = None) -> None:
        """An update to this view, on the latest socket."""
        before, self.state = self.state["view"], self.state | {"view": view}
        patch: list[Body] = []
        diff("", before, view, patch)
        short = hashlib.sha256(json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode())
        if asks is not None:
            self.state["asks"] = asks
        frame = {"type": "update", "seq": self.seq + 1, "prev": self.seq, "events": list(events), "patch": patch}
        frame |= {"asks": self.state["asks"], "waiting": self.state["waiting"], "deadline": self.state.get("deadline")}
        self.seq += 1
        self.sockets[-1].send(json.dumps(frame | {"hash": short.hexdigest()[:16]}))


async def play_story(page: Page, name: str, feed: Feed | None = None) -> str:
    """Answers the page's calls with one state from now on; returns the path to open. With a ``feed`` it goes on."""
    state = STORIES[name]() if feed is None else feed.state
    watch = state.get("seat", 0) is None
    answers: dict[str, Any] = {
        "api/me": {"player": {"id": "watcher" if watch else "p0", "name": "Mira"}, "tables": []},
        f"api/tables/{CODE}": table(state),
        f"api/tables/{CODE}/view": {"seq": 100, "view": state["view"]},
    }
    events = [
        {"kind": kind, "text": text, "encounter": encounter, "seq": 100 + number}
        for number, (encounter, kind, text) in enumerate(_LOG)
    ]

    async def rest(route: Route) -> None:
        path = route.request.url.split("?")[0].split("/", 3)[-1]
        if path.endswith("/events"):
            await route.fulfill(json={"seq": 120, "events": events, "next": None})
        elif path in RULES:
            await route.fulfill(body=rules(path), content_type="application/json")
        else:
            await route.fulfill(json=answers.get(path, {}))

    def socket(ws: WebSocketRoute) -> None:
        ws.on_message((lambda _message: None) if feed is None else feed.hear)
        if feed is not None:
            feed.sockets.append(ws)
        ws.send(json.dumps(hello(state if feed is None else feed.state, FIRST_SEQ if feed is None else feed.seq)))
        ws.send(json.dumps({"type": "presence", "seats": {"3": "away"}, "spectators": 6}))
        for seat, text in _CHAT:
            ws.send(json.dumps(_line(seat, f"p{seat}", NAMES[seat], text, "table")))
        for name, text in _WATCHERS if watch or state.get("status") == "finished" else []:
            ws.send(json.dumps(_line(None, f"w{name}", name, text, "spectators")))

    await page.unroute_all()
    await page.route("**/api/**", rest)
    await page.route_web_socket("**/ws/**", socket)
    return f"/t/{CODE}/watch" if watch else f"/t/{CODE}"
