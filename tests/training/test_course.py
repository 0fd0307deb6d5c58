"""A course of self-play, resumed, is the same course."""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from guinguette.core.errors import BadSetup
from guinguette.games import pikzi
from guinguette.solve.values import Network
from guinguette.solve.values.network import trimmed
from guinguette.training import Course, Progress, find_course
from guinguette.training.calibration import tenths
from guinguette.training.course import BATCH
from guinguette.training.learner import Learner, surprise, with_trim
from guinguette.training.lessons import Floats, Share, interval
from guinguette.training.pictures import draw_calibration, draw_curve
from tests.french import printed

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
    net = Network(*shaken)._replace(trim=np.zeros(11, np.float32))
    inputs, targets = rng.normal(size=(5, 3)).astype(np.float32), np.tile(np.array([0.3, 0.7], np.float32), (5, 1))
    slopes: list[Network] = []
    learner = Learner(net)
    monkeypatch.setattr(learner, "adam", lambda slope, _: slopes.append(slope))
    learner.step(inputs, targets, 0.0)

    def loss() -> float:
        return float(-(targets * np.log(net.chances(inputs))).sum() / len(inputs))

    for array, slope in zip(net[:-1], slopes[0][:-1], strict=True):  # the trim stays
        before, array.flat[1] = array.flat[1], array.flat[1] + 1e-2
        above, array.flat[1] = loss(), before - 1e-2
        assert (above - loss()) / 2e-2 == pytest.approx(slope.flat[1], rel=1e-2, abs=1e-4)
        array.flat[1] = before


LOOK = np.ones((1, 1), np.float32)


class Coin:
    """A game for two that is over at once: the first seat wins three times out of four."""

    features, hidden, outputs, games, more_looks = 1, 4, 2, 10_000, 0
    options = ()
    sides = 4

    @property
    def recipe(self) -> dict[str, int]:
        return {"sides": self.sides}

    def study(self, net: Network, seeds: Seeds, trace: float) -> tuple[Floats, Floats]:
        assert net.chances(np.ones((1, 1), np.float32)).shape == (1, 2)
        assert 0.7 <= trace <= 1
        wins = (seeds % np.uint64(4) != 0).astype(np.float32)
        return np.ones((len(seeds), 1), np.float32), np.stack([wins, 1 - wins], axis=1)

    def watch(self, net: Network, seeds: Seeds) -> tuple[Floats, Floats]:
        return self.study(net, seeds, 1.0)

    def strength(self, net: Network, seeds: Seeds) -> Share:  # noqa: ARG002  # is of no use in this game
        return interval(np.resize([0.0, 1.0], len(seeds)))


class Interrupted(Exception):
    pass


def coin_course(games: int, folder: Path) -> Course:
    return Course(Coin(), 5, games, folder, "coin")


def test_a_course_tells_how_far_it_is(tmp_path: Path) -> None:
    told: list[Progress] = []
    net = coin_course(10_000, tmp_path).run(told.append)
    assert [progress.games for progress in told] == list(range(250, 20_001, 250))
    assert {progress.of for progress in told} == {20_000}
    assert [progress.error is None for progress in told] == [False] * 40 + [True] * 40
    assert sum(progress.share is not None for progress in told) == 8
    assert net.chances(LOOK)[0] == pytest.approx([0.75, 0.25], abs=0.01)


