"""The lobby: making a table, sitting down, getting ready, opening nonces, starting. Every change is a transition of the
table with the next number, like an answer, so that two processes cannot both seat somebody."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from app.store import NewTable, PlayerRow, TableRow

from .draft import Draft
from .errors import Refused
from .live import Conflict, LiveTable
from .project import first
from .proposals import LEVELS
from .record import Record, Seat, Secret, encode, nonce_fits
from .room import Room
from .rules import check_options
from .state import TableState

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
FEWEST, MOST = 3, 8
replace = msgspec.structs.replace


class Lobby:
    """The lobby's commands. Each is called as a job of its table and raises ``Refused`` or ``Conflict``."""

    def __init__(self, room: Room) -> None:
        self.room = room
        room.begin = self.begin_late

    async def create(
        self, host: PlayerRow, name: str, seats: int, visibility: str, spectators: bool, options: dict[str, Any]
    ) -> TableRow:
        """A new table; the host sits at seat 0."""
        if not isinstance(seats, int) or not FEWEST <= seats <= MOST:
            raise Refused("invalid", f"seats: expected {FEWEST} to {MOST}")
        if visibility not in ("public", "private"):
            raise Refused("invalid", "visibility: expected public or private")
        check_options(self.room.rules, options, seats, visibility)
        secret = self._secret(options.get("seed"))
        now = self.room.clock.now()
        places = [Seat(player=host.id, name=host.name), *(Seat() for _ in range(seats - 1))]
        for _ in range(20):
            table = self.room.random.token_bytes(9, "table").hex()
            record = Record(
                id=table, code=self._code(), name=name or f"{host.name}'s table", host=host.id, visibility=visibility,
                spectators=spectators, seats=places, options=dict(options), created_at=now,
                commitment=secret.commitment,
            )  # fmt: skip
            row = TableRow(
                table, record.code, record.status, visibility, now, 0, 0, None, encode(record), encode(secret)
            )
            if await self.room.store.add_table(NewTable(row, [host.id])):
                return row
        raise Refused("conflict", "no free invite code was found; try again")

    def _code(self) -> str:
        drawn = self.room.random.token_bytes(6, "code")
        return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in drawn)

    def _secret(self, seed: str | None) -> Secret:
        if seed:
            parts = [hashlib.sha256(f"{part} {seed.lower()}".encode()).hexdigest() for part in ("key", "salt", "table")]
            return Secret(*parts)
        return Secret(*(self.room.random.token_bytes(32, part).hex() for part in ("key", "salt", "table")))

    # seats

    async def join(self, live: LiveTable, player: PlayerRow, seat: int | None) -> None:
        record = self._waiting(live, but_seated=player.id)
        if record is None:
            return
        free = [i for i, place in enumerate(record.seats) if not place.taken]
        if not free:
            raise Refused("table_full", "all seats are taken")
        if seat is not None and seat not in free:
            raise Refused(
                "conflict" if 0 <= seat < len(record.seats) else "invalid", f"expected one of the seats {free}"
            )
        place = Seat(player=player.id, name=player.name)
        await live.commit_record(self._with_seat(record, free[0] if seat is None else seat, place), "join", True)

    async def leave(self, live: LiveTable, player: PlayerRow) -> None:
        """Before the start the seat is free again; during play a bot plays it until the player comes back."""
        seat = self._seat(live, player)
        if live.state is not None:
            if live.record.seats[seat].bot is None and not live.state.game.over:
                await self._play_entry(live, ["bot", seat, "normal"])
            return
        await self._empty(live, seat, "leave")

    async def kick(self, live: LiveTable, player: PlayerRow, seat: int) -> None:
        record = self._host(live, player)
        if not 0 <= seat < len(record.seats) or not record.seats[seat].taken:
            raise Refused("invalid", "seat: expected a seat that is taken")
        if record.seats[seat].player == player.id:
            raise Refused("invalid", "the host cannot be sent away")
        await self._empty(live, seat, "kick")

    async def _empty(self, live: LiveTable, seat: int, what: str) -> None:
        record = self._with_seat(live.record, seat, Seat())
        if live.record.seats[seat].player == record.host:
            people = [place.player for place in record.seats if place.player is not None]
            record = replace(record, host=people[0] if people else None)
        await live.commit_record(record, what, True)

    async def bots(self, live: LiveTable, player: PlayerRow, level: str) -> None:
        record = self._host(live, player)
        if level not in LEVELS:
            raise Refused("invalid", f"level: expected one of {', '.join(LEVELS)}")
        free = next((i for i, place in enumerate(record.seats) if not place.taken), None)
        if free is None:
            raise Refused("table_full", "all seats are taken")
        bot = Seat(name=f"Bot {free + 1}", bot=level, ready=True)
        await live.commit_record(self._with_seat(record, free, bot), "bot")

    async def change(self, live: LiveTable, player: PlayerRow, patch: dict[str, Any]) -> None:
        record = self._host(live, player)
        options = record.options | (patch.get("options") or {})
        visibility = patch.get("visibility") or record.visibility
        if visibility not in ("public", "private"):
            raise Refused("invalid", "visibility: expected public or private")
        check_options(self.room.rules, options, len(record.seats), visibility)
        if options.get("seed") != record.options.get("seed"):
            raise Refused("invalid", "the seed is fixed when the table is made", {"option": "seed"})
        name, spectators = patch.get("name") or record.name, patch.get("spectators")
        await live.commit_record(
            replace(
                record, options=options, visibility=visibility, name=name,
                spectators=record.spectators if spectators is None else bool(spectators),
            ),
            "change",
        )  # fmt: skip

    # ready, nonces, start

    async def ready(self, live: LiveTable, player: PlayerRow, ready: bool, nonce_hash: str | None) -> None:
        record = self._waiting(live)
        seat = self._seat(live, player)
        if record is None:
            return
        place = replace(record.seats[seat], ready=ready)
        if nonce_hash is not None and place.nonce is None:
            place = replace(place, nonce_hash=nonce_hash.lower())
        await live.commit_record(self._with_seat(record, seat, place), "ready")

    async def nonce(self, live: LiveTable, player: PlayerRow, nonce: str) -> None:
        """Open the nonce whose hash was given, once all are ready."""
        record = self._waiting(live)
        seat = self._seat(live, player)
        if record is None:
            return
        place = record.seats[seat]
        if place.nonce_hash is None:
            raise Refused("invalid", "no hash was given for this seat's nonce")
        if not nonce_fits(nonce.lower(), place.nonce_hash):
            raise Refused("invalid", "the nonce does not fit the hash that was given")
        if not all(other.ready or other.player is None for other in record.seats):
            raise Refused("conflict", "nonces are opened when all are ready")
        record = self._with_seat(record, seat, replace(place, nonce=nonce.lower()))
        if record.starting is not None and not _outstanding(record):
            await self._begin(live, record)
        else:
            await live.commit_record(record, "nonce")

    async def begin(self, live: LiveTable, player: PlayerRow) -> None:
        """The host starts; open hashes are waited for a while."""
        record = self._host(live, player)
        if not all(place.taken for place in record.seats):
            raise Refused("conflict", "every seat must be taken, by a player or a bot")
        if not all(place.ready or place.player in (None, record.host) for place in record.seats):
            raise Refused("conflict", "not everybody is ready")
        if record.starting is not None:
            return
        if _outstanding(record):
            seats = [replace(place, ready=True) if place.player == record.host else place for place in record.seats]
            await live.commit_record(replace(record, seats=seats, starting=self.room.clock.now()), "starting")
        else:
            await self._begin(live, record)

    async def play(self, live: LiveTable, nonce: str | None) -> None:
        """One person against bots: fill the seats and start."""
        if live.record.status != "waiting":
            return
        record = live.record
        level = "normal"
        seats = [replace(record.seats[0], ready=True, nonce=nonce.lower() if nonce else None)]
        seats += [Seat(name=f"Bot {i + 1}", bot=level, ready=True) for i in range(1, len(record.seats))]
        await self._begin(live, replace(record, seats=seats))

    async def begin_late(self, live: LiveTable) -> None:
        """The time for nonces is over: who withheld one is taken as having given none."""
        started = live.record.starting
        if started is not None and self.room.clock.now() >= started + self.room.settings.nonce_wait:
            try:
                await self._begin(live, live.record)
            except Conflict:
                return

    async def _begin(self, live: LiveTable, record: Record) -> None:
        record = replace(record, status="playing", starting=None)
        state = TableState(self.room.rules, record, live.secret, self.room.gaps)
        now = self.room.clock.now()
        state.n = live.n
        events = state.begin(now)
        viewers = [*live.audiences, *([None] if state.options.spectator_delay and None not in live.audiences else [])]
        before = first(state, viewers)
        draft = Draft(state, before, now)
        draft.entries.append(["start"])
        draft.tell_start(events)
        draft.snapshot()
        more = self.room.follow(draft)
        await live.commit(draft, more=more)
        live.state, live.shown = state, draft.shown
        if live.spectators_wait:
            live.begin_behind(before, now)
        draft.frames = [frame for frame in draft.frames if frame.viewer is None and live.spectators_wait]
        live.told(draft, more)
        live.hello_all()

    # checks

    def _seat(self, live: LiveTable, player: PlayerRow) -> int:
        seat = live.record.seat_of(player.id)
        if seat is None:
            raise Refused("not_seated", "you have no seat at this table")
        return seat

    def _waiting(self, live: LiveTable, but_seated: str | None = None) -> Record | None:
        """The record before the start. ``None`` for somebody who is seated already and only repeats himself."""
        if but_seated is not None and live.record.seat_of(but_seated) is not None:
            return None
        if live.record.status != "waiting":
            raise Refused("already_started", "the game has started")
        return live.record

    def _host(self, live: LiveTable, player: PlayerRow) -> Record:
        if live.record.host != player.id:
            raise Refused("forbidden", "only the host may do that")
        if live.record.status != "waiting":
            raise Refused("already_started", "the game has started")
        return live.record

    def _with_seat(self, record: Record, seat: int, place: Seat) -> Record:
        return replace(record, seats=[place if i == seat else other for i, other in enumerate(record.seats)])

    async def _play_entry(self, live: LiveTable, entry: list[Any]) -> None:
        """One entry of the table's own during play."""
        if live.state is None:
            return
        draft = Draft(live.state, live.shown, self.room.clock.now())
        draft.put(entry)
        more = self.room.follow(draft)
        await live.commit(draft, more=more)
        live.told(draft, more)

    async def come_back(self, live: LiveTable, player: str) -> None:
        """A player whose seat a bot played is here again."""
        seat = live.record.seat_of(player)
        if seat is not None and live.state is not None and not live.state.game.over:
            if live.record.seats[seat].bot is not None:
                await self._play_entry(live, ["bot", seat, None])


def _outstanding(record: Record) -> list[int]:
    """Seats that gave a hash and have not opened their nonce."""
    return [i for i, place in enumerate(record.seats) if place.nonce_hash is not None and place.nonce is None]
