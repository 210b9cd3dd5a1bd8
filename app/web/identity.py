"""Who is calling: by `Authorization: Bearer TOKEN`, a socket's `?token=`, or the cookie.

A token that was named and is wrong is refused; a cookie that is no longer good counts as none. The cookie only counts
when the call does not come from a page of somebody else's (see `same_origin`).
"""

from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from app.settings import Settings
from app.tables.errors import Refused
from app.web.service import TableService

COOKIE = "fifth_colony"
_YEAR = 365 * 24 * 3600
_LONGEST = 200


class Credentials(NamedTuple):
    """A token, and whether the caller named it (a cookie comes by itself)."""

    token: str | None
    named: bool


def credentials(connection: HTTPConnection, *, query: bool = False) -> Credentials:
    """The token that came with a call; `query` also looks at `?token=`."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Refused("unauthorized", "Expected 'Authorization: Bearer TOKEN'.")
        return Credentials(token.strip(), True)
    if query and "token" in connection.query_params:
        return Credentials(connection.query_params["token"], True)
    return Credentials(connection.cookies.get(COOKIE), False)


async def identify(tables: TableService, found: Credentials) -> Any | None:
    """The player a token belongs to, or None; a named token that is wrong is refused."""
    known = None
    if found.token and len(found.token) <= _LONGEST and found.token.isascii():
        known = await tables.player_of(found.token)
    if known is None and found.named:
        raise Refused("unauthorized", "This token is not known. Make a player with POST /api/players.")
    return known


def _host(netloc: str) -> str:
    """Host and port, without the port that goes without saying."""
    return netloc.lower().removesuffix(":443").removesuffix(":80")


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the call comes from no page, from a page of ours, or from one that the settings name."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.public_origins:
        return True
    return _host(urlsplit(origin).netloc) == _host(connection.headers.get("host", ""))


def set_cookie(response: Response, request: Request, settings: Settings, token: str) -> None:
    """Gives the browser the token in a cookie that scripts cannot read and other sites cannot use."""
    secure = settings.secure_cookie if settings.secure_cookie is not None else request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def tables_of(request: HTTPConnection) -> TableService:
    """The tables of this process."""
    return request.app.state.tables


async def caller(request: Request) -> Any | None:
    """The player who calls, if he says who he is."""
    return await identify(tables_of(request), credentials(request))


async def signed_in(request: Request) -> Any:
    """The player who calls; refused if he does not say who he is."""
    found = await caller(request)
    if found is None:
        raise Refused("unauthorized", "Who are you? Make a player with POST /api/players, or send your token.")
    return found


Tables = Annotated[TableService, Depends(tables_of)]
Caller = Annotated[Any, Depends(caller)]
SignedIn = Annotated[Any, Depends(signed_in)]
