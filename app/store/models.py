"""The tables of the database. ``migrations/`` makes them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    UniqueConstraint,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """The schema. All times are milliseconds since the epoch."""

    metadata = MetaData(naming_convention=NAMES)


class Player(Base):
    """A guest or a player; the token itself is not kept."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(120))
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[int] = mapped_column(BigInteger)


class Device(Base):
    """A further device of a player, signed in by a code; it has a token of its own."""

    __tablename__ = "devices"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    created_at: Mapped[int] = mapped_column(BigInteger)


class DeviceCode(Base):
    """A code that signs one further device in, once and for a short time."""

    __tablename__ = "device_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    expires_at: Mapped[int] = mapped_column(BigInteger, index=True)


class GameTable(Base):
    """A table as it stands after journal number ``n``."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_next_due", "next_due"),
        Index("ix_tables_unkept_status", "unkept", "status"),
        Index("ix_tables_status_created_at", "status", "created_at", "id"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    code: Mapped[str] = mapped_column(String(16), unique=True)
    status: Mapped[str] = mapped_column(String(16))
    visibility: Mapped[str] = mapped_column(String(16))
    created_at: Mapped[int] = mapped_column(BigInteger)
    n: Mapped[int] = mapped_column(Integer)
    seq: Mapped[int] = mapped_column(Integer)
    next_due: Mapped[int | None] = mapped_column(BigInteger)
    record: Mapped[bytes] = mapped_column(LargeBinary)
    secret: Mapped[bytes] = mapped_column(LargeBinary)
    unkept: Mapped[bool] = mapped_column(Boolean, default=True, server_default=true())
    """Not all phases of the finished game are kept yet."""


class SeatedPlayer(Base):
    """Who sits at which table, to find the tables of a player."""

    __tablename__ = "seated_players"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)


class Journal(Base):
    """Every transition of every table. (table, n) is what keeps two processes from both writing the next one; a
    command's id keeps a repeated command from a second effect."""

    __tablename__ = "journal"
    __table_args__ = (UniqueConstraint("table_id", "player_id", "command_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)
    seq: Mapped[int] = mapped_column(Integer)
    player_id: Mapped[str | None] = mapped_column(String(32))
    command_id: Mapped[str | None] = mapped_column(String(64))
    entries: Mapped[bytes] = mapped_column(LargeBinary)
    events: Mapped[bytes] = mapped_column(LargeBinary)
    draws: Mapped[bytes] = mapped_column(LargeBinary)


class Snapshot(Base):
    """The state at the start of a phase: the first ``entry`` entries of transition ``n`` are in it."""

    __tablename__ = "snapshots"
    __table_args__ = (Index("ix_snapshots_table_id_seq", "table_id", "seq"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    entry: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seq: Mapped[int] = mapped_column(Integer)
    phase: Mapped[int] = mapped_column(Integer)
    engine: Mapped[str] = mapped_column(String(32))
    checkpoint: Mapped[bytes] = mapped_column(LargeBinary)
    control: Mapped[bytes] = mapped_column(LargeBinary)


class KeptPhase(Base):
    """What the audiences saw in a phase, compressed; for when other rules cannot play it again."""

    __tablename__ = "kept_phases"
    __table_args__ = (Index("ix_kept_phases_table_id_seq", "table_id", "seq"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    entry: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seq: Mapped[int] = mapped_column(Integer)
    body: Mapped[bytes] = mapped_column(LargeBinary)


class Report(Base):
    """Somebody at a table reports somebody who speaks there. It is for the host of the site to read."""

    __tablename__ = "reports"
    __table_args__ = (Index("ix_reports_at", "at"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    at: Mapped[int] = mapped_column(BigInteger)
    by_id: Mapped[str] = mapped_column(String(32))
    about_id: Mapped[str] = mapped_column(String(32))
    reason: Mapped[str] = mapped_column(String(16))
    note: Mapped[str] = mapped_column(String(2000))
    lines: Mapped[bytes] = mapped_column(LargeBinary)


class Webhook(Base):
    """Where a player is told that a slow table waits for him."""

    __tablename__ = "webhooks"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    id: Mapped[str] = mapped_column(String(32))
    url: Mapped[str] = mapped_column(String(2000))
    secret: Mapped[str] = mapped_column(String(64))
    site: Mapped[str] = mapped_column(String(300))
    private: Mapped[bool] = mapped_column(Boolean)
    language: Mapped[str] = mapped_column(String(8))
    made_at: Mapped[int] = mapped_column(BigInteger)
    on: Mapped[bool] = mapped_column(Boolean)
    failures: Mapped[int] = mapped_column(Integer)
    last_at: Mapped[int | None] = mapped_column(BigInteger)
    problem: Mapped[str | None] = mapped_column(String(200))
    hour: Mapped[int] = mapped_column(Integer)
    """The hour (since the epoch) in which ``sent`` messages were sent."""
    sent: Mapped[int] = mapped_column(Integer)


class Wait(Base):
    """A slow table waits for a player; the row is there as long as that holds."""

    __tablename__ = "waits"
    __table_args__ = (Index("ix_waits_due_at", "due_at"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(80), primary_key=True)
    player_id: Mapped[str] = mapped_column(String(32))
    window: Mapped[bool] = mapped_column(Boolean)
    due_at: Mapped[int | None] = mapped_column(BigInteger)
    attempts: Mapped[int] = mapped_column(Integer)
    asked: Mapped[bytes] = mapped_column(LargeBinary)


class Heartbeat(Base):
    """When each process last said that it lives."""

    __tablename__ = "heartbeats"

    process: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)


class Gap(Base):
    """A time in which no process lived; it is charged to nobody."""

    __tablename__ = "gaps"

    start: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    end: Mapped[int] = mapped_column(BigInteger)
