"""Chronos."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_REVEAL, MAIN, PHASE_NUMBER, REGROUP_BEGIN, SELECT_OPTIONS


class Chronos(Alien):
    """Turns time back to the beginning of planning; the second result stands."""

    id, name = "chronos", "Chronos"
    set = "classic"
    tagline, power_name, alert = "May replay the encounter", "Time Travel", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("reveal",)
    needs_word = "yes"
    text = (
        "As a main player, after encounter cards are revealed, you may use this power once per encounter to "
        "travel in time. You take your revealed card back into your hand; your opponent's revealed card is set "
        "aside. If your opponent has no other encounter card in hand and shows you so, he takes the revealed "
        "card back instead. Whatever else was played from the opening of planning on returns to the hands it "
        "came from, as far as it still lies on the table or in a discard pile; what another player has taken "
        "stays taken. Planning starts over, each of you free to use whatever is in hand, and the second result "
        "stands. When the encounter is over, the card set aside rejoins your opponent's hand."
    )
    zap_text = "Zapped when it is announced in reveal.after_reveal, before any card moves; the first result stands."
    wild_text = (
        "When a regroup phase opens, anybody's, you may play this flare: pick a card out of the discard pile "
        "for your hand; the rest of the pile is then shuffled into the deck. Afterwards this flare goes to the "
        "player who has the Chronos; if nobody has, it is discarded."
    )
    super_text = (
        "When you use your power you may play this flare to make your opponent select the same encounter card "
        "again; you may select any card, the same one included."
    )
    rulings = (
        (
            "kickers",
            ("A kicker the opponent has played is set aside together with the encounter card and comes back with it."),
        ),
        (
            "own kicker of Chronos",
            "Returns to the hand of Chronos with the other cards.",
        ),
        (
            "moons",
            (
                "The wild side never forces anybody to encounter a planet; where an older form of it leads to a "
                "further encounter, that may be against a moon."
            ),
        ),
        (
            "the opponent draws a new hand in the replay",
            "Not possible: either he has another encounter card or he got the old one back.",
        ),
        (
            "new hand drawn in the first planning phase",
            "It is not undone; the cards drawn stay.",
        ),
        (
            "both revealed negotiates",
            "Time travel is possible before the deal begins.",
        ),
        (
            "compensation",
            "The set-aside card is not in the hand and cannot be taken.",
        ),
        (
            "allies",
            "They stay committed with their ships; only cards are returned.",
        ),
        (
            "Deuce as opponent",
            (
                "Both cards of the Deuce are revealed encounter cards of that side; the main one is set aside, "
                "the extra one returns to the hand."
            ),
        ),
        (
            "Silencer",
            "A silenced Chronos cannot call for time travel.",
        ),
        (
            ("a card played since planning was taken by another player (Vulch, Filch) or shuffled into the deck"),
            (
                "It does not return; its effect is undone as far as it lasts. What was moved, drawn or taken by "
                "it stays so."
            ),
        ),
    )

    asks = {
        "card": ("Chronos Flare: which card?", "Choose a card of the discard pile. The rest is shuffled into the deck.")
    }
    events = {
        "travels": "{who} travels back in time: planning starts over.",
        "aside_unseen": "The card of {who} is set aside face down until the encounter ends.",
        "aside": "{card} of {who} is set aside until the encounter ends.",
        "fetched": "{who} takes {card} out of the discard pile; the rest goes into the deck.",
    }
    does = {"rummage": "gain", "travel": "reopen"}
    like = {"card": "take"}

    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: min(me.g.encounter.slots) >= 0, says="planning starts over")
    def travel(self) -> Steps:
        g, side, whom = self.g, self.side, self.opponent
        boosted = yield from self.boost("your opponent has to select the same card again")
        if not (yield from self.announce()) or self.power is None:
            return
        g.emit_event("chronos.travels", self.seat, {}, self.source)
        card, unseen = g.encounter.slots[1 - side], g.encounter.stated[1 - side]
        beside = [other for other, seat in g.beside() if seat == whom]
        used = dict(self.power.used)
        g.take_back(side, self.seat)
        g.take_back(1 - side, whom)
        yield from g.turn_back("planning")
        self.power.used = used  # once in an encounter
        if boosted:
            self.mark("again", data=[card, whom]).since = PHASE_NUMBER["alliance"]
        elif len(g.encounter_cards(whom)) > 1 and g.where[card] == whom:  # not if it lies on another's sheet again
            beside = [other for other in beside if g.where[other] == whom]
            if unseen:
                g.set_aside("chronos", whom, [card, *beside]).since = PHASE_NUMBER["alliance"]
                g.emit_event("chronos.aside_unseen", whom, {}, self.source)
                return
            g.lay_open("chronos", whom, [card, *beside]).since = PHASE_NUMBER["alliance"]
            args = {"card": ("face", g.face(card).id)}
            g.emit_event("chronos.aside", whom, args, self.source)
        else:
            g.show_hand("shown", self.seat, whom, self.source)

    @modify(SELECT_OPTIONS, mark="again")
    def the_same(self, cards: list[int], seat: int) -> list[int]:
        card, whom = self.mark_.data if self.mark_ else (-1, -1)
        return [card] if seat == whom and card in cards else cards

    @wild
    @on(
        REGROUP_BEGIN,
        when=lambda me: bool(me.g.state.discard),
        says="take a discarded card; the rest goes into the deck",
    )
    def rummage(self) -> Steps:
        g, state = self.g, self.g.state
        cards = [("card", card) for card in state.discard]
        card = (yield from g.choose(self.seat, "chronos.card", cards, len(cards) - 1, source=self.source))[1]
        if not (yield from self.announce(card=("face", g.face(card).id))):
            return
        if card in state.discard:
            state.discard.remove(card)
            g.to_hand(card, self.seat, openly=True)
            g.emit_event("chronos.fetched", self.seat, {"card": ("face", g.face(card).id)}, self.source)
        rest, state.discard = state.discard, []
        g.shuffle_in(rest)
        if self.act is not None:
            self.act.fate = g.seat_with(self.id)
