"""Crystal."""

from __future__ import annotations

from app.engine.asks import PASS, Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import CARD_VALUES, FREE_REGROUP, PARTICIPANT, TYPES_FINAL
from app.engine.plans import Move


class Crystal(Alien):
    """A second attack of the same value, out of a hand of its side, multiplies the revealed one."""

    id, name = "crystal", "Crystal"
    set = "classic"
    tagline, power_name, alert = "May multiply attack cards", "Refraction", "yellow"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("reveal",)
    needs_word = "yes"
    text = (
        "As a main player or ally, after both main players reveal attack cards, use this power: one player of "
        "your side, whoever it is, may discard an attack card out of his hand whose value equals that of the "
        "attack your side revealed. If somebody does, your side's revealed card is multiplied by the value of "
        "the discarded card (a revealed 08 with a discarded 08 becomes 64). Only one card can be discarded per "
        "encounter in this way."
    )
    zap_text = (
        "Zapped when it is announced at the close of reveal.after_reveal (reveal.types_final), before any card "
        "is discarded; nobody can discard then."
    )
    wild_text = (
        "When an encounter begins you may play this flare to redistribute your ships freely over the colonies "
        "you have. A colony left without a ship is lost; no new colony can be founded."
    )
    super_text = (
        "When another player discards a card for your power, you may play this flare to take that card into "
        "your hand instead of it going to the discard pile."
    )
    rulings = (
        (
            "kickers",
            (
                "The match compares printed values. The card is multiplied by the discarded value and by the "
                "kicker: a revealed 04 with kicker x2 and a discarded 04 counts 32."
            ),
        ),
        (
            "morph in hand",
            "Not an attack card in hand, so it cannot be discarded for a match.",
        ),
        (
            "revealed card replaced after the power",
            "The multiplication is lost with the replaced card; the discarded card is not returned.",
        ),
        (
            "Mirror",
            "Effects of step 2 are applied in order of play of their owners.",
        ),
        (
            "Crystal as ally",
            "The revealed card of its own side counts, whoever discards.",
        ),
        (
            "Silencer",
            (
                "The rulebook lists Crystal as blocked (its older form told allies how many ships to send). A "
                "silenced Crystal cannot use this power."
            ),
        ),
        (
            "the Cavalry's added card",
            "It is neither multiplied nor can it be the discarded card.",
        ),
    )

    asks = {
        "match": (
            "Crystal: multiply the card?",
            "You may discard an attack of the same value: your side's card is multiplied by it. By default you pass.",
        ),
        "ships": ("Crystal Flare: your ships", "Spread your ships over your colonies. By default they stay."),
    }
    events = {"refracted": "{who} multiplies the card by {card}."}
    does = {"rearrange": "nothing"}
    like = {
        "match": "turn_it",
    }

    @on(TYPES_FINAL, roles=PARTICIPANT, must=True, when=lambda me: me.g.both_attacks())
    def refract(self) -> Steps:
        g, side = self.g, self.side
        if not (yield from self.announce()):
            return
        for seat, _ in g.ships_on_side(side):
            while held := g.discardable(seat):
                cards = [("card", card) for card in held if self.fits(card, side)]
                chosen = yield from g.mute(seat, "crystal.match", cards, source=self.source, moment=self.hook.at)
                if chosen is PASS:
                    break
                if (yield from g.take_out(chosen[1], seat)):
                    yield from self.multiply(chosen[1], seat, side)
                    return

    def fits(self, card: int, side: int) -> bool:
        """An attack of the value that the card of the side shows."""
        face = self.g.face(card)
        return face.kind == ATTACK and face.value == self.g.copied(side)[1]

    def multiply(self, card: int, seat: int, side: int) -> Steps:
        """The card is discarded, or caught by the own flare, and its value counts from now on."""
        g, face = self.g, self.g.face(card)
        g.put_on_table(card, seat)
        self.mark("refracted", data=[side, g.encounter.slots[side], face.value])
        g.emit_event("crystal.refracted", seat, {"card": ("face", face.id)}, self.source)
        caught = seat != self.seat and (yield from self.boost("you get the discarded card"))
        g.off_table(card)
        if caught:
            g.to_hand(card, self.seat, openly=True)
        else:
            yield from g.discard_shown(seat, [card], "crystal")

    @modify(CARD_VALUES, mark="refracted")
    def multiplied(self, values: list[int]) -> list[int]:
        at, card, factor = self.mark_.data if self.mark_ else (-1, -1, 1)
        lies = at >= 0 and self.g.encounter.slots[at] == card
        return [value * factor if lies and side == at else value for side, value in enumerate(values)]

    @wild
    @on(
        *FREE_REGROUP, when=lambda me: len(me.g.colonies(me.seat)) > 1, says="spread your ships anew over your colonies"
    )
    def rearrange(self) -> Steps:
        g, seat = self.g, self.seat
        now = {place: g.state.ships[place][seat] for place in g.colonies(seat)}
        total = sum(now.values())
        spare = {place: most for place, _, most in g.ship_slots(seat)}
        slots = [(place, now[place] - spare[place], total) for place in now]
        wanted = yield from g.allocate(seat, "crystal.ships", slots, total, total, now, source=self.source)
        if not (yield from self.announce()):
            return
        leaving = [place for place in now for _ in range(max(0, now[place] - wanted.get(place, 0)))]
        coming = [place for place in now for _ in range(max(0, wanted.get(place, 0) - now[place]))]
        moves: list[Move] = [[seat, 1, origin, goal] for origin, goal in zip(leaving, coming, strict=True)]
        yield from g.move(moves, "moved", "crystal")
