"""Aliens that are not in play cost nothing: no moment and no computed value runs a hook of theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.engine import Game
from app.engine.aliens import ALIENS
from app.engine.effects import POWER, Effect, Hook
from bench.randomplay import Chance, make_setup, play

GAMES = 8


def looked_at(game: Game) -> set[tuple[str, bool]]:
    """(alien, it is a hook of its power) for every hook that a moment or computed value of this game goes through."""
    hooks = [hook for found in game.modifiers.values() for hook in found]
    hooks += [hook for layers in game.moments.values() for _, *kinds in layers for kind in kinds for hook in kind]
    return {(hook.owner.id, hook.side == POWER) for hook in hooks if hook.owner.kind == "alien" and not hook.mark}


@pytest.mark.parametrize("flares", [False, True])
def test_no_moment_looks_at_an_alien_that_is_not_in_play(flares: bool) -> None:
    for seed in range(GAMES):
        game, chance = Game.new(make_setup(seed, 5, flares=flares, tech=True)), Chance(seed)
        for _ in range(20):
            in_play = {power.alien for power in game.state.powers}
            found = looked_at(game)
            assert {alien for alien, power in found if power} <= in_play
            assert {alien for alien, power in found if not power} <= game.flares_in_game | in_play
            assert flares or not any(not power for _, power in found)
            assert len(in_play & {alien for alien, _ in found}) >= 3, "the hooks of those in play are found"
            if not game.over:
                play(game, chance, 100)


@pytest.mark.parametrize("flares", [False, True])
def test_no_hook_of_an_alien_that_is_not_in_play_runs(monkeypatch: pytest.MonkeyPatch, flares: bool) -> None:
    ran: set[str] = set()

    def watch(hook: Hook, plain: Callable[..., Any]) -> Callable[..., Any]:
        def watched(me: Effect, *args: Any) -> Any:
            state, alien = me.g.state, hook.owner.id
            ran.add(alien)
            in_play = any(power.alien == alien for power in state.powers)
            left_mark = any(mark.source == f"alien:{alien}" for mark in state.marks)
            assert in_play or left_mark or (hook.side != POWER and alien in me.g.flares_in_game), (
                f"{alien}.{hook.name} ran at {hook.at} in a game of {[power.alien for power in state.powers]}"
            )
            return plain(me, *args)

        return watched

    for alien in ALIENS.values():
        for hook in alien.hooks:
            for part in ("fn", "when", "own"):
                if getattr(hook, part) is not None:
                    monkeypatch.setattr(hook, part, watch(hook, getattr(hook, part)))
    for seed in range(GAMES):
        game = Game.new(make_setup(seed, 5, flares=flares, tech=True))
        ran.clear()
        play(game, Chance(seed), 2_000)
        assert ran, "the game ran no hook of any alien at all"
        assert flares or len(ran) < len(ALIENS) / 2
