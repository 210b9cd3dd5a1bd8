"""What the tables refuse, in the stable words of the wire (docs/protocol, "Errors everywhere")."""

from __future__ import annotations

from typing import Any, Literal

Code = Literal[
    "not_found",
    "not_seated",
    "table_full",
    "already_started",
    "unauthorized",
    "forbidden",
    "invalid",
    "stale",
    "rate_limited",
    "conflict",
]


class Refused(Exception):
    """A command was refused and changed nothing: the code is for programs, the message says what was expected."""

    def __init__(self, code: Code, message: str, details: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.details = details
