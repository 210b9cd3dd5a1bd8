"""Runs the migrations on DATABASE_URL, SQLite or PostgreSQL, through the same engine as the app."""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection

from app.store.models import Base
from app.store.sql import DEFAULT_URL, make_engine


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def _online() -> None:
    engine = make_engine(os.environ.get("DATABASE_URL") or DEFAULT_URL)
    async with engine.connect() as connection:
        await connection.run_sync(_run)
        await connection.commit()
    await engine.dispose()


def _offline() -> None:
    url = os.environ.get("DATABASE_URL") or DEFAULT_URL
    context.configure(url=url, target_metadata=Base.metadata, literal_binds=True)
    with context.begin_transaction():
        context.run_migrations()


if context.is_offline_mode():
    _offline()
else:
    asyncio.run(_online())
