"""Errors of the REST calls: one form, stable codes, and what was expected and what came instead."""

import logging
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.store import StoreError
from app.tables.errors import Refused
from app.web.schemas.rest import ErrorReply

STATUS = {
    "invalid": 422,
    "unauthorized": 401,
    "forbidden": 403,
    "not_seated": 403,
    "not_found": 404,
    "table_full": 409,
    "already_started": 409,
    "stale": 409,
    "conflict": 409,
    "rate_limited": 429,
    "internal": 500,
    "unavailable": 503,
}
_CODE_OF_STATUS = {401: "unauthorized", 403: "forbidden", 404: "not_found", 409: "conflict", 429: "rate_limited"}
_SHOWN = 60
log = logging.getLogger("fifth_colony.web")


class Json(Response):
    """A JSON reply."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def error_reply(
    code: str,
    message: str,
    details: Any | None = None,
    *,
    status: int | None = None,
    headers: dict[str, str] | None = None,
) -> Json:
    """The reply for a refusal: `{"error": {"code", "message", "details"?}}`."""
    error: dict[str, Any] = {"code": code, "message": message}
    if details is not None:
        error["details"] = details
    return Json({"error": error}, status_code=status or STATUS.get(code, 400), headers=headers)


def unavailable() -> Json:
    """The reply while the database does not answer."""
    return error_reply("unavailable", "The server cannot reach its record just now. Please try again.")


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The OpenAPI description of the refusals a call may give; `invalid` is always among them."""
    found: dict[int | str, dict[str, Any]] = {}
    for code in (*codes, "invalid"):
        entry = found.setdefault(
            STATUS[code], {"model": ErrorReply, "description": "", "content": {"application/json": {"examples": {}}}}
        )
        entry["description"] = " or ".join(filter(None, [entry["description"], f"`{code}`"]))
        entry["content"]["application/json"]["examples"][code] = {
            "value": {"error": {"code": code, "message": "What was expected, and what came instead."}}
        }
    return found


def shown(value: Any) -> str:
    """A value as an error message may show it: short, in one line."""
    if isinstance(value, str) and len(value) > _SHOWN:
        return f"a text of {len(value)} characters"
    if isinstance(value, (dict, list)):
        return f"{'an object' if isinstance(value, dict) else 'a list'} of {len(value)}"
    try:
        return msgspec.json.encode(value).decode()[:_SHOWN]
    except (TypeError, ValueError):
        return type(value).__name__


def _invalid(request: Request, wrong: RequestValidationError) -> Response:
    """Turns pydantic's findings into `invalid`, each with its field, what was expected and what came."""
    found: list[dict[str, str]] = []
    for error in wrong.errors():
        where = ".".join(str(part) for part in error["loc"]) or "body"
        expected = str(error["msg"]).removeprefix("Value error, ")
        got = "nothing" if error["type"] == "missing" else shown(error.get("input"))
        found.append({"field": where, "expected": expected[:1].lower() + expected[1:], "got": got})
    message = "; ".join(f"{f['field']}: {f['expected']}, got {f['got']}" for f in found[:3])
    return error_reply("invalid", message, {"errors": found[:20]})


def _http(request: Request, wrong: HTTPException) -> Response:
    """What the framework itself refuses (no such path, wrong method)."""
    code = _CODE_OF_STATUS.get(wrong.status_code, "invalid" if wrong.status_code < 500 else "internal")
    message = f"{wrong.detail}: {request.method} {request.url.path[:_SHOWN]}"
    return error_reply(code, message, status=wrong.status_code, headers=dict(wrong.headers or {}))


def install(app: FastAPI) -> None:
    """Makes every error of the app come in the one form."""

    async def refused(request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, Refused)  # noqa: S101
        return error_reply(wrong.code, wrong.message, wrong.details)

    async def away(request: Request, wrong: Exception) -> Response:
        log.error("the record does not answer", exc_info=wrong)
        return unavailable()

    async def invalid(request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, RequestValidationError)  # noqa: S101
        return _invalid(request, wrong)

    async def http(request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)  # noqa: S101
        return _http(request, wrong)

    async def internal(request: Request, wrong: Exception) -> Response:
        return error_reply("internal", "Something went wrong on the server; it has been noted. Please try again.")

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StoreError, away)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, internal)
