"""Windows: who is asked, and in which order answers count.

The theory. A moment is one window (R-TIME-3). All seats that could act **as far as public knowledge goes** are asked at
the same time, up to the owner of the first due mandatory use. Each seat holds its own talk with the engine: it picks
from its menu, answers the choices of the use it picked (these may go ``back`` to the menu), and is *ready* when the use
steps forward to announce itself. Nobody else can notice any of this. The talks are read in order of play: the first
seat that is ready while all before it have passed acts; the other talks are dropped and the window starts again. When
all have passed, a due mandatory use is made, else the window closes.

A seat that could act but has nothing is asked a ``silent`` question with a pass only; the table layer passes it after
a delay that does not look at hands (``Game.lapse``).

How the picked use is announced and answered stands in acts.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .asking import Asking
from .asks import ANNOUNCED, EACH, ORDER, PASS, Ask, Round, Steps
from .effects import Act, Effect, Hook
from .moments import ARRANGING, MAY_DECLINE, SHIPS_MOVED, USED
from .plans import Happened, Plan
from .queries import Layer
from .variant import Variant

DEEPEST = 60  # nesting of answers to answers; never seen above 8, a fault in an effect if reached
FEW = 6  # hooks of a window that are gone through one by one; of more, those of cards not at hand are left out


class Jump(Exception):
    """A requested change of phase is carried out now (effects.md section 7)."""


class EngineFault(Exception):
    """An effect broke the rules of the engine; the message names it."""


class Talk:
    """One seat's side of a window: its menu, the use it is choosing for, and whether it is done."""

    __slots__ = ("ask", "bound", "menu", "passed", "picked", "ready", "seat", "steps")

    def __init__(self, seat: int, menu: list[Effect]) -> None:
        self.seat, self.menu = seat, menu
        self.ask: Ask | None = None
        self.steps: Any = None
        self.picked: Effect | None = None
        self.passed = self.ready = False
        self.bound = False  # it has to use something of its menu


