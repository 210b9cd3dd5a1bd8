"""What a seat has: its powers, and the piles from which it plays as if they were its hand."""

from __future__ import annotations

from .aliens import ALIENS
from .effects import Effect
from .money import Money
from .state import Pile, Power
from .tech_effect import TECH


class Holdings(Money):
    """Powers, and cards besides those of the hand."""

    def powers_of(self, seat: int) -> list[Power]:
        """The power instances a seat has, oldest first."""
        return [power for power in self.state.powers if power.seat == seat]

    def power(self, identity: int) -> Power | None:
        """A power instance by its number, wherever it is."""
        for power in self.state.powers:
            if power.id == identity:
                return power
        return None

    def has_power(self, seat: int, alien: str) -> bool:
        """The seat has that alien's power and could use it now; decides wild or super (R-POWER-7)."""
        for p in self.state.powers:  # noqa: SIM110 - asked for every hook, and a loop takes half the time
            if p.seat == seat and p.alien == alien and p.up and p.open and not p.zapped:
                return True
        return False

    def sheet_place(self, seat: int, alien: str, kind: str) -> int:
        """The place for ships of that kind on a seat's own sheet of an alien; -1 without one yet."""
        powers = [p.id for p in self.state.powers if p.seat == seat and p.alien == alien]
        places = enumerate(self.state.places, self.planet_count)
        return next((i for i, place in places if place.kind == kind and place.power in powers), -1)

    def captive(self, seat: int) -> int:
        """How many ships of a seat another player holds: on a sheet, around a home system, or under a ship. Leased ones
        are not held, and those on a tech card are on no sheet."""
        state, held = self.state, 0
        for number, place in enumerate(state.places, self.planet_count):
            power = self.power(place.power) if place.system == -1 and place.kind != TECH else None
            held += state.ships[number][seat] if power is not None and power.seat != seat else 0
        return held + sum(ship.under.count(seat) for ship in state.specials if ship.seat != seat)

    def seat_with(self, alien: str) -> int:
        """The seat that is openly this alien, -1 if nobody is."""
        return next((p.seat for p in self.state.powers if p.alien == alien and p.open), -1)

    # --- piles that are played from like a hand
    def stores(self, seat: int) -> list[Pile]:
        """The piles from which a seat may play cards now: those on its working sheets, and those that are its own."""
        powers = {p.id: p.alien for p in self.state.powers if p.seat == seat and p.up and p.open and not p.zapped}
        return [
            pile for pile in self.state.piles
            if pile.player == seat or (pile.power in powers and pile.kind == ALIENS[powers[pile.power]].plays_from)
        ]  # fmt: skip

    def stored(self, seat: int) -> list[int]:
        """The cards in those piles."""
        return [card for pile in self.stores(seat) for card in pile.cards] if self.state.piles else []

    def at_hand(self, seat: int) -> list[int]:
        """The cards that may be played: those in hand, and those of piles that are played from as if they were it."""
        return [*self.state.hands[seat], *self.stored(seat)]

    def discardable(self, seat: int) -> list[int]:
        """The cards from which a seat chooses when it discards one of its own choice: those in hand and on its sheets.
        Cards of others can only be played."""
        piles = [pile for pile in self.stores(seat) if pile.player != seat] if self.state.piles else []
        return [*self.state.hands[seat], *(card for pile in piles for card in pile.cards)]

    def stocked(self, seat: int) -> bool:
        """An encounter card lies in one of them."""
        return any(self.faces[card].encounter for card in self.stored(seat))

    def has_at_hand(self, seat: int, card: int) -> bool:
        """The seat may play this card: it is in its hand or lies in such a pile."""
        return self.where[card] == seat or card in self.stored(seat)

    def playable(self, me: Effect) -> Effect:
        """The handle of a card, told from which pile it is played if it is not in the hand."""
        if self.where[me.card] != me.seat:
            me.store = next((pile for pile in self.stores(me.seat) if me.card in pile.cards), None)
        return me
