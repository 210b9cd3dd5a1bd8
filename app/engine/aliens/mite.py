"""Mite."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_FORMED, AFTER_LAUNCH, DEF_ALLY, MAIN, OFF, OFF_ALLY, OFFENSE
from app.engine.state import NOBODY, Pile

LEFT = 3


class Mite(Alien):
    """Demands a colony or cards."""

    id, name = "mite", "Mite"
    tagline, power_name, alert = "Demands a colony or cards", "Bluster", "yellow"
    mandatory, roles = True, ("offense",)
    phases = ("launch",)
    text = (
        "As the offense you bluster right after launching: if the hand of the defense is then four cards or "
        "larger, use this power. The defense must choose one of two things. Either it discards cards picked at "
        "random until exactly three are left; then the encounter goes on normally. Or it lets you establish a "
        "colony on the targeted planet: all your ships in the gate land there, everybody already on the planet "
        "stays, and the encounter ends at once as a successful one, without allies or cards. The colony can be "
        "chosen only if you have no colony on that planet yet."
    )
    zap_text = (
        "One use, announced in launch.after before the defense chooses. Zapped: no discard, no colony, the "
        "encounter goes on. It cannot be zapped once the defense has answered."
    )
    wild_text = (
        "Play this flare as a main player when the alliances stand and more allied ships (not counting the main "
        "players' own ships) stand on your opponent's side than on yours: all allies of both sides return their "
        "ships to colonies and are no longer allies."
    )
    super_text = (
        "When the defense discards cards because of your power, you may play this flare: you take those cards "
        "before they reach the discard pile, look at them, keep any or all of them in your hand and discard the "
        "rest."
    )
    rulings = (
        (
            "who counts as having more than three cards",
            "The number is read once, in launch.after; cards drawn or lost later do not matter.",
        ),
        (
            "encounter in Mite's own system",
            (
                "The power works against the foreign player driven off a home planet; Mite then gains a home "
                "colony beside it."
            ),
        ),
        (
            "the defense has no ship on the planet",
            "It may still choose the colony.",
        ),
        (
            "does it count for a second encounter",
            "Yes, it is a successful encounter. R-END-3 applies.",
        ),
        (
            "fifth colony by bluster",
            "Mite wins at the settle after landing.",
        ),
        (
            "is it a deal or a won encounter",
            ("Neither. Effects that need a winner or a deal (Warrior, Tick-Tock, Mercenary) do not trigger."),
        ),
        (
            "defense later has no encounter card among the three",
            "It draws a new hand in planning under R-PLANNING-2.",
        ),
        (
            "Vulch",
            (
                "Artifacts discarded by the bluster are salvaged by Vulch if Vulch is another player than the "
                "one who discards."
            ),
        ),
        (
            "wild side with equal numbers",
            "Not playable; the opponent must have strictly more allied ships.",
        ),
    )

    asks = {
        "answer": (
            "Mite: cards or a colony",
            "Discard {n|card|cards} at random so that three are left, or let {whom} settle on {planet}. "
            "By default you discard.",
        ),
        "keep": ("Mite Flare: keep cards", "Choose which of the cards you keep. By default all."),
    }
    labels = {"discard": "Discard down to three cards", "colony": "Let the Mite settle"}
    events = {"looked": "{who} looks at what {whom} would discard."}
    like = {"answer": "appease"}
    does = {"scatter": lambda me: {"kind": "allies", "gone": me.g.allied()}}

    @on(AFTER_LAUNCH, roles=OFF, must=True, when=lambda me: len(me.g.state.hands[me.opponent]) > LEFT)
    def bluster(self) -> Steps:
        g, planet, whom = self.g, self.g.encounter.planet, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        options = [("choice", "mite.discard")]
        if planet >= 0 and not g.state.ships[planet][self.seat] and not g.on_moon():
            options.append(("choice", "mite.colony"))
        args = {"whom": ("seat", self.seat), "planet": ("planet", planet), "n": len(g.state.hands[whom]) - LEFT}
        answer = yield from g.choose(whom, "mite.answer", options, source=self.source, args=args)
        if answer[1] == "mite.colony":
            g.encounter.success = True
            g.go_to("end")
            yield from g.land()
        elif len(g.state.hands[whom]) > LEFT:
            yield from self.strip(whom)

    def strip(self, whom: int) -> Steps:
        """The defense discards random cards until three are left, unless the flare brings them here first."""
        g = self.g
        cards = g.pick_random(whom, len(g.state.hands[whom]) - LEFT, "mite")
        if not (yield from self.boost("take what you want of these cards before they are discarded")):
            yield from g.discard_from_hand(whom, self.surplus(whom, cards), "mite")
            return
        cards = self.surplus(whom, cards)
        tray = Pile("loot", self.power.id if self.power else -1, NOBODY)
        g.state.piles.append(tray)
        for card in cards:
            g.lose_track(whom, card, seen_by=(self.seat,))
            g.from_hand(card, whom)
            tray.cards.append(card)
            g.show(card, self.seat)
        private = {self.seat: {"cards": [g.card(card, self.seat) for card in cards]}}
        g.emit_event("mite.looked", self.seat, {"whom": ("seat", whom)}, self.source, None, private)
        options = [("card", card) for card in cards]
        default = [str(i) for i in range(len(cards))]
        kept = yield from g.some(self.seat, "mite.keep", options, 0, len(cards), source=self.source, default=default)
        g.state.piles.remove(tray)
        for _, card in kept:
            g.to_hand(card, self.seat)
        rest = [card for card in cards if ("card", card) not in kept]
        if rest:
            yield from g.discard_shown(self.seat, rest, "mite")
        yield from g.taken(self.seat, [card for _, card in kept], "mite")

    def surplus(self, whom: int, picked: list[int]) -> list[int]:
        """Those of the picked cards that must go so that three are left, though some may have been played meanwhile."""
        hand = self.g.state.hands[whom]
        return [card for card in picked if card in hand][: max(0, len(hand) - LEFT)]

    @wild
    @on(AFTER_FORMED, roles=MAIN, when=lambda me: me.outnumbered(), says="all allies go home")
    def scatter(self) -> Steps:
        if (yield from self.announce()):
            yield from self.g.dismiss(self.g.allied())

    def outnumbered(self) -> bool:
        """More allied ships stand on the opponent's side."""
        g = self.g
        off, deff = (
            sum(g.ships_in_encounter(x) for x in g.order() if g.encounter.allies[x] == ally)
            for ally in (OFF_ALLY, DEF_ALLY)
        )
        return deff > off if self.side == OFFENSE else off > deff
