"""Legacy edicts (LE-1): artifacts of older editions come into the cosmic deck."""

from __future__ import annotations

from app.engine.setup import Options
from app.engine.variant import Variant

COUNTS = {
    "keeper": 1, "sanity": 1, "warp_break": 1, "un_zap": 2, "flare_zap": 2, "stellar_gas": 1, "time_gash": 1,
    "insurance": 1, "rebirth": 1,
}  # fmt: skip


class LegacyEdicts(Variant):
    """Edict is the older word for artifact; they are artifacts in every respect."""

    id, name = "legacy_edicts", "Legacy edicts"
    sentence = "Eleven artifacts of older editions are shuffled into the cosmic deck."

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.legacy_edicts

    @classmethod
    def brings(cls, options: Options) -> tuple[str, ...]:
        return tuple(f"cosmic:{edict}" for edict, count in COUNTS.items() for _ in range(count))
