"""The host reads what was reported: ``python -m app.reports``."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from app import reports
from app.store import NewTable, Report, TableRow
from app.store.sql import SqlStore

DAY = 86_400_000


def test_the_host_reads_the_reports_of_the_last_days(
    sqlite_database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = int(time.time() * 1000)

    async def fill() -> None:
        store = SqlStore(sqlite_database_url)
        await store.add_table(NewTable(TableRow("t1", "ABC", "waiting", "public", 1, 0, 0, None, b"{}", b""), []))
        for at, note in ((now - 40 * DAY, "long ago"), (now - DAY, "yesterday")):
            await store.add_report(Report("t1", at, "ada", "bob", "abuse", note, b'[{"name":"Bob","text":"grr"}]'))
        await store.stop()

    asyncio.run(fill())
    monkeypatch.setenv("DATABASE_URL", sqlite_database_url)
    assert reports.main([]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    shown = json.loads(line)
    assert (shown["by"], shown["about"], shown["reason"], shown["note"]) == ("ada", "bob", "abuse", "yesterday")
    assert shown["lines"] == [{"name": "Bob", "text": "grr"}]
    assert reports.main(["--days", "60"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_database_that_is_not_there_is_said_plainly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
    assert reports.main([]) == 1
    assert "the database does not answer" in capsys.readouterr().err
