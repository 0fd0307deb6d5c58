"""A bot sets up a table from its view: one that looks the same to it, and tells nothing more."""

from itertools import islice

import pytest

from guinguette.bots.pikzi import table_of
from guinguette.core.state import OVER
from guinguette.games.pikzi import GAME, Options, Table
from guinguette.games.pikzi.consistency import check
from guinguette.games.pikzi.view import build
from guinguette.games.pikzi.worlds import deal_hidden

from .tables import VARIANTS, decisions


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_it_looks_like_the_view(seats: int, options: Options) -> None:
    for s in decisions(seats, options):
        for seat in range(seats):
            table = table_of(build(s, seat))
            check(table)
            assert build(table, seat) == build(s, seat)


def test_between_decisions_too() -> None:
    """When cards are dealt, drawn or plucked: chances to win are told then as well."""
    s: Table = GAME.start(3, Options(portraits=1), 3)
    seen = set()
    while GAME.rules.waiting(s) != OVER:
        for seat in range(3):
            table = table_of(build(s, seat))
            assert build(table, seat) == build(s, seat)
        seen.add(s.phase)
        if GAME.rules.waiting(s) < 0:
            GAME.rules.settle(s, GAME.rules.sample(s))
        else:
            GAME.rules.act(s, GAME.legal(s)[-1])
    assert len(seen) >= 5


def test_equal_views_are_equal_tables() -> None:
    for s in islice(decisions(4, Options(), seed=5), 0, None, 3):
        me = GAME.rules.waiting(s)
        other = s.copy()
        other.rng = 77
        deal_hidden(other, me)
        assert table_of(build(s, me)) == table_of(build(other, me))
