"""The app as a host starts it: on both databases, with a bus, migrated by one command, killed and started again."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.services import AppServer, Valkey
from tests.services.app_server import ROOT, environment
from tests.services.process import Child, free_port


def test_a_killed_server_comes_back_with_its_tables(server: AppServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        reply = client.post("/api/play", json={"bots": 2})
        assert reply.status_code == 201
        server.kill()
        server.start()
        again = client.get(f"/api/tables/{reply.json()['id']}")
    assert again.status_code == 200
    assert again.json()["status"] == "playing"


def test_two_processes_on_one_database_and_bus_show_the_same_tables(
    start_server: Callable[..., AppServer], postgres_database_url: str, valkey: Valkey
) -> None:
    first, second = (start_server(postgres_database_url, VALKEY_URL=valkey.url) for _ in range(2))
    made = httpx.post(f"{first.url}/api/play", json={"bots": 2}).json()
    seen = httpx.get(f"{second.url}/api/tables/{made['code']}", headers={"authorization": f"Bearer {made['token']}"})
    assert seen.json()["id"] == made["id"]


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_one_command_migrates_serves_and_stops_when_asked(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    settings = {"PORT": str(port), "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/new.sqlite3"}
    command = [sys.executable, ROOT / "scripts" / "serve.py", "--migrate"]
    child = Child(command, log=tmp_path / "log", cwd=tmp_path, env=environment(settings))

    def ready() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    child.wait_until(ready, seconds=60, what="the app")
    child.stop(with_signal=stop, seconds=15)
    assert child.code in (0, -stop, 128 + stop), child.tail()
    assert "Traceback" not in child.tail(200)


def test_without_its_database_the_app_says_so_and_ends(tmp_path: Path) -> None:
    settings = {"DATABASE_URL": f"postgresql+asyncpg://nobody@127.0.0.1:{free_port()}/none", "PORT": str(free_port())}
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "serve.py"],
        cwd=tmp_path,
        env=environment(settings),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode != 0
    assert "refused" in (done.stdout + done.stderr).lower()
