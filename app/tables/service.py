"""The table service: what the web layer talks to (``Tables``): players, the lobby, sockets, the past."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from app.bus import Bus
from app.store import PlayerRow, Store, TableRow

from .attachment import Attachment
from .audience import Sink
from .clock import Clock, Randomness
from .courier import Courier
from .doors import enter
from .errors import Refused
from .hooks import Hooks, Sender
from .house import House
from .keeper import Keeper
from .live import Conflict, LiveTable
from .lobby import Lobby
from .past import Past
from .record import Record, decode_record
from .room import Room
from .rules import Rules, real_rules
from .settings import TableSettings
from .state import TableState

Player = PlayerRow
log = logging.getLogger(__name__)
MOST_TABLES = 100  # in one page
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that are taken for one another
CODE_LENGTH = 10


class Tables:
    """One per process. Everything it needs is a parameter, so that a simulation can run several in one loop."""

    def __init__(
        self,
        *,
        clock: Clock,
        store: Store,
        bus: Bus,
        random: Randomness,
        settings: TableSettings,
        rules: Rules | None = None,
        sender: Sender | None = None,
    ) -> None:
        self.room = Room(clock, store, bus, random, settings, rules or real_rules())
        self.room.state_then = self._state_then
        self._lobby = Lobby(self.room)
        self._past = Past(self.room)
        self._house = House(
            self.room, Keeper(self.room, self._past), Courier(self.room, sender) if sender is not None else None
        )
        self.hooks = Hooks(self.room, sender)
        """Where players are told outside the page that a slow table waits for them."""

    async def start(self) -> None:
        """Connect, and start the process's own tasks. No table is loaded."""
        await self._house.start()

    async def stop(self) -> None:
        """Finish what is being done, then end."""
        await self._house.stop()

    async def healthy(self) -> dict[str, bool]:
        """Whether database and bus answer."""
        return {"database": await self.room.store.ready(), "bus": await self.room.bus.ready()}

    def figures(self) -> dict[str, float]:
        """For the metrics: tables and sockets in this process, and what was written, accepted and refused."""
        audiences = [a for live in self._house.tables.values() for a in live.audiences.values()]
        writer, counts = self.room.writer, self.room.counts
        return {
            "tables_warm": len(self._house.tables),
            "sockets_players": sum(len(a.sinks) for a in audiences if a.viewer is not None),
            "sockets_spectators": sum(len(a.sinks) for a in audiences if a.viewer is None),
            "committed_answers": writer.rows,
            "commits": writer.commits,
            "answers_accepted": counts.accepted,
            "answers_refused": counts.refused,
            "conflicts": counts.conflicts,
            "reports": counts.reports,
            "webhooks_sent": counts.hooks_sent,
            "webhooks_failed": counts.hooks_failed,
        }

    # players

    async def new_player(self, name: str) -> tuple[Player, str]:
        """A guest and his token. Only the token's hash is stored."""
        random = self.room.random
        player = PlayerRow(random.token_bytes(12, "player").hex(), name)
        token = random.token_bytes(24, "token").hex()
        await self.room.store.add_player(player, _hash(token), self.room.clock.now())
        return player, token

    async def player_of(self, token: str) -> Player | None:
        return await self.room.store.player_by_token(_hash(token))

    async def device_code(self, player: Player) -> tuple[str, int]:
        """A code by which the player signs in on one further device, and until when it is good (ms)."""
        drawn = self.room.random.token_bytes(CODE_LENGTH, "device")
        code = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in drawn)
        now = self.room.clock.now()
        expires = now + self.room.settings.device_code
        await self.room.store.add_device_code(player.id, _hash(code), now, expires)
        return code, expires

    async def enter_by_code(self, code: str) -> tuple[Player, str]:
        """A further device signs in: the player and a token of its own. Raises ``Refused``; a code works once."""
        token = self.room.random.token_bytes(24, "token").hex()
        player = await self.room.store.use_device_code(_hash(_plain(code)), _hash(token), self.room.clock.now())
        if player is None:
            raise Refused("not_found", "expected a code that was made a moment ago and not used yet, got another one")
        return player, token

    # finding tables

    async def get(self, player: Player | None, ref: str) -> dict[str, Any]:
        """The table's record. A private table opens to its people and to its code."""
        return self._wire(await self._visible(player, ref), player)

    async def find(
        self, player: Player | None, status: str | None = None, limit: int = 50, cursor: str | None = None
    ) -> tuple[list[dict[str, Any]], str | None]:
        """A page of tables, latest first, and the cursor of the next page."""
        if status not in (None, "waiting", "playing", "finished"):
            raise Refused("invalid", "status: expected waiting, playing or finished")
        limit = max(1, min(limit, MOST_TABLES))
        rows = await self.room.store.list_tables(status, player.id if player else None, limit + 1, _cursor(cursor))
        page = rows[:limit]
        more = f"{page[-1].created_at}-{page[-1].id}" if len(rows) > limit else None
        return [self._wire(row, player) for row in page], more

    async def mine(self, player: Player) -> list[dict[str, Any]]:
        """The player's tables, those that wait for him first."""
        rows = await self.room.store.tables_of(player.id, MOST_TABLES)
        waits: dict[str, bool] = {}
        for row in rows:
            waits[row.id] = row.status == "playing" and await self._waits_for(row, player)
        order = sorted(rows, key=lambda row: (not waits[row.id], row.status == "finished"))
        return [self._wire(row, player) | {"waits_for_you": waits[row.id]} for row in order]

    async def _waits_for(self, row: TableRow, player: Player) -> bool:
        live = await self._house.get(row.id)
        seat = live.record.seat_of(player.id)
        if live.state is None or seat is None or live.state.game.over:
            return False
        return any(not ask.free for ask in live.state.asks_of(seat))

    async def _visible(self, player: Player | None, ref: str) -> TableRow:
        row = await self.room.store.table(ref)
        if row is None:
            raise Refused("not_found", "there is no such table")
        record = decode_record(row.record)
        if row.visibility == "private" and ref != row.code and record.seat_of(player.id if player else None) is None:
            raise Refused("not_found", "there is no such table")
        return row

    def _wire(self, row: TableRow, player: Player | None) -> dict[str, Any]:
        record, seq = decode_record(row.record), row.seq
        live = self._house.tables.get(row.id)
        if live is not None and record.seat_of(player.id if player else None) is None:
            seq = min(seq, live.shown_to(None).seq)
        return record.wire(seq)

    # the lobby

    async def create(
        self,
        player: Player,
        *,
        name: str | None = None,
        seats: int,
        visibility: str = "public",
        spectators: bool = True,
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        row = await self._lobby.create(player, name or "", seats, visibility, spectators, options or {})
        return decode_record(row.record).wire(0)

    async def join(self, player: Player, ref: str, seat: int | None = None) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.join(live, player, seat))

    async def leave(self, player: Player, ref: str) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.leave(live, player))

    async def ready(self, player: Player, ref: str, ready: bool, nonce_hash: str | None = None) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.ready(live, player, ready, nonce_hash))

    async def nonce(self, player: Player, ref: str, nonce: str) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.nonce(live, player, nonce))

    async def bots(self, player: Player, ref: str, level: str) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.bots(live, player, level))

    async def kick(self, player: Player, ref: str, seat: int) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.kick(live, player, seat))

    async def change(self, player: Player, ref: str, patch: dict[str, Any]) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.change(live, player, patch))

    async def begin(self, player: Player, ref: str) -> dict[str, Any]:
        return await self._change(player, ref, lambda live: self._lobby.begin(live, player))

    async def play(
        self, player: Player, *, bots: int, options: dict[str, Any] | None = None, nonce: str | None = None
    ) -> dict[str, Any]:
        """One call to a running game against bots, at the pace ``unlimited`` unless the options say otherwise."""
        chosen = {"pace": "unlimited", **(options or {})}
        if not isinstance(bots, int) or not 2 <= bots <= 7:
            raise Refused("invalid", "bots: expected 2 to 7")
        visibility = "private" if chosen.get("seed") else "public"
        row = await self._lobby.create(player, "", bots + 1, visibility, True, chosen)
        return await self._change(player, row.id, lambda live: self._lobby.play(live, nonce))

    async def _change(self, player: Player, ref: str, job: Callable[[LiveTable], Awaitable[None]]) -> dict[str, Any]:
        row = await self._visible(player, ref)
        live = await self._house.get(row.id)
        for _ in range(self.room.settings.retries):
            try:
                await live.do(lambda: job(live))
            except Conflict:
                continue
            return live.record.wire(live.shown.seq)
        raise Refused("conflict", "the table changed too often; try again")

    # sockets

    async def attach(
        self,
        ref: str,
        *,
        player: Player | None,
        watch: bool,
        sink: Sink,
        after: int | None = None,
        hash: str | None = None,  # noqa: A002 - the wire's own name
    ) -> Attachment:
        """A socket comes to a table; its first message is queued. Raises ``Refused``."""
        row = await self._visible(player, ref)
        record = decode_record(row.record)
        seat = record.seat_of(player.id if player else None)
        if watch:
            self._may_watch(record, player, ref, seat)
        elif player is None:
            raise Refused("unauthorized", "who are you? a token is needed")
        elif seat is None:
            raise Refused("forbidden", "you have no seat at this table")
        live = await self._house.get(row.id)
        return await enter(live, self._lobby, None if watch else player, sink, after, hash)

    def _may_watch(self, record: Record, player: Player | None, ref: str, seat: int | None) -> None:
        del player
        if seat is not None:
            return
        if not record.spectators:
            raise Refused("forbidden", "this table has no spectators")
        if record.visibility == "private" and ref != record.code:
            raise Refused("not_found", "there is no such table")

    # the past

    async def _state_then(self, table: str, at: int) -> TableState | None:
        """The state of a table at a time, at its start if that is later; ``None`` before the start."""
        row = await self.room.store.table(table)
        if row is None or row.status == "waiting":
            return None
        last = await self.room.store.last_before(table, at)
        return await self._past.state_after(row, last.n if last else 0)

    async def events(self, player: Player | None, ref: str, after: int = 0, limit: int = 200) -> dict[str, Any]:
        """The log after a seq, as far as the caller may see it: ``{"seq", "events", "next"}``."""
        row = await self._visible(player, ref)
        return await self._past.events(row, player, after, limit)

    async def view(
        self, player: Player | None, ref: str, seq: int | None = None, as_: str | None = None
    ) -> dict[str, Any]:
        """``{"seq", "view"}``: the view after a seq, now without one."""
        row = await self._visible(player, ref)
        return await self._past.view(row, player, seq, as_)

    async def record(self, player: Player | None, ref: str) -> bytes:
        """The record of a finished game: JSON lines (docs/record.md)."""
        return await self._past.record(await self._visible(player, ref))

    # talk

    async def chat(self, player: Player, ref: str, text: str) -> None:
        """Something said by somebody without a socket that can speak: a spectator, or a seated player."""
        live, seat = await self._listener(player, ref)
        live.chat.say(seat, player, text)

    async def report(self, player: Player, ref: str, about: str, reason: str, note: str = "") -> None:
        """Somebody who sits or watches here reports somebody who speaks here; the host of the site reads it."""
        live, _ = await self._listener(player, ref)
        report = live.chat.report(player, about, reason, note)
        await self.room.store.add_report(report)
        self.room.counts.reports += 1
        log.warning("reported: player %s at table %s for %s", about, live.id, reason)

    async def _listener(self, player: Player, ref: str) -> tuple[LiveTable, int | None]:
        """The table, and the seat of somebody who may hear what is said there. Raises ``Refused``."""
        live = await self._house.get((await self._visible(player, ref)).id)
        seat = live.record.seat_of(player.id)
        self._may_watch(live.record, player, ref, seat)
        return live, seat


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _plain(code: str) -> str:
    """A code as somebody types it: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _cursor(cursor: str | None) -> tuple[int, str] | None:
    if cursor is None:
        return None
    at, _, table = cursor.partition("-")
    if not at.isdigit() or not table or len(at) > 15:
        raise Refused("invalid", "cursor: expected the one of the page before")
    return int(at), table
