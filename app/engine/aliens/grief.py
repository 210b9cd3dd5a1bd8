"""Grief."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, super_, wild
from app.engine.moments import OFF, REGROUP_AFTER, REGROUP_BEGIN, SHIPS_MOVED
from app.engine.plans import Happened
from app.engine.state import WARP


class Grief(Alien):
    """Draws a card for each own ship that goes to the warp."""

    id, name = "grief", "Grief"
    set = "classic"
    tagline, power_name, alert = "Mourns losses with cards", "Mourning", "green"
    mandatory, roles = False, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    not_with = ("reborn",)
    text = (
        "Whenever ships of yours go to the warp, for whatever reason, you may use this power: every lost ship "
        "brings you a card off the cosmic deck. This is in addition to compensation and everything else."
    )
    zap_text = (
        "Each loss (one action in which one or more of your ships go to the warp) is a use; zapped when it is "
        "announced, before you draw; no further mourning in this encounter."
    )
    wild_text = (
        "In any regroup phase, when the offense has retrieved a ship from the warp, you may play this flare to "
        "draw one card from the cosmic deck."
    )
    super_text = (
        "In your regroup phase you may play this flare and discard hand cards, as many as you like: each brings "
        "one ship of yours home from the warp."
    )
    rulings = (
        (
            "relation to Reborn",
            (
                "Reborn is the modern, larger form of this alien; the two are never dealt into the same game. "
                "The flares follow the modern form."
            ),
        ),
        (
            "ships paid as a cost",
            "They go to the warp and are mourned.",
        ),
        (
            "Grief lost with a negotiate",
            ("It draws for its lost ships first and then collects compensation; the payer's hand is another one."),
        ),
        (
            "Grief as the payer of compensation",
            "A winner loses no ships, so there is nothing to mourn at that moment.",
        ),
        (
            "power lost by the same loss",
            "The use is tied to the loss, before the settle turns the sheet down; Grief may draw.",
        ),
        (
            "Zombie-like rescue by another player (Healer)",
            (
                "If the ships went to the warp and are healed afterwards, Grief may draw; if they are saved "
                "instead of going there, not."
            ),
        ),
        (
            "inverted warp with limbo",
            (
                "A ship that goes to the limbo section is lost to the warp for this power; passing on into the "
                "warp later is not a second loss."
            ),
        ),
        (
            "Extortionist",
            "May take half of the cards drawn.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "cards": (
            "Grief Flare: which cards?",
            "Discard cards: each brings one of your ships home from the warp.",
        )
    }
    does = {"sigh": "gain", "console": "nothing", "mourn": "gain"}
    like = {"cards": "discard"}

    @on(
        SHIPS_MOVED,
        once=False,
        before=True,
        when=lambda me, happened: me.lost(happened) > 0,
        own=lambda me, happened: me.power is None or me.power.id in happened.up,
        says="draw a card for each ship lost",
    )
    def mourn(self, happened: Happened) -> Steps:
        if (yield from self.announce()):
            yield from self.g.draw(self.seat, self.lost(happened), "grief")

    def lost(self, happened: Happened) -> int:
        """Own ships that went to the warp by this action."""
        powers = {p.id for p in self.g.powers_of(self.seat) if p.alien == self.id}
        return happened.lost(self.seat) if powers & happened.up else 0

    @wild
    @on(SHIPS_MOVED, when=lambda me, happened: me.has_retrieved(happened), says="draw a card")
    def sigh(self, happened: Happened) -> Steps:
        if (yield from self.announce()):
            yield from self.g.draw(self.seat, 1, "grief")

    def has_retrieved(self, happened: Happened) -> bool:
        """The offense has brought a ship back in its regroup phase."""
        return (
            happened.verb == "retrieved"
            and self.g.state.phase == "regroup"
            and any(seat == self.g.encounter.offense for seat, *_ in happened.moves)
        )

    @super_
    @on(
        REGROUP_BEGIN,
        roles=OFF,
        when=lambda me: me.may_console(),
        own=lambda me: len(me.g.discardable(me.seat)) > 1,
        says="discard cards: each brings a ship home from the warp",
    )
    @on(
        REGROUP_AFTER,
        roles=OFF,
        when=lambda me: me.may_console(),
        own=lambda me: len(me.g.discardable(me.seat)) > 1,
        says="discard cards: each brings a ship home from the warp",
    )
    def console(self) -> Steps:
        g = self.g
        hand = [("card", card) for card in g.discardable(self.seat) if card != self.card]
        most = g.state.ships[WARP][self.seat]
        chosen = yield from g.some(self.seat, "grief.cards", hand, 1, most, source=self.source)
        cards = [card for _, card in chosen]
        if (yield from self.announce(hold=cards)):
            yield from g.discard_held(self.seat, cards, "grief")
            yield from g.retrieve(self.seat, len(cards), "grief")

    def may_console(self) -> bool:
        """Own ships lie in the warp, and there is a colony for them."""
        return bool(self.g.state.ships[WARP][self.seat]) and bool(self.g.refuges(self.seat))
