"""The AsyncAPI 3 document of the sockets, made from the message schemas."""

from typing import Any

from app.settings import VERSION
from app.web.schema_export import definitions
from app.web.schemas import commands, messages

Document = dict[str, Any]
_QUERY = {
    "type": "object",
    "properties": {
        "token": {"type": "string", "description": "The player's token, where no header or cookie can be sent."},
        "after": {"type": "integer", "description": "The last seq this client has; with `hash`, after a reconnect."},
        "hash": {"type": "string", "description": "The short hash of the client's view at that seq."},
    },
}
_REFUSED = "Who may not enter gets HTTP 401, 403 or 404 with an error body instead of a socket."


def _message(name: str, kind: type) -> Document:
    summary = (kind.__doc__ or name).strip().splitlines()[0]
    return {"name": name, "title": name, "summary": summary, "payload": {"$ref": f"#/components/schemas/{name}"}}


def _channel(address: str, description: str, names: list[str]) -> Document:
    return {
        "address": address,
        "description": f"{description} {_REFUSED}",
        "parameters": {"ref": {"description": "The table's id or its invite code."}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {"ws": {"method": "GET", "query": _QUERY, "bindingVersion": "0.1.0"}},
    }


def _operation(action: str, channel: str, summary: str, names: list[str]) -> Document:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names],
    }


def document() -> Document:
    """The whole document; `send` and `receive` are from the server's point of view."""
    told = [kind.__name__ for kind in messages.SERVER_MESSAGES]
    said = [kind.__name__ for kind in commands.CLIENT_MESSAGES]
    watched = [name for name in told if name not in ("Ack", "AutoMessage")]
    kinds: tuple[type, ...] = (*messages.SERVER_MESSAGES, *commands.CLIENT_MESSAGES)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Fifth Colony: the sockets",
            "version": VERSION,
            "description": "The table's channel: what the server tells those at a table, and what they may say.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": _channel("/ws/tables/{ref}", "For a seated player.", [*told, *said]),
            "watch": _channel("/ws/tables/{ref}/watch", "For spectators; it accepts `ping` only.", [*watched, "Ping"]),
        },
        "operations": {
            "tellPlayer": _operation("send", "table", "What a seated player is told.", told),
            "hearPlayer": _operation("receive", "table", "What a seated player may say.", said),
            "tellWatcher": _operation("send", "watch", "What a spectator is told.", watched),
            "hearWatcher": _operation("receive", "watch", "What a spectator may say.", ["Ping"]),
        },
        "components": {
            "messages": {kind.__name__: _message(kind.__name__, kind) for kind in kinds},
            "schemas": definitions(),
        },
    }
