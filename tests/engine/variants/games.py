"""Games of inverted systems that have just begun."""

from msgspec.structs import replace

from app.engine import Game
from bench.randomplay import make_setup


def begun(seats: int, hexagon: str = "", **options: object) -> Game:
    """A game of so many players at its first turn, in which somebody has that system; defaults at setup."""
    for seed in range(200):
        setup = make_setup(seed, seats=seats)
        game = Game.new(replace(setup, options=replace(setup.options, inverted_systems=True, **options)))
        while game.phase == "setup" and game.asks:
            game.timeout(game.asks[0].id)
        if game.inverted and (not hexagon or hexagon in game.inverted.hexes):
            return game
    raise AssertionError(f"no game with {hexagon}")
