"""What the tables need of a store. ``SqlStore`` is the real one, ``MemoryStore`` the one of simulations."""

from __future__ import annotations

from typing import Protocol

from .hooks import HookStore
from .rows import JournalRow, KeptPhase, NewTable, PlayerRow, Report, SnapshotRow, TableRow, Transition


class Store(HookStore, Protocol):
    """All calls may raise ``StoreError``."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    async def add_player(self, player: PlayerRow, token_hash: str, at: int) -> None: ...
    async def player_by_token(self, token_hash: str) -> PlayerRow | None: ...

    async def add_device_code(self, player: str, code_hash: str, now: int, expires: int) -> None:
        """A code by which one further device may sign in as this player; codes that have run out are dropped."""
        ...

    async def use_device_code(self, code_hash: str, token_hash: str, now: int) -> PlayerRow | None:
        """Spend a code that is still good: the token is the player's from now on. ``None``: there is no such code."""
        ...

    async def add_table(self, table: NewTable) -> bool:
        """False if the id or the code is taken; then nothing was written."""
        ...

    async def table(self, ref: str) -> TableRow | None:
        """By id or by invite code."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[TableRow]:
        """The tables a player sits at, latest first."""
        ...

    async def list_tables(
        self, status: str | None, player: str | None, limit: int, before: tuple[int, str] | None
    ) -> list[TableRow]:
        """Public tables, and the private ones this player sits at; latest first, older than ``before`` (time, id)."""
        ...

    async def commit(self, transitions: list[Transition]) -> list[bool]:
        """All in one database transaction: each is stored if its number is still free and its command is new.

        One that is not stored spoils no other. No table comes twice."""
        ...

    async def position(self, table: str) -> int | None:
        """The table's journal number now."""
        ...

    async def positions(self, tables: list[str]) -> dict[str, int]:
        """The journal numbers of several tables."""
        ...

    async def snapshots(self, table: str, n: int, limit: int) -> list[SnapshotRow]:
        """The latest snapshots of transition ``n`` or before, latest first."""
        ...

    async def snapshot_at(self, table: str, seq: int) -> SnapshotRow | None:
        """The latest snapshot whose seq is at most ``seq``."""
        ...

    async def journal(self, table: str, after: int, limit: int | None = None) -> list[JournalRow]:
        """Transitions later than number ``after``, in order."""
        ...

    async def log(self, table: str, after_seq: int, until: int | None, limit: int) -> list[JournalRow]:
        """Transitions that may have told something later than ``after_seq``, in order, up to time ``until``."""
        ...

    async def last_before(self, table: str, at: int) -> JournalRow | None:
        """The last transition at or before a time."""
        ...

    async def command(self, table: str, player: str, command: str) -> int | None:
        """The seq that was acknowledged for this command, if it was."""
        ...

    async def keep(self, phase: KeptPhase) -> None:
        """Store what was seen in a phase; nothing happens if it is there."""
        ...

    async def kept_starts(self, table: str) -> set[tuple[int, int]]:
        """(n, entry) of the snapshots whose phases are kept."""
        ...

    async def kept_phase(self, table: str, seq: int) -> bytes | None:
        """The latest kept phase that begins at ``seq`` or before."""
        ...

    async def all_kept(self, table: str) -> None:
        """Nothing of this table is left to keep."""
        ...

    async def unkept(self, limit: int) -> list[str]:
        """Finished tables of which something is left to keep."""
        ...

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, since: int) -> list[Report]:
        """The reports made at or after a time, oldest first."""
        ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose timer is due, earliest first."""
        ...

    async def begin_process(self, process: str, now: int, alive: int) -> list[tuple[int, int]]:
        """Say that a process starts. If none has lived for ``alive`` ms, the gap is recorded and every due time moves
        by it. Returns all gaps (from, to), oldest first."""
        ...

    async def heartbeat(self, process: str, now: int) -> None: ...

    async def ready(self) -> bool:
        """The database answers."""
        ...