@pytest.mark.parametrize("after", [250, 2_500, 10_000, 12_500, 13_500, 15_000, 19_750])
def test_resumed_is_uninterrupted(tmp_path: Path, after: int) -> None:
    """In the lessons, in the slow ones, among the looks, and between."""

    def interrupt(told: Progress) -> None:
        if told.games == after + 250:
            raise Interrupted

    whole = coin_course(10_000, tmp_path / "whole").run(lambda told: None)  # noqa: ARG005
    with pytest.raises(Interrupted):
        coin_course(10_000, tmp_path / "parts").run(interrupt)
    again = coin_course(10_000, tmp_path / "parts")
    again.resume()
    assert again.done == after // 2500 * 10  # the rest was not saved yet
    left: list[Progress] = []
    for mine, other in zip(whole, again.run(left.append), strict=True):
        assert (mine == other).all()
    assert [told.games for told in left] == list(range(after // 2500 * 2500 + 250, 20_001, 250))


def test_a_course_ends_with_what_its_looks_tell(tmp_path: Path) -> None:
    course = coin_course(3_000, tmp_path)
    net = course.run(lambda told: None)  # noqa: ARG005
    thought, right = (found.chances(LOOK)[0, 0] for found in (course.learner.mean, net))
    assert abs(right - 0.75) < abs(thought - 0.75)
    assert (net.inner == course.learner.mean.inner).all()


class OftenCoin(Coin):
    """Of which games are studied that people seldom play: in usual ones less depends on the coin."""

    def watch(self, net: Network, seeds: Seeds) -> tuple[Floats, Floats]:
        inputs, targets = super().watch(net, seeds)
        return inputs, 0.05 + 0.9 * targets


def test_chances_are_right_for_usual_games(tmp_path: Path) -> None:
    net = Course(OftenCoin(), 5, 10_000, tmp_path, "coin").run(lambda told: None)  # noqa: ARG005
    assert net.chances(LOOK)[0] == pytest.approx([0.725, 0.275], abs=0.005)


class RareCoin(Coin):
    more_looks = 3


def test_more_looks_where_they_are_needed(tmp_path: Path) -> None:
    usual, more = (Course(game, 5, 10_000, tmp_path, "coin") for game in (Coin(), RareCoin()))
    assert more.slow == usual.slow
    assert (more.end - usual.end) * 250 == 30_000


@pytest.mark.parametrize(
    "number",
    [f"course.{name}" for name in ("BATCH", "PASSES", "TRACE", "RATE", "SLOW_RATE", "EXAMPLES", "LATEST")]
    + [f"learner.{name}" for name in ("BATCH", "DECAY", "NEWTON_STEPS", "CLOSE", "STEADY")]
    + ["pickomino.lessons.LONGEST", "pina_coladice.lessons.LONGEST", "pina_coladice.lessons.OPENING"]
    + [f"pikzi.lessons.{name}" for name in ("LONGEST", "WIDTH", "WHIM")],
)
def test_another_recipe_is_another_course(number: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = number.split(".", maxsplit=1)[0] if number.count(".") == 2 else "pickomino"
    usual = find_course(game, 2, {}, 1, 250, tmp_path).name
    module, _, name = f"guinguette.training.{number}".rpartition(".")
    before = getattr(import_module(module), name)
    monkeypatch.setattr(
        import_module(module), name, tuple(2 * x for x in before) if isinstance(before, tuple) else 2 * before
    )
    assert find_course(game, 2, {}, 1, 250, tmp_path).name != usual


def test_another_mixture_is_another_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = find_course("pikzi", 2, {}, 1, 250, tmp_path).name
    monkeypatch.setattr("guinguette.training.pikzi.lessons.MIXTURE", ((pikzi.Options(young=True), 20),))
    assert find_course("pikzi", 2, {}, 1, 250, tmp_path).name != usual


def test_more_looks_are_another_course(tmp_path: Path) -> None:
    usual, more = (Course(game, 5, 10_000, tmp_path, "coin") for game in (Coin(), RareCoin()))
    assert usual.name != more.name


def test_a_course_by_another_recipe_is_not_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    coin_course(250, tmp_path).run(lambda told: None)  # noqa: ARG005
    monkeypatch.setattr(Coin, "sides", 6)
    with pytest.raises(BadSetup) as refused:
        coin_course(250, tmp_path).resume()
    assert refused.value.code == "train-other-course"


@pytest.mark.parametrize("left", [0, 10, 1000, -100, -1])
def test_a_damaged_course_is_refused(left: int, tmp_path: Path) -> None:
    coin_course(250, tmp_path).run(lambda told: None)  # noqa: ARG005
    file = tmp_path / "course.npz"
    file.write_bytes(file.read_bytes()[:left])
    with pytest.raises(BadSetup, match="--afresh") as refused:
        coin_course(250, tmp_path).resume()
    assert refused.value.code == "train-damaged"
    assert "illisible" in refused.value.text("fr")


def test_a_file_is_no_folder_of_a_course(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "course"):
        course = coin_course(250, folder)
        course.resume()
        with pytest.raises(BadSetup) as refused:
            course.run(lambda told: None)  # noqa: ARG005
        assert refused.value.code == "train-no-folder"


@pytest.mark.parametrize("name", ["weights.npz", "curve.png", "course.part", "course.npz"])
def test_what_could_not_be_kept_is_refused_before_any_game(name: str, tmp_path: Path) -> None:
    course = coin_course(250, tmp_path)
    (tmp_path / name).mkdir()
    with pytest.raises(BadSetup) as refused:
        course.run(lambda told: None)  # noqa: ARG005
    assert refused.value.code == "place-is-folder"
    assert course.done == 0


def test_an_interrupted_course_knows_what_it_has_kept(tmp_path: Path) -> None:
    course = coin_course(10_000, tmp_path)
    for number in range(1, 24):
        course.batch()
        if number % 10 == 0:
            course.save()
    again = coin_course(10_000, tmp_path)
    again.resume()
    assert course.kept == again.done * BATCH == 20 * BATCH


def test_the_curve_speaks_the_readers_language(tmp_path: Path) -> None:
    log = [Progress(250, 500, 0.1, 0.5, 0.1)]  # as short as can be
    pictures = [tmp_path / f"{language}.png" for language in ("en", "fr")]
    for picture in pictures:
        assert draw_curve(log, picture, picture.stem)
    assert len({picture.read_bytes() for picture in pictures}) == 2


def test_an_array_or_a_text_is_no_course(tmp_path: Path) -> None:
    file = tmp_path / "course.npz"
    np.save(tmp_path / "array.npy", np.ones(3))
    for content in (b"hello", (tmp_path / "array.npy").read_bytes()):
        file.write_bytes(content)
        with pytest.raises(BadSetup):
            coin_course(250, tmp_path).resume()


@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        ("pikzi", 2, {"portraits": "1"}, "portraits"),
        ("pikzi", 4, {"teams": "true", "young": "true", "rounds": "2"}, "young, rounds"),
        ("pickomino", 2, {"edition": "deluxe", "first": "random"}, "first"),
    ],
)
def test_options_that_change_nothing_are_refused(
    game: str, seats: int, options: dict[str, str], told: str, tmp_path: Path
) -> None:
    with pytest.raises(BadSetup, match=f"options: {told}\\.") as refused:
        find_course(game, seats, options, 1, None, tmp_path)
    assert printed(f"options : {told}.") in refused.value.text("fr")


@pytest.mark.parametrize("game", ["pikzi", "pickomino"])
def test_options_as_usual_are_no_other_course(game: str, tmp_path: Path) -> None:
    given = {"pikzi": {"portraits": "4", "young": "false"}, "pickomino": {"first": "seat1"}}[game]
    assert find_course(game, 2, given, 1, None, tmp_path).name == find_course(game, 2, {}, 1, None, tmp_path).name


def test_the_shortest_course_has_an_end(tmp_path: Path) -> None:
    net = coin_course(1, tmp_path).run(lambda told: None)  # noqa: ARG005
    assert 0 < net.chances(LOOK)[0, 0] < 1


def test_trimmed_chances_come_true() -> None:
    """Who is nearly home wins more often than predicted, who is somewhat ahead less."""
    rng = np.random.default_rng(1)
    net = Network.fresh(1, 1, 3, rng)
    predicted = rng.dirichlet([0.7, 0.7, 0.7], 100_000).astype(np.float32)
    trim = np.array([0, 0, 0, 0, -0.1, -0.2, -0.2, -0.1, 0, 0.2, 0.5])
    truth = trimmed(predicted, trim)
    won = np.eye(3, dtype=np.float32)[(rng.random((len(truth), 1)) > truth.cumsum(axis=1)[:, :2]).sum(axis=1)]
    found = with_trim(net, predicted, won).trim
    assert trimmed(predicted, found) == pytest.approx(truth, abs=0.02)
    assert abs(predicted - truth).max() > 0.04
    for tenth in tenths([(trimmed(predicted, found).ravel(), won.ravel())]):
        assert tenth.actual == pytest.approx(tenth.predicted, abs=0.006)


def test_a_trim_never_turns_chances_round() -> None:
    """Whatever the results were, the higher chance stays the higher one; and the trim fits better than none."""
    first = np.linspace(0.001, 0.999, 999, dtype=np.float32)[:, None]
    predicted = np.hstack([first, 1 - first])
    topsy = (abs(first - 0.5) < 0.2).astype(np.float32)
    results = np.hstack([topsy, 1 - topsy])
    found = with_trim(Network.fresh(1, 1, 2, np.random.default_rng(1)), predicted, results).trim
    assert found.any()
    right = trimmed(predicted, found)
    assert (np.diff(right[:, 0]) >= 0).all()
    assert surprise(right, results) < surprise(predicted, results)


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
