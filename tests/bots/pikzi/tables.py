"""Decisions of games of Pikzi, played sensibly and now and then at random."""

from collections.abc import Iterator
from random import Random

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pikzi import GAME, Options, Table
from guinguette.solve.pikzi_values.careful import choose_carefully
from guinguette.solve.pikzi_values.habits import habits_for

VARIANTS = [
    (2, Options()),
    (2, Options(young=True)),
    (2, Options(rounds=2, portraits=2)),
    (3, Options(portraits=1)),
    (4, Options()),
    (4, Options(teams=True)),
    (5, Options(portraits=3)),
]


def decisions(seats: int, options: Options, games: int = 1, seed: int = 0) -> Iterator[Table]:
    """Every state in which a seat has a choice."""
    habits, moves = habits_for(seats), [0] * GAME.max_legal
    for number in range(games):
        rng = Random(seed + number)
        s: Table = GAME.start(seats, options, seed + number)
        while (seat := GAME.rules.waiting(s)) != OVER:
            if seat == CHANCE:
                GAME.rules.settle(s, GAME.rules.sample(s))
                continue
            legal = GAME.legal(s)
            if len(legal) > 1:
                yield s.copy()
            sensible = rng.random() < 0.8
            GAME.rules.act(s, choose_carefully(s, habits, moves) if sensible else rng.choice(legal))
