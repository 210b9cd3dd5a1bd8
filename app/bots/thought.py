"""What a thinking bot works out about one question: facts, worth and cards, each made when it is first needed."""

from __future__ import annotations

import random
from functools import cache, cached_property
from typing import Any

from .cards import CARD_KINDS, Laid, Unseen, exactly, keep, laid_by
from .habits import Habit, habit, steps
from .insight import attack_value
from .levels import Level
from .odds import base, odds
from .reading import Reading
from .worth import Change, Ships, Standing, committed

SWAPPED = 0.6  # how often an opponent who may change the two cards does it
TAKEN = 1.4  # cards taken from an opponent count more than drawn ones: he loses them
BEST, POOREST = 1.7, 0.2  # how much more cards count that their taker picks, how much less those that their payer picks


@cache
def _same_for_all(level: Level) -> Habit:
    """The habit that a level which does not plan expects of every main player."""
    return Habit(level.attack_weight, level.top, 0.0)


class Sides:
    """An encounter with certain ships in it: how far the offense is ahead, and what either win is worth."""

    __slots__ = ("ahead", "defense", "gate", "home", "offense")

    def __init__(self, thought: Thought, allies: Ships, ring: Ships, gate: int, planet: str) -> None:
        reading, standing = thought.reading, thought.standing
        self.ahead = base(reading, allies, ring, gate, planet) + thought.misjudged + thought.coming
        self.offense = standing.worth(standing.landing(planet, allies, ring))
        self.defense = standing.worth(standing.repelled(allies, ring, gate, planet))
        self.gate, self.home = gate, reading.holding(planet, reading.defense)


