"""Destiny cards of the old universe: comets and colourless cones, mixed into the destiny deck (chapters 27 and 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .asks import Steps
from .setup import Options
from .state import Extras
from .variants import VARIANTS
from .variants.cones.cone import Cone

if TYPE_CHECKING:
    from .game import Game

FAMILIES = ("comet", "cone")
CONES = {name: card for name, card in VARIANTS.items() if issubclass(card, Cone)}


def extras_of(options: Options) -> Extras | msgspec.UnsetType:
    """CM-1, DV-1: the pool of extra cards of a table, by their ids; cards that could do nothing there stay out."""
    if not (options.comets or options.colourless_cones or options.hazards):
        return msgspec.UNSET
    cards = (VARIANTS[name] for name in sorted(VARIANTS))
    return Extras([card.id for card in cards if card.deck in FAMILIES and card.played(options)])


def deal_extras(g: Game) -> None:
    """CM-1, DV-1: one random card of the pool for each player goes into the destiny deck, unseen."""
    state = g.state
    base = len(g.destiny_faces) - len(state.extra.faces)
    pool = g.dice.shuffled(list(range(base, len(g.destiny_faces))), "extra destiny cards")
    state.destiny = g.dice.shuffled(state.destiny + pool[: state.seats], "destiny deck")
    state.extra.spare = pool[state.seats :]


def exchange(g: Game) -> None:
    """CM-5, DV-2: the deck is about to be rebuilt. The extra card played last leaves the game and another comes in from
    out of play, unseen; where nothing is left there it comes back. A table option exchanges all that were in the
    deck."""
    state, faces = g.state, g.destiny_faces
    played = [card for card in state.destiny_discard if faces[card].extra]
    leaving = played[-1:]
    if g.setup.options.all_new_extras:
        leaving = [card for card in state.destiny if faces[card].extra] + played
    leaving = leaving[max(0, len(leaving) - len(state.extra.spare)) :]
    for card in leaving:
        pile = state.destiny_discard if card in state.destiny_discard else state.destiny
        pile.remove(card)
        state.extra.gone.append(card)
        if pile is state.destiny_discard:
            g.emit("extra_gone", None, card=g.destiny_ref(card))
        state.destiny.append(state.extra.spare.pop())


def turn_up(g: Game, card: str) -> bool:
    """An extra card lies open. True if it names somebody: a comet is only noted (CM-2), and so is a second one, without
    effect (CM-3); a colourless cone that fits nobody is passed over (DV-12)."""
    encounter = g.encounter
    if card not in CONES:
        g.note_comet(card)
        return False
    encounter.foretell(fits=tuple(CONES[card].fits(g)))
    if not encounter.omen.fits:
        g.emit("cone_misses", encounter.offense, card=("face", card))
        return False
    if len(encounter.omen.fits) == 1:
        encounter.colour = encounter.omen.fits[0]
    return True


def name_defense(g: Game) -> Steps:
    """DV-5: the open colourless cone names the defense, by the choice of whoever its text says. False if it has come to
    the offense itself: then the own colour has been drawn (DV-7)."""
    encounter = g.encounter
    card = g.destiny_faces[encounter.card].kind
    cone = CONES[card]
    seat, planet = yield from cone.decide(g)
    encounter.colour = seat  # DV-6
    if seat == encounter.offense:
        return False
    encounter.defense, encounter.planet = seat, planet
    encounter.foretell(cone=card, warp=cone.warp)
    g.look_again()
    return True
