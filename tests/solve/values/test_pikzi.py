"""Position values of Pikzi: what a seat counts, wishes and expects depends on what it sees, compiled or not."""

from itertools import islice
from math import comb
from typing import Any

import numpy as np
import pytest

from guinguette.games.pikzi import GAME, Options, Table
from guinguette.games.pikzi.state import COPIES, DECK, DOG, N_KINDS
from guinguette.games.pikzi.worlds import deal_hidden
from guinguette.solve.pikzi_values import ENGINE, PikziValues, warm
from guinguette.solve.pikzi_values.careful import choose_carefully
from guinguette.solve.pikzi_values.counting import chance_of_dog, hidden_cards, unseen
from guinguette.solve.pikzi_values.features import MOST_FEATURES, describe, number_of_features
from guinguette.solve.pikzi_values.habits import habits_for
from guinguette.solve.pikzi_values.room import Room
from guinguette.solve.pikzi_values.search import Plan, search
from guinguette.solve.pikzi_values.suspicion import KINDS, likelihood, suspicion_for, tally
from tests.bots.pikzi.tables import VARIANTS, decisions
from tests.games.pikzi.table import table

SEED = (1 << 39) + 5  # as large as masters use


def features(s: Table, me: int) -> dict[int, float]:
    places, sizes = [0] * MOST_FEATURES, [0.0] * MOST_FEATURES
    found: dict[int, float] = {}
    for place, size in islice(zip(places, sizes, strict=True), describe(s, me, places, sizes)):
        found[place] = found.get(place, 0.0) + size
    return found


def redealt(s: Table, me: int) -> Table:
    other = s.copy()
    other.rng = 99
    deal_hidden(other, me)
    return other


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_hidden_cards_are_not_looked_at(seats: int, options: Options) -> None:
    for s in islice(decisions(seats, options), 0, None, 2):
        me = GAME.rules.waiting(s)
        other = redealt(s, me)
        assert PikziValues.of(s).wishes(s) == PikziValues.of(s).wishes(other)
        for seat in range(seats):
            assert features(s, seat) == features(redealt(s, seat), seat)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_features_have_their_places(seats: int, options: Options) -> None:
    for s in decisions(seats, options):
        for seat in range(seats):
            found = features(s, seat)
            assert 0 <= min(found) <= max(found) < number_of_features(seats)
            assert max(abs(size) for size in found.values()) < 20


@pytest.mark.parametrize("seats", [2, 5])
def test_cards_are_counted(seats: int) -> None:
    for s in decisions(seats, Options()):
        me = GAME.rules.waiting(s)
        counts = [unseen(s, me, kind) for kind in range(N_KINDS)]
        assert sum(counts) == hidden_cards(s, me)
        assert all(0 <= count <= copies for count, copies in zip(counts, COPIES, strict=True))


def test_the_chance_of_a_dog() -> None:
    s: Table = table("l1 l2 l3 dog", "", discard="dog").state
    hidden = DECK - 5
    assert chance_of_dog(s, 0, 1, hidden, unseen(s, 0, DOG)) == pytest.approx(1 - comb(hidden - 2, 4) / comb(hidden, 4))
    known: Table = table("l1 l2 l3 l4", "dog", known="1-2:dog").state
    assert chance_of_dog(known, 0, 1, 50, 3) == 1


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_world_is_as_likely_as_the_cards_in_its_hands(seats: int, options: Options) -> None:
    weights = suspicion_for(seats)
    for s in islice(decisions(seats, options), 0, None, 3):
        counts = [0] * KINDS
        tally(s, s.seat, counts)
        others = sum(s.held[seat] for seat in range(seats) if seat != s.seat)
        assert sum(counts[:-1]) == others
        assert likelihood(s, s.seat, weights) == pytest.approx(np.exp(np.array(counts) @ weights))


def test_the_compiled_careful_player_is_the_interpreted_one() -> None:
    fast = ENGINE.compiled.choose_carefully
    moves, compiled_moves = [0] * GAME.max_legal, np.zeros(GAME.max_legal, np.int64)
    for seats, options in VARIANTS:
        habits = habits_for(seats)
        for s in decisions(seats, options):
            assert fast(s.array()[0], habits, compiled_moves) == choose_carefully(s, habits, moves)


def test_the_compiled_search_is_the_interpreted_one() -> None:
    plan = Plan(moves=4, worlds=6, depth=2)
    for seats, options in ((2, Options()), (4, Options(teams=True))):
        j = PikziValues(seats, teams=options.teams).judge
        listed = j._replace(suspicion=list(j.suspicion))
        for s in islice(decisions(seats, options, seed=4), 0, None, 12):
            fast, plain = Room.arrays(), Room.lists()
            assert ENGINE.compiled.search(plan, j, s.array()[0], SEED, fast) == search(plan, listed, s, SEED, plain)
            assert list(fast.moves[:2]) == plain.moves[:2]
            assert fast.sums[:2] == pytest.approx(np.array(plain.sums[:2]), rel=1e-4)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_chances_make_one(seats: int, options: Options) -> None:
    """Before anything is compiled, and after. Partners win together."""
    values: Any = PikziValues(seats, teams=options.teams)
    for s in islice(decisions(seats, options), 0, None, 11):
        chances = values.chances(s, s.seat)
        assert sum(chances) == pytest.approx(2 if options.teams else 1)
        assert min(chances) >= 0  # lost in every world that was tried


def test_choices_are_the_legal_moves_and_alike_in_all_worlds() -> None:
    warm()
    for s in islice(decisions(3, Options(), seed=2), 0, None, 8):
        me = GAME.rules.waiting(s)
        choices = PikziValues(3).choices(s)
        assert set(choices) == {GAME.moves.decode(move) for move in GAME.legal(s)}
        assert all(0 <= chance <= 1 for chance in choices.values())
        again = PikziValues(3).choices(redealt(s, me))
        assert max(abs(again[move] - chance) for move, chance in choices.items()) < 0.1
