"""Tick-Tock."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.hints import changes, paying
from app.engine.moments import (
    AFTER_SHIPS,
    CAUSE_DEAL,
    CAUSE_PENALTY,
    DEAL_AGREED,
    DEAL_DONE,
    DECK_REBUILT,
    GAME,
    LATER,
    MAIN,
    MOVING,
    OUTCOME,
    SETUP_SHEETS,
    WIN_ALT,
)
from app.engine.outcomes import DEAL_MADE, DEFENSE_WINS
from app.engine.plans import Happened, Plan

TOKENS, MOST_SHIPS = 10, 4


class TickTock(Alien):
    """Wins when its clock runs out."""

    id, name = "tick_tock", "Tick-Tock"
    tagline, power_name, alert = "Wins when its clock runs out", "Patience", "yellow"
    mandatory, roles = True, ("any",)
    phases = ("resolution",)
    setup = True
    brings_pieces = True
    text = (
        "Game setup - put ten tokens on this sheet, eight with four planets. "
        "Whenever a defense (you included) wins its encounter, and whenever two players carry out a deal, use "
        "this power: one token leaves this sheet. With the last token gone you win the game at once. You may "
        "also win in the normal way."
    )
    zap_text = (
        "Each discarding is a use. It is announced when the defense's win is fixed (after resolution.outcome) "
        "or the deal can no longer be stopped (after the window for Quash), before anything moves. Zapped: the "
        "token stays. The victory itself cannot be zapped."
    )
    wild_text = (
        "When the discard pile is shuffled to make a new cosmic deck, you may play this flare to establish a "
        "colony at once on any one home planet of another player with one to four of your ships from colonies. "
        "The planet must be one where you have no colony."
    )
    super_text = (
        "Play this flare after an encounter you won or dealt in as a main player and pay one ship to the warp: "
        "a token leaves your sheet on top of what your power takes off."
    )
    rulings = (
        (
            "two players win by the deal that takes the last token",
            "All three win together.",
        ),
        (
            "the defense wins with allies",
            "One token, whatever the number of winners.",
        ),
        (
            "power lost (too few home colonies)",
            "Tokens stay and do not go down meanwhile.",
        ),
        (
            "Super Oracle ends the encounter as if a deal had been made",
            "One token goes.",
        ),
        (
            "re-established home colony, bluster of Mite",
            "Neither a deal nor a defense's win; no token.",
        ),
        (
            "the offense's turn ends for lack of cards",
            "Nobody won; no token.",
        ),
        (
            "moon encounters",
            "A defense that wins on a moon counts.",
        ),
        (
            "Reincarnator or another change of alien",
            "Cannot become Tick-Tock, because of the setup text.",
        ),
        (
            "sheet stolen or swapped",
            "Tokens go with the sheet; an empty sheet wins for its owner when the last token leaves.",
        ),
        (
            "quake",
            "Wild side: in a quake all hands are discarded first, so nobody can play it.",
        ),
    )

    asks = {
        "cost": ("Tick-Tock Flare: pay a ship", "Choose the colony that sends one ship to the warp."),
        "planet": ("Tick-Tock Flare: where?", "Choose the planet on which you found a colony."),
        "ships": ("Tick-Tock Flare: how many ships?", "Send one to four ships to {planet}. By default one goes."),
    }
    events = {"tick": "{n|token is|tokens are} left on the sheet of Tick-Tock."}
    does = {"hurry": paying("gain", ships=1), "strike": changes(lambda me: {me.seat: {"colonies": 1}})}
    like = {"cost": "spare_one", "planet": "colony", "ships": "re_establish"}

    @on(SETUP_SHEETS, must=True, use=False)
    def wind_up(self) -> None:
        if self.power is not None:
            self.power.tokens = TOKENS - 2 * (self.g.state.planets_each == 4)

    @on(OUTCOME, layer=LATER, must=True, when=lambda me: me.g.encounter.result == DEFENSE_WINS and me.ticking())
    @on(DEAL_AGREED, layer=LATER, must=True, when=lambda me: not me.g.encounter.forced and me.ticking())
    def tick(self) -> Steps:
        if (yield from self.announce()):
            self.mark("tick")

    @on(DEAL_DONE, must=True, when=lambda me, happened: me.is_sudden(happened) and me.ticking())
    def tick_without_terms(self, happened: Happened) -> Steps:
        """An encounter that an effect has ended as if by a deal; nothing was agreed that could be stopped."""
        if (yield from self.announce()):
            self.drop()
            yield from self.g.settle()

    def is_sudden(self, happened: Happened) -> bool:
        """A deal that did not come of talks, so that nothing could be used when it was agreed."""
        return happened.verb == DEAL_MADE and happened.cause != CAUSE_DEAL

    def ticking(self) -> bool:
        """There is a token to take off."""
        return self.power is not None and self.power.tokens > 0

    @replace(MOVING, mark="tick", must=True, use=False, when=lambda me, plan: plan.cause != CAUSE_PENALTY)
    def take_off(self, plan: Plan) -> None:
        self.drop()

    def drop(self) -> None:
        """One token leaves the sheet; with the last one gone its owner wins at the settle that follows."""
        if self.mark_ is not None:
            self.g.state.marks.remove(self.mark_)
        if self.power is not None and self.power.tokens:
            self.power.tokens -= 1
            self.g.emit_event("tick_tock.tick", self.power.seat, {"n": self.power.tokens}, ("alien", "tick_tock"))
            if not self.power.tokens:
                self.mark("midnight", until=GAME)

    @modify(WIN_ALT, mark="midnight")
    def midnight(self, winners: list[int]) -> list[int]:
        if self.power is None or not self.power.up or self.power.seat in winners:
            return winners
        return [*winners, self.power.seat]

    @super_
    @on(AFTER_SHIPS, roles=MAIN, when=lambda me: me.succeeded(), says="pay a ship to the warp: one more token goes")
    def hurry(self) -> Steps:
        g = self.g
        places = g.ship_places(self.seat)
        ship = yield from g.choose(self.seat, "tick_tock.cost", places, source=self.source)
        power = next((p for p in g.powers_of(self.seat) if p.alien == self.id and p.tokens), None)
        if (yield from self.announce(pays=(self.seat, 1, ship[1]))) and power is not None:
            self.power = power
            self.drop()
            yield from g.settle()

    def succeeded(self) -> bool:
        """A won encounter or a deal of its own, a token to take off, and a ship to pay with."""
        g = self.g
        done = g.won(self.seat) or g.encounter.result == DEAL_MADE
        ticks = any(p.alien == self.id and p.tokens for p in g.powers_of(self.seat))
        return done and ticks and bool(g.ship_places(self.seat))

    @wild
    @on(DECK_REBUILT, when=lambda me, happened: bool(me.free_planets()) and bool(me.g.ship_places(me.seat)),
        says="found a colony on another player's home planet")  # fmt: skip
    def strike(self, happened: Happened) -> Steps:
        g = self.g
        planets = [("planet", place) for place in self.free_planets()]
        planet = (yield from g.choose(self.seat, "tick_tock.planet", planets, source=self.source))[1]
        slots = [slot for slot in g.loose_slots(self.seat) if slot[2]]
        best = g.best_loose(self.seat)
        ships = yield from g.allocate(
            self.seat, "tick_tock.ships", slots, 1, MOST_SHIPS, {best: 1} if best is not None else {},
            source=self.source, args={"planet": ("planet", planet)},
        )  # fmt: skip
        if (yield from self.announce(planet=("planet", planet))):
            yield from g.move([[self.seat, n, place, planet] for place, n in ships.items()], "settled", "tick_tock")

    def free_planets(self) -> list[int]:
        """Home planets of others without an own colony, where it may settle."""
        g = self.g
        planets = [p for p in g.planets if g.system(p) != self.seat and not g.state.ships[p][self.seat]]
        return g.shared(self.seat, planets)
