"""Aristocrat."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import FLARE
from app.engine.effects import Alien, on, wild
from app.engine.moments import ANYTIME, FREE_REGROUP, MAIN, SETUP_DECK
from app.engine.state import HAND, PILE

THREE = 3
EARLY = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning")


class Aristocrat(Alien):
    """Chooses first hand, collects flares."""

    id, name = "aristocrat", "Aristocrat"
    set = "classic"
    tagline, power_name, alert = "Chooses first hand, collects flares", "Privilege", "red"
    mandatory, roles = False, ("offense", "defense")
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning")
    setup = True
    brings_pieces = True
    needs_flares = True
    text = (
        "Game setup: once the flares are in the cosmic deck, and ahead of the deal, the whole deck is yours to "
        "inspect. Any eight cards of it, but not the Aristocrat flare, become your starting hand. Then the deck is "
        "shuffled once more and the others get their hands. As a main player, at any time from becoming a main player "
        "(for the offense: from start of turn) until encounter cards are selected, you may use this power once per "
        "encounter to take the uppermost unused flare into your hand. After that, if your hand holds two or more "
        "flares that belong to no alien of any player in the game, one of these unmatched flares, which one is up to "
        "you, leaves the game for good. You cannot use the power while the unused flare deck is empty."
    )
    zap_text = (
        "Each use of the draw can be zapped when it is announced, before the flare is drawn. The setup choice "
        "cannot be zapped."
    )
    wild_text = (
        "When an encounter begins, any encounter, you may play this flare: the cosmic deck is yours to inspect "
        "for one minute and one card of it, your pick, joins your hand. What is left is shuffled together with "
        "the discard pile and forms the new deck. After use this flare goes to the player who has the "
        "Aristocrat; if nobody has, it is discarded."
    )
    super_text = (
        "When you use your power you may discard this flare and, instead of drawing one flare, either draw "
        "three flares, or look through the unused flare deck for up to one minute, take any one flare from it "
        "and shuffle that deck. The check for two or more unmatched flares follows once, as usual."
    )
    rulings = (
        (
            "how often per encounter",
            (
                "Once, whichever phase it is used in. A use at the start of a turn counts as the use of the first "
                "encounter of that turn."
            ),
        ),
        (
            "must both unmatched flares go",
            "Only one flare is removed per use, also after drawing three.",
        ),
        (
            "lucre",
            (
                "A flare bought with lucre comes from the same unused pile; buying is not a use of this power "
                "and removes nothing."
            ),
        ),
        (
            "the drawn flare itself",
            "It may be the one that is removed.",
        ),
        (
            "is the super flare used up as the flare of the encounter",
            "Yes. The Aristocrat cannot play another flare in that encounter.",
        ),
        (
            "an alien sheet changes hands",
            (
                "Matched means: the alien of some seat at this moment. After a swap nothing changes; after an "
                "alien leaves the game its flare is unmatched."
            ),
        ),
        (
            "acquired in the middle of the game",
            "A player who gets this sheet later gets the draw, not the setup choice.",
        ),
        (
            "wild played by the Aristocrat whose power is lost or zapped",
            "The flare stays with that player, who is the one it would be given to.",
        ),
        (
            "hand of eight without an encounter card",
            "Legal. The normal redraw rules deal with it.",
        ),
    )
    asks = {
        "hand": ("Aristocrat: your first hand", "Choose the eight cards of the cosmic deck that you begin with."),
        "way": (
            "Aristocrat Flare: three, or a choice?",
            "Draw three unused flares, or look through all of them and take one. By default you draw three.",
        ),
        "flare": ("Aristocrat Flare: which flare?", "Take one of the unused flares."),
        "gone": (
            "Aristocrat: which flare goes?",
            "One of your flares that belong to nobody's alien leaves the game. By default the oldest.",
        ),
        "card": ("Aristocrat Flare: which card?", "Take one card of the cosmic deck. By default a random one."),
    }
    labels = {"three": "Draw three", "search": "Look through them"}
    events = {
        "chosen": "{who} has chosen the first hand.",
        "drew": "{who} draws {n|unused flare|unused flares}.",
        "took": "{who} looks through the unused flares and takes one.",
        "gone": "{who} puts {card} out of the game.",
        "picked": "{who} looks through the cosmic deck and takes a card.",
    }
    does = {"collect": "gain", "pick": "gain"}
    like = {"hand": "take", "flare": "take", "card": "take"}

    @on(SETUP_DECK, must=True, use=False)
    def begin(self) -> Steps:
        """The first hand is chosen out of the whole deck, before anything is dealt."""
        g, state = self.g, self.g.state
        cards = [card for card in state.deck if g.face(card).effect != self.id]
        chosen = yield from g.look_through(self.seat, cards, "aristocrat.hand", HAND, source=self.source)
        state.deck = [card for card in state.deck if card not in chosen]
        g.shuffle_in([])
        for card in chosen:
            g.to_hand(card, self.seat)
        private = {self.seat: {"cards": [g.card(card, self.seat) for card in chosen]}}
        g.emit_event("aristocrat.chosen", self.seat, {}, self.source, None, private)

    @on(
        ANYTIME,
        phases=EARLY,
        roles=MAIN,
        when=lambda me: max(me.g.encounter.slots) < 0 and bool(me.g.flares_in_box()),
        says="draw an unused flare",
    )
    def collect(self) -> Steps:
        g, way = self.g, ""
        if (yield from self.offers_flare("draw three, or choose one of all unused flares")):
            ways = [("choice", "aristocrat.three"), ("choice", "aristocrat.search")]
            way = (yield from g.choose(self.seat, "aristocrat.way", ways, source=self.source))[1]
            if not (yield from self.play_flare()):
                way = ""
        if not (yield from self.announce()):
            return
        if self.along is not None and self.along.act is not None:  # zapped it comes back (R-POWER-7)
            self.along.act.fate = PILE
        if way == "aristocrat.search":
            yield from self.search()
        else:
            drawn = g.draw_flares(self.seat, THREE if way else 1)
            private = {self.seat: {"cards": [g.card(card, self.seat) for card in drawn]}}
            g.emit_event("aristocrat.drew", self.seat, {"n": len(drawn)}, self.source, None, private)
        yield from self.part()

    def search(self) -> Steps:
        """One of all unused flares, of the player's choice; the others lie in random order again."""
        g, deck = self.g, self.g.unused_deck()
        chosen = yield from g.look_through(self.seat, deck, "aristocrat.flare", 1, source=self.source)
        for card in deck:
            g.forget(card)
        for card in chosen:
            g.take_flare(card, self.seat)
        private = {self.seat: {"cards": [g.card(card, self.seat) for card in chosen]}}
        g.emit_event("aristocrat.took", self.seat, {}, self.source, None, private)

    def part(self) -> Steps:
        """Of two or more flares that belong to no alien of a player, one leaves the game."""
        g = self.g
        aliens = {power.alien for power in g.state.powers}
        flares = [card for card in g.state.hands[self.seat] if g.face(card).kind == FLARE]
        strange = [("card", card) for card in flares if g.face(card).effect not in aliens]
        if len(strange) < 2:
            return
        card = (yield from g.choose(self.seat, "aristocrat.gone", strange, source=self.source))[1]
        g.banish_flare(card, self.seat)
        g.emit_event("aristocrat.gone", self.seat, {"card": ("face", g.face(card).id)}, self.source)

    @wild
    @on(*FREE_REGROUP, when=lambda me: bool(me.g.state.deck), says="take a card of your choice out of the cosmic deck")
    def pick(self) -> Steps:
        g, state = self.g, self.g.state
        if not (yield from self.announce()):
            return
        if self.act is not None:
            holder = g.seat_with(self.id)
            self.act.fate = PILE if holder < 0 else holder
        chosen = yield from g.look_through(self.seat, state.deck, "aristocrat.card", 1, source=self.source)
        state.deck = [card for card in state.deck if card not in chosen]
        for card in chosen:
            g.to_hand(card, self.seat)
        private = {self.seat: {"cards": [g.card(card, self.seat) for card in chosen]}}
        g.emit_event("aristocrat.picked", self.seat, {}, self.source, None, private)
        yield from g.renew_deck()
