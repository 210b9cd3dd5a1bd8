"""The rules' data: aliens, cards and options, for pages and programs. It only changes with the server's version."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.web.service import Catalogue


def router(catalogue: Catalogue) -> APIRouter:
    """The three calls over a catalogue."""
    made = APIRouter(prefix="/api/rules", tags=["rules"])

    def add(path: str, read: Callable[[], Any], summary: str, example: Any) -> None:
        body = msgspec.json.encode(read())
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

        async def answer(request: Request) -> Response:
            headers = {"etag": tag, "cache-control": "no-cache"}
            if request.headers.get("if-none-match") == tag:
                return Response(status_code=304, headers=headers)
            return Response(body, media_type="application/json", headers=headers)

        shown = {200: {"content": {"application/json": {"example": example}}}}
        made.add_api_route(path, answer, summary=summary, responses={**shown}, name=path.strip("/"))

    add(
        "/aliens",
        lambda: {"aliens": catalogue.aliens()},
        "All aliens: text, roles, phases and flare.",
        {"aliens": [{"id": "oracle", "name": "Oracle"}]},
    )
    add(
        "/cards",
        lambda: {"cards": catalogue.cards()},
        "All cards: kind, value, number and text.",
        {"cards": [{"id": "attack_40", "kind": "attack", "value": 40}]},
    )
    add(
        "/options",
        catalogue.options,
        "The options of a table, as JSON schema with defaults.",
        {"type": "object", "properties": {"pace": {"enum": ["live", "relaxed", "days", "unlimited"]}}},
    )
    return made
