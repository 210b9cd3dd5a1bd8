"""20,000 random games over all player counts and options: each must end with a winner, raise nothing, and keep every
ship and card in one place after every answer. Takes half an hour on a free core: ``nice python -m bench long_run``.

Game ``n`` is the one of seed ``SEED + n``: ``any_setup(seed)`` played by ``Chance(seed)``.
"""

from __future__ import annotations

from collections import Counter
from time import perf_counter, process_time

from app.engine import Game

from .conserved import NotConserved, check_conserved
from .randomplay import Chance, any_setup, random_entry
from .results import table, where, write

SEED, GAMES = 5_000_000, 20_000
MOST_INPUTS = 100_000
OTHER_INPUTS = 5  # of a hundred inputs: a time-out or a lapse
SAY_EVERY = 500


def play_checked(seed: int) -> tuple[str, int, int]:
    """(how it ended, inputs, encounters) of one game."""
    game, chance = Game.new(any_setup(seed)), Chance(seed)
    inputs = 0
    try:
        while not game.over:
            if inputs == MOST_INPUTS:
                return "cut", inputs, game.state.encounters
            game.apply(random_entry(game, chance, OTHER_INPUTS))
            inputs += 1
            check_conserved(game)
    except NotConserved as error:
        print(f"seed {seed}, input {inputs}: {error}", flush=True)
        return "not conserved", inputs, game.state.encounters
    except Exception as error:  # noqa: BLE001 - the run reports every fault and goes on
        print(f"seed {seed}, input {inputs}: {type(error).__name__}: {error}", flush=True)
        return "raised", inputs, game.state.encounters
    return "won" if game.winners else "over without a winner", inputs, game.state.encounters


def run(games: int = GAMES) -> None:
    """Play, and write the section, anew after every few hundred games: a run that is stopped has said what it found."""
    ends: Counter[str] = Counter()
    inputs = encounters = longest = 0
    start, worked = perf_counter(), process_time()
    for number in range(games):
        how, count, fought = play_checked(SEED + number)
        ends[how] += 1
        inputs, encounters, longest = inputs + count, encounters + fought, max(longest, count)
        played = number + 1
        if played % SAY_EVERY == 0 or played == games:
            print(f"{played} games, {inputs:,} inputs, {perf_counter() - start:.0f} s: {dict(ends)}", flush=True)
            tell(ends, inputs, encounters, longest, process_time() - worked)


def tell(ends: Counter[str], inputs: int, encounters: int, longest: int, seconds: float) -> None:
    """Write the section."""
    played = sum(ends.values())
    rows = [
        ("games", f"{played:,} (seeds {SEED:,} to {SEED + played - 1:,}; 3 to 8 players, every option)"),
        ("won by somebody", f"{ends['won']:,}"),
        (f"cut at {MOST_INPUTS:,} inputs", ends["cut"]),
        ("raised an exception", ends["raised"]),
        ("a ship or card lost or doubled (looked for after every input)", ends["not conserved"]),
        ("inputs, encounters", f"{inputs:,}, {encounters:,}"),
        ("inputs of a game: mean, most", f"{inputs / played:,.0f}, {longest:,}"),
        ("inputs a second of processor time, checks included", f"{inputs / seconds:,.0f}"),
    ]
    write("Long run", f"Random games, `python -m bench long_run`. {where()}\n\n{table(('what', 'figure'), rows)}")


if __name__ == "__main__":
    run()
