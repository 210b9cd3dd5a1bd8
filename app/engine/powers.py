"""Powers that change hands, and what belongs to a power: piles of cards and places for ships (effects.md section 7).

A pile or place belongs to a power instance, so it moves with the sheet. A pile has a face rule: who may see its cards.
"""

from __future__ import annotations

from typing import Any

from .aliens import ALIENS
from .asks import Steps
from .flow import Flow
from .state import FIXED_PLACES, OWNER, Pile, Place, Power


class Powers(Flow):
    """Swapping, lending, gaining and losing powers; piles and places."""

    # --- sheets
    def exchange(self, first: Power, second: Power) -> Steps:
        """Two sheets change owners, with everything on them and for good (R-POWER-8)."""
        first.seat, second.seat = second.seat, first.seat
        first.home, second.home = second.home, first.home
        yield from self.settle()

    def transferable(self, seat: int) -> bool:
        """The seat has a power, and none that cannot change hands."""
        powers = self.powers_of(seat)
        return bool(powers) and all(ALIENS[power.alien].transferable for power in powers)

    def choose_power(self, seat: int, **fields: Any) -> Steps:
        """R-POWER-9: which of several powers is moved its owner says; by default the one that came first."""
        powers = self.powers_of(seat)
        chosen = yield from self.choose(seat, "which_power", [("alien", p.alien) for p in powers], **fields)
        return next(power for power in powers if power.alien == chosen[1])

    def lend(self, power: Power, seat: int) -> Steps:
        """The power works for another seat; the end of the encounter brings it home."""
        power.seat = seat
        yield from self.settle()

    def draw_alien(self) -> str | None:
        """A random unused alien that can be acquired in the middle of a game: no setup text, no own components."""
        state = self.state
        able = [
            alien
            for alien in state.unused
            if not ALIENS[alien].setup and not ALIENS[alien].brings_pieces and ALIENS[alien].min_seats <= state.seats
        ]
        if not able:
            return None
        alien = able[self.dice.below(len(able), "alien")]
        state.unused.remove(alien)
        return alien

    def gain_power(self, seat: int, alien: str) -> Steps:
        """A seat has one more power, an instance of its own. Returns it."""
        state = self.state
        power = Power(max((p.id for p in state.powers), default=-1) + 1, alien, seat, seat)
        state.powers.append(power)
        self.reindex()
        yield from self.settle()
        return power

    def drop_power(self, power: Power) -> Steps:
        """A power leaves the game of its seat; the alien is unused again, its piles are discarded."""
        state = self.state
        state.powers.remove(power)
        state.unused = sorted([*state.unused, power.alien])
        for pile in [pile for pile in state.piles if pile.power == power.id]:
            state.piles.remove(pile)
            if pile.cards:
                yield from self.discard(power.seat, pile.cards, "sheet")
        self.reindex()
        yield from self.settle()

    # --- piles
    def pile(self, power: Power, kind: str, faces: str = OWNER, planet: int = -1) -> Pile:
        """The pile of that kind on a sheet (or beside a planet), made empty if there is none."""
        for pile in self.state.piles:
            if pile.power == power.id and pile.kind == kind and pile.planet == planet:
                return pile
        pile = Pile(kind, power.id, faces, planet=planet)
        self.state.piles.append(pile)
        return pile

    def pile_owner(self, pile: Pile) -> int:
        """The seat on whose sheet the pile lies now; -1 without one."""
        power = self.power(pile.power)
        return power.seat if power else -1

    # --- places
    def place_for(self, kind: str, power: int) -> int:
        """The number of a place of ships that an effect has added, made empty if there is none.

        Added places stand between the planets and the fixed ones, so the numbers of all others stay as they are.
        """
        state = self.state
        for index, place in enumerate(state.places):
            if place.kind == kind and place.power == power:
                return self.planet_count + index
        state.places.append(Place(kind, power))
        state.ships.insert(len(state.ships) - FIXED_PLACES, [0] * state.seats)
        self.find_planets()
        return self.planet_count + len(state.places) - 1
