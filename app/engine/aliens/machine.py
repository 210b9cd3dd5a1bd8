"""Machine."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import changes
from app.engine.moments import ENCOUNTER_END, LATER, OFF, REGROUP_BEGIN, RETRIEVE_COUNT
from app.engine.state import WARP


class Machine(Alien):
    """Its turn goes on and on."""

    id, name = "machine", "Machine"
    tagline, power_name, alert = "Its turn goes on and on", "Continuity", "red"
    mandatory, roles = False, ("offense",)
    phases = ("resolution",)
    text = (
        "Your turn has no limit of two encounters. Whenever an encounter of yours is over, whether it succeeded "
        "or failed, you may use this power and begin a new one, provided an encounter card is in your hand."
    )
    zap_text = (
        "One use for each further encounter, announced at encounter.end. Zapped, your turn ends, unless the "
        "normal rule still gives you a second encounter."
    )
    wild_text = (
        "As the offense, have a second encounter in this turn even if your first was not successful or you hold "
        "no encounter card. In the latter case set this flare aside, discard your hand, draw a new hand of "
        "eight at the start of the second encounter, and then take the flare back."
    )
    super_text = (
        "In your regroup phase leave your ships in the warp and draw one card from the cosmic deck in exchange."
    )
    rulings = (
        (
            "Is the super or wild side automatic every time?",
            "No, the flare must be played each time.",
        ),
        (
            "Wild side - is the flare lost with the old hand?",
            ("No. It lies open while the old hand is discarded and the new one drawn, then goes back to the hand."),
        ),
        (
            "The first encounter failed and no encounter card is left.",
            "The power does not help and the turn ends.",
        ),
        (
            "Technology - the Machine takes tech instead of its normal second encounter.",
            "Taking tech replaces every further encounter of the turn; the turn ends.",
        ),
        (
            "Super side with no own ship in the warp.",
            (
                "Allowed; the card replaces the retrieval step of that regroup phase, whether or not there was "
                "a ship to retrieve."
            ),
        ),
        (
            "Machine loses its power during its turn.",
            "From then on only the normal rules give encounters.",
        ),
        (
            "Clone, Filch or Fido effects that hand the Machine an encounter card at the end.",
            "They come before the check, so that card counts.",
        ),
        (
            "Zap after the first encounter was a success.",
            (
                "The normal second encounter is not a use of the power and is not affected; there is nothing to "
                "zap at that point."
            ),
        ),
        (
            "How long does a zap at encounter.end last?",
            ("Only for that question; the encounter is over then. As the turn ends, it makes no difference."),
        ),
    )
    does = {
        "go_on": "gain",
        "refuel": changes(lambda me: {me.seat: {"cards": 1, "ships": -min(1, me.g.state.ships[WARP][me.seat])}}),
        "overdrive": "gain",
    }

    @on(ENCOUNTER_END, layer=LATER, roles=OFF, when=lambda me: me.needed(),
        own=lambda me: not me.g.unarmed(me.seat), says="begin a new encounter")  # fmt: skip
    def go_on(self) -> Steps:
        if (yield from self.announce()):
            self.g.encounter.again = True

    def needed(self) -> bool:
        """In the own turn, and the normal rule gives no further encounter."""
        encounter = self.g.encounter
        return not encounter.extra and not encounter.again and not self.g.entitled()

    @super_
    @on(REGROUP_BEGIN, roles=OFF, says="draw a card instead of retrieving a ship")
    def refuel(self) -> Steps:
        if (yield from self.announce()):
            self.mark("refuel")
            yield from self.g.draw(self.seat, 1, "machine")

    @modify(RETRIEVE_COUNT, mark="refuel")
    def nothing(self, count: int, seat: int) -> int:
        return 0 if seat == self.seat else count

    def first(self) -> bool:
        """The first encounter of the own turn has ended."""
        return self.g.encounter.number == 1 and not self.g.encounter.extra

    def stranded(self) -> bool:
        """The normal rule gives no second encounter."""
        return not self.g.entitled() or self.g.unarmed(self.seat)

    @wild
    @on(ENCOUNTER_END, layer=LATER, roles=OFF, when=lambda me: me.first(), own=lambda me: me.stranded(),
        says="have a second encounter anyway")  # fmt: skip
    def overdrive(self) -> Steps:
        g = self.g
        if (yield from self.announce()):
            while g.lacks(self.seat, "new_hand"):
                yield from g.new_hand(self.seat)
            g.encounter.again = True
