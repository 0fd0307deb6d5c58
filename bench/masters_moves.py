"""How long bots think and the coach looks, before anything is compiled and after: `python -m bench masters`.

Positions come from games of masters; every move and every answer of the coach is timed, in a process that has made
ready what a server makes ready. The first move and the first answer of all are those of a new process, which has loaded
nothing yet.
"""

import json
import subprocess
import sys
from random import Random
from typing import Any, NamedTuple

import numpy as np

import guinguette
from bench.figures import Figure, seconds, show
from guinguette.bots import Bot, find_bot
from guinguette.coach import NoAdvice, advise
from guinguette.server.warming import load, prepare
from guinguette.solve.pickomino_values.position import price_last_tiles

PLAYED_BEFORE, PLAYED = 1, 5  # games of each variant
LONGEST_BEFORE = 2.0  # seconds for a move while nothing is compiled
LONGEST_ANSWER = 0.1  # of the coach
INSTANT = 0.05  # of easy and random players

FIRST = """
import json, sys, time
from random import Random
game, players, options = json.loads(sys.argv[1])
import guinguette
table = guinguette.new(game, players, 1, **options)
while table.to_move == guinguette.CHANCE or len(table.legal) < 2:
    table.roll() if table.to_move == guinguette.CHANCE else table.play(table.legal[0])
seat = table.to_move
began = time.perf_counter()
if sys.argv[2] == "move":
    from guinguette.bots import find_bot
    find_bot(game, "master").choose(table.view(seat), table.legal, Random(1))
else:
    from guinguette.coach import advise
    advise(table, seat)
print(time.perf_counter() - began)
"""


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
LIMITS = {"pickomino": 0.15, "pina_coladice": 0.15, "pikzi": 0.6}  # seconds for 99 of 100 moves, once compiled


def first(variant: Variant, what: str) -> float:
    """Seconds of a new process for its first move or answer, with all that it has to load."""
    command = [sys.executable, "-c", FIRST, json.dumps(variant), what]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603  # ours


def times(variant: Variant, bot: Bot, games: int, *, coached: bool = True) -> tuple[list[float], list[float]]:
    """Of all moves with a choice, and of the coach's answers at the same moments."""
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
            spent = seconds(lambda: chosen.append(bot.choose(view, legal, rng)))  # noqa: B023  # called at once
            if len(legal) > 1:
                moves.append(spent)
                if coached:
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
    moves, answers = times(variant, find_bot(variant.game, "master"), PLAYED if compiled else PLAYED_BEFORE)
    if not compiled:
        move = at_most(f"{variant}: longest move", max(moves), LONGEST_BEFORE)
    else:
        move = at_most(f"{variant}: 99 of 100 moves", float(np.quantile(moves, 0.99)), LIMITS[variant.game])
    return [move, at_most("… longest answer", max(answers), LONGEST_ANSWER)]


def first_figures(variant: Variant) -> list[Figure]:
    return [
        at_most(f"{variant}: first move of a process", first(variant, "move"), LONGEST_BEFORE),
        Figure("… first answer", first(variant, "answer") * 1e3, "ms"),
    ]


def lesser_figures(variant: Variant) -> list[Figure]:
    """Of those who should not seem to think, while nothing is compiled."""
    return [
        at_most(f"{variant}: 99 of 100 moves of {level}", float(np.quantile(moves, 0.99)), INSTANT)
        for level in ("easy", "random")
        for moves in [times(variant, find_bot(variant.game, level), PLAYED_BEFORE, coached=False)[0]]
    ]


def at_most(what: str, spent: float, limit: float) -> Figure:
    return Figure(what, spent * 1e3, "ms", limit * 1e3, at_least=False)


def main() -> bool:
    cold = [figure for variant in VARIANTS for figure in first_figures(variant)]
    prepare()
    before = [figure for variant in VARIANTS for figure in figures(variant, compiled=False)]
    lesser = [figure for variant in VARIANTS for figure in lesser_figures(variant)]
    load()
    after = [figure for variant in VARIANTS for figure in figures(variant, compiled=True)]
    tables = {
        "In a new process": cold,
        "Before anything is compiled": before,
        "Lesser players, likewise": lesser,
        "Compiled": after,
    }
    held = [show(title, found) for title, found in tables.items()]
    return all(held)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
