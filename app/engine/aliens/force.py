"""Force."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import (
    AFTER_AIM,
    AFTER_LAUNCH,
    AFTER_SELECT,
    AFTER_SHIPS,
    ALLY,
    CARDS_MOVED,
    CAUSE_CHOICE,
    DEFENSE,
    ENCOUNTER_END,
    OFFENSE,
    OUTSIDER,
)
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEAL_MADE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.plans import Happened
from app.engine.selected import Meddles

REWARDS, PRICE, CONSOLATION = 3, 2, 1
GIFT_REWARDS, GIFT_PRICE = 2, 1


class Force(Meddles, Alien):
    """Looks at a selected card and may swap it; it gains and loses with that player."""

    id, name = "force", "Force"
    set = "classic"
    open_to_abuse = True
    tagline, power_name, alert = "May replace an encounter card", "Interloping", "yellow"
    mandatory, roles = False, ("bystander",)
    phases = ("planning", "resolution")
    needs_word = "yes"
    text = (
        "If you are neither a main player nor an ally, after encounter cards are selected and before they are "
        "revealed, you may use this power to choose a main player and look at his selected card. You may swap "
        "it with a card from your hand; he may look at the new card. If you swapped and he wins the encounter "
        "or makes a deal, you gain three rewards. If you swapped and he loses or fails to make a deal, two of "
        "your ships from your colonies go to the warp and he gains one reward."
    )
    zap_text = "Zapped when the main player has been named, before you look. Rewards and losses are part of that use."
    wild_text = (
        "If you are not a main player, you may play this flare during launch and hand a main player one of your "
        "cards. Should it be played or revealed before the encounter is over, both of you gain two rewards; if "
        "not, you lose one ship to the warp when the encounter ends."
    )
    super_text = "You may play this flare to use your power while you are an ally, on either main player."
    rulings = (
        (
            "what may be swapped in",
            "Only an encounter card; the selected card must stay an encounter card.",
        ),
        (
            "looking without swapping",
            "Has no further effect, good or bad.",
        ),
        (
            "fewer than two ships in colonies",
            "As many as there are; the other player still gets his reward.",
        ),
        (
            "Busybody in the same game",
            "They act in order of play; each later one sees the card that lies there then.",
        ),
        (
            "kickers",
            "A kicker stays with the main player and works on the new card.",
        ),
        (
            "Deuce",
            "Only the main card can be looked at.",
        ),
        (
            "Force loses the power before resolution",
            "The consequences of a use already made still follow.",
        ),
        (
            "list of aliens open to abuse",
            (
                "The rulebook names the old free-form Force there and lets tables set it aside. The form used "
                "here is bounded, so it needs no such limit."
            ),
        ),
        (
            "older form",
            (
                "In older editions this alien sold its services for lucre; only its name and its place in the "
                "Silencer list are taken from there."
            ),
        ),
        (
            "Silencer",
            "A silenced Force cannot interlope.",
        ),
    )

    asks = {
        "whom": ("Force: whose card?", "Choose the main player whose selected card you look at."),
        "card": (
            "Force: swap it?",
            "You may put an encounter card of yours in its place; his goes to your hand. By default you do not.",
        ),
        "ships": ("Force: your price", "Choose {n|ship|ships} that you lose."),
        "gift": ("Force Flare: which card?", "Choose the card that you hand over."),
        "receiver": ("Force Flare: to whom?", "Choose the main player who gets it."),
    }
    events = {
        "saw": "{who} looks at the card of {whom}.",
        "swapped": "{who} swaps the card of {whom} for another.",
        "left": "{who} leaves the card of {whom} as it is.",
    }
    stakes = (REWARDS, PRICE)
    does = {"lend_a_hand": "nothing", "interlope": "look"}
    like = {"whom": "favourite", "card": "exchange", "ships": "penalty", "gift": "give", "receiver": "main_player"}

    @on(
        AFTER_SELECT,
        roles=OUTSIDER,
        widen=ALLY,
        when=lambda me: bool(me.sides()),
        says="look at a selected card and swap it for one of yours",
    )
    def interlope(self) -> Steps:
        g = self.g
        options = [("seat", g.main_player(side)) for side in self.sides()]
        whom = yield from g.choose(self.seat, "force.whom", options, source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        side = g.side_of(whom[1])
        self.look(side)
        card = yield from self.exchange(side)
        private = {}
        if card is not None:
            self.mark("swapped", data=[whom[1]])
            g.show(card, whom[1])
            private = {seat: {"cards": [g.card(card, seat)]} for seat in (self.seat, whom[1])}
        line = "force.left" if card is None else "force.swapped"
        g.emit_event(line, self.seat, {"whom": whom}, self.source, None, private)

    @on(AFTER_SHIPS, mark="swapped", must=True, use=False, when=lambda me: me.over())
    def settle_up(self) -> Steps:
        g = self.g
        whom = self.mark_.data[0] if self.mark_ else self.seat
        if g.encounter.result == DEAL_MADE or g.won(whom):
            g.encounter.granted[self.seat] += REWARDS
            return
        ships = yield from g.choose_ships(self.seat, "force.ships", PRICE, source=self.source)
        yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)
        g.encounter.granted[whom] += CONSOLATION

    def over(self) -> bool:
        """The encounter has a result."""
        return self.g.encounter.result in (OFFENSE_WINS, DEFENSE_WINS, BOTH_LOSE, DEAL_MADE, DEAL_FAILED)

    # --- the wild side
    @wild
    @on(
        AFTER_AIM,
        roles=OUTSIDER | ALLY,
        own=lambda me: len(me.g.state.hands[me.seat]) > 1,
        says="hand a main player a card: if it is used, both of you get two rewards",
    )
    @on(
        AFTER_LAUNCH,
        roles=OUTSIDER | ALLY,
        own=lambda me: len(me.g.state.hands[me.seat]) > 1,
        says="hand a main player a card: if it is used, both of you get two rewards",
    )
    def lend_a_hand(self) -> Steps:
        g = self.g
        cards = [("card", card) for card in g.state.hands[self.seat] if card != self.card]
        card = (yield from g.choose(self.seat, "force.gift", cards, source=self.source))[1]
        seats = [("seat", g.main_player(side)) for side in (OFFENSE, DEFENSE)]
        whom = yield from g.choose(self.seat, "force.receiver", seats, source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        if card in g.state.hands[self.seat]:
            g.give_cards(self.seat, whom[1], [card])
            self.lasting = True
            self.mark("favour", data=[card, whom[1], 0, 0])

    @on(CARDS_MOVED, mark="favour", must=True, use=False, once=False, when=lambda me, happened: me.spends(happened))
    def note(self, happened: Happened) -> None:
        for mark in self.g.marks("favour"):
            if mark.data[0] in happened.cards:
                mark.data[2] = 1

    @staticmethod
    def spends(happened: Happened) -> bool:
        """Played cards go to the pile."""
        return happened.verb == "discarded" and happened.cause in ("played", "cancelled", "encounter", "replaced")

    @on(AFTER_SHIPS, mark="favour", must=True, use=False, when=lambda me: me.g.encounter.result != "")
    @on(ENCOUNTER_END, mark="favour", must=True, use=False)
    def return_favour(self) -> Steps:
        g, mark = self.g, self.mark_
        if mark is None or mark.data[3]:
            return
        if mark.data[2] or self.lies_open(mark.data[0]):
            mark.data[3] = 1
            for seat in (self.seat, mark.data[1]):
                g.encounter.granted[seat] += GIFT_REWARDS
        elif self.hook.at == ENCOUNTER_END:
            mark.data[3] = 1
            ships = yield from g.choose_ships(self.seat, "force.ships", GIFT_PRICE, source=self.source)
            yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def lies_open(self, card: int) -> bool:
        """The card was revealed, added to a total, or played as a flare."""
        encounter = self.g.encounter
        revealed = [c for c, up in zip(encounter.slots, encounter.face_up, strict=True) if up]
        added = [placed.card for placed in encounter.added]
        return card in (*revealed, *added, *encounter.flare_cards)
