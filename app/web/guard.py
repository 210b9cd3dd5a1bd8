"""What a request must be before anything looks at it: small, real JSON, and not sent by a page of another site."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.web.errors import error_reply
from app.web.identity import same_origin

_SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(Exception):
    """The body is larger than the settings allow."""


class Guard:
    """Refuses requests that change something and come from a foreign page, are too large or hold no clean JSON.

    A page of another site can make a browser send our cookie; so what changes something needs the bearer token, or an
    origin of ours, or no page at all. JSON is checked here once for what Python's parser lets through: NaN, numbers out
    of range, halves of characters, and nesting without end.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in _SAFE:
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        if "authorization" not in request.headers and not same_origin(request, self.settings):
            reply = error_reply(
                "forbidden", "Expected a request from a page of this server, got one from another site."
            )
            await reply(scope, receive, send)
            return
        try:
            body = await self._body(receive)
        except TooLarge:
            most = self.settings.max_body
            reply = error_reply("invalid", f"body: expected at most {most} bytes, got more", status=413)
            await reply(scope, receive, send)
            return
        wrong = self._wrong(body)
        if wrong is not None:
            await error_reply("invalid", f"body: expected clean JSON, got something else: {wrong}")(
                scope, receive, send
            )
            return
        _call_it_json(scope)
        await self.app(scope, _replay(body, receive), send)

    async def _body(self, receive: Receive) -> bytes:
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b"".join(parts)
            part = message.get("body", b"")
            size += len(part)
            if size > self.settings.max_body:
                raise TooLarge
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)

    @staticmethod
    def _wrong(body: bytes) -> str | None:
        if not body:
            return None
        try:
            msgspec.json.decode(body)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            return str(wrong)
        return None


def _call_it_json(scope: Scope) -> None:
    """Makes the request one with a JSON body, whatever it called it: there is no other kind here."""
    headers = [(name, value) for name, value in scope["headers"] if name != b"content-type"]
    scope["headers"] = [*headers, (b"content-type", b"application/json")]


def _replay(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body again, then whatever comes after it."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        message: dict[str, Any] = {"type": "http.request", "body": body, "more_body": False}
        return message

    return again
