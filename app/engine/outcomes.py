"""What an encounter can come to, and the terms of a total."""

from __future__ import annotations

OFFENSE_WINS, DEFENSE_WINS, BOTH_LOSE, DEAL = "offense", "defense", "both_lose", "deal"
DEAL_MADE, DEAL_FAILED = "deal_made", "deal_failed"

Term = tuple[str, int, str]
"""Label key, value, source: one line of the breakdown of a total (R-REVEAL-4)."""

# what an ally of the winner gains
LANDS, REWARDED = "lands", "rewarded"
