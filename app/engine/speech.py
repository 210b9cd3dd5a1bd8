"""Quick phrases: what players say with the table's own controls, while an encounter runs and an effect listens.

A phrase is public and binds nobody. Each seat that may speak has a free question with all of them; its answer is heard
at once, and effects hear of it at the next moment at which no action is in progress. Free chat never comes here.
"""

from __future__ import annotations

from .asks import Ask, Steps
from .free import Free
from .moments import EVERY_PHASE, MAY_SPEAK, SPOKEN
from .plans import Happened

SPEAK = "speak"
PHRASES = ("peace", "together", "invitation", "help", "deal", "thanks")


class Speech(Free):
    """Free questions of those who may speak."""

    def free_asks(self) -> list[Ask]:
        """The open free questions, the one to say something among them."""
        state = self.state
        if not self.hooked(SPOKEN) or state.phase not in EVERY_PHASE[1:] or state.winners is not None:
            return super().free_asks()
        return super().free_asks() + [
            Ask(
                seat, SPEAK, id=f"s{seat}-said{state.spoken}", free=True, low=0, high=1, default=[], phase=state.phase,
                options=tuple(("choice", f"phrase.{phrase}") for phrase in PHRASES), source=("rule", "R-INFO-4"),
            )
            for seat in range(state.seats)
            if self.q(MAY_SPEAK, True, seat)
        ]  # fmt: skip

    def speak(self, seat: int, phrase: str) -> None:
        """All hear it now; effects as soon as the action in progress is over."""
        self.state.spoken += 1
        self.state.unheard.append(seat)
        self.emit(f"said_{phrase}", seat)

    def between_actions(self) -> Steps:
        """What was said meanwhile is heard, then what was wished for is done."""
        while self.state.unheard:
            yield from self.reach(SPOKEN, Happened("spoke", seat=self.state.unheard.pop(0)))
        yield from super().between_actions()
