"""What may be done between actions: free questions that stay open, and their answers (protocol.md ``free``).

A free question may be answered at any time while it is open and is waited for by nobody. Its answer is a wish: it is
carried out when the action in progress is finished, at the next moment, before anybody is asked there.
"""

from __future__ import annotations

from .asks import Ask, Steps
from .notes import Notes
from .state import FreeAsk, Power

TURN_UP = "turn_up"


class Free(Notes):
    """Free questions of this game."""

    def offer_free(self, seat: int, kind: str, subject: int) -> None:
        """Open a free question to a seat, unless it is open already."""
        state = self.state
        if any(f.seat == seat and f.kind == kind and f.subject == subject for f in state.free):
            return
        state.asked[seat] += 1
        state.free.append(FreeAsk(f"s{seat}-{state.asked[seat]}", seat, kind, subject))

    def close_free(self, kind: str, subject: int) -> None:
        """The question has no object any more."""
        self.state.free = [f for f in self.state.free if (f.kind, f.subject) != (kind, subject)]

    def free_asks(self) -> list[Ask]:
        """The open free questions."""
        return [self._free_ask(f) for f in self.state.free]

    def _free_ask(self, f: FreeAsk) -> Ask:
        power = self.power(f.subject)
        ask = Ask(
            f.seat, f.kind, free=True, low=0, high=1, default=[], options=((f.kind, f.subject),),
            phase=self.state.phase, source=("alien", power.alien) if power else None,
        )  # fmt: skip
        ask.id = f.id
        return ask

    def wish(self, ask: Ask) -> None:
        """The question was answered with yes: keep it until the action in progress is finished."""
        state = self.state
        state.wishes += [f for f in state.free if f.id == ask.id]
        state.free = [f for f in state.free if f.id != ask.id]

    def between_actions(self) -> Steps:
        """Carry out what was wished for meanwhile, in the order of the answers."""
        while self.state.wishes:
            wish = self.state.wishes.pop(0)
            power = self.power(wish.subject)
            if wish.kind == TURN_UP and power is not None and power.hidden:
                yield from self.turn_up(power)

    # --- hidden powers (R-VAR-3)
    def turn_up(self, power: Power) -> Steps:
        """A hidden sheet is turned face up for good."""
        power.hidden = False
        self.close_free(TURN_UP, power.id)
        self.emit_event("turned_up", power.seat, {"what": ("alien", power.alien)}, ("alien", power.alien))
        self.reindex()
        yield from self.settle()
