"""The engine against plain engines, PyPI's peer, and its own limits."""

import tempfile
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from bench.figures import Figure, best, run_python, seconds
from guinguette.core import twin
from guinguette.core.game import Game, Options
from guinguette.games import GAMES

TIMES_PLAIN = 35
TIMES_PEER = 1_000
PEER_SECONDS = 3.0


class Limits(NamedTuple):
    """What a game must keep: microseconds per interpreted decision, bytes of a state."""

    interpreted: float
    size: int
    seats: int


LIMITS = {
    "pickomino": Limits(10, 512, 4),
    "pina_coladice": Limits(15, 512, 2),
    "pikzi": Limits(20, 1024, 4),
}


def compiled_seconds(game: Game, seats: int, options: Options, *, parallel: bool = False) -> float:
    """Seconds per decision of compiled random play."""
    drivers = twin.compiled(game)
    play = drivers.play_random_parallel if parallel else drivers.play_random
    start = game.start(seats, options)
    play(start.array(2), np.zeros(2, np.int32))  # compiled or loaded before the clock starts
    games = enough_games(start, play)

    def run() -> float:
        states, decisions = start.array(games), np.zeros(games, np.int32)
        states["rng"] = np.arange(games)
        return seconds(lambda: play(states, decisions)) / int(decisions.sum())

    return min(run() for _ in range(5))


def enough_games(start: Any, play: Any) -> int:
    """So many games that one run takes about half a second."""
    probe, decisions = start.array(500), np.zeros(500, np.int32)
    probe["rng"] = np.arange(500)
    return int(500 * 0.5 / seconds(lambda: play(probe, decisions))) + 500


def interpreted_seconds(game: Game, seats: int, options: Options) -> float:
    """Seconds per decision of random play on light objects."""
    start = game.start(seats, options)
    drivers = twin.interpreted(game)

    def run(first: int) -> float:
        states = [start.copy() for _ in range(10)]
        for i, state in enumerate(states):
            state.rng = first + i
        decisions = np.zeros(len(states), np.int32)
        return seconds(lambda: drivers.play_random(states, decisions)) / int(decisions.sum())

    return min(run(first) for first in range(0, 50, 10))


def plain_seconds(name: str, seats: int, games: int = 40) -> float:
    """Seconds per decision of the plain engine, its random choice included as in ours."""
    plain = import_module(f"bench.yardsticks.{name}")

    def run(first: int) -> float:
        made = 0

        def play() -> None:
            nonlocal made
            made = sum(plain.play_random(seed, seats) for seed in range(first, first + games))

        return seconds(play) / made

    return min(run(first) for first in range(0, 3 * games, games))


def game_figures(game: Game) -> list[Figure]:
    limits = LIMITS[game.name]
    fast = compiled_seconds(game, limits.seats, game.options())
    plain = plain_seconds(game.name, limits.seats)
    slow = interpreted_seconds(game, limits.seats, game.options())
    name = f"{game.name}, {limits.seats} players"
    with tempfile.TemporaryDirectory() as cache:
        code = f"from bench.engine import first_game; first_game({game.name!r})"
        cold, warm = run_python(code, cache), run_python(code, cache)
    return [
        Figure(f"{name}: compiled decisions per second, over the plain engine's", plain / fast, "×", TIMES_PLAIN, True),
        Figure(f"{name}: interpreted decision", slow * 1e6, "µs", limits.interpreted, False),
        Figure(f"{game.name}: one state", game.state.dtype.itemsize, "bytes", limits.size, False),
        Figure(f"{game.name}: first compiled game, cold cache", cold, "s", 12, False),
        Figure(f"{game.name}: first compiled game, warm cache", warm, "s", 1, False),
    ]


def first_game(name: str) -> None:
    """What a new process needs before it can simulate."""
    game = GAMES[name]
    twin.compiled(game).play_random(game.start(game.seats[0], game.options()).array(1), np.zeros(1, np.int32))


def pickomino_figures() -> list[Figure]:
    from bench.yardsticks.gym_peer import steps_per_second

    game = GAMES["pickomino"]
    classic, deluxe = game.options(), game.options(edition="deluxe")
    fast = compiled_seconds(game, 4, classic)
    both = compiled_seconds(game, 4, classic, parallel=True)
    return [
        Figure(
            "deluxe: speed per decision, of classic's", 100 * fast / compiled_seconds(game, 4, deluxe), "%", 60, True
        ),
        Figure("classic: two threads, over one", fast / both, "×", 1.7, True),
        Figure(
            "classic, 4 players: decisions per second, over pickomino-env's agent steps (3 bots)",
            1 / fast / steps_per_second(PEER_SECONDS, bots=3),
            "×",
            TIMES_PEER,
            True,
        ),
        Figure("classic, 4 players: compiled, one thread", 1e-6 / fast, "M decisions/s", 1, True),
    ]


def start_figures() -> list[Figure]:
    help_code = "import sys; sys.argv = ['guinguette', '--help']; from guinguette.cli import main; main()"
    nothing = best(lambda: run_python("pass"), 5)
    return [
        Figure("import guinguette", best(lambda: run_python("import guinguette"), 5) - nothing, "s", 0.25, False),
        Figure(
            "guinguette --help, Python's own start included", best(lambda: run_python(help_code), 5), "s", 0.5, False
        ),
    ]


def figures() -> list[Figure]:
    of_games = [figure for game in GAMES.values() for figure in game_figures(game)]
    return [*of_games, *pickomino_figures(), *start_figures()]
