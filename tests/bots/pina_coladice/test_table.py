"""A bot knows the table from its view."""

import pytest

from guinguette.bots.pina_coladice import table_of
from guinguette.games.pina_coladice.state import MOST_ROLLS, PLACE
from guinguette.games.pina_coladice.view import build
from tests.solve.pina_coladice_values.tables import VARIANTS, events


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
def test_the_table_of_a_view(seats: int, happy_hour: bool) -> None:
    for s in events(seats, happy_hour, games=2):
        seen = s.copy()
        if s.phase == PLACE:
            seen.rolls = MOST_ROLLS
        assert table_of(build(s, 0)) == seen