class Windows(Asking):
    """Moments and plans: the windows in which effects act."""

    depth = 0
    postponed: tuple[Happened, ...] = ()  # what a cost has moved; effects hear of it when the act it pays for is over
    committing = -1  # the seat that sends ships into the encounter at this moment

    # --- moments and plans
    def reach(self, name: str, payload: Any = None, only: int | None = None) -> Steps:
        """A named point in time: its window, layer by layer."""
        if (self.state.wishes or self.state.unheard) and self.depth == 0:
            yield from self.between_actions()
        layers = self.moments.get(name)
        if layers:
            for layer in layers:
                yield from self._window(layer, name, payload, only, jumps=True)

    def between_actions(self) -> Steps:
        """What players wished for while an action was in progress is done now (free.py)."""
        yield from ()

    def plan(self, name: str, plan: Plan) -> Steps:
        """Let effects edit an atomic action before it happens; no jump tears it apart."""
        layers = self.moments.get(name)
        if layers:
            for layer in layers:
                yield from self._window(layer, name, plan, None, jumps=False)

    def hooked(self, name: str) -> bool:
        """Some effect of this game reacts at this moment, plan or happening."""
        return name in self.moments

    def musts(self, name: str) -> bool:
        """Somebody has a mandatory effect that reacts at this moment."""
        hooks = [hook for layer in self.moments.get(name, ()) for hook in layer[1]]
        return any(self.handles(hook, seat, self) for hook in hooks for seat in self.order())

    def _window(self, layer: Layer, name: str, payload: Any, only: int | None, jumps: bool) -> Steps:
        _, musts, optional, besides = layer
        tried: set[tuple[Any, ...]] = set()
        made: set[tuple[Any, ...]] = set()
        wanted: list[tuple[Any, ...]] = []
        arranged: list[int] = []
        while True:
            rank, dues = self._due(musts, payload, only, made, arranged) if musts else (99, [])
            talks = self._talks(optional, name, payload, only, rank, tried) if optional else []
            if besides and (talks or dues):
                talks = self._talks(optional + besides, name, payload, only, rank, tried)
            talk = (yield from self._listen(talks, name, payload, tried)) if talks else None
            if talk is not None:
                tried.add(talk.picked.tag)
                yield from self._carry(talk.picked, talk.steps, jumps)
                yield from self._again(talk.picked, payload, jumps)
            elif not dues:
                return
            elif (
                not arranged
                and only is None
                and self.hooked(ARRANGING)
                and (yield from self._arrange(arranged, musts, payload, made))
            ):
                continue  # another seat comes first now
            else:
                due = dues[0] if len(dues) == 1 else self.by_table(dues) or (yield from self._in_order(dues, wanted))
                made.add(due.tag)
                if due.power is not None and due.hook.use and not (yield from self._wanted(due)):
                    continue
                due.acting = True
                yield from self._carry(due, due.hook.fn(due, *self._args(payload)), jumps)
                yield from self._again(due, payload, jumps)

    def _wanted(self, me: Effect) -> Steps:
        """A mandatory use of a power that is only lent by a card is the owner's choice; an effect may let the owner
        decline another one, which is used by default."""
        if me.power is not None and me.power.optional:
            return (yield from self.yes(me.seat, "use_optional", source=me.source, what=("source", *me.source)))
        question = self.q(MAY_DECLINE, "", me.power)
        if not question:
            return True
        return (yield from self.yes(me.seat, question, source=me.source, what=("source", *me.source), default=["0"]))

    @staticmethod
    def _args(payload: Any) -> tuple[Any, ...]:
        return () if payload is None else (payload,)

    def _arrange(self, arranged: list[int], musts: tuple[Hook, ...], payload: Any, made: set[tuple[Any, ...]]) -> Steps:
        """Mandatory uses and effects of several seats are due: an effect may set their order (filled into
        ``arranged``). True if it has changed who comes first."""
        hooks = tuple(hook for hook in musts if self._of_a_seat(hook, payload))
        seats = [seat for seat in self.order() if self._due(hooks, payload, seat, made)[1]]
        if len(seats) < 2 or self.state.phase == "setup":
            return False
        arranged += yield from self.in_turn(seats)
        return arranged[0] != seats[0]

    def _of_a_seat(self, hook: Hook, payload: Any) -> bool:
        """A mandatory use, or another effect at a point of the encounter, of a seat and not of the table."""
        if issubclass(hook.owner, Variant):
            return hook.owner.bearers(self) is not None  # type: ignore[arg-type]
        return hook.use or payload is None

    def in_turn(self, seats: list[int], due: Callable[[int], Any] = lambda seat: True) -> Steps:
        """Seats come one after the other; of those who are due, as far as is known now, an effect may set another
        order than this one."""
        if not self.hooked(ARRANGING):
            return seats
        asked = [seat for seat in seats if due(seat)]
        if len(asked) < 2:
            return seats
        plan = Plan(data=list(asked))
        yield from self.plan(ARRANGING, plan)
        arranged = iter(plan.data)
        return [next(arranged) if seat in asked else seat for seat in seats]

    def _due(
        self, musts: tuple[Hook, ...], payload: Any, only: int | None, made: set[tuple[Any, ...]],
        arranged: Sequence[int] = (),
    ) -> tuple[int, list[Effect]]:  # fmt: skip
        """The mandatory uses of the first seat in order of play that has some due, and that seat's rank."""
        args, order = self._args(payload), self.order()
        kinds = {mark.kind for mark in self.state.marks}
        musts = tuple(hook for hook in musts if not hook.mark or hook.mark in kinds)
        for seat in [*arranged, *(x for x in order if x not in arranged)] if arranged else order:
            dues: list[Effect] = []
            role = self.role(seat)
            for hook in musts:
                if not hook.reach & role or (only is not None and seat != only and not hook.mark):
                    continue
                dues += [
                    me
                    for me in self.handles(hook, seat, self)
                    if me.tag not in made and (hook.when is None or hook.when(me, *args))
                ]
            if dues:
                return order.index(seat), dues
        return 99, []

    def _in_order(self, dues: list[Effect], wanted: list[tuple[Any, ...]]) -> Steps:
        """R-TIME-11: several mandatory uses of one seat are made in the order that it wants, asked once for all; by
        default in the order in which they entered play. ``wanted`` keeps the answer for the rest of the window."""
        if any(me.tag not in wanted for me in dues):
            dues.sort(key=lambda me: me.power.id if me.power else -1)
            default = [str(i) for i in range(len(dues))]
            ask = Ask(
                dues[0].seat, "order_uses", kind=ORDER, options=tuple(("use", me) for me in dues), default=default
            )
            wanted[:] = [me.tag for _, me in (yield from self.put(ask))]
        return min(dues, key=lambda me: wanted.index(me.tag))

    def _talks(
        self, hooks: tuple[Hook, ...], name: str, payload: Any, only: int | None, upto: int, tried: set[tuple[Any, ...]]
    ) -> list[Talk]:
        """One talk for every seat that could act from public knowledge."""
        talks: list[Talk] = []
        args = self._args(payload)
        act = payload if isinstance(payload, Act) else None
        for rank, seat in enumerate(self.order()):
            if rank >= upto:
                break
            if only is not None and seat != only:
                continue
            role = self.role(seat)
            near = [hook for hook in hooks if hook.reach & role]
            if not near:
                continue
            asked = False
            cards: frozenset[tuple[str, str]] | None = None
            menu: list[Effect] = []
            for hook in near:
                if cards is not None and hook.card is not None and hook.card not in cards:
                    continue  # the seat is asked anyway, and has not got this one
                if not self.could(hook, seat, role):
                    continue
                if hook.when is not None and not hook.when(hook.owner(self, seat, hook), *args):  # type: ignore[arg-type]
                    continue
                if not asked:
                    asked = True
                    cards = self.card_uses(seat) if len(near) > FEW else None
                for me in self.handles(hook, seat, self):
                    if act is not None and (me.tag in act.answered or me.card == act.card >= 0):
                        continue
                    if me.tag not in tried and (hook.own is None or hook.own(me, *args)):
                        menu.append(me)
            if menu and self.wordless(seat):
                menu = [me for me in menu if me.card < 0 or self._speaks_for_itself(me, args)]
            if asked:
                talks.append(Talk(seat, menu))
        return talks

    def _speaks_for_itself(self, me: Effect, args: tuple[Any, ...]) -> bool:
        """A card that is played without choosing or naming anything first: no choice stands before its announcement."""
        trial = me.new_try()
        steps = trial.hook.fn(trial, *args)
        try:
            return next(steps) is ANNOUNCED
        except StopIteration:
            return False
        finally:
            steps.close()

    def _listen(self, talks: list[Talk], name: str, payload: Any, tried: set[tuple[Any, ...]]) -> Steps:
        """Hold the talks until the order of play decides: the talk that acts, or None when all have passed."""
        for talk in talks:
            talk.ask = self._menu_ask(talk, name, payload)
        fresh = True
        while True:
            for talk in talks:
                if not talk.passed:
                    break
            else:
                return None
            if talk.ready:
                for other in talks:
                    if other.steps is not None and other is not talk:
                        other.steps.close()
                return talk
            answer = yield Round([t.ask for t in talks if t.ask is not None], EACH, window=True, fresh=fresh)
            fresh = False
            if answer is None:  # Game.lapse: the silent ones pass
                for t in talks:
                    if t.ask is not None and t.ask.silent:
                        t.passed, t.ask = True, None
                continue
            ask, value = answer
            talk = next(t for t in talks if t.ask is ask)
            self._answered(talk, value, name, payload)

    def _menu_ask(self, talk: Talk, name: str, payload: Any) -> Ask:
        act = payload if isinstance(payload, Act) else None
        owed = [me for me in talk.menu if self.must_use(talk.seat, me.hook)]
        talk.bound = bool(owed)
        for me in talk.menu:
            me.payload = payload
        options = tuple(("use", me) for me in owed or talk.menu)
        ask = Ask(
            talk.seat, "window", moment=name, window=True, clock="response" if act else "window", default=["0"],
            options=options if owed else (PASS, *options),
        )  # fmt: skip
        if not talk.menu:
            ask.silent = True
        if act is not None:
            ask.text, ask.actor, ask.source = "respond", act.seat, act.source
            ask.announced = act.use
            ask.target = self._named(act.choices.get("whom"), talk.seat)
            ask.args = {"who": ("seat", act.seat), "what": ("source", *act.source)}
        elif len(talk.menu) == 1:
            ask.source = talk.menu[0].source
        return ask

    @staticmethod
    def _named(whom: Any, seat: int) -> int | None:
        """The seat that an act names; of several the asked one if it is among them, else the first."""
        if not isinstance(whom, list):
            return whom
        seats = [item[1] for item in whom]
        return seat if seat in seats else seats[0] if seats else None

    def _answered(self, talk: Talk, value: Any, name: str, payload: Any) -> None:
        if talk.steps is not None:  # an answer to a choice of the use
            if value is None:
                talk.steps.close()
                self._back_to_menu(talk, name, payload)
            else:
                self._advance(talk, [value], name, payload)
            return
        option = value[0]
        if option is PASS or option[0] == "pass":
            talk.passed, talk.ask = True, None
            return
        picked: Effect = option[1].new_try()
        talk.picked = picked
        talk.steps = picked.hook.fn(picked, *self._args(payload))
        self._advance(talk, None, name, payload)

    def _back_to_menu(self, talk: Talk, name: str, payload: Any) -> None:
        talk.steps, talk.picked = None, None
        talk.ask = self._menu_ask(talk, name, payload)

    def _advance(self, talk: Talk, value: Any, name: str, payload: Any) -> None:
        """Run the picked use to its next choice, to its announcement, or back to the menu if nothing is wanted."""
        try:
            step = talk.steps.send(value)
        except StopIteration:
            if talk.bound and talk.picked is not None:  # nothing can be done with it
                talk.menu = [me for me in talk.menu if me.tag != talk.picked.tag]
            self._back_to_menu(talk, name, payload)
            return
        if step is ANNOUNCED:
            talk.ready, talk.ask = True, None
            return
        if not isinstance(step, Round) or len(step.asks) != 1 or step.asks[0].seat != talk.seat:
            raise EngineFault(f"{talk.picked}: expected one choice of its own seat before the announcement")
        ask = step.asks[0]
        ask.window, ask.moment, ask.clock = True, name, "window"
        if not talk.bound:
            ask.back, ask.default = True, None
        talk.ask = ask

    def _carry(self, me: Effect, steps: Any, jumps: bool) -> Steps:
        """Carry a use through: from its announcement to the end, its card to its place, a requested jump obeyed."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise EngineFault(f"{me.source}: answers nested deeper than {DEEPEST}")
        before, self.postponed = self.postponed, ()
        self.doing.append(me.id)
        if steps is not None and not isinstance(steps, bool):
            yield from steps
        if me.along is not None:
            yield from self.card_done(me.along)
        if me.card >= 0 and me.act is not None and not me.act.cancelled:
            yield from self.card_done(me)
        self.doing.pop()
        if self.hooked(USED) and me.act is not None and me.act.kind == "use":
            yield from self.reach(USED, me.act)
        paid, self.postponed = self.postponed, before
        for happened in paid:
            yield from self.reach(SHIPS_MOVED, happened)
        self.depth -= 1
        if jumps and self.depth == 0 and self.state.goto:
            raise Jump

    def _again(self, me: Effect, payload: Any, jumps: bool) -> Steps:
        """A use that was sent back is made once more, at another planet."""
        if me.act is None or me.act.redo < 0:
            return
        again = me.new_try()
        again.acting, self.avoided = True, (me.seat, me.act.redo)
        try:
            yield from self._carry(again, again.hook.fn(again, *self._args(payload)), jumps)
        finally:
            self.avoided = None

    def card_done(self, me: Effect) -> Steps:
        """A played card goes where it belongs (acts.py)."""
        yield from ()
