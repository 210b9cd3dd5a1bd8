"""Identity: making a guest, and who I am."""

from typing import Any

from fastapi import APIRouter, Request

from app.settings import Settings
from app.tables.errors import Refused
from app.web.errors import Json, refusals
from app.web.identity import SignedIn, Tables, set_cookie
from app.web.schemas.rest import Me, NewPlayer, NewPlayerReply

router = APIRouter(prefix="/api", tags=["players"])


def public(player: Any) -> dict[str, str]:
    """A player as others see him."""
    return {"id": player.id, "name": player.name}


async def new_guest(request: Request, tables: Any, name: str) -> tuple[Any, str]:
    """Makes a guest, if this address has not made too many."""
    address = request.client.host if request.client else "unknown"
    wait = request.app.state.guests.take(address)
    if wait > 0:
        settings: Settings = request.app.state.settings
        raise Refused(
            "rate_limited",
            f"Expected at most {settings.guests_per_minute} new players a minute from one address. "
            f"Try again in {int(wait) + 1} s.",
            {"retry_after": int(wait) + 1},
        )
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
