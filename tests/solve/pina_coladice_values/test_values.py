"""Position values of Piña Coladice: the rules end every turn, and a judge looks at the table."""

from itertools import islice

import numpy as np
import pytest

from guinguette.core.state import OVER
from guinguette.games.pina_coladice import GAME, Table
from guinguette.games.pina_coladice.coasters import FIVE, PAIR
from guinguette.games.pina_coladice.hands import pack
from guinguette.games.pina_coladice.rules import FIRST_PLACE
from guinguette.games.pina_coladice.state import DRAW, FINISHED, FIRST_SEAT, HAPPY_HOUR, N_CELLS, PLACE, ROLL
from guinguette.solve.pina_coladice import FULL_HANDS, PinaColadiceTurn
from guinguette.solve.pina_coladice_values import EXACT, LEARNED, PinaColadiceValues, turn_start
from guinguette.solve.pina_coladice_values.copying import copy_table
from guinguette.solve.pina_coladice_values.features import describe
from guinguette.solve.pina_coladice_values.reach import made, reach
from guinguette.solve.pina_coladice_values.sight import MOST_FEATURES, Sight, number_of_features
from tests.games.pina_coladice.tables import happy, table

from .tables import VARIANTS, beginnings, decisions, events


@pytest.mark.parametrize("pair", [(FIVE, FIVE), (PAIR, FIVE), (PAIR, PAIR + 1), (14, 15)])
def test_reach_is_the_solver_s(pair: tuple[int, int]) -> None:
    wanted = [float(hand >> pair[0] & 1 or hand >> pair[1] & 1) for hand in made().tolist()]
    assert reach()[pair] == pytest.approx(PinaColadiceTurn(wanted, compiled=False).value)


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
def test_copies_are_equal(seats: int, happy_hour: bool) -> None:
    for s in events(seats, happy_hour):
        copy = Table()
        copy_table(s, copy)
        assert copy == s


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
def test_features_are_few_and_different(seats: int, happy_hour: bool) -> None:
    sight = Sight.lists()
    for s in beginnings(seats, happy_hour):
        count = describe(sight, s)
        seen = sight.places[:count]
        assert len(set(seen)) == count <= MOST_FEATURES
        assert 0 <= min(seen) <= max(seen) < number_of_features(seats)
        assert max(abs(size) for size in sight.sizes) < 8


def features(s: Table) -> dict[int, float]:
    sight = Sight.lists()
    count = describe(sight, s)
    return dict(zip(sight.places[:count], sight.sizes, strict=False))


def test_every_seat_sees_the_table_from_its_own_side() -> None:
    for s in beginnings(3, False):
        turned = s.copy()
        turned.seat, turned.first = (s.seat + 1) % 3, (s.first + 1) % 3
        for seat in range(3):
            to = (seat + 1) % 3
            turned.high[to], turned.low[to] = s.high[seat], s.low[seat]
            turned.scores[to], turned.placed[to] = s.scores[seat], s.placed[seat]
        assert features(turned) == features(s)


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
def test_choices_are_the_legal_moves(seats: int, happy_hour: bool) -> None:
    values = PinaColadiceValues(seats, happy_hour=happy_hour, learned=False, compiled=False)
    for s in islice(decisions(seats, happy_hour, games=2), 0, None, 4):
        assert set(values.choices(s)) == {GAME.moves.decode(move) for move in GAME.legal(s)}


def test_placements_are_worth_what_the_rules_make_of_them() -> None:
    values = PinaColadiceValues(2, happy_hour=False, compiled=False)
    placements = [s.copy() for s in decisions(2, False) if s.phase == PLACE]
    for s in placements[:8]:
        for move, worth in values.choices(s).items():
            after = s.copy()
            GAME.rules.act(after, GAME.moves.encode(move))
            assert worth == pytest.approx(values.worth(after)[s.seat])


