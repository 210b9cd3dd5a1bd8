"""What each audience saw in a phase, kept beside its snapshot: so the past still opens when the rules have changed.

A phase can be played again only by the rules that played it. So after it has ended, its views are made once more, by
those rules, and stored compressed. Nobody waits for it: it is done at moments when hardly anybody answers, finished
games first, and takes at most a fifth of a processor's time.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from app.store import KeptPhase, SnapshotRow, TableRow

from . import kept
from .errors import Refused
from .kept import EVERYTHING, Step, Steps
from .load import replay
from .told import SPECTATORS

if TYPE_CHECKING:
    from .past import Past
    from .room import Room
    from .state import TableState

SHARE = 4  # times as long as a phase took, nothing more is done


class Keeper:
    """Keeps the phases of one table after the other."""

    def __init__(self, room: Room, past: Past) -> None:
        self.room = room
        self.past = past

    async def keep(self, table: str) -> int:
        """Keep the phases of a table that have ended and are not kept yet; how many these were."""
        store, clock = self.room.store, self.room.clock
        row = await store.table(table)
        if row is None or row.status == "waiting":
            return 0
        finished, count = row.status == "finished", 0
        starts = (await store.snapshots(row.id, row.n, 1_000_000))[::-1]
        have = await store.kept_starts(row.id)
        for start, following in pairwise([*starts, None]):
            if start is None or (following is None and not finished):
                break
            if (start.n, start.entry) in have or start.engine != self.room.rules.version:
                continue
            began = clock.now()
            steps = await self._phase(row, start, following)
            if steps:
                await store.keep(KeptPhase(row.id, start.n, start.entry, steps[0][0], kept.pack(steps)))
                count += 1
            await clock.sleep(SHARE * max(clock.now() - began, 1) / 1000)
        if finished:
            await store.all_kept(row.id)
        return count

    async def _phase(self, row: TableRow, start: SnapshotRow, following: SnapshotRow | None) -> Steps:
        """The views of one phase; as far as it can be played again."""
        try:
            state = self.past.restored(row, start)
        except Refused:
            return []
        steps = [_views(state)]
        last = row.n if following is None else following.n
        rules = self.room.rules
        rows = await self.room.store.journal(row.id, start.n - 1, last - start.n + 1)
        try:
            for _, step in replay(state, start, rows):
                if state.seq != steps[-1][0]:
                    steps.append(_views(state))
                if step.snapshot:
                    break
        except (rules.illegal, rules.stale, rules.mismatch):
            pass  # what was seen up to here is kept
        return steps


def _views(state: TableState) -> Step:
    """The seq, what all see alike, and what each audience, and who sees everything, has besides."""
    game = state.game
    public = state.public_view()
    own: dict[str, dict[str, Any]] = {SPECTATORS: game.private_view(None)}
    own |= {str(seat): game.private_view(seat) for seat in range(len(state.record.seats))}
    everything = state.view(EVERYTHING)
    own[EVERYTHING] = {name: value for name, value in everything.items() if public.get(name, own) != value}
    return state.seq, public, own
