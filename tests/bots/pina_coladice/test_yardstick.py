"""The yardstick of Piña Coladice plays exactly for points; so does our *strong*, by a solver of its own."""

from itertools import islice
from random import Random

import pytest

from bench.yardsticks.pina_coladice_players import GreedyPoints, expected_points
from guinguette.bots import Bot
from guinguette.bots.pina_coladice import Strong
from guinguette.core.moves import Move
from guinguette.games.pina_coladice import GAME, Table
from guinguette.games.pina_coladice.moves import Stop
from guinguette.games.pina_coladice.view import build
from guinguette.solve.pina_coladice_values import PinaColadiceValues
from tests.games.pina_coladice.tables import table
from tests.solve.pina_coladice_values.tables import decisions


def legal_moves(s: Table) -> list[Move]:
    return [GAME.moves.decode(move) for move in GAME.legal(s)]


def choose(bot: Bot, s: Table) -> Move:
    return bot.choose(build(s, s.seat), legal_moves(s), Random(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_yardstick_and_strong_agree_on_every_move(seats: int) -> None:
    """What moves are worth differs by the same for all of them: *strong* counts the points on the table too."""
    for s in islice(decisions(seats, False, games=6), 0, None, 2):
        points = expected_points(build(s, s.seat), legal_moves(s))
        worths = PinaColadiceValues(seats, happy_hour=False, learned=False).choices(s)
        best = max(points, key=lambda move: points[move])
        on_the_table = worths[best] - points[best]
        assert {move: worths[move] - on_the_table for move in points} == pytest.approx(points)
        assert points[choose(GreedyPoints(), s)] == pytest.approx(points[choose(Strong(), s)])


def test_points_at_once() -> None:
    """1 1 1 1 1 is the pineapple, on d4: four points, and one for the neighbour c4."""
    play = table(tokens={"c4": "1"}, phase="choose", dice="11111", rolls=2)
    points = expected_points(build(play.state, 0), play.legal)
    assert points[Stop()] == 5
    assert choose(GreedyPoints(), play.state) == Stop()


def test_a_line_before_points() -> None:
    """a1 brings one point and a neighbour's, d4 four; but a1 is the last of its line."""
    play = table(tokens=dict.fromkeys(("b1", "c1", "d1"), "1"), phase="place", dice="11111", rolls=1)
    assert str(choose(GreedyPoints(), play.state)) == "place a1"


def test_happy_hour_is_played_to_its_end() -> None:
    for s in islice(decisions(2, True), 0, None, 5):
        assert choose(GreedyPoints(), s) in legal_moves(s)
