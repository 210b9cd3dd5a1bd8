"""How powers, flares and cards hook into the engine: two kinds of hook and no third.

``@on(moment)`` acts: it may ask, emit, change the state. ``@modify(query)`` changes a computed value. What differs is
the payload a moment carries: nothing (a point of the encounter), an ``Act`` (announced, not yet carried out), a
``Plan`` (an atomic action that has not happened yet) or a ``Happened`` (done and settled). ``@respond`` and
``@replace`` are readable spellings of ``@on`` for acts and plans.

**A handle, not a seat.** Hooks are methods, and what they are called on (``me``) is the handle of one use: the seat
that acts and what it acts with (a power instance, an artifact, a flare, a mark). Nothing may be kept on the handle
beyond the use; what lasts is a mark, a token or a pile, in the state.

**A use** asks for all its choices, then calls ``yield from me.announce(...)``, which pays the cost, opens the window
of answers and returns False if the use was cancelled. Before that call nothing moves that others could see. A hook that
asks first and finds that the player wants nothing returns without announcing.

**A changed number** that comes from a use is: announce, set a mark, and let a modifier read the mark. An unmarked
modifier is a sentence that is not a use and cannot be zapped (R-POWER-5).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar

from .asks import ANNOUNCED, Steps
from .cards import ARTIFACT, FLARE
from .hooks import ALONG, MASK, POWER, SUPER, WILD, Hook, modify, on, replace, respond, super_, wild
from .moments import ANY, ENCOUNTER, GAME, OFF, OFF_ALLY, OFFENSE, PHASE_NUMBER
from .moments import DEFENSE as DEFENSE_SIDE
from .state import Mark, Pile, Power, TechCard

if TYPE_CHECKING:
    from .game import Game
    from .hints import Hint

__all__ = (
    "ALONG", "MASK", "POWER", "SUPER", "WILD", "Act", "Alien", "Artifact", "Effect", "Hook", "modify", "on", "replace",
    "respond", "super_", "wild",
)  # fmt: skip


class Act:
    """Something announced and not yet carried out: a power use, an artifact, a side of a flare."""

    __slots__ = (
        "answered",
        "by_zap",
        "cancelled",
        "card",
        "choices",
        "fate",
        "kind",
        "power",
        "redo",
        "seat",
        "side",
        "source",
        "spared",
        "taken_back",
        "use",
    )

    def __init__(
        self, kind: str, seat: int, source: tuple[str, str], side: str, power: Power | None, card: int,
        choices: dict[str, Any],
    ) -> None:  # fmt: skip
        self.kind, self.seat, self.source, self.side, self.power, self.card = kind, seat, source, side, power, card
        self.choices = choices
        self.use: Effect | None = None  # the handle that announced it
        self.cancelled = self.by_zap = False
        self.spared = False  # cancelled, but what it was done with is not lost (a tech card)
        self.taken_back = False  # cancelled, and its card does not count as played
        self.redo = -1  # the planet that it named; its player does it again with another one
        self.fate: int | None = None  # where a cancelled or spent card goes: a seat, or None for the pile
        self.answered: set[tuple[Any, ...]] = set()


class Effect:
    """A power, a card or a rule that hooks into the game; instances are handles of single uses."""

    kind: ClassVar[str] = ""
    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    text: ClassVar[str] = ""  # what players read
    hooks: ClassVar[tuple[Hook, ...]] = ()
    plays_cards: ClassVar[bool] = False  # its own uses play cards of the hand
    needs_word: ClassVar[str] = "no"  # to use it is to speak: yes, no, partly (hooks with ``word``)
    asks: ClassVar[dict[str, tuple[str, str]]] = {}  # own questions: name -> (title, text); used as "<id>.<name>"
    events: ClassVar[dict[str, str]] = {}  # own lines of the log, named alike
    labels: ClassVar[dict[str, str]] = {}  # own options, named alike: ("choice", "<id>.<name>")
    does: ClassVar[dict[str, Hint]] = {}  # what the own uses do, in words for programs (hints.py)
    like: ClassVar[dict[str, str]] = {}  # own questions that are answered like others
    shows: ClassVar[dict[str, str]] = {}  # what own marks put in force

    __slots__ = (
        "act",
        "acting",
        "along",
        "card",
        "g",
        "guise",
        "hook",
        "lasting",
        "mark_",
        "payload",
        "power",
        "seat",
        "store",
        "tech",
        "widened",
    )

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        members = {name: member for base in reversed(cls.__mro__) for name, member in vars(base).items()}
        found = [hook for member in members.values() for hook in getattr(member, "hooks", ()) if callable(member)]
        own = [
            copy(hook) if hasattr(hook, "owner") else hook for hook in found
        ]  # what several effects share is inherited
        for hook in own:
            if hook.name in vars(Effect):
                raise TypeError(f"{cls.__name__}.{hook.name}: expected a name that the handle does not use itself")
            hook.owner = cls
            hook.card = cls.card_of(hook)
            hook.reach = ANY if hook.mark else hook.roles | hook.widen
        cls.hooks = tuple(own)

    @classmethod
    def card_of(cls, hook: Hook) -> tuple[str, str] | None:
        """Kind and effect of the card by which the hook is used, if it is a card."""
        return None

    def __init__(
        self, g: Game, seat: int, hook: Hook, power: Power | None = None, card: int = -1, mark: Mark | None = None,
        tech: TechCard | None = None,
    ) -> None:  # fmt: skip
        self.g, self.seat, self.hook, self.power, self.card, self.mark_ = g, seat, hook, power, card, mark
        self.tech = tech
        self.act: Act | None = None
        self.payload: Any = None  # the act, plan or happening that the open window is about, for hints
        self.acting = False
        self.lasting = False
        self.along: Effect | None = None  # the own super flare that was played with this use
        self.guise: Power | None = None  # the power by which this card is played as something else
        self.store: Pile | None = None  # the pile from which this card is played, as if out of the hand
        self.widened = False  # outside the power's own roles, so the own super flare must be played along

    def new_try(self) -> Effect:
        """A new handle of the same use, for another try."""
        me = type(self)(self.g, self.seat, self.hook, self.power, self.card, self.mark_, self.tech)
        me.widened, me.guise, me.store, me.payload = self.widened, self.guise, self.store, self.payload
        return me

    # --- who acts
    @property
    def source(self) -> tuple[str, str]:
        """What is acted with, as the wire names it."""
        if self.kind == "alien" and self.hook.side != POWER:
            return ("flare", self.id)
        return (self.kind, self.id)

    @property
    def tag(self) -> tuple[Any, ...]:
        """Identity of this use inside a window: the same source and hook may act once there (effects.md section 11)."""
        return (
            self.seat,
            self.id,
            self.hook.name,
            self.power.id if self.power else -1,
            self.card,
            id(self.mark_),
            id(self.tech),
        )

    @property
    def optional(self) -> bool:
        """The seat may use it or not."""
        return not self.hook.must or (self.power is not None and self.power.optional)

    @property
    def role(self) -> int:
        """The seat's role now (R-TIME-1)."""
        return self.g.role(self.seat)

    @property
    def side(self) -> int:
        """The side of a participant: OFFENSE or DEFENSE."""
        return OFFENSE if self.g.role(self.seat) & (OFF | OFF_ALLY) else DEFENSE_SIDE

    @property
    def other_side(self) -> int:
        """The side against the participant."""
        return 1 - self.side

    @property
    def opponent(self) -> int:
        """The seat of the main player on the other side."""
        encounter = self.g.state.encounter
        return encounter.defense if self.side == OFFENSE else encounter.offense

    # --- using
    def _step_forward(self) -> Steps:
        """End of the choices: the window now reads this seat's answer (window.py)."""
        if not self.acting:
            self.acting = True
            yield ANNOUNCED

    def announce(self, hold: list[int] | None = None, cost: list[int] | None = None, **choices: Any) -> Steps:
        """Declare the use with all its choices and open the window of answers; False = cancelled.

        Cards in ``hold`` leave the hand now, lie on the table and come back if the use is cancelled (effects.md, 11).
        Cards in ``cost`` are discarded before anybody may answer, and stay so (R-GEN-4); ``pays`` (seat, number, place)
        is a cost in ships, which go to the warp likewise.
        """
        yield from self._step_forward()
        if self.store is not None and not (yield from self.g.fetch(self)):
            return False
        if self.guise is not None:
            if not (yield from self.g.put_on_mask(self)):
                return False
        elif self.widened and not (yield from self.play_flare()):
            return False
        wanted = [*(hold or ()), *(cost or ())]
        if (yield from self.g.take_out_all(self.seat, wanted)) != wanted:
            return False  # cancelled, or an answer to what was played along has taken a card away
        if cost:
            yield from self.g.discard_from_hand(self.seat, cost, "cost")
        for card in hold or ():
            self.g.put_on_table(card, self.seat)
        done = yield from self.g.announce(self, choices)
        if not done:
            for card in hold or ():
                self.g.take_from_table(card, self.seat)
        return done

    def offers_flare(self, what: str = "", gains: bool = True) -> Steps:
        """Ask whether the own super flare is played along with this use of the power (R-POWER-7); True = wanted.

        Before the announcement this is one of the choices of the use, which nobody notices. In a mandatory use, and
        after the announcement, it is a window of its own, opened for whoever could hold the flare as far as the public
        knows; where only the player sees that nothing would be gained by it, there is nothing but a pass.
        """
        flare = self.g.own_flare(self) if gains else None
        if self.acting:
            return (yield from self.g.ask_along(self, flare, what)) if self.g.might_boost(self) else False
        return (yield from self.g.wants_along(self, flare, what)) if flare else False

    def play_flare(self, **choices: Any) -> Steps:
        """Announce the own super flare just before the use it belongs to; True if it was not cancelled.

        It lies out until the use is carried out (R-CARD-5)."""
        yield from self._step_forward()
        flare = self.g.own_flare(self)
        if flare is None:
            return False
        flare.acting = True
        played = yield from flare.announce(**choices)
        if played:
            self.along = flare
        return played

    def completed(self) -> Steps:
        """What a tech card does when it is completed."""
        yield from ()

    def settles_research(self) -> Steps:
        """A tech card may use its research ships at its completion; True = they need not go home."""
        yield from ()
        return False

    def left(self) -> Steps:
        """What a tech card does when it has left the table."""
        yield from ()

    def boost(self, what: str = "") -> Steps:
        """Offer the own super flare together with a use of the power; True if it was played."""
        return (yield from self.offers_flare(what)) and (yield from self.play_flare())

    def mark(self, kind: str, until: str = ENCOUNTER, data: list[int] | None = None) -> Mark:
        """Leave a mark that modifiers and later hooks read."""
        state = self.g.state
        mark = Mark(
            kind, f"{self.kind}:{self.id}", self.seat, until, PHASE_NUMBER[state.phase],
            self.power.id if self.power else -1, data or [],
        )  # fmt: skip
        state.marks.append(mark)
        if until == GAME:
            self.g.reindex()
        return mark


