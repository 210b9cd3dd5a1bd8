"""A running or finished game over REST: its log, its views, its record, and what spectators say."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.web.errors import Json, refusals
from app.web.identity import Caller, SignedIn, Tables
from app.web.limits import check_rate
from app.web.routers.lobby import Ref
from app.web.schemas.rest import ChatText, EventLog, ReportBody, Reported, Said, ViewAt

router = APIRouter(prefix="/api/tables/{ref}", tags=["game"])

# The largest whole number that every JSON reader and database keeps exactly.
_MOST = 2**53 - 1
_SEEN = refusals("unauthorized", "forbidden", "not_found")


@router.get("/events", response_model=EventLog, responses=_SEEN)
async def events(
    ref: Ref,
    player: Caller,
    tables: Tables,
    after: Annotated[int, Query(ge=-1, le=_MOST, description="Only what came after this seq.")] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Json:
    """The log as the caller may see it."""
    return Json(await tables.events(player, ref, after, limit))


@router.get("/view", response_model=ViewAt, responses=_SEEN)
async def view(
    ref: Ref,
    player: Caller,
    tables: Tables,
    seq: Annotated[int | None, Query(ge=0, le=_MOST, description="After this seq; without it now.")] = None,
    as_: Annotated[
        str | None, Query(alias="as", pattern="^(spectator|all|[0-7])$", description="`spectator`, `all` or a seat.")
    ] = None,
) -> Json:
    """The view after a seq: in play one's own or the spectators', after the end any seat's, or `all`: open hands."""
    return Json(await tables.view(player, ref, seq, as_))


@router.get("/record", response_class=Response, responses=_SEEN | refusals("conflict"))
async def record(ref: Ref, player: Caller, tables: Tables) -> Response:
    """After the end: all that is needed to verify and replay (`python -m app.verify FILE`), as JSON lines."""
    lines = await tables.record(player, ref)
    return Response(
        lines,
        media_type="application/x-ndjson",
        headers={"content-disposition": 'attachment; filename="fifth-colony-record.jsonl"'},
    )


@router.post("/chat", response_model=Said, responses=_SEEN | refusals("rate_limited"))
async def chat(request: Request, ref: Ref, body: ChatText, player: SignedIn, tables: Tables) -> Json:
    """Says something, for spectators with an identity: their socket cannot speak."""
    check_rate(request.app.state.chats, player.id, "lines of chat")
    await tables.chat(player, ref, body.text)
    return Json({"said": body.text})


@router.post("/report", response_model=Reported, responses=_SEEN | refusals("rate_limited"))
async def report(request: Request, ref: Ref, body: ReportBody, player: SignedIn, tables: Tables) -> Json:
    """Reports somebody who sits or speaks at the table, to the host of the site."""
    check_rate(request.app.state.reports, player.id, "reports")
    await tables.report(player, ref, body.player, body.reason, body.note)
    return Json({"reported": True})
