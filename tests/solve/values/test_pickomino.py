"""Position values of Pickomino: the rules end every turn, and a judge looks at the table."""

from itertools import islice

import numpy as np
import pytest

from guinguette.core.playthrough import Playthrough
from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.moves import Roll
from guinguette.games.pickomino.state import DECIDE, GONE, GRILL, ONE, RETURN, TILES, WORM
from guinguette.solve.pickomino import TOTALS, Ends
from guinguette.solve.pickomino_values import PickominoValues
from guinguette.solve.pickomino_values.copying import copy_table
from guinguette.solve.pickomino_values.features import MOST_FEATURES, describe, number_of_features
from tests.games.pickomino.table import deluxe

from .tables import Edition, beginnings, decisions

VARIANTS: list[tuple[int, Edition]] = [(2, "classic"), (4, "classic"), (2, "deluxe"), (7, "deluxe")]


@pytest.mark.parametrize(("seats", "edition"), VARIANTS)
def test_copies_are_equal(seats: int, edition: Edition) -> None:
    for s in decisions(seats, edition, games=1):
        copy = Table()
        copy_table(s, copy)
        for seat in range(seats):  # above its height, what a stack held before means nothing
            for k in range(s.height[seat], len(TILES)):
                copy.stacks[seat, k] = s.stacks[seat, k]
        assert copy == s


@pytest.mark.parametrize(("seats", "edition"), VARIANTS)
def test_features_are_few_and_different(seats: int, edition: Edition) -> None:
    for s in beginnings(seats, edition):
        places, sizes = [-1] * MOST_FEATURES, [0.0] * MOST_FEATURES
        count = describe(s, places, sizes)
        seen = places[:count]
        assert len(set(seen)) == count
        assert 0 <= min(seen) <= max(seen) < number_of_features(seats, bool(s.deluxe))
        assert max(abs(size) for size in sizes) < 8


def features(s: Table) -> dict[int, float]:
    places, sizes = [0] * MOST_FEATURES, [0.0] * MOST_FEATURES
    count = describe(s, places, sizes)
    return dict(zip(places[:count], sizes, strict=False))


def test_every_seat_sees_the_table_from_its_own_side() -> None:
    s = GAME.start(3, Options())
    s.skewer[4] = GONE
    s.height[0], s.stacks[0, 0] = 1, 4
    first = features(s)
    s.seat = 2
    s.height[0], s.height[2], s.stacks[2, 0] = 0, 1, 4
    assert features(s) == first


def lead_after(s: Table, move: int) -> float:
    """What a stop is worth by the lead in worms, played out by the rules; choices by trying both."""
    after = s.copy()
    GAME.rules.act(after, move)
    if after.phase in (GRILL, RETURN):
        return max(lead_after(after, choice) for choice in GAME.legal(after))
    scores = [GAME.rules.score(after, seat) for seat in range(s.seats)]
    return scores[s.seat] - (sum(scores) - scores[s.seat]) / (s.seats - 1)


@pytest.mark.parametrize(("seats", "edition"), VARIANTS)
def test_stops_are_worth_what_the_rules_make_of_them(seats: int, edition: Edition) -> None:
    values = PickominoValues(seats, deluxe=edition == "deluxe", learned=False, compiled=False)
    stops = 0
    for s in decisions(seats, edition):
        if s.phase == DECIDE and s.kept[WORM]:
            ends, grilled = values.ends(s)
            here = grilled if grilled and s.kept[ONE] >= 2 else ends
            assert here.stop[s.total] == pytest.approx(lead_after(s, 6))
            stops += 1
    assert stops > 10


def test_a_theft_counts_more_the_fewer_can_be_robbed() -> None:
    for seats in (2, 3, 5):
        s = GAME.start(seats, Options())
        s.height[1], s.stacks[1, 0], s.skewer[17] = 1, 17, 0  # tile 36, four worms
        s.height[0], s.stacks[0, 0], s.skewer[6] = 1, 6, 0  # tile 25, two worms
        ends, _ = PickominoValues(seats, deluxe=False, learned=False, compiled=False).ends(s)
        now = 2 - 4 / (seats - 1)
        assert ends.stop[36] - now == pytest.approx(4 * (1 + 1 / (seats - 1)))
        assert ends.stop[35] - now == pytest.approx(4)
        assert ends.null - now == pytest.approx(-2)


