"""The table as one viewer may see it (protocol.md VIEW): the only way out of the engine besides events and asks.

The public part is equal for all viewers and is made once for all of them. What differs stands in keys of its own: a
seat's ``hand``, ``selected`` (the own face-down card) and ``known`` (what else this viewer can place).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .aliens import ALIENS
from .asks import planet_id
from .moments import DEF_ALLY, MORE_SHIPS, OFF_ALLY
from .refs import SIDES, wire
from .state import EVERYBODY, FIXED_PLACES, GATE, OUT, OWNER, RING, WARP, Pile, Special, TechCard
from .view_moons import moons, own_moons
from .view_notes import notes, secrets_key
from .view_totals import totals_of

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]


def _counts(row: list[int]) -> dict[str, int]:
    return {str(seat): n for seat, n in enumerate(row) if n}


def _encounter(g: Game) -> Body | None:
    """The running encounter, from regroup to its end."""
    e = g.encounter
    if e.offense < 0 or g.state.phase == "setup":
        return None
    ships = g.state.ships
    seats = range(g.state.seats)
    cards: Body = {}
    for side, name in enumerate(SIDES):
        card = e.slots[side]
        cards[name] = None if card < 0 else g.card(card, None) if e.face_up[side] else "face_down"
        if card >= 0 and e.face_up[side] and e.became[side]:
            cards[name] = cards[name] | {"became": e.became[side]}
    invited: Body = {}
    for seat in seats:
        if e.invited[seat]:
            invited[str(seat)] = [SIDES[i] for i, bit in enumerate((OFF_ALLY, DEF_ALLY)) if e.invited[seat] & bit]
    more: Body = {key: card for key, card in (("comet", e.omen.comet), ("cone", e.omen.cone)) if card}
    turned = g.is_turned()
    if e.omen.warp or turned:
        more |= {"warp": g.in_warp, "reverse": turned}
    return more | {
        "offense": e.offense,
        "defense": e.defense if e.fixed else None,
        "planet": planet_id(e.planet) if e.planet >= 0 else None,
        "number": e.number,
        "hazard": e.hazard,
        "destiny": wire(g.destiny_ref(e.card)) if e.card >= 0 else None,
        "offense_allies": {str(s): ships[GATE][s] for s in seats if e.allies[s] == OFF_ALLY},
        "defense_allies": {str(s): ships[RING][s] for s in seats if e.allies[s] == DEF_ALLY},
        "invited": invited,
        "cards": cards,
        "stated": {SIDES[side]: face for side, face in enumerate(e.stated) if face},
        "added": [{"side": SIDES[p.side], "seat": p.seat, "card": g.card(p.card, None)} for p in e.added],
        "totals": totals_of(g),
        "in_force": _in_force(g),
        "result": e.result or None,
    }


def _in_force(g: Game) -> list[Body]:
    """What announced uses and rules have put in force and nothing else on the table shows."""
    found: list[Body] = []
    for variant in g.forcing:
        if variant.bearers(g) is None:
            source = {"type": "variant", "id": variant.id}
            found.append({"what": variant.force, "seat": g.encounter.offense, "source": source})
    for mark in g.state.marks:
        kind, _, identity = mark.source.partition(":")
        what = ALIENS[identity].shows.get(mark.kind) if kind == "alien" else None
        if what:
            found.append({"what": what, "seat": mark.seat, "source": {"type": kind, "id": identity}})
    return found


def _seats(g: Game) -> list[Body]:
    """All seats; one of which nothing has changed since the last view is the same object as then."""
    warp = g.state.ships[WARP] if g.state.ships else [0] * g.state.seats
    powers: list[list[tuple[Any, ...]]] = [[] for _ in warp]
    for p in g.state.powers:
        up = p.up and not p.idle
        powers[p.seat].append((p.id, p.alien, p.hidden, bool(p.zapped), up, bool(p.used), p.tokens, bool(p.idle)))
    now = [
        (len(hand), len(g.foreign_colonies(seat)), g.home_shown(seat), warp[seat], powers[seat])
        for seat, hand in enumerate(g.state.hands)
    ]
    key, bodies = g.memo.get("seats", ([], []))
    if key == now:
        return bodies
    known = len(key)
    fresh = [bodies[s] if s < known and key[s] == now[s] else _seat(g, s, *now[s]) for s in range(len(now))]
    g.memo["seats"] = (now, fresh)
    return fresh


def _seat(g: Game, seat: int, hand: int, foreign: int, home: int, warp: int, rows: list[tuple[Any, ...]]) -> Body:
    powers = [
        {
            "id": f"p{identity}",
            "alien": None if hidden else alien,
            "state": "hidden" if hidden else "zapped" if zapped and up else "active" if up else "lost",
            "used": used,
            "tokens": tokens,
            **({"aside": True} if aside else {}),
        }
        for identity, alien, hidden, zapped, up, used, tokens, aside in rows
    ]
    for power, (_, alien, hidden, *_) in zip(powers, rows, strict=True):
        if not hidden and ALIENS[alien].traits:
            power["traits"] = ALIENS[alien].traits
    first = powers[0] if powers else None
    sitting = g.setup.seats[seat]
    return {
        "seat": seat,
        "name": sitting.name,
        "colour": sitting.colour,
        "alien": first["alien"] if first else None,
        "power": first["state"] if first else "hidden",
        "powers": powers,
        "hand": hand,
        "foreign_colonies": foreign,
        "home_colonies": home,
        "warp": warp,
    }


def _planets(g: Game) -> list[Body]:
    """All planets; those whose ships have not changed since the last view are the same objects as then."""
    ships = g.state.ships
    if not ships:
        return []
    rows = [(p, *ships[p]) for p in g.planets]
    key, bodies = g.memo.get("planets", ([], []))
    if key == rows:
        return bodies
    known = dict(zip(key, bodies, strict=True))
    fresh = [known[row] if row in known else _planet(g, row[0]) for row in rows]
    g.memo["planets"] = (rows, fresh)
    return fresh


def _planet(g: Game, p: int) -> Body:
    """One planet; added planets come after the five (or four) of the system."""
    body: Body = {
        "id": planet_id(p), "system": g.system(p), "index": g.place_index(p), "ships": _counts(g.state.ships[p]),
    }  # fmt: skip
    return body | {"kind": g.state.places[p - g.planet_count].kind} if g.is_fluid(p) else body


def _discard(g: Game) -> list[Body]:
    """The open pile, made anew when another card lies on it."""
    names, cards = g.state.ids[-1], g.state.discard
    now = [(card, names[card]) for card in cards]
    key, bodies = g.memo.get("discard", ([], []))
    if key != now:
        bodies = [g.card(card, None) for card in cards]
        g.memo["discard"] = (now, bodies)
    return bodies


def _destiny_discard(g: Game) -> list[Body]:
    key, bodies = g.memo.get("destiny", ([], []))
    if key != g.state.destiny_discard:
        bodies = [wire(g.destiny_ref(card)) for card in g.state.destiny_discard]
        g.memo["destiny"] = (g.state.destiny_discard[:], bodies)
    return bodies


def _collected(g: Game) -> list[Body]:
    """The destiny cards that lie on sheets."""
    owners = {power.id: power.seat for power in g.state.powers}
    return [{"seat": owners[power], "card": wire(g.destiny_ref(card))} for power, card in g.state.collected]


def public_view(g: Game) -> Body:
    """Top-level keys of VIEW that every viewer has alike."""
    state = g.state
    ships = state.ships
    gate = _counts(ships[GATE]) if ships else {}
    view: Body = {
        "phase": g.phase,
        "turn": {
            "number": state.turn,
            "offense": g.encounter.offense if state.turn else None,
            "owner": state.turn_owner,
            "encounter": g.encounter.number,
        },
        "encounter": _encounter(g),
        "seats": _seats(g),
        "planets": _planets(g),
        "gate": {"planet": planet_id(g.encounter.planet) if g.encounter.planet >= 0 else None, "ships": gate},
        "decks": {
            "cosmic": len(state.deck),
            "discard": _discard(g),
            "destiny": len(state.destiny),
            "destiny_discard": _destiny_discard(g),
        },
        "flares": list(state.flares),
        "piles": [pile_body(g, pile, None) for pile in state.piles],
        "collected": _collected(g),
        "techs": [tech_body(g, card, None) for card in state.techs],
        "tech_discard": state.tech_discard,
        "table": [{"seat": seat, "card": g.card(card, None)} for card, seat in state.table + state.lasting],
        "elsewhere": _elsewhere(g),
        "needed": {"foreign_colonies": g.colonies_needed, "home_colonies": g.home_needed},
        "winners": state.winners,
    }  # fmt: skip
    if on_sheets := _on_sheets(g):
        view["sheet_ships"] = on_sheets
    if state.put_away:
        view["decks"] |= {"aliens": len(state.unused), "aliens_discard": list(state.put_away)}
    if written := notes(g, None):
        view["notes"] = written
    if state.specials:
        view["special_ships"] = [_special(g, s) for s in state.specials]
    if state.specials or g.has_mark(MORE_SHIPS):
        view["extra_ships"] = _counts([g.more_ships(seat) for seat in range(state.seats)])
    if state.moons:
        view["moons"] = moons(g)
    for variant in g.showing:
        view |= variant.shown(g)
    if g.over:
        view["hands"] = {str(seat): [_open_card(g, card) for card in hand] for seat, hand in enumerate(state.hands)}
    return view


def _special(g: Game, special: Special) -> Body:
    """A ship of a kind of its own: whose, where, and the ships that lie under it."""
    body: Body = {"kind": special.kind, "seat": special.seat, **g.place(special.place)}
    if beneath := special.under + special.leased:
        body["under"] = _counts([beneath.count(seat) for seat in range(g.state.seats)])
    return body


def _on_sheets(g: Game) -> list[Body]:
    """Ships that stand on alien sheets: on which, and whose."""
    found: list[Body] = []
    for index, place in enumerate(g.state.places):
        if place.kind == "tech" or place.system != -1:  # shown with its card, or elsewhere
            continue
        power, ships = g.power(place.power), _counts(g.state.ships[g.planet_count + index])
        if power and ships:
            found.append({"power": f"p{power.id}", "seat": power.seat, "kind": place.kind, "ships": ships})
    return found


def pile_body(g: Game, pile: Pile, viewer: int | None) -> Body:
    """A pile on a sheet: how many cards for all, which for those whom its face rule lets see them."""
    owner = g.pile_owner(pile)
    body: Body = {"kind": pile.kind, "seat": owner, "count": len(pile.cards)}
    if pile.power >= 0:
        body["power"] = f"p{pile.power}"
    if pile.back >= 0:
        body["of"] = pile.back
    if pile.planet >= 0:
        body["planet"] = planet_id(pile.planet)
    if pile.faces == EVERYBODY or (pile.faces == OWNER and viewer is not None and viewer == owner):
        body["cards"] = [g.card(card, viewer) for card in pile.cards]
    elif _gave(pile, viewer):  # as far as it can still follow them
        row = g.state.ids[pile.back]
        body["cards"] = [g.card(card, viewer) for card in pile.cards if row[card]]
    return body


def _gave(pile: Pile, viewer: int | None) -> bool:
    """The pile was the viewer's hand, and another seat plays from it."""
    return viewer is not None and pile.player >= 0 and pile.back == viewer


