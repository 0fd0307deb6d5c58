"""A course of self-play, resumed, is the same course."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from guinguette.solve.values import Network
from guinguette.training import Course, Progress
from guinguette.training.calibration import tenths
from guinguette.training.learner import Learner, with_bend, with_outer
from guinguette.training.lessons import Floats, Share, interval
from guinguette.training.pictures import draw_calibration

Seeds = NDArray[np.uint64]


def test_learns_what_it_is_told() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.integers(0, 2, (4000, 6)).astype(np.float32)
    chance = 0.1 + 0.8 * (inputs[:, 0] != inputs[:, 1])  # which no network without a hidden layer can tell
    targets = np.stack([chance, 1 - chance], axis=1).astype(np.float32)
    learner = Learner(Network.fresh(6, 8, 2, rng))
    errors = [learner.learn(inputs, targets, 0.01, rng) for _ in range(20)]
    assert errors[-1] < 1e-4 < errors[0]


def test_the_slope_is_that_of_the_cross_entropy(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(2)
    shaken = (x + 0.3 * rng.normal(size=x.shape).astype(np.float32) for x in Network.fresh(3, 4, 2, rng))
    net = Network(*shaken)._replace(bend=np.zeros((2, 2), np.float32))
    inputs, targets = rng.normal(size=(5, 3)).astype(np.float32), np.tile(np.array([0.3, 0.7], np.float32), (5, 1))
    slopes: list[Network] = []
    learner = Learner(net)
    monkeypatch.setattr(learner, "adam", lambda slope, _: slopes.append(slope))
    learner.step(inputs, targets, 0.0)

    def loss() -> float:
        return float(-(targets * np.log(net.chances(inputs))).sum() / len(inputs))

    for array, slope in zip(net[:-1], slopes[0][:-1], strict=True):  # the bend stays
        before, array.flat[1] = array.flat[1], array.flat[1] + 1e-2
        above, array.flat[1] = loss(), before - 1e-2
        assert (above - loss()) / 2e-2 == pytest.approx(slope.flat[1], rel=1e-2, abs=1e-4)
        array.flat[1] = before


class Coin:
    """A game for two that is over at once: the first seat wins three times out of four."""

    features, hidden, outputs = 1, 4, 2

    def study(self, net: Network, seeds: Seeds, trace: float) -> tuple[Floats, Floats]:
        assert net.chances(np.ones((1, 1), np.float32)).shape == (1, 2)
        assert 0.7 <= trace <= 1
        wins = (seeds % np.uint64(4) != 0).astype(np.float32)
        return np.ones((len(seeds), 1), np.float32), np.stack([wins, 1 - wins], axis=1)

    def strength(self, net: Network, seeds: Seeds) -> Share:  # noqa: ARG002  # is of no use in this game
        return interval(np.resize([0.0, 1.0], len(seeds)))


class Interrupted(Exception):
    pass


def interrupt(told: Progress) -> None:
    if told.games == 500:
        raise Interrupted


def test_resumed_is_uninterrupted(tmp_path: Path) -> None:
    told: list[Progress] = []
    whole = Course(Coin(), 5, 10_000, tmp_path / "whole").run(told.append)
    assert [progress.games for progress in told] == list(range(250, 20_001, 250))
    assert {progress.of for progress in told} == {20_000}
    assert [progress.error is None for progress in told] == [False] * 40 + [True] * 40
    assert sum(progress.share is not None for progress in told) == 8
    assert whole.chances(np.ones((1, 1), np.float32))[0] == pytest.approx([0.75, 0.25], abs=0.01)
    with pytest.raises(Interrupted):
        Course(Coin(), 5, 10_000, tmp_path / "parts").run(interrupt)
    again = Course(Coin(), 5, 10_000, tmp_path / "parts")
    again.resume()
    assert again.done == 1
    for mine, other in zip(whole, again.run(told.append), strict=True):
        assert (mine == other).all()


def test_the_last_lesson_makes_up_for_what_a_course_did_not_learn(tmp_path: Path) -> None:
    course = Course(Coin(), 5, 500, tmp_path)
    net = course.run(lambda told: None)  # noqa: ARG005
    look = np.ones((1, 1), np.float32)
    assert course.learner.mean.chances(look)[0, 0] < 0.7
    assert net.chances(look)[0, 0] == pytest.approx(0.75, abs=0.01)


def test_the_shortest_course_has_a_last_lesson_too(tmp_path: Path) -> None:
    course = Course(Coin(), 5, 1, tmp_path)
    net = course.run(lambda told: None)  # noqa: ARG005
    assert net.chances(np.ones((1, 1), np.float32))[0, 0] == pytest.approx(0.75, abs=0.01)


def test_the_outer_layer_makes_chances_come_true() -> None:
    """A network whose chances are too even, and positions of which it knows who is ahead."""
    rng = np.random.default_rng(1)
    net = Network.fresh(1, 2, 2, rng)
    inputs = rng.normal(0.0, 1.0, (20_000, 1)).astype(np.float32)
    net.inner[:] = [[1.0, -1.0]]
    net.outer[:] = [[0.3, -0.3], [-0.3, 0.3]]
    truth = net._replace(outer=net.outer * 1.4, lean=np.array([0.1, -0.1], np.float32))
    won = (rng.random(len(inputs)) < truth.chances(inputs)[:, 0]).astype(np.float32)
    better = with_outer(net, net.hidden(inputs), np.stack([won, 1 - won], axis=1))
    assert better.chances(inputs) == pytest.approx(truth.chances(inputs), abs=0.02)
    assert (better.inner == net.inner).all()


def test_the_bend_makes_chances_come_true() -> None:
    """Who is ahead by much wins more than the outer layer can tell, who is ahead by little less."""
    rng = np.random.default_rng(1)
    net = Network.fresh(1, 1, 2, rng)._replace(inner=np.ones((1, 1), np.float32))
    net.outer[:] = [[2.0, -2.0]]
    inputs = rng.normal(0.0, 2.0, (50_000, 1)).astype(np.float32)
    truth = net._replace(bend=np.array([[-0.05, -0.05], [0.2, 0.2]], np.float32))
    won = (rng.random(len(inputs)) < truth.chances(inputs)[:, 0]).astype(np.float32)
    better = with_bend(net, net.hidden(inputs), np.stack([won, 1 - won], axis=1))
    assert better.chances(inputs) == pytest.approx(truth.chances(inputs), abs=0.02)
    assert abs(net.chances(inputs) - truth.chances(inputs)).max() > 0.03
    assert (better.outer == net.outer).all()


def test_a_bend_never_turns_back() -> None:
    """Whatever the results were, who is further ahead has the higher chance; and the bend fits better than none."""
    rng = np.random.default_rng(1)
    net = Network.fresh(1, 1, 2, rng)._replace(inner=np.ones((1, 1), np.float32))
    net.outer[:] = [[3.0, -3.0]]
    inputs = np.linspace(-20, 20, 401, dtype=np.float32)[:, None]
    topsy = (abs(inputs) < 3).astype(np.float32)
    targets = np.hstack([topsy, 1 - topsy])
    bent = with_bend(net, net.hidden(inputs), targets)
    assert bent.bend.any()
    assert (np.diff(bent.chances(inputs)[:, 0]) >= 0).all()
    assert surprise(bent.chances(inputs), targets) < surprise(net.chances(inputs), targets)


def surprise(chances: Floats, targets: Floats) -> float:
    """The mean cross-entropy."""
    return float(-(targets * np.log(chances)).sum(axis=1).mean())


def test_calibration_by_tenths() -> None:
    batch = (np.array([0.02, 0.04, 0.95, 1.0]), np.array([0.0, 1.0, 1.0, 1.0]))
    found = tenths([batch, batch])
    assert np.array(found) == pytest.approx(np.array([(4, 0.03, 0.5, 0.0), (4, 0.975, 1.0, 0.0)]))


def test_calibration_knows_how_sure_it_is() -> None:
    """Fair coins: the difference is some two standard errors at most, and those shrink with the root of the games."""
    rng = np.random.default_rng(1)
    few, many = (
        tenths((np.full(50, 0.5), rng.integers(0, 2, 50).astype(float)) for _ in range(batches))[0]
        for batches in (100, 10_000)
    )
    assert few.error == pytest.approx(0.5 / 5000**0.5, rel=0.2)
    assert many.error == pytest.approx(few.error / 10, rel=0.2)
    assert abs(many.actual - many.predicted) < 3 * many.error


@pytest.mark.parametrize("variants", [1, 5, 8])
def test_a_panel_for_each_variant(tmp_path: Path, variants: int) -> None:
    found = tenths([(np.array([0.1, 0.6]), np.array([0.0, 1.0]))])
    assert draw_calibration({str(k): found for k in range(variants)}, tmp_path / "calibration.png")
    assert (tmp_path / "calibration.png").read_bytes().startswith(b"\x89PNG")


def test_shares_have_intervals() -> None:
    assert str(interval(np.array([0.0, 1.0] * 200))) == "50.0% ± 4.9%"