class Thought:
    """One question under way: the reading of the view, the level, and what follows from them."""

    def __init__(self, reading: Reading, level: Level, rng: random.Random) -> None:
        self.reading, self.level, self.rng = reading, level, rng
        self._laid: dict[tuple[int, int], Laid] = {}
        self.coming = 0.0  # ships by which the offense is expected to come ahead by allies that are still to answer

    def against(self, seat: int) -> Thought:
        """The same thoughts with this seat as the defense."""
        return Thought(self.reading.against(seat), self.level, self.rng)

    @cached_property
    def standing(self) -> Standing:
        """The worth of changes at this position."""
        return Standing(self.reading, self.level)

    @cached_property
    def unseen(self) -> Unseen:
        """The encounter cards that lie nowhere in sight."""
        return Unseen(self.reading)

    @property
    def opponent(self) -> int:
        """The other main player, for a main player."""
        reading = self.reading
        return reading.defense if reading.me == reading.offense else reading.offense

    @property
    def main(self) -> bool:
        """One is a main player oneself."""
        return self.reading.me in (self.reading.offense, self.reading.defense)

    @cached_property
    def misjudged(self) -> float:
        """How far this question's estimate of the two sides' strength is off; what one sees is not misjudged."""
        return self.rng.gauss(0.0, self.level.blur) if self.level.blur and not self.sees_through else 0.0

    def mood(self) -> float:
        """What a single choice of a card or of company is off by."""
        return self.rng.gauss(0.0, self.level.mood) if self.level.mood and not self.sees_through else 0.0

    # --- cards
    def keep(self, card: dict[str, Any]) -> float:
        """What a card is worth in one's own hand; nothing if it is another player's that one may play."""
        return 0.0 if self.lent and card.get("id") in self.lent else keep(self.reading, card)

    @cached_property
    def lent(self) -> dict[str, dict[str, Any]]:
        """Cards of another player's hand that one may play, by their ids."""
        piles = self.reading.view.get("own_piles") or ()
        return {
            card["id"]: card
            for pile in piles
            if pile["seat"] == self.reading.me and pile.get("of") not in (None, self.reading.me)
            for card in pile.get("cards", ())
        }

    @cached_property
    def encounter_cards(self) -> list[dict[str, Any]]:
        """The encounter cards that one may lay, one of each face."""
        cards = [*self.reading.hand, *self.lent.values()] if self.lent else self.reading.hand
        return list({card["card"]: card for card in cards if card["kind"] in CARD_KINDS}.values())

    @cached_property
    def sees_through(self) -> bool:
        """One knows what the opponent has laid, or every card that he may lay."""
        reading = self.reading
        if not self.main:
            return False
        if isinstance((reading.encounter.get("cards") or {}).get(reading.side_of(self.opponent)), dict):
            return True
        known = sum(entry["seat"] == self.opponent for entry in reading.view.get("known") or ())
        return known > 0 and known >= reading.hands[self.opponent]

    def laid(self, seat: int, ahead: float = 0.0) -> Laid:
        """What a main player may lay when the offense is ``ahead`` in ships; for oneself, from the own hand."""
        step = steps(ahead if seat == self.reading.offense else -ahead) if self.level.plans else 0
        found = self._laid.get((seat, step))
        if found is None:
            found = self._laid[seat, step] = (self._own() if seat == self.reading.me else None) or self._usual(
                seat, step
            )
        return found

    def _own(self) -> Laid | None:
        reading = self.reading
        selected = reading.view.get("selected")
        if selected:
            return exactly(reading, reading.me, [selected])
        return exactly(reading, reading.me, self.encounter_cards) if self.encounter_cards else None

    def _usual(self, seat: int, step: int) -> Laid:
        usual = habit(seat == self.reading.offense, step) if self.level.plans else _same_for_all(self.level)
        return laid_by(self.reading, seat, self.unseen, usual)

    # --- the encounter as it stands, or with other ships in it
    def sides(self, allies: Ships, ring: Ships, gate: int, planet: str = "") -> Sides:
        """The encounter with these ships."""
        return Sides(self, allies, ring, gate, planet or self.reading.planet)

    @cached_property
    def now(self) -> Sides:
        """The encounter with the ships that are committed."""
        return self.sides(*committed(self.reading))

    def expect(self, allies: Ships, ring: Ships, gate: int, planet: str = "") -> float:
        """The worth of the encounter with these ships, before anybody lays a card."""
        sides = self.sides(allies, ring, gate, planet)
        reading = self.reading
        if self.level.plans and self.main and self.encounter_cards and not reading.view.get("selected"):
            return max(self.laying(card, sides) for card in self.encounter_cards)
        ahead = sides.ahead
        chances = odds(reading, self.laid(reading.offense, ahead), self.laid(reading.defense, ahead), ahead)
        return chances.offense * sides.offense + chances.defense * sides.defense

    def laying(self, card: dict[str, Any], sides: Sides) -> float:
        """The worth of laying a card, less what it is worth in the hand; an exchange of the cards considered."""
        reading = self.reading
        theirs = self.laid(self.opponent, sides.ahead)
        if reading.traits(reading.me).get("adds_between") and card["kind"] == "attack":
            theirs = self._outbid(card["value"], theirs)
        value = self.revealing(exactly(reading, reading.me, [card]), theirs, sides)
        if reading.traits(reading.me).get("switches"):
            value = max(value, self.revealing(*self.swapped(card, sides), sides))
        elif reading.traits(self.opponent).get("switches"):
            value += SWAPPED * (self.revealing(*self.swapped(card, sides), sides) - value)
        return value - self.keep(card)

    def _outbid(self, low: int, theirs: Laid) -> Laid:
        """What the opponent may lay, less the own attacks that lie between it and the own card."""
        mine = [card["value"] for card in self.reading.hand if card["kind"] == "attack"]
        less = [sum(value for value in mine if low < value < high) for high in theirs.values]
        values = [high - more for high, more in zip(theirs.values, less, strict=True)]
        return Laid(list(zip(values, theirs.chances, strict=True)), theirs.negotiate, theirs.morph)

    def swapped(self, card: dict[str, Any], sides: Sides) -> tuple[Laid, Laid]:
        """(what one then reveals, what the other reveals) after the two cards have changed places."""
        reading = self.reading
        theirs = self.laid(self.opponent, sides.ahead)
        values = [attack_value(reading, reading.me, value) for value in theirs.values]
        mine = Laid(list(zip(values, theirs.chances, strict=True)), theirs.negotiate, theirs.morph)
        return mine, exactly(reading, self.opponent, [card])

    def revealing(self, mine: Laid, theirs: Laid, sides: Sides) -> float:
        """The worth of revealing ``mine`` against ``theirs``, compensation included."""
        reading = self.reading
        attacking = reading.me == reading.offense
        pair = (mine, theirs) if attacking else (theirs, mine)
        chances = odds(reading, *pair, sides.ahead)
        value = chances.offense * sides.offense + chances.defense * sides.defense
        if chances.deal:
            value += chances.deal * self.hope
        own, other = (sides.gate, sides.home) if attacking else (sides.home, sides.gate)
        cards = 0.0
        if mine.negotiate:
            cards += mine.negotiate * theirs.attack * self._payment(reading.me, self.opponent, own)
        if theirs.negotiate:
            cards -= theirs.negotiate * mine.attack * self._payment(self.opponent, reading.me, other)
        return value + self.level.card * TAKEN * cards

    def _payment(self, taker: int, payer: int, ships: int) -> float:
        """What is paid for the ships of a beaten negotiate (R-COMP-2), in cards drawn out of a hand unseen."""
        reading = self.reading
        if reading.traits(taker).get("picks_payment"):  # the best, and out of any hand
            return BEST * min(ships, max(n for seat, n in enumerate(reading.hands) if seat != taker))
        cards = min(ships, max(0, reading.hands[payer] - 1))
        return POOREST * cards if reading.traits(payer).get("picks_payment") else cards

    @cached_property
    def hope(self) -> float:
        """The worth of talks between the main players: an exchange of colonies more often than a failure."""
        reading = self.reading
        made, failed = Change(reading.count), Change(reading.count)
        pair = (reading.offense, reading.defense)
        close = [seat for seat in pair if reading.colonies[seat] + 1 >= reading.needed]
        for seat in pair:
            self.standing.lose(failed, seat, 3)
            if not close or len(close) == 2:
                made.colonies[seat] += 1
        chance = 0.3 if len(close) == 1 else 0.7
        return chance * self.standing.worth(made) + (1 - chance) * self.standing.worth(failed)
