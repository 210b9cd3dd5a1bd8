"""Powers that change hands, and what belongs to a power: piles of cards and places for ships (effects.md section 7).

A pile or place belongs to a power instance, so it moves with the sheet. A pile has a face rule: who may see its cards.
"""

from __future__ import annotations

from typing import Any

from .aliens import ALIENS
from .asks import Steps
from .flares import Flares
from .moments import ENCOUNTER, GAME, PHASE, PHASE_NUMBER, POWER_CAME, POWER_SAFE
from .plans import Happened
from .state import FIXED_PLACES, IDLE, OWNER, WARP, Pile, Place, Power


class Powers(Flares):
    """Swapping, lending, gaining and losing powers; piles and places."""

    # --- sheets
    def exchange(self, first: Power, second: Power) -> Steps:
        """Two sheets change owners, with everything on them and for good (R-POWER-8)."""
        yield from self.unload(first)
        yield from self.unload(second)
        one, other = self.with_it(first), self.with_it(second)
        seats = (first.seat, first.home, second.seat, second.home)
        for power in one:
            self._goes_to(power, seats[2])
            power.home = seats[3]
        for power in other:
            self._goes_to(power, seats[0])
            power.home = seats[1]
        yield from self.settle()
        yield from self.came([first, second])

    def _goes_to(self, power: Power, seat: int) -> None:
        """A sheet lies before another player now, with what its owner has written down for it."""
        kinds = ALIENS[power.alien].notes
        for mark in self.state.marks if kinds else ():
            if mark.power == power.id and mark.seat == power.seat and mark.kind in kinds:
                mark.seat = seat
        power.seat = seat

    def came(self, powers: list[Power]) -> Steps:
        """Sheets have come to other players."""
        for power in powers if self.hooked(POWER_CAME) else ():
            yield from self.reach(POWER_CAME, Happened("came", seat=power.seat, count=power.id))

    def with_it(self, power: Power) -> list[Power]:
        """A power and those that lie beside its sheet and move with it, with what lies beside them."""
        found = [power]
        for sheet in found:  # grows meanwhile
            found += [other for other in self.state.powers if other.beside == sheet.id]
        return found

    def transferable(self, seat: int) -> bool:
        """The seat has a power that is not set aside, and none that cannot change hands."""
        return bool(self.loose(seat)) and all(self.parts(power) for power in self.powers_of(seat))

    def parts(self, power: Power) -> bool:
        """The power can be taken from its owner."""
        return ALIENS[power.alien].transferable and not self.q(POWER_SAFE, False, power)

    @staticmethod
    def alone(power: Power) -> bool:
        """It can be chosen by itself: it lies neither beside another sheet nor on a card (R-POWER-9)."""
        return power.beside < 0 and not power.optional

    def loose(self, seat: int) -> list[Power]:
        """The powers of a seat that are not set aside and can be taken from it."""
        return [p for p in self.powers_of(seat) if not p.idle and self.parts(p) and self.alone(p)]

    def choose_power(self, seat: int, **fields: Any) -> Steps:
        """R-POWER-9: which of several powers is moved its owner says; by default the one that came first."""
        powers = self.loose(seat)
        chosen = yield from self.choose(seat, "which_power", [("alien", p.alien) for p in powers], **fields)
        return next(power for power in powers if power.alien == chosen[1])

    def lend(self, power: Power, seat: int) -> Steps:
        """The power works for another seat; the end of the encounter brings it home."""
        yield from self.unload(power)
        for lent in self.with_it(power):
            self._goes_to(lent, seat)
        yield from self.settle()
        yield from self.came([power])

    def give_back(self) -> Steps:
        """Lent powers come home at the end of the encounter, without the ships of those who had them."""
        lent = [power for power in self.state.powers if power.seat != power.home]
        for power in lent:
            yield from self.unload(power)
            self._goes_to(power, power.home)
        if lent:
            yield from self.settle()
            yield from self.came(lent)

    def lend_instead(self, power: Power, seat: int) -> Steps:
        """The same in place of a power of that seat, which is set aside meanwhile; its owner says which (R-POWER-9)."""
        if self.loose(seat):
            self.make_idle((yield from self.choose_power(seat)))
        yield from self.lend(power, seat)

    def make_idle(self, power: Power) -> None:
        """A power and what lies beside it rests until the encounter ends."""
        for resting in self.with_it(power):
            resting.idle = resting.idle or IDLE

    def lendable(self, seat: int) -> list[Power]:
        """The working powers of a seat that can be lent."""
        return [power for power in self.stealable(seat) if not power.zapped]

    def choose_lendable(self, seat: int, **fields: Any) -> Steps:
        """Which of them is lent its owner says (R-POWER-9)."""
        powers = self.lendable(seat)
        chosen = yield from self.choose(seat, "which_power", [("alien", power.alien) for power in powers], **fields)
        return next(power for power in powers if power.alien == chosen[1])

    def stealable(self, seat: int) -> list[Power]:
        """Working powers of a seat that can change hands."""
        return [p for p in self.powers_of(seat) if p.up and p.open and self.parts(p) and self.alone(p)]

    def acquirable(self, alien: str, pieces: bool = False) -> bool:
        """An unused alien that a player can become in the middle of a game: no setup text, no own components, allowed
        at this table and beside the aliens in play."""
        state, sheet = self.state, ALIENS.get(alien)
        if sheet is None or not self.is_unused(alien) or sheet.setup or (sheet.brings_pieces and not pieces):
            return False
        if not sheet.min_seats <= state.seats <= sheet.max_seats or (
            sheet.needs_flares and not self.setup.options.flares
        ):
            return False
        return all(self.together(alien, p.alien) for p in state.powers)

    @staticmethod
    def together(one: str, other: str) -> bool:
        """The two aliens may be in the same game."""
        return one not in ALIENS[other].not_with and other not in ALIENS[one].not_with

    def find_alien(self) -> str | None:
        """A random unused alien that can be acquired in the middle of a game; others are passed over and seen by
        nobody."""
        state = self.state
        able = [alien for alien in state.unused if self.acquirable(alien)]
        if not able and any(self.acquirable(alien) for alien in state.put_away):
            self._new_pile()
            return self.find_alien()
        if not able:
            return None
        alien = able[self.dice.below(len(able), "alien")]
        state.unused.remove(alien)
        return alien

    def _new_pile(self) -> None:
        """The pile of unused aliens is used up: those that were put away are a new one."""
        self.state.unused, self.state.put_away = sorted([*self.state.unused, *self.state.put_away]), []

    def draw_alien(self) -> str | None:
        """EX-24: the first alien of the shuffled pile that can be acquired in the middle of a game; those before it are
        put away, open for all. None if there is none at all."""
        state = self.state
        while any(self.acquirable(alien) for alien in (*state.unused, *state.put_away)):
            pile = self.dice.shuffled(state.unused, "alien")
            fit = next((i for i, alien in enumerate(pile) if self.acquirable(alien)), len(pile))
            if fit:
                self.emit("put_away", None, aliens=[("alien", alien) for alien in pile[:fit]])
            state.put_away += pile[:fit]
            state.unused = sorted(pile[fit + 1 :])
            if fit < len(pile):
                return pile[fit]
            self._new_pile()
        return None

    def is_unused(self, alien: str) -> bool:
        """It belongs to no seat and has not left the game."""
        return alien in self.state.unused or alien in self.state.put_away

    def gain_power(self, seat: int, alien: str, beside: int = -1, idle: int = 0) -> Steps:
        """A seat has one more power, an instance of its own. Returns it."""
        state = self.state
        power = Power(max((p.id for p in state.powers), default=-1) + 1, alien, seat, seat, beside=beside, idle=idle)
        for pile in (state.unused, state.put_away):
            if alien in pile:
                pile.remove(alien)
        self.emit_event("became", seat, {"what": ("alien", alien)}, ("alien", alien))
        power.zapped = PHASE_NUMBER[state.phase] if state.encounter.omen.silent else 0
        state.powers.append(power)
        self.reindex()
        yield from self.settle()
        yield from self.came([power])
        return power

    def silence(self) -> None:
        """No power may be used for the rest of the encounter. Each counts as zapped, but none was announced, so that
        nothing reacts (R-POWER-4)."""
        self.encounter.foretell(silent=True)
        for power in self.state.powers:
            power.zapped = power.zapped or PHASE_NUMBER[self.state.phase]

    def drop_power(self, power: Power, for_good: bool = False, unseen: bool = False) -> Steps:
        """A power leaves the game of its seat; the alien is put away, open for all, or goes back among the unused ones
        (``unseen``), or leaves the game ``for_good``; its piles are discarded, and what lay beside it goes too."""
        state = self.state
        yield from self.unload(power)
        if self._has_place(ALIENS[power.alien].cellar, power):
            yield from self.empty_cellar(power, self.order())
        state.powers.remove(power)
        state.marks = [mark for mark in state.marks if mark.until != GAME or mark.power != power.id]
        if unseen:
            state.unused = sorted([*state.unused, power.alien])
        elif not for_good:
            state.put_away.append(power.alien)
        state.destiny_discard += [card for owner, card in state.collected if owner == power.id]
        state.collected = [entry for entry in state.collected if entry[0] != power.id]
        for other in [other for other in state.powers if other.beside == power.id]:
            yield from self.drop_power(other, for_good, unseen)
        for pile in [pile for pile in state.piles if pile.power == power.id and pile.player < 0]:
            state.piles.remove(pile)
            if pile.cards:
                yield from self.discard(power.seat, pile.cards, "sheet")
        self.reindex()
        yield from self.settle()

    def unload(self, power: Power) -> Steps:
        """The ships of its owner that lie on a sheet go to colonies when the sheet leaves him."""
        sheet = ALIENS[power.alien]
        if self._has_place(sheet.harbour, power):
            yield from self.go_home([(power.seat, self.place_for(sheet.harbour, power.id))])
        if self._has_place(sheet.cellar, power):
            yield from self.empty_cellar(power, [power.seat])

    def _has_place(self, kind: str, power: Power) -> bool:
        return any(place.kind == kind and place.power == power.id for place in self.state.places)

    def empty_cellar(self, power: Power, seats: list[int]) -> Steps:
        """Ships of these seats that lie on a sheet go to the warp."""
        place = self.place_for(ALIENS[power.alien].cellar, power.id)
        there = self.state.ships[place]
        yield from self.move([[x, there[x], place, WARP] for x in seats if there[x]], "lost", "sheet")

    # --- time
    def turn_back(self, phase: str) -> Steps:
        """Time goes back to the beginning of a phase of this encounter: what lasts of it since then ends, played cards
        return to the hands they came from as far as they can be found, uses and zaps of since then are forgotten.
        Ships and cards that have moved stay where they are (effects.md section 7)."""
        state, encounter, number = self.state, self.encounter, PHASE_NUMBER[phase]
        state.marks = [m for m in state.marks if m.since < number or m.until not in (PHASE, ENCOUNTER)]
        for power in state.powers:
            power.zapped = 0 if power.zapped >= number and not encounter.omen.silent else power.zapped
        self.forget_uses(number)
        for pile in [pile for pile in state.piles if pile.back >= 0 and pile.since >= number]:
            self.bring_back(pile)
        for card, seat, when in [entry for entry in encounter.played if entry[2] >= number]:
            encounter.played.remove([card, seat, when])
            self._unplay(card, seat)
        encounter.added = [placed for placed in encounter.added if placed.card not in self.discards_of(placed.card)]
        encounter.stated, encounter.became, encounter.forced, encounter.to_show = ["", ""], ["", ""], "", -1
        encounter.further, encounter.chosen_by = [], [-1, -1]
        self.go_to(phase)
        yield from ()

    def forget_uses(self, number: int) -> None:
        """What was used once in this encounter since the phase of that number may be used again in it."""
        for user in (*self.state.powers, *self.state.techs):
            user.used = {name: when for name, when in user.used.items() if when < number}

    def _unplay(self, card: int, seat: int) -> None:
        """A played card goes back to the hand it came from, unless it is in a hand, on a sheet or in a deck now."""
        state, encounter = self.state, self.encounter
        lies_out = [entry for entry in state.lasting if entry[0] == card]
        added = [placed for placed in encounter.added if placed.card == card]
        pile = self.discards_of(card)
        if card in pile:
            pile.remove(card)
        elif lies_out:
            state.lasting.remove(lies_out[0])
        elif added:
            encounter.added.remove(added[0])
        elif self.where[card] != seat:
            return
        if self.where[card] != seat:
            self.to_hand(card, seat, openly=True)
        if card in encounter.flare_cards:
            encounter.flare_cards.remove(card)
            if seat in encounter.flare_seats:
                encounter.flare_seats.remove(seat)

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
        """The seat that plays from the pile, on whose sheet it lies now, or from whose hand it was laid for that seat
        alone to see; -1 without one."""
        if pile.player >= 0:
            return pile.player
        power = self.power(pile.power)
        return power.seat if power else pile.back if pile.faces == OWNER else -1

    # --- places
    def add_planet(self, kind: str, seat: int) -> Steps:
        """One more planet in a home system; one that is out already moves there with all ships on it (T-14)."""
        planet = self.place_for(kind, -1)
        self.state.places[planet - self.planet_count].system = seat
        self.find_planets()
        self.emit_event("planet_new", seat, {"planet": ("planet", planet)}, None, {"planet": ("planet", planet)})
        yield from self.settle()
        return planet

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
