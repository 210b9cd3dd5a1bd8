"""Webhooks in the database, and the waits that they tell of.

A wait is written in the transaction of the transition that began it, and goes with the one that ends it: so none is
lost by a crash, and none is told that is over. Who sends takes it first (``take_wait``), so that one process does."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec
from sqlalchemy import case, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import models
from .rows import DueWait, Wait, Webhook

HOUR = 3_600_000
_HOOK = (
    models.Webhook.id, models.Webhook.player_id, models.Webhook.url, models.Webhook.secret, models.Webhook.site,
    models.Webhook.private, models.Webhook.language, models.Webhook.made_at, models.Webhook.on,
    models.Webhook.failures, models.Webhook.last_at, models.Webhook.problem,
)  # fmt: skip
_WAIT = (
    models.Wait.player_id, models.Wait.key, models.Wait.window, models.Wait.due_at, models.Wait.asked,
    models.Wait.attempts,
)  # fmt: skip
_BEGIN = text(
    'INSERT INTO waits (table_id, key, player_id, "window", due_at, attempts, asked)'
    " VALUES (:table_id, :key, :player_id, :window, :due_at, :attempts, :asked) ON CONFLICT (table_id, key)"
    " DO UPDATE SET asked = excluded.asked"
)


class HookStore(Protocol):
    """What the tables need of a store to tell people outside the page. All calls may raise ``StoreError``."""

    async def webhook(self, player: str) -> Webhook | None: ...

    async def set_webhook(self, hook: Webhook) -> None:
        """A player's webhook from now on, in the place of an earlier one."""
        ...

    async def remove_webhook(self, player: str) -> bool:
        """False if there was none."""
        ...

    async def note_webhook(self, hook: Webhook, at: int, problem: str | None, most: int) -> None:
        """How the last message fared; after ``most`` failures in a row it is off. Nothing if it is another by now."""
        ...

    async def due_waits(self, now: int, limit: int) -> list[DueWait]:
        """Waits that somebody with a webhook is to be told of by now, earliest first."""
        ...

    async def take_wait(self, due: DueWait, again_at: int | None, now: int, most: int) -> Webhook | None:
        """Take a wait to tell it; ``again_at`` = when it is told again unless ``wait_told``. ``None``: it is over,
        another process has it, or its player was told ``most`` times in this hour (then it waits for the next)."""
        ...

    async def wait_told(self, due: DueWait) -> None:
        """It is not told again."""
        ...


def waiting(table: str, waits: list[Wait]) -> list[tuple[Any, Any]]:
    """The statements that bring a table's waits to these; what was there keeps its time and what was tried."""
    row = models.Wait
    over = delete(row).where(row.table_id == table, row.key.not_in([wait.key for wait in waits]))
    begun = [
        {
            "table_id": table, "key": wait.key, "player_id": wait.player, "window": wait.window,
            "due_at": wait.due_at, "attempts": wait.attempts, "asked": wait.asked,
        }
        for wait in waits
    ]  # fmt: skip
    return [(over, {}), *([(_BEGIN, begun)] if begun else [])]


class SqlHooks:
    """The part of the store on a database that knows webhooks."""

    def _read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        raise TypeError("expected a store that reads")

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        raise TypeError("expected a store that writes")

    async def webhook(self, player: str) -> Webhook | None:
        async with self._read() as db:
            row = (await db.execute(select(*_HOOK).where(models.Webhook.player_id == player))).first()
        return Webhook(*row) if row else None

    async def set_webhook(self, hook: Webhook) -> None:
        values = {column.key: value for column, value in zip(_HOOK, msgspec.structs.astuple(hook))}
        async with self._write() as db:
            kept = update(models.Webhook).where(models.Webhook.player_id == hook.player).values(values)
            if (await db.execute(kept)).rowcount == 0:
                await db.execute(insert(models.Webhook).values(values | {"hour": 0, "sent": 0}))

    async def remove_webhook(self, player: str) -> bool:
        async with self._write() as db:
            gone = await db.execute(delete(models.Webhook).where(models.Webhook.player_id == player))
        return gone.rowcount > 0

    async def note_webhook(self, hook: Webhook, at: int, problem: str | None, most: int) -> None:
        row = models.Webhook
        mine = update(row).where(row.player_id == hook.player, row.id == hook.id)
        if problem is None:
            done = mine.values(last_at=at, problem=None, failures=0)
        else:
            still = case((row.failures + 1 >= most, False), else_=row.on)
            done = mine.values(last_at=at, problem=problem[:200], failures=row.failures + 1, on=still)
        async with self._write() as db:
            await db.execute(done)

    async def due_waits(self, now: int, limit: int) -> list[DueWait]:
        wait, hook = models.Wait, models.Webhook
        query = (
            select(wait.table_id, *_WAIT)
            .join(hook, hook.player_id == wait.player_id)
            .where(wait.due_at <= now, hook.on, or_(hook.private, wait.window.is_(False)))
            .order_by(wait.due_at)
            .limit(limit)
        )
        async with self._read() as db:
            return [DueWait(row[0], Wait(*row[1:])) for row in await db.execute(query)]

    async def take_wait(self, due: DueWait, again_at: int | None, now: int, most: int) -> Webhook | None:
        hook, this = models.Webhook, now // HOUR
        owner = hook.player_id == due.wait.player
        async with self._write() as db:
            mine = self._one(due).where(models.Wait.due_at == due.wait.due_at)
            took = await db.execute(mine.values(due_at=again_at, attempts=due.wait.attempts + 1))
            if took.rowcount == 0:
                return None
            free = or_(hook.hour != this, hook.sent < most)
            count = update(hook).where(owner, hook.on, free)
            counted = count.values(hour=this, sent=case((hook.hour == this, hook.sent + 1), else_=1))
            if (await db.execute(counted)).rowcount == 0:
                await db.execute(self._one(due).values(due_at=(this + 1) * HOUR, attempts=due.wait.attempts))
                return None
            row = (await db.execute(select(*_HOOK).where(owner))).first()
        return Webhook(*row) if row else None

    async def wait_told(self, due: DueWait) -> None:
        async with self._write() as db:
            await db.execute(self._one(due).values(due_at=None))

    @staticmethod
    def _one(due: DueWait) -> Any:
        row = models.Wait
        return update(row).where(row.table_id == due.table, row.key == due.wait.key)
