"""Schizoid."""

from __future__ import annotations

from itertools import islice

from app.engine.asks import Steps
from app.engine.conditions import BLUFFER, COLONIZER, CONCILIATOR, CONDITIONS, FEWEST, WANDERER, XENOPHOBE, is_met
from app.engine.effects import modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_SHIPS,
    ANYTIME,
    COLONIES_CHANGED,
    DEAL_DONE,
    ENCOUNTER_END,
    EVERY_PHASE,
    GAME,
    HAND_RENEWED,
    MAIN,
    OFF,
    PHASE,
    SETUP_SHEETS,
    WIN,
    WIN_ALT,
)
from app.engine.noted import Noted
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEAL_MADE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.plans import Happened, Plan
from app.engine.state import BOX, EVERYBODY, NOBODY, OWNER


class Schizoid(Noted):
    """Replaces the way to win."""

    id, name = "schizoid", "Schizoid"
    set = "classic"
    tagline, power_name, alert = "Replaces the way to win", "Shift Reality", "red"
    mandatory, roles = True, ("any",)
    phases = EVERY_PHASE
    setup = True
    brings_pieces = True
    text = (
        "Game setup - choose one of the eight condition cards (with three players seven, without Wanderer) and "
        "put it face down on this sheet; the others, shuffled, are your condition deck. When one or more players "
        "would win by having enough foreign colonies, use this power to prevent that win, once for each new set "
        "of such players. When somebody meets your facedown condition or one that lies faceup here, this power "
        "makes that player the winner (all of them, if several). Each encounter that you lose, and each deal that "
        "you fail to make, as a main player lets your opponent turn up one random card of your condition deck "
        "beside the others here: from then on it is a further way to win for everybody. Other special ways to win "
        "that aliens bring are not affected. The conditions are: Bluffer: after you fail to make a deal, with at "
        "least four foreign colonies. Colonizer: after you draw a new hand, with at least three foreign colonies. "
        "Conciliator: after you make a deal, with at least three foreign colonies. Intruder: three of your "
        "foreign colonies have at least four of your ships each. Relocator: at least three foreign colonies in "
        "one system. Traditionalist: at least five foreign and at least three home colonies. Wanderer: foreign "
        "colonies in at least three systems and at most three home colonies. Xenophobe: after you re-establish a "
        "home colony, with at least three foreign colonies. With four planets Traditionalist needs four foreign "
        "and two home colonies, Bluffer three foreign colonies, Wanderer at most two home colonies."
    )
    zap_text = (
        "A Cosmic Zap may be played when the power prevents a normal win: the player or players with enough "
        "foreign colonies win at once. It may also be played when winners by a condition are declared: they do "
        "not win, and normal wins are possible until the end of the encounter. Turning up a further condition "
        "is not a use and cannot be zapped."
    )
    wild_text = (
        "If players have one alien each, you may give everybody a second one: in turn order from the offense, "
        "each player is dealt two random aliens that are not in the game, have no setup text and no pieces of "
        "their own and are allowed, and keeps one in addition to his or her own. The flare then goes to the "
        "Schizoid's player; if there is none it leaves the game."
    )
    super_text = (
        "At the end of an encounter you may look through your condition deck and exchange one of its cards with "
        "the facedown condition on your sheet, unless some player meets that new condition right now. Shuffle "
        "the deck."
    )
    rulings = (
        (
            "Which of the two FFG Schizoids is this?",
            (
                "The Odyssey version, because its conditions are closed and known. The Alliance version works "
                "with six other cards and shows unused ones to those who beat Schizoid."
            ),
        ),
        (
            "Does an event condition look back?",
            "No. It is checked only right after its event, with the colonies at that moment.",
        ),
        (
            "New hand",
            (
                "Any complete new hand of the normal size drawn during the game, by rule or effect; the "
                "starting hand does not count."
            ),
        ),
        (
            "Re-establish a home colony",
            "Putting ships on an own home planet on which the player had none, by whatever means.",
        ),
        (
            "Free-form conditions",
            (
                "The Mayfair card lets its owner write any condition, with at least three foreign colonies in "
                "it to curb abuse. The closed list takes its place; every condition on it asks for at least "
                "three foreign colonies."
            ),
        ),
        (
            "Seeker",
            "May ask about the victory conditions of Schizoid.",
        ),
        (
            "Artefact",
            "Conditions go with the power when it changes hands; never drawn in the middle of a game.",
        ),
        (
            "Masochist, Tick-Tock, Genius and the like",
            "Their own wins are untouched.",
        ),
        (
            "Witch's Win curse",
            "A player under it cannot be declared a winner by any condition.",
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    notes = {"condition": OWNER, "conditions": NOBODY, "open": EVERYBODY}
    pieces = CONDITIONS
    labels = {name: name.capitalize() for name in CONDITIONS}
    asks = {
        "condition": (
            "Schizoid: which condition?",
            "Choose how the game is won from now on. Nobody else learns it. By default one is drawn at random.",
        ),
        "turn": ("Schizoid: turn up a condition?", "You may turn up a further way to win for everybody."),
        "exchange": (
            "Schizoid Flare: which condition?",
            "Choose the condition that takes the place of the one on your sheet.",
        ),
        "second": ("Schizoid Flare: your second alien", "Choose one of the two aliens as your second one."),
    }
    events = {
        "chosen": "{who} has put a condition face down on the sheet.",
        "shown": "The condition on the sheet was: {what}.",
        "turned": "{who} turns up a further way to win: {what}.",
    }
    does = {"swap": "gain", "split": "nothing"}

    # --- the conditions
    @on(SETUP_SHEETS, must=True, use=False)
    def set_up(self) -> Steps:
        g = self.g
        deck = [c for c in range(len(self.pieces)) if c != WANDERER or g.state.seats > FEWEST]
        ways = [self.named(condition) for condition in deck]
        default = g.dice.below(len(deck), "condition")
        chosen = yield from g.choose(self.seat, "schizoid.condition", ways, default, source=self.source, clock="launch")
        condition = deck.pop(ways.index(chosen))
        self.mark("condition", until=GAME, data=[condition])
        self.mark("conditions", until=GAME, data=deck)
        self.mark("open", until=GAME)
        g.emit_event("schizoid.chosen", self.seat, {}, self.source)

    def named(self, condition: int) -> tuple[str, str]:
        """A condition as an option or in a sentence."""
        return ("choice", f"schizoid.{self.pieces[condition]}")

    def in_force(self) -> list[int]:
        """The conditions by which the game can be won."""
        return [*self.listed("condition"), *self.listed("open")]

    def is_met(self, condition: int, seat: int) -> bool:
        """The player meets it now, by the colonies or by what has just happened."""
        happened = any(m.data[0] == condition and seat in m.data[1:] for m in self.g.marks("schizoid.happened"))
        return is_met(self.g, condition, seat, happened)

    def meets(self, seat: int) -> bool:
        """The player wins by a condition in force."""
        power = self.power
        return power is not None and not power.zapped and any(self.is_met(c, seat) for c in self.in_force())

    @modify(WIN_ALT)
    def win_so(self, winners: list[int]) -> list[int]:
        return winners + [x for x in self.g.order() if x not in winners and self.meets(x)]

    # --- what decides the game
    @replace(WIN, must=True, once=False, when=lambda me, plan: any(me.decides(x) for x in plan.data))
    def shift(self, plan: Plan) -> Steps:
        """Winners by a condition are declared; those who only have enough foreign colonies are held back."""
        g = self.g
        winners = [x for x in plan.data if self.meets(x)]
        others = [x for x in g.q(WIN_ALT, []) if x not in winners]
        if winners:
            shown = [c for c in self.listed("condition") if any(self.is_met(c, x) for x in winners)]
            if (yield from self.announce(whom=[("seat", x) for x in winners])):
                for condition in shown:
                    g.emit_event("schizoid.shown", self.seat, {"what": self.named(condition)}, self.source)
                plan.data = [x for x in plan.data if x in winners or x in others]
            else:
                now = g.would_win()
                plan.data = [x for x in plan.data if x in now]
            return
        held = [x for x in plan.data if x not in others]
        known = all(x in g.state.prevented for x in held)
        if held and (known or (yield from self.announce(whom=[("seat", x) for x in held]))):
            plan.data = [x for x in plan.data if x in others]

    def decides(self, seat: int) -> bool:
        """The player meets a condition, or has no other way to win than enough foreign colonies."""
        return self.meets(seat) or seat not in self.g.q(WIN_ALT, [])

    # --- what has just happened
    @on(DEAL_DONE, must=True, use=False, once=False)
    def after_deal(self, happened: Happened) -> Steps:
        condition = {DEAL_MADE: CONCILIATOR, DEAL_FAILED: BLUFFER}.get(happened.verb)
        if condition is not None:
            yield from self.look(condition, [*self.g.deal_parties()])

    @on(HAND_RENEWED, must=True, use=False, once=False)
    def after_new_hand(self, seats: list[int]) -> Steps:
        yield from self.look(COLONIZER, seats)

    @on(COLONIES_CHANGED, must=True, use=False, once=False)
    def after_settling(self, happened: Happened) -> Steps:
        g = self.g
        yield from self.look(XENOPHOBE, [x for x, _, p, way in happened.moves if way > 0 and g.system(p) == x])

    def look(self, condition: int, seats: list[int]) -> Steps:
        """Whether somebody has won by what has just happened to these seats."""
        if condition in self.in_force() and seats:
            mark = self.mark("schizoid.happened", until=PHASE, data=[condition, *seats])
            yield from self.g.settle()
            self.g.state.marks.remove(mark)

    # --- further ways to win
    @on(AFTER_SHIPS, roles=MAIN, must=True, use=False, when=lambda me: me.is_beaten() and bool(me.listed("conditions")))
    def turn_up(self) -> Steps:
        g, whom, deck, shown = self.g, self.opponent, self.listed("conditions"), self.note("open")
        if shown is None or not (yield from g.yes(whom, "schizoid.turn", source=self.source, default=["0"])):
            return
        condition = deck.pop(g.dice.below(len(deck), "condition"))
        shown.data.append(condition)
        g.emit_event("schizoid.turned", whom, {"what": self.named(condition)}, self.source)
        yield from g.settle()

    def is_beaten(self) -> bool:
        """The encounter is lost, or the deal has failed."""
        result = self.g.encounter.result
        fought = result in (OFFENSE_WINS, DEFENSE_WINS) and not self.g.won(self.seat)
        return fought or result in (BOTH_LOSE, DEAL_FAILED)

    @super_
    @on(ENCOUNTER_END, roles=OFF, when=lambda me: bool(me.listed("conditions")), own=lambda me: bool(me.unmet()),
        says="exchange your condition with another one of the deck")  # fmt: skip
    def swap(self) -> Steps:
        g = self.g
        ways = [self.named(condition) for condition in self.unmet()]
        chosen = yield from g.choose(self.seat, "schizoid.exchange", ways, source=self.source)
        if not (yield from self.announce()):
            return
        deck, lies = self.listed("conditions"), self.listed("condition")
        new = next(c for c in range(len(self.pieces)) if self.named(c) == chosen)
        if new in deck and lies:
            deck[deck.index(new)], lies[0] = lies[0], new
            deck.sort()

    def unmet(self) -> list[int]:
        """The conditions of the deck that nobody meets right now."""
        seats = range(self.g.state.seats)
        return [c for c in self.listed("conditions") if not any(self.is_met(c, x) for x in seats)]

    # --- the wild side
    @wild
    @on(ANYTIME, phases=EVERY_PHASE, when=lambda me: me.single(), says="everybody gets a second alien")
    def split(self) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        if self.act is not None:
            owner = g.seat_with(self.id)
            self.act.fate = owner if owner >= 0 else BOX
        for seat in [g.encounter.offense, *g.clockwise(g.encounter.offense)]:
            pair = [alien for alien in (g.draw_alien(), g.draw_alien()) if alien is not None]
            if not pair:
                return
            options = [("alien", alien) for alien in pair]
            kept = yield from g.choose(seat, "schizoid.second", options, source=self.source, clock="launch")
            g.state.put_away += [alien for alien in pair if alien != kept[1]]
            yield from g.gain_power(seat, kept[1])

    def single(self) -> bool:
        """Everybody has one alien, and there are enough others."""
        g = self.g
        seats = g.state.seats
        if any(len(g.powers_of(x)) != 1 for x in range(seats)):
            return False
        able = (alien for alien in (*g.state.unused, *g.state.put_away) if g.acquirable(alien))
        return len(list(islice(able, seats + 1))) > seats
