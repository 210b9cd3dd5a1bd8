"""Phantom."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import adds, turns
from app.engine.moments import (
    AFTER_REVEAL,
    ALLY,
    BERTHS,
    MAIN,
    POWER_CAME,
    POWER_CHANGED,
    SETUP_SHEETS,
    SHIP_WORTH,
    SIDE_TERMS,
    SIGN,
    TYPES_FINAL,
)
from app.engine.outcomes import Term
from app.engine.plans import Happened
from app.engine.state import WARP

WORTH, MOST = 2, 4


class Phantom(Alien):
    """Fights with holographic ships."""

    id, name = "phantom", "Phantom"
    set = "classic"
    tagline, power_name, alert = "Fights with holographic ships", "Materialize", "green"
    mandatory, roles = True, ("offense", "defense")
    phases = ("reveal",)
    setup = places_ships = True
    needs_word = "yes"
    text = (
        "Game setup - one ship from each of your planets starts on this sheet. When encounter cards have been "
        "revealed and you are a main player, you must use this power: every ship on this sheet is worth 2 for "
        "your side's total, and in return your own ships in the encounter are worth nothing there, but they count "
        "as usual for compensation and rewards and are won or lost as usual. Whenever ships of yours would return "
        "to colonies, you may put any of them on this sheet instead. Where you have to take or pick ships of "
        "yours, for a launch, a loss or any other effect, the sheet is one of the places to take them from, as if "
        "it were a colony. Ships on the sheet are on no planet: they are not a colony and cannot be attacked. If "
        "this sheet is lost or turned facedown, its ships return to your colonies."
    )
    zap_text = (
        "A Cosmic Zap may be played when the bonus is applied, at the close of reveal.after_reveal "
        "(reveal.types_final): the ships on the sheet add nothing this encounter and your ships in the "
        "encounter count 1 each as usual. Storing and taking ships is not a use and cannot be zapped."
    )
    wild_text = (
        "After encounter cards are revealed, put up to four ships from your colonies into the encounter on your "
        "side: on the gate as offense, on the targeted planet as defense. The usual limit of ships may be "
        "exceeded."
    )
    super_text = (
        "You may use your power as an ally: your side's total gets 2 for each of your ships on the sheet, and "
        "the ships you sent add nothing."
    )
    rulings = (
        (
            "Is the use skipped when a negotiate is revealed?",
            "Yes, there is no total to change.",
        ),
        (
            "Phantom as defense with no ship on the planet",
            "The bonus still counts.",
        ),
        (
            "May the last ships be lost from the sheet?",
            "Yes, for losses where he chooses the ships.",
        ),
        (
            "Warpish, Vacuum and others that count the warp",
            "Ships on the sheet are not in the warp.",
        ),
        (
            "Getting Phantom in mid-game",
            (
                "As soon as a player gets it, he puts five of his ships (four in a four-planet game), taken "
                "from any colonies, on the sheet; random draws pass over it because it has setup text."
            ),
        ),
        (
            "Losing the power",
            (
                "Mayfair lets existing phantoms be turned back later; we follow the FFG text: they return to "
                "colonies at once."
            ),
        ),
        (
            "Silencer",
            "The old Silencer stops Phantom.",
        ),
    )

    harbour = "hologram"
    asks = {
        "store": ("Phantom: your holograms", "Choose {n|ship|ships} of your colonies that go on your sheet."),
        "ships": ("Phantom Flare: how many?", "Choose one to four ships of your colonies that join your side."),
    }
    events = {"store": "{n|ship|ships} of {who} are on the sheet."}
    traits = {"counts_sheet": WORTH}
    does = {"help": turns("hologram"), "call_up": adds(lambda me: [me.most_called()])}
    like = {
        "ships": "re_establish",
    }

    # --- the ships on the sheet
    @on(SETUP_SHEETS, must=True, use=False)
    def set_up(self) -> None:
        g = self.g
        sheet = self.make_sheet()
        count = sum(g.shift(self.seat, 1, planet, sheet) for planet in g.home_planets(self.seat))
        g.emit_event("phantom.store", self.seat, {"n": count}, self.source)

    @on(POWER_CAME, must=True, use=False, once=False, when=lambda me, happened: me.is_this(happened))
    def fill(self, happened: Happened) -> Steps:
        """One ship for each planet of a system, from any colonies of the new owner."""
        g = self.g
        sheet = self.make_sheet()
        count = g.state.planets_each
        ships = yield from g.choose_ships(self.seat, "phantom.store", count, without=[sheet], source=self.source)
        yield from g.move([[self.seat, n, place, sheet] for place, n in ships.items()], "stored", self.id)

    @on(POWER_CHANGED, must=True, use=False, once=False, before=True,
        when=lambda me, happened: happened.verb == "lost" and me.is_this(happened) and me.sheet() >= 0)  # fmt: skip
    def fade(self, happened: Happened) -> Steps:
        yield from self.g.go_home([(self.seat, self.sheet())], self.id)

    def is_this(self, happened: Happened) -> bool:
        """What has happened happened to this sheet."""
        return self.power is not None and happened.count == self.power.id

    def make_sheet(self) -> int:
        """The place of the ships on the sheet, made if there is none."""
        return self.g.place_for(self.harbour, self.power.id if self.power else -1)

    def sheet(self) -> int:
        """That place; -1 without one."""
        return self.g.sheet_place(self.seat, self.id, self.harbour)

    @modify(BERTHS)
    def serves(self, places: list[int], seat: int) -> list[int]:
        sheet = self.sheet() if seat == self.seat else -1
        return [*places, sheet] if sheet >= 0 else places

    # --- the power
    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.both_attacks())
    def materialize(self) -> Steps:
        if (yield from self.announce()):
            self.mark("hologram")

    @on(AFTER_REVEAL, roles=0, widen=ALLY, when=lambda me: me.g.both_attacks(),
        says="2 for each ship on your sheet instead of the ships you sent")  # fmt: skip
    def help(self) -> Steps:
        if (yield from self.announce()):
            self.mark("hologram")

    @modify(SHIP_WORTH, mark="hologram", layer=SIGN)
    def count_nothing(self, worth: int, seat: int, side: int) -> int:
        return 0 if seat == self.seat else worth

    @modify(SIDE_TERMS, mark="hologram")
    def count_holograms(self, terms: list[Term], side: int) -> list[Term]:
        sheet = self.sheet()
        ships = self.g.state.ships[sheet][self.seat] if sheet >= 0 and side == self.side else 0
        return [*terms, (self.id, WORTH * ships, f"alien:{self.id}")] if ships else terms

    # --- the wild side
    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: bool(me.reserves()), says="up to four more ships join your side")
    def call_up(self) -> Steps:
        g, slots = self.g, self.reserves()
        best = max(slots, key=lambda slot: slot[2])
        wish = {best[0]: min(MOST, best[2])}
        ships = yield from g.allocate(self.seat, "phantom.ships", slots, 1, MOST, wish, source=self.source)
        if (yield from self.announce()):
            goal = g.place_in_encounter(self.seat)
            g.encounter.came_from[self.seat] += [place for place, n in ships.items() for _ in range(n)]
            yield from g.move([[self.seat, n, place, goal] for place, n in ships.items()], "joined", self.id)

    def most_called(self) -> int:
        """As many ships as can join at most."""
        return min(MOST, sum(slot[2] for slot in self.reserves()))

    def reserves(self) -> list[tuple[int, int, int]]:
        """Ships that are not in the encounter; none for a defense that fights from the warp, which has no planet."""
        goal = self.g.place_in_encounter(self.seat)
        return [slot for slot in self.g.ship_slots(self.seat) if slot[0] != goal] if goal != WARP else []
