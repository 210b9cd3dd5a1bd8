"""Two worlds that differ only in what one viewer may not know, played side by side (docs/testing.md, Secrecy).

``Pair`` starts from one position, makes a second one in which some hidden cards have changed places, and gives both the
same answers: each is one that is legal in both and has nothing to do with the cards that changed. After every input it
compares every byte that the viewer gets. It stops when the viewer rightly gets to see one of the changed cards.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from app.engine import Ask, Event, Game, Setup
from app.engine.state import EVERYBODY, OWNER, State, decode
from bench.randomplay import Chance, random_offer, random_value

Values = tuple[Any, Any]


def swap(state: State, x: int, y: int) -> None:
    """Two cards change places, with all that anybody could follow of them."""
    other = {x: y, y: x}
    for pile in (*state.hands, state.deck):
        pile[:] = [other.get(card, card) for card in pile]
    for row in state.ids:
        row[x], row[y] = row[y], row[x]


def hidden_from(state: State, viewer: int | None) -> list[int]:
    """Cards in other hands and in the deck that the viewer cannot place."""
    rows = [state.ids[-1]] if viewer is None else [state.ids[-1], state.ids[viewer]]
    piles = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    return [card for pile in (*piles, state.deck) for card in pile if not any(row[card] for row in rows)]


def option_key(option: tuple[Any, ...]) -> tuple[Any, ...]:
    """What makes an option the same in both worlds."""
    if option[0] == "use":
        me = option[1]
        return ("use", me.source, me.hook.name, me.card, me.power.id if me.power else -1)
    if option[0] == "join":
        return ("join", option[1][0], option[1][1] is not None)
    return option


def option_card(option: tuple[Any, ...]) -> int:
    """The card that an option is about; -1 for none."""
    if option[0] == "use":
        return option[1].card
    if option[0] == "card":
        return option[1]
    return option[1][0] if option[0] in ("reinforce", "card_as") else -1


@dataclass
class Pair:
    """The same table twice, with other hidden cards."""

    setup: Setup
    viewer: int | None
    chance: Chance
    games: tuple[Game, Game]
    changed: set[int]
    compared: int = 0
    unlike: int = 0  # windows in which the worlds differ in who has something to play
    events: tuple[list[Event], list[Event]] = field(default_factory=lambda: ([], []))

    @classmethod
    def at(cls, game: Game, viewer: int | None, chance: Chance, changes: int) -> Pair | None:
        """From the last checkpoint of a game; None if there is nothing hidden to change."""
        one, two = decode(game.checkpoint), decode(game.checkpoint)
        changed: set[int] = set()
        faces = game.faces
        for _ in range(changes):
            hidden = [card for card in hidden_from(two, viewer) if card not in changed]
            kind = chance.percent(50)
            pool = [card for card in hidden if faces[card].encounter == kind]
            held = [card for card in pool if card not in two.deck]
            if not held:
                continue
            x = chance.pick(held)
            pool = [card for card in pool if faces[card].id != faces[x].id]
            if pool:
                y = chance.pick(pool)
                swap(two, x, y)
                changed |= {x, y}
        if not changed:
            return None
        games = Game.at(game.setup, one), Game.at(game.setup, two)
        pair = cls(game.setup, viewer, chance, games, changed)
        pair.events = list(games[0].events), list(games[1].events)
        for game_ in games:
            game_.events.clear()
        return pair

    # --- what the viewer gets
    def message(self, world: int) -> bytes:
        """Everything that the viewer is told now."""
        game, viewer = self.games[world], self.viewer
        told = [event.for_viewer(viewer) for event in self.events[world]]
        body = {
            "seq": game.seq,
            "events": [event for event in told if event is not None],
            "view": [game.public_view(), game.private_view(viewer)],
            "asks": [game.wire(ask) for ask in game.asks if ask.seat == viewer],
            "silent": [ask.silent for ask in game.asks if ask.seat == viewer],
            "waiting": game.waiting,
            "window": game.window,
            "moment": game.moment,
        }
        return json.dumps(body).encode()

    def compare(self) -> None:
        """Not a byte may differ."""
        one, two = self.message(0), self.message(1)
        assert one == two, f"viewer {self.viewer} can tell the worlds apart:\n{one!r}\n{two!r}"
        self.compared += 1

    def sees_a_change(self) -> bool:
        """The viewer gets to see a changed card in one of the worlds, and the rules give a reason."""
        seen = False
        for world, game in enumerate(self.games):
            ids = game.state.ids
            for card in self.changed:
                if ids[-1][card] or (self.viewer is not None and ids[self.viewer][card]):
                    assert self._reason(world, card), (
                        f"{game.faces[card].name} is shown to {self.viewer} without a reason"
                    )
                    seen = True
            kinds = {event.kind for event in self.events[world]}
            seen = seen or bool(kinds & {"reshuffled", "quake"} and kinds & {"discarded"})  # shown, and gone again
        return seen

    def _reason(self, world: int, card: int) -> bool:
        game = self.games[world]
        state, encounter = game.state, game.encounter
        open_places = [*state.discard, *(c for c, _ in state.table), *(c for c, _ in state.lasting)]
        open_places += [placed.card for placed in encounter.added]
        for pile in state.piles:
            own = pile.faces == OWNER and game.pile_owner(pile) == self.viewer
            open_places += pile.cards if own or pile.faces == EVERYBODY else []
        open_places += [c for c, up in zip(encounter.slots, encounter.face_up) if up]
        if card in open_places or (self.viewer is not None and card in state.hands[self.viewer]):
            return True
        face = json.dumps(game.faces[card].id)
        return any(
            self.viewer in (event.private or {}) and face in json.dumps(event.for_viewer(self.viewer))
            for event in self.events[world]
        )  # fmt: skip

    # --- the same answer in both
    def step(self) -> bool:
        """One input in both worlds. False if the comparison ends here."""
        one, two = self.games
        assert one.over == two.over
        if one.over:
            return False
        shapes = self._shape(one), self._shape(two)
        if shapes[0] != shapes[1]:  # only how many questions one seat has may differ
            seen = [[shape for shape in world if not shape[7]] for world in shapes]  # a use still being chosen is not
            assert not one.window or seen[0] == seen[1], f"other questions in the other world:\n{shapes[0]}\n{shapes[1]}"
            assert one.waiting == two.waiting
            return False
        self.unlike += [ask.silent for ask in one.asks] != [ask.silent for ask in two.asks]
        index = self.chance.below(len(one.asks))
        pair = (one.asks[index], two.asks[index])
        values = self._values(*pair)
        if values is None:
            return False
        outcomes = [game.answer(ask.id, value) for game, ask, value in zip(self.games, pair, values)]
        self.events = (outcomes[0].events, outcomes[1].events)
        if self.sees_a_change() or one.over:
            return False
        told = [(o.public, o.seats, o.new_phase) for o in outcomes]
        if told[0] != told[1]:  # one hand allows a further choice before the use is announced
            assert pair[0].back and pair[1].back, f"{pair[0].text}: {told}"
            return False
        if outcomes[0].public or self.viewer in outcomes[0].seats:
            self.compare()
        else:
            assert not outcomes[0].events, "an event of which nobody is told"
        return True

    @staticmethod
    def _shape(game: Game) -> list[tuple[Any, ...]]:
        return [(a.id, a.seat, a.kind, a.text, a.phase, a.moment, a.window, a.back, a.clock) for a in game.asks]

    def _values(self, one: Ask, two: Ask) -> Values | None:
        if one.kind == "choose":
            return self._choice(one, two)
        if one.kind == "deal":
            return self._deal(one, two)
        assert (one.slots, one.total) == (two.slots, two.total)
        value = random_value(one, self.chance)
        return value, value

    def _choice(self, one: Ask, two: Ask) -> Values | None:
        if one.back and self.chance.percent(10):
            return None, None
        index = [
            {option_key(o): str(i) for i, o in enumerate(ask.options) if option_card(o) not in self.changed}
            for ask in (one, two)
        ]  # fmt: skip
        common = [key for key in index[0] if key in index[1]]
        if len(common) < max(one.low, two.low):
            return None
        count = self.chance.between(max(one.low, two.low), min(one.high, two.high, len(common)))
        keys = self.chance.sample(common, count)
        return [index[0][key] for key in keys], [index[1][key] for key in keys]

    def _deal(self, one: Ask, two: Ask) -> Values:
        """Offers without the changed cards and without terms that one of the worlds could not meet."""
        fields = [ask.deal.fields(ask.seat) for ask in (one, two)]
        if fields[0]["received"] and self.chance.percent(50):
            return {"action": "accept"}, {"action": "accept"}
        if self.chance.percent(20):
            return {"action": "refuse"}, {"action": "refuse"}
        game = self.games[0]
        names = {game.card(card, one.seat)["id"] for card in game.state.hands[one.seat] if card not in self.changed}
        mine = fields[0]["can_give"] | {"cards": [c for c in fields[0]["can_give"]["cards"] if c["id"] in names]}
        theirs = fields[0]["can_receive"] | {"cards": []}
        mine["random_cards"] = min(mine["random_cards"], len(mine["cards"]))
        offer = {"action": "offer", "offer": random_offer({"can_give": mine, "can_receive": theirs}, self.chance)}
        return offer, offer
