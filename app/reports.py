"""What players have reported, for the host of the site: `python -m app.reports [--days N]`.

One JSON object a line, oldest first: when, at which table, who, whom, why, and what was said there just before, as the
server heard it. The database is that of the settings (`DATABASE_URL`).
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from app.settings import Settings
from app.store import Report, StoreError
from app.store.sql import SqlStore

_DAY = 86_400_000


def shown(report: Report) -> dict[str, Any]:
    """One report as it is printed; times in milliseconds since the epoch."""
    named = {name: getattr(report, name) for name in ("at", "table", "by", "about", "reason", "note")}
    return {**named, "lines": json.loads(report.lines)}


async def read(database: str, since: int) -> list[Report]:
    """The reports since a time. Raises ``StoreError``."""
    store = SqlStore(database)
    try:
        return await store.reports(since)
    finally:
        await store.stop()


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 1 if the database does not answer."""
    parser = argparse.ArgumentParser(description="Show what players have reported")
    parser.add_argument("--days", type=int, default=30, help="how far back (default 30)")
    days = parser.parse_args(arguments).days
    try:
        found = asyncio.run(read(Settings().database, int(time.time() * 1000) - days * _DAY))
    except StoreError as error:
        sys.stderr.write(f"the database does not answer: {error}\n")
        return 1
    for report in found:
        sys.stdout.write(json.dumps(shown(report), ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
