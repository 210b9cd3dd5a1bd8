"""How long questions last, how long windows hide who could answer, how long bots seem to think (R-TIME-13).

All drawn times follow from the table's secret and public facts, so that every process knows them without a row and
nothing in them depends on a hand."""

from __future__ import annotations

import hashlib
import hmac

from .options import TableOptions

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000

CLOCKS = {
    "response": 12 * SECOND,
    "window": 15 * SECOND,
    "alliance": 40 * SECOND,
    "launch": 60 * SECOND,
    "select": 60 * SECOND,
    "ships": 40 * SECOND,
    "short": 30 * SECOND,
}
"""Milliseconds for each kind of question at the pace ``live``; the deal has the table's own option."""
EXTENSION = 20 * SECOND
"""What opening a follow-up adds to its seat's deadline, once in a window."""
DEALS = {"deal": 1, "deal_of_three": 2, "deal_of_all": 3}
"""Clocks of talks, as multiples of the table's time for a deal."""
WAIT = {"live": MINUTE, "relaxed": 3 * MINUTE, "days": DAY}
"""What the others grant a player with the proposal ``wait``."""

_WINDOW_DELAY = {"live": (400, 1_600), "relaxed": (1_000, 4_000), "days": (5_000, 60_000)}
_BOT_PAUSE = {"live": (600, 1_800), "relaxed": (1_200, 4_000), "days": (5_000, 60_000)}


def clock_of(options: TableOptions, kind: str) -> int | None:
    """Milliseconds for a question of this clock; ``None`` = no clock."""
    if options.pace == "unlimited":
        return None
    if options.pace == "days":
        return HOUR if kind in ("response", "window") else DAY
    live = options.deal_seconds * SECOND * DEALS[kind] if kind in DEALS else CLOCKS.get(kind, CLOCKS["short"])
    return live * 3 if options.pace == "relaxed" else live


def bank_of(options: TableOptions) -> int:
    """Milliseconds that each person may take over the clocks of his questions, in the whole game."""
    if options.pace not in ("live", "relaxed"):
        return 0
    return options.bank_seconds * SECOND * (3 if options.pace == "relaxed" else 1)


def window_delay(options: TableOptions, people: int, secret: bytes, window: str) -> int:
    """After how many milliseconds the passes of a window count, whoever holds what."""
    span = _WINDOW_DELAY.get(options.pace)
    if span is None or options.ask_all or people < 2:
        return 0
    return _draw(secret, f"window {window}", span)


def bot_pause(options: TableOptions, secret: bytes, ask: str) -> int:
    """How many milliseconds a bot seems to think about a question outside windows."""
    span = _BOT_PAUSE.get(options.pace)
    return 0 if span is None else _draw(secret, f"pause {ask}", span)


def _draw(secret: bytes, purpose: str, span: tuple[int, int]) -> int:
    digest = hmac.digest(secret, purpose.encode(), hashlib.sha256)
    return span[0] + int.from_bytes(digest[:4], "big") % (span[1] - span[0] + 1)