ALONG.owner = MASK.owner = Effect


class Alien(Effect):
    """A power with the two sides of its flare. One file per alien, named by its catalogue id."""

    kind = "alien"
    set: ClassVar[str] = "base"  # the set it comes from (options.alien_sets)
    tagline: ClassVar[str] = ""
    power_name: ClassVar[str] = ""
    alert: ClassVar[str] = "green"
    mandatory: ClassVar[bool] = False
    roles: ClassVar[tuple[str, ...]] = ()
    phases: ClassVar[tuple[str, ...]] = ()
    wild_text: ClassVar[str] = ""
    super_text: ClassVar[str] = ""
    zap_text: ClassVar[str] = ""
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 8  # fewer if it needs the ships of a colour that nobody plays
    harbour: ClassVar[str] = ""  # the place on its sheet for ships of its owner, which go home when the sheet goes
    cellar: ClassVar[str] = ""  # the place on its sheet for ships that go to the warp when the sheet goes
    plays_from: ClassVar[str] = ""  # the pile on its sheet from which its owner may play cards
    masks: ClassVar[bool] = False  # the power lets artifacts of the hand be played as other artifacts
    open_to_abuse: ClassVar[bool] = False  # in its old free form; a table may leave it out (EX-32)
    needs_flares: ClassVar[bool] = False  # useless without flares in the deck
    not_with: ClassVar[tuple[str, ...]] = ()  # aliens that may not be in the same game
    rulings: ClassVar[tuple[tuple[str, str], ...]] = ()  # (about, answer), for the sheet
    setup: ClassVar[bool] = False  # has Game Setup text
    places_ships: ClassVar[bool] = False  # its Game Setup text moves ships, so inverted systems are not for it
    brings_pieces: ClassVar[bool] = False
    transferable: ClassVar[bool] = True
    notes: ClassVar[dict[str, str]] = {}  # own marks that are written down -> who reads them (as a pile)
    pieces: ClassVar[tuple[str, ...]] = ()  # the own cards that they number, named like ``labels``; without: planets
    noted_seats: ClassVar[bool] = False  # they number seats
    traits: ClassVar[dict[str, Any]] = {}  # what ships and cards count for while the power works (protocol.md, Hints)
    __slots__ = ()

    @classmethod
    def card_of(cls, hook: Hook) -> tuple[str, str] | None:
        return None if hook.mark or hook.side == POWER else (FLARE, cls.id)


class Artifact(Effect):
    """An artifact card of the cosmic deck."""

    kind = ARTIFACT
    plays_cards = True
    zaps: ClassVar[bool] = False  # it cancels what somebody announces
    who: ClassVar[str] = "any"
    when: ClassVar[str] = "any"
    __slots__ = ()

    @classmethod
    def card_of(cls, hook: Hook) -> tuple[str, str] | None:
        return None if hook.mark else (ARTIFACT, cls.id)
