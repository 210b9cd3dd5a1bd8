"""Tells players outside the page that a slow table waits for them, at whatever process the wait is found first.

The database holds what is to be told (``app.store.hooks``); taking a wait before sending keeps a second process from
sending it too. If a process dies while it sends, the message is tried again after the pause, with the same id."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from app.store import DueWait, StoreError

from .hooks import Sender, message

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger(__name__)


class Courier:
    """One per process."""

    def __init__(self, room: Room, sender: Sender) -> None:
        self.room = room
        self.sender = sender

    async def run(self) -> None:
        """Look for what is due, for ever."""
        room = self.room
        while True:
            await room.clock.sleep(room.settings.hook_poll / 1000)
            try:
                await self.deliver()
            except StoreError as error:
                log.warning("webhooks: %s", error)
            except Exception:
                log.exception("webhooks")

    async def deliver(self) -> None:
        """Tell all that is due by now."""
        settings = self.room.settings
        due = await self.room.store.due_waits(self.room.clock.now(), settings.hook_batch)
        for outcome in await asyncio.gather(*map(self._tell, due), return_exceptions=True):
            if isinstance(outcome, BaseException):
                log.warning("webhooks: a message was not sent: %r", outcome)

    async def _tell(self, due: DueWait) -> None:
        """Take one wait and send it; after the last try it is given up."""
        store, settings, now = self.room.store, self.room.settings, self.room.clock.now()
        pauses, attempt = settings.hook_pauses, due.wait.attempts
        again = now + pauses[attempt] if attempt < len(pauses) else None
        hook = await store.take_wait(due, again, now, settings.hooks_per_hour)
        if hook is None:
            return
        delivery = hashlib.sha256(f"{hook.id} {due.table} {due.wait.key}".encode()).hexdigest()[:24]
        body, headers = message(hook, due.wait, delivery, now)
        outcome = await self.sender.send(hook.url, body, headers)
        counts = self.room.counts
        if outcome.problem is None:
            counts.hooks_sent += 1
        else:
            counts.hooks_failed += 1
        if outcome.problem is None or outcome.final:
            await store.wait_told(due)
        if outcome.problem is None or outcome.final or again is None:
            await store.note_webhook(hook, now, outcome.problem, settings.hook_failures)
