"""A zap undoes the whole use or card and nothing else, whatever it hits (R-POWER-4, R-TIME-6, R-TIME-7, C-CARDZAP-1).

In random games a third of the deck are Cosmic Zaps and Card Zaps, and half of those that could be played are. The
engine is watched from inside: after the cancelling nothing of the use or card happens, and a zapped power is not used
again until the encounter ends.
"""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Game
from app.engine.aliens import ALIENS
from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import POWER, Effect
from bench.randomplay import Chance, make_setup, random_entry
from tests.kit import rule

ZAPS = 10  # attack cards that are Cosmic Zaps in these games, and as many that are Card Zaps
HALF = 50
MOST_INPUTS = 1500
GAMES = 2  # for each group of aliens


class Zapped(Game):
    """The real engine, looked at whenever a use begins, is announced, is cancelled, and is over."""

    def __init__(self, *args: Any) -> None:
        self.zapped_aliens: set[str] = set()
        self.zapped_cards: set[tuple[str, str]] = set()
        self.after_zap: list[tuple[Effect, dict[str, Any]]] = []
        super().__init__(*args)

    def locate(self) -> None:
        """Some low attack cards are Cosmic Zaps."""
        super().locate()
        zaps = [next(face for face in self.faces if face.effect == zap) for zap in ("cosmic_zap", "card_zap")]
        low = [card for card, face in enumerate(self.faces) if face.kind == ATTACK and 4 < face.value < 13]
        instead = {card: zaps[number % 2] for number, card in enumerate(low[: 2 * ZAPS])}
        self.faces = tuple(instead.get(card, face) for card, face in enumerate(self.faces))

    def shape(self) -> dict[str, Any]:
        """All that a use could change, cards in flight with the hand that they come from."""
        state, encounter = self.state, self.encounter
        held = [sorted([*hand, *(c for c, s in state.table if s == seat)]) for seat, hand in enumerate(state.hands)]
        return {
            "ships": [row[:] for row in state.ships],
            "hands": held,
            "deck": state.deck[:],
            "piles": [(pile.kind, pile.power, sorted(pile.cards)) for pile in state.piles if pile.cards],
            "powers": [(p.id, p.alien, p.seat, p.tokens, p.up, p.idle) for p in state.powers],
            "marks": [(mark.kind, mark.seat, mark.data[:]) for mark in state.marks],
            "cards": (encounter.slots[:], encounter.stated[:], encounter.became[:], len(encounter.added)),
            "course": (encounter.forced, encounter.result, encounter.allies[:], state.goto, state.phase),
        }

    def announce(self, me: Effect, choices: dict[str, Any]) -> Steps:
        power = me.power if me.hook.side == POWER and me.card < 0 and me.hook.use else None
        off = power is not None and bool(power.zapped)
        again = me.act is not None  # announced before: what was done then stands
        done = yield from super().announce(me, choices)
        assert not (off and done), f"{me.id} is used although it was zapped"
        if power is not None and not done and me.act is not None and me.act.by_zap:
            assert power.zapped
            assert power in self.state.powers
            self.zapped_aliens.add(me.id)
            if not again:
                self.after_zap.append((me, self.shape()))
        if me.card >= 0 and not done and me.act is not None and me.act.cancelled:
            self.zapped_cards.add(me.source)
            self.after_zap.append((me, self.shape()))
        return done

    def _carry(self, me: Effect, steps: Any, jumps: bool) -> Steps:
        def watched() -> Steps:
            if steps is not None and not isinstance(steps, bool):
                yield from steps
            before = next((shape for use, shape in self.after_zap if use is me), None)
            if before is not None:
                assert self.shape() == before, f"{me.id}.{me.hook.name} went on after the zap"

        yield from super()._carry(me, watched(), jumps)


def play(aliens: list[str], seed: int) -> Zapped:
    """A random game, or as much of it as is worth the time."""
    game, chance = Zapped.new(make_setup(seed, len(aliens), aliens=aliens, flares=True)), Chance(seed)
    for _ in range(MOST_INPUTS):
        if game.over:
            break
        zap = next(
            (
                (ask, str(index))
                for ask in game.asks
                if ask.moment in ("announced.use", "announced.card")
                for index, option in enumerate(ask.options)
                if option[0] == "use" and option[1].source in (("artifact", "cosmic_zap"), ("artifact", "card_zap"))
            ),
            None,
        )
        if zap is not None and chance.percent(HALF):
            game.answer(zap[0].id, [zap[1]])
        else:
            game.apply(random_entry(game, chance, 3))
    return game


def tables() -> list[list[str]]:
    """All aliens in groups of five; who may not sit together does not."""
    left = [alien for alien in ALIENS if ALIENS[alien].min_seats <= 5]
    groups: list[list[str]] = []
    while left:
        group: list[str] = []
        for alien in [*left, *ALIENS]:
            fits = not any(alien in ALIENS[o].not_with or o in ALIENS[alien].not_with for o in group)
            if len(group) < 5 and alien not in group and fits:
                group.append(alien)
        left = [alien for alien in left if alien not in group]
        groups.append(group)
    return groups


@rule("R-POWER-4", "R-TIME-6", "R-TIME-7", "C-CARDZAP-1")
@pytest.mark.parametrize("aliens", tables(), ids=lambda aliens: aliens[0])
def test_a_zapped_use_does_nothing_at_all(aliens: list[str]) -> None:
    powers: set[str] = set()
    cards: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        game = play(aliens, seed)
        powers |= game.zapped_aliens
        cards |= game.zapped_cards
    assert powers
    assert {kind for kind, _ in cards} <= {"artifact", "flare"}
    assert cards
