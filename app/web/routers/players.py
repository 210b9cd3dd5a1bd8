"""Identity: making a guest, and who I am."""

from typing import Any

from fastapi import APIRouter, Request

from app.settings import Settings
from app.tables.errors import Refused
from app.web.errors import Json, refusals
from app.web.identity import SignedIn, Tables, set_cookie
from app.web.schemas.rest import DeviceCode, EnterByCode, Me, NewPlayer, NewPlayerReply

router = APIRouter(prefix="/api", tags=["players"])


def public(player: Any) -> dict[str, str]:
    """A player as others see him."""
    return {"id": player.id, "name": player.name}


def take_entry(request: Request) -> None:
    """Counts one new player or device of this address. Raises `Refused` if there were too many."""
    address = request.client.host if request.client else "unknown"
    wait = request.app.state.guests.take(address)
    if wait > 0:
        settings: Settings = request.app.state.settings
        raise Refused(
            "rate_limited",
            f"Expected at most {settings.guests_per_minute} new players or devices a minute from one address. "
            f"Try again in {int(wait) + 1} s.",
            {"retry_after": int(wait) + 1},
        )


async def new_guest(request: Request, tables: Any, name: str) -> tuple[Any, str]:
    """Makes a guest, if this address has not made too many."""
    take_entry(request)
    made = await tables.new_player(name)
    request.app.state.metrics.guests.inc()
    return made


@router.post(
    "/players", status_code=201, response_model=NewPlayerReply, responses=refusals("rate_limited", "forbidden")
)
async def make_player(request: Request, body: NewPlayer, tables: Tables) -> Json:
    """Makes a guest and signs the browser in: the token comes in the body and as an HttpOnly cookie."""
    player, token = await new_guest(request, tables, body.name)
    reply = Json({"player": public(player), "token": token}, status_code=201)
    set_cookie(reply, request, request.app.state.settings, token)
    return reply


@router.get("/me", response_model=Me, responses=refusals("unauthorized"))
async def me(player: SignedIn, tables: Tables) -> Json:
    """The player and the tables he sits at, those that wait for him first."""
    return Json({"player": public(player), "tables": await tables.mine(player)})


@router.post("/me/devices", status_code=201, response_model=DeviceCode, responses=refusals("unauthorized"))
async def make_device_code(player: SignedIn, tables: Tables) -> Json:
    """A code by which this player signs in on one further device, within ten minutes."""
    code, expires = await tables.device_code(player)
    return Json({"code": code, "expires_at": expires}, status_code=201)


@router.post(
    "/devices",
    status_code=201,
    response_model=NewPlayerReply,
    responses=refusals("not_found", "rate_limited", "forbidden"),
)
async def enter_by_code(request: Request, body: EnterByCode, tables: Tables) -> Json:
    """Signs this device in as the player who made the code: a token of its own, and the cookie. A code works once."""
    take_entry(request)
    player, token = await tables.enter_by_code(body.code)
    reply = Json({"player": public(player), "token": token}, status_code=201)
    set_cookie(reply, request, request.app.state.settings, token)
    return reply
