"""Wrack."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.deals import Proposal
from app.engine.effects import Act, Alien, on, respond, super_, wild
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_SELECT,
    ANYTIME,
    CARD_PLAYED,
    CAUSE_CHOICE,
    EVERY_PHASE,
    LAID,
    MAIN,
    OFFENSE,
    PARTICIPANT,
    USE_ANNOUNCED,
)
from app.engine.outcomes import DEAL_MADE, DEFENSE_WINS, OFFENSE_WINS


class Wrack(Alien):
    """Hurts opponents for playing cards."""

    id, name = "wrack", "Wrack"
    set = "classic"
    tagline, power_name, alert = "Hurts opponents for playing cards", "Injure", "green"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("destiny", "launch", "alliance", "planning", "reveal", "resolution")
    needs_word = "yes"
    text = (
        "While you are in the encounter, each card that somebody on the other side plays makes you use this "
        "power: the one who played it gives up one ship to the warp, out of a colony that he or she picks. "
        "Every card counts once: encounter cards when they are laid facedown, and kickers, artifacts, flares, "
        "reinforcements and other cards when they are played."
    )
    zap_text = (
        "Each use can be zapped, right after the card was played: the ship is not lost, and the power cannot be "
        "used again this encounter."
    )
    wild_text = (
        "Until the end of this encounter, each time your opponent uses his or her alien power, you may make "
        "your opponent send one of his or her ships, from a colony of his or her choice, to the warp."
    )
    super_text = (
        "When alliances are formed, propose a deal to your opponent. An accepted deal is carried out and the "
        "encounter goes straight to the resolution as a successful deal. A rejected one costs your opponent a "
        "ship from a colony, which goes to the warp, and you may propose again, in all at most as many deals as "
        "you have ships in the encounter. When every proposal has been rejected, your side has lost the "
        "encounter."
    )
    rulings = (
        (
            "A card that is cancelled or returns to hand",
            "It was played; the ship is lost.",
        ),
        (
            "A Cosmic Zap against this power",
            (
                "That use is cancelled before its effect; the zap itself costs no ship, because the power is "
                "off for the encounter."
            ),
        ),
        (
            "Cards played by uninvolved players or by his own side",
            "Do not count.",
        ),
        (
            "An opponent forced to play a card",
            "Counts as well.",
        ),
        (
            "Losing the last ship of a colony",
            "The colony is lost; power and victory are checked.",
        ),
        (
            "Wild side and mandatory powers",
            "Every use of the power counts, mandatory or not; a part that is not used does not.",
        ),
        (
            "Can the offense go on with no ships?",
            "Yes, an encounter may be continued with zero ships.",
        ),
        (
            "Silencer",
            "The seed lists Wrack among the blocked powers, for its spoken older form.",
        ),
    )

    asks = {
        "ship": ("Wrack: you pay for a card", "Choose the colony that loses a ship. By default the largest."),
        "propose": (
            "Wrack Flare: propose a deal",
            "Offer {who} a deal, or stop. If you stop after an offer that was refused, your side has lost.",
        ),
        "take_it": (
            "{who} proposes a deal",
            "Take it and the encounter ends with it, or refuse it and lose a ship. By default you refuse.",
        ),
    }
    events = {"worn_down": "{who} has no proposal left: the encounter is lost."}
    does = {"torment": "gain", "rack": "gain", "put_to_the_question": "nothing"}
    like = {"propose": "deal", "take_it": "deal", "ship": "ruin"}

    # --- a ship for each card
    @on(CARD_PLAYED, roles=PARTICIPANT, must=True, once=False, when=lambda me, act: me.hurts(act.seat))
    def injure(self, act: Act) -> Steps:
        yield from self.wound(act.seat)

    @on(LAID, roles=PARTICIPANT, must=True, once=False, when=lambda me, side: side == me.other_side and me.hurts())
    def injure_first(self, side: int) -> Steps:
        self.mark("counted")
        yield from self.wound(self.opponent)

    @on(AFTER_SELECT, roles=PARTICIPANT, must=True, once=False, when=lambda me: not me.counted() and me.hurts())
    def injure_selected(self) -> Steps:
        yield from self.wound(self.opponent)

    def counted(self) -> bool:
        """The opponent's encounter card was laid before the own side's, and has been paid for."""
        return any(mark.seat == self.seat for mark in self.g.marks("counted"))

    def hurts(self, seat: int | None = None) -> bool:
        """The seat (by default the opposing main player) is on the other side and has a colony that can lose a ship."""
        g, whom = self.g, self.opponent if seat is None else seat
        against = g.encounter.fixed and g.role(whom) & PARTICIPANT and g.side_of(whom) == self.other_side
        return bool(against) and bool(g.colonies(whom))

    def wound(self, seat: int) -> Steps:
        """The use: a ship of that player goes to the warp, out of a colony that the player picks."""
        if (yield from self.announce(whom=("seat", seat))):
            yield from self.hurt(seat)

    def hurt(self, seat: int) -> Steps:
        """The player loses a ship out of a colony of its choice."""
        g = self.g
        places = g.colonies(seat)
        if places:
            largest = max(range(len(places)), key=lambda i: g.state.ships[places[i]][seat])
            options = [("planet", place) for place in places]
            chosen = yield from g.choose(seat, "wrack.ship", options, largest, source=self.source, clock="ships")
            yield from g.lose([(seat, 1, chosen[1])], CAUSE_CHOICE)

    # --- the wild side
    @wild
    @on(ANYTIME, roles=MAIN, phases=EVERY_PHASE, says="each use of your opponent's power may cost your opponent a ship")
    def rack(self) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("rack")

    @respond(USE_ANNOUNCED, mark="rack", once=False, when=lambda me, act: me.strains(act),
             says="your opponent loses a ship for this use")  # fmt: skip
    def torment(self, act: Act) -> Steps:
        if (yield from self.announce()):
            yield from self.hurt(act.seat)

    def strains(self, act: Act) -> bool:
        """The own opponent uses its alien power."""
        return bool(self.role & MAIN) and act.seat == self.opponent and self.hurts(act.seat)

    # --- the super side
    @super_
    @on(AFTER_FORMED, roles=MAIN, when=lambda me: me.g.ships_in_encounter(me.seat) > 0,
        says="propose deals: each refusal costs your opponent a ship, but when all are refused you lose")  # fmt: skip
    def put_to_the_question(self) -> Steps:
        g, whom = self.g, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        made, most = 0, g.ships_in_encounter(self.seat)
        while made < most:
            proposal = Proposal(g, self.seat, whom, ("wrack.propose", "wrack.take_it"))
            if (yield from proposal.talk()) and (yield from proposal.carry_out()):
                g.encounter.result = DEAL_MADE
                g.emit("deal_made", None, offense=("seat", g.encounter.offense), defense=("seat", g.encounter.defense))
                g.go_to("resolution")
                return
            if proposal.refused == self.seat:
                break
            made += 1
            if proposal.refused == whom:
                yield from self.hurt(whom)
        if made:
            g.emit_event("wrack.worn_down", self.seat, {}, self.source)
            g.set_outcome(DEFENSE_WINS if self.side == OFFENSE else OFFENSE_WINS)
            g.go_to("resolution")
