"""Destiny (section 7 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.cards import FEWEST_WARP, MOST_CARDS, MOST_FOREIGN, WILD, Destiny
from app.engine.extras import exchange, name_defense, turn_up
from app.engine.moments import (
    AFTER_DRAW,
    DEFENSE_FIXED,
    DESTINY_AWAY,
    DESTINY_BUILT,
    DESTINY_CHOICES,
    DESTINY_CHOOSER,
    DESTINY_DRAW,
    DESTINY_NAMED,
    DESTINY_PUT,
    DESTINY_SPENT,
    NO_DRAW,
    OWN_WAYS,
    PLANET_NAMED,
    SHOWN,
    TURNED_UP,
    WILD_FIGHTS,
)
from app.engine.plans import Plan
from app.engine.state import WARP

if TYPE_CHECKING:
    from app.engine.game import Game


def destiny(g: Game) -> Steps:
    """R-DESTINY-14: turned up, triggered effects, steering, choices of the offense, defense fixed, discard."""
    state, encounter = g.state, g.encounter
    while True:
        _lay_open(g, (yield from _next(g)))
        g.emit("destiny", encounter.offense, card=g.destiny_ref(encounter.card))
        if g.hooked(SHOWN):
            yield from _replaced(g)
        card = encounter.card
        face = g.destiny_faces[card]
        if face.extra and not turn_up(g, face.kind):
            yield from _put_away(g, card)
            continue
        yield from g.reach(TURNED_UP)
        yield from g.reach(AFTER_DRAW)
        passed_over, encounter.passed_over = encounter.passed_over, False
        if state.phase != "end":
            passed_over = passed_over or (yield from _choices(g))
        if not passed_over:
            break
        yield from _put_away(g, card)
    if state.phase != "end":  # R-DESTINY-8, re-established, has no defense
        encounter.fixed = True
        if g.is_reverse(card):  # DV-23
            encounter.foretell(reverse=True)
        g.emit("defense", encounter.defense, offense=("seat", encounter.offense))
        yield from g.reach(DEFENSE_FIXED)
    yield from _put_away(g, encounter.card)
    if state.phase != "end":
        state.phase = "launch"


def _replaced(g: Game) -> Steps:
    """An effect may put another card in the place of the one turned up, before anything reads it."""
    plan = Plan(seat=g.encounter.offense)
    yield from g.plan(SHOWN, plan)
    if plan.data is not None:
        yield from _put_away(g, g.encounter.card, follows=plan.data)
        _lay_open(g, plan.data)


def _lay_open(g: Game, card: int) -> None:
    """A destiny card lies open, and nothing has read it yet."""
    encounter, face = g.encounter, g.destiny_faces[card]
    encounter.card, encounter.defense, encounter.planet = card, -1, -1
    encounter.hazard = encounter.hazard or face.marked  # R-DESTINY-12
    if encounter.omen.fits:
        encounter.foretell(cone="", fits=(), warp=False)
        g.look_again()
    encounter.colour = -1 if face.extra else _colour(g, face)


def _put_away(g: Game, card: int, follows: int = -1) -> Steps:
    """The open card is done with: it is discarded, unless an effect keeps it. One that takes its place lies there
    before anybody acts on that."""
    plan = Plan(data=card)
    if g.hooked(DESTINY_AWAY):
        yield from g.plan(DESTINY_AWAY, plan)
    g.encounter.card = follows
    if plan.data is not None:
        g.state.destiny_discard.append(card)
    if g.hooked(DESTINY_PUT):
        yield from g.reach(DESTINY_PUT, card)


def _next(g: Game) -> Steps:
    """R-DESTINY-1 and -10: the top card; the last one is shuffled with the discards first. If an effect has another
    card in place of a draw, none is drawn and nothing shuffled."""
    state = g.state
    if g.hooked(NO_DRAW):
        instead = Plan(seat=g.encounter.offense)
        yield from g.plan(NO_DRAW, instead)
        if instead.data is not None:
            return instead.data
    if len(state.destiny) <= 1:
        if state.extra.faces:
            exchange(g)
        yield from g.reach(DESTINY_SPENT)
        kept, state.collected = [entry[1] for entry in state.collected], []
        state.destiny = g.dice.shuffled(state.destiny + state.destiny_discard + kept, "destiny deck")
        state.destiny_discard = []
        g.emit("destiny_reshuffled")
        yield from g.reach(DESTINY_BUILT)
    if g.hooked(DESTINY_DRAW):
        yield from g.plan(DESTINY_DRAW, Plan(seat=g.encounter.offense))
    return state.destiny.pop()


def leader(g: Game, kind: str) -> int:
    """R-DESTINY-4: the other player who leads; ties go to the first at the offense's left."""
    state, offense = g.state, g.encounter.offense
    measure = {
        MOST_FOREIGN: lambda x: -len(g.foreign_colonies(x)),
        FEWEST_WARP: lambda x: state.ships[WARP][x],
        MOST_CARDS: lambda x: -len(state.hands[x]),
    }[kind]
    return min(g.clockwise(offense), key=measure)


