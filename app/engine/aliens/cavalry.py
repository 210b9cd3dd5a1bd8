"""Cavalry."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, MORPH, NEGOTIATE
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_SELECT,
    ALLY,
    BEFORE_DISCARD,
    BEFORE_SELECT,
    COMPENSATED,
    ENCOUNTER_END,
    MAIN,
    NEW_HAND,
    SIDE_TERMS,
    TURNING,
)
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS, Term
from app.engine.plans import Plan
from app.engine.state import EVERYBODY, HAND, Pile


class Cavalry(Alien):
    """As an ally it puts an encounter card of its own beside its side."""

    id, name = "cavalry", "Cavalry"
    set = "classic"
    tagline, power_name, alert = "Allies add an encounter card", "Reinforcing", "green"
    mandatory, roles = False, ("offensive_ally", "defensive_ally")
    phases = ("planning",)
    text = (
        "As an ally, after encounter cards are selected and before they are revealed, you may use this power to "
        "put one attack or negotiate card from your hand face down beside your side. It is not your side's "
        "encounter card, and effects aimed at an encounter card do not touch it. It is turned up together with "
        "the encounter cards. An attack raises your side's total by its value, unless your side's encounter "
        "card is a negotiate, when it does nothing. A negotiate entitles you, if your side is beaten by an "
        "attack, to compensation from the opposing main player for the ships you lost; your own main player "
        "collects first. In every case your card is discarded afterwards."
    )
    zap_text = (
        "Zapped when the use is announced, before the card is put down; it stays in hand. Once the card lies "
        "there it cannot be zapped any more."
    )
    wild_text = (
        "As a main player, when your opponent is about to draw a new hand, you may play this flare: cards are "
        "drawn one at a time only until he holds the encounter cards he needs (usually one). What is missing "
        "from the hand he draws when the encounter is over."
    )
    super_text = (
        "As a main player, before encounter cards are selected, you may play this flare and name one player "
        "allied with you. Once the selection is done he has to add an attack or negotiate of his to your side, "
        "provided he holds one, in the way of your power."
    )
    rulings = (
        (
            "kickers",
            (
                "Cavalry cannot play a kicker for its own card, but a kicker of its side's main player "
                "multiplies the Cavalry card as well."
            ),
        ),
        (
            "kickers with the flare",
            (
                "When either side of the flare has been played, a kicker affects every attack card played by "
                "allies of the player who used it."
            ),
        ),
        (
            "morph",
            ("A morph cannot be used as the added card. A side whose morph copied a negotiate is a negotiating side."),
        ),
        (
            "both main players negotiate",
            "A deal is tried, allies go home, the added card is discarded without effect.",
        ),
        (
            "own side wins with a Cavalry negotiate",
            "The card does nothing and is discarded.",
        ),
        (
            "both sides lose",
            "No compensation.",
        ),
        (
            "the ally is removed before the reveal",
            "The card returns to the hand.",
        ),
        (
            "Crystal",
            "The added card is not the revealed card of the side; it is neither multiplied nor a match.",
        ),
        (
            "moons",
            "No allies exist in an encounter against a moon, so the power cannot be used.",
        ),
    )

    asks = {
        "card": ("Cavalry: which card?", "Choose the attack or negotiate that supports your side."),
        "called": (
            "Cavalry Flare: which card?",
            "You have to add an attack or negotiate to your side. By default the lowest attack.",
        ),
        "ally": ("Cavalry Flare: which ally?", "Choose the ally who has to add a card."),
    }
    events = {
        "joined": "{who} puts a card beside the own side.",
        "revealed": "{who} has added {card}.",
        "rations": "{who} draws only the cards that are needed now.",
    }
    does = {"call": "gain", "ration": "gain", "support": lambda me: me.backing()}
    like = {"card": "strongest", "called": "strongest", "ally": "help"}

    @on(
        AFTER_SELECT, roles=ALLY, own=lambda me: bool(me.cards(me.seat)), says="add an attack or negotiate to your side"
    )
    def support(self) -> Steps:
        g = self.g
        options = [("card", card) for card in self.cards(self.seat)]
        card = (yield from g.choose(self.seat, "cavalry.card", options, source=self.source))[1]
        if (yield from self.announce()):
            yield from self.put(self.seat, card)

    def cards(self, seat: int) -> list[int]:
        """Attacks, lowest first, and negotiates that a seat may play."""
        faces = self.g.faces
        found = [c for c in self.g.at_hand(seat) if faces[c].encounter and faces[c].kind != MORPH]
        return sorted(found, key=lambda c: (faces[c].kind != ATTACK, faces[c].value))

    def put(self, seat: int, card: int) -> Steps:
        """The card lies face down beside its side; False if it could not be brought there."""
        g = self.g
        if (yield from g.lay_aside("cavalry", seat, card)) is None:
            return False
        g.emit_event("cavalry.joined", seat, {}, self.source)
        self.mark("support", data=[seat, card])
        return True

    def pile(self) -> Pile | None:
        """The pile with the card of this mark."""
        card = self.mark_.data[1] if self.mark_ else -1
        return next((pile for pile in self.g.state.piles if pile.kind == "cavalry" and card in pile.cards), None)

    @on(TURNING, layer=2, mark="support", must=True, use=False)
    def turn_up(self) -> None:
        g, pile = self.g, self.pile()
        if self.mark_ is None or pile is None:
            return
        seat, card = self.mark_.data
        if not g.role(seat) & ALLY:
            g.bring_back(pile)
            return
        pile.faces = EVERYBODY
        g.publish(card)
        g.emit_event("cavalry.revealed", seat, {"card": ("face", g.face(card).id)}, self.source)

    @modify(SIDE_TERMS, mark="support")
    def reinforce(self, terms: list[Term], side: int) -> list[Term]:
        if self.mark_ is None or self.pile() is None:
            return terms
        seat, face = self.mark_.data[0], self.g.face(self.mark_.data[1])
        works = face.kind == ATTACK and self.g.role(seat) & ALLY and self.g.side_of(seat) == side
        value = face.value * self.g.kicked(side)
        return [*terms, ("added", value, f"seat:{seat}")] if works and self.g.type_of(side) == ATTACK else terms

    @on(
        COMPENSATED,
        mark="support",
        must=True,
        use=False,
        when=lambda me: me.g.encounter.result in (OFFENSE_WINS, DEFENSE_WINS),
    )
    def collect(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        if self.mark_ is None or self.pile() is None:
            return
        seat, card = self.mark_.data
        winner = 0 if encounter.result == OFFENSE_WINS else 1
        beaten = g.role(seat) & ALLY and not g.won(seat) and g.type_of(winner) == ATTACK
        if beaten and g.face(card).kind == NEGOTIATE and encounter.ships_lost[seat]:
            yield from g.compensate(seat, g.main_player(winner), encounter.ships_lost[seat])

    @on(BEFORE_DISCARD, mark="support", must=True, use=False)
    def clear(self) -> Steps:
        pile = self.pile()
        if self.mark_ is not None and pile is not None:
            self.g.state.piles.remove(pile)
            yield from self.g.discard_shown(self.mark_.data[0], pile.cards, "encounter")

    @super_
    @on(BEFORE_SELECT, roles=MAIN, when=lambda me: bool(me.allies()), says="an ally of yours has to add a card")
    def call(self) -> Steps:
        options = [("seat", x) for x in self.allies()]
        whom = yield from self.g.choose(self.seat, "cavalry.ally", options, source=self.source)
        if (yield from self.announce(whom=whom)):
            power = next(p.id for p in self.g.powers_of(self.seat) if p.alien == self.id)
            self.mark("called", data=[whom[1]]).power = power
            self.mark("drilled")

    @modify(SIDE_TERMS, mark="drilled")
    def kick_along(self, terms: list[Term], side: int) -> list[Term]:
        """EX-1: with the flare a kicker counts for every attack card that an ally of its player has added."""
        g, factor = self.g, self.g.kicked(self.side) if self.role & MAIN else 1
        if factor == 1:
            return terms
        allied = {seat for seat in g.allied() if g.side_of(seat) == self.side}
        added = [placed for placed in g.encounter.added if placed.side == side and placed.seat in allied]
        attacks = [(placed.seat, g.face(placed.card)) for placed in added]
        more = [("added", face.value * (factor - 1), f"seat:{x}") for x, face in attacks if face.kind == ATTACK]
        return [*terms, *more]

    def allies(self) -> list[int]:
        """The own allies."""
        g = self.g
        return [x for x in g.order() if g.role(x) & ALLY and g.side_of(x) == self.side]

    @on(AFTER_SELECT, mark="called", must=True)
    def answer(self) -> Steps:
        whom = self.mark_.data[0] if self.mark_ else self.seat
        if not self.g.role(whom) & ALLY or not (yield from self.announce(whom=("seat", whom))):
            return
        while options := [("card", card) for card in self.cards(whom)]:
            card = (yield from self.g.choose(whom, "cavalry.called", options, source=self.source, clock="select"))[1]
            if (yield from self.put(whom, card)):
                return

    @wild
    @replace(
        NEW_HAND,
        roles=MAIN,
        when=lambda me, plan: plan.seat == me.opponent,
        says="your opponent draws only what is needed now",
    )
    def ration(self, plan: Plan) -> Steps:
        g, whom = self.g, plan.seat
        if not (yield from self.announce(whom=("seat", whom))):
            return
        plan.data = True
        self.mark("drilled")
        g.emit_event("cavalry.rations", whom, {}, self.source)
        if not (yield from g.shed_hand(whom)):
            return
        drawn: list[int] = []
        while g.lacks(whom, "new_hand"):
            cards = yield from g.draw(whom, 1, "new_hand", partly=True)
            if not cards:
                break
            drawn += cards
        yield from g.drawn(whom, drawn, "new_hand")
        self.mark("rationed", data=[whom, max(0, HAND - len(drawn))])

    @on(ENCOUNTER_END, mark="rationed", must=True, use=False)
    def make_up(self) -> Steps:
        if self.mark_ is not None:
            yield from self.g.draw(self.mark_.data[0], self.mark_.data[1], "new_hand")

    def backing(self) -> dict[str, object]:
        """The highest attack of the hand for the own side."""
        attacks = [card for card in self.cards(self.seat) if self.g.face(card).kind == ATTACK]
        if not attacks:
            return {"kind": "nothing"}
        best = self.g.card(attacks[-1], self.seat)
        side = ("offense", "defense")[self.side]
        return {"kind": "total", "side": side, "by": best["value"], "costs": [best["id"]]}