def test_a_grilled_worm_from_the_last_dice_is_followed_by_the_tile_and_what_comes_with_it() -> None:
    """DX-7, then DX-11: of weasel and apple, which counts three worms, one goes back."""
    play = deluxe(
        [], [22], [23], on={29: "apple"}, owns=["weasel", "-", "-"], grilled=[0, 4, 3], kept="112555ww", phase="grill"
    )
    values = PickominoValues(3, deluxe=True, learned=False, compiled=False)
    expected = {GAME.moves.decode(move): lead_after(play.state, move) for move in GAME.legal(play.state)}
    assert values.choices(play.state) == pytest.approx(expected)
    assert set(expected.values()) == {3 + 3 + 1 - (4 + 3 - 1 + 1 + 1) / 2}


def gains(play: Playthrough) -> Ends:
    """What the ends of a turn add to the lead in worms."""
    values = PickominoValues(2, deluxe=True, learned=False, compiled=False)
    ends, _ = values.ends(play.state)
    return ends.plus(-values.worth(play.state)[play.state.seat])


def test_dx_4_only_the_exact_total_is_worth_11_or_13() -> None:
    stop = gains(deluxe([], [])).stop
    assert [total for total in range(21) if stop[total] > 0] == [11, 13]
    assert stop[11] == stop[13] == 1  # DX-1: a worm each


def test_dx_4_the_next_lower_tile_is_never_11_or_13() -> None:
    stop = gains(deluxe([], [], up=[11, 13, 30])).stop
    assert [total for total in range(TOTALS) if stop[total] > 0] == [11, 13, *range(30, TOTALS)]


def test_dx_4_a_null_throw_puts_11_or_13_back() -> None:
    ends = gains(deluxe([22, 13], []))
    assert ends.null == ends.stop[13] == -1


def test_dx_5_11_and_13_are_not_worth_a_theft_and_shield_what_lies_under_them() -> None:
    bare, shielded = (gains(deluxe([], stack)).stop for stack in ([27], [27, 13]))
    assert bare[27] == 2 + 2  # from one, to the other
    assert shielded[27] == 2  # tile 26
    assert shielded[13] == 0


@pytest.mark.parametrize(("kept", "tile"), [("15", 11), ("35", 13)])
def test_dx_4_of_six_dice_exactly_one_worm_makes_11_or_13(kept: str, tile: int) -> None:
    """It is the only tile to win, and nobody can give a grilled worm (DX-7)."""
    play = deluxe([], [36], up=[tile], kept=kept, owns=["-", "hen"], grilled=[0, 7])
    values = PickominoValues(2, deluxe=True, learned=False, compiled=False)
    roll = values.turn(play.state).choices(play.state)[Roll()]
    one_worm = 6 * 5**5 / 6**6
    assert roll.value - values.worth(play.state)[0] == pytest.approx(one_worm)
    assert roll.odds.stop[tile] == pytest.approx(one_worm)
    assert roll.odds.null + roll.odds.stop.sum() == pytest.approx(1)


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_choices_are_the_legal_moves(edition: Edition) -> None:
    values = PickominoValues(3, deluxe=edition == "deluxe", learned=False, compiled=False)
    for s in islice(decisions(3, edition), 0, None, 9):
        assert set(values.choices(s)) == {GAME.moves.decode(move) for move in GAME.legal(s)}


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_chances_make_one(seats: int, edition: Edition) -> None:
    values = PickominoValues(seats, deluxe=edition == "deluxe", compiled=False)
    for s in islice(beginnings(seats, edition), 8):
        worth = values.worth(s)
        assert sum(worth) == pytest.approx(1)
        assert min(worth) > 0


def test_compiled_is_interpreted() -> None:
    for seats, edition in VARIANTS:
        plain, fast = (PickominoValues(seats, deluxe=edition == "deluxe", compiled=c) for c in (False, True))
        tables = [s for s in beginnings(seats, edition) if sum(up == 1 for up in s.skewer) > 2]
        for s in tables[:6]:
            assert fast.worth(s) == pytest.approx(plain.worth(s), abs=1e-5)
            for mine, other in zip(plain.ends(s), fast.ends(s), strict=True):
                if mine is not None and other is not None:
                    assert np.array(other.stop) == pytest.approx(np.array(mine.stop), abs=1e-5)
                    assert other.null == pytest.approx(mine.null, abs=1e-5)
