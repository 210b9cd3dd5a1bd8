"""The real app as an operating-system process: what a browser, a bot author or `kill -9` sees of it."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from tests.services.process import Child, ServiceError, free_port

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
# The settings of whoever runs the tests must not leak into the servers under test.
OWN_SETTINGS = ("DATABASE_URL", "VALKEY_URL", "HOST", "PORT")


def environment(extra: Mapping[str, str]) -> dict[str, str]:
    """Our environment without the settings that a developer may have exported, and with `extra`."""
    kept = {name: value for name, value in os.environ.items() if name not in OWN_SETTINGS}
    return kept | {"PYTHONPATH": str(ROOT)} | dict(extra)


def migrate(database_url: str, revision: str = "head") -> None:
    """Bring a database to a revision with Alembic, as `make migrate` does."""
    done = subprocess.run(
        [sys.executable, "-m", "alembic", "upgrade", revision],
        cwd=ROOT,
        env=environment({"DATABASE_URL": database_url}),
        capture_output=True,
        text=True,
        timeout=60,
    )
    if done.returncode:
        raise ServiceError(f"alembic upgrade {revision} failed on {database_url}:\n{done.stdout}{done.stderr}")


class AppServer:
    """One process of the app on a free port. It can be stopped, killed and started again on the same port."""

    def __init__(self, database_url: str, *, folder: Path, env: Mapping[str, str] | None = None) -> None:
        self.database_url = database_url
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self._env = dict(env or {})
        self._child: Child | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        if self._child is None:
            raise ServiceError("the server was not started")
        return self._child.pid

    def start(self) -> AppServer:
        """Start it and wait until /readyz says 200."""
        settings = {"HOST": "127.0.0.1", "PORT": str(self.port), "DATABASE_URL": self.database_url}
        self._child = Child(
            [sys.executable, ROOT / "scripts" / "serve.py"],
            log=self.log,
            cwd=ROOT,
            env=environment(settings | self._env),
        )
        self._child.wait_until(self.ready, seconds=START_SECONDS, what="the app")
        return self

    def ready(self) -> bool:
        """Does /readyz answer with 200?"""
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as reply:
                return reply.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """SIGTERM, as a host or Docker stops it."""
        if self._child:
            self._child.stop()

    def kill(self) -> None:
        """kill -9 in the middle of whatever it does."""
        if self._child:
            self._child.kill()

    def tail(self) -> str:
        """The end of its log."""
        return self._child.tail() if self._child else ""
