"""States of the table made by hand from the protocol, to show and test the page without playing up to them.

``story(name)`` gives the answers of the lobby and the ``hello`` frame of one state; ``play_story`` puts them in front of a
page. Nothing of this is part of what is shipped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute

Body = dict[str, Any]

COLOURS = ["blue", "red", "yellow", "purple", "green", "orange", "cyan", "white"]
NAMES = ["Mira", "Kenji", "Anouk", "Tobias", "Orrery", "Ines", "Ravi", "Sable"]
ALIENS = ["parasite", "zombie", "sorcerer", "oracle", "macron", "tripler", "mind", "warrior"]
POWERS = {
    "parasite": "May join either side without being invited.",
    "zombie": "Ships never go to the warp.",
    "sorcerer": "May swap the two played cards.",
    "oracle": "Sees the opponent's card before choosing.",
    "macron": "Each of its ships counts as four.",
    "tripler": "Low attack cards count three times, high ones a third.",
    "mind": "Looks at another player's hand.",
    "warrior": "Grows stronger with every encounter.",
}
BOTS = {4, 7}


def card(number: int, kind: str, value: int | None = None, name: str = "", face: str = "") -> Body:
    """One card of the own hand."""
    words = name or {"attack": f"Attack {value:02d}" if value is not None else "", "reinforcement": f"Reinforcement +{value}"}.get(kind, kind.capitalize())
    body: Body = {"id": f"c{number}", "card": face or (f"{kind}_{value}" if value is not None else kind), "kind": kind, "name": words}
    return body if value is None else body | {"value": value}


HAND = [
    card(1, "attack", 6), card(2, "attack", 8), card(3, "attack", 12), card(4, "negotiate"), card(5, "morph"),
    card(6, "reinforcement", 3), card(7, "artifact", name="Cosmic Zap", face="cosmic_zap"), card(8, "artifact", name="Plague", face="plague"),
]  # fmt: skip
EXTRA = [
    card(11, "attack", 14), card(12, "attack", 20), card(13, "attack", 40), card(14, "negotiate"),
    card(15, "reinforcement", 5), card(16, "artifact", name="Mobius Tubes", face="mobius_tubes"),
]  # fmt: skip

GUESTS: dict[int, dict[int, int]] = {2: {1: 1}, 6: {0: 1}, 8: {2: 1}, 9: {4: 1}, 10: {3: 1}, 12: {0: 1}, 16: {1: 2}, 19: {2: 1}, 20: {0: 1}, 22: {2: 2}, 24: {0: 1}}
HOMES = [4, 3, 2, 4, 2, 4, 4, 3, 2, 4, 3, 2, 4, 0, 3, 4, 3, 4, 2, 1, 3, 3, 2, 4, 3]


def view(seats: int = 5, offense: int = 0, defense: int = 3, phase: str = "launch", **changes: Any) -> Body:
    """A VIEW in the middle of a game."""
    planets = []
    for planet in range(seats * 5):
        system = planet // 5
        ships = {system: HOMES[planet] if planet < len(HOMES) else 4, **{s: n for s, n in GUESTS.get(planet, {}).items() if s < seats}}
        planets.append({"id": str(planet), "system": system, "index": planet % 5, "ships": {str(s): n for s, n in ships.items() if n}})
    warp = [1, 0, 4, 5, 3, 6, 0, 0]
    colonies = [4, 2, 3, 1, 2, 0, 0, 1]
    states = ["active", "active", "zapped", "active", "active", "lost", "active", "active"]
    target = str(defense * 5 + 2)
    body: Body = {
        "phase": phase,
        "turn": {"number": 14, "offense": offense, "owner": offense, "encounter": 1},
        "encounter": {
            "offense": offense, "defense": defense, "planet": target, "number": 1, "hazard": None,
            "destiny": {"type": "seat", "seat": defense}, "offense_allies": {}, "defense_allies": {}, "invited": {},
            "cards": {"offense": None, "defense": None}, "added": [], "totals": None, "result": None,
        },
        "seats": [
            {
                "seat": s, "name": NAMES[s], "colour": COLOURS[s], "alien": ALIENS[s], "power": states[s],
                "powers": [{"id": f"p{s}", "alien": ALIENS[s], "state": states[s], "used": s == 3, "tokens": 0}],
                "hand": [8, 6, 9, 5, 7, 4, 8, 8][s], "foreign_colonies": colonies[s], "home_colonies": 2 if s == 5 else 5, "warp": warp[s],
            }
            for s in range(seats)
        ],
        "planets": planets,
        "gate": {"planet": target, "ships": {str(offense): 3}},
        "decks": {
            "cosmic": 31, "discard": [card(90, "attack", 10), card(91, "negotiate"), card(92, "attack", 4)], "destiny": 11,
            "destiny_discard": [{"type": "seat", "seat": defense}],
        },
        "table": [], "elsewhere": {}, "needed": {"foreign_colonies": 5, "home_colonies": 3}, "winners": None, "known": [],
        "hand": HAND, "selected": None,
    }  # fmt: skip
    return body | changes


def ask(kind: str, title: str, text: str, seconds: float | None = 40, **more: Any) -> Body:
    """An ASK to seat 0."""
    return {
        "id": "s0-7", "seat": 0, "kind": kind, "phase": more.pop("phase", "launch"), "moment": more.pop("moment", ""), "window": False,
        "title": title, "text": text, "msg": {"key": more.pop("key", ""), "args": {}}, "source": {"type": "rule", "id": "launch"},
        "deadline": None if seconds is None else int((time.time() + seconds) * 1000), "default": None,
    } | more  # fmt: skip


def _planet_slots(view_: Body, seat: int) -> list[Body]:
    names = ["I", "II", "III", "IV", "V"]
    return [
        {
            "id": p["id"], "label": f"{NAMES[p['system']]}'s planet {p['index'] + 1} ({names[p['index']]})",
            "ref": {"type": "planet", "planet": p["id"]}, "min": 0, "max": p["ships"][str(seat)],
        }
        for p in view_["planets"] if str(seat) in p["ships"]
    ]  # fmt: skip


def _fight(view_: Body) -> None:
    e = view_["encounter"]
    e["offense_allies"], view_["gate"]["ships"] = {"1": 2}, {"0": 3, "1": 2}
    if len(view_["seats"]) > 4:
        e["defense_allies"] = {"4": 1}


LOG = [
    (13, "sword", "Anouk attacks Orrery's planet 3, 14 to 11."), (13, "use", "Kenji zaps Anouk's Sorcerer."),
    (13, "ships_lost", "Orrery loses 2 ships to the warp."), (14, "turn", "Turn 14: Mira is the offense."),
    (14, "ships_retrieved", "Mira brings 1 ship back from the warp."), (14, "destiny", "Mira turns up destiny: Tobias."),
    (14, "aimed", "Mira aims the gate at Tobias's planet 3."), (14, "ships_launched", "Mira launches 3 ships."),
]  # fmt: skip


def launch() -> Body:
    v = view()
    a = ask("allocate", "Launch your ships", "Choose how many ships go into the gate against Tobias's planet 3, and from which colonies.",
            34, slots=_planet_slots(v, 0), total={"min": 1, "max": 4}, default={"0": 1, "3": 2}, key="ask.launch")  # fmt: skip
    v["gate"]["ships"] = {}
    return {"view": v, "asks": [a], "waiting": [0]}


def aim() -> Body:
    v = view()
    v["gate"] = {"planet": None, "ships": {}}
    v["encounter"]["planet"] = None
    options = [
        {"id": str(i), "label": f"Tobias's planet {i + 1}", "ref": {"type": "planet", "planet": str(15 + i)}} for i in range(5)
    ]
    a = ask("choose", "Aim the hyperspace gate", "Choose the planet of Tobias to attack.", 50, options=options, min=1, max=1, default=["4"], key="ask.aim")
    return {"view": v, "asks": [a], "waiting": [0]}


def alliance() -> Body:
    v = view(phase="alliance")
    options = [{"id": str(i), "label": NAMES[s], "ref": {"type": "seat", "seat": s}} for i, s in enumerate((1, 2, 4))]
    a = ask("choose", "Invite allies to the offense", "Choose who may join your side. By default you invite nobody.", 41, options=options,
            min=0, max=3, default=[], phase="alliance", key="ask.invite")  # fmt: skip
    return {"view": v, "asks": [a], "waiting": [0]}


def join() -> Body:
    v = view(offense=1, phase="alliance")
    v["gate"]["ships"] = {"1": 4, "2": 1}
    v["encounter"]["offense_allies"] = {"2": 1}
    options = [
        {"id": "0", "label": "Join the offense", "ref": {"type": "side", "side": "offense"}},
        {"id": "1", "label": "Join the defense", "ref": {"type": "side", "side": "defense"}},
        {"id": "2", "label": "Stay out", "ref": {"type": "pass"}},
    ]
    a = ask("choose", "Join the encounter?", "Join a side at Tobias's planet 3, or stay out.", 22, options=options, min=1, max=1, default=["2"], phase="alliance", key="ask.ally")
    return {"view": v, "asks": [a], "waiting": [0]}


def planning() -> Body:
    v = view(phase="planning")
    _fight(v)
    options = [{"id": str(i), "label": c["name"], "ref": {"type": "card", "card": c["id"]}} for i, c in enumerate(HAND[:5])]
    a = ask("choose", "Select your encounter card", "Lay one card face down. By default your lowest attack card is laid.", 48,
            options=options, min=1, max=1, default=["0"], phase="planning", key="ask.select")  # fmt: skip
    return {"view": v, "asks": [a], "waiting": [0, 3]}


def _totals() -> Body:
    rule = {"type": "rule", "id": "reveal"}
    return {
        "offense": {"total": 17, "terms": [{"label": "Attack card", "value": 12, "source": rule}, {"label": "Mira's 3 ships", "value": 3, "source": rule}, {"label": "Kenji's 2 ships", "value": 2, "source": rule}]},
        "defense": {
            "total": 14,
            "terms": [
                {"label": "Attack card", "value": 4, "source": rule}, {"label": "Tobias's 4 ships", "value": 4, "source": rule},
                {"label": "Orrery's 1 ship", "value": 1, "source": rule}, {"label": "Reinforcement +2", "value": 2, "source": rule},
                {"label": "Macron: ship counts 4", "value": 3, "source": {"type": "alien", "id": "macron"}},
            ],
        },
    }  # fmt: skip


def reveal() -> Body:
    v = view(phase="reveal")
    _fight(v)
    v["encounter"] |= {"cards": {"offense": card(3, "attack", 12), "defense": card(50, "attack", 4)}, "totals": _totals()}
    options = [
        {"id": "0", "label": "Reinforcement +3 to the offense", "ref": {"type": "card", "card": "c6"}, "refs": [{"type": "side", "side": "offense"}]},
        {"id": "1", "label": "Reinforcement +3 to the defense", "ref": {"type": "card", "card": "c6"}, "refs": [{"type": "side", "side": "defense"}]},
        {"id": "2", "label": "Pass", "ref": {"type": "pass"}},
    ]  # fmt: skip
    a = ask("choose", "Add a reinforcement?", "Add a reinforcement card to one side's total, or pass.", 9, window=True, options=options, min=1, max=1, default=["2"], phase="reveal")
    return {"view": v, "asks": [a], "waiting": []}


def response() -> Body:
    v = view(phase="resolution")
    _fight(v)
    options = [
        {"id": "0", "label": "Cosmic Zap", "ref": {"type": "use", "use": {"type": "artifact", "id": "cosmic_zap"}}, "refs": [{"type": "card", "card": "c7"}]},
        {"id": "1", "label": "Pass", "ref": {"type": "pass"}},
    ]
    a = ask("choose", "Answer to Zombie?", "Kenji announces Zombie. You may answer before it takes effect, or pass.", 8, window=True,
            options=options, min=1, max=1, default=["1"], phase="resolution", source={"type": "alien", "id": "zombie"}, actor=1)  # fmt: skip
    return {"view": v, "asks": [a], "waiting": []}


def deal() -> Body:
    v = view(phase="resolution")
    v["encounter"]["cards"] = {"offense": card(4, "negotiate"), "defense": card(51, "negotiate")}
    terms = ["attack", "attack:40", "attack:12", "negotiate", "morph", "artifact", "attack:highest", "attack:lowest"]
    received = {
        "give": {"cards": ["attack"], "random_cards": 1, "colony": None},
        "take": {"cards": [], "random_cards": 0, "colony": "18"}, "promises": ["I will not attack you next turn"],
    }  # fmt: skip
    offer = {"give": {"cards": ["c2"], "random_cards": 0, "colony": None}, "take": {"cards": [], "random_cards": 0, "colony": "18"}, "promises": []}
    a = ask("deal", "Make a deal with Tobias", "Agree before the time is up, or each of you loses three ships. If you do nothing, the deal fails.", 47,
            phase="resolution", **{"with": 3}, offer=offer, received=received,
            can_give={"cards": HAND, "random_cards": 8, "colonies": ["0", "1", "3", "4"]},
            can_receive={"cards": terms, "random_cards": 5, "colonies": ["15", "16", "17", "18"]}, default={"action": "refuse"})  # fmt: skip
    return {"view": v, "asks": [a], "waiting": [0, 3]}


def order() -> Body:
    v = view(phase="resolution")
    options = [{"id": str(i), "label": w, "ref": {"type": "use", "use": {"type": "alien", "id": ALIENS[i]}}} for i, w in enumerate(("Parasite", "Zombie", "Sorcerer"))]
    a = ask("order", "In which order?", "Several things happen at once.", 20, options=options, default=["0", "1", "2"], phase="resolution")
    return {"view": v, "asks": [a], "waiting": [0]}


def waiting() -> Body:
    v = view(offense=1, phase="alliance")
    v["gate"]["ships"] = {"1": 4}
    return {"view": v, "asks": [], "waiting": [1], "deadline": int((time.time() + 37) * 1000)}


def eight() -> Body:
    v = view(8, offense=1, phase="alliance")
    v["gate"]["ships"] = {"1": 4}
    return {"view": v, "asks": [], "waiting": [1], "deadline": int((time.time() + 37) * 1000)}


def stress() -> Body:
    v = view(8, phase="planning")
    v["encounter"] |= {"offense_allies": {"1": 4, "2": 4, "4": 4}, "defense_allies": {"5": 1, "6": 2, "7": 3}}
    v["gate"]["ships"] = {"0": 4, "1": 4, "2": 4, "4": 4}
    v["planets"][2]["ships"] = {"0": 4, "1": 3, "2": 2, "3": 4, "4": 3}
    for seat in v["seats"]:
        seat["name"] = f"{seat['name']} of Andromeda"[:20]
    v["hand"] = HAND + EXTRA
    options = [{"id": str(i), "label": c["name"], "ref": {"type": "card", "card": c["id"]}} for i, c in enumerate([*HAND[:5], *EXTRA[:4]])]
    a = ask("choose", "Select your encounter card", "Lay one card face down. By default your lowest attack card is laid.", 48,
            options=options, min=1, max=1, default=["0"], phase="planning", key="ask.select")  # fmt: skip
    return {"view": v, "asks": [a], "waiting": [0, 3]}


def three() -> Body:
    return _small(3, 1)


def four() -> Body:
    return _small(4, 2)


def six() -> Body:
    return _small(6, 3)


def seven() -> Body:
    return _small(7, 3)


def _small(seats: int, defense: int) -> Body:
    v = view(seats, defense=defense)
    v["gate"]["ships"] = {}
    a = ask("allocate", "Launch your ships", f"Choose how many ships go into the gate against {NAMES[defense]}'s planet 3, and from which colonies.", 34,
            slots=_planet_slots(v, 0), total={"min": 1, "max": 4}, default={"0": 1}, key="ask.launch")  # fmt: skip
    return {"view": v, "asks": [a], "waiting": [0]}


def spectator() -> Body:
    state = waiting()
    del state["view"]["hand"], state["view"]["selected"]
    return state | {"seat": None}


def won() -> Body:
    v = view(phase="over", winners=[0])
    v["seats"][0]["foreign_colonies"] = 5
    v["gate"] = {"planet": None, "ships": {}}
    v["encounter"] = None
    return {"view": v, "asks": [], "waiting": [], "status": "finished"}


def paused() -> Body:
    return waiting() | {"paused": True}


STORIES: dict[str, Callable[[], Body]] = {
    f.__name__: f
    for f in (launch, aim, alliance, join, planning, reveal, response, deal, order, waiting, eight, stress, three, four, six, seven, spectator, won, paused)
}


def table(state: Body, status: str) -> Body:
    """The table's record for a state."""
    seats = len(state["view"]["seats"]) if state.get("view") else 5
    return {
        "id": "tbl", "code": "KORA52", "name": "Tuesday table", "status": status, "host": "p0", "visibility": "private", "spectators": True,
        "seats": [
            {"seat": s, "player": None if s in BOTS else {"id": f"p{s}", "name": NAMES[s]}, "bot": "normal" if s in BOTS else None, "ready": True, "nonce": None}
            for s in range(seats)
        ],
        "options": {"pace": "live"}, "created_at": 0, "seq": 120, "commitment": "ab" * 32, "paused": state.get("paused", False), "starting": None,
    }  # fmt: skip


