"""Warrior."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import turns
from app.engine.moments import AFTER_REVEAL, ALLY, DEF, ENCOUNTER_END, MAIN, OFF, SIDE_TERMS, TYPES_FINAL
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEAL_MADE, Term
from app.engine.state import WARP, Frame

AFTER_SUCCESS, AFTER_FAILURE = 1, 2


class Warrior(Alien):
    """Learns from its own encounters: tokens on the sheet add to its total."""

    id, name = "warrior", "Warrior"
    tagline, power_name, alert = "Grows stronger with experience", "Mastery", "green"
    mandatory, roles, phases = True, ("offense", "defense"), ("reveal",)
    brings_pieces = True
    text = (
        "Your own encounters teach you: a won one or a deal adds one token to this sheet, a lost one or a failed "
        "deal two. As a main player whose revealed card is an attack, use this power: your total rises by the "
        "number of tokens on the sheet, which all stay there. With four planets each time one token more."
    )
    zap_text = (
        "Only the adding, after the reveal, is a use. Zapped: nothing is added in this encounter; tokens still come."
    )
    wild_text = (
        "As the defense, when the encounter is over, you may have an encounter of your own at once with the player who "
        "was the offense, in that player's home system. Afterwards the game goes on where it stopped."
    )
    super_text = "As an ally, you may use your power: add 1 to your side's total for each token on your sheet."
    rulings = (
        ("zapped Warrior and tokens", "It still collects."),
        (
            "acquired in the middle of the game (Reincarnator)",
            (
                "Not allowed; the expansion rulebook lists Warrior among the aliens with own components. By "
                "Changeling, Pentaform or a swap it comes with its tokens."
            ),
        ),
        ("encounters as ally", "No tokens, also not with the super flare."),
        ("opponent revealed a negotiate", "The bonus does not matter; the tokens for the win are collected."),
        ("power lost by this encounter's losses", "The sheet is face down at the end, so no tokens."),
        ("two encounters in one turn", "Tokens after each."),
        (
            "wild side twice",
            (
                "The flare cannot be played again in the same encounter, but in the extra encounter it could be, by "
                "whoever is the defense there and holds it."
            ),
        ),
        ("wild side and the flare's own limit", "It counts as the flare of the encounter that has just ended."),
        ("sheet exchanged", "Tokens go with the sheet."),
    )
    events = {"learn": "{who} learns: {n|token|tokens} more on the Warrior's sheet."}
    traits = {"token": 1}
    does = {"strike": turns("mastery"), "help": turns("mastery"), "strike_back": "gain"}

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.type_of(me.side) == ATTACK)
    def strike(self) -> Steps:
        if (yield from self.announce()):
            self.mark("mastery")

    @on(
        AFTER_REVEAL, roles=0, widen=ALLY, when=lambda me: me.g.type_of(me.side) == ATTACK and me.has_learnt(),
        says="add your tokens to the total of your side",
    )  # fmt: skip
    def help(self) -> Steps:
        if (yield from self.announce()):
            self.mark("mastery")

    def has_learnt(self) -> bool:
        """There is a token on a sheet of the own."""
        return any(power.alien == self.id and power.tokens for power in self.g.powers_of(self.seat))

    @modify(SIDE_TERMS, mark="mastery")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        if side != self.side or self.power is None or not self.power.tokens:
            return terms
        return [*terms, ("warrior", self.power.tokens, "alien:warrior")]

    @on(ENCOUNTER_END, roles=MAIN, must=True, use=False, when=lambda me: me.lesson())
    def learn(self) -> None:
        if self.power is not None:
            self.power.tokens += self.lesson()
            args = {"n": self.lesson()}
            self.g.emit_event("warrior.learn", self.seat, args, self.source, {"tokens": self.power.tokens})

    def lesson(self) -> int:
        """The tokens that this encounter brings."""
        result = self.g.encounter.result
        if self.g.won(self.seat) or result == DEAL_MADE:
            tokens = AFTER_SUCCESS
        elif result in ("offense", "defense", BOTH_LOSE, DEAL_FAILED):
            tokens = AFTER_FAILURE
        else:
            return 0
        return tokens + (self.g.state.planets_each == 4)

    @wild
    @on(
        ENCOUNTER_END, roles=DEF, when=lambda me: me.may_launch(),
        own=lambda me: not me.g.unarmed(me.seat), says="have an encounter with the offense now",
    )  # fmt: skip
    def strike_back(self) -> Steps:
        whom = self.g.encounter.offense
        if (yield from self.announce(whom=("seat", whom))):
            self.g.state.agenda.append(Frame(self.seat, whom))

    def may_launch(self) -> bool:
        """It has a ship to send, or gets one out of the warp in regroup, without a colony right into the gate."""
        g = self.g
        return g.can_send(self.seat, OFF) or g.state.ships[WARP][self.seat] > 0
