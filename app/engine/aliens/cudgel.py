"""Cudgel."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, on, wild
from app.engine.moments import CAUSE_CHOICE, DEF, DEF_ALLY, MAIN, OFF, OFF_ALLY, OFFENSE, OUTCOME, SHIPS_MOVED
from app.engine.plans import Happened


class Cudgel(Alien):
    """Whoever loses to its attack loses as many ships more as it had in the encounter."""

    id, name = "cudgel", "Cudgel"
    tagline, power_name, alert = "Smashes extra ships", "Smash", "green"
    mandatory, roles, phases = True, ("offense", "defense"), ("resolution",)
    text = (
        "When you are a main player and have won an encounter in which you revealed an attack card, you must use "
        "this power. Your opponent loses, on top of what is lost anyway, as many further ships as you had in the "
        "encounter. Your opponent chooses those ships from any colonies. If fewer ships are left, all of them go."
    )
    zap_text = (
        "One use, announced when the outcome is final, before the losers' ships move. Zapped, only the normal losses "
        "happen."
    )
    wild_text = (
        "As the offense, when you gain a colony on a planet, send all ships of other players on that planet to the "
        "warp, except the ships that were allied with you in this encounter."
    )
    super_text = (
        "When you use your power on your opponent, also use it on any of your opponent's allies you name; each of "
        "them loses as many further ships of its own choice as you had in the encounter."
    )
    rulings = (
        ("Is the super side automatic whenever the power is used?", "No, the flare must be played each time."),
        (
            "Are the extra ships lost as a result of the encounter?",
            (
                "Yes, the power only raises the number. They count for compensation and for everything that looks at "
                "ships lost by the encounter."
            ),
        ),
        (
            "Ships thrown out by the wild side.",
            "That is a separate effect; those ships are not losses of the encounter.",
        ),
        ("Win against a negotiate.", "The power works, since the Cudgel revealed an attack."),
        ("Cudgel revealed a negotiate, or won without any card being revealed.", "The power is not used."),
        ("Both sides lose.", "Nobody won, so there is no smash."),
        (
            "Wild side and an ally who also had bystander ships on the planet.",
            "Only the ships it committed are spared; its earlier ships there go to the warp.",
        ),
    )
    asks = {
        "smash": ("Cudgel: lose more ships", "Choose {n|ship|ships} outside the encounter that you lose as well."),
        "whom": (
            "Cudgel Flare: whose allies too?",
            "Choose allies of your opponent who lose further ships. By default none.",
        ),
    }
    like = {"smash": "penalty"}
    does = {"clear": "gain"}

    @on(OUTCOME, roles=MAIN, must=True, when=lambda me: me.g.won(me.seat) and me.g.type_of(me.side) == ATTACK)
    def smash(self) -> Steps:
        g = self.g
        count = g.ships_in_encounter(self.seat)
        whom = [("seat", self.opponent)]
        if self.allies() and (yield from self.offers_flare("allies of your opponent lose ships too")):
            options = [("seat", seat) for seat in self.allies()]
            named = yield from g.some(self.seat, "cudgel.whom", options, 1, len(options), source=self.source)
            if (yield from self.play_flare(whom=list(named))):
                whom += named
        if not (yield from self.announce(whom=whom)):
            return
        for _, seat in whom:
            target = [g.encounter.planet] if g.role(seat) == DEF else []
            ships = yield from g.choose_ships(seat, "cudgel.smash", count, without=target, source=self.source)
            g.encounter.further += [[seat, n, place] for place, n in ships.items()]

    def allies(self) -> list[int]:
        """The allies of the opponent."""
        role = DEF_ALLY if self.side == OFFENSE else OFF_ALLY
        return [seat for seat in self.g.order() if self.g.encounter.allies[seat] == role]

    @wild
    @on(
        SHIPS_MOVED,
        roles=OFF,
        when=lambda me, happened: bool(me.guests(happened)),
        says="all others there go to the warp",
    )
    def clear(self, happened: Happened) -> Steps:
        if (yield from self.announce()):
            yield from self.g.lose(self.guests(happened), CAUSE_CHOICE)

    def guests(self, happened: Happened) -> list[tuple[int, int, int]]:
        """Ships of others, but not those allied, on planets where this player has just gained a colony."""
        if happened.verb not in ("landed", "settled") or self.g.state.phase != "resolution":
            return []
        ships, landed = self.g.state.ships, {}
        for seat, n, _, goal in happened.moves:
            landed[seat, goal] = landed.get((seat, goal), 0) + n
        found: list[tuple[int, int, int]] = []
        for planet in self.g.planets:
            if landed.get((self.seat, planet)) != ships[planet][self.seat] or not ships[planet][self.seat]:
                continue
            for seat in self.g.clockwise(self.seat):
                spared = landed.get((seat, planet), 0) if self.g.encounter.allies[seat] == OFF_ALLY else 0
                if ships[planet][seat] > spared:
                    found.append((seat, ships[planet][seat] - spared, planet))
        return found
