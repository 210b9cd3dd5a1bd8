"""Fixtures for everything that tests need from outside the process. All of them are lazy: a unit test starts nothing.

Each pytest-xdist worker has servers of its own. Databases are copies of a template that was migrated once per worker.
"""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.services import CHROMIUM_ARGS, AppServer, Postgres, Valkey, find_chromium, migrate
from tests.services.process import ServiceError

DATABASES = ("sqlite", "postgres")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, at the end, what was not there or did not start, and how many tests that stopped."""
    reports = [*terminalreporter.stats.get("error", ()), *terminalreporter.stats.get("failed", ())]
    lacking = Counter(sentence for report in reports if (sentence := what_is_missing(report.longreprtext)))
    if lacking:
        terminalreporter.section("what the tests need and did not find", red=True, bold=True)
        for sentence, count in lacking.most_common():
            terminalreporter.write_line(f"{count} tests: {sentence}")


def what_is_missing(failure: str) -> str:
    """The sentence of the ServiceError that made a test fail; empty if it failed by something else."""
    found = re.search(rf"^E? *[\w.]*\b{ServiceError.__name__}: (.+)", failure, re.MULTILINE)
    return found[1] if found else ""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL cluster for this worker, empty but for its templates."""
    cluster = Postgres()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """A Valkey or Redis server for this worker. `valkey.url` is the VALKEY_URL."""
    server = Valkey()
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    """The name of a migrated database of this worker's cluster, to be copied and not to be used."""
    name = postgres.make_database(name="migrated")
    migrate(postgres.url(name))
    return name


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, to be copied and not to be used."""
    path = tmp_path_factory.mktemp("template") / "migrated.sqlite3"
    migrate(sqlite_url(path))
    return path


def sqlite_url(path: Path) -> str:
    """The SQLAlchemy address (aiosqlite) of a file."""
    return f"sqlite+aiosqlite:///{path}"


def copy_sqlite(template: Path, folder: Path) -> str:
    """A copy of a database file, with what may still stand in its write-ahead log; its address."""
    for part in template.parent.glob(template.name + "*"):
        shutil.copy(part, folder / part.name)
    return sqlite_url(folder / template.name)


@pytest.fixture
def sqlite_database_url(sqlite_template: Path, tmp_path: Path) -> str:
    """The address of a fresh, migrated SQLite database."""
    return copy_sqlite(sqlite_template, tmp_path)


@pytest.fixture
def postgres_database_url(postgres: Postgres, postgres_template: str) -> Iterator[str]:
    """The address of a fresh, migrated PostgreSQL database."""
    name = postgres.make_database(template=postgres_template)
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh, migrated database; the test runs once on SQLite and once on PostgreSQL."""
    return request.getfixturevalue(f"{request.param}_database_url")


@pytest.fixture(params=DATABASES)
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, once on SQLite and once on PostgreSQL: for tests of the migrations."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "empty.sqlite3")
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    name = cluster.make_database()
    yield cluster.url(name)
    cluster.drop_database(name)


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., AppServer]]:
    """Start the real app: `start_server(database_url, VALKEY_URL=..., OTHER_SETTING=...)`; stopped after the test."""
    started: list[AppServer] = []

    def start(database_url: str, **settings: str) -> AppServer:
        server = AppServer(database_url, folder=tmp_path, env=settings)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(start_server: Callable[..., AppServer], database_url: str) -> AppServer:
    """The app in a process of its own, on SQLite and on PostgreSQL. For one database only, use `start_server`."""
    return start_server(database_url)


@pytest.fixture(scope="session")
def shared_server(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    """One app on SQLite for all tests of this worker that only need some server and leave it well."""
    folder = tmp_path_factory.mktemp("shared-server")
    server = AppServer(copy_sqlite(sqlite_template, folder), folder=folder)
    try:
        yield server.start()
    finally:
        server.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def launch_browser() -> AsyncIterator[Callable[[], Awaitable[Browser]]]:
    """This worker's Chromium: started when first asked for, and anew if it has gone."""
    running: list[Browser] = []
    async with async_playwright() as playwright:

        async def launch() -> Browser:
            if not running or not running[-1].is_connected():
                path = find_chromium(playwright)
                running.append(await playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGS))
            return running[-1]

        yield launch
        for chromium in running:
            await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(launch_browser: Callable[[], Awaitable[Browser]]) -> AsyncIterator[Browser]:
    """A headless Chromium (Playwright's async API) without any page: what a test opens is closed after it. The test
    runs in the worker's own loop: `@pytest.mark.asyncio(loop_scope="session")`."""
    chromium = await launch_browser()
    yield chromium
    for context in chromium.contexts:
        await context.close()
