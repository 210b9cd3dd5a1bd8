"""End of the encounter and of the turn (section 16 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import NO, YES, Ask, Steps
from app.engine.effects import Act
from app.engine.moments import ENCOUNTER_END, FLARE_BACK, GAME, NEXT_TURN, POWER_WORKS, TURN, TURN_END
from app.engine.state import IDLE, Encounter

if TYPE_CHECKING:
    from app.engine.game import Game

DRAW_TECH = ("draw_tech",)


def end(g: Game) -> Steps:
    """R-END-2 to -4: effects at the end, everything temporary stops, another encounter or the next turn."""
    state, encounter = g.state, g.encounter
    yield from g.send_home(g.order())
    yield from g.discard_encounter()  # R-RESOLVE-9: what lies there when an encounter was ended early
    yield from g.reach(ENCOUNTER_END)
    for seat in (yield from g.in_turn(g.order(), lambda x: encounter.granted[x] and not encounter.no_payment)):
        if encounter.granted[seat] and not encounter.no_payment:  # R-REWARD-7: granted too late for the rewards step
            yield from g.reward(seat, encounter.granted[seat])
    yield from _stop_what_lasts(g)
    state.encounters += 1
    if (yield from _agenda(g)):
        return
    if (yield from _second(g)):
        return
    yield from g.reach(TURN_END)
    state.turn_owner = g.q(NEXT_TURN, g.clockwise(state.turn_owner)[0])  # R-END-4, R-END-6
    state.marks = [mark for mark in state.marks if mark.until == GAME]
    state.phase = "start_turn"


def _stop_what_lasts(g: Game) -> Steps:
    """R-END-2: marks of the encounter, zaps, uses, lent powers, flares that lie out."""
    state = g.state
    back, state.lasting = state.lasting, []
    for card, seat in back:
        g.to_hand(card, seat, openly=True)
    for card, seat in back:
        if g.hooked(FLARE_BACK):
            yield from g.reach(FLARE_BACK, Act("card", seat, ("flare", g.face(card).effect), "", None, card, {}))
    for pile in [pile for pile in state.piles if pile.back >= 0]:
        g.bring_back(pile)
    state.strays = []
    state.marks = [mark for mark in state.marks if mark.until in (TURN, GAME)]
    for card in state.techs:
        card.used = {}
    for power in state.powers:
        power.zapped, power.used = 0, {}
        power.idle = 0 if power.idle == IDLE else power.idle
    yield from g.give_back()
    if POWER_WORKS in g.modifiers:  # what kept a power working may have ended
        yield from g.settle()


def _last_choice(g: Game) -> int:
    """After how many encounters nothing is offered any more; tech is drawn after a single encounter too (T-9)."""
    return max(g.most_encounters(), 2) if g.technology() else g.most_encounters()


def _another(g: Game, number: int) -> Steps:
    """R-END-3; with technology new tech may be drawn instead (T-9)."""
    owner = g.state.turn_owner
    # without an encounter card only "no" is left; not to be asked would tell the others so (R-INFO-2)
    able = not g.lacks(owner, "encounter") or g.stocked(owner)
    options = [YES] if able and number < g.most_encounters() else []
    if g.technology() and number == 1:
        options += [DRAW_TECH] if able else []
    options.append(NO)
    text = "second_or_tech" if g.technology() and number == 1 else "second_encounter"
    ask = Ask(owner, text, options=tuple(options), default=[str(len(options) - 1)])
    answer = (yield from g.put(ask))[0]
    if answer == DRAW_TECH:
        yield from g.draw_techs(owner)
    return answer == YES


def _agenda(g: Game) -> Steps:
    """R-START-5: an encounter that an effect has given begins at regroup; the interrupted turn waits."""
    state = g.state
    yield from ()
    if not state.interrupted:
        state.interrupted = [g.encounter.number, int(g.encounter.success), int(g.encounter.again)]
    while state.agenda:
        frame = state.agenda.pop(0)
        if g.lacks(frame.offense, "encounter") and not g.stocked(frame.offense):
            continue
        state.encounter = Encounter.fresh(state.seats, frame.offense)
        state.encounter.extra = True
        if frame.defense >= 0:
            state.encounter.defense, state.encounter.fixed = frame.defense, True
            state.encounter.planet, state.encounter.holders = frame.planet, frame.holders
        state.phase = "regroup"
        return True
    return False


def _second(g: Game) -> Steps:
    """R-END-3: after a successful first encounter the offense may have another."""
    state = g.state
    number, success, again = state.interrupted
    state.interrupted = []
    if not again:
        if not success or number >= _last_choice(g):
            return False
        if not (yield from _another(g, number)):
            return False
    state.encounter = Encounter.fresh(state.seats, state.turn_owner, number + 1)
    state.phase = "regroup"
    return True
