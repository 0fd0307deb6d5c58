"""The exact value of a turn of Piña Coladice: plain functions in the subset of Python that Numba compiles.

Rolling some dice is rolling them one by one: a hand is worth the mean of the six hands with a die more. Choosing
which dice to keep is putting dice back one by one: a roll is worth the best of itself and the hands with a die less.
"""

from typing import Any

from .tables import Tables


def solve(t: Tables, last: Any, stop: Any, keeps: Any, best: Any) -> None:
    """What keeping each hand is worth; keeping a full hand is stopping.

    `last` and `stop` are the values of full hands: after the last roll, and when the player stops before it.
    keeps[r] are the hands with r rolls to come, and best[r] what a roll is worth then; the last row of `keeps` is the
    turn's start, where only hand 0 is kept.
    """
    rolls = len(keeps) - 1
    for h in range(len(last)):
        best[0][t.full + h] = last[h]
    for r in range(1, rolls + 1):
        roll(t, best[r - 1], keeps[r])
        if r < rolls:
            for h in range(len(stop)):
                keeps[r][t.full + h] = stop[h]
            choose(t, keeps[r], best[r])


def solve_many(t: Tables, last: Any, stop: Any, keeps: Any, best: Any, values: Any) -> None:
    """The value of many turns, a row of `last` and of `stop` for each."""
    for i in range(len(values)):
        solve(t, last[i], stop[i], keeps, best)
        values[i] = keeps[len(keeps) - 1][0]


def roll(t: Tables, after: Any, kept: Any) -> None:
    """The mean of what can fall, for every hand kept."""
    up = t.up
    for h in range(t.full, len(after)):
        kept[h] = after[h]
    for k in range(t.full):
        h = t.full - 1 - k
        i = 6 * h
        low = kept[up[i]] + kept[up[i + 1]] + kept[up[i + 2]]
        kept[h] = (low + (kept[up[i + 3]] + kept[up[i + 4]] + kept[up[i + 5]])) / 6.0


def choose(t: Tables, kept: Any, best: Any) -> None:
    """The best hand that can be kept of every hand."""
    down = t.down
    for h in range(len(kept)):
        value = kept[h]
        best[h] = value
        for i in range(5 * h, 5 * h + 5):
            less = best[down[i]]
            value = less if less > value else value
        best[h] = value


def spread(t: Tables, chosen: Any, rolls: int, mass: Any, ends: Any) -> None:
    """Where the best play leads: from probabilities of hands kept, `mass`, with so many rolls to come, to `ends`.

    `chosen` is what to keep (`choose_all`).
    """
    for k in range(rolls):
        left = rolls - 1 - k
        fall(t, mass)
        for h in range(len(ends)):
            chance = mass[t.full + h]
            mass[t.full + h] = 0.0
            if left == 0 or chosen[left][t.full + h] == t.full + h:
                ends[h] += chance
            else:
                mass[chosen[left][t.full + h]] += chance


def fall(t: Tables, mass: Any) -> None:
    """Roll all dice that are not kept."""
    for h in range(t.full):
        share = mass[h] / 6.0
        mass[h] = 0.0
        for i in range(6 * h, 6 * h + 6):
            mass[t.up[i]] += share


def choose_all(t: Tables, keeps: Any, rolls: int, chosen: Any) -> None:
    """The best hand that can be kept of every hand, by rolls to come, fewer than so many."""
    for left in range(1, rolls):
        choose_hands(t, keeps[left], chosen[left])


def choose_hands(t: Tables, kept: Any, choice: Any) -> None:
    """`choose`, but which hand it is."""
    for h in range(len(kept)):
        choice[h] = h
        for i in range(5 * h, 5 * h + 5):
            if kept[choice[t.down[i]]] > kept[choice[h]]:
                choice[h] = choice[t.down[i]]
