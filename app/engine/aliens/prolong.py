"""Prolong."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps
from app.engine.cards import ATTACK, MORPH, NEGOTIATE
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import DEFENSE, ENCOUNTER_END, LAST, LATER, MAIN, OFF, OFFENSE, SELECT_OPTIONS, SIDE_TERMS
from app.engine.outcomes import Term
from app.engine.state import Placed


class Prolong(Alien):
    """Adds a second round."""

    id, name = "prolong", "Prolong"
    set = "classic"
    tagline, power_name, alert = "Adds a second round", "Extension", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("reveal",)
    needs_word = "yes"
    text = (
        "As a main player, after both main players have revealed attack cards and all other cards and powers of "
        "the reveal phase are done, but before the outcome is final, you may use this power once per encounter "
        "to prolong the encounter, if you have an encounter card in hand. Both main players then select one "
        "more encounter card facedown and reveal together. A player with no encounter card in hand reveals "
        "nothing and adds 0; no new hand is drawn. The value of a second attack card is added to that player's "
        "total. If exactly one player's second card is a negotiate, that player has played a negotiate: he or "
        "she loses and collects compensation. If both second cards are negotiates, the two must make a deal. A "
        "morph copies the opponent's second card; if the opponent reveals none, it counts as attack 00. All "
        "four cards are discarded at the end. After the second reveal reinforcements may be played again."
    )
    zap_text = (
        "A Cosmic Zap may be played when you announce the extension: there is no second round, and the "
        "encounter is resolved with the totals that stand."
    )
    wild_text = (
        "After your second encounter this turn was successful, you may have a third one if you have an "
        "encounter card in hand."
    )
    super_text = (
        "In this encounter you may use your power a second time after the second round: a third card is played "
        "by the same rules."
    )
    rulings = (
        (
            "Where does this text come from?",
            "The Mayfair card text could not be found. Our translation of the name; treat it as the rule.",
        ),
        (
            "May the opponent refuse the second round?",
            "No.",
        ),
        (
            "Clone, Filch",
            "They handle only the first encounter card.",
        ),
        (
            "Loser's upset",
            ("It stays in force for the final outcome; both must play an attack in the second round if they can."),
        ),
        (
            "Kickers",
            "A kicker applies to the first card only.",
        ),
        (
            "Silencer",
            "The old Silencer stops Prolong.",
        ),
    )

    asks = {
        "second": ("Prolong: one more card", "Select another encounter card. By default one at random is laid."),
    }
    events = {"laid": "{who} lays {card} in the next round.", "nothing": "{who} has no encounter card to lay."}
    does = {"prolong": "reopen", "prolong_again": "reopen", "third": "gain"}
    like = {"second": "select"}

    @on(LAST, roles=MAIN, when=lambda me: me.g.both_attacks(), own=lambda me: bool(me.g.selectable(me.seat)),
        says="both lay one more card")  # fmt: skip
    def prolong(self) -> Steps:
        if (yield from self.announce()):
            yield from self.another_round()

    @on(LAST, roles=MAIN, when=lambda me: me.might_go_on(), own=lambda me: me.can_go_on(),
        says="both lay a third card (with your super flare)")  # fmt: skip
    def prolong_again(self) -> Steps:
        if (yield from self.play_flare()) and (yield from self.announce()):
            yield from self.another_round()

    def might_go_on(self) -> bool:
        """After the second round, as far as the public knows."""
        used = self.power is None or "prolong" in self.power.used
        prolonged = any(mark.seat == self.seat for mark in self.g.marks("prolonged"))
        return used and prolonged and self.g.both_attacks() and self.g.might_boost(self)

    def can_go_on(self) -> bool:
        """It holds the flare and another card."""
        return self.g.own_flare(self) is not None and bool(self.g.selectable(self.seat))

    def another_round(self) -> Steps:
        """Both main players lay a card face down, if they hold one, and turn it up together."""
        g = self.g
        asks = [self.question(side) for side in (OFFENSE, DEFENSE) if g.selectable(g.main_player(side))]
        answers = yield Round(asks)
        laid = {g.side_of(ask.seat): answer[0][1] for ask, answer in zip(asks, answers, strict=True)}
        for side in (OFFENSE, DEFENSE):
            seat = g.main_player(side)
            if side not in laid:
                g.emit_event("prolong.nothing", seat, {}, self.source)
                continue
            g.lay(laid[side], seat)
            g.publish(laid[side])
            g.encounter.added.append(Placed(side, seat, laid[side]))
            g.emit_event("prolong.laid", seat, {"card": ("face", g.face(laid[side]).id)}, self.source)
        worth = [0, 0]
        for side in laid:
            kind = g.face(laid[side]).kind
            if kind == MORPH:
                worth[side], kind = self.copied(laid, side)
            if kind in (NEGOTIATE, MORPH):  # two morphs have nothing to copy, and both sides lose
                g.become(side, kind)
        self.mark("prolonged", data=worth)

    def question(self, side: int) -> Ask:
        """Which card a main player lays; a random one if the time is up."""
        g = self.g
        seat = g.main_player(side)
        hand = g.selectable(seat)
        cards = g.q(SELECT_OPTIONS, hand, seat) or hand
        default = [str(g.dice.below(len(cards), "prolong"))] if len(cards) > 1 else ["0"]
        return Ask(
            seat, "prolong.second", options=tuple(("card", card) for card in cards), default=default, side=side,
            source=self.source, clock="select", phase="reveal",
        )  # fmt: skip

    def copied(self, laid: dict[int, int], side: int) -> tuple[int, str]:
        """What a morph adds and is: the other card that was laid now; beside none it counts as an attack 00."""
        if 1 - side not in laid:
            return 0, ATTACK
        face = self.g.face(laid[1 - side])
        return (face.value if face.kind == ATTACK else 0), face.kind

    @modify(SIDE_TERMS, mark="prolonged")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        worth = self.mark_.data[side] if self.mark_ else 0
        return [*terms, ("morph", worth, "alien:prolong")] if worth else terms

    @wild
    @on(ENCOUNTER_END, layer=LATER, roles=OFF, when=lambda me: me.earned(), own=lambda me: not me.g.unarmed(me.seat),
        says="have a third encounter")  # fmt: skip
    def third(self) -> Steps:
        if (yield from self.announce()):
            self.g.encounter.again = True

    def earned(self) -> bool:
        """The second encounter of the own turn was successful."""
        encounter = self.g.encounter
        return encounter.number == 2 and encounter.success and not (encounter.extra or encounter.again)
