"""A bot knows the table from its view."""

import pytest

from guinguette.bots.pickomino import table_of
from guinguette.games.pickomino.state import TILES
from guinguette.games.pickomino.view import build
from tests.solve.values.tables import Edition, decisions


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_table_of_a_view(seats: int, edition: Edition) -> None:
    for s in decisions(seats, edition, games=3):
        table = table_of(build(s, s.seat))
        for seat in range(seats):
            for k in range(s.height[seat], len(TILES)):
                table.stacks[seat, k] = s.stacks[seat, k]
        assert table == s
