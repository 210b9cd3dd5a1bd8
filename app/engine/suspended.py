"""An encounter that is put in before a win counts (R-WIN-8): nobody wins by anything else meanwhile."""

from __future__ import annotations

from .effects import Effect, modify, on
from .moments import (
    ALLY_MUST,
    ALLY_OPTIONS,
    ENCOUNTER_END,
    GAME,
    INVITE_OPTIONS,
    MAY_WIN,
    OFF_ALLY,
    OUTCOME,
    REGROUP_BEGIN,
    START_TURN,
)
from .outcomes import OFFENSE_WINS
from .state import Frame


class SuspendsWin(Effect):
    """An effect that gives its player an encounter against one of the would-be winners, with a line ``<id>.stands``.

    If the side of the player wins it, the player and the allies win the game; else the earlier win stands, whatever
    its winners hold then.
    """

    __slots__ = ()

    def fight_for_it(self, whom: int, winners: list[int]) -> None:
        """The win waits until the encounter of this player against ``whom`` is over."""
        self.mark("last_chance", until=GAME, data=[self.g.state.encounters, *winners])
        self.g.suspend_win(Frame(self.seat, whom))

    @modify(MAY_WIN, mark="last_chance", layer=9)
    def nobody_wins_meanwhile(self, winners: list[int]) -> list[int]:
        return []

    def rivals(self) -> list[int]:
        """The winners of the suspended win."""
        return self.mark_.data[1:] if self.mark_ else []

    def its_encounter(self) -> bool:
        """The encounter that was put in is running."""
        g = self.g
        later = self.mark_ is not None and g.state.encounters > self.mark_.data[0]
        return later and g.encounter.extra and g.encounter.offense == self.seat

    @modify(INVITE_OPTIONS, mark="last_chance", layer=1)
    def no_rival(self, others: list[int], main: int) -> list[int]:
        return [x for x in others if x not in self.rivals()] if main == self.seat else others

    @modify(ALLY_OPTIONS, mark="last_chance", layer=2)
    def no_rival_joins(self, ways: list[tuple[int, object]], seat: int) -> list[tuple[int, object]]:
        return [way for way in ways if way[0] != OFF_ALLY] if seat in self.rivals() else ways

    @modify(ALLY_MUST, mark="last_chance", layer=2)
    def no_rival_must(self, role: int, seat: int) -> int:
        return 0 if seat in self.rivals() and role == OFF_ALLY else role

    @on(OUTCOME, layer=9, mark="last_chance", must=True, use=False, when=lambda me: me.its_encounter())
    def note_victors(self) -> None:
        g = self.g
        if self.mark_ is not None and g.encounter.result == OFFENSE_WINS:
            self.mark("victors", data=[x for x in g.order() if g.encounter.allies[x] == OFF_ALLY])

    @on(ENCOUNTER_END, layer=9, mark="last_chance", must=True, use=False, when=lambda me: me.its_encounter())
    @on(START_TURN, layer=-9, mark="last_chance", must=True, use=False)
    @on(REGROUP_BEGIN, layer=-9, mark="last_chance", must=True, use=False, when=lambda me: not me.its_encounter())
    def settle_win(self) -> None:
        """The encounter is over, or could not take place."""
        g = self.g
        victors = next((mark.data for mark in g.marks("victors") if mark.seat == self.seat), None)
        if victors is None or not self.its_encounter():
            g.emit_event(f"{self.id}.stands", None, {}, self.source)
            g.win(sorted(self.rivals()))
        else:
            g.win(sorted([self.seat, *victors]))
