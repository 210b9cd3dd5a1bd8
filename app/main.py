"""The ASGI app: wiring only. `uvicorn app.main:app`, or `scripts/serve`, which knows the options that make it fast."""

import secrets
import sys
from typing import Any

from fastapi import FastAPI

from app.bus import Bus, LocalBus
from app.engine import catalogue_aliens, catalogue_cards, options_schema
from app.push import Addresses, HttpSender
from app.settings import Settings
from app.store.sql import SqlStore
from app.tables import options
from app.tables.clock import SystemClock, SystemRandomness
from app.tables.service import Tables
from app.tables.settings import TableSettings
from app.web.app import create_app
from app.web.logs import configure


class EngineCatalogue:
    """The rules' data, from the engine and the tables."""

    def aliens(self) -> list[dict[str, Any]]:
        return catalogue_aliens()

    def cards(self) -> list[dict[str, Any]]:
        return catalogue_cards()

    def options(self) -> dict[str, Any]:
        schema = options_schema()
        return {**schema, "properties": {**schema.get("properties", {}), **options.schema()}}


def _bus(valkey_url: str | None) -> Bus:
    """The bus of this process."""
    if not valkey_url:
        return LocalBus()
    from app.bus.valkey import ValkeyBus

    return ValkeyBus(valkey_url, secrets.token_hex(8))


def build(settings: Settings) -> FastAPI:
    """The app of this process."""

    async def open_tables() -> Tables:
        return Tables(
            clock=SystemClock(),
            store=SqlStore(settings.database),
            bus=_bus(settings.valkey_url),
            random=SystemRandomness(),
            settings=TableSettings(
                hook_delay=round(settings.webhook_delay_seconds * 1000), hooks_per_hour=settings.webhooks_per_hour
            ),
            sender=HttpSender(Addresses(any_address=settings.webhook_any_address)) if settings.webhooks else None,
        )

    return create_app(settings, open_tables, EngineCatalogue())


# The thread that commits waits for its turn beside a busy event loop: 5 ms as delivered, several times for each commit.
sys.setswitchinterval(0.0005)
configure(Settings())
app = build(Settings())
