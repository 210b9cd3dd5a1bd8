"""Busybody."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_SELECT, AFTER_SHIPS, ALLY, CAUSE_CHOICE, ENCOUNTER_END, OUTSIDER
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEAL_MADE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.selected import Meddles

REWARDS, PRICE = 3, 3


class Busybody(Meddles, Alien):
    """Looks at a selected card and may put another in its place, for better or worse."""

    id, name = "busybody", "Busybody"
    set = "classic"
    tagline, power_name, alert = "Meddles with selected cards", "Meddling", "yellow"
    mandatory, roles = False, ("bystander",)
    phases = ("planning", "resolution")
    text = (
        "When you are neither a main player nor an ally, after encounter cards are selected and before they are "
        "revealed, you may use this power to look at the card one main player has selected. You may then "
        "exchange it for an encounter card from your hand: your card becomes the selected card, his goes into "
        "your hand. He is not shown the new card before the reveal. If you exchanged and that player wins the "
        "encounter or makes a deal, you receive three rewards. If you exchanged and that player loses or fails "
        "to make a deal, three of your ships, of your choice, go to the warp. If you only looked, nothing more "
        "happens."
    )
    zap_text = (
        "One use per encounter. It can be zapped when the main player has been named, before you see the card. "
        "The later reward or loss is part of that use and cannot be zapped again."
    )
    wild_text = (
        "When you are neither a main player nor an ally, after encounter cards are selected, you may play this "
        "flare to look at one of the two selected cards. It cannot be exchanged."
    )
    super_text = (
        "When you use your power you may play this flare either to use it while you are an ally (on either main "
        "player), or to look at both selected cards before you decide which one, if any, to exchange."
    )
    rulings = (
        (
            "edition",
            (
                "We know that the old Busybody looks at and replaces a main player's card as an outsider and "
                "that the modern Force took that mechanism over; numbers, secrecy and flares here are our "
                "reconstruction."
            ),
        ),
        (
            "difference to Force",
            "The Busybody exchanges in secret, pays three ships and gives the player nothing.",
        ),
        (
            "may both be in one game",
            (
                "Yes. In planning.after_select they act in order of play; each sees the card that lies there at "
                "that moment."
            ),
        ),
        (
            "encounter ends without result",
            "Neither reward nor loss.",
        ),
        (
            "the exchanged card at the end",
            (
                "The card put in is discarded as that player's encounter card; the card taken out stays in the "
                "Busybody's hand."
            ),
        ),
        (
            "Oracle saw the card before",
            "The Oracle is not shown the new card.",
        ),
        (
            "Deuce",
            "Only the main card of a Deuce can be looked at, not the extra card.",
        ),
        (
            "kickers",
            "A kicker stays with the player who played it and works on the new card.",
        ),
        (
            "Busybody loses the power before resolution",
            "The use has already been made; reward or loss still follows.",
        ),
        (
            "Silencer",
            "Not blocked, it can be done without a word.",
        ),
        (
            "fewer than three ships",
            "As many as there are.",
        ),
    )

    asks = {
        "whom": ("Busybody: whose card?", "Choose the main player whose selected card you look at."),
        "card": (
            "Busybody: exchange it?",
            "You may put an encounter card of yours in its place; his goes to your hand. By default you do not.",
        ),
        "side": ("Busybody Flare: which one?", "Choose whose card you may exchange."),
        "ships": ("Busybody: your price", "Choose {n|ship|ships} that you lose."),
    }
    events = {
        "saw": "{who} looks at the card of {whom}.",
        "exchanged": "{who} exchanges the card of {whom} for another.",
        "left": "{who} leaves the card of {whom} as it is.",
    }
    stakes = (REWARDS, PRICE)
    does = {"peek": "look", "meddle": "look"}
    like = {"whom": "favourite", "card": "exchange", "side": "main_player", "ships": "penalty"}

    @on(
        AFTER_SELECT,
        roles=OUTSIDER,
        widen=ALLY,
        when=lambda me: bool(me.sides()),
        says="look at a selected card and exchange it for one of yours",
    )
    def meddle(self) -> Steps:
        g, sides = self.g, self.sides()
        options = [("seat", g.main_player(side)) for side in sides]
        whom = yield from g.choose(self.seat, "busybody.whom", options, source=self.source)
        both = len(sides) > 1 and not self.widened and (yield from self.boost("look at both cards before you decide"))
        if not (yield from self.announce(whom=whom)):
            return
        side = g.side_of(whom[1])
        if both:
            self.look(1 - side)
            self.look(side)
            options = [("seat", g.main_player(x)) for x in (side, 1 - side)]
            side = g.side_of((yield from g.choose(self.seat, "busybody.side", options, source=self.source))[1])
        else:
            self.look(side)
        card = yield from self.exchange(side)
        if card is not None:
            self.mark("meddled", data=[g.main_player(side)])
        line = "busybody.left" if card is None else "busybody.exchanged"
        g.emit_event(line, self.seat, {"whom": ("seat", g.main_player(side))}, self.source)

    @on(AFTER_SHIPS, mark="meddled", must=True, use=False, when=lambda me: me.fortune() > 0)
    def profit(self) -> None:
        self.g.encounter.granted[self.seat] += REWARDS

    @on(ENCOUNTER_END, mark="meddled", must=True, use=False, when=lambda me: me.fortune() < 0)
    def pay(self) -> Steps:
        g = self.g
        ships = yield from g.choose_ships(self.seat, "busybody.ships", PRICE, source=self.source)
        yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def fortune(self) -> int:
        """1 if a player whose card was exchanged has won or made a deal, -1 if he has lost or failed to make one."""
        g = self.g
        seats = {mark.data[0] for mark in g.marks("meddled") if mark.seat == self.seat}
        if g.encounter.result == DEAL_MADE or any(g.won(seat) for seat in seats):
            return 1
        return -1 if g.encounter.result in (OFFENSE_WINS, DEFENSE_WINS, BOTH_LOSE, DEAL_FAILED) else 0

    @wild
    @on(AFTER_SELECT, roles=OUTSIDER, when=lambda me: bool(me.sides()), says="look at one of the two selected cards")
    def peek(self) -> Steps:
        g = self.g
        options = [("seat", g.main_player(side)) for side in self.sides()]
        whom = yield from g.choose(self.seat, "busybody.whom", options, source=self.source)
        if (yield from self.announce(whom=whom)):
            self.look(g.side_of(whom[1]))
