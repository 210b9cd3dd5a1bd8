"""Types, totals and the outcome of two revealed cards (section 11 of the rules, R-REVEAL-3 to -8, R-RESOLVE-1).

Nothing here asks or changes anything: values are computed from the cards as they finally lie, in the order of
R-REVEAL-5, and each side's total is a list of labelled terms so that the table can show why.
"""

from __future__ import annotations

from .asides import Asides
from .cards import ATTACK, MORPH, NEGOTIATE, REINFORCEMENT, read_face
from .moments import (
    CARD_FACE,
    CARD_VALUES,
    COMPARE,
    DEAL_PARTIES,
    DEF_ALLY,
    DEFENSE,
    GAINS,
    KICKER,
    OFF_ALLY,
    OFFENSE,
    OUTCOME_OF,
    PARTICIPANT,
    SHIP_WORTH,
    SIDE_BASE,
    SIDE_TERMS,
    SIDE_TYPE,
)
from .outcomes import BOTH_LOSE, DEAL, DEFENSE_WINS, LANDS, OFFENSE_WINS, REWARDED, Term


class Totals(Asides):
    """Computed values of the revealed encounter."""

    def printed(self, side: int) -> tuple[str, int]:
        """Type and printed value of the principal card of a side, before any change; no type where no card lies."""
        if self.encounter.slots[side] < 0 and not self.encounter.stated[side]:
            return "", 0
        return read_face(self.printed_face(side))

    def printed_face(self, side: int) -> str:
        """The face of the principal card of a side; of a card that lies face down the one it counts as."""
        return self.encounter.stated[side] or self.faces[self.encounter.slots[side]].id

    def copied(self, side: int) -> tuple[str, int]:
        """Type and value printed on the card, or on the card that a morph copies; an effect may have turned it."""
        kind, value = self.printed(side)
        became = self.encounter.became[side]
        if became:
            kind, number = read_face(became)
            value = number if kind == ATTACK and became != ATTACK else value
        return kind, value

    def card_face(self, side: int) -> tuple[str, int]:
        """Step 1: what the card counts as. A morph is what it became (R-REVEAL-2)."""
        return self.q(CARD_FACE, self.copied(side), side)

    def type_of(self, side: int) -> str:
        """The type that decides what is done (R-REVEAL-3)."""
        return self.q(SIDE_TYPE, self.card_face(side)[0], side)

    def types(self) -> tuple[str, str]:
        """Both types, offense first."""
        return self.type_of(OFFENSE), self.type_of(DEFENSE)

    def both_attacks(self) -> bool:
        """Attack against attack: only then is there a difference of totals (R-REVEAL-8)."""
        return self.types() == (ATTACK, ATTACK)

    def ships_on_side(self, side: int) -> list[tuple[int, int]]:
        """(seat, ships in the encounter) of the participants of a side, in order of play."""
        main = self.main_player(side)
        ally = OFF_ALLY if side == OFFENSE else DEF_ALLY
        holders = self.holders() if side == DEFENSE else []
        return [
            (x, self.ships_in_encounter(x))
            for x in self.order()
            if x == main or self.encounter.allies[x] == ally or x in holders
        ]

    def side_terms(self, side: int, value: int) -> list[Term]:
        """Steps 2 to 5 as labelled terms: card, ships, modifiers, reinforcements."""
        terms: list[Term] = [("card", value, f"card:{self.printed_face(side)}")]
        for seat, count in self.ships_on_side(side):
            worth = self.q(SHIP_WORTH, 1, seat, side)
            if count:
                terms.append(("ships", count * worth, f"seat:{seat}"))
        terms = self.q(SIDE_BASE, terms, side)  # products of card and ships
        terms = self.q(SIDE_TERMS, terms, side)
        for placed in self.encounter.added:
            face = self.faces[placed.card]
            if placed.side == side:
                label = "reinforcement" if face.kind == REINFORCEMENT else "added"
                terms.append((label, face.value, f"seat:{placed.seat}"))
        return terms

    def kicked(self, side: int) -> int:
        """By what the kicker of this side's main player multiplies; 1 without one."""
        return self.q(KICKER, 1, side)

    def card_values(self) -> list[int]:
        """Steps 1 and 2: what both principal cards are worth now."""
        return self.q(CARD_VALUES, [self.card_face(side)[1] for side in (OFFENSE, DEFENSE)])

    def reckon(self) -> tuple[list[int], list[list[Term]]]:
        """Both totals with their terms, as the cards lie now (R-REVEAL-4)."""
        values = self.card_values()
        terms = [self.side_terms(side, values[side]) for side in (OFFENSE, DEFENSE)]
        return [sum(value for _, value, _ in side) for side in terms], terms

    def become(self, side: int, what: str) -> None:
        """The revealed card of a side counts as something else until the encounter ends."""
        self.encounter.became[side] = what

    def morphs(self) -> None:
        """R-REVEAL-2: a morph copies what is printed on the other revealed card, or what that one copies."""
        kinds = [self.printed(side)[0] for side in (OFFENSE, DEFENSE)]
        became = self.encounter.became
        for side in (OFFENSE, DEFENSE):
            if kinds[side] == MORPH and not became[side]:
                face = became[1 - side] if kinds[1 - side] == MORPH else self.printed_face(1 - side)
                if face:
                    self.become(side, face)
                    self.emit_event("morph", self.main_player(side), {"card": ("face", face)})

    def set_outcome(self, outcome: str) -> None:
        """An effect fixes the outcome; of several the first stands (R-REVEAL-7)."""
        if not self.encounter.forced:
            self.encounter.forced = outcome

    def outcome(self) -> str:
        """What the revealed cards lead to: a side that wins, both lose, or a deal (R-RESOLVE-1, -2, -3, -7)."""
        encounter = self.encounter
        if encounter.forced:
            return self.q(OUTCOME_OF, encounter.forced)
        offense, defense = self.types()
        if offense == defense == MORPH:
            return BOTH_LOSE
        if offense == defense == NEGOTIATE:
            return self.q(OUTCOME_OF, DEAL)
        if offense == NEGOTIATE:
            return self.q(OUTCOME_OF, DEFENSE_WINS)
        if defense == NEGOTIATE:
            return self.q(OUTCOME_OF, OFFENSE_WINS)
        return self.q(OUTCOME_OF, self.compared())

    def compared(self) -> str:
        """Who wins by the totals, attack against attack; the defense wins ties (R-RESOLVE-1)."""
        offense, defense = self.encounter.totals
        sign = self.q(COMPARE, (offense > defense) - (offense < defense))
        return OFFENSE_WINS if sign > 0 else DEFENSE_WINS

    def fix_outcome(self) -> None:
        """The outcome is fixed, with the totals that everybody sees (R-REVEAL-4); there are none without cards."""
        encounter = self.encounter
        if min(encounter.slots) >= 0:
            encounter.totals, encounter.terms = self.reckon()
        encounter.result = self.outcome()
        encounter.ships_then = [self.ships_in_encounter(x) for x in range(self.state.seats)]
        self._tell_outcome()

    def overturn(self, result: str) -> None:
        """The fixed outcome becomes another one before anything has moved, whatever the totals say."""
        self.encounter.result = self.encounter.forced = result
        self._tell_outcome()

    def _tell_outcome(self) -> None:
        encounter = self.encounter
        fields = {"result": encounter.result, "totals": encounter.totals}
        if encounter.result not in (OFFENSE_WINS, DEFENSE_WINS):
            self.emit_event(f"outcome_{encounter.result}", None, {}, None, fields)
            return
        winner = self.main_player(OFFENSE if encounter.result == OFFENSE_WINS else DEFENSE)
        plain = not encounter.totals or encounter.forced or not self.both_attacks()
        args = {} if plain else {"offense": encounter.totals[0], "defense": encounter.totals[1]}
        self.emit_event("outcome" if plain else "outcome_totals", winner, args, None, fields)

    def gains(self, seat: int) -> str:
        """What an ally gains if its side wins: it lands, or is rewarded for its ships (R-RESOLVE-6, R-REWARD-1)."""
        return self.q(GAINS, LANDS if self.role(seat) == OFF_ALLY else REWARDED, seat)

    def is_turned(self) -> bool:
        """The gate is turned over: all allies gain what those of the other side would (DV-29). Without allies the
        destiny card says so."""
        if GAINS not in self.modifiers:
            return False
        allies = [x for x, ally in enumerate(self.encounter.allies) if ally]
        usual = {x: LANDS if self.role(x) == OFF_ALLY else REWARDED for x in allies}
        return all(self.gains(x) != usual[x] for x in allies) if allies else self.encounter.omen.reverse

    # --- who won and who deals, for effects
    def deal_parties(self) -> tuple[int, ...]:
        """Who makes the deal of this encounter: the main players, unless an effect says otherwise."""
        return self.q(DEAL_PARTIES, (self.encounter.offense, self.encounter.defense))

    def deal_partners(self, seat: int) -> list[int]:
        """The other parties of the deal that a seat makes; nobody if it makes none."""
        parties = self.deal_parties()
        return [x for x in parties if x != seat] if seat in parties else []

    def won(self, seat: int) -> bool:
        """The seat is on the winning side of a fixed outcome."""
        result, side = self.encounter.result, self.encounter
        if seat == side.offense or side.allies[seat] == OFF_ALLY:
            return result == OFFENSE_WINS
        if seat == side.defense or side.allies[seat] == DEF_ALLY:
            return result == DEFENSE_WINS
        return False

    def is_beaten(self, seat: int) -> bool:
        """Ships of the seat in the encounter stand on a side that has lost: a participant's, or those of others who
        were attacked on the target planet together with the defense."""
        attacked = self.encounter.result in (OFFENSE_WINS, BOTH_LOSE) and seat in self.holders()
        return not self.won(seat) and (bool(self.role(seat) & PARTICIPANT) or attacked)
