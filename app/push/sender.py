"""Sends a webhook's message with httpx: once, to the very address that was looked at, without redirects, and not for
long. What the other side answers is not read, and neither its address nor what went wrong in detail is logged."""

from __future__ import annotations

import asyncio
import logging

import httpx

from app.settings import VERSION
from app.tables.hooks import Outcome

from .addresses import Addresses, Forbidden

SECONDS = 10.0
"""How long one message may take in all."""
MOST_NUMBERS = 3
"""A host may have many addresses; so many are tried until one can be reached."""
_GONE = (400, 401, 403, 404, 405, 410)
"""Answers after which trying again is no use."""
log = logging.getLogger("fifth_colony.webhooks")


class HttpSender:
    """The sender of a process; it keeps no connections."""

    def __init__(self, addresses: Addresses, *, seconds: float = SECONDS) -> None:
        self._addresses = addresses
        self._seconds = seconds

    async def check(self, url: str) -> str:
        """The address as it is kept. Raises ``Refused`` (invalid)."""
        return self._addresses.plain(url)

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        """Send once. Never raises."""
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._post(url, body, headers)
        except Forbidden as wrong:
            return Outcome(str(wrong), final=True)
        except (TimeoutError, httpx.TimeoutException):
            return Outcome("no answer in time")
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as wrong:
            log.info("not sent", extra={"why": type(wrong).__name__})
            return Outcome("no connection")
        if 200 <= status < 300:
            return Outcome()
        return Outcome(f"it answered {status}", final=status in _GONE or 300 <= status < 400)

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer. Raises ``Forbidden`` and httpx's errors."""
        parts, numbers = await self._addresses.place(url)
        sent = {
            **headers,
            "Host": parts.netloc,
            "Content-Type": "application/json",
            "User-Agent": f"FifthColony/{VERSION}",
            "Connection": "close",
        }
        named = {"sni_hostname": parts.hostname or ""}  # for whom the certificate must be
        unreached: httpx.TransportError = httpx.ConnectError("no address was tried")
        timeout = httpx.Timeout(self._seconds, connect=self._seconds / 3)
        async with httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=timeout) as client:
            for number in numbers[:MOST_NUMBERS]:
                target = httpx.URL(url).copy_with(host=number)
                try:
                    async with client.stream("POST", target, content=body, headers=sent, extensions=named) as reply:
                        return reply.status_code
                except (httpx.ConnectError, httpx.ConnectTimeout) as wrong:
                    unreached = wrong
        raise unreached
