"""Our rules against the plain engines of `bench/yardsticks`: the same dice, the same moves, the same table.

Both were written from the clauses, independently, so a rule misread must be misread twice to pass here.
"""

from collections import deque
from random import Random

import pytest

from bench.yardsticks.deluxe import Deluxe
from bench.yardsticks.pickomino import FACES, WORM, Pickomino
from guinguette import CHANCE
from guinguette.core.chance import count
from guinguette.core.state import OVER
from guinguette.games.pickomino import GAME, Options, Table, news, rules
from guinguette.games.pickomino.moves import SPECIALISTS
from guinguette.games.pickomino.state import DOWN, TILES, UP
from guinguette.games.pickomino.turn import GOLD_BITS

GAMES_EACH = 170  # for each edition and number of players
NOTATION = [str(move) for move in GAME.moves.all]
CODE = {text: code for code, text in enumerate(NOTATION)}


class Feed(Random):
    """The throws of our engine, in order, for the yardstick to use."""

    def __init__(self) -> None:
        super().__init__(0)
        self.throws: deque[tuple[list[int], int]] = deque()

    def add(self, outcome: int) -> None:
        white = [face for face in FACES for _ in range(count(outcome, face - 1))]
        self.throws.append((white, (0, 1, WORM)[outcome >> GOLD_BITS]))

    def white(self, n: int) -> list[int]:
        """The next throw; it stays for `gold` to finish if a golden die belongs to it."""
        white, gold = self.throws[0]
        assert len(white) == n
        if not gold:
            self.throws.popleft()
        return white

    def gold(self) -> int:
        return self.throws.popleft()[1]


class FedClassic(Pickomino):
    def throw(self, n: int, rng: Random) -> list[int]:
        assert isinstance(rng, Feed)
        return rng.white(n)


class FedDeluxe(Deluxe):
    def throw(self, n: int, rng: Random) -> list[int]:
        assert isinstance(rng, Feed)
        return rng.white(n)

    def throw_gold(self, rng: Random) -> int:
        assert isinstance(rng, Feed)
        return rng.gold()


Kind = type[FedClassic | FedDeluxe]


def roll_on(s: Table, feed: Feed) -> None:
    """Let chance decide until a seat is to move; several throws if they are null."""
    while rules.waiting(s) == CHANCE:
        outcome = rules.sample(s)
        feed.add(outcome)
        rules.settle(s, outcome)


def sensible(plain: Pickomino, moves: list[str], rng: Random) -> str:
    """A move that makes tiles change hands: worms, and stopping when something can be had."""
    if "keep w" in moves:
        return "keep w"
    if "stop" in moves:
        total = plain.total()
        wins = plain.has_worm() and (total in plain.skewer or plain.victim(total) is not None or plain.reach(total))
        return "stop" if wins else "roll"
    return rng.choice(moves)


def compare_tables(s: Table, plain: Pickomino) -> None:
    assert s.seat == plain.seat
    assert [TILES[i] for i, lies in enumerate(s.skewer) if lies == UP] == plain.skewer
    assert [TILES[i] for i, lies in enumerate(s.skewer) if lies == DOWN] == sorted(plain.turned)
    for seat, stack in enumerate(plain.stacks):
        assert [TILES[s.stacks[seat, k]] for k in range(s.height[seat])] == stack
        assert rules.score(s, seat) == plain.score(seat)
    if isinstance(plain, Deluxe):
        names = (None, *SPECIALISTS)
        assert {TILES[i]: names[who] for i, who in enumerate(s.stands) if who} == plain.standing
        assert [names[who] for who in s.owns[: s.seats]] == plain.owned
        assert s.grilled[: s.seats] == plain.grilled
        assert s.reserve == plain.reserve


def compare_games(
    kind: type[FedClassic | FedDeluxe], options: Options, seats: int, seed: int
) -> tuple[set[str], set[int]]:
    """Play one game on both engines; the moves that were made, and what they brought."""
    s: Table = GAME.start(seats, options, seed)
    s.news = []
    rng, feed = Random(seed), Feed()
    sense = seed % 4 / 4 + 0.2  # a few games are nearly random and long
    roll_on(s, feed)
    plain = kind.start(seats, feed)
    made = set()
    turn = 0
    while rules.waiting(s) != OVER:
        moves = [NOTATION[code] for code in GAME.legal(s)]
        assert set(moves) == set(plain.legal())
        assert [face for face in FACES for _ in range(s.kept[face - 1])] == sorted(plain.kept)
        move = sensible(plain, moves, rng) if rng.random() < sense else rng.choice(moves)
        made.add(move)
        rules.act(s, CODE[move])
        roll_on(s, feed)
        plain.play(move, feed)
        assert not feed.throws
        if s.turn != turn or not plain.rolled:
            turn = s.turn
            compare_tables(s, plain)
    assert plain.over
    compare_tables(s, plain)
    places = [0] * seats
    rules.places(s, places)
    assert places == plain.places()
    return made, {code for code, *_ in s.news}


def compare_many(kind: Kind, options: Options, seats: int) -> tuple[set[str], set[int]]:
    games = [compare_games(kind, options, seats, 1000 * seats + game) for game in range(GAMES_EACH)]
    return set().union(*(moves for moves, _ in games)), set().union(*(codes for _, codes in games))


@pytest.mark.parametrize("seats", range(2, 8))
def test_classic_equals_the_yardstick(seats: int) -> None:
    made, _ = compare_many(FedClassic, Options(), seats)
    assert made == {"stop", "roll", *(f"keep {face}" for face in "12345w")}


@pytest.mark.parametrize("seats", range(2, 8))
def test_deluxe_equals_the_yardstick(seats: int) -> None:
    """And the games are varied enough: every move is made, and everything happens that can be told."""
    made, happened = compare_many(FedDeluxe, Options(edition="deluxe"), seats)
    everything = set(NOTATION) - {"back raven", *(f"grill {seat}" for seat in range(seats + 1, 8))}
    if seats == 2:  # with one other player there is no choice of a giver
        everything -= {"grill 1", "grill 2"}
    assert made == everything
    assert happened >= set(news.MEANING) - {news.BEGINS, news.NO_GRILLED}