def test_happy_hour_is_worth_its_best_choices() -> None:
    """PC-18, by hand: the mean over the die of the best that can be made of each face."""
    s = happy(tokens={"b1": "1", "c1": "1", "d4": "1", "a2": "2", "a3": "2", "c4": "2"}).state
    values = PinaColadiceValues(2, happy_hour=True, compiled=False)
    mean = 0.0
    for die in range(1, 7):
        after = s.copy()
        GAME.rules.settle(after, die)
        if GAME.rules.waiting(after) == s.seat:
            mean += max(values.choices(after).values()) / 6
        else:
            mean += values.worth(after)[s.seat] / 6
    assert values.chances(s)[s.seat] == pytest.approx(mean)


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
def test_chances_make_one_in_every_phase(seats: int, happy_hour: bool) -> None:
    values = PinaColadiceValues(seats, happy_hour=happy_hour, compiled=True)
    for s in events(seats, happy_hour, games=2):
        chances = values.chances(s)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        if s.phase in (FIRST_SEAT, DRAW):
            assert set(chances) == {1 / seats}
        elif s.phase == FINISHED:
            assert max(chances) == 1


@pytest.mark.parametrize(("seats", "happy_hour"), [(2, False), (3, True)])
def test_chances_are_the_mean_of_what_falls(seats: int, happy_hour: bool) -> None:
    values = PinaColadiceValues(seats, happy_hour=happy_hour, compiled=True)
    rolls = (s for s in events(seats, happy_hour, games=4) if s.phase in (ROLL, HAPPY_HOUR) and s.in_hand <= 2)
    for s in islice(rolls, 12):
        mean = np.zeros(seats)
        for outcome, chance in GAME.chance.outcomes(s):
            after = s.copy()
            GAME.rules.settle(after, outcome)
            if GAME.rules.waiting(after) == OVER or after.turn != s.turn:
                mean += float(chance) * np.array(values.worth(after))
            else:
                mean += float(chance) * np.array(values.chances(after))
        assert values.chances(s)[s.seat] == pytest.approx(mean[s.seat], abs=1e-6)
        assert values.chances(s) == pytest.approx(mean, abs=1e-2)  # equally good choices may differ for the others


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
def test_compiled_is_interpreted(seats: int, happy_hour: bool) -> None:
    plain, fast = (PinaColadiceValues(seats, happy_hour=happy_hour, compiled=c) for c in (False, True))
    fast.judge = fast.judge._replace(kind=LEARNED)
    for s in islice(decisions(seats, happy_hour), 0, None, 16):
        start = turn_start(s)
        assert fast.worth(start) == pytest.approx(plain.worth(start), abs=1e-5)
        slow = plain.choices(s)
        assert fast.choices(s) == pytest.approx(slow, abs=1e-5)


def last_turn(seats: int) -> Table:
    """The last seat's, who needs two points more to win: the pairs and threes around its token."""
    slots = 1 + (seats > 2)  # of these coasters
    s: Table = table(seats, seat=seats, tokens={"b2": f"{seats}-"[:slots], "d4": "1-"[:slots]}).state
    s.last_round = 1
    s.scores[: s.seats] = [12] * (seats - 1) + [10]
    s.placed[: s.seats] = [s.turn - seats + 1 + seat for seat in range(seats - 1)] + [0]
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_turn_is_exact(seats: int) -> None:
    s = last_turn(seats)
    wins = []
    for dice in FULL_HANDS:
        after = s.copy()
        after.phase, after.dice, after.rolls, after.in_hand = ROLL, 0, 2, 5
        GAME.rules.settle(after, pack(dice))
        worths = [0.0]
        for cell in range(N_CELLS):
            if after.phase == PLACE and after.open >> cell & 1:
                placed = after.copy()
                GAME.rules.act(placed, FIRST_PLACE + cell)
                ranks = [0] * seats
                GAME.rules.places(placed, ranks)
                worths.append(float(ranks[s.seat] == 1))
        wins.append(max(worths))
    values = PinaColadiceValues(seats, happy_hour=False, compiled=True)
    assert values.judge.kind == EXACT
    worth = values.worth(s)
    assert 0 < worth[s.seat] < 1
    assert worth[s.seat] == pytest.approx(PinaColadiceTurn(wins, compiled=False).value)
    assert sum(worth) == pytest.approx(1)
