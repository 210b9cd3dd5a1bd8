"""When Python looks for garbage that refers to itself.

Nearly all that a game leaves behind is freed at once, by counting references: of 12,000 answers at 200 tables the cycle
collector found nothing at all. But as delivered it looks at every object that is new whenever some thousands more were
made than freed, and each of those looks stops every table for 50 to 200 ms. So it is off while answers come, and looks
once every few minutes, at a moment when nobody has answered for a second, if there is one.
"""

import asyncio
import gc
from collections.abc import Callable

SOONEST, LATEST, QUIET = 60.0, 300.0, 1.0
"""Seconds from one look to the next, and without an answer for the moment to count as quiet."""


async def collect_when_quiet(
    answers: Callable[[], float], soonest: float = SOONEST, latest: float = LATEST, quiet: float = QUIET
) -> None:
    """Looks for cycles now and then; `answers` counts what has been answered so far. Runs until it is cancelled; the
    collector is then as before."""
    was_enabled = gc.isenabled()
    gc.freeze()
    gc.disable()
    try:
        while True:
            await asyncio.sleep(soonest)
            waited = soonest
            before = answers()
            while waited < latest:
                await asyncio.sleep(quiet)
                waited += quiet
                before, last = answers(), before
                if before == last:
                    break
            gc.collect()
    finally:
        if was_enabled:
            gc.enable()
