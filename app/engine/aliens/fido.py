"""Fido."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.hints import changes
from app.engine.moments import AFTER_DISCARD, BEFORE_SELECT, MAIN
from app.engine.state import WARP


class Fido(Alien):
    """Fetches a used encounter card and offers it to somebody."""

    id, name = "fido", "Fido"
    tagline, power_name, alert = "Fetches cards and hands them round", "Fetch", "yellow"
    mandatory, roles, phases = False, ("any",), ("resolution",)
    text = (
        "At the end of any encounter, after the encounter cards have been discarded, you may use this power. Take "
        "one of the encounter cards with which the encounter was resolved from the discard pile and offer it to one "
        "other player of your choice. If the player accepts, that player keeps the card and you may either retrieve "
        "one of your ships from the warp or draw one card from the cosmic deck. If the player refuses, you may keep "
        "the card or discard it."
    )
    zap_text = (
        "One use, announced with the card and the player after the encounter cards were discarded. Zapped, the card "
        "stays in the discard pile and nobody gets anything."
    )
    wild_text = (
        "As a main player, before encounter cards are selected, make your opponent take the top card of the discard "
        "pile into hand. Then draw one card from the cosmic deck."
    )
    super_text = (
        "When you use your power, take any or all of the encounter cards with which the encounter was resolved, and "
        "offer them one after the other, in an order and to other players of your choice. Each offer is settled like "
        "a normal one, with its own ship or card for each acceptance."
    )
    rulings = (
        (
            "May any encounter card discarded in the encounter be fetched?",
            (
                "No, only the main players' encounter cards that resolved it; not second cards, cards added by "
                "Fodder or the Chosen, attacks used as reinforcements, or cards lost to Plague."
            ),
        ),
        (
            "Clone, Filch and Fido want the same card.",
            "Clone keeps it before the discard. Filch and Fido go in order of play.",
        ),
        ("Gambler's card that was never shown.", "It is not discarded, so it cannot be fetched."),
        ("May Fido offer a card to the player who used it?", "Yes, to anybody but itself."),
        (
            "Second-encounter check.",
            (
                "A card that the offense accepted counts as an encounter card in hand, because the check comes after "
                "Fido's use."
            ),
        ),
    )
    asks = {
        "card": ("Fido: which card?", "Choose the used encounter card that you fetch."),
        "whom": ("Fido: offer it to whom?", "Choose the player to whom you offer {what}."),
        "accept": ("Fido offers you a card", "Do you take {what}? By default you refuse."),
        "prize": ("Fido: your prize", "Choose what you get for the accepted card. By default a card."),
        "keep": ("Fido: keep the card?", "Keep {what} or discard it again. By default you keep it."),
    }
    labels = {
        "card": "Draw a card",
        "ship": "A ship from the warp",
        "nothing": "Nothing",
        "keep": "Keep",
        "drop": "Discard",
    }
    events = {"took": "{who} takes {card} from the discard pile.", "refused": "{who} refuses {card}."}
    does = {"fetch": "gain", "throw": changes(lambda me: {me.seat: {"cards": 1}, me.opponent: {"cards": 1}})}
    like = {"card": "take"}

    @on(
        AFTER_DISCARD,
        when=lambda me: bool(me.g.used_cards()),
        says="offer a used encounter card to somebody for a ship or card",
    )
    def fetch(self) -> Steps:
        g, cards = self.g, self.g.used_cards()
        card = (yield from g.choose(self.seat, "fido.card", [("card", c) for c in cards], source=self.source))[1]
        offers = [(card, (yield from self.recipient(card)))]
        rest = [c for c in cards if c != card]
        if rest and (yield from self.offers_flare("offer the other card too")):
            second = rest[0], (yield from self.recipient(rest[0]))
            if (yield from self.play_flare()):
                offers.append(second)
        faces = [("face", g.face(c).id) for c, _ in offers]
        if not (yield from self.announce(whom=[("seat", whom) for _, whom in offers], cards=faces)):
            return
        offers = [offer for offer in offers if g.off_pile(offer[0])]
        for card, _ in offers:
            g.state.table.append([card, self.seat])
        for card, whom in offers:
            yield from self.offer(card, whom)

    def recipient(self, card: int) -> Steps:
        """Another player, to whom the card is offered."""
        others = [("seat", seat) for seat in self.g.clockwise(self.seat)]
        what = {"what": ("face", self.g.face(card).id)}
        return (yield from self.g.choose(self.seat, "fido.whom", others, source=self.source, args=what))[1]

    def offer(self, card: int, whom: int) -> Steps:
        """Accepted, it is the other's and Fido gets a prize; refused, Fido keeps or drops it."""
        g, seat = self.g, self.seat
        face = ("face", g.face(card).id)
        options = [("choice", "fido.keep"), ("choice", "fido.drop")]
        kept: tuple[str, str] = options[0]
        accepted = yield from g.yes(whom, "fido.accept", what=face, source=self.source)
        if not accepted:
            g.emit_event("fido.refused", whom, {"card": face}, self.source)
            kept = yield from g.choose(seat, "fido.keep", options, source=self.source, args={"what": face})
        g.off_table(card)
        if not accepted and kept == options[1]:
            g.to_discard(card)
            return
        owner = whom if accepted else seat
        g.to_hand(card, owner, openly=True)
        g.emit_event("fido.took", owner, {"card": face}, self.source)
        if accepted:
            yield from self.prize()

    def prize(self) -> Steps:
        """A card, a ship from the warp, or nothing."""
        g, seat = self.g, self.seat
        ship = [("choice", "fido.ship")] if g.state.ships[WARP][seat] and g.colonies(seat) else []
        options = [("choice", "fido.card"), *ship, ("choice", "fido.nothing")]
        prize = (yield from g.choose(seat, "fido.prize", options, source=self.source))[1]
        if prize == "fido.ship":
            yield from g.retrieve(seat, 1, self.id)
        elif prize == "fido.card":
            yield from g.draw(seat, 1, self.id)

    @wild
    @on(
        BEFORE_SELECT, roles=MAIN, when=lambda me: bool(me.g.state.discard),
        says="your opponent takes the top discard, you draw a card",
    )  # fmt: skip
    def throw(self) -> Steps:
        g, whom = self.g, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        if g.state.discard:
            card = g.state.discard.pop()
            g.to_hand(card, whom, openly=True)
            g.emit_event("fido.took", whom, {"card": ("face", g.face(card).id)}, self.source)
        yield from g.draw(self.seat, 1, self.id)
