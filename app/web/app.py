"""Puts the web layer together: one ASGI app over the tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.routing import WebSocketRoute

from app.settings import VERSION, Settings
from app.web import docs, errors
from app.web.garbage import collect_when_quiet
from app.web.guard import Guard
from app.web.headers import Headers
from app.web.limits import HOUR, Window
from app.web.logs import AccessLog
from app.web.metrics import Metrics
from app.web.pages import Pages
from app.web.routers import game, health, lobby, players, rules, webhooks
from app.web.service import Catalogue, OpenTables
from app.web.sockets import SocketEndpoint, close_stalled

REPORTS_AN_HOUR = 10
"""Reports that one player may make in an hour."""
WEBHOOKS_AN_HOUR = 30
"""Webhooks that one player may set, and tests he may send, in an hour."""
_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def create_app(settings: Settings, open_tables: OpenTables, catalogue: Catalogue) -> FastAPI:
    """The app; the tables are opened when it starts and put away when it stops."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables = await open_tables()
        await tables.start()
        app.state.tables = tables
        metrics.add_tables(tables.figures)
        own = [
            asyncio.create_task(close_stalled(app.state.links, settings, metrics)),
            asyncio.create_task(collect_when_quiet(lambda: tables.figures()["answers_accepted"])),
        ]
        try:
            yield
        finally:
            for task in own:
                task.cancel()
            await asyncio.gather(*own, return_exceptions=True)
            await tables.stop()

    app = FastAPI(
        title="Fifth Colony",
        version=VERSION,
        description=docs.DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        license_info={"name": "MIT"},
    )
    app.state.settings = settings
    app.state.metrics = metrics
    app.state.guests = Window(settings.guests_per_minute)
    app.state.chats = Window(settings.chat_per_minute)
    app.state.reports = Window(REPORTS_AN_HOUR, HOUR)
    app.state.webhooks = Window(WEBHOOKS_AN_HOUR, HOUR)
    app.state.links = set()
    errors.install(app)
    for router in (players.router, webhooks.router, lobby.router, game.router, rules.router(catalogue), health.router):
        app.include_router(router)
    docs.install(app)
    app.router.routes.append(WebSocketRoute("/ws/tables/{ref}", SocketEndpoint(watch=False), name="table"))
    app.router.routes.append(WebSocketRoute("/ws/tables/{ref}/watch", SocketEndpoint(watch=True), name="watch"))

    @app.api_route("/api/{rest:path}", methods=_METHODS, include_in_schema=False)
    async def unknown(request: Request, rest: str) -> None:
        raise HTTPException(404, "There is no such call")

    app.mount("/", GZipMiddleware(Pages(settings.frontend_dir), minimum_size=1024), name="pages")
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Headers)
    app.add_middleware(AccessLog, metrics=metrics)
    return app
