"""The built pages: files, the browser's own paths, what may be kept, and what is said when nothing is built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .conftest import Site, serving

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAGE = "<!doctype html><title>Fifth Colony</title>"


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-4f2a.js").write_text("export {};" * 500)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_files_and_paths_of_the_browser(dist: Path) -> None:
    async with serving(dist) as site:
        for path in ("/", "/t/ABC234", "/aliens", "/t/ABC234/replay", "/rules?x=1"):
            page = await site.http.get(path)
            assert (page.status_code, page.text) == (200, PAGE), path
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        script = await site.http.get("/assets/index-4f2a.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        icon = await site.http.get("/favicon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        again = await site.http.get("/favicon.svg", headers={"if-none-match": icon.headers["etag"]})
        assert again.status_code == 304
        assert (await site.http.head("/")).status_code == 200


@pytest.mark.parametrize(
    "path", ["/assets/old-1234.js", "/robots.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/api/x"]
)
async def test_what_is_not_there_is_not_the_page(dist: Path, path: str) -> None:
    async with serving(dist) as site:
        missing = await site.http.get(path)
        assert missing.status_code == 404
        assert missing.json()["error"]["code"] == "not_found"


async def test_without_built_pages_the_server_says_how_to_build_them(site: Site) -> None:
    page = await site.http.get("/")
    assert page.status_code == 503
    assert "make play" in page.text
    assert (await site.http.get("/healthz")).status_code == 200


async def test_nothing_can_be_sent_to_a_page(site: Site) -> None:
    reply: Any = await site.http.post("/aliens", json={})
    assert (reply.status_code, reply.json()["error"]["code"]) == (405, "invalid")
