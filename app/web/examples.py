"""Examples of every body, put into the OpenAPI document by the name of the schema. Tests hold them to the schemas."""

from typing import Any

_PLAYER = {"id": "7f0c0aa9d0bf4c582d9189c3", "name": "Ada"}
_TOKEN = "c1b1b0a7f4d94f2e8a6d0c5b9e3f7a1d2c4b6e8f0a1c3d5e"  # noqa: S105 - an example
_COMMITMENT = "498826d718fbe5e145c4734b569e32b2e07f074b839377fb47b99570bb2ebb9e"
_TABLE = {
    "id": "a6ca7a0de125c7fa5e",
    "code": "6JC56W",
    "name": "Friday night",
    "status": "waiting",
    "host": _PLAYER["id"],
    "visibility": "public",
    "spectators": True,
    "seats": [
        {"seat": 0, "player": _PLAYER, "bot": None, "ready": True},
        {"seat": 1, "player": None, "bot": "normal", "ready": True},
        {"seat": 2, "player": None, "bot": None, "ready": False},
    ],
    "options": {"pace": "live", "aliens": "random"},
    "created_at": 1796032260639,
    "seq": 0,
    "commitment": _COMMITMENT,
    "paused": False,
}
_EVENT = {
    "kind": "alien",
    "text": "Ada plays Zombie.",
    "encounter": 1,
    "seat": 0,
    "source": {"type": "alien", "id": "zombie"},
    "msg": {"key": "event.alien", "args": {"who": {"type": "seat", "seat": 0}}},
    "seq": 1,
    "at": 1796032260700,
}
_SEAT = {
    "seat": 0,
    "name": "Ada",
    "colour": "red",
    "alien": "zombie",
    "power": "active",
    "powers": [{"id": "zombie", "alien": "zombie", "state": "active", "used": False}],
    "hand": 8,
    "foreign_colonies": 0,
    "home_colonies": 5,
    "warp": 0,
}
_VIEW = {
    "phase": "regroup",
    "turn": {"number": 1, "offense": 0, "encounter": 1},
    "encounter": None,
    "seats": [_SEAT],
    "planets": [{"id": "p0-0", "system": 0, "index": 0, "ships": {"0": 4}}],
    "gate": {"planet": None, "ships": {}},
    "decks": {"cosmic": 40, "discard": [], "destiny": 18, "destiny_discard": []},
    "hand": [{"id": "c12", "card": "attack_08", "kind": "attack", "value": 8, "name": "Attack 08"}],
    "known": [],
    "winners": None,
}
_WEBHOOK = {
    "host": "chat.example",
    "on": True,
    "private": False,
    "language": "en",
    "made_at": 1_785_000_000_000,
    "last_at": None,
    "problem": None,
}
EXAMPLES: dict[str, Any] = {
    "NewPlayer": {"name": "Ada"},
    "NewPlayerReply": {"player": _PLAYER, "token": _TOKEN},
    "Me": {"player": _PLAYER, "tables": [_TABLE]},
    "DeviceCode": {"code": "K7Q2M9TXWE", "expires_at": 1_785_000_600_000},
    "EnterByCode": {"code": "K7Q2M-9TXWE"},
    "MyWebhook": {"available": True, "webhook": _WEBHOOK},
    "Webhook": _WEBHOOK,
    "NewWebhook": {"url": "https://chat.example/hooks/1", "private": False, "language": "en"},
    "NewWebhookReply": {"webhook": _WEBHOOK, "secret": "5e" * 32},
    "ChangeWebhook": {"on": False},
    "WebhookTest": {"delivered": False, "problem": "it answered 404"},
    "Removed": {"removed": True},
    "NewTable": {"name": "Friday night", "seats": 5, "visibility": "public", "options": {"pace": "live"}},
    "Table": _TABLE,
    "TableList": {"tables": [_TABLE], "next": None},
    "ChangeTable": {"options": {"four_planets": True}},
    "Join": {"seat": 2},
    "Ready": {"ready": True, "nonce_hash": "ab" * 32},
    "OpenNonce": {"nonce": "c0ffee"},
    "AddBot": {"level": "normal"},
    "Kick": {"seat": 2},
    "Play": {"bots": 3, "options": {"pace": "unlimited"}, "nonce": "c0ffee"},
    "ChatText": {"text": "Well played!"},
    "ReportBody": {"player": "1f3a", "reason": "abuse", "note": "Again and again."},
    "Said": {"said": "Well played!"},
    "Reported": {"reported": True},
    "EventLog": {"seq": 1, "events": [_EVENT], "next": None},
    "ViewAt": {"seq": 1, "view": _VIEW},
    "Health": {"status": "ok", "version": "0.1.0"},
    "Readiness": {"ready": True, "database": True, "bus": True},
}


def add_examples(document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document with an example beside every body that has one."""
    for calls in document["paths"].values():
        for call in calls.values():
            for part in (call.get("requestBody", {}), *call["responses"].values()):
                for content in part.get("content", {}).values():
                    name = _name(content.get("schema", {}))
                    if name in EXAMPLES and "examples" not in content:
                        content.setdefault("example", EXAMPLES[name])
    return document


def _name(schema: dict[str, Any]) -> str:
    """The name of the schema that a body has, also where it may be missing."""
    for part in (schema, *schema.get("anyOf", ())):
        if "$ref" in part:
            return part["$ref"].rsplit("/", 1)[1]
    return ""
