"""Tables of random games, at every decision."""

from collections.abc import Iterator
from random import Random
from typing import Literal

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.state import DECIDE, ROLL, STAYS
from guinguette.games.pickomino.view import see_prize

Edition = Literal["classic", "deluxe"]


def decisions(seats: int, edition: Edition, games: int = 2) -> Iterator[Table]:
    """Half of the moves are random; otherwise tiles are taken when they can be, so that games do not last."""
    rng = Random(seats)
    for seed in range(games):
        s = GAME.start(seats, Options(edition=edition), seed)
        while (to_move := GAME.rules.waiting(s)) != OVER:
            if to_move == CHANCE:
                GAME.rules.settle(s, GAME.rules.sample(s))
                continue
            yield s
            wins = s.phase == DECIDE and see_prize(s).kind != "null"
            GAME.rules.act(s, GAME.legal(s)[0] if wins else rng.choice(GAME.legal(s)))


def beginnings(seats: int, edition: Edition, games: int = 2) -> Iterator[Table]:
    """Only where a turn begins."""
    turn = 0
    for s in decisions(seats, edition, games):
        if s.turn != turn:
            turn = s.turn
            start = s.copy()
            start.phase = ROLL
            start.rolled = [0] * 6
            start.rolled_gold = -1
            start.gold = STAYS
            yield start
