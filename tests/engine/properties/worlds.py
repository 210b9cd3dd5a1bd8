"""Two worlds that differ only in what one viewer may not know, played side by side (docs/testing.md, Secrecy).

``Pair`` starts from one position and makes a second one in which hidden cards have changed places:

- **other**: two cards with different faces that the viewer cannot place have changed places;
- **twins**: the same with two cards that look alike, so that nobody could ever tell;
- **techs**: two face-down tech cards of other players have changed places;
- **moons**: two face-down moons that the viewer has not read have changed places;
- **destiny**: a card of another player's destiny hand and one of the destiny deck have changed places;
- **order**: two cards of one hand lie the other way round, the viewer may know them (a random card of that hand is
  then another one).

Both get the same answers: each is legal in both and has nothing to do with cards that changed. After every input every
byte that the viewer gets is compared. It ends when the viewer rightly gets to see one of the changed cards.
"""

from __future__ import annotations

import json
from typing import Any

from app.engine import Ask, Event, Game
from app.engine.moments import NEW_HAND
from app.engine.state import EVERYBODY, OWNER, State, TechCard, decode
from bench.randomplay import Chance, random_offer, random_value

Values = tuple[Any, Any]


def swap(state: State, x: int, y: int, names: bool) -> None:
    """Two cards change places; with ``names``, so does all that anybody could follow of them."""
    other = {x: y, y: x}
    for pile in (*state.hands, state.deck, state.reward.deck):
        pile[:] = [other.get(card, card) for card in pile]
    if names:
        for row in state.ids:
            row[x], row[y] = row[y], row[x]


def option_key(option: tuple[Any, ...], twin: dict[int, int]) -> tuple[Any, ...]:
    """What makes an option the same in both worlds."""
    card = option_card(option)
    card = twin.get(card, card)
    if option[0] == "use":
        me = option[1]
        return ("use", me.source, me.hook.name, card, me.power.id if me.power else -1)
    if option[0] == "join":
        return ("join", option[1][0], option[1][1] is not None)
    if option[0] == "reinforce":
        return ("reinforce", card, option[1][1])
    if isinstance(option[-1], TechCard):
        return (option[0], option[1].id)
    return ("card", card) if option[0] == "card" else option


def option_card(option: tuple[Any, ...]) -> int:
    """The card that an option is about; -1 for none."""
    if option[0] == "use":
        return option[1].card
    if option[0] == "card":
        return option[1]
    return option[1][0] if option[0] in ("reinforce", "card_as") else -1


def knows_most(state: State) -> int:
    """The seat that can place the most cards of other hands."""
    held = [(card, seat) for seat, hand in enumerate(state.hands) for card in hand]
    knowing = [
        sum(bool(state.ids[viewer][card]) for card, seat in held if seat != viewer) for viewer in range(state.seats)
    ]
    return knowing.index(max(knowing))


