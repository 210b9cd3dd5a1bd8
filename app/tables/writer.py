"""Group commit: one task takes all transitions that queued while the last commit ran, of many tables, and commits them
together. Each table hears whether its own went in; a table whose number was taken spoils nobody else's.

A commit costs as much as some ten of its rows, so a busy process makes fewer of them: after a commit of several rows
the next ones gather for a while, the longer the more there were. Where answers come one by one, none waits.
"""

from __future__ import annotations

import asyncio
import logging

from app.store import Store, StoreError, Transition

from .clock import Clock

log = logging.getLogger(__name__)
MOST = 500  # transitions in one commit
GATHER, LONGEST = 0.0005, 0.02  # seconds that the next commit waits for each row of the last one, and at most


class Writer:
    """Start it with ``start``; ``commit`` returns after the database has it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._queue: list[tuple[Transition, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.rows = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Finish what is queued, then end."""
        task, self._task = self._task, None
        if task is not None:
            await asyncio.gather(*(done for _, done in self._queue), return_exceptions=True)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def commit(self, transition: Transition) -> bool:
        """True: it is durable. False: the number was taken or the command known. Raises ``StoreError`` if the database
        failed; then nobody knows."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((transition, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._queue = self._queue[:MOST], self._queue[MOST:]
            if not self._queue:
                self._wake.clear()
            if not batch:
                continue
            try:
                stored = await self._store.commit([transition for transition, _ in batch])
            except StoreError as error:
                log.warning("a commit of %d transitions failed: %s", len(batch), error)
                for _, done in batch:
                    if not done.done():
                        done.set_exception(StoreError(str(error)))
                continue
            self.commits += 1
            self.rows += len(batch)
            for (_, done), taken in zip(batch, stored):
                if not done.done():
                    done.set_result(taken)
            if len(batch) > 1:
                await self._clock.sleep(min(GATHER * len(batch), LONGEST))
