"""End of the encounter and of the turn (section 16 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import NO, YES, Ask, Steps
from app.engine.moments import ENCOUNTER_END, ENCOUNTERS, GAME, TURN, TURN_END
from app.engine.state import GATE, RING, Encounter

if TYPE_CHECKING:
    from app.engine.game import Game


def end(g: Game) -> Steps:
    """R-END-2 to -4: effects at the end, everything temporary stops, another encounter or the next turn."""
    state, encounter = g.state, g.encounter
    yield from g.go_home([(x, place) for x in g.order() for place in (GATE, RING) if state.ships[place][x]])
    yield from g.discard_encounter()  # R-RESOLVE-9: what lies there when an encounter was ended early
    yield from g.reach(ENCOUNTER_END)
    for seat in g.order():  # R-REWARD-7: granted too late for the rewards step
        if encounter.granted[seat] and not encounter.no_payment:
            yield from g.reward(seat, encounter.granted[seat])
    yield from _stop_what_lasts(g)
    state.encounters += 1
    if (yield from _agenda(g)):
        return
    if (yield from _second(g)):
        return
    yield from g.reach(TURN_END)
    state.marks = [mark for mark in state.marks if mark.until == GAME]
    state.turn_owner = (state.turn_owner + 1) % state.seats  # R-END-4, R-END-6
    state.phase = "start_turn"


def _stop_what_lasts(g: Game) -> Steps:
    """R-END-2: marks of the encounter, zaps, uses, lent powers, flares that lie out."""
    state = g.state
    for card, seat in state.lasting:
        g.to_hand(card, seat, openly=True)
    state.lasting = []
    state.marks = [mark for mark in state.marks if mark.until in (TURN, GAME)]
    lent = False
    for power in state.powers:
        power.zapped, power.used = 0, {}
        if power.seat != power.home:
            power.seat, lent = power.home, True
    if lent:
        yield from g.settle()


def _agenda(g: Game) -> Steps:
    """R-START-5: an encounter that an effect has given begins at regroup; the interrupted turn waits."""
    state = g.state
    yield from ()
    if not state.interrupted:
        state.interrupted = [g.encounter.number, int(g.encounter.success)]
    while state.agenda:
        frame = state.agenda.pop(0)
        if g.needs_hand(frame.offense):
            continue
        state.encounter = Encounter.fresh(state.seats, frame.offense)
        state.encounter.extra = True
        if frame.defense >= 0:
            state.encounter.defense, state.encounter.fixed = frame.defense, True
        state.phase = "regroup"
        return True
    return False


def _second(g: Game) -> Steps:
    """R-END-3: after a successful first encounter the offense may have another."""
    state = g.state
    number, success = state.interrupted
    state.interrupted = []
    most = g.q(ENCOUNTERS, 1 if g.setup.options.single_encounter else 2, state.turn_owner)
    if not success or number >= most:
        return False
    # without an encounter card only "no" is left; not to be asked would tell the others so (R-INFO-2)
    options = (NO,) if g.needs_hand(state.turn_owner) else (YES, NO)
    default = [str(len(options) - 1)]
    answer = yield from g.put(Ask(state.turn_owner, "second_encounter", options=options, default=default))
    if answer[0] == NO:
        return False
    state.encounter = Encounter.fresh(state.seats, state.turn_owner, number + 1)
    state.phase = "regroup"
    return True
