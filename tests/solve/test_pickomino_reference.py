"""Numbers that at least two other programs found."""

import numpy as np
import pytest

from guinguette.games.pickomino.moves import FACES, WORM, Keep, Roll, Stop
from guinguette.solve.pickomino import CLASSIC, FIRST_STATE, STOP, TOTALS, Ends, PickominoTurn, find_plan, turn_values

from . import plain

TILES = range(21, 37)


def worms(tile: int) -> int:
    return (tile - 17) // 4


def prizes(tiles: list[int], loss: int = 0) -> Ends:
    """Worms won by each total when these tiles lie on the skewer; a null throw costs some."""
    best = [max((tile for tile in tiles if tile <= total), default=0) for total in range(TOTALS)]
    return Ends([worms(tile) if tile else -loss for tile in best], -loss)


def opening(loss: int = 0) -> PickominoTurn:
    return PickominoTurn(prizes(list(TILES), loss), compiled=False)


def dice(text: str) -> tuple[int, ...]:
    return tuple(text.split().count(face) for face in FACES)


def printed(value: float, digits: str) -> bool:
    """Equal to the digits printed."""
    return f"{value:.{len(digits.split('.')[1])}f}" == digits


@pytest.mark.parametrize(
    ("loss", "expected"), list(enumerate(["1.644729674", "1.435428431", "1.263222198", "1.103119846", "0.953125482"]))
)
def test_opening(loss: int, expected: str) -> None:
    assert printed(opening(loss).value, expected)


WORMS_WON = ".2322318553 .1676380575 .3631946030 .1970395264 .0398959579"


def test_worms_won() -> None:
    """Exact ties make many policies best; the digits printed are those of one whose ties rounding decides."""
    ours, other = opening(), plain.turn()
    assert all(printed(chance, "0" + digits) for chance, digits in zip(other.odds, WORMS_WON.split(), strict=True))
    values = ours.works[0].values
    for state, slot in ours.plan.slots.items():  # so whatever it chooses is best play here too
        assert values[slot] == pytest.approx(plain.turn(state.used, state.white, state.total).value, abs=1e-12)


def worms_won(gain: int, bonus: float) -> list[float]:
    """How likely each number of worms is when so many, `gain`, are worth a little more or less than they are."""
    ends = prizes(list(TILES))
    ends = Ends([value + bonus * (value == gain) for value in ends.stop], bonus * (gain == 0))
    odds = PickominoTurn(ends, compiled=False).at_start()[Roll()].odds
    assert odds.ends.sum() == pytest.approx(1, abs=1e-12)
    return [odds.null + odds.stop[:21].sum(), *(odds.stop[t : t + 4].sum() for t in (21, 25, 29)), odds.stop[33:].sum()]


def test_worms_won_by_the_best_play_of_ours() -> None:
    """A tiny bonus finds the extremes of best play; our odds and those printed lie between them."""
    reference = [float(digits) for digits in WORMS_WON.split()]
    for gain, expected in enumerate(reference):
        least, most = (worms_won(gain, bonus)[gain] for bonus in (-1e-9, 1e-9))
        assert least - 1e-9 < expected < most + 1e-9
        assert most - least < 2e-3
        assert least - 1e-9 < worms_won(gain, 0)[gain] < most + 1e-9
    assert worms_won(0, 0) == pytest.approx(reference, abs=3e-5)


@pytest.mark.parametrize(("loss", "expected"), [(0, "0.641641063"), (1, "-0.164390198")])
def test_two_tiles_left(loss: int, expected: str) -> None:
    assert printed(PickominoTurn(prizes([31, 33], loss), compiled=False).value, expected)


def test_greatest_expected_total() -> None:
    totals = [total if total >= 21 else 0 for total in range(TOTALS)]
    assert printed(PickominoTurn(Ends(totals, 0), compiled=False).value, "21.826474705")


AT_LEAST = """.8930267 .8556016 .8077385 .7483733 .6803307 .6069902 .5247594 .4354205
              .3462933 .2637895 .1940149 .1358125 .0867752 .0526176 .0289075 .0156781"""
EXACTLY = """.4395968 .4133134 .4160841 .3750602 .3364810 .2841435 .2477597 .2214848
             .1767905 .1356421 .0979053 .0723431 .0508141 .0311782 .0169946 .0092360"""


@pytest.mark.parametrize(("exact", "table"), [(False, AT_LEAST), (True, EXACTLY)])
def test_one_tile_wanted(exact: bool, table: str) -> None:
    for tile, expected in zip(TILES, table.split(), strict=True):
        wanted = [float(total == tile or (total > tile and not exact)) for total in range(TOTALS)]
        turn = PickominoTurn(Ends(wanted, 0), compiled=False)
        assert printed(turn.value, "0" + expected)
        # Playing for a target alone, its probability is its value.
        assert turn.at_start()[Roll()].odds.stop @ wanted == pytest.approx(turn.value, abs=1e-12)


def test_one_tile_wanted_in_a_batch() -> None:
    ends = np.array([Ends([float(total >= tile) for total in range(TOTALS)], 0).row() for tile in TILES])
    values = turn_values(ends, dtype="float64")
    assert all(printed(value, "0" + text) for value, text in zip(values, AT_LEAST.split(), strict=True))


@pytest.mark.parametrize(
    ("kept", "rolled", "values"),
    [
        ("", "1 1 2 4 4 4 5 w", {Keep(4): "1.5035075127"}),
        ("", "1 3 3 3 4 4 5 w", {Keep(4): "1.3847052945"}),
        ("3 3 3", "1 3 4 4 w", {Keep(WORM): "1.0007739864", Keep(4): "0.8577674897"}),
    ],
)
def test_face_to_keep(kept: str, rolled: str, values: dict[Keep, str]) -> None:
    turn = opening()
    choices = turn.after_roll(turn.state(dice(kept)), dice(rolled))
    assert max(choices, key=lambda move: choices[move].value) == next(iter(values))
    for move, expected in values.items():
        assert printed(choices[move].value, expected)


def test_roll_on() -> None:
    turn = opening()
    choices = turn.after_keep(turn.state(dice("3 5 5 w w")))
    assert printed(choices[Roll()].value, "1.7256944444")
    assert choices[Roll()].value > choices[Stop()].value


def test_stop() -> None:
    turn = opening()
    choices = turn.after_keep(turn.state(dice("2 2 3 4 w w")))
    assert choices[Stop()].value == 1 > choices[Roll()].value
    assert choices[Stop()].odds.stop[21] == 1


def test_state_space() -> None:
    plan = find_plan(CLASSIC, grill=False)
    assert len(plan.states) == 1939
    assert sum(state.dice > 0 and len(state.unused) > 0 for state in plan.states) == 1287


def test_impossible_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="no turn sets aside"):
        opening().state(dice("3 3 3 3 3 3 3 3 3"))


def test_short_values_are_refused() -> None:
    with pytest.raises(ValueError, match="up to 40"):
        PickominoTurn(Ends([0.0] * 40, 0))
    with pytest.raises(ValueError, match="more totals"):
        Ends([0.0] * (TOTALS + 1), 0).row()


def test_ends_in_the_order_of_slots() -> None:
    row = Ends([0.5] * TOTALS, -1).row(Ends([1.5] * TOTALS, 0))
    assert len(row) == FIRST_STATE
    assert row[STOP] == 0.5
    assert row[-1] == 1.5
