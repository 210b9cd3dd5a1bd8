"""Doppelganger."""

from __future__ import annotations

from app.engine.asks import PASS, Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_INVITE,
    ALLY,
    BEFORE_INVITE,
    BEFORE_SELECT,
    CARDS_NEEDED,
    ENCOUNTER_END,
    LATER,
    MAIN,
    OUTSIDER,
    PHASE_NUMBER,
    SELECTING,
    TYPES_FINAL,
)

ENOUGH, EXTRAS = 2, 2


class Doppelganger(Alien):
    """Plays the encounter cards of somebody else."""

    id, name = "doppelganger", "Doppelganger"
    set = "classic"
    tagline, power_name, alert = "Borrows encounter cards", "Haunting", "red"
    mandatory, roles = True, ("offense", "defense")
    phases = ("planning", "reveal")
    needs_word = "yes"
    text = (
        "As a main player, before encounter cards are selected, use this power: every encounter card you hold "
        "is discarded, and you haunt some player other than your opponent. From him you receive two encounter "
        "cards, each of another type, or a single one if all he holds are of one type; the highest of his "
        "attacks, if he has any, has to be among them. When encounter cards are to be selected and you hold "
        "fewer than two, for whatever reason, also after a zap, you draw from the deck until you hold two, "
        "discarding every other card drawn. When the reveal is over, borrowed cards you have not played go back "
        "to the haunted player. Being without encounter cards never harms you: no new hand, no end of turn, no "
        "encounter lost for that reason."
    )
    zap_text = (
        "Zapped when the haunted player is named, before anything is discarded or given. You keep your own "
        "encounter cards and draw up to two if you hold fewer."
    )
    wild_text = (
        "Not being a main player, you may play this flare in the alliance phase: you lay your hand aside and "
        "take over that of somebody with a colony in your home system. Is it the offense's, he draws eight new "
        "cards. When the encounter is over, what is left of the hand returns to its owner and you take up your "
        "own again."
    )
    super_text = (
        "When you use your power you may play this flare to force one other player, not your opponent, to give "
        "you two other cards (not encounter cards) of his choice from his hand, or one if he has only one; you "
        "keep them."
    )
    rulings = (
        (
            "haunted player has no encounter card",
            "He gives nothing; Doppelganger draws until it holds two.",
        ),
        (
            "types",
            (
                "Attack, negotiate and morph. Two attacks are one type, so only one card is given then, the "
                "highest attack."
            ),
        ),
        (
            "may Doppelganger play a card it drew",
            (
                "Yes, any encounter card in hand; drawn cards stay in its hand and are discarded the next time "
                "it haunts."
            ),
        ),
        (
            "the haunted player is an ally of the opponent",
            "Allowed; only the opposing main player is safe.",
        ),
        (
            "compensation",
            "By then borrowed cards are back, so they cannot be taken from Doppelganger.",
        ),
        (
            "Chronos against Doppelganger",
            (
                "In the replay Doppelganger haunts again. The set-aside card, if borrowed, returns to the "
                "haunted player at the end of the encounter, not to Doppelganger."
            ),
        ),
        (
            "Clone keeps the card",
            "A borrowed card that was played may be kept by effects that keep played cards.",
        ),
        (
            "losing the power during the encounter",
            "Borrowed cards in hand still return after the reveal.",
        ),
        (
            "Silencer",
            "A silenced Doppelganger cannot haunt; it draws up to two cards as after a zap.",
        ),
        (
            "wild flare and the taken hand",
            (
                "Cards of that hand may be played as own cards; cards drawn meanwhile by the flare's player go "
                "to the hand that was set aside, cards drawn by the robbed player stay with him."
            ),
        ),
    )

    asks = {
        "whom": ("Doppelganger: whom do you haunt?", "Choose whose encounter cards you borrow."),
        "give": ("Doppelganger: a second card", "Choose a card of another type that you lend besides."),
        "victim": ("Doppelganger Flare: whom?", "Choose who gives you two other cards."),
        "extras": ("Doppelganger Flare: which cards?", "Choose {n|card|cards} that you give away."),
        "hand": ("Doppelganger Flare: whose hand?", "Choose whose hand you play with until the encounter ends."),
    }
    events = {"possessed": "{who} plays with the hand of {whom}."}
    does = {"possess": "nothing"}
    like = {
        "whom": "rob",
    }

    @on(BEFORE_SELECT, layer=LATER, roles=MAIN, must=True)
    def haunt(self) -> Steps:
        g = self.g
        options = [("seat", x) for x in g.clockwise(self.seat) if x != self.opponent]
        most = max(range(len(options)), key=lambda i: len(g.state.hands[options[i][1]]))
        whom = (yield from g.choose(self.seat, "doppelganger.whom", options, most, source=self.source))[1]
        victims = [option for option in options if g.state.hands[option[1]]]
        victim = -1
        if victims and (yield from self.offers_flare("another player gives you two other cards")):
            chosen = yield from g.choose(self.seat, "doppelganger.victim", victims, source=self.source)
            victim = chosen[1] if (yield from self.play_flare(whom=chosen)) else -1
        if not (yield from self.announce(whom=("seat", whom))):
            return
        own = g.encounter_cards(self.seat)
        if own:
            yield from g.discard_from_hand(self.seat, own, "doppelganger", own_will=True)
        yield from self.borrow(whom)
        if victim >= 0:
            yield from self.take_extras(victim)

    def borrow(self, whom: int) -> Steps:
        """The highest attack and a card of another type, or one of each other type."""
        g = self.g
        if not g.state.hands[whom]:
            return
        cards: list[int] = []
        lendable = [card for card in g.takeable(whom) if g.face(card).encounter]
        attacks = [card for card in lendable if g.face(card).kind == ATTACK]
        if attacks:
            cards.append(max(attacks, key=lambda card: g.face(card).value))
        others = [card for card in lendable if g.face(card).kind != ATTACK]
        rest = list({(g.face(card).id if attacks else g.face(card).kind): card for card in others}.values())
        if attacks:  # asked whatever the hand holds
            options = [("card", card) for card in rest]
            chosen = yield from g.mute(whom, "doppelganger.give", options, source=self.source, moment=self.hook.at)
            rest = rest[:1] if chosen is PASS else [chosen[1]]
        else:
            yield from g.mute(whom, "doppelganger.give", [], source=self.source, moment=self.hook.at)
        cards += rest
        if cards:
            g.give_cards(whom, self.seat, cards)
            self.mark("borrowed", data=[whom, *cards]).since = PHASE_NUMBER["alliance"]  # outlives a new planning

    def take_extras(self, victim: int) -> Steps:
        """Two cards of another player that are no encounter cards."""
        g = self.g
        options = [("card", card) for card in g.takeable(victim) if not g.face(card).encounter]
        count = min(EXTRAS, len(options))
        args = {"n": count}
        chosen = yield from g.some(victim, "doppelganger.extras", options, count, count, source=self.source, args=args)
        cards = [card for _, card in chosen]
        g.give_cards(victim, self.seat, cards)  # chosen by who gives them

    @on(SELECTING, layer=-1, roles=MAIN, must=True, use=False)
    def fill_up(self) -> Steps:
        g, state = self.g, self.g.state
        drawn: list[int] = []
        while len(g.encounter_cards(self.seat)) < ENOUGH:
            if not any(g.face(card).encounter for card in state.deck + state.discard):
                break
            for card in (yield from g.draw(self.seat, 1, "doppelganger", partly=True)):
                drawn.append(card)
                if card in state.hands[self.seat] and not g.face(card).encounter:
                    yield from g.discard_from_hand(self.seat, [card], "doppelganger")
        yield from g.drawn(self.seat, drawn, "doppelganger")
        self.mark("filled")

    @modify(CARDS_NEEDED)
    def needs_none(self, needed: int, seat: int, what: str) -> int:
        filled = any(mark.seat == self.seat for mark in self.g.marks("filled"))
        return 0 if seat == self.seat and not filled else needed

    @on(TYPES_FINAL, layer=-1, mark="borrowed", must=True, use=False)
    @on(ENCOUNTER_END, mark="borrowed", must=True, use=False)
    def give_back(self) -> None:
        g, mark = self.g, self.mark_
        if mark is None:
            return
        lender, *cards = mark.data
        for pile in g.state.piles:  # set aside before planning started over
            if pile.back == self.seat and pile.cards and set(pile.cards) <= set(cards):
                pile.back = lender
        held = [card for card in cards if card in g.state.hands[self.seat]]
        g.give_cards(self.seat, lender, held)
        mark.data = [lender]

    # --- the wild side
    @wild
    @on(
        BEFORE_INVITE,
        roles=OUTSIDER | ALLY,
        when=lambda me: bool(me.hosts()),
        says="play with the hand of a guest of yours",
    )
    @on(
        AFTER_INVITE,
        roles=OUTSIDER | ALLY,
        when=lambda me: bool(me.hosts()),
        says="play with the hand of a guest of yours",
    )
    @on(
        AFTER_FORMED,
        roles=OUTSIDER | ALLY,
        when=lambda me: bool(me.hosts()),
        says="play with the hand of a guest of yours",
    )
    def possess(self) -> Steps:
        g = self.g
        hosts = [("seat", x) for x in self.hosts()]
        whom = (yield from g.choose(self.seat, "doppelganger.hand", hosts, source=self.source))[1]
        if not (yield from self.announce(whom=("seat", whom))):
            return
        self.lasting = True
        g.set_aside("doppelganger", self.seat, list(g.state.hands[self.seat]))
        cards = list(g.takeable(whom))
        g.pass_cards(whom, self.seat, cards)
        self.mark("possessed", data=[whom, *cards])
        g.emit_event("doppelganger.possessed", self.seat, {"whom": ("seat", whom)}, self.source)
        if whom == g.encounter.offense:
            yield from g.draw_hand(whom, "doppelganger")

    def hosts(self) -> list[int]:
        """Other players with cards, and with a colony in the own system."""
        g = self.g
        homes = g.home_planets(self.seat)
        others = [x for x in g.order() if x != self.seat and g.state.hands[x]]
        return [x for x in others if any(g.state.ships[p][x] for p in homes)]

    @on(ENCOUNTER_END, mark="possessed", must=True, use=False)
    def leave(self) -> None:
        g, mark = self.g, self.mark_
        held = [card for card in mark.data[1:] if card in g.state.hands[self.seat]] if mark else []
        if mark is not None and held:
            g.pass_cards(self.seat, mark.data[0], held)
