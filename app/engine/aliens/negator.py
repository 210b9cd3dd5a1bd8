"""Negator."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Act, modify, on, replace, respond, wild
from app.engine.hints import turns
from app.engine.moments import (
    AFTER_REVEAL,
    AFTER_SELECT,
    ALLY,
    ALLYING,
    CARD_ANNOUNCED,
    CARD_VALUES,
    DEFENSE,
    DESTINY_NAMED,
    EVERY_PHASE,
    GAME,
    MAIN,
    OFF_ALLY,
    OFFENSE,
    OWN_WAYS,
    PLANET_NAMED,
    POWER_CHANGED,
    REINFORCEMENT_ANNOUNCED,
    SETUP_SHEETS,
    SHIPS_CHOSEN,
    TECH_ANNOUNCED,
    TURNED_UP,
    USE_ANNOUNCED,
)
from app.engine.noted import Noted
from app.engine.plans import Happened, Plan
from app.engine.state import EVERYBODY, NOBODY, OWNER, PILE

CARD, ENCOUNTER_CARD, GATE, SHIPS, ALLIANCE, DESTINY, MAIN_ACTION, ALLY_ACTION = range(8)
CACHE = 3


class Negator(Noted):
    """Undoes what others do."""

    id, name = "negator", "Negator"
    set = "classic"
    tagline, power_name, alert = "Undoes what others do", "Negate", "red"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    setup = True
    brings_pieces = True
    needs_word = "yes"
    text = (
        "Game setup - the eight negation cards are shuffled face down as your set, and three of them drawn as "
        "your cache, which you alone may always look at. This power plays one negation from your cache against "
        "another player, once per encounter, at the moment that the negation names. Then put it faceup in your "
        "unavailable pile and draw a new one from your set; when the set is empty, the unavailable pile is "
        "shuffled to form a new set. The eight negations are: (1) Non-Encounter Card: after that player plays an "
        "artifact, flare or reinforcement card, it returns to its owner's hand without effect and that very card "
        "cannot be played again this encounter. (2) Encounter Card: after that player has selected an encounter "
        "card but before it is revealed, it returns to hand and the player must select a different encounter card "
        "if he or she has one. (3) Hyperspace Gate: after that player aims the gate or uses an effect that "
        "targets a particular planet, the player must choose another legal planet if there is one. (4) Choosing "
        "Ships: after that player has chosen the ships to send into the encounter, as the offense at launch or as "
        "an ally, the player must take ships from another legal place and in a different number, as far as "
        "possible. (5) Enter Alliance: when that player would accept an invitation, he or she cannot ally with "
        "that side in this encounter, but may still accept an invitation of the other side. (6) Destiny: after "
        "that player as the offense draws a wild destiny card and chooses a player, he or she must choose another "
        "player; or after he or she draws his or her own colour, there must be an encounter in the home system "
        "(no new draw) unless nobody can be encountered there. (7) Main Player Action: cancels an optional power, "
        "or an ability reserved for main players, just after a main player has used it. (8) Ally Action: cancels "
        "an optional power, or an ability reserved for allies, just after an ally has used it."
    )
    zap_text = (
        "A Cosmic Zap may be played when a negation is played: the negation has no effect, returns to the "
        "cache, and the power cannot be used again this encounter."
    )
    wild_text = (
        "After encounter cards are revealed, you may change every revealed attack card with a positive value "
        "into the same negative value (10 becomes -10). Afterwards this flare goes to the player who has the "
        "Negator; if nobody has, it is discarded."
    )
    super_text = "You may use your power twice in this encounter, with two different negations."
    rulings = (
        (
            "Can (1) stop a Cosmic Zap or Card Zap?",
            ("Yes, they are artifacts; the zap returns to its owner's hand and what it would have stopped goes on."),
        ),
        (
            "Can (7) stop a mandatory power?",
            (
                "No, unless that use is one that only a main player may make and it is optional; mandatory "
                "powers are only stopped by zaps."
            ),
        ),
        (
            "(2) and the player's only encounter card",
            "He has no other, so he may select it again.",
        ),
        (
            "(3) when only one legal planet exists",
            "Nothing changes; the negation is spent.",
        ),
        (
            "(4) for launch",
            ("The player must take the ships from other places and in a different number from 1 to 4 if he can."),
        ),
        (
            "Same negation twice",
            ("It has to come back through the set first; three cards in cache are all that he can choose from."),
        ),
        (
            "Does a kicker count for (1)?",
            "No, only artifacts, flares and reinforcements.",
        ),
        (
            "May Negator be gained in mid-game?",
            (
                "Treat it as bringing components: not drawn in mid-game; if it changes hands, set, cache and "
                "unavailable pile go along."
            ),
        ),
        (
            "Silencer",
            "The old Silencer stops Negator.",
        ),
        (
            "(4) and ships lost, returned, retrieved, paid as a cost or taken by another effect",
            "Not touched; it answers launch and alliance choices only.",
        ),
        (
            "(3): what else names a planet?",
            (
                "A home colony that is founded again, a free moon, techs, and what an effect names while it is "
                "carried out. The other planet is never a moon. A tech that is sent back is not lost."
            ),
        ),
        (
            "(7) and (8): which abilities?",
            (
                "Optional uses of a power, and cards and techs that only main players, or only allies, may use. The "
                "card is spent, a tech stays."
            ),
        ),
    )

    notes = {"set": NOBODY, "cache": OWNER, "unavailable": EVERYBODY}
    pieces = ("card", "encounter", "gate", "ships", "alliance", "destiny", "main", "ally")
    labels = {
        "card": "Non-Encounter Card",
        "encounter": "Encounter Card",
        "gate": "Hyperspace Gate",
        "ships": "Choosing Ships",
        "alliance": "Enter Alliance",
        "destiny": "Destiny",
        "main": "Main Player Action",
        "ally": "Ally Action",
    }
    asks = {
        "side": ("Negator: whose card?", "Choose whose encounter card is taken back."),
    }
    does = {
        "negative": turns("negative"),
        "negate_card": "cancel",
        "negate_encounter_card": lambda me: {"kind": "look" if me.g.role(me.seat) & MAIN else "nothing"},
        "negate_gate": "nothing",
        "negate_target": "cancel",
        "negate_ships": "nothing",
        "negate_alliance": lambda me: {"kind": "gain" if me.is_rival() else "nothing"},
        "negate_destiny": lambda me: {"kind": "gain" if me.payload.data == me.seat else "nothing"},
        "negate_redraw": "nothing",
        "negate_main": "cancel",
        "negate_ally": "cancel",
    }
    like = {"side": "harm"}

    # --- set, cache and unavailable pile
    @on(SETUP_SHEETS, must=True, use=False)
    def set_up(self) -> None:
        deck = self.g.dice.shuffled(list(range(len(self.pieces))), "negations")
        self.mark("set", until=GAME, data=deck[CACHE:])
        self.mark("cache", until=GAME, data=deck[:CACHE])
        self.mark("unavailable", until=GAME)

    def draw_up(self) -> None:
        """The cache is filled up from the set, and the set from the unavailable pile."""
        deck, cache, spent = self.listed("set"), self.listed("cache"), self.listed("unavailable")
        while len(cache) < CACHE and (deck or spent):
            if not deck:
                deck += self.g.dice.shuffled(spent, "negations")
                spent.clear()
            cache.append(deck.pop())

    @on(POWER_CHANGED, must=True, use=False, once=False, before=True, when=lambda me, happened: me.is_this(happened))
    def put_away(self, happened: Happened) -> None:
        """Face down the sheet keeps everything in its unavailable pile; when it is back there is a new cache."""
        if happened.verb == "lost":
            for kind in ("set", "cache"):
                self.listed("unavailable").extend(self.listed(kind))
                self.listed(kind).clear()
        elif happened.verb == "regained":
            self.draw_up()

    def is_this(self, happened: Happened) -> bool:
        """What has happened happened to this sheet."""
        return self.power is not None and happened.count == self.power.id

    # --- using one
    def used(self) -> list[int]:
        """The negations of this encounter."""
        return [m.data[0] for m in self.g.marks("negated") if m.seat == self.seat]

    def free(self, seat: int) -> bool:
        """As far as the public knows: a negation may be played against this player now."""
        used = self.used()
        return seat != self.seat and (not used or (len(used) == 1 and self.g.might_boost(self)))

    def has(self, number: int) -> bool:
        """It lies in the cache; a second one in an encounter needs the own super flare and is another one."""
        used = self.used()
        second = not used or (number not in used and self.g.own_flare(self) is not None)
        return second and number in self.listed("cache")

    def negate(self, number: int, seat: int) -> Steps:
        """Play a negation of the cache against a player; False if it was cancelled."""
        if self.used() and not (yield from self.play_flare()):
            return False
        said = [("choice", f"negator.{self.pieces[number]}"), ("seat", seat)]
        if not (yield from self.announce(said=said)):
            return False
        if number in self.listed("cache"):
            self.listed("cache").remove(number)
            self.listed("unavailable").append(number)
            self.draw_up()
        self.mark("negated", data=[number])
        return True

    # --- the eight negations
    @respond(CARD_ANNOUNCED, once=False, when=lambda me, act: me.free(act.seat), own=lambda me, act: me.has(CARD),
             says="the card returns to its owner's hand without effect")  # fmt: skip
    @respond(REINFORCEMENT_ANNOUNCED, once=False, when=lambda me, act: me.free(act.seat),
             own=lambda me, act: me.has(CARD), says="the card returns to its owner's hand without effect")  # fmt: skip
    def negate_card(self, act: Act) -> Steps:
        if (yield from self.negate(CARD, act.seat)):
            self.g.cancel(act, to=act.seat)
            self.g.encounter.barred.append(act.card)

    @on(AFTER_SELECT, once=False, when=lambda me: bool(me.laid()), own=lambda me: me.has(ENCOUNTER_CARD),
        says="a selected encounter card is taken back for another one")  # fmt: skip
    def negate_encounter_card(self) -> Steps:
        g, seats = self.g, [("seat", g_seat) for g_seat in self.laid()]
        whom = yield from g.choose(self.seat, "negator.side", seats, source=self.source)
        side = g.side_of(whom[1])
        if (yield from self.negate(ENCOUNTER_CARD, whom[1])) and g.encounter.slots[side] >= 0:
            yield from g.select_again(side)

    def laid(self) -> list[int]:
        """The main players whose own selected card lies face down."""
        e = self.g.encounter
        seats = [(side, self.g.main_player(side)) for side in (OFFENSE, DEFENSE)]
        return [x for s, x in seats if self.free(x) and e.slots[s] >= 0 and not e.face_up[s] and e.chosen_by[s] == x]

    @replace(PLANET_NAMED, once=False, when=lambda me, plan: me.free(plan.seat), own=lambda me, plan: me.has(GATE),
             says="they choose another planet")  # fmt: skip
    def negate_gate(self, plan: Plan) -> Steps:
        if (yield from self.negate(GATE, plan.seat)):
            plan.data = None

    @respond(USE_ANNOUNCED, once=False, when=lambda me, act: me.aims(act), own=lambda me, act: me.has(GATE),
             says="another planet is chosen")  # fmt: skip
    @respond(CARD_ANNOUNCED, once=False, when=lambda me, act: me.aims(act), own=lambda me, act: me.has(GATE),
             says="another planet is chosen")  # fmt: skip
    @respond(TECH_ANNOUNCED, once=False, when=lambda me, act: me.aims(act), own=lambda me, act: me.has(GATE),
             says="another planet is chosen")  # fmt: skip
    def negate_target(self, act: Act) -> Steps:
        if (yield from self.negate(GATE, act.seat)):
            self.g.redirect(act)

    def aims(self, act: Act) -> bool:
        """The effect of another player names a planet."""
        return act.choices.get("planet") in self.g.planets and self.free(act.seat) and self.g.may_cancel(act)

    @replace(SHIPS_CHOSEN, once=False, when=lambda me, plan: me.free(plan.seat), own=lambda me, plan: me.has(SHIPS),
             says="they take ships from elsewhere, and another number")  # fmt: skip
    def negate_ships(self, plan: Plan) -> Steps:
        if (yield from self.negate(SHIPS, plan.seat)):
            plan.data = None

    @replace(ALLYING, once=False, when=lambda me, plan: me.free(plan.seat), own=lambda me, plan: me.has(ALLIANCE),
             says="they cannot ally with this side")  # fmt: skip
    def negate_alliance(self, plan: Plan) -> Steps:
        if (yield from self.negate(ALLIANCE, plan.seat)):
            plan.data = None

    @replace(DESTINY_NAMED, once=False, when=lambda me, plan: me.free(plan.seat), own=lambda me, plan: me.has(DESTINY),
             says="the offense chooses another player")  # fmt: skip
    def negate_destiny(self, plan: Plan) -> Steps:
        if (yield from self.negate(DESTINY, plan.seat)):
            plan.data = None

    @on(TURNED_UP, once=False, when=lambda me: me.own_colour(), own=lambda me: me.has(DESTINY),
        says="the offense must have an encounter at home")  # fmt: skip
    def negate_redraw(self) -> Steps:
        if (yield from self.negate(DESTINY, self.g.encounter.offense)):
            self.mark("at_home", data=[self.g.encounter.card])

    def own_colour(self) -> bool:
        """The offense has drawn its own colour."""
        encounter = self.g.encounter
        return encounter.colour == encounter.offense and self.free(encounter.offense)

    @modify(OWN_WAYS, mark="at_home")
    def at_home(self, ways: list[tuple[str, object]]) -> list[tuple[str, object]]:
        this = self.mark_ is not None and self.mark_.data == [self.g.encounter.card]
        return [way for way in ways if way[0] == "fight"] or ways if this else ways

    @respond(USE_ANNOUNCED, once=False, when=lambda me, act: me.answers(act, MAIN),
             own=lambda me, act: me.has(MAIN_ACTION), says="this use is cancelled")  # fmt: skip
    @respond(CARD_ANNOUNCED, once=False, when=lambda me, act: me.answers(act, MAIN),
             own=lambda me, act: me.has(MAIN_ACTION), says="this use is cancelled")  # fmt: skip
    @respond(TECH_ANNOUNCED, once=False, when=lambda me, act: me.answers(act, MAIN),
             own=lambda me, act: me.has(MAIN_ACTION), says="this use is cancelled")  # fmt: skip
    def negate_main(self, act: Act) -> Steps:
        if (yield from self.negate(MAIN_ACTION, act.seat)):
            self.g.cancel(act, spare=True)

    @respond(USE_ANNOUNCED, once=False, when=lambda me, act: me.answers(act, ALLY),
             own=lambda me, act: me.has(ALLY_ACTION), says="this use is cancelled")  # fmt: skip
    @respond(CARD_ANNOUNCED, once=False, when=lambda me, act: me.answers(act, ALLY),
             own=lambda me, act: me.has(ALLY_ACTION), says="this use is cancelled")  # fmt: skip
    @respond(TECH_ANNOUNCED, once=False, when=lambda me, act: me.answers(act, ALLY),
             own=lambda me, act: me.has(ALLY_ACTION), says="this use is cancelled")  # fmt: skip
    def negate_ally(self, act: Act) -> Steps:
        if (yield from self.negate(ALLY_ACTION, act.seat)):
            self.g.cancel(act, spare=True)

    def answers(self, act: Act, roles: int) -> bool:
        """An optional use of the power of a player with such a role, or what only such players may play or do."""
        use = act.use
        if use is None or not use.optional or not self.g.may_cancel(act):
            return False
        reserved = act.kind == "use" or not use.hook.roles & ~roles
        return reserved and bool(self.g.role(act.seat) & roles) and self.free(act.seat)

    # --- the wild side
    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.positive(), says="positive attack cards become negative")
    def negative(self) -> Steps:
        if (yield from self.announce()):
            self.mark("negative")
            if self.act is not None:
                owner = self.g.seat_with(self.id)
                self.act.fate = owner if owner >= 0 else PILE

    def positive(self) -> bool:
        """Some revealed attack card has a value above nothing."""
        g = self.g
        return any(kind == ATTACK and value > 0 for kind, value in zip(g.types(), g.card_values(), strict=True))

    @modify(CARD_VALUES, mark="negative")
    def turn_negative(self, values: list[int]) -> list[int]:
        return [-abs(value) if kind == ATTACK else value for kind, value in zip(self.g.types(), values, strict=True)]

    def is_rival(self) -> bool:
        """The one who joins now would stand against this main player."""
        joins = OFFENSE if self.payload.data & OFF_ALLY else DEFENSE
        return bool(self.g.role(self.seat) & MAIN) and joins != self.side