def _colour(g: Game, face: Destiny) -> int:
    """The seat a card names by itself; -1 for a wild."""
    if face.kind == WILD:
        return -1
    return face.seat if face.seat >= 0 else leader(g, face.kind)


def _choices(g: Game) -> Steps:
    """What the offense decides about the card. True if it is passed over."""
    encounter, offense = g.encounter, g.encounter.offense
    if encounter.defense >= 0:  # an effect has steered
        return False
    if g.destiny_faces[encounter.card].extra and ((yield from name_defense(g)) or g.state.phase == "end"):
        return False
    if encounter.colour < 0:  # R-DESTINY-3
        return (yield from _wild(g))
    if encounter.colour != offense and not g.home_planets(encounter.colour):  # R-DESTINY-11
        return True
    if encounter.colour != offense:  # R-DESTINY-2
        encounter.defense = encounter.colour
        return False
    return (yield from _own_colour(g))


def _opponent(option: tuple[str, Any]) -> int:
    """The seat that a choice at a wild card names."""
    return option[1][1] if option[0] == "fight" else option[1]


def _wild(g: Game) -> Steps:
    """R-DESTINY-3; if an effect lets another player name the system, the offense's own one is among them."""
    encounter, offense = g.encounter, g.encounter.offense
    others = g.q(DESTINY_CHOICES, [x for x in g.clockwise(offense) if g.home_planets(x)], offense)
    best = max(others, key=lambda x: len(g.foreign_colonies(x)))
    options = [("seat", x) for x in others]
    chooser = g.q(DESTINY_CHOOSER, offense)
    if chooser == offense:
        options += [("fight", fight) for fight in g.q(WILD_FIGHTS, [], offense)]
    else:
        options.append(("seat", offense))
    answer = yield from g.choose(chooser, "wild", options, default=others.index(best), clock="launch")
    other = [option for option in options if _opponent(option) != _opponent(answer)]
    if not (yield from g.stands(DESTINY_NAMED, chooser, _opponent(answer))) and other:
        answer = yield from g.choose(chooser, "wild", other, clock="launch")
    if answer == ("seat", offense):
        encounter.colour = offense
        return (yield from _own_colour(g))
    if answer[0] == "fight":
        encounter.planet, encounter.defense = answer[1]
    else:
        encounter.defense = answer[1]
    encounter.colour = encounter.defense
    return False


def _own_colour(g: Game) -> Steps:
    """R-DESTINY-6, MO-4: fight a foreign colony or for a moon at home, re-establish a home colony, take a free moon, or
    draw again."""
    encounter, offense = g.encounter, g.encounter.offense
    fights = [("fight", fight) for fight in g.home_fights(offense)]
    options = [("redraw", True), *fights, *(("settle", p) for p in g.bare_homes(offense))]
    options += [("take_moon", p) if g.moon_at[p].seat < 0 else ("fight", (p, g.moon_at[p].seat)) for p in _moons(g)]
    options = g.q(OWN_WAYS, options)
    answer = yield from g.choose(offense, "own_colour", options, clock="launch")
    if answer[0] in ("settle", "take_moon") and g.hooked(PLANET_NAMED):
        answer = yield from _heeded(g, answer, options)
    if answer[0] == "redraw":  # R-DESTINY-9
        g.emit("redraw", offense)
        return True
    if answer[0] == "fight":  # R-DESTINY-7
        encounter.planet, encounter.defense = answer[1]
        if not g.on_moon():
            encounter.colour = encounter.defense
        return False
    if answer[0] == "take_moon":
        yield from g.take_free_moon(answer[1])
        return False
    yield from g.re_establish(answer[1])
    return False


def _heeded(g: Game, way: tuple[str, Any], ways: list[tuple[str, Any]]) -> Steps:
    """The gate is aimed where nobody is to be fought; an effect may have it aimed at another planet."""
    offense = g.encounter.offense
    g.emit("planet_named", offense, planet=("planet", way[1]))
    if (yield from g.stands(PLANET_NAMED, offense, way[1])):
        return way
    others = [other for other in ways if other[0] in ("fight", "settle") and other != way]
    others = [other for other in others if (other[1][0] if other[0] == "fight" else other[1]) in g.planets]
    return (yield from g.choose(offense, "own_colour", others, clock="launch")) if others else way


def _moons(g: Game) -> list[int]:
    """The moons of its own system at which the offense may aim, if it has a ship to send."""
    offense = g.encounter.offense
    return g.moon_aims(offense) if g.moon_at and g.able_to_settle(offense) else []
