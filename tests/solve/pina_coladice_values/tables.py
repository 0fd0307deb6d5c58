"""Tables of random games, at every decision."""

from collections.abc import Iterator
from random import Random

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pina_coladice import GAME, Options, Table

VARIANTS = [(seats, happy_hour) for happy_hour in (False, True) for seats in (2, 3, 4)]


def events(seats: int, happy_hour: bool, games: int = 1) -> Iterator[Table]:
    """Before every event: a decision, or chance."""
    rng = Random(seats)
    for seed in range(games):
        s = GAME.start(seats, Options(happy_hour=happy_hour), seed)
        while (to_move := GAME.rules.waiting(s)) != OVER:
            yield s
            if to_move == CHANCE:
                GAME.rules.settle(s, GAME.rules.sample(s))
            else:
                GAME.rules.act(s, rng.choice(GAME.legal(s)))
        yield s


def decisions(seats: int, happy_hour: bool, games: int = 1) -> Iterator[Table]:
    return (s for s in events(seats, happy_hour, games) if GAME.rules.waiting(s) >= 0)


def beginnings(seats: int, happy_hour: bool, games: int = 1) -> Iterator[Table]:
    """Where a turn begins."""
    return (s for s in events(seats, happy_hour, games) if s.turn > 0 and s.in_hand == 5 and s.rolls == 0)
