"""A temporary Valkey (or Redis) server: nothing is saved, everything is gone when it stops."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.services.process import Child, ServiceError, accepts, free_port

HOW_TO_GET_IT = (
    "The tests need a Valkey or Redis server and found neither valkey-server nor redis-server on the PATH: "
    "install one (Debian: apt-get install redis-server; macOS: brew install valkey)."
)


def find_server() -> str:
    """The path of valkey-server or redis-server."""
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            return path
    raise ServiceError(HOW_TO_GET_IT)


class Valkey:
    """One server on a free port of 127.0.0.1; `url` is what the app takes as VALKEY_URL."""

    def __init__(self) -> None:
        self._binary = find_server()
        self.folder = Path(tempfile.mkdtemp(prefix="fifth-colony-valkey-"))
        self.port = 0
        self._child: Child | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self, *, port: int = 0) -> None:
        """Start it, on the given port if it is to come back where it was."""
        self.port = port or free_port()
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._child = Child(
            [self._binary, *options, "--dir", self.folder], log=self.folder / "log", cwd=self.folder, user=None
        )
        self._child.wait_until(lambda: accepts(self.port), seconds=15, what="Valkey")

    def kill(self) -> None:
        """kill -9; `start(port=self.port)` brings an empty one back."""
        if self._child:
            self._child.kill()

    def stop(self) -> None:
        """Take it down and remove its folder."""
        if self._child:
            self._child.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
