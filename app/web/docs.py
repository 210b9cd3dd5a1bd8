"""The documentation for programs: `/docs` (OpenAPI, shown without any foreign server) and `/asyncapi.json`."""

import functools
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from app.web.asyncapi import document
from app.web.errors import Json
from app.web.examples import add_examples

DESCRIPTION = """
Everything a client of Fifth Colony needs. A player is made with `POST /api/players`; each call then names him by
`Authorization: Bearer TOKEN` or by the cookie `fifth_colony`. Errors are always
`{"error": {"code", "message", "details"?}}` with stable codes. The live game runs over the sockets `/ws/tables/{ref}`
and `/ws/tables/{ref}/watch`, which [/asyncapi.json](/asyncapi.json) describes. This is an unofficial fan work.
"""
_ASSETS = "/docs/assets"


def _files() -> Path:
    """Where the documentation page's own script and style lie."""
    spec = find_spec("fastapi_offline")
    if spec is None or spec.origin is None:
        raise RuntimeError("expected the package fastapi-offline to be installed")
    return Path(spec.origin).parent / "static"


def install(app: FastAPI) -> None:
    """Adds the pages."""
    app.mount(_ASSETS, StaticFiles(directory=_files()), name="docs-assets")
    described = functools.cache(document)

    def openapi() -> dict[str, Any]:
        """The document with its examples, made once."""
        if app.openapi_schema is None:
            app.openapi_schema = add_examples(plain())
        return app.openapi_schema

    plain, app.openapi = app.openapi, openapi

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return get_swagger_ui_html(
            openapi_url="/openapi.json",
            title="Fifth Colony: interface",
            swagger_js_url=f"{_ASSETS}/swagger-ui-bundle.js",
            swagger_css_url=f"{_ASSETS}/swagger-ui.css",
            swagger_favicon_url="data:,",
        )

    @app.get("/asyncapi.json", include_in_schema=False)
    async def asyncapi() -> Json:
        return Json(described())
