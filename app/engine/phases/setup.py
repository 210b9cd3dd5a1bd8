"""Setup: aliens, decks, hands, the first player (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.aliens import ALIENS
from app.engine.asks import Ask, Round, Steps
from app.engine.cards import BASE_DECK, COSMIC, FLARE, is_flare
from app.engine.combos import COMBOS
from app.engine.extras import deal_extras
from app.engine.free import TURN_UP
from app.engine.moments import (
    ALIENS_EACH,
    SETUP_DECK,
    SETUP_DONE,
    SETUP_HANDS,
    SETUP_SHEETS,
    SETUP_SHIPS,
    SETUP_SYSTEMS,
)
from app.engine.pool import pool
from app.engine.state import ASLEEP, FIXED_PLACES, HAND, Encounter, Power

if TYPE_CHECKING:
    from app.engine.game import Game

SHIPS_A_PLANET = 4  # R-SETUP-1
FLARES = 10  # R-SETUP-5


def setup(g: Game) -> Steps:
    """Deal everything out, then the first turn begins."""
    state = g.state
    yield from g.reach(SETUP_SYSTEMS)
    state.ships = [[0] * state.seats for _ in range(g.planet_count + FIXED_PLACES)]
    for seat in range(state.seats):
        for planet in (
            g.home_planets(seat) if not g.inverted or not g.inverted.hexes or not g.inverted.hexes[seat] else ()
        ):
            state.ships[planet][seat] = SHIPS_A_PLANET
    state.encounter = Encounter.fresh(state.seats, 0)
    g.locate()
    yield from g.reach(SETUP_SHIPS)
    yield from _aliens(g)
    g.deal_moons()
    yield from g.reach(SETUP_SHEETS)
    cards = [card for card, face in enumerate(g.faces) if face.deck == COSMIC and face.kind != FLARE]
    state.deck = g.dice.shuffled(cards + _flares(g), "cosmic deck")
    yield from g.reach(SETUP_DECK)
    without = [seat for seat in range(state.seats) if not state.hands[seat]]
    for _ in range(HAND):  # R-SETUP-7
        for seat in without:
            g.to_hand(state.deck.pop(), seat)
    state.candidates = []
    yield from g.reach(SETUP_HANDS)
    if g.technology():
        yield from g.set_up_techs()
    base = len(g.destiny_faces) - len(state.extra.faces)  # DV-4
    state.destiny = g.dice.shuffled(list(range(base)), "destiny deck")
    _first_player(g)
    yield from g.reach(SETUP_DONE)
    g.offer_all_free()
    state.phase = "start_turn"


def _aliens(g: Game) -> Steps:
    """R-SETUP-3 and -4: named aliens, a combo, dealt at random, or one of two chosen by each player."""
    state = g.state
    wanted = g.setup.options.aliens
    if isinstance(wanted, list):
        chosen = list(wanted)
    elif wanted.startswith("combo:"):
        combo = COMBOS[wanted.removeprefix("combo:")].aliens[: state.seats]
        chosen = [combo[i] for i in g.dice.shuffled(list(range(state.seats)), "aliens")]
    else:
        order = _in_random_order(g)
        chosen = order[: state.seats]
        if wanted == "choice_of_two":
            chosen = yield from _choice_of_two(g, order)
    for seat, alien in enumerate(chosen):
        _deal(g, seat, alien)
    for seat in range(state.seats):
        if _aliens_each(g, seat) > 1:
            _deal_another(g, seat)
    dealt = [power.alien for power in state.powers]
    state.unused = [alien for alien in pool(g.setup.options) if alien not in dealt]
    g.reindex()


def _deal(g: Game, seat: int, alien: str) -> None:
    """A sheet before its player, face up unless powers are hidden."""
    state, hidden = g.state, g.setup.options.hidden_powers
    identity = len(state.powers)
    idle = ASLEEP if seat in g.setup.asleep else 0
    state.powers.append(Power(identity, alien, seat, seat, hidden=hidden, idle=idle))
    only = frozenset({seat}) if hidden else None
    g.emit_event("alien", seat, {"what": ("alien", alien)}, ("alien", alien), only=only)
    if hidden:
        g.offer_free(seat, TURN_UP, identity)


def _aliens_each(g: Game, seat: int) -> int:
    """One, or two by R-VAR-9 or an effect."""
    return g.q(ALIENS_EACH, 2 if g.setup.options.two_powers else 1, seat)


def _deal_another(g: Game, seat: int) -> None:
    """A second alien: the other one of two to choose from, or a random one that goes with those dealt."""
    dealt = [power.alien for power in g.state.powers]
    pair = g.state.candidates[seat] if g.state.candidates else _in_random_order(g)
    fits = [
        alien for alien in pair
        if alien not in dealt and not any(x in ALIENS[alien].not_with or alien in ALIENS[x].not_with for x in dealt)
    ]  # fmt: skip
    if fits:
        _deal(g, seat, fits[0])


def _in_random_order(g: Game) -> list[str]:
    """The aliens that this game can use, none beside one that it may not be in a game with."""
    options = g.setup.options
    able = [a for a in pool(options) if ALIENS[a].min_seats <= g.state.seats <= ALIENS[a].max_seats]
    if not options.flares:
        able = [a for a in able if not ALIENS[a].needs_flares]
    if options.hidden_powers:  # R-VAR-3
        able = [a for a in able if not ALIENS[a].setup]
    if g.inverted and any(g.inverted.hexes):  # IS-3
        able = [a for a in able if not ALIENS[a].places_ships]
    order: list[str] = []
    for alien in (able[i] for i in g.dice.shuffled(list(range(len(able))), "aliens")):
        if not any(other in ALIENS[alien].not_with or alien in ALIENS[other].not_with for other in order):
            order.append(alien)
    return order


def _choice_of_two(g: Game, order: list[str]) -> Steps:
    """R-SETUP-4: each player keeps one of two aliens; nothing is shown until all have chosen."""
    state = g.state
    state.candidates = [[order[2 * seat], order[2 * seat + 1]] for seat in range(state.seats)]
    asks = [
        Ask(
            seat, "choose_alien", options=tuple(("alien", alien) for alien in state.candidates[seat]), default=["0"],
            phase="setup", clock="launch",
        )
        for seat in range(state.seats)
        if _aliens_each(g, seat) == 1
    ]  # fmt: skip
    answers = (yield Round(asks)) if asks else []
    kept = {ask.seat: answer[0][1] for ask, answer in zip(asks, answers, strict=True)}
    return [kept.get(seat, pair[0]) for seat, pair in enumerate(state.candidates)]


def _flares(g: Game) -> list[int]:
    """R-SETUP-5: the flares of the aliens in play and random ones up to ten; their names are open unless secret."""
    state, options = g.state, g.setup.options
    if not options.flares:
        return []
    cards = {alien: len(BASE_DECK) + i for i, alien in enumerate(state.extra_cards) if is_flare(alien)}
    dealt = [a for pair in state.candidates for a in pair] or [p.alien for p in state.powers if p.beside < 0]
    inside = [cards[alien] for alien in dealt if alien in cards]
    out = [cards[p.alien] for p in state.powers if p.beside >= 0 and p.alien in cards and cards[p.alien] not in inside]
    rest = g.dice.shuffled([card for card in cards.values() if card not in inside + out], "flares")
    more = max(0, FLARES - len(inside))
    state.box = rest[more:] + out
    inside += rest[:more]
    if not options.secret_flares and not options.hidden_powers:
        state.flares = sorted(g.face(card).effect for card in inside)
        g.emit("flares", None, whom=[("alien", alien) for alien in state.flares])
    g.reindex()
    return inside


def _first_player(g: Game) -> None:
    """R-SETUP-8: turn up destiny cards until one shows a colour; all go back and the deck is reshuffled."""
    state = g.state
    for card in reversed(state.destiny):
        g.emit("first_player_card", None, card=g.destiny_ref(card))
        state.turn_owner = g.destiny_faces[card].seat
        if state.turn_owner >= 0:
            break
    g.emit("first_player", state.turn_owner)
    if state.extra.faces:
        deal_extras(g)
    else:
        state.destiny = g.dice.shuffled(state.destiny, "destiny deck")