def tech_body(g: Game, card: TechCard, viewer: int | None) -> Body:
    """A tech card: how many ships lie on it, and what it is for those who may know."""
    shown = card.up or viewer == card.seat
    body: Body = {
        "id": f"t{card.id}", "seat": card.seat, "up": card.up, "ships": g.research(card), "used": bool(card.used),
        "tech": card.card if shown else None,
    }  # fmt: skip
    if card.cards:
        body["under"] = len(card.cards)
        if viewer == card.seat:
            body["cards"] = [g.card(under, viewer) for under in card.cards]
    return body


def _open_card(g: Game, card: int) -> Body:
    """A card of a hand that is shown at the end of the game (R-WIN-7)."""
    return g.card(card, None) | {"id": f"end-{card}"}


def _elsewhere(g: Game) -> dict[str, int]:
    """Ships of each seat at special places: beyond planets, gate, the ring's allies and the warp. Those on moons and in
    limbo are among them (protocol.md VIEW)."""
    ships = g.state.ships
    if not ships:
        return {}
    if not g.state.places and not any(ships[OUT]) and not any(ships[RING]):
        return {}
    totals = [0] * g.state.seats
    limbo = g.inverted.limbo if g.inverted else []
    special = {*limbo, *(moon.place for moon in g.state.moons)}
    places = range(g.planet_count, len(ships) - FIXED_PLACES)
    added = [ships[p] for p in places if g.systems[p] == -1 or p in special]
    for row in [*added, ships[OUT]]:
        for seat, n in enumerate(row):
            totals[seat] += n
    for seat in range(g.state.seats):
        if g.encounter.allies and g.encounter.allies[seat] != DEF_ALLY:
            totals[seat] += ships[RING][seat]
    return _counts(totals)


