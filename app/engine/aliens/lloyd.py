"""Lloyd."""

from __future__ import annotations

from typing import Any

from app.engine.asks import Steps
from app.engine.cards import ARTIFACT, ATTACK, FLARE, MORPH, NEGOTIATE, REINFORCEMENT
from app.engine.effects import Act, Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    ANYTIME,
    CAUSE_ENCOUNTER,
    CAUSE_HOMELESS,
    CHOOSE,
    DECLARED,
    EVERY_PHASE,
    POWER_SAFE,
    POWER_WORKS,
    SAFE_CARDS,
    TO_WARP,
)
from app.engine.plans import Move, Plan
from app.engine.state import GATE, RING, WARP, Power

IN_ENCOUNTER, COLONIES, ALL = range(3)
MOST_CARDS = 3


class Lloyd(Alien):
    """Insures others for rewards."""

    id, name = "lloyd", "Lloyd"
    set = "classic"
    tagline, power_name, alert = "Insures others for rewards", "Insure", "yellow"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    needs_word = "yes"
    text = (
        "This power lets you, at any moment, propose insurance to another player, lasting until the end of the "
        "encounter, for any or all of: that player's alien power (before it is used), that player's ships "
        "(before they are lost or captured), and cards that you name exactly, such as 'attack 30' or 'Cosmic "
        "Zap', if they are in that player's hand (before they are played, discarded or taken). If the player "
        "accepts, put one token on this sheet. An insured power cannot be lost, stolen, swapped or cancelled. "
        "Insured ships that would be lost to the warp, captured or removed return to their owner's colonies "
        "instead. Insured cards cannot be discarded by force, taken or collected as compensation; each insured "
        "card may be played at most once in the encounter. A token can be given back at any moment for one "
        "reward (draw one card or retrieve one of your ships from the warp)."
    )
    zap_text = (
        "A Cosmic Zap may be played when you make an offer, before it is answered: no insurance, no token, no "
        "more offers this encounter. A policy that was accepted is no longer zappable. Spending a token is not "
        "a use and cannot be zapped."
    )
    wild_text = (
        "When you would lose a colony because its last ships would be lost or captured, you may keep one of "
        "those ships on the planet instead. Other players who land there coexist with it."
    )
    super_text = (
        "Once per encounter you may ask one other player for consent to insure yourself: either one card in "
        "your own hand or all of your own ships in the encounter. With that consent the insurance is in force, "
        "and the consenting player may take one reward. You put a token on your sheet as usual."
    )
    rulings = (
        (
            "Do insured ships that return count as lost?",
            (
                "No: no compensation is collected for them, and effects that ask for ships lost to the warp do "
                "not see them. The encounter is lost all the same and the colony may be lost."
            ),
        ),
        (
            "Insured defending ships after a defeat",
            "They return to the owner's other colonies; the planet goes to the winner.",
        ),
        (
            "Insured power and a Cosmic Zap",
            "The zap cannot be played against it. If it is played by mistake it is refused, not wasted.",
        ),
        (
            "Too few home colonies during the policy",
            "The power stays active until the end of the encounter, then it is lost.",
        ),
        (
            "An insured flare or a card that returns to hand",
            "It may be played once this encounter, not twice.",
        ),
        (
            "May Lloyd insure himself?",
            "Only with the super flare.",
        ),
        (
            "Random draws from a hand with insured cards",
            "They are made among the other cards; if only insured cards are left nothing is taken.",
        ),
        (
            "Number of offers",
            "One per other player per encounter, our limit against endless offers.",
        ),
        (
            "Silencer",
            "The old Silencer stops Lloyd; an insurance is an agreement.",
        ),
    )

    asks = {
        "whom": ("Lloyd: whom do you insure?", "Choose to whom you offer insurance for this encounter."),
        "what": ("Lloyd: insure what?", "Choose what the insurance is for."),
        "colonies": ("Lloyd: which colonies?", "Choose the colonies of {whom} whose ships you insure."),
        "cards": ("Lloyd: which cards?", "Name up to three cards; they are insured if {whom} holds them."),
        "accept": (
            "Accept the insurance of {who}?",
            "It covers in this encounter: {what}. {who} gets a token for it. By default you do not accept.",
        ),
        "home": ("Your insured ships return", "Place {n|ship|ships} on your colonies instead of losing them."),
        "consent": ("Consent to an insurance?", "{who} insures itself: {what}. You may take a reward for it."),
        "own": ("Lloyd Flare: insure what?", "Insure one card of your hand, or your ships in the encounter."),
        "stay": ("Lloyd Flare: on which planet?", "Choose the planet on which one of your ships stays."),
    }
    labels = {
        "power": "The power",
        "encounter": "Ships in the encounter",
        "colonies": "Ships on certain colonies",
        "all": "All ships",
        "cards": "Cards in hand",
    }
    events = {
        "insured": "{whom} accepts the insurance of {who}: {what}.",
        "refused": "{whom} wants no insurance.",
    }
    does = {"spend": "gain", "insure_itself": "gain", "cling": "gain", "offer": "gain"}
    like = {"home": "retrieve", "whom": "help", "accept": "accept", "consent": "accept"}

    # --- the offer
    @on(ANYTIME, phases=EVERY_PHASE, once=False, when=lambda me: bool(me.clients()),
        says="offer another player insurance for this encounter")  # fmt: skip
    def offer(self) -> Steps:
        g = self.g
        seats = [("seat", x) for x in self.clients()]
        whom = yield from g.choose(self.seat, "lloyd.whom", seats, source=self.source)
        seat, args = whom[1], {"whom": whom}
        unused = not any(p.used for p in g.powers_of(seat)) and bool(g.powers_of(seat))
        kinds = ["encounter", "colonies", "all", "cards", *(["power"] if unused else [])]
        ways = [("choice", f"lloyd.{kind}") for kind in kinds]
        chosen = [kinds[ways.index(way)] for way in (yield from self.pick("what", ways, len(ways), 1, {}))]
        planets, faces = [], []
        if "colonies" in chosen and g.colonies(seat):
            homes = [("planet", p) for p in g.colonies(seat)]
            planets = yield from self.pick("colonies", homes, len(homes), 1, args)
        if "cards" in chosen:
            faces = yield from self.pick("cards", self.nameable(), MOST_CARDS, 1, args)
        said = [("choice", f"lloyd.{kind}") for kind in chosen if kind not in ("colonies", "cards")] + planets + faces
        if not (yield from self.announce(said=[*said, whom])):
            return
        self.mark("offered", data=[seat])
        told = {"who": ("seat", self.seat), "what": said}
        if not (yield from g.yes(seat, "lloyd.accept", source=self.source, args=told)):
            g.emit_event("lloyd.refused", self.seat, {"whom": whom}, self.source)
            return
        g.emit_event("lloyd.insured", self.seat, {"whom": whom, "what": said}, self.source)
        if self.power is not None:
            self.power.tokens += 1
        held: list[int] = []
        for _, face in faces:
            held += [c for c in g.state.hands[seat] if g.face(c).id == face and c not in held][:1]
        self.insure(seat, "power" in chosen, self.scope(chosen), [p for _, p in planets], held)

    def pick(self, text: str, options: list[Any], most: int, least: int, args: dict[str, Any]) -> Steps:
        """Some of the options, one at least."""
        return (yield from self.g.some(self.seat, f"lloyd.{text}", options, least, most, source=self.source, args=args))

    def clients(self) -> list[int]:
        """Other players to whom nothing has been offered in this encounter."""
        asked = [m.data[0] for m in self.g.marks("offered") if m.seat == self.seat]
        return [x for x in self.g.clockwise(self.seat) if x not in asked]

    def nameable(self) -> list[tuple[str, str]]:
        """The faces of all cards that may be in hands, as all know."""
        g = self.g
        kinds = (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, ARTIFACT, FLARE)
        faces = [f for f in g.faces if f.kind in kinds and (f.kind != FLARE or f.effect in g.flares_in_game)]
        return [("face", face) for face in dict.fromkeys(f.id for f in faces)]

    @staticmethod
    def scope(chosen: list[str]) -> list[int]:
        """Which ships are insured."""
        return [n for n, kind in ((IN_ENCOUNTER, "encounter"), (COLONIES, "colonies"), (ALL, "all")) if kind in chosen]

    def insure(self, seat: int, power: bool, scope: list[int], planets: list[int], cards: list[int]) -> None:
        """The policy is in force until the encounter ends."""
        if power:
            self.mark("insured_power", data=[seat])
        for extent in scope:
            self.mark("insured_ships", data=[seat, extent, *(planets if extent == COLONIES else ())])
        if cards:
            self.mark("insured_cards", data=[seat, *cards])

    def insured(self) -> int:
        """The player of this policy."""
        return self.mark_.data[0] if self.mark_ else -1

    # --- what is insured
    @modify(POWER_SAFE, mark="insured_power")
    def keep_power(self, safe: bool, power: Power) -> bool:
        return safe or power.seat == self.insured()

    @modify(POWER_WORKS, mark="insured_power")
    def works_on(self, works: bool, power: Power) -> bool:
        return works or (power.seat == self.insured() and power.up)

    @modify(SAFE_CARDS, mark="insured_cards")
    def keep_cards(self, cards: list[int], seat: int) -> list[int]:
        held = self.mark_.data[1:] if self.mark_ and seat == self.insured() else []
        return [*cards, *(card for card in held if card in self.g.state.hands[seat] and card not in cards)]

    @on(DECLARED, mark="insured_cards", must=True, use=False, once=False, when=lambda me, act: me.is_card(act))
    def once_only(self, act: Act) -> None:
        self.g.encounter.barred.append(act.card)

    def is_card(self, act: Act) -> bool:
        """One of the insured cards is played."""
        return self.mark_ is not None and act.card >= 0 and act.card in self.mark_.data[1:] and act.kind != "use"

    @replace(TO_WARP, layer=CHOOSE, mark="insured_ships", must=True, use=False, once=False,
             when=lambda me, plan: bool(me.covered(plan)))  # fmt: skip
    def return_ships(self, plan: Plan) -> Steps:
        g, seat, covered = self.g, self.insured(), self.covered(plan)
        count = sum(move[1] for move in covered)
        goals = yield from g.shelter(seat, plan, count, "lloyd.home", source=("alien", self.id))
        if not goals:
            if plan.cause not in (CAUSE_ENCOUNTER, CAUSE_HOMELESS) and plan.data < 0:  # they stay where they are
                plan.moves = [move for move in plan.moves if move not in covered]
            return
        moves: list[Move] = [move for move in plan.moves if move not in covered]
        for _, n, origin, _ in covered:
            moves += [[seat, 1, origin, goals.pop(0)] for _ in range(n)]
        plan.moves = moves

    def covered(self, plan: Plan) -> list[Move]:
        """The moves of insured ships into the warp."""
        if self.mark_ is None:
            return []
        g, (seat, extent, *planets) = self.g, self.mark_.data
        fought = [GATE, RING, *([g.encounter.planet] if seat in g.holders() else [])]
        places = {IN_ENCOUNTER: fought, COLONIES: planets}.get(extent)
        return [m for m in plan.moves if m[0] == seat and m[3] == WARP and (places is None or m[2] in places)]

    # --- tokens
    @on(ANYTIME, phases=EVERY_PHASE, once=False, use=False, when=lambda me: me.tokens() > 0,
        says="give a token back for one reward")  # fmt: skip
    def spend(self) -> Steps:
        if (yield from self.announce()) and self.power is not None and self.power.tokens:
            self.power.tokens -= 1
            yield from self.g.reward(self.seat, 1)

    def tokens(self) -> int:
        """The tokens on the own sheet."""
        return sum(p.tokens for p in self.g.powers_of(self.seat) if p.alien == self.id)

    @super_
    @on(ANYTIME, phases=EVERY_PHASE, says="insure a card or your ships with another player's consent")
    def insure_itself(self) -> Steps:
        g = self.g
        seats = [("seat", x) for x in g.clockwise(self.seat)]
        whom = yield from g.choose(self.seat, "lloyd.whom", seats, source=self.source)
        hand = [("card", c) for c in g.state.hands[self.seat] if c != self.card]
        what = yield from g.choose(self.seat, "lloyd.own", [("choice", "lloyd.encounter"), *hand], source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        card = what[1] if what[0] == "card" else -1
        told = ("face", g.face(card).id) if card >= 0 else what
        args = {"who": ("seat", self.seat), "what": told}
        if not (yield from g.yes(whom[1], "lloyd.consent", source=self.source, args=args)):
            g.emit_event("lloyd.refused", self.seat, {"whom": whom}, self.source)
            return
        g.emit_event("lloyd.insured", self.seat, {"whom": whom, "what": told}, self.source)
        self.insure(self.seat, False, [] if card >= 0 else [IN_ENCOUNTER], [], [card] if card >= 0 else [])
        power = next((p for p in g.powers_of(self.seat) if p.alien == self.id), None)
        if power is not None:
            power.tokens += 1
        yield from g.reward(whom[1], 1)

    # --- the wild side
    @wild
    @replace(
        TO_WARP, layer=CHOOSE, when=lambda me, plan: bool(me.emptied(plan)), says="one ship of a colony stays on it"
    )
    def cling(self, plan: Plan) -> Steps:
        planets = [("planet", p) for p in self.emptied(plan)]
        planet = yield from self.g.choose(self.seat, "lloyd.stay", planets, source=self.source)
        if not (yield from self.announce(planet=planet)):
            return
        for move in plan.moves:
            if move[0] == self.seat and move[2] == planet[1] and move[3] == WARP and move[1]:
                move[1] -= 1
                break
        plan.moves = [move for move in plan.moves if move[1]]

    def emptied(self, plan: Plan) -> list[int]:
        """The own colonies whose last ships are about to be lost."""
        leaving, ships = plan.leaving(self.seat), self.g.state.ships
        return [p for p in leaving if p in self.g.planets and ships[p][self.seat] == leaving[p]]
