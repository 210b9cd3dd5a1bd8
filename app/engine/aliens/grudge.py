"""Grudge."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.hints import changes
from app.engine.moments import (
    AFTER_FORMED,
    CAUSE_CHOICE,
    CAUSE_ENCOUNTER,
    DEAL_DONE,
    DEF_ALLY,
    MAIN,
    MOVING,
    OFF_ALLY,
    OFFENSE,
    OUTCOME,
    REWARD_COUNT,
)
from app.engine.outcomes import DEAL_MADE, LANDS
from app.engine.plans import Happened, Plan

LIGHT, HEAVY = 1, 4


class Grudge(Alien):
    """Punishes those who would not ally."""

    id, name = "grudge", "Grudge"
    tagline, power_name, alert = "Punishes those who would not ally", "Revenge", "red"
    mandatory, roles = True, ("offense", "defense")
    phases = ("alliance",)
    needs_word = "partly"
    text = (
        "When you are a main player, after alliances have been formed, you must use this power. Every player "
        "whom you invited and who did not ally with you gets a grudge token. After a win or a successful deal "
        "of yours, each token is handed back and costs its holder one ship. After a defeat or a failed deal of "
        "yours, it is handed back as well and costs four ships. The holder chooses which ships go to the warp. "
        "If the encounter ends in any other way, the tokens go back without effect. Ships with which a player "
        "is allied with the other side may not be used for this loss."
    )
    zap_text = (
        "One use, when the tokens are given in alliance.after_formed. Zapped, no tokens are given and nobody "
        "loses ships. What happens to the tokens later is not a use and cannot be zapped."
    )
    wild_text = (
        "When you are a main player and have been beaten, deny the winner's allies everything the win would "
        "bring them; they just take their ships in the encounter back to colonies."
    )
    super_text = (
        "When players give their grudge tokens back, make each of them lose four ships although you won or made a deal."
    )
    rulings = (
        (
            "A player allied with the Grudge and was then removed (Force Field, Amoeba).",
            "No token; allying with one ship at the start is enough.",
        ),
        (
            "An invited player joined the other side.",
            "It gets a token and pays with ships that are not in the encounter.",
        ),
        (
            "The invited player could not ally because it had no ship.",
            "It still did not ally, so it gets a token.",
        ),
        (
            "Do losses by grudge tokens count as losing ships of the encounter?",
            "No; effects that capture or feed on ships lost in the encounter do not see them.",
        ),
        (
            "Does the Observer pay?",
            "While it is an ally, its ships are put on other colonies instead of being lost.",
        ),
        (
            "An ally that came uninvited.",
            "Not invited, so no token whatever it does.",
        ),
        (
            "Deals - may ships that had been allied with the other side be chosen?",
            "Yes, they returned to colonies before the talks and are ordinary ships again.",
        ),
        (
            "Silencer.",
            "A silenced Grudge gives its token only if exactly one player is to get one.",
        ),
    )

    asks = {"ships": ("Grudge: you pay for staying away", "Choose {n|ship|ships} to lose to the warp.")}
    events = {"given": "{who} bears a grudge against {whom}."}
    like = {"ships": "penalty"}
    traits = {"snubbed": [LIGHT, HEAVY]}
    does = {"embitter": "gain", "embitter_after_talks": "gain", "deny": changes(lambda me: me.denied())}

    @on(AFTER_FORMED, layer=-1, roles=MAIN, must=True, use=False)
    def count_friends(self) -> None:
        """Who has joined its side when answering; one that is sent home later has allied all the same."""
        g = self.g
        ally = OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        self.mark("friends", data=[x for x in g.order() if g.encounter.allies[x] == ally])

    @on(AFTER_FORMED, roles=MAIN, must=True, when=lambda me: bool(me.faithless()),
        word=lambda me: len(me.faithless()) > 1)  # fmt: skip
    def resent(self) -> Steps:
        seats = self.faithless()
        if (yield from self.announce(whom=[("seat", x) for x in seats])):
            self.mark("grudge", data=seats)
            whom = {"whom": [("seat", x) for x in seats]}
            self.g.emit_event("grudge.given", self.seat, whom, self.source)

    def faithless(self) -> list[int]:
        """Who was invited to its side and did not join it."""
        g = self.g
        ally = OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        friends = {x for mark in g.marks("friends") if mark.seat == self.seat for x in mark.data}
        return [x for x in g.order() if g.encounter.invited[x] & ally and x not in friends]

    def holders(self) -> list[int]:
        """Who holds a grudge token of this seat."""
        return [x for mark in self.g.marks("grudge") if mark.seat == self.seat for x in mark.data]

    @replace(MOVING, mark="grudge", must=True, use=False, when=lambda me, plan: plan.cause == CAUSE_ENCOUNTER)
    def settle_scores(self, plan: Plan) -> Steps:
        yield from self.collect(self.g.won(self.seat))

    @on(DEAL_DONE, mark="grudge", must=True, use=False)
    def settle_after_talks(self, happened: Happened) -> Steps:
        yield from self.collect(happened.verb == DEAL_MADE)

    def collect(self, pleased: bool) -> Steps:
        """The tokens go back, and each costs its holder ships out of colonies."""
        g, moves = self.g, []
        bitter = any(mark.seat == self.seat for mark in g.marks("bitter"))
        count = LIGHT if pleased and not bitter else HEAVY
        holders = self.holders()
        for seat in [x for x in g.order() if x in holders]:
            ships = yield from g.choose_ships(seat, "grudge.ships", count, source=self.source)
            moves += [(seat, n, place) for place, n in ships.items()]
        if self.mark_ is not None:
            g.state.marks.remove(self.mark_)
        yield from g.lose(moves, CAUSE_CHOICE)

    def could_be_kind(self) -> bool:
        """It has won, and tokens are to be given back."""
        return bool(self.holders()) and self.g.won(self.seat)

    @super_
    @replace(MOVING, layer=-1, roles=MAIN, when=lambda me, plan: plan.cause == CAUSE_ENCOUNTER and me.could_be_kind(),
             says="four ships for each grudge token though you have won")  # fmt: skip
    def embitter(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            self.mark("bitter")

    @super_
    @on(DEAL_DONE, layer=-1, roles=MAIN, says="four ships for each grudge token though you made a deal",
        when=lambda me, happened: happened.verb == DEAL_MADE and bool(me.holders()))  # fmt: skip
    def embitter_after_talks(self, happened: Happened) -> Steps:
        if (yield from self.announce()):
            self.mark("bitter")

    @wild
    @on(OUTCOME, roles=MAIN, when=lambda me: bool(me.profiteers()), says="the winner's allies gain nothing")
    def deny(self) -> Steps:
        g = self.g
        if (yield from self.announce(whom=[("seat", x) for x in self.profiteers()])):
            seats = self.profiteers()
            self.mark("denied", data=seats)
            yield from g.send_home(seats)

    def profiteers(self) -> list[int]:
        """The allies of the opponent who has won."""
        g = self.g
        ally = OFF_ALLY if self.other_side == OFFENSE else DEF_ALLY
        return [x for x in g.order() if g.encounter.allies[x] == ally] if g.won(self.opponent) else []

    @modify(REWARD_COUNT, mark="denied")
    def nothing(self, count: int, seat: int) -> int:
        return 0 if self.mark_ is not None and seat in self.mark_.data else count

    def denied(self) -> dict[int, dict[str, int]]:
        """What the allies of the winner would get."""
        g = self.g
        return {
            x: {"colonies": -1} if g.gains(x) == LANDS else {"cards": -g.ships_in_encounter(x)}
            for x in self.profiteers()
        }