def _face_down(g: Game) -> dict[int, list[int]]:
    """By seat: the card that it has selected, while it lies face down."""
    e = g.encounter
    found: dict[int, list[int]] = {}
    for card, seat, up in zip(e.slots, e.chosen_by, e.face_up):
        if card >= 0 and not up:
            found.setdefault(seat, []).append(card)
    return found


def private_key(g: Game) -> object:
    """All that the private views are made from: equal keys of one game mean equal private views, for every viewer."""
    state, e = g.state, g.encounter
    piles = [(p.kind, p.faces, p.cards[:], g.pile_owner(p)) for p in state.piles] if state.piles else None
    return (
        [hand[:] for hand in state.hands], [row[:] for row in state.ids], e.slots[:], e.chosen_by[:], e.face_up[:],
        [row[:] for row in state.candidates], len(g.faces), piles,
        [(power.seat, power.alien) for power in state.powers if power.hidden],
        [(moon.place, moon.card, moon.up, moon.seen[:]) for moon in g.moon_at.values()] if state.moons else None,
        secrets_key(g) if state.marks else None,
        [(card.id, card.seat, card.up, g.research(card), bool(card.used), card.cards[:]) for card in state.techs],
        [v.shown_to(g, seat) for v in g.showing for seat in range(state.seats)] if g.showing else None,
    )  # fmt: skip


