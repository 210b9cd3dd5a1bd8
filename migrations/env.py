"""Runs the migrations on the database of the settings, SQLite or PostgreSQL, through the same engine as the app."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from app.settings import Settings
from app.store.models import Base
from app.store.sql import make_engine


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def _online() -> None:
    engine = make_engine(Settings().database)
    async with engine.connect() as connection:
        await connection.run_sync(_run)
        await connection.commit()
    await engine.dispose()


def _offline() -> None:
    url = Settings().database_url
    context.configure(url=url, target_metadata=Base.metadata, literal_binds=True)
    with context.begin_transaction():
        context.run_migrations()


if context.is_offline_mode():
    _offline()
else:
    asyncio.run(_online())
