"""For those who watch over the server: does it live, can it work, what has it counted."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.settings import VERSION
from app.web.errors import Json
from app.web.identity import Tables
from app.web.metrics import CONTENT_TYPE
from app.web.schemas.rest import Health, Readiness

router = APIRouter(tags=["operations"])


@router.get("/healthz", response_model=Health)
async def healthz() -> Json:
    """The process answers."""
    return Json({"status": "ok", "version": VERSION})


@router.get("/readyz", response_model=Readiness, responses={503: {"model": Readiness}})
async def readyz(tables: Tables) -> Json:
    """The database and the bus answer too; 503 if not."""
    parts = await tables.healthy()
    ready = all(parts.values())
    return Json({"ready": ready, **parts}, status_code=200 if ready else 503, headers={"cache-control": "no-store"})


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Counters in Prometheus' text form."""
    return Response(request.app.state.metrics.text(), headers={"content-type": CONTENT_TYPE})
