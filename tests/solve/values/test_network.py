"""Networks: one position or many, lists or arrays, before and after a file."""

from pathlib import Path

import numpy as np
import pytest

from guinguette.solve.values import Network, forward
from guinguette.solve.values.kernels import add_up, add_up_by_loops
from guinguette.solve.values.network import TENTHS, trimmed

FEATURES, HIDDEN, OUTPUTS = 9, 5, 3


def some_network() -> Network:
    rng = np.random.default_rng(1)
    shapes = ((FEATURES, HIDDEN), HIDDEN, (HIDDEN, OUTPUTS), OUTPUTS, TENTHS + 1)
    return Network(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))


def chances(net: Network, places: list[int], sizes: list[float]) -> list[float]:
    out = [0.0] * OUTPUTS
    forward(net, places, sizes, len(places), [0.0] * HIDDEN, out)
    return out


def test_one_position_is_a_row_of_many() -> None:
    net = some_network()
    inputs = np.zeros((2, FEATURES), np.float32)
    inputs[0, [2, 7]] = 0.5, -2
    many = net.chances(inputs)
    assert chances(net, [2, 7], [0.5, -2]) == pytest.approx(many[0], abs=1e-6)
    assert chances(net, [], []) == pytest.approx(many[1], abs=1e-6)
    assert many.sum(axis=1) == pytest.approx([1, 1])


def test_loops_for_the_compiler_do_the_same() -> None:
    """That features come in any number, too."""
    net = some_network()
    for places, sizes in (([2, 7], [0.5, -2.0]), ([], [])):
        plain, loops = [0.0] * OUTPUTS, [0.0] * OUTPUTS
        add_up(net, places, sizes, len(places), [], plain)
        add_up_by_loops(net, places, sizes, len(places), [0.0] * HIDDEN, loops)
        assert plain == pytest.approx(loops, abs=1e-6)


def test_a_fresh_network_knows_nothing() -> None:
    net = Network.fresh(FEATURES, HIDDEN, OUTPUTS, np.random.default_rng(1))
    assert chances(net, [1], [3.0]) == pytest.approx([1 / 3] * 3)


def test_chances_are_set_right() -> None:
    """40 % get a half more, 50 % nothing: 45 % lie halfway between, in logarithms."""
    trim = np.zeros(TENTHS + 1)
    trim[4] = np.log(1.5)
    right = trimmed(np.array([[0.4, 0.3, 0.3], [0.45, 0.55, 0.0], [1.0, 0.0, 0.0]], np.float32), trim)
    assert right[0] == pytest.approx([0.6 / 1.2, 0.3 / 1.2, 0.3 / 1.2])
    assert right[1, 0] / right[1, 1] == pytest.approx(0.45 * 1.5**0.5 / 0.55, rel=1e-5)
    assert right[2].tolist() == [1, 0, 0]


def test_who_is_sure_to_win_stays_so() -> None:
    """The last point of a trim has no neighbour above it."""
    net = some_network()._replace(lean=np.array([200, 0, 0], np.float32))
    assert chances(net, [], []) == pytest.approx([1, 0, 0])
    assert chances(net, [], []) == pytest.approx(net.chances(np.zeros((1, FEATURES), np.float32))[0])


def test_a_file_keeps_three_digits(tmp_path: Path) -> None:
    net = some_network()
    net.save(tmp_path / "net.npz", "a course")
    for array, read in zip(net, Network.load(tmp_path / "net.npz"), strict=True):
        assert read.dtype == np.float32
        assert read == pytest.approx(array, rel=1e-3)
