"""Oracle."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on
from app.engine.moments import MAIN, SELECT_ROUNDS, SELECTING


class Oracle(Alien):
    """Sees the opponent's card first: the order of selection is a computed value."""

    id, name = "oracle", "Oracle"
    tagline, power_name, alert = "Sees the opponent's card first", "Foresight", "green"
    mandatory, roles, phases = True, ("offense", "defense"), ("planning",)
    text = (
        "At the moment of selection, if you are a main player, use this power: your opponent selects first and lays "
        "the card face up for everybody to see. You then select face down as usual. Your opponent cannot change the "
        "card."
    )
    zap_text = "Announced after all checks and before the opponent selects. Zapped: both select at once, face down."
    wild_text = (
        "As a main player, before the selection: both main players' hands are shuffled into one heap, you draw your "
        "old number of cards from it blindly, and the rest is your opponent's hand."
    )
    super_text = (
        "After your opponent has laid the card because of your power and before you select, you may end the encounter: "
        "the card goes back, all ships return, and play goes on as if the two of you had made a deal."
    )

    @on(SELECTING, roles=MAIN, must=True)
    def foresee(self) -> Steps:
        if (yield from self.announce(whom=("seat", self.opponent))):
            self.mark("foreseen")

    @modify(SELECT_ROUNDS, mark="foreseen")
    def opponent_first(self, rounds: list[list[tuple[int, bool]]]) -> list[list[tuple[int, bool]]]:
        return [[(self.other_side, True)], [(self.side, False)]]
