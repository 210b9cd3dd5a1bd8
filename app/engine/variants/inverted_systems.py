"""Inverted systems: which player has which, and how the ships are placed in them (IS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import ALLOCATE, Ask, Round, Steps
from app.engine.effects import modify, on
from app.engine.hexagon import LATEST
from app.engine.moments import AIM_TARGETS, SETUP_SHIPS, SETUP_SYSTEMS
from app.engine.setup import Options
from app.engine.state import ALL, MOTE, Inverted, State
from app.engine.variant import Variant

from .hexes import HEXES

if TYPE_CHECKING:
    from app.engine.game import Game

SHIPS_A_PLANET = 4  # R-SETUP-1: of each normal planet
NORMAL = "normal"


def lay_out(state: State, hexes: list[str]) -> None:
    """The systems of a game, by seat; an empty name is a normal one."""
    inverted = state.inverted or Inverted()
    inverted.hexes = hexes
    inverted.layout = [HEXES[name].planets[state.planets_each == 4] if name else state.planets_each for name in hexes]
    inverted.apart = [HEXES[name].apart if name else 0 for name in hexes]
    state.inverted = inverted


def evenly(count: int, places: list[int]) -> dict[int, int]:
    """As many ships for each place, the first ones one more."""
    return {place: count // len(places) + (i < count % len(places)) for i, place in enumerate(places)}


class InvertedSystems(Variant):
    """What all inverted systems share."""

    id, name = "inverted_systems", "Inverted Systems"
    sentence = "Home systems of another shape: two stars, one giant planet, rings, a rosette, dust or worldships."
    asks = {
        "pick": (
            "Choose your home system",
            "Choose which inverted system is yours. By default the first that is left.",
        ),
        "place": (
            "Place your ships",
            "Place your {n|ship|ships} on the planets of your system; a planet without a ship is no colony. By default "
            "they are spread evenly.",
        ),
    }
    events = {"has": "{who} has the system {what}."}

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.inverted_systems

    @classmethod
    def bearers(cls, g: Game) -> list[int]:
        """It acts once, also before there is an offense."""
        return [0]

    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        if not g.inverted or not g.inverted.hexes:
            return {}
        rows: list[dict[str, Any]] = []
        for seat, name in enumerate(g.inverted.hexes):
            rows.append({"seat": seat, "kind": name or NORMAL, **(HEXES[name].details(g, seat) if name else {})})
        return {"systems": rows}

    @on(SETUP_SYSTEMS, must=True)
    def choose_systems(self) -> Steps:
        """IS-1, IS-2: each side of a hex is there once; at random, or chosen in the order of the seats."""
        g, options = self.g, self.g.setup.options
        names = sorted(HEXES)
        wanted = [x for x in range(g.state.seats) if not options.inverted_seats or x in options.inverted_seats]
        if len(wanted) > len(names):
            order = g.dice.shuffled(wanted, "inverted systems")
            wanted = sorted(order[: len(names)])
        left = [names[i] for i in g.dice.shuffled(list(range(len(names))), "systems")]
        hexes = [""] * g.state.seats
        for seat in wanted:
            hexes[seat] = left[0]
            if options.inverted_choice:
                ways = [("choice", f"{name}.side") for name in sorted(left)]
                answer = yield from g.choose(seat, "inverted_systems.pick", ways, clock="launch")
                hexes[seat] = answer[1].removesuffix(".side")
            left.remove(hexes[seat])
        lay_out(g.state, hexes)
        g.find_planets()
        for seat in wanted:
            g.emit_event("inverted_systems.has", seat, {"what": ("variant", hexes[seat])}, ("variant", hexes[seat]))

    @on(SETUP_SHIPS, must=True)
    def place_ships(self) -> Steps:
        """IS-3: where a system has several planets its owner places the ships, and nobody sees how before all have."""
        g, state = self.g, self.g.state
        count = SHIPS_A_PLANET * state.planets_each
        hexes = state.inverted.hexes if state.inverted else []
        asks: list[Ask] = []
        for seat, name in enumerate(hexes):
            homes = g.home_planets(seat)
            if name and HEXES[name].apart == ALL:
                for _ in range(count):
                    state.ships[g.fresh_place(MOTE, seat, [])][seat] = 1
            elif name and homes:
                even = evenly(count, homes)
                for planet, ships in even.items():
                    state.ships[planet][seat] = ships
                if len(homes) > 1:
                    asks.append(Ask(
                        seat, "inverted_systems.place", kind=ALLOCATE, slots=tuple((p, 0, count) for p in homes),
                        total=(count, count), default={str(p): n for p, n in even.items()}, clock="launch",
                        phase="setup", args={"n": count},
                    ))  # fmt: skip
        g.locate()
        answers = (yield Round(asks)) if asks else []
        for ask, answer in zip(asks, answers, strict=True):
            for planet, _, _ in ask.slots:
                state.ships[planet][ask.seat] = answer.get(planet, 0)
        g.locate()

    @modify(AIM_TARGETS, layer=LATEST)
    def not_at_guests(self, targets: list[int], offense: int) -> list[int]:
        """GG-3, GG-4, SD-3: a visitor aims at the owner; a stack is a target for whoever may aim at the colonies of its
        owner elsewhere; of ships that stand apart one is like the other."""
        g = self.g
        defense = g.encounter.defense
        motes: dict[int, int] = {}
        found: list[int] = []
        for planet in targets:
            system = g.system(planet)
            if not g.is_fluid(planet):
                found.append(planet)
            elif g.is_mote(planet):
                if system not in motes:
                    motes[system] = planet
                    found.append(planet)
            elif system != defense and g.state.ships[planet][defense]:
                found.append(planet)
        return found
