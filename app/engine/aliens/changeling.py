"""Changeling."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import ANYTIME, DEFENSE_FIXED, MAIN, PHASES


class Changeling(Alien):
    """Draws a card or swaps sheets with its opponent."""

    id, name = "changeling", "Changeling"
    set = "classic"
    tagline, power_name, alert = "Swaps powers with its opponent", "Changing Form", "green"
    mandatory, roles = True, ("offense", "defense")
    phases = ("destiny",)
    text = (
        "As a main player, after the defense is determined, use this power to do one of two things of your "
        "choice: draw a card from the cosmic deck, or swap alien sheets with your opponent. The power is used "
        "only once per encounter, whoever holds the sheet. With a swapped sheet come all its facets: tokens, "
        "extra hands, written lists, captured ships, everything that lies on it."
    )
    zap_text = (
        "Zapped when the choice is announced, before the card is drawn or the sheets are swapped; nothing "
        "happens and this sheet is off for the encounter."
    )
    wild_text = (
        "Whenever you like you may play this flare: a random hand card of your left neighbour becomes yours, "
        "and then the flare becomes his. One use per encounter, whoever holds it."
    )
    super_text = (
        "When you use your power you may play this flare to swap sheets with any player in the game instead of "
        "your opponent."
    )
    rulings = (
        (
            "artefact powers",
            (
                "Swapping is one of the very few ways to get one of them in mid-game; the artefacts go along. A "
                "Changeling that swaps with the Terrorist gets the list of bombs too."
            ),
        ),
        (
            "the new Changeling",
            (
                "The opponent now owns the Changeling but it is spent for this encounter; next time it is a "
                "main player it must use it."
            ),
        ),
        (
            "opponent's sheet is face down",
            "It can be swapped. It turns up for the Changeling player if he has enough home colonies.",
        ),
        (
            "powers used at the same moment",
            (
                "In destiny.defense_fixed order of play decides. A power that was already used there by the old "
                "owner is not used again by the new one in the same window."
            ),
        ),
        (
            "alternate victory on a swapped sheet",
            "It counts for the new owner from the next settle on.",
        ),
        (
            "own flare after a swap",
            "The super side belongs to the owner of the sheet, not to the first owner.",
        ),
        (
            "special destiny and wild destiny",
            "The defense must be known first; the power waits until the offense has named it.",
        ),
        (
            "re-established home colony",
            "No defense, no use.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
        (
            "opponent with several powers",
            "The opponent chooses which sheet is swapped; default the one that came into play first.",
        ),
    )

    asks = {
        "way": ("Changeling: draw or swap?", "Draw a card, or swap alien sheets. By default you draw."),
        "whom": ("Changeling Flare: with whom?", "Choose the player with whom you swap sheets."),
    }
    labels = {"draw": "Draw a card", "swap": "Swap sheets with your opponent"}
    events = {"swapped": "{who} and {whom} swap sheets."}
    traits = {"worth": 0.3}
    does = {"steal": "gain"}
    like = {"way": "better_power"}

    @on(DEFENSE_FIXED, roles=MAIN, must=True)
    def change(self) -> Steps:
        g, power, whom = self.g, self.power, self.opponent
        ways = [("choice", "changeling.draw")]
        if self.may_swap(whom):
            ways.append(("choice", "changeling.swap"))
        way = (yield from g.choose(self.seat, "changeling.way", ways, source=self.source))[1]
        others = [("seat", x) for x in g.clockwise(self.seat) if self.may_swap(x)]
        if others and (yield from self.offers_flare("swap with any player")):
            wanted = (yield from g.choose(self.seat, "changeling.whom", others, source=self.source))[1]
            if (yield from self.play_flare(whom=("seat", wanted))):
                way, whom = "changeling.swap", wanted
        if way == "changeling.draw" or power is None:
            if (yield from self.announce(said=ways[0])):
                yield from g.draw(self.seat, 1, "changeling")
            return
        theirs = yield from g.choose_power(whom, source=self.source)
        if (yield from self.announce(whom=("seat", whom))) and theirs.seat == whom:
            g.emit_event("changeling.swapped", self.seat, {"whom": ("seat", whom)}, self.source)
            yield from g.exchange(power, theirs)

    def may_swap(self, seat: int) -> bool:
        """The player has a sheet that may change hands, and this one lies beside no other."""
        mine = self.power is not None and self.power.beside < 0
        return mine and self.g.transferable(seat)

    @wild
    @on(
        ANYTIME,
        phases=PHASES[1:-1],
        when=lambda me: bool(me.g.state.hands[me.neighbour()]),
        says="take a random card of your left neighbour, who gets this flare",
    )
    def steal(self) -> Steps:
        whom = self.neighbour()
        if (yield from self.announce(whom=("seat", whom))):
            yield from self.g.take_random(self.seat, whom, 1, "changeling")
            if self.act is not None:
                self.act.fate = whom

    def neighbour(self) -> int:
        """The left neighbour."""
        return self.g.clockwise(self.seat)[0]
