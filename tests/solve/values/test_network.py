"""Networks: one position or many, lists or arrays, before and after a file."""

from pathlib import Path

import numpy as np
import pytest

from guinguette.solve.values import Network, forward

FEATURES, HIDDEN, OUTPUTS = 9, 5, 3


def some_network() -> Network:
    rng = np.random.default_rng(1)
    shapes = ((FEATURES, HIDDEN), HIDDEN, (HIDDEN, OUTPUTS), OUTPUTS, (2, OUTPUTS))
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
    assert chances(net.listed(), [], []) == pytest.approx(many[1], abs=1e-6)
    assert many.sum(axis=1) == pytest.approx([1, 1])


def test_a_fresh_network_knows_nothing() -> None:
    net = Network.fresh(FEATURES, HIDDEN, OUTPUTS, np.random.default_rng(1))
    assert chances(net, [1], [3.0]) == pytest.approx([1 / 3] * 3)


def test_a_file_keeps_three_digits(tmp_path: Path) -> None:
    net = some_network()
    net.save(tmp_path / "net.npz")
    for array, read in zip(net, Network.load(tmp_path / "net.npz"), strict=True):
        assert read.dtype == np.float32
        assert read == pytest.approx(array, rel=1e-3)
