"""What exact play of the last tiles is worth: `python -m bench.pickomino_endgame`.

Tables with one or two tiles left come from games of masters. On each, the best turn towards the network's values and
the best turn towards the master's are compared with the best turn there is, as far as many more nodes can tell.
"""

import time
from random import Random

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import guinguette
from guinguette.bots import Bot
from guinguette.bots.pickomino import Master, warm
from guinguette.games.pickomino import Table
from guinguette.solve.pickomino import FIRST_STATE, Ends, PickominoTurn
from guinguette.solve.pickomino_values import PickominoValues
from guinguette.solve.pickomino_values.endgame import NODES, Endgame, is_endgame
from guinguette.solve.pickomino_values.position import read_ends

GAMES = 40
TABLES = 120
MANY_NODES = 600


def endgames() -> list[Table]:
    """Of some games of two masters, where a turn begins."""
    found = []
    master: Bot = Master()
    for seed in range(GAMES):
        game, rng, turn = guinguette.new("pickomino", seed=seed), Random(seed), 0
        while game.outcome is None:
            if game.state.turn != turn:
                turn = game.state.turn
                found += [game.state.copy()] if is_endgame(game.state) else []
            if game.to_move == guinguette.CHANCE:
                game.roll()
            else:
                game.play(master.choose(game.view(game.to_move), game.legal, rng))
    return found


def exact_ends(values: PickominoValues, nodes: int, s: Table) -> Ends:
    row = np.zeros(FIRST_STATE)
    values.kernels.price_endgame(Endgame.arrays(nodes), values.judge, s.array()[0], values.room, row)
    return read_ends(row, 0)


def learned_ends(values: PickominoValues, s: Table) -> Ends:
    row = np.zeros(FIRST_STATE)
    values.kernels.price_turn(values.judge, s.array()[0], values.room, row)
    return read_ends(row, 0)


def value_of_play(towards: Ends, truth: Ends) -> float:
    """What the best turn towards some ends is truly worth."""
    (choice,) = PickominoTurn(towards).at_start().values()
    return float(choice.odds.stop @ np.array(truth.stop) + choice.odds.null * truth.null)


def main() -> None:
    warm()
    tables = endgames()
    values = PickominoValues(2, deluxe=False)
    loss = []
    seconds = []
    for s in Random(1).sample(tables, TABLES):
        truth = exact_ends(values, MANY_NODES, s)
        began = time.perf_counter()
        master = exact_ends(values, NODES, s)
        seconds.append(time.perf_counter() - began)
        best = PickominoTurn(truth).value
        loss.append([best - value_of_play(ends, truth) for ends in (learned_ends(values, s), master)])
    grid = Grid("play towards", "chance to win lost in a turn", "at most", title_justify="left")
    grid.title = f"{len(tables) / GAMES:.1f} turns of a game begin with one or two tiles left"
    for name, column in zip(("the network", f"{NODES} nodes"), np.transpose(loss), strict=True):
        grid.add_row(name, f"{column.mean():.3%}", f"{column.max():.2%}")
    Console().print(grid)
    print(f"{NODES} nodes take {np.mean(seconds) * 1e3:.1f} ms, at most {max(seconds) * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
