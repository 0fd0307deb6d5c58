"""A bot knows the table from its view."""

import pytest

from guinguette.bots.pickomino import table_of
from guinguette.games.pickomino import GAME
from guinguette.games.pickomino.state import GRILL, NOBODY, ONE, RAVEN, TILES, WORM
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


@pytest.mark.parametrize("waits", [0, 1])
def test_dx_21_a_view_tells_what_a_grilled_worm_is_asked_for(waits: int) -> None:
    """For two ones, or for the raven's tile: with the raven gone both may look the same."""
    s = GAME.start(2, GAME.options(edition="deluxe"))
    s.phase, s.reserve, s.raven_waits = GRILL, 0, waits
    s.stands[s.stands.index(RAVEN)] = NOBODY
    s.kept[ONE], s.kept[WORM], s.total, s.dice = 2, 4, 22, 2
    s.height[0], s.stacks[0, 0] = 1, TILES.index(21)
    assert table_of(build(s, 0)).raven_waits == waits