def hello(state: Body) -> Body:
    """The first frame on the socket."""
    return {
        "type": "hello", "protocol": 1, "table": table(state, state.get("status", "playing")), "seat": state.get("seat", 0), "seq": 120,
        "view": state["view"], "asks": state["asks"], "waiting": state["waiting"], "deadline": state.get("deadline"), "auto": [],
        "commitment": "ab" * 32, "now": int(time.time() * 1000),
    }  # fmt: skip


def catalogue() -> Body:
    """A few sheets, as /api/rules/aliens tells them."""
    return {
        "aliens": [
            {"id": a, "name": a.title(), "tagline": "", "power_name": "Power", "mandatory": False, "roles": ["main"], "phases": ["planning"], "power": text}
            for a, text in POWERS.items()
        ]
    }  # fmt: skip


async def play_story(page: Page, name: str) -> str:
    """Answers the page's calls with one state; returns the path to open."""
    state = STORIES[name]()
    watch = state.get("seat", 0) is None
    record = table(state, state.get("status", "playing"))
    events = [{"kind": kind, "text": text, "encounter": encounter} for encounter, kind, text in LOG]
    answers: dict[str, Any] = {
        "/api/me": {"player": {"id": "watcher" if watch else "p0", "name": "Mira"}, "tables": []},
        "/api/tables/KORA52": record,
        "/api/rules/aliens": catalogue(),
        "/api/rules/cards": {"cards": [{"id": "cosmic_zap", "name": "Cosmic Zap", "kind": "artifact", "text": "Cancel one use of a power."}, {"id": "plague", "name": "Plague", "kind": "artifact", "text": "Everyone loses a card of each kind."}]},
    }  # fmt: skip

    async def rest(route: Route) -> None:
        path = route.request.url.split("?")[0].split("/", 3)[-1]
        if path.endswith("/events"):
            await route.fulfill(json={"seq": 120, "events": events, "next": None})
        else:
            await route.fulfill(json=answers.get(f"/{path}", {}))

    def socket(ws: WebSocketRoute) -> None:
        ws.on_message(lambda _message: None)
        ws.send(json.dumps(hello(state)))
        ws.send(json.dumps({"type": "presence", "seats": {"3": "away"}, "spectators": 6}))
        for seat, text in ((1, "I come along if you leave me III next time"), (3, "generous. I still have friends")):
            ws.send(json.dumps({"type": "chat", "from": seat, "name": NAMES[seat], "text": text, "at": 0, "to": "table"}))

    await page.route("**/api/**", rest)
    await page.route_web_socket("**/ws/**", socket)
    return "/t/KORA52/watch" if watch else "/t/KORA52"
