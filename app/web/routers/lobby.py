"""The lobby: making, finding, joining and starting tables. `{ref}` is a table's id or its invite code."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi import Path as InPath

from app.web.errors import Json, refusals
from app.web.identity import Caller, SignedIn, Tables, set_cookie
from app.web.routers.players import new_guest
from app.web.schemas.rest import AddBot, ChangeTable, Join, Kick, NewTable, OpenNonce, Play, Ready, TableList
from app.web.schemas.table import Status, Table

router = APIRouter(prefix="/api", tags=["lobby"])

Ref = Annotated[str, InPath(description="A table's id, or its invite code.", max_length=64)]
GUEST = "Guest"
_SEATED = refusals("unauthorized", "forbidden", "not_found", "not_seated", "conflict", "already_started")


@router.post("/tables", status_code=201, response_model=Table, responses=refusals("unauthorized", "forbidden"))
async def create(body: NewTable, player: SignedIn, tables: Tables) -> Json:
    """Makes a table. The caller sits at seat 0 and is the host."""
    made = await tables.create(
        player,
        name=body.name or None,
        seats=body.seats,
        visibility=body.visibility,
        spectators=body.spectators,
        options=dict(body.options),
    )
    return Json(made, status_code=201)


@router.get("/tables", response_model=TableList, responses=refusals("unauthorized"))
async def find(
    player: Caller,
    tables: Tables,
    status: Annotated[Status | None, Query(description="Only tables in this state.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    cursor: Annotated[str | None, Query(max_length=200, description="`next` of the page before.")] = None,
) -> Json:
    """Public tables, and private ones at which the caller sits, newest first."""
    page, more = await tables.find(player, status, limit, cursor)
    return Json({"tables": page, "next": more})


@router.get("/tables/{ref}", response_model=Table, responses=refusals("unauthorized", "not_found"))
async def look(ref: Ref, player: Caller, tables: Tables) -> Json:
    """A table's record. A private table is found by its invite code, or by those who sit at it."""
    return Json(await tables.get(player, ref))


@router.patch("/tables/{ref}", response_model=Table, responses=_SEATED)
async def change(ref: Ref, body: ChangeTable, player: SignedIn, tables: Tables) -> Json:
    """Changes the table before the start (host). Options that are not named stay as they are."""
    patch: dict[str, Any] = {name: getattr(body, name) for name in body.model_fields_set}
    return Json(await tables.change(player, ref, {k: v for k, v in patch.items() if v is not None}))


@router.post(
    "/tables/{ref}/join",
    response_model=Table,
    responses=refusals("unauthorized", "not_found", "table_full", "conflict"),
)
async def join(ref: Ref, player: SignedIn, tables: Tables, body: Join | None = None) -> Json:
    """Takes a seat, or takes one's own back from the bot that played it."""
    return Json(await tables.join(player, ref, body.seat if body else None))


@router.post("/tables/{ref}/leave", response_model=Table, responses=_SEATED)
async def leave(ref: Ref, player: SignedIn, tables: Tables) -> Json:
    """Leaves the table; during play a bot plays the seat until its player comes back."""
    return Json(await tables.leave(player, ref))


@router.post("/tables/{ref}/ready", response_model=Table, responses=_SEATED)
async def ready(ref: Ref, body: Ready, player: SignedIn, tables: Tables) -> Json:
    """Ready or not, with SHA-256 of a nonce that will stir the cards."""
    return Json(await tables.ready(player, ref, body.ready, body.nonce_hash))


@router.post("/tables/{ref}/nonce", response_model=Table, responses=_SEATED)
async def nonce(ref: Ref, body: OpenNonce, player: SignedIn, tables: Tables) -> Json:
    """Opens the nonce whose hash was given with `ready`, once all are ready."""
    return Json(await tables.nonce(player, ref, body.nonce))


@router.post(
    "/tables/{ref}/bots",
    response_model=Table,
    responses=refusals("unauthorized", "forbidden", "not_found", "table_full", "already_started"),
)
async def bots(ref: Ref, player: SignedIn, tables: Tables, body: AddBot | None = None) -> Json:
    """Fills one empty seat with a bot (host)."""
    return Json(await tables.bots(player, ref, (body or AddBot()).level))


@router.post("/tables/{ref}/kick", response_model=Table, responses=_SEATED)
async def kick(ref: Ref, body: Kick, player: SignedIn, tables: Tables) -> Json:
    """Empties a seat before the start (host)."""
    return Json(await tables.kick(player, ref, body.seat))


@router.post("/tables/{ref}/start", response_model=Table, responses=_SEATED)
async def start(ref: Ref, player: SignedIn, tables: Tables) -> Json:
    """Starts the game (host)."""
    return Json(await tables.begin(player, ref))


@router.post(
    "/play", status_code=201, response_model=Table, responses=refusals("unauthorized", "forbidden", "rate_limited")
)
async def play(request: Request, body: Play, player: Caller, tables: Tables) -> Json:
    """One call from nothing to a running game against bots. Who has no identity becomes a guest (cookie, `token`)."""
    token = None
    if player is None:
        player, token = await new_guest(request, tables, GUEST)
    table = await tables.play(player, bots=body.bots, options=dict(body.options), nonce=body.nonce)
    if token is None:
        return Json(table, status_code=201)
    reply = Json({**table, "token": token}, status_code=201)
    set_cookie(reply, request, request.app.state.settings, token)
    return reply
