"""Mutant."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, on, super_, wild
from app.engine.hints import shedding
from app.engine.moments import AFTER_SHIPS, BEFORE_INVITE, DEF_ALLY, MAIN, OFF_ALLY, OFFENSE
from app.engine.outcomes import DEAL_MADE
from app.engine.state import HAND

MOST_DISCARDED = 3


class Mutant(Alien):
    """Refills its hand to eight."""

    id, name = "mutant", "Mutant"
    tagline, power_name, alert = "Refills its hand to eight", "Regeneration", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("alliance",)
    needs_word = "partly"
    text = (
        "Once per encounter as a main player, at the start of the alliance phase (nobody has been invited yet), "
        "you may use this power if your hand is seven cards or smaller. Take cards one at a time; for each card "
        "choose its source anew: the top of the cosmic deck, or the hand of any other player who still has a "
        "card, from which one is drawn at random. You see each card before you choose the next source. Go on "
        "until you hold exactly eight cards; you cannot stop earlier."
    )
    zap_text = (
        "The whole refill is one use, announced in alliance.before_invite before the first card is drawn. "
        "Zapped: no card is drawn. It cannot be zapped between two draws."
    )
    wild_text = (
        "As a main player, after you have won the encounter or made a deal, you may play this flare to take one "
        "card at random from your opponent's hand and one from the hand of each player who is still your "
        "opponent's ally."
    )
    super_text = (
        "As a main player, before you use your power, you may play this flare to discard one to three cards of "
        "your choice from your hand. That is all that the flare does, so it is back in your hand before the "
        "refill. Then use your power if you now hold fewer than eight cards."
    )
    rulings = (
        (
            "cards not in hand",
            "Hoards, possessed, blinded or selected cards neither count for the eight nor can be drawn.",
        ),
        (
            "taking from the opponent",
            (
                "Allowed, also all of the opponent's cards; the opponent's lack of an encounter card is dealt "
                "with in planning."
            ),
        ),
        (
            "drawing from yourself",
            "Not possible.",
        ),
        (
            "exactly eight cards",
            "The power cannot be used.",
        ),
        (
            "Reward deck",
            "The power draws from the cosmic deck only. Taking a rift from a hand sets it off.",
        ),
        (
            "Silencer",
            "A silenced Mutant may draw from the deck, but not from other players.",
        ),
        (
            "Remora",
            "Remora clings once for the whole refill, if at least one card came from the deck.",
        ),
        (
            "wild side against a negotiate",
            ("A win by attack against negotiate counts; the card is taken before the loser collects compensation."),
        ),
    )

    asks = {
        "source": ("Mutant: the next card", "Choose where it comes from. By default from the deck."),
        "discard": ("Mutant Flare: discard", "Choose one to three cards. By default your lowest attack card."),
    }
    labels = {"deck": "The cosmic deck"}
    does = {
        "refill": "gain",
        "shed": shedding(lambda me: [c for c in me.g.discardable(me.seat) if c != me.card], draws=True),
        "absorb": "gain",
    }
    like = {"discard": "redraw"}

    @on(
        BEFORE_INVITE,
        roles=MAIN,
        when=lambda me: len(me.g.state.hands[me.seat]) < HAND,
        says="refill your hand to eight",
    )
    def refill(self) -> Steps:
        g, drawn = self.g, []
        if not (yield from self.announce()):
            return
        while len(g.state.hands[self.seat]) < HAND:
            options: list[tuple[str, object]] = [("choice", "mutant.deck")] if g.state.deck or g.state.discard else []
            others = [] if g.wordless(self.seat) else g.clockwise(self.seat)  # from a player it would have to be named
            options += [("seat", x) for x in others if g.takeable(x)]
            if not options:
                break
            kind, whom = yield from g.choose(self.seat, "mutant.source", options, source=self.source)
            if kind == "seat":
                yield from g.take_random(self.seat, whom, 1, "mutant")
            else:
                cards = yield from g.draw(self.seat, 1, "mutant", partly=True)
                drawn += cards
                if not cards:  # a quake ends it
                    break
        yield from g.drawn(self.seat, drawn, "mutant")

    @super_
    @on(BEFORE_INVITE, roles=MAIN, own=lambda me: len(me.g.discardable(me.seat)) > 1,
        when=lambda me: not any(p.alien == me.id and "refill" in p.used for p in me.g.powers_of(me.seat)),
        says="discard one to three cards before you refill")  # fmt: skip
    def shed(self) -> Steps:
        g = self.g
        cards = [card for card in g.discardable(self.seat) if card != self.card]
        cards.sort(key=lambda card: (g.face(card).kind != ATTACK, g.face(card).value))
        chosen = yield from g.some(
            self.seat, "mutant.discard", [("card", card) for card in cards], 1, MOST_DISCARDED, source=self.source
        )
        held = [card for _, card in chosen]
        if (yield from self.announce(hold=held)):
            yield from g.discard_held(self.seat, held, "mutant")

    @wild
    @on(AFTER_SHIPS, roles=MAIN, when=lambda me: me.has_prevailed() and bool(me.losers()),
        says="take a random card of your opponent and of each of the opponent's allies")  # fmt: skip
    def absorb(self) -> Steps:
        if (yield from self.announce(whom=[("seat", x) for x in self.losers()])):
            for seat in self.losers():
                yield from self.g.take_random(self.seat, seat, 1, "mutant")

    def has_prevailed(self) -> bool:
        """The encounter is won, or a deal is made."""
        return self.g.won(self.seat) or self.g.encounter.result == DEAL_MADE

    def losers(self) -> list[int]:
        """The opponent and the opponent's allies, as far as they hold cards."""
        g = self.g
        ally = OFF_ALLY if self.other_side == OFFENSE else DEF_ALLY
        seats = [self.opponent, *(x for x in g.order() if g.encounter.allies[x] == ally)]
        return [x for x in seats if g.state.hands[x]]
