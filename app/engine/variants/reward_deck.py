"""The reward deck (RD-1 to RD-5): a second deck with a back of its own, from which rewards may be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.cards import COSMIC
from app.engine.effects import on
from app.engine.moments import OFF, SETUP_DECK
from app.engine.setup import Options
from app.engine.state import Rewards
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game

ATTACKS = (-7, -4, -1, 10, 12, 14, 16, 18, 20, 23)
CROOKED, REINFORCEMENTS = 4, 3
KICKERS, RIFTS = (0, 1, 2, 2, 3), (3, 3, 4, 5)
ARTIFACTS = ("finder", "hand_zap", "space_junk", "card_zap", "cosmic_zap")
DECK = (
    *(f"attack_{value:02d}" for value in ATTACKS), *["negotiate_crooked"] * CROOKED, "morph",
    *["reinforcement_4"] * REINFORCEMENTS, *(f"kicker_{factor}" for factor in KICKERS),
    *(f"rift_{value}" for value in RIFTS), *ARTIFACTS,
)  # fmt: skip


class RewardDeck(Variant):
    """Its cards, its piles, and the backs in all hands."""

    id, name = "reward_deck", "Reward deck"
    sentence = "Each reward that is a card may come from the reward deck, whose cards have a back of their own."
    asks = {
        "backs": (
            "Which backs?",
            "You take {n|card|cards} of {whom} at random: say how many come from the reward deck. By default any.",
        )
    }
    labels = {"any": "Any cards", "backs": "{n|reward card|reward cards}, {rest} cosmic"}
    like = {
        "backs": "most",
    }

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.reward_deck

    @classmethod
    def brings(cls, options: Options) -> tuple[str, ...]:
        return tuple(f"reward:{face}" for face in DECK)

    @on(SETUP_DECK, roles=OFF, must=True, use=False)
    def shuffle(self) -> None:
        g = self.g
        cards = [card for card, face in enumerate(g.faces) if face.deck != COSMIC]
        g.state.rewards = Rewards(g.dice.shuffled(cards, "reward deck"))

    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        rewards = g.state.reward
        return {
            "reward_deck": {
                "cards": len(rewards.deck),
                "discard": [g.card(card, None) for card in rewards.discard],
                "hands": {str(seat): g.backs(seat) for seat in range(g.state.seats)},
            }
        }
