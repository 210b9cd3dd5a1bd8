"""Hurtz."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import total
from app.engine.moments import (
    AFTER_REVEAL,
    AFTER_SELECT,
    ANYTIME,
    BEFORE_SELECT,
    DEF_ALLY,
    ENCOUNTER_END,
    EVERY_PHASE,
    GAME,
    OFF_ALLY,
    OFFENSE,
    OUTCOME,
    PARTICIPANT,
    REWARD_COUNT,
    REWARDS,
    SIDE_TERMS,
)
from app.engine.outcomes import DEFENSE_WINS, Term
from app.engine.state import GATE, RING, UNDER, WARP, Special

WORTH = 2  # of a leased ship, in totals and rewards
HIDDEN, SHOWN, WITH_FLARE = 1, 2, 3  # tokens


class Hurtz(Alien):
    """Rents out its ships."""

    id, name = "hurtz", "Hurtz"
    set = "classic"
    tagline, power_name, alert = "Rents out its ships", "Lease", "red"
    mandatory, roles = False, ("any",)
    phases = ("planning", "reveal")
    brings_pieces = True
    needs_word = "yes"
    text = (
        "Once per encounter, either in the planning phase before encounter cards are revealed or in the reveal "
        "phase after they are revealed (one of the two, never both), you may use this power to offer a lease to "
        "every other player in the encounter: both main players and all allies, except yourself. Each of them "
        "accepts or refuses. For each player who accepts (a lessee) you choose a number of your ships, at least "
        "one and at most as many as that player has in the encounter, take them from any of your colonies that "
        "are not the targeted planet, and put them under the lessee's ships in the encounter. Then, if at least "
        "one player accepted, put tokens on this sheet: one token if the lease was made before cards were "
        "revealed, two if it was made after. Leased ships count as ships of the lessee; each adds 2 instead of "
        "1 to the lessee's side's total and counts as two ships when the lessee takes defender rewards. Leased "
        "ships move only together with an equal number of the lessee's own ships of the same stack. As soon as "
        "a leased ship has no ship of the lessee above it, or the lessee no longer controls it for whatever "
        "reason (warp, capture, removal), it returns to any of your colonies whatever else would happen to it. "
        "A token buys one of two things, one token per encounter at most and at whatever time you like: the end "
        "of one lessee's whole lease (the leased ships go home to your colonies), or, when you are about to "
        "take rewards as a winning defensive ally, twice as many of them."
    )
    zap_text = (
        "The only use is making the offer. A Cosmic Zap may be played when the offer is announced, before "
        "anyone answers: nothing is leased, no token is gained, and the power cannot be used again this "
        "encounter. Spending a token is not a use and cannot be zapped. Leases made in earlier encounters are "
        "not ended by a zap."
    )
    wild_text = (
        "Offer to lend your alien power to one other player until the end of this encounter. If that player "
        "accepts, that player uses your power in place of his or her own, and until the end of the encounter "
        "you have neither your own power nor that player's. At the end of the encounter take two cards at "
        "random from that player's hand if that player was on the winning side, otherwise one card at random "
        "(or as many as there are). If the offer is refused the flare has done nothing and still returns to "
        "your hand."
    )
    super_text = (
        "When you use your power and at least one player accepts, put three tokens on your sheet instead of one or two."
    )
    rulings = (
        (
            "May Hurtz lease to his own opponent or while he is a main player?",
            (
                "Yes. Every other participant gets the offer, whatever side he is on; Hurtz may be offense, "
                "defense, ally or uninvolved."
            ),
        ),
        (
            "May he lease some players and skip others?",
            ("No. One use makes the offer to all; he controls only how many ships each lessee gets, at least one."),
        ),
        (
            "One token per lessee or per use?",
            "Per use: one (or two after the reveal), however many accept.",
        ),
        (
            "What happens to leased ships when the lessee loses?",
            (
                "The lessee's own ships go to the warp, so the leased ships lose their cover and return to "
                "Hurtz's colonies. They never enter the warp."
            ),
        ),
        (
            "What happens when the lessee wins as the offense?",
            (
                "Leased ships land with the lessee's ships and stay under them, in later encounters too, until "
                "the lease ends."
            ),
        ),
        (
            "Do leased ships count for compensation?",
            "No, they are not sent to the warp; only ships that go to the warp count.",
        ),
        (
            "Can a lease end in the middle of an encounter?",
            "Yes, by a token, at any time until totals are compared; the ships stop counting at once.",
        ),
        (
            "What if Hurtz loses his power?",
            (
                "Existing leases go on. While the sheet is facedown no offer can be made and no token spent; "
                "the tokens stay."
            ),
        ),
        (
            "Is Hurtz an artefact alien?",
            (
                "Yes: its leases and tokens are artefacts. It is never drawn in the middle of a game; if it "
                "changes hands (Changeling, Plant, Pentaform) tokens and leases go with the power, and ships "
                "return to their own colour's colonies."
            ),
        ),
        (
            "Silencer",
            "The old Silencer stops Hurtz entirely, because every lease is an agreement.",
        ),
        (
            "Wild side with several powers",
            (
                "A lender with several chooses which is lent and keeps the others; a borrower with several "
                "chooses which of them the lent power replaces (R-POWER-9)."
            ),
        ),
    )
    asks = {
        "accept": (
            "{who} offers you a lease",
            "Ships of {who} may lie under yours: each adds 2 to your side's total. By default you refuse.",
        ),
        "ships": ("Hurtz: ships for {whom}", "Choose how many ships you lease, and from where. By default one."),
        "end": ("Hurtz: end whose lease?", "Choose the player whose whole lease ends for a token."),
        "borrower": ("Hurtz Flare: lend to whom?", "Choose to whom you offer your power."),
        "borrow": (
            "{who} offers you {what}",
            "Use {what} in place of your power until the encounter ends. By default you refuse.",
        ),
    }
    events = {
        "refused": "{who} refuses the lease.",
        "leased": "{who} leases {n|ship|ships} to {whom}.",
        "tokens": "{who} has {n|token|tokens}.",
        "ended": "{who} pays a token: the lease of {whom} is over.",
        "doubled": "{who} pays a token for twice as many rewards.",
        "lent": "{who} lends {what} to {whom} until the end of the encounter.",
        "kept": "{who} does not want to borrow {what}.",
    }
    does = {
        "double": "gain",
        "lease": total(lambda me: me.shift()),
        "offer_power": "nothing",
        "call_in": "gain",
    }
    like = {"accept": "accept"}

    # --- the lease
    def others(self) -> list[int]:
        """All other players in the encounter."""
        g = self.g
        return [x for x in g.order() if x != self.seat and g.role(x) & PARTICIPANT and self.room(x)]

    def room(self, seat: int) -> int:
        """How many more ships can lie under those that a player has in the encounter; under none in the warp, where no
        lease lasts (DV-16)."""
        g, here = self.g, self.g.place_in_encounter(seat)
        if here == WARP:
            return 0
        return g.state.ships[here][seat] - sum(
            len(special.leased) for special in g.leases(seat) if special.place == here
        )

    def slots(self) -> list[tuple[int, int, int]]:
        """The colonies that may give ships."""
        return [slot for slot in self.g.loose_slots(self.seat) if slot[0] != self.g.encounter.planet]

    @on(
        BEFORE_SELECT, AFTER_SELECT, AFTER_REVEAL,
        when=lambda me: bool(me.others()) and bool(me.slots()),
        says="offer ships to all others in the encounter, for tokens",
    )  # fmt: skip
    def lease(self) -> Steps:
        g, power = self.g, self.power
        others = self.others()
        if not (yield from self.announce(whom=[("seat", x) for x in others])) or power is None:
            return
        args = {"who": ("seat", self.seat)}
        lessees = yield from g.votes(others, "hurtz.accept", source=self.source, actor=self.seat, args=args)
        for x in others:
            if x not in lessees:
                g.emit_event("hurtz.refused", x, {}, self.source)
        for x in lessees:
            yield from self.let(x)
        if not lessees:
            return
        tokens = SHOWN if g.state.phase == "reveal" else HIDDEN
        if (yield from self.offers_flare("three tokens")) and (yield from self.play_flare()):
            tokens = WITH_FLARE
        power.tokens += tokens
        g.emit_event("hurtz.tokens", self.seat, {"n": power.tokens}, self.source)

    def let(self, whom: int) -> Steps:
        """Ships go under those of a lessee."""
        g, here, args = self.g, self.g.place_in_encounter(whom), {"whom": ("seat", whom)}
        slots, most = self.slots(), self.room(whom)
        if not slots or most < 1:
            return
        best = max(slots, key=lambda slot: (slot[2], -slot[0]))[0]
        ships = yield from g.allocate(
            self.seat, "hurtz.ships", slots, 1, most, {best: 1}, source=self.source, clock="ships", args=args
        )
        count = sum(ships.values())
        beneath = g.place_for(UNDER, -1)
        bare = [s for s in g.state.specials if s.seat == whom and s.place == here and not s.leased]
        tops: list[Special | None] = [*(None for _ in range(g.singles(whom, here))), *bare]
        for top in tops[:count]:
            g.catch(top, whom, here, [self.seat], leased=True)
        g.emit_event("hurtz.leased", self.seat, {**args, "n": count}, self.source)
        if not any(mark.seat == self.seat for mark in g.marks("leases")):
            self.mark("leases", until=GAME).power = -1  # what is leased stays so, whatever becomes of the sheet
        yield from g.move([[self.seat, n, place, beneath] for place, n in ships.items()], "leased", self.id)

    # --- what leased ships count for
    def under(self, seat: int, places: tuple[int, ...]) -> int:
        """Ships of this colour under those of a lessee there."""
        own = [special.leased.count(self.seat) for special in self.g.leases(seat) if special.place in places]
        return sum(own)

    @modify(SIDE_TERMS, mark="leases")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        g = self.g
        count = 0
        for seat, _ in g.ships_on_side(side):
            places = (GATE,) if side == OFFENSE else (RING, g.encounter.planet) if seat in g.holders() else (RING,)
            count += self.under(seat, places)
        return [*terms, (self.id, WORTH * count, "alien:hurtz")] if count else terms

    @on(OUTCOME, mark="leases", must=True, use=False)
    def note(self) -> None:
        """How many lie under the ships of each ally when the outcome is fixed."""
        g = self.g
        if self.mark_ is not None:
            places = {OFF_ALLY: (GATE,), DEF_ALLY: (RING,)}
            self.mark_.data = [self.under(x, places.get(g.role(x), ())) for x in range(g.state.seats)]

    @modify(REWARD_COUNT, mark="leases")
    def more_rewards(self, count: int, seat: int) -> int:
        return count + WORTH * self.mark_.data[seat] if self.mark_ and self.mark_.data else count

    # --- what tokens buy
    def rich(self) -> bool:
        """There is a token, and none was spent in this encounter."""
        tokens = self.power.tokens if self.power else sum(p.tokens for p in self.g.powers_of(self.seat))
        return tokens > 0 and not any(mark.seat == self.seat for mark in self.g.marks("token_spent"))

    def pay(self) -> None:
        """A token goes."""
        if self.power is not None:
            self.power.tokens -= 1
        self.mark("token_spent")

    def lessees(self) -> list[int]:
        """Who has leased ships."""
        return [seat for seat in self.g.order() if self.g.leases(seat)]

    @on(
        ANYTIME, phases=EVERY_PHASE, use=False, when=lambda me: me.rich() and bool(me.lessees()),
        says="pay a token to end somebody's lease",
    )  # fmt: skip
    def call_in(self) -> Steps:
        seats = [("seat", seat) for seat in self.lessees()]
        whom = yield from self.g.choose(self.seat, "hurtz.end", seats, source=self.source)
        if (yield from self.announce()) and self.rich():
            self.pay()
            self.g.emit_event("hurtz.ended", self.seat, {"whom": whom}, self.source)
            yield from self.g.end_leases(self.g.leases(whom[1]))

    @on(
        REWARDS, roles=DEF_ALLY, use=False, when=lambda me: me.rich() and me.g.encounter.result == DEFENSE_WINS,
        says="pay a token for twice as many rewards",
    )  # fmt: skip
    def double(self) -> Steps:
        if (yield from self.announce()) and self.rich():
            self.pay()
            self.g.emit_event("hurtz.doubled", self.seat, {}, self.source)
            self.mark("twice")

    @modify(REWARD_COUNT, layer=1, mark="twice")
    def twice(self, count: int, seat: int) -> int:
        return 2 * count if seat == self.seat else count

    # --- the wild side
    @wild
    @on(ANYTIME, phases=EVERY_PHASE, when=lambda me: bool(me.g.lendable(me.seat)), says="offer your power to somebody")
    def offer_power(self) -> Steps:
        g = self.g
        lent = yield from g.choose_lendable(self.seat, source=self.source)
        others = [("seat", x) for x in g.clockwise(self.seat)]
        whom = yield from g.choose(self.seat, "hurtz.borrower", others, source=self.source)
        if not (yield from self.announce(whom=whom)) or lent.seat != self.seat:
            return
        what = ("alien", lent.alien)
        if not (yield from g.yes(whom[1], "hurtz.borrow", what=what, who=("seat", self.seat), source=self.source)):
            g.emit_event("hurtz.kept", whom[1], {"what": what}, self.source)
            return
        g.emit_event("hurtz.lent", self.seat, {"what": what, "whom": whom}, self.source)
        self.mark("borrower", data=[whom[1]])
        yield from g.lend_instead(lent, whom[1])

    @on(ENCOUNTER_END, mark="borrower", must=True, use=False)
    def collect(self) -> Steps:
        g = self.g
        if self.mark_ is not None:
            whom = self.mark_.data[0]
            yield from g.take_random(self.seat, whom, 2 if g.won(whom) else 1, self.id)

    def shift(self) -> int:
        """By how much one ship leased to each of the others moves the totals in favour of the own side."""
        mine = self.g.role(self.seat) & PARTICIPANT
        return sum(WORTH if self.g.side_of(x) == self.side else -WORTH for x in self.others()) if mine else 0