def private_view(g: Game, viewer: int | None) -> Body:
    """Top-level keys that belong to one viewer: known for all, hand and selected for a seat."""
    state = g.state
    row = state.ids[-1 if viewer is None else viewer]
    public = state.ids[-1]
    known: list[Body] = []
    laid = _face_down(g)
    for seat, hand in enumerate(state.hands):
        if seat == viewer:
            continue
        mine = [card for card in hand if row[card] or public[card]]
        mine += [card for card in laid.get(seat, ()) if row[card] or public[card]]
        if mine:
            mine.sort(key=lambda card: (public[card] == 0, public[card] or row[card]))
            known += [{"seat": seat, "card": g.card(card, viewer)} for card in mine]
    view: Body = {"known": known}
    if viewer is not None:
        view["hand"] = [g.card(card, viewer) for card in state.hands[viewer]]
        view["selected"] = next((g.card(card, viewer) for card in laid.get(viewer, ())), None)
        if any(power.hidden for power in state.powers):
            view["hidden_powers"] = [p.alien for p in g.powers_of(viewer) if p.hidden]
        own = [card for card in state.techs if card.seat == viewer and (card.cards or not card.up)]
        if own:
            view["own_techs"] = [tech_body(g, card, viewer) for card in own]
        if state.piles:
            piles = [p for p in state.piles if (p.faces == OWNER and g.pile_owner(p) == viewer) or _gave(p, viewer)]
            view["own_piles"] = [pile_body(g, pile, viewer) for pile in piles]
        if written := notes(g, viewer):
            view["own_notes"] = written
        if state.moons:
            view |= own_moons(g, viewer)
        for variant in g.showing:
            view |= variant.shown_to(g, viewer)
        view["candidates"] = list(state.candidates[viewer]) if state.candidates else []
    return view


def view(g: Game, viewer: int | str | None) -> Body:
    """VIEW for a seat, a spectator (``None``) or, after the end, with all hands open (``all``)."""
    if not isinstance(viewer, str):
        return public_view(g) | private_view(g, viewer)
    laid = _face_down(g)
    hands = [[g.card(card, seat) for card in [*hand, *laid.get(seat, ())]] for seat, hand in enumerate(g.state.hands)]
    known = [{"seat": seat, "card": card} for seat, hand in enumerate(hands) for card in hand]
    return public_view(g) | {"known": known, "hands": {str(seat): hand for seat, hand in enumerate(hands)}}
