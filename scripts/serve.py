#!/usr/bin/env python
"""Serves the app: the one place that says how.

    python scripts/serve.py [--migrate] [further options of uvicorn]

HOST, PORT and the rest come from the environment (app/settings.py). `--migrate` first brings the database
to the newest schema, in this process, which spares the imports of a second one. Why these sockets: docs/decisions/0007.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def options(host: str, port: int) -> list[str]:
    """The options that uvicorn is always started with."""
    sockets = ["--ws", "websockets-sansio", "--ws-per-message-deflate", "false"]
    return ["app.main:app", "--app-dir", str(ROOT), "--host", host, "--port", str(port), "--loop", "uvloop", *sockets]


def migrate() -> None:
    """Bring the database to the newest schema. Raises what Alembic raises."""
    from alembic import command
    from alembic.config import Config

    command.upgrade(Config(ROOT / "alembic.ini"), "head")


def main(arguments: list[str]) -> None:
    """Never returns: uvicorn ends the process."""
    gc.disable()  # reading the modules leaves no garbage; afterwards app/web/garbage.py says when it is looked for
    import uvicorn

    from app.settings import Settings

    if "--migrate" in arguments:
        arguments.remove("--migrate")
        migrate()
    settings = Settings()
    if sys.stdout.isatty():
        host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
        print(f"Fifth Colony on http://{host}:{settings.port}  (Ctrl-C stops it; running games are kept)", flush=True)
    uvicorn.main([*options(settings.host, settings.port), *arguments], prog_name="serve")


if __name__ == "__main__":
    main(sys.argv[1:])
