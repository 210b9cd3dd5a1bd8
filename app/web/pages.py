"""The built pages: files as they are, and `index.html` for every path that the browser's own router knows."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fifth Colony</title>
<h1>Fifth Colony</h1><p>The server runs, but its pages are not built yet. <code>make play</code> builds them.</p>
<p><a href="/docs">The interface for programs</a></p></html>"""


class Pages(StaticFiles):
    """Files under `assets/` have their hash in the name and are kept for ever; all else is asked for again."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.index = directory / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page for a path without one; a missing file stays missing."""
        if path in ("", "."):
            return await self._page(scope)
        try:
            found = await super().get_response(path, scope)
        except HTTPException as wrong:
            if wrong.status_code != 404 or "." in path.rsplit("/", 1)[-1] or path.startswith("assets/"):
                raise
            return await self._page(scope)
        found.headers["cache-control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return found

    async def _page(self, scope: Scope) -> Response:
        if not self.index.is_file():
            return HTMLResponse(_NOT_BUILT, status_code=503)
        page = await super().get_response("index.html", scope)
        page.headers["cache-control"] = _ASK_AGAIN
        return page
