"""How long the bots of Piña Coladice think, and how easy *easy* is: `python -m bench.pina_coladice_moves`."""

import time
from random import Random

import numpy as np

import guinguette
from guinguette.bots import Bot
from guinguette.bots.pina_coladice import Easy, Master, Strong, warm

GAMES = 200


def play(bots: list[Bot], seed: int, happy_hour: bool, seconds: list[float]) -> list[float]:
    """Each seat's share of the win; the time of every move is added to `seconds`."""
    game, rng = guinguette.new("pina_coladice", len(bots), seed, happy_hour=happy_hour), Random(seed)
    while game.outcome is None:
        if game.to_move == guinguette.CHANCE:
            game.roll()
            continue
        view, legal = game.view(game.to_move), game.legal
        began = time.perf_counter()
        move = bots[game.to_move].choose(view, legal, rng)
        seconds.append(time.perf_counter() - began)
        game.play(move)
    winners = [standing.seat for standing in game.outcome if standing.place == 1]
    return [(seat in winners) / len(winners) for seat in range(len(bots))]


def show_times(how: str, games: int) -> None:
    for happy_hour in (False, True):
        for players in (2, 4):
            seconds: list[float] = []
            for seed in range(games):
                play([Master()] * players, seed, happy_hour, seconds)
            median, high, most = np.quantile(seconds, [0.5, 0.99, 1]) * 1e3
            times = f"median {median:.1f} ms, p99 {high:.1f} ms, most {most:.0f} ms"
            print(f"master, {how}, {players} players{', Happy Hour' if happy_hour else ''}: {times}")


def show_easy(rival: Bot) -> None:
    shares = [play([Easy(), rival][:: 1 - 2 * (seed % 2)], seed // 2, False, [])[seed % 2] for seed in range(GAMES)]
    print(f"easy against {type(rival).__name__.lower()}: {np.mean(shares):.0%} of {GAMES} games")


def main() -> None:
    show_times("interpreted", 2)
    warm()
    show_times("compiled", 10)
    show_easy(Strong())


if __name__ == "__main__":
    main()
