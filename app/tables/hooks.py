"""A player's webhook: where he is told outside the page that a slow table waits for him.

What goes there is one small JSON object that chat services show as it is (``content``, ``text``), signed with the
hook's own secret. Address and secret are seen by nobody, not even by their player again."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from app.store import PlayerRow, Wait, Webhook

from .errors import Refused
from .waits import Asked, read

if TYPE_CHECKING:
    from .room import Room

LANGUAGES = ("en", "de")
SIGNATURE, DELIVERY = "Fifth-Colony-Signature", "Fifth-Colony-Delivery"
_HARMLESS = frozenset(" -.,:;!?'&+#")
_encode = msgspec.json.Encoder().encode


class Outcome(msgspec.Struct, frozen=True):
    """How a message fared: ``problem`` in a few words, ``None`` = it arrived. ``final`` = trying again is no use."""

    problem: str | None = None
    final: bool = False


class Sender(Protocol):
    """Sends a message to an address that a player named, without trusting it."""

    async def check(self, url: str) -> str:
        """The address as it is kept. Raises ``Refused`` (invalid) if nothing may be sent there."""
        ...

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        """Send once. Never raises, never takes long."""
        ...


class Hooks:
    """What a player may do with his webhook. ``sender`` ``None``: this site sends none."""

    def __init__(self, room: Room, sender: Sender | None) -> None:
        self.room = room
        self.sender = sender

    async def get(self, player: PlayerRow) -> dict[str, Any]:
        """``{"available", "webhook"}``: whether this site sends messages, and the player's own without its address."""
        hook = await self.room.store.webhook(player.id)
        return {"available": self.sender is not None, "webhook": None if hook is None else wire(hook)}

    async def put(
        self, player: PlayerRow, url: str, private: bool, language: str, site: str
    ) -> tuple[dict[str, Any], str]:
        """A new webhook in the place of an earlier one, and its secret. Raises ``Refused``."""
        kept = await self._sender().check(url)
        random = self.room.random
        hook = Webhook(
            id=random.token_bytes(12, "webhook").hex(), player=player.id, url=kept,
            secret=random.token_bytes(32, "webhook secret").hex(), site=site, private=private,
            language=_language(language), made_at=self.room.clock.now(),
        )  # fmt: skip
        await self.room.store.set_webhook(hook)
        return wire(hook), hook.secret

    async def change(
        self, player: PlayerRow, on: bool | None, private: bool | None, language: str | None
    ) -> dict[str, Any]:
        """Change what is named; turning it on forgets earlier failures. Raises ``Refused``."""
        hook = await self._mine(player)
        if on:
            hook = msgspec.structs.replace(hook, failures=0)
        hook = msgspec.structs.replace(
            hook,
            on=hook.on if on is None else on,
            private=hook.private if private is None else private,
            language=hook.language if language is None else _language(language),
        )
        await self.room.store.set_webhook(hook)
        return wire(hook)

    async def remove(self, player: PlayerRow) -> None:
        """Nothing is sent any more. Raises ``Refused`` if there is none."""
        if not await self.room.store.remove_webhook(player.id):
            raise Refused("not_found", "you have no webhook")

    async def test(self, player: PlayerRow) -> dict[str, Any]:
        """Send a message that says it is a test, at once: ``{"delivered", "problem"}``. Raises ``Refused``."""
        sender, hook = self._sender(), await self._mine(player)
        now = self.room.clock.now()
        body, headers = message(hook, None, f"test-{hook.id}-{now}", now)
        outcome = await sender.send(hook.url, body, headers)
        await self.room.store.note_webhook(hook, now, outcome.problem, self.room.settings.hook_failures)
        return {"delivered": outcome.problem is None, "problem": outcome.problem}

    def _sender(self) -> Sender:
        if self.sender is None:
            raise Refused("forbidden", "this site sends no webhooks")
        return self.sender

    async def _mine(self, player: PlayerRow) -> Webhook:
        hook = await self.room.store.webhook(player.id)
        if hook is None:
            raise Refused("not_found", "you have no webhook")
        return hook


def wire(hook: Webhook) -> dict[str, Any]:
    """A webhook as its own player sees it: of the address only the host."""
    return {
        "host": hook.url.split("/")[2],
        "on": hook.on,
        "private": hook.private,
        "language": hook.language,
        "made_at": hook.made_at,
        "last_at": hook.last_at,
        "problem": hook.problem,
    }


def message(hook: Webhook, wait: Wait | None, delivery: str, now: int) -> tuple[bytes, dict[str, str]]:
    """Body and headers of a message about a wait; without one it is a test."""
    asked = None if wait is None else read(wait)
    body: dict[str, Any] = {"type": "test" if asked is None else "waiting", "id": delivery, "at": now}
    if asked is None:
        said, link = _TEST[hook.language], f"{hook.site}/"
    else:
        link = f"{hook.site}/t/{asked.table}"
        said = _sentence(hook, asked)
        body["table"] = {"id": asked.table, "name": asked.name}
        body["asked"] = {"phase": asked.phase, "window": asked.window}
        if hook.private:
            body["asked"] |= {"title": asked.title, "msg": asked.msg}
        body["deadline"] = asked.deadline
    text = f"{said} {link}"
    body |= {"link": link, "content": text, "text": text, "allowed_mentions": {"parse": []}}
    encoded = _encode(body)
    signed = hmac.digest(bytes.fromhex(hook.secret), b"%d.%b" % (now, encoded), hashlib.sha256).hex()
    return encoded, {SIGNATURE: f"t={now},v1={signed}", DELIVERY: delivery}


def _sentence(hook: Webhook, asked: Asked) -> str:
    """Which table, and what for; a table's name was chosen by somebody else and calls nobody and links nowhere."""
    name = "".join(c for c in asked.name if c.isalnum() or c in _HARMLESS).replace("://", " ").strip() or asked.table
    what = _PHASES[hook.language].get(asked.phase, asked.phase)
    if hook.private and asked.title and hook.language == "en":
        what = f"{what}: {asked.title}"
    return _SENTENCES[hook.language][asked.window].format(name=name, what=what)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("invalid", f"language: expected one of {', '.join(LANGUAGES)}, got {language!r:.20}")
    return language


_TEST = {
    "en": "Fifth Colony: this is a test. You will be told here when a slow table waits for you.",
    "de": "Fifth Colony: Das ist ein Test. Hier erfährst du, wenn ein langsamer Tisch auf dich wartet.",
}
_SENTENCES = {
    "en": {
        False: "Fifth Colony: the table “{name}” waits for you ({what}).",
        True: "Fifth Colony: at the table “{name}” you may respond ({what}).",
    },
    "de": {
        False: "Fifth Colony: Der Tisch „{name}“ wartet auf dich ({what}).",
        True: "Fifth Colony: Am Tisch „{name}“ kannst du antworten ({what}).",
    },
}
_PHASES = {
    "en": {"start_turn": "start of the turn", "setup": "set-up"},
    "de": {
        "setup": "Aufbau", "start_turn": "Zugbeginn", "regroup": "Sammeln", "destiny": "Schicksal", "launch": "Start",
        "alliance": "Bündnis", "planning": "Planung", "reveal": "Aufdecken", "resolution": "Ergebnis",
    },
}  # fmt: skip
