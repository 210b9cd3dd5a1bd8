"""Webhooks and waits in memory, with the same rules as in the database."""

from __future__ import annotations

import msgspec

from .hooks import HOUR
from .rows import DueWait, Wait, Webhook

replace = msgspec.structs.replace


class MemoryHooks:
    """``waits`` by table and key."""

    def __init__(self) -> None:
        self.hooks: dict[str, Webhook] = {}
        self.sent: dict[str, tuple[int, int]] = {}  # player -> hour, messages in it
        self.waits: dict[tuple[str, str], Wait] = {}

    def _wait(self, table: str, waits: list[Wait]) -> None:
        before = self.waits
        self.waits = {at: wait for at, wait in before.items() if at[0] != table}
        for wait in waits:
            at = (table, wait.key)
            self.waits[at] = replace(before[at], asked=wait.asked) if at in before else wait

    async def webhook(self, player: str) -> Webhook | None:
        return self.hooks.get(player)

    async def set_webhook(self, hook: Webhook) -> None:
        self.hooks[hook.player] = hook

    async def remove_webhook(self, player: str) -> bool:
        self.sent.pop(player, None)
        return self.hooks.pop(player, None) is not None

    async def note_webhook(self, hook: Webhook, at: int, problem: str | None, most: int) -> None:
        now = self.hooks.get(hook.player)
        if now is not None and now.id == hook.id:
            failures = 0 if problem is None else now.failures + 1
            self.hooks[hook.player] = replace(
                now, last_at=at, problem=problem, failures=failures, on=now.on and (problem is None or failures < most)
            )

    async def due_waits(self, now: int, limit: int) -> list[DueWait]:
        found: list[DueWait] = []
        for (table, _), wait in self.waits.items():
            hook = self.hooks.get(wait.player)
            if wait.due_at is not None and wait.due_at <= now and hook is not None and hook.on:
                if hook.private or not wait.window:
                    found.append(DueWait(table, wait))
        return sorted(found, key=lambda due: due.wait.due_at or 0)[:limit]

    async def take_wait(self, due: DueWait, again_at: int | None, now: int, most: int) -> Webhook | None:
        at, this = (due.table, due.wait.key), now // HOUR
        wait, hook = self.waits.get(at), self.hooks.get(due.wait.player)
        if wait is None or wait.due_at != due.wait.due_at:
            return None
        hour, sent = self.sent.get(wait.player, (this, 0))
        sent = sent if hour == this else 0
        if hook is None or not hook.on or sent >= most:
            self.waits[at] = replace(wait, due_at=(this + 1) * HOUR)
            return None
        self.waits[at] = replace(wait, due_at=again_at, attempts=wait.attempts + 1)
        self.sent[wait.player] = (this, sent + 1)
        return hook

    async def wait_told(self, due: DueWait) -> None:
        at = (due.table, due.wait.key)
        if at in self.waits:
            self.waits[at] = replace(self.waits[at], due_at=None)
