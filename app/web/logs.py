"""Structured logs: one JSON object a line, without secrets.

Paths are logged as their patterns, because a table's code is the key to it, and queries never, because a socket's token
stands there. What a table hides is never handed to a logger.
"""

import json
import logging
import logging.config
import re
import time
import traceback
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.web.metrics import Metrics

_SECRET = re.compile(
    r"((?:token|authorization|fifth_colony|nonce|seed|key)[\"']?\s*[=:]\s*[\"']?(?:bearer\s+)?)[^\s&\"',;}]+", re.I
)
_QUERY = re.compile(r"\?[^\s\"']+")
_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
access = logging.getLogger("fifth_colony.access")


def scrubbed(text: str) -> str:
    """The text without anything that looks like a token or another secret."""
    return _SECRET.sub(r"\1[hidden]", text)


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, logger, message, and the extra fields it was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": scrubbed(record.getMessage()),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in _STANDARD})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = scrubbed("".join(traceback.format_exception(*record.exc_info)))
        return json.dumps(line, ensure_ascii=False, default=str)


class Text(logging.Formatter):
    """The same for eyes."""

    def format(self, record: logging.LogRecord) -> str:
        extra = " ".join(f"{key}={value}" for key, value in record.__dict__.items() if key not in _STANDARD)
        return scrubbed(f"{super().format(record)} {extra}".rstrip())


class NoHandshakes(logging.Filter):
    """Leaves out the server's lines about sockets: they hold the query with its token, and we write our own."""

    def filter(self, record: logging.LogRecord) -> bool:
        return '"WebSocket ' not in str(record.msg) and record.getMessage() not in (
            "connection open",
            "connection closed",
        )


def configure(settings: Settings) -> None:
    """Sends all logs of the process through our formatters to standard error."""
    form: dict[str, Any] = {"()": JsonLines}
    if settings.log_format == "text":
        form = {"()": Text, "format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"}
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"ours": form},
            "filters": {"no_handshakes": {"()": NoHandshakes}},
            "handlers": {
                "out": {
                    "class": "logging.StreamHandler",
                    "stream": "ext://sys.stderr",
                    "formatter": "ours",
                    "filters": ["no_handshakes"],
                }
            },
            "root": {"level": settings.log_level.upper(), "handlers": ["out"]},
            "loggers": {
                "uvicorn": {"level": "INFO", "handlers": [], "propagate": True},
                "uvicorn.error": {"level": "INFO", "handlers": [], "propagate": True},
                "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
                "websockets": {"level": "ERROR"},
                "httpx": {"level": "WARNING"},  # it would log the addresses of webhooks, which are secrets
                "httpcore": {"level": "WARNING"},
                "aiosqlite": {"level": "INFO"},  # below that it logs all that is written
            },
        }
    )


class AccessLog:
    """One line and one count for each request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            took = time.perf_counter() - begun
            route = getattr(scope.get("route"), "path", "") or "other"
            self.metrics.requests.labels(scope["method"], route, str(status)).observe(took)
            if route.startswith("/api") or status >= 500:
                fields = {"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)}
                access.info("request", extra=fields)
