"""What exact play of the last tiles is worth: `python -m bench.pickomino_endgame [players …]`.

Tables with one or two tiles left come from games of *strong* players. On each, the best turn towards the network's
values and the best turn towards the master's are compared with the best turn there is, as far as many more nodes tell.
"""

import argparse
import time
from random import Random

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import guinguette
from guinguette.bots import Bot
from guinguette.bots.pickomino import Strong, warm
from guinguette.games.pickomino import Table
from guinguette.solve.pickomino import FIRST_STATE, Ends, PickominoTurn
from guinguette.solve.pickomino_values import PickominoValues
from guinguette.solve.pickomino_values.endgame import Endgame, is_endgame
from guinguette.solve.pickomino_values.position import read_ends

GAMES = 60
TABLES = 120
MANY_NODES = 600


def endgames(seats: int) -> list[Table]:
    """Of some games, where a turn begins."""
    found = []
    bot: Bot = Strong()
    for seed in range(GAMES):
        game, rng, turn = guinguette.new("pickomino", seats, seed), Random(seed), 0
        while game.outcome is None:
            if game.state.turn != turn:
                turn = game.state.turn
                found += [game.state.copy()] if is_endgame(game.state) else []
            if game.to_move == guinguette.CHANCE:
                game.roll()
            else:
                game.play(bot.choose(game.view(game.to_move), game.legal, rng))
    return found


def exact_ends(values: PickominoValues, endgame: Endgame, s: Table) -> Ends:
    row = np.zeros(FIRST_STATE)
    values.kernels.price_endgame(endgame, values.judge, s.array()[0], values.room, row)
    return read_ends(row, 0)


def learned_ends(values: PickominoValues, s: Table) -> Ends:
    row = np.zeros(FIRST_STATE)
    values.kernels.price_turn(values.judge, s.array()[0], values.room, row)
    return read_ends(row, 0)


def value_of_play(towards: Ends, truth: Ends) -> float:
    """What the best turn towards some ends is truly worth."""
    (choice,) = PickominoTurn(towards).at_start().values()
    return float(choice.odds.stop @ np.array(truth.stop) + choice.odds.null * truth.null)


def add_rows(grid: Grid, seats: int) -> None:
    found = endgames(seats)
    values = PickominoValues(seats, deluxe=False)
    loss, seconds = [], []
    for s in Random(1).sample(found, TABLES):
        truth = exact_ends(values, Endgame.arrays(seats, MANY_NODES), s)
        began = time.perf_counter()
        exact = exact_ends(values, Endgame.arrays(seats), s)
        seconds.append(time.perf_counter() - began)
        best = PickominoTurn(truth).value
        loss.append([best - value_of_play(ends, truth) for ends in (learned_ends(values, s), exact)])
    (network, most), (master, most_exact) = ((np.mean(column), max(column)) for column in zip(*loss, strict=True))
    lost = (f"{network:.3%}", f"{most:.2%}", f"{master:.3%}", f"{most_exact:.2%}")
    times = (f"{np.mean(seconds) * 1e3:.0f}", f"{max(seconds) * 1e3:.0f}")
    grid.add_row(str(seats), f"{len(found) / GAMES:.1f}", *lost, *times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="*", type=int, default=[2, 3, 4, 5, 6, 7])
    warm()
    grid = Grid(title="Chance to win lost in a turn that begins with one or two tiles left", title_justify="left")
    for column in ("players", "such turns a game", "by the network", "most", "exactly", "most", "ms", "most"):
        grid.add_column(column, justify="right")
    for seats in parser.parse_args().players:
        add_rows(grid, seats)
    Console().print(grid)


if __name__ == "__main__":
    main()
