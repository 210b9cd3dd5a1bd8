"""Entrepreneur."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import BEFORE_DISCARD, BEFORE_INVITE, MAIN, PARTICIPANT, SHIPS_MOVED
from app.engine.outcomes import DEAL_MADE
from app.engine.plans import Happened


class Entrepreneur(Alien):
    """Draws cards for its partners in a won encounter or a deal."""

    id, name = "entrepreneur", "Entrepreneur"
    set = "classic"
    tagline, power_name, alert = "Profits from partners", "Enterprise", "green"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("resolution",)
    text = (
        "As a main player or ally, after your side has won an encounter, use this power to draw one card from "
        "the cosmic deck for each other player who was on your side when the outcome was fixed. As a main "
        "player, after a deal of yours has been carried out, use this power to draw one card for each other "
        "party of the deal. This is in addition to everything else you get."
    )
    zap_text = (
        "Zapped when it is announced in resolution.before_discard, after ships, compensation and rewards have "
        "been dealt with and before cards are drawn."
    )
    wild_text = (
        "As a main player, before you invite allies, you may play this flare: each player who joins your side "
        "in this encounter draws one card from the cosmic deck right after committing ships."
    )
    super_text = (
        "When you use your power after your side has won, you may play this flare to draw as many cards as one "
        "other player on your side had ships in the encounter, the player being your choice, instead of one "
        "card per player."
    )
    rulings = (
        (
            "edition",
            (
                "The old text of this alien was not available to us; only its name and that the Silencer does "
                "not block it. This power is our design."
            ),
        ),
        (
            "no partner",
            "Winning alone draws nothing.",
        ),
        (
            "an ally that lost all its ships before the outcome",
            "It is no ally any more and does not count.",
        ),
        (
            "winning against a negotiate",
            "Counts as winning.",
        ),
        (
            "deal that was tried while the Entrepreneur was an ally",
            "Allies go home before a deal, so nothing.",
        ),
        (
            "borrowed ships (Ghost)",
            "Ships are not players; they do not count.",
        ),
        (
            "Mercenary on the same side",
            "Independent; order of play.",
        ),
        (
            "Silencer",
            "Not blocked, since nothing is chosen.",
        ),
    )

    asks = {
        "partner": (
            "Entrepreneur Flare: which partner?",
            "Choose whose ships in the encounter you draw cards for. By default the one with the most ships.",
        )
    }
    does = {"advertise": "nothing"}

    @on(BEFORE_DISCARD, roles=PARTICIPANT, must=True, when=lambda me: me.count() > 0)
    def profit(self) -> Steps:
        g, count = self.g, self.count()
        if self.partners() and (yield from self.offers_flare("draw as many cards as a partner had ships")):
            ships, partners = g.encounter.ships_then, self.partners()
            best = max(range(len(partners)), key=lambda i: ships[partners[i]])
            options = [("seat", x) for x in partners]
            partner = yield from g.choose(self.seat, "entrepreneur.partner", options, best, source=self.source)
            if (yield from self.play_flare(whom=partner)):
                count = ships[partner[1]]
        if (yield from self.announce()):
            yield from g.draw(self.seat, count, "entrepreneur")

    def partners(self) -> list[int]:
        """The others on the own side, if it has won."""
        g = self.g
        return [x for x in g.order() if x != self.seat and g.won(x)] if g.won(self.seat) else []

    def count(self) -> int:
        """For how many partners a card is drawn: those of a won encounter, or the other parties of the own deal."""
        dealt = self.role & MAIN and self.g.encounter.result == DEAL_MADE
        return len(self.g.deal_partners(self.seat)) if dealt else len(self.partners())

    @wild
    @on(BEFORE_INVITE, roles=MAIN, when=lambda me: not me.g.on_moon(), says="each ally who joins you draws a card")
    def advertise(self) -> Steps:
        if (yield from self.announce()):
            self.mark("premium")

    @on(
        SHIPS_MOVED,
        mark="premium",
        must=True,
        use=False,
        once=False,
        when=lambda me, happened: happened.verb == "joined" and me.g.state.phase == "alliance",
    )
    def pay_premium(self, happened: Happened) -> Steps:
        g = self.g
        if happened.cause == "" and g.side_of(happened.moves[0][0]) == self.side:
            yield from g.draw(happened.moves[0][0], 1, "entrepreneur")
