"""Our rules against the plain engine of `bench/yardsticks`: the same dice, the same moves, the same table.

Both were written from the clauses, independently, so a rule misread must be misread twice to pass here.
"""

from collections import Counter, deque
from random import Random

import pytest

from bench.yardsticks.pina_coladice import PinaColadice
from guinguette import CHANCE, OVER
from guinguette.core.moves import Move
from guinguette.games.pina_coladice import GAME, Back, Flip, Keep, Options, Place, Shift, Stop, Table, rules
from guinguette.games.pina_coladice.grid import CELLS, owner, slots
from guinguette.games.pina_coladice.hands import unpack
from guinguette.games.pina_coladice.state import FIRST_SEAT, HAPPY_HOUR, ROLL

GAMES_EACH = 120  # for each number of players, with and without Happy Hour


class Fed(PinaColadice):
    """Throws what our engine threw."""

    throws: deque[list[int]]

    def throw(self, n: int, rng: Random) -> list[int]:  # noqa: ARG002  # the yardstick would roll with it
        dice = self.throws.popleft()
        assert len(dice) == n
        return dice


def chance_decides(s: Table) -> list[list[int]]:
    """Let chance decide until a seat is to move; what was thrown on the way."""
    thrown = []
    while rules.waiting(s) == CHANCE:
        outcome = rules.sample(s)
        if s.phase == ROLL:
            thrown.append(list(unpack(outcome)))
        elif s.phase == HAPPY_HOUR:
            thrown.append([outcome])
        rules.settle(s, outcome)
    return thrown


def in_their_words(move: Move, dice: tuple[int, ...]) -> str:
    """The yardstick names the dice to roll, and numbers cells from 1."""
    match move:
        case Keep(kept):
            again = sorted((Counter(dice) - Counter(kept)).elements())
            return " ".join(["roll", *map(str, again)])
        case Stop():
            return "stop"
        case Place(cell):
            return f"place {number(cell)}"
        case Back(cell):
            return f"take {number(cell)}"
        case Flip(cell):
            return f"turn {number(cell)}"
        case Shift(seat, start, end):
            return f"move {seat + 1} {number(start)} {number(end)}"
    raise AssertionError(move)


def number(cell: str) -> int:
    return CELLS.index(cell) + 1


def compare_tables(s: Table, plain: Fed) -> None:
    assert s.scores[: s.seats] == plain.scores
    assert s.placed[: s.seats] == plain.placed_on
    assert (s.seat, s.turn, bool(s.last_round)) == (plain.seat, plain.turn, plain.triggered)
    for cell, theirs in enumerate(plain.slots):
        ours = [owner(s, cell, slot) for slot in range(slots(s, cell))]
        assert ours == [-1 if seat is None else seat for seat in theirs]


def begin(seats: int, options: Options, seed: int) -> tuple[Table, Fed]:
    s: Table = GAME.start(seats, options, seed)
    assert s.phase == FIRST_SEAT
    thrown = chance_decides(s)
    plain = Fed(seats, list(s.grid), options.happy_hour, s.first, seat=s.first)
    plain.throws = deque(thrown)
    plain.begin_turn(Random(0))
    return s, plain


def choose(legal: list[int], rng: Random) -> int:
    """Often the last choice, which is to stop: else nobody ever does."""
    return legal[-1] if rng.random() < 0.2 else rng.choice(legal)


@pytest.mark.parametrize("happy_hour", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_game_move_by_move(seats: int, happy_hour: bool) -> None:
    for seed in range(GAMES_EACH):
        s, plain = begin(seats, Options(happy_hour=happy_hour), seed)
        rng = Random(seed)
        while rules.waiting(s) != OVER:
            legal = GAME.legal(s)
            dice = unpack(s.dice)
            words = {code: in_their_words(GAME.moves.decode(code), dice) for code in legal}
            assert sorted(words.values()) == sorted(plain.legal())
            move = choose(legal, rng)
            rules.act(s, move)
            plain.throws.extend(chance_decides(s))
            plain.play(words[move], Random(0))
            if plain.coladice is None:
                compare_tables(s, plain)
        assert plain.over
        places = [0] * seats
        rules.places(s, places)
        assert places == plain.places()
        assert s.scores[:seats] == plain.scores
