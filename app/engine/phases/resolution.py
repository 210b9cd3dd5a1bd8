"""Resolution: outcome and ships, compensation, rewards, deals, discards (sections 12 to 16 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.councils import Council
from app.engine.deals import Negotiation
from app.engine.moments import (
    AFTER_DISCARD,
    AFTER_REWARD,
    AFTER_SHIPS,
    ARRANGING,
    BEFORE_DISCARD,
    CAUSE_DEAL,
    CAUSE_ENCOUNTER,
    CAUSE_PENALTY,
    CLAIMS,
    COMP_COUNT,
    COMPENSATED,
    COMPENSATION,
    DEAL_AGREED,
    DEAL_DONE,
    DEAL_OPENS,
    DEAL_PENALTY,
    DEF_ALLY,
    DEFENSE,
    LOSSES,
    MOVING,
    OFF_ALLY,
    OFFENSE,
    OUTCOME,
    REWARD_COUNT,
    REWARDS,
)
from app.engine.outcomes import BOTH_LOSE, DEAL, DEAL_FAILED, DEAL_MADE, DEFENSE_WINS, LANDS, OFFENSE_WINS
from app.engine.plans import Happened
from app.engine.state import GATE, RING

from .warp import warp_ships

if TYPE_CHECKING:
    from app.engine.game import Game

PENALTY = 3  # R-DEAL-10


def resolution(g: Game) -> Steps:
    """The steps of R-TIME-9 for a won encounter, a lost one on both sides, or a deal."""
    encounter = g.encounter
    if not encounter.result:  # an effect has led here without a reveal
        g.fix_outcome()
    if encounter.result == DEAL:
        yield from _deal(g)
    elif encounter.result == DEAL_MADE:  # an effect has ended the encounter as if by a deal
        yield from g.send_home(g.order())
        encounter.allies = [0] * g.state.seats
        yield from _deal_done(g)
    else:
        yield from g.reach(OUTCOME)
        yield from _ships(g)
    if g.hooked(MOVING):  # R-GEN-6, also where no ship was left to move
        yield from g.settle()
    yield from g.reach(AFTER_SHIPS)
    if encounter.result in (OFFENSE_WINS, DEFENSE_WINS):
        yield from _compensation(g)
    yield from _rewards(g)
    yield from g.reach(BEFORE_DISCARD)
    yield from g.discard_encounter()
    yield from g.reach(AFTER_DISCARD)
    g.state.phase = "end"


def _ships(g: Game) -> Steps:
    """R-RESOLVE-4, -5, -7: losers' ships in one action, then the winners'."""
    if g.in_warp:
        yield from warp_ships(g)
        return
    encounter, ships = g.encounter, g.state.ships
    seats = range(g.state.seats)
    gate = [(x, ships[GATE][x], GATE) for x in seats]
    defenders = [(x, g.holding(x), encounter.planet) for x in g.holders()]
    defenders += [(x, ships[RING][x], RING) for x in seats]
    gate, defenders = g.q(LOSSES, gate), g.q(LOSSES, defenders)
    further = [(seat, n, place) for seat, n, place in encounter.further]
    yield from g.about_to_move(CAUSE_ENCOUNTER)
    if encounter.result == OFFENSE_WINS:
        encounter.success = True  # R-END-5
        yield from g.lose(defenders + further, CAUSE_ENCOUNTER)
        home = [x for x in g.order() if g.role(x) == OFF_ALLY and g.gains(x) != LANDS]
        yield from g.go_home([(x, GATE) for x in home if ships[GATE][x]])
        yield from g.land([x for x in g.order() if x not in home])
    elif encounter.result == DEFENSE_WINS:
        yield from g.lose(gate + further, CAUSE_ENCOUNTER)
        yield from g.land([x for x in g.order() if g.role(x) == DEF_ALLY and g.gains(x) == LANDS], RING)
        yield from g.go_home([(x, place) for x in g.order() for place in (GATE, RING) if ships[place][x]])
    elif encounter.result == BOTH_LOSE:
        yield from g.lose(gate + defenders, CAUSE_ENCOUNTER)


def _compensation(g: Game) -> Steps:
    """R-COMP: a main player who revealed a negotiate and lost to an attack takes a card for each own ship lost. An
    effect may owe compensation to somebody else."""
    encounter = g.encounter
    winner_side = OFFENSE if encounter.result == OFFENSE_WINS else DEFENSE
    loser_side = 1 - winner_side
    winner, loser = g.main_player(winner_side), g.main_player(loser_side)
    if min(encounter.slots) < 0 or encounter.no_payment:  # without cards nobody has shown a negotiate
        return
    if g.type_of(loser_side) == NEGOTIATE and g.type_of(winner_side) == ATTACK:
        due = g.q(COMP_COUNT, encounter.ships_lost[loser], loser)
        encounter.owed = [loser, winner, due] if due > 0 else [winner, loser, -due] if due < 0 else []
    yield from g.reach(CLAIMS)
    if encounter.owed:
        yield from g.reach(COMPENSATION)
    if encounter.owed and not encounter.no_payment:
        taker, payer, due = encounter.owed
        if due > 0:
            yield from g.compensate(taker, payer, due)
    encounter.owed = []
    if not encounter.no_payment:
        yield from g.reach(COMPENSATED)


def _rewards(g: Game) -> Steps:
    """R-REWARD: defensive allies of a winning defense, clockwise; then whoever was granted rewards (R-REWARD-7)."""
    encounter = g.encounter
    if encounter.no_payment or not any(n > 0 for _, n in _due(g)):
        return
    yield from g.reach(REWARDS)
    if encounter.no_payment:
        return
    due = _due(g)
    if g.hooked(ARRANGING):
        order = yield from g.in_turn([*dict.fromkeys(seat for seat, count in due if count > 0)])
        due.sort(key=lambda entry: order.index(entry[0]) if entry[1] > 0 else len(order))
    for seat, count in due:
        if count > 0:
            yield from g.reward(seat, count)
        if g.hooked(AFTER_REWARD):
            yield from g.reach(AFTER_REWARD, seat)
    encounter.granted = [0] * g.state.seats


def _due(g: Game) -> list[tuple[int, int]]:
    """(seat, rewards) of the allies, then of those to whom rewards were granted."""
    encounter = g.encounter
    due: list[tuple[int, int]] = []
    if encounter.result in (OFFENSE_WINS, DEFENSE_WINS):
        allies = [x for x in g.clockwise(encounter.offense) if encounter.allies[x] and g.won(x) and g.gains(x) != LANDS]
        due = [(x, g.q(REWARD_COUNT, encounter.ships_then[x], x)) for x in allies]
    return due + [(seat, encounter.granted[seat]) for seat in g.order() if encounter.granted[seat]]


def _deal(g: Game) -> Steps:
    """R-DEAL: allies go home, the two talk, then the deal is carried out or both pay the penalty."""
    encounter, ships = g.encounter, g.state.ships
    yield from g.send_home(g.allied())  # R-DEAL-1
    encounter.allies = [0] * g.state.seats
    yield from g.reach(DEAL_OPENS)
    parties = g.deal_parties()
    talks = Negotiation(g, parties) if len(parties) == 2 else Council(g, parties)
    done = False
    if talks.may_agree() and (yield from talks.talk()):
        yield from g.reach(DEAL_AGREED)
        if encounter.forced != DEAL_FAILED:
            done = yield from talks.carry_out()
            if not done:
                g.emit("deal_broken")
    encounter.result = DEAL_MADE if done else DEAL_FAILED
    if done:
        g.emit("deal_made", None, offense=("seat", encounter.offense), defense=("seat", encounter.defense))
    else:
        g.emit("deal_failed")
        yield from _penalty(g, talks.parties)
    yield from g.go_home([(encounter.offense, GATE)] if ships[GATE][encounter.offense] else [])  # R-DEAL-9
    yield from _deal_done(g, CAUSE_DEAL)


def _deal_done(g: Game, cause: str = "") -> Steps:
    """A deal was carried out or has failed (``cause``: in talks); effects may react."""
    if g.hooked(DEAL_DONE):
        yield from g.reach(DEAL_DONE, Happened(g.encounter.result, cause=cause))


def _penalty(g: Game, parties: tuple[int, ...]) -> Steps:
    """R-DEAL-10: each sends three own ships to the warp, chosen at the same time, removed as one action."""
    yield from g.about_to_move(CAUSE_PENALTY)
    counts = {seat: g.q(DEAL_PENALTY, PENALTY, seat) for seat in parties}
    for seat in parties:  # a negative kicker turns the penalty around
        if counts[seat] < 0:
            yield from g.retrieve(seat, -counts.pop(seat), CAUSE_PENALTY)
    chosen = yield from g.choose_ships_together(counts, "penalty", gate=True)
    yield from g.lose([(seat, n, place) for seat in parties if seat in chosen
                       for place, n in chosen[seat].items()], CAUSE_PENALTY)  # fmt: skip