class Pair:
    """The same table twice, with other hidden cards."""

    def __init__(self, game: Game, viewer: int | None, chance: Chance, orders: int = 30) -> None:
        """From the last checkpoint of a game; ``orders`` of a hundred changes are of that kind."""
        self.viewer, self.chance, self.orders = viewer, chance, orders
        self.changed: set[int] = set()
        self.changed_techs: set[int] = set()
        self.changed_moons: dict[int, int] = {}  # place -> its occupant then
        self.changed_destiny: set[int] = set()
        self.twin: dict[int, int] = {}
        self.compared = self.unlike = self.alike = 0
        self._rows = [-1] if viewer is None else [-1, viewer]
        states = decode(game.checkpoint), decode(game.checkpoint)
        for _ in range(1 + chance.below(3)):
            self._change(states[1], game)
        self.games = Game.at(game.setup, states[0]), Game.at(game.setup, states[1])
        self.events: list[list[Event]] = [list(one.events) for one in self.games]
        for one in self.games:
            one.events.clear()
        self._known = [self._followed(world) for world in (0, 1)]

    # --- making the other world
    def _change(self, state: State, game: Game) -> None:
        chance, faces = self.chance, game.faces
        if chance.percent(15) and self._change_techs(state):
            return
        if state.moons and chance.percent(25) and self._change_moons(state):
            return
        if chance.percent(60) and self._change_destiny(state, game):
            return
        taken = self.changed | set(self.twin)
        others = [hand for seat, hand in enumerate(state.hands) if seat != self.viewer]
        if chance.percent(self.orders):
            known = [hand for hand in others if any(state.ids[row][card] for row in self._rows for card in hand)]
            hand = [card for card in chance.pick(known or others) if card not in taken]
            backs = {faces[card].deck for card in hand}
            if len(backs) > 1:
                back = chance.pick(sorted(backs))
                hand = [card for card in hand if faces[card].deck == back]
            if len(hand) > 1:
                x, y = chance.sample(hand, 2)
                swap(state, x, y, names=False)
                self.changed |= {x, y}
            return
        alike = chance.percent(35)
        places = [card for pile in (*others, state.deck, state.reward.deck) for card in pile]
        hidden = [card for card in places if card not in taken and not any(state.ids[row][card] for row in self._rows)]
        held = [card for card in hidden if card not in state.deck + state.reward.deck]
        if not held:
            return
        x = chance.pick(held)
        like = [c for c in hidden if faces[c].encounter == faces[x].encounter and c != x]
        like = [c for c in like if faces[c].deck == faces[x].deck]  # all see the backs
        like = [c for c in like if (faces[c].id == faces[x].id) == alike]
        if like:
            y = chance.pick(like)
            swap(state, x, y, names=True)
            if alike:
                self.twin |= {x: y, y: x}
            else:
                self.changed |= {x, y}

    def _change_techs(self, state: State) -> bool:
        hidden = [tech for tech in state.techs if not tech.up and tech.seat != self.viewer and not tech.cards]
        if len(hidden) < 2:
            return False
        one, two = self.chance.sample(hidden, 2)
        one.card, two.card = two.card, one.card
        self.changed_techs |= {one.id, two.id}
        return True

    def _change_moons(self, state: State) -> bool:
        """Both free, or both secret moons of others: what must be played now is known when it is occupied."""
        hidden = [m for m in state.moons if not (m.up or m.gone or m.home == self.viewer or self.viewer in m.seen)]
        one = self.chance.pick(hidden) if hidden else None
        like = [moon for moon in hidden if one is not None and moon is not one and (moon.seat < 0) == (one.seat < 0)]
        if one is None or not like:
            return False
        two = self.chance.pick(like)
        one.card, two.card = two.card, one.card
        self.changed_moons |= {one.place: one.seat, two.place: two.seat}
        return True

    def _change_destiny(self, state: State, game: Game) -> bool:
        held = [entry for entry in state.inverted.destiny if entry[0] != self.viewer] if state.inverted else []
        held = [entry for entry in held if state.inverted and state.inverted.hexes[entry[0]] == "worldships"]
        if not held or not state.destiny or self.changed_destiny:
            return False
        entry, at = self.chance.pick(held), self.chance.below(len(state.destiny))
        if game.destiny_faces[entry[1]] == game.destiny_faces[state.destiny[at]]:
            return False
        self.changed_destiny = {entry[1], state.destiny[at]}
        entry[1], state.destiny[at] = state.destiny[at], entry[1]
        return True

    @property
    def differ(self) -> bool:
        """There is something to compare."""
        changed = self.changed_techs or self.changed_moons or self.changed_destiny
        return bool(self.changed or self.twin or changed)

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

    def _followed(self, world: int) -> set[int]:
        ids = self.games[world].state.ids
        return {card for card in self.changed if any(ids[row][card] for row in self._rows)}

    def sees_a_change(self) -> bool:
        """The viewer gets to see a changed card in one of the worlds."""
        seen = False
        for world, game in enumerate(self.games):
            open_destiny = {game.encounter.card, *game.state.destiny_discard}
            seen = seen or bool(self.changed_destiny & open_destiny)
            lying = {tech.id for tech in game.state.techs if not tech.up}
            seen = (
                seen or bool(self.changed_techs - lying) or game.moment == NEW_HAND
            )  # all learn that there is no card
            same = {moon.place: moon.seat for moon in game.state.moons if not moon.up and not moon.gone}
            seen = seen or any(same.get(place, -9) != seat for place, seat in self.changed_moons.items())
            shown = {card for card in self.changed if self._shown(world, card)}
            known = self._followed(world)
            for card in known - shown - self._known[world]:
                raise AssertionError(f"{game.faces[card].name} is shown to viewer {self.viewer} without a reason")
            self._known[world] = known
            kinds = {event.kind for event in self.events[world]}
            # a card that was shown and is gone again in the same step
            seen = (
                seen
                or bool(shown)
                or bool(kinds & {"reshuffled", "rewards_reshuffled", "quake"} and kinds & {"discarded"})
            )
        return seen

    def _shown(self, world: int, card: int) -> bool:
        """By the rules: it lies open, it is the viewer's, or the viewer was shown it just now."""
        game = self.games[world]
        state, encounter = game.state, game.encounter
        open_places = [
            *state.discard,
            *state.reward.discard,
            *(c for c, _ in state.table),
            *(c for c, _ in state.lasting),
        ]
        open_places += [placed.card for placed in encounter.added]
        for pile in state.piles:
            own = pile.faces == OWNER and game.pile_owner(pile) == self.viewer
            open_places += pile.cards if own or pile.faces == EVERYBODY else []
        open_places += [c for c, up in zip(encounter.slots, encounter.face_up) if up]
        if card in open_places or (self.viewer is not None and card in state.hands[self.viewer]):
            return True
        face = json.dumps(game.faces[card].id)
        for event in self.events[world]:
            told = self.viewer in (event.private or {}) or "cards" in (event.fields or {})
            if told and face in json.dumps(event.for_viewer(self.viewer)):
                return True
        return False

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
            assert not one.window or seen[0] == seen[1], f"other questions elsewhere:\n{shapes[0]}\n{shapes[1]}"
            assert one.waiting == two.waiting
            return False
        self.unlike += [ask.silent for ask in one.asks] != [ask.silent for ask in two.asks]
        index = self.chance.below(len(one.asks))
        pair = (one.asks[index], two.asks[index])
        values = self._values(*pair)
        if values is None:
            return False
        outcomes = [game.answer(ask.id, value) for game, ask, value in zip(self.games, pair, values)]
        self.events = [outcome.events for outcome in outcomes]
        if self.sees_a_change() or one.over:
            return False
        told = [(o.public, o.seats, o.new_phase) for o in outcomes]
        if told[0] != told[1]:  # one hand allows a further choice before the use is announced
            chosen = [ask.options[int(value[0])] for ask, value in zip(pair, values) if not ask.back and ask.window]
            picks = all(ask.back for ask in pair) or (len(chosen) == 2 and all(option[0] == "use" for option in chosen))
            assert picks, f"{pair[0].text}: {told}"
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
            {option_key(o, twin): str(i) for i, o in enumerate(ask.options) if option_card(o) not in self.changed}
            for ask, twin in ((one, {}), (two, self.twin))
        ]
        common = [key for key in index[0] if key in index[1]]
        low, high = max(one.low, two.low), min(one.high, two.high, len(common))
        if low > high:
            return None
        keys = self.chance.sample(common, self.chance.between(low, high))
        return [index[0][key] for key in keys], [index[1][key] for key in keys]

    def _deal(self, one: Ask, two: Ask) -> Values | None:
        """Offers without cards that changed and without terms that one of the worlds could not meet."""
        fields = [ask.deal.fields(ask.seat) for ask in (one, two)]
        if fields[0]["received"] and self.chance.percent(50):
            return {"action": "accept"}, {"action": "accept"}
        if self.chance.percent(20):
            return {"action": "refuse"}, {"action": "refuse"}
        game, avoid = self.games[0], self.changed | set(self.twin)
        names = {game.card(card, one.seat)["id"] for card in game.state.hands[one.seat] if card not in avoid}
        mine = fields[0]["can_give"] | {"cards": [c for c in fields[0]["can_give"]["cards"] if c["id"] in names]}
        theirs = fields[0]["can_receive"] | {"cards": []}
        offer = {"action": "offer", "offer": random_offer({"can_give": mine, "can_receive": theirs}, self.chance)}
        return offer, offer
