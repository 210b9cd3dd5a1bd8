"""Insect."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import FLARE
from app.engine.effects import Act, Alien, on, wild
from app.engine.moments import ACT_DONE, AFTER_SHIPS, EVERY_PHASE, FLARE_BACK, MAIN
from app.engine.outcomes import BOTH_LOSE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.state import HAND


class Insect(Alien):
    """Takes up extra powers."""

    id, name = "insect", "Insect"
    set = "classic"
    tagline, power_name, alert = "Takes up extra powers", "Metamorphosis", "yellow"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    text = (
        "After any player (you included) has played a flare and its effect is resolved, you may use this power. "
        "If your hand holds at least one flare of an alien that is not in the game, discard one such flare of "
        "your choice; if it holds none, turn up the top card of the unused flare deck and discard it. If the "
        "alien of the discarded flare has no game setup text, brings no pieces of its own and is allowed in "
        "this game, take its sheet: it is your new flesh. You have the power of your flesh in addition to your "
        "own power. You never have more than one flesh: just before you take a new one, the old one is removed "
        "from the game. If the discarded flare's alien has setup text, brings pieces or is not allowed, you "
        "gain nothing and keep the flesh you had."
    )
    zap_text = (
        "A Cosmic Zap may be played when you announce the use, before a flare is discarded: nothing is "
        "discarded and nothing is gained. Zapping Metamorphosis does not stop the flesh's power, and zapping a "
        "use of the flesh's power does not stop Metamorphosis; each is cancelled for the encounter on its own."
    )
    wild_text = (
        "Having lost an encounter, you may throw away your whole hand and draw eight new cards. This flare is "
        "not discarded with the hand: it returns to your hand afterwards."
    )
    super_text = (
        "When you use your power you may turn up and discard the top card of the unused flare deck even though "
        "you hold a flare of an alien that is not in the game."
    )
    rulings = (
        (
            "Does his own flare count?",
            "Yes, any player's flare, as long as it resolved.",
        ),
        (
            "A flare stopped by Card Zap",
            "It did not resolve; Metamorphosis cannot be used on it.",
        ),
        (
            "Super flare of the flesh",
            (
                "Insect has the matching sheet while it is his flesh, so he uses the super side of that flare "
                "if he gets it back."
            ),
        ),
        (
            "Empty unused flare deck",
            "Shuffle its discard pile; if there is none, the use has no effect.",
        ),
        (
            "Can Insect answer an upset declared by the Loser with an upset of his own?",
            (
                "No. Offense may declare first, then defense; once declared, an upset stands and a second one "
                "against it is not possible."
            ),
        ),
        (
            "Silencer",
            (
                "Depends on the power that Insect uses: Metamorphosis itself is not stopped, a flesh power is "
                "stopped or not by its own silencer value."
            ),
        ),
        (
            "Artefact aliens",
            (
                "A flare of an alien that brings artefacts never gives flesh, with setup text or without "
                "(Warrior, Hurtz, Industrialist); it is discarded without effect."
            ),
        ),
        (
            "Edict Sanity",
            (
                "While it is in force each player may use only one of his powers; Insect chooses Metamorphosis "
                "or the flesh."
            ),
        ),
        (
            "Insect's sheet changes hands",
            "The flesh sheet goes with it.",
        ),
        (
            "May it discard the very flare that was just resolved?",
            (
                "Yes, if that flare is now in its own hand (it played it, or the flare wandered to it) and its "
                "alien is not in the game."
            ),
        ),
    )

    needs_flares = True

    asks = {"flare": ("Insect: which flare?", "Choose the flare that you discard to become its alien.")}
    labels = {"deck": "Turn up an unused flare"}
    events = {"turned": "{who} turns up {card}.", "sheds": "{who} sheds {what}."}
    does = {"transform": "gain", "moult": lambda me: {"kind": "refresh", "cards": HAND}}

    @on(ACT_DONE, once=False, when=lambda me, act: act.source[0] == "flare" and not me.lies_out(act),
        says="discard a flare and become its alien")  # fmt: skip
    @on(FLARE_BACK, once=False, says="discard a flare and become its alien")
    def transform(self, act: Act) -> Steps:
        g, card = self.g, -1
        options: list[tuple[str, object]] = [("card", card) for card in self.strangers()]
        if options:
            if g.own_flare(self) is not None:
                options.append(("choice", "insect.deck"))
            kind, chosen = yield from g.choose(self.seat, "insect.flare", options, source=self.source)
            if kind == "card":
                card = int(chosen)
            elif not (yield from self.play_flare()):
                return
        if not (yield from self.announce()):
            return
        if card >= 0:
            if card not in g.state.hands[self.seat]:
                return
            yield from g.discard_from_hand(self.seat, [card], "insect", own_will=True)
        else:
            card = g.unused_flare()
            if card < 0:
                return
            g.emit_event("insect.turned", self.seat, {"card": ("face", g.face(card).id)}, self.source)
        yield from self.take_flesh(g.face(card).effect)

    def lies_out(self, act: Act) -> bool:
        """The flare works until the encounter ends."""
        return any(card == act.card for card, _ in self.g.state.lasting)

    def strangers(self) -> list[int]:
        """Flares in hand of aliens that are not in the game, nor have left it."""
        g = self.g
        held = [card for card in g.state.hands[self.seat] if g.face(card).kind == FLARE]
        return [card for card in held if g.is_unused(g.face(card).effect)]

    def take_flesh(self, alien: str) -> Steps:
        """The sheet of a fitting alien is the new flesh; the old one leaves the game."""
        g, power = self.g, self.power
        if power is None or not g.acquirable(alien):
            return
        for old in [p for p in g.state.powers if p.beside == power.id]:
            g.emit_event("insect.sheds", self.seat, {"what": ("alien", old.alien)}, self.source)
            yield from g.drop_power(old, for_good=True)
        yield from g.gain_power(power.seat, alien, beside=power.id)
        for flesh in [p for p in g.state.powers if p.beside == power.id]:
            flesh.home = power.home

    @wild
    @on(AFTER_SHIPS, roles=MAIN, when=lambda me: me.has_lost(), says="throw your hand away and draw eight cards")
    def moult(self) -> Steps:
        g = self.g
        if (yield from self.announce()):
            if g.state.hands[self.seat]:
                yield from g.discard_from_hand(self.seat, list(g.state.hands[self.seat]), "insect", own_will=True)
            yield from g.draw_hand(self.seat, "insect")

    def has_lost(self) -> bool:
        """The own side has lost; a failed deal is no defeat."""
        result = self.g.encounter.result
        return result in (OFFENSE_WINS, DEFENSE_WINS, BOTH_LOSE) and not self.g.won(self.seat)
