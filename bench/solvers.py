"""How long exact turns take: `python -m bench.solvers`. One thread, best of several runs."""

import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress_bar import ProgressBar
from rich.table import Table

from guinguette.solve import pickomino, pina_coladice
from guinguette.solve.pickomino import CLASSIC, FIRST_STATE, TOTALS, Ends, Kit, PickominoTurn, Plan, Work
from guinguette.solve.pickomino.shape import shape
from guinguette.solve.pickomino.tables import Layout
from guinguette.solve.pina_coladice import FULL_HANDS, PinaColadiceTurn

WORMS = Ends([float(max(0, min(4, (total - 17) // 4))) for total in range(TOTALS)], -1.0)
GRILLED = WORMS.plus(1.0)
GOLD = Kit(gold=True)
GOLD_AND_WEASEL = Kit(gold=True, weasel=True)
FIRST_ROLL = (2, 1, 0, 2, 1, 2)
PROBLEMS = 1600
HANDS = np.random.default_rng(1).random((PROBLEMS, len(FULL_HANDS)))


class Figure(NamedTuple):
    what: str
    limit: float  # seconds
    run: Callable[[], Any]
    turns: int = 1  # that one run solves


def kernel(kit: Kit, *, grill: bool) -> Callable[[], None]:
    """A solve by itself, as compiled players call it."""
    t = pickomino.tables(pickomino.find_plan(kit, grill=grill))
    spent = Work.fresh(t)
    works = (spent, spent.before_weasel()) if kit.weasel else (spent,)
    for work in works:
        work.values[:FIRST_STATE] = WORMS.row(GRILLED)
    solve = pickomino.ENGINE.compiled.solve

    def run() -> None:
        for work in works:
            solve(t, work)

    return run


def hint(kit: Kit, grilled: Ends | None) -> list[float]:
    """All that a coach tells about a first roll, interpreted."""
    turn = PickominoTurn(WORMS, kit, grilled=grilled, compiled=False)
    state = turn.state(gold=1) if kit.gold else turn.state()
    rolled = (*FIRST_ROLL[:5], FIRST_ROLL[5] + kit.gold)
    choices = turn.after_roll(state, rolled, rolled_gold=5 if kit.gold else -1)
    return [choice.odds.null for choice in choices.values()]


def dice_hint() -> list[float]:
    turn = PinaColadiceTurn(HANDS[0].tolist(), compiled=False)
    return [choice.odds.max() for choice in turn.after_roll((1, 2, 3, 4, 6), rolls=2).values()]


def build_tables(kit: Kit, *, grill: bool) -> None:
    shape.cache_clear()
    Layout(Plan(kit, grill=grill)).tables()


def figures() -> list[Figure]:
    ends = np.tile(WORMS.row(), (PROBLEMS, 1))
    return [
        Figure("Pickomino turn", 60e-6, kernel(CLASSIC, grill=False)),
        Figure("… 16 side by side, float32", 15e-6, partial(pickomino.turn_values, ends), PROBLEMS),
        Figure("… 8 side by side, float32", 15e-6, partial(pickomino.turn_values, ends, width=8), PROBLEMS),
        Figure("deluxe turn, no specialist", 1e-3, kernel(CLASSIC, grill=True)),
        Figure("… golden die", 1e-3, kernel(GOLD, grill=True)),
        Figure("… golden die and weasel", 1e-3, kernel(GOLD_AND_WEASEL, grill=True)),
        Figure("Piña Coladice turn", 6e-6, partial(pina_coladice.turn_values, HANDS), PROBLEMS),
        Figure("interpreted Pickomino turn", 0.1, lambda: PickominoTurn(WORMS, compiled=False)),
        Figure("… and the odds of all choices", 0.1, partial(hint, CLASSIC, None)),
        Figure("… deluxe, weasel", 0.1, partial(hint, Kit(weasel=True), GRILLED)),
        Figure("… deluxe, golden die", 0.1, partial(hint, GOLD, GRILLED)),
        Figure("interpreted Piña Coladice turn", 0.1, lambda: PinaColadiceTurn(HANDS[0].tolist(), compiled=False)),
        Figure("… and the odds of all choices", 0.1, dice_hint),
        Figure("tables of a Pickomino turn", 0.3, partial(build_tables, CLASSIC, grill=False)),
        Figure("… deluxe, golden die", 0.3, partial(build_tables, GOLD, grill=True)),
    ]


def sizes() -> str:
    """States of a turn, and choices compared in one solve."""
    lines = []
    for what, kit, grill in (("classic", CLASSIC, False), ("deluxe", CLASSIC, True), ("golden die", GOLD, True)):
        plan = pickomino.find_plan(kit, grill=grill)
        outcomes = sum(len(roll.outcomes) for state in plan.states if state.dice for roll, _ in plan.throws(state))
        lines.append(f"{what}: {len(plan.states):,} states, {outcomes:,} outcomes of their rolls")
    return "\n".join(lines)


def best(figure: Figure, seconds: float = 0.5) -> float:
    """The shortest of as many runs as fit into the time, after one that does not count."""
    figure.run()
    shortest = float("inf")
    end = perf_counter() + seconds
    while perf_counter() < end:
        begin = perf_counter()
        figure.run()
        shortest = min(shortest, perf_counter() - begin)
    return shortest / figure.turns


def pretty(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.1f} ms"


def main() -> int:
    table = Table("turn", "time", "at most", "", title="Exact turns, one thread, best of several runs", caption=sizes())
    too_slow = 0
    for figure in figures():
        time = best(figure)
        too_slow += time > figure.limit
        bar = ProgressBar(total=figure.limit, completed=time, width=20)
        table.add_row(figure.what, pretty(time), pretty(figure.limit), bar)
    Console().print(table)
    return too_slow


if __name__ == "__main__":
    sys.exit(main())
