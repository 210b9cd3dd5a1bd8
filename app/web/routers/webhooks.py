"""A player's webhook: where he is told outside the page that a slow table waits for him. Only his token opens it."""

from fastapi import APIRouter, Request

from app.web.errors import Json, refusals
from app.web.identity import SignedIn, Tables
from app.web.limits import check_rate
from app.web.schemas.rest import ChangeWebhook, MyWebhook, NewWebhook, NewWebhookReply, Removed, Webhook, WebhookTest

router = APIRouter(prefix="/api/me/webhook", tags=["webhook"])


@router.get("", response_model=MyWebhook, responses=refusals("unauthorized"))
async def look(player: SignedIn, tables: Tables) -> Json:
    """Whether this site sends messages, and the caller's webhook. Its address and secret are never told again."""
    return Json(await tables.hooks.get(player))


@router.put(
    "", status_code=201, response_model=NewWebhookReply, responses=refusals("unauthorized", "forbidden", "rate_limited")
)
async def put(request: Request, body: NewWebhook, player: SignedIn, tables: Tables) -> Json:
    """Sets the caller's webhook, in the place of an earlier one. The reply has the secret that signs its messages:
    this once."""
    check_rate(request.app.state.webhooks, player.id, "webhooks and tests")
    site = str(request.base_url).rstrip("/")
    hook, secret = await tables.hooks.put(player, body.url, body.private, body.language, site)
    return Json({"webhook": hook, "secret": secret}, status_code=201)


@router.patch("", response_model=Webhook, responses=refusals("unauthorized", "not_found"))
async def change(body: ChangeWebhook, player: SignedIn, tables: Tables) -> Json:
    """Turns the webhook on or off, or changes what it tells. What is missing stays."""
    return Json(await tables.hooks.change(player, body.on, body.private, body.language))


@router.post(
    "/test", response_model=WebhookTest, responses=refusals("unauthorized", "forbidden", "not_found", "rate_limited")
)
async def test(request: Request, player: SignedIn, tables: Tables) -> Json:
    """Sends a message that says it is a test, at once, and tells how it fared."""
    check_rate(request.app.state.webhooks, player.id, "webhooks and tests")
    return Json(await tables.hooks.test(player))


@router.delete("", response_model=Removed, responses=refusals("unauthorized", "not_found"))
async def remove(player: SignedIn, tables: Tables) -> Json:
    """Removes the webhook: nothing is sent any more."""
    await tables.hooks.remove(player)
    return Json({"removed": True})
