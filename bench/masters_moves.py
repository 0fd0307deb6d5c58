"""How long masters think and the coach looks, before anything is compiled and after: `python -m bench masters`.

Positions come from games of masters; every move and every answer of the coach is timed.
"""

import sys
from random import Random
from typing import Any, NamedTuple

import numpy as np

import guinguette
from bench.figures import Figure, seconds, show
from guinguette.bots import Bot, pickomino, pikzi, pina_coladice
from guinguette.coach import NoAdvice, advise, prepare
from guinguette.solve.pickomino_values.position import price_last_tiles

GAMES_BEFORE, GAMES = 1, 5
LONGEST_BEFORE = 2.0  # seconds for a move while nothing is compiled
LONGEST_ANSWER = 0.1  # of the coach


class Variant(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = [name if value is True else value for name, value in self.options.items()]
        return ", ".join([f"{self.game} for {self.players}", *chosen])


VARIANTS = [
    Variant("pickomino", 2, {}),
    Variant("pickomino", 4, {}),
    Variant("pickomino", 7, {}),
    Variant("pickomino", 2, {"edition": "deluxe"}),
    Variant("pickomino", 7, {"edition": "deluxe"}),
    Variant("pina_coladice", 2, {}),
    Variant("pina_coladice", 4, {"happy_hour": True}),
    Variant("pikzi", 2, {}),
    Variant("pikzi", 5, {}),
    Variant("pikzi", 4, {"teams": True}),
]
MODULES: dict[str, Any] = {"pickomino": pickomino, "pina_coladice": pina_coladice, "pikzi": pikzi}
LIMITS = {"pickomino": 0.15, "pina_coladice": 0.15, "pikzi": 0.6}  # seconds for 99 of 100 moves, once compiled


def times(variant: Variant, games: int) -> tuple[list[float], list[float]]:
    """Of all moves with a choice, and of the coach's answers at the same moments."""
    master: Bot = MODULES[variant.game].Master()
    moves, answers = [], []
    for seed in range(games):
        play, rng = guinguette.new(variant.game, variant.players, seed, **variant.options), Random(seed)
        while play.outcome is None:
            seat = play.to_move
            if seat == guinguette.CHANCE:
                play.roll()
                continue
            view, legal = play.view(seat), play.legal
            chosen = []
            spent = seconds(lambda: chosen.append(master.choose(view, legal, rng)))  # noqa: B023  # called at once
            if len(legal) > 1:
                moves.append(spent)
                answers.append(seconds(lambda: ask(play, seat)))  # noqa: B023
            play.play(chosen[0])
    return moves, answers


def ask(play: guinguette.Playthrough, seat: int) -> None:
    price_last_tiles.cache_clear()  # which the master has just filled
    try:
        advise(play, seat)
    except NoAdvice:
        return


def figures(variant: Variant, *, compiled: bool) -> list[Figure]:
    moves, answers = times(variant, GAMES if compiled else GAMES_BEFORE)
    if not compiled:
        longest = Figure(f"{variant}: longest move", max(moves) * 1e3, "ms", LONGEST_BEFORE * 1e3, at_least=False)
    else:
        limit, late = LIMITS[variant.game], np.quantile(moves, 0.99)
        longest = Figure(f"{variant}: 99 of 100 moves", float(late) * 1e3, "ms", limit * 1e3, at_least=False)
    late = np.quantile(answers, 0.99)
    return [longest, Figure("… 99 of 100 answers", float(late) * 1e3, "ms", LONGEST_ANSWER * 1e3, at_least=False)]


def main() -> bool:
    prepare(*MODULES)
    before = [figure for variant in VARIANTS for figure in figures(variant, compiled=False)]
    for module in MODULES.values():
        module.warm()
    after = [figure for variant in VARIANTS for figure in figures(variant, compiled=True)]
    holds = show("Before anything is compiled", before)
    return show("Compiled", after) and holds


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
