"""Many games at once, compiled, on all cores."""

import time
from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from guinguette.cli.reading import print_json
from guinguette.core import twin
from guinguette.core.errors import BadSetup
from guinguette.core.game import Game, Options, read_options
from guinguette.core.playthrough import check_count
from guinguette.core.words import say
from guinguette.games import GAMES, find

CHUNK = 20_000  # games between two looks at the progress bar; enough work for every core


def progress(console: Console) -> Progress:
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)


def checked_options(game: Game, seats: int, given: dict[str, str]) -> Options:
    options = read_options(game, given)
    check_count(game, seats, game.seats)
    if problem := options.problem(seats):
        raise BadSetup(problem)
    return options


def simulate(name: str, seats: int, games: int, given: dict[str, str], seed: int, *, as_json: bool) -> None:
    game = find(name)
    options = checked_options(game, seats, given)
    console = Console(stderr=True)
    with console.status(f"{name}: compiling, or loading what was compiled before"):
        warm_up(game, seats, options)
    start = game.start(seats, options)
    tally = Tally(seats)
    with progress(console) as bar:
        task = bar.add_task(f"{name}, {seats} players", total=games)
        for first in range(0, games, CHUNK):
            count = min(CHUNK, games - first)
            states = start.array(count)
            states["rng"] = seeds(seed, first, count)
            tally.add(game, states)
            bar.advance(task, count)
    if as_json:
        print_json(tally.summary(name))
    else:
        tally.show(Console(), name)


def seeds(seed: int, first: int, count: int) -> Any:
    """Far-apart generators for game after game, the same however the games are cut into chunks."""
    numbers = np.arange(first, first + count, dtype=np.uint64)
    return numbers * np.uint64(0xD1342543DE82EF95) + np.uint64(seed & 0xFFFFFFFFFFFFFFFF)


def warm_up(game: Game, seats: int, options: Options) -> None:
    states = game.start(seats, options).array(2)
    drivers = twin.compiled(game)
    drivers.play_random_parallel(states, np.zeros(2, np.int32))
    drivers.win_shares(states, np.zeros((2, seats)))


class Tally:
    """What many games add up to."""

    def __init__(self, seats: int) -> None:
        self.wins = np.zeros(seats)
        self.lengths: list[np.ndarray[Any, Any]] = []
        self.seconds = 0.0

    def add(self, game: Game, states: Any) -> None:
        decisions = np.zeros(len(states), np.int32)
        shares = np.zeros((len(states), len(self.wins)))
        drivers = twin.compiled(game)
        began = time.perf_counter()
        drivers.play_random_parallel(states, decisions)
        self.seconds += time.perf_counter() - began
        drivers.win_shares(states, shares)
        self.wins += shares.sum(axis=0)
        self.lengths.append(decisions)

    def summary(self, name: str) -> dict[str, Any]:
        lengths = np.concatenate(self.lengths)
        games = len(lengths)
        return {
            "game": name,
            "players": len(self.wins),
            "games": games,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(float(lengths.sum() / self.seconds)),
            "games_per_second": round(games / self.seconds),
            "wins_by_seat": [round(float(wins / games), 5) for wins in self.wins],
            "decisions_per_game": {
                "mean": round(float(lengths.mean()), 2),
                "shortest": int(lengths.min()),
                "median": int(np.median(lengths)),
                "longest": int(lengths.max()),
            },
        }

    def show(self, console: Console, name: str) -> None:
        facts = self.summary(name)
        table = Table(title=f"{say(f'{name}-name', 'en')}: {facts['games']:,} random games", show_header=False)
        table.add_row("decisions per second", f"{facts['decisions_per_second']:,}")
        table.add_row("games per second", f"{facts['games_per_second']:,}")
        for seat, share in enumerate(facts["wins_by_seat"]):
            table.add_row(f"seat {seat + 1} wins", f"{share:6.2%}  {'▇' * round(share * 40)}")
        lengths = facts["decisions_per_game"]
        table.add_row("decisions per game", f"mean {lengths['mean']}, median {lengths['median']}")
        table.add_row("shortest, longest", f"{lengths['shortest']}, {lengths['longest']}")
        console.print(table)


def warm() -> None:
    console = Console()
    twin.forget_old()
    with progress(console) as bar:
        task = bar.add_task("compiling", total=len(GAMES))
        for game in GAMES.values():
            bar.update(task, description=f"compiling {game.name}")
            began = time.perf_counter()
            warm_up(game, game.seats[0], game.options())
            import_module(f"guinguette.bots.{game.name}").warm()
            console.print(f"{game.name}: ready in {time.perf_counter() - began:.1f} s")
            bar.advance(task)
