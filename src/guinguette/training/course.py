"""A course of self-play: seeded, interrupted and resumed at will, the same network in the end."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from guinguette.core.errors import BadSetup
from guinguette.core.game import read_options
from guinguette.core.words import Line
from guinguette.games import find
from guinguette.solve.values import Network

from .learner import Learner, with_bend, with_outer
from .lessons import Floats, Lessons, seeds
from .pictures import draw_curve

BATCH = 250  # games between two lessons
PASSES = 2  # through the turns of a batch
TESTS = 8  # of strength, during a course
TEST_GAMES = 2000
TRACE = (1.0, 0.7)  # λ at the beginning and at the end
RATE = (3e-3, 6e-5)  # of learning, likewise
LAST_RATE = (3e-4, 3e-5)  # in the last lesson
EXAMPLES = 32  # of a game, on average, that are kept for the last lesson
LATEST = 0.15  # the mean network is made of this part of the course


@dataclass(frozen=True)
class Progress:
    """Told after every batch."""

    games: int
    of: int
    error: float | None = None  # mean squared, of the chances to win, before learning from the batch
    share: float | None = None  # of wins against strong players, if it was measured
    margin: float | None = None


class Course:
    def __init__(self, lessons: Lessons, seed: int, games: int, folder: Path, subject: str = "") -> None:
        """`subject` says what is learned, so that a course is not taken up as another one."""
        self.lessons = lessons
        self.name = f"{subject}, {lessons.hidden} units, {games} games, seed {seed}".removeprefix(", ")
        self.seed = seed
        self.batches = -(-games // BATCH)
        self.folder = folder
        self.done = 0
        self.log: list[Progress] = []
        rng = np.random.default_rng([seed, 0])
        self.learner = Learner(Network.fresh(lessons.features, lessons.hidden, lessons.outputs, rng))

    def run(self, progress: Callable[[Progress], None]) -> Network:
        self.folder.mkdir(parents=True, exist_ok=True)
        while self.done < self.batches:
            self.log.append(self.batch())
            progress(self.log[-1])
            self.save()
        net = self.last_lesson(progress)
        net.save(self.folder / "weights.npz")
        draw_curve(self.log, self.folder / "curve.png")
        return net

    def last_lesson(self, progress: Callable[[Progress], None]) -> Network:
        """The mean network, set right by the results of as many games more, that is λ = 1.

        Who learns from their own thoughts lags behind what comes true. In the first half of these games the whole
        network learns, slowly; in the second the best outer layer for it is found, and the best bend for that.
        """
        learner = Learner(self.learner.mean)
        half = self.batches // 2
        looks = []
        for batch in range(self.batches):
            number = self.batches + batch
            inputs, targets = self.results(learner.mean, number)
            if batch < half:
                rng = np.random.default_rng([self.seed, 1 + number])
                learner.learn(inputs, targets, between(LAST_RATE, batch / half), rng)
                learner.remember(1 / (1 + LATEST * (1 + batch)))
            else:
                looks.append((learner.mean.hidden(inputs), targets))
            progress(Progress((1 + number) * BATCH, 2 * self.batches * BATCH))
        hidden, targets = (np.concatenate(parts) for parts in zip(*looks, strict=True))
        return with_bend(with_outer(learner.mean, hidden, targets), hidden, targets)

    def results(self, net: Network, batch: int) -> tuple[Floats, Floats]:
        """What was seen, and what came of it. Looks of one game come true together: some of them will do."""
        inputs, targets = self.lessons.study(net, seeds(self.seed, batch * BATCH, BATCH), 1.0)
        rng = np.random.default_rng([self.seed, 1 + batch])
        some = rng.permutation(len(inputs))[: EXAMPLES * BATCH]
        return inputs[some], targets[some]

    def batch(self) -> Progress:
        """Play, learn, and now and then measure."""
        at = self.done / self.batches
        games = seeds(self.seed, self.done * BATCH, BATCH)
        inputs, targets = self.lessons.study(self.learner.net, games, between(TRACE, at))
        rng = np.random.default_rng([self.seed, 1 + self.done])
        errors = [self.learner.learn(inputs, targets, between(RATE, at), rng) for _ in range(PASSES)]
        self.done += 1
        self.learner.remember(1 / (1 + LATEST * self.done))
        told = Progress(self.done * BATCH, 2 * self.batches * BATCH, errors[0])
        if self.done * TESTS // self.batches == (self.done - 1) * TESTS // self.batches:
            return told
        tests = seeds(~self.seed, 0, TEST_GAMES // self.lessons.outputs)
        share, margin = self.lessons.strength(self.learner.mean, tests)
        return Progress(told.games, told.of, told.error, share, margin)

    def save(self) -> None:
        state = self.learner.state() | {
            "name": self.name,
            "done": self.done,
            "log": json.dumps([vars(told) for told in self.log]),
        }
        part = self.folder / "course.part"
        with part.open("wb") as out:
            np.savez(out, **state)
        part.replace(self.folder / "course.npz")  # so that an interruption leaves the old one or the new one

    def resume(self) -> None:
        """Go on where a course in the same folder stopped, if there is one."""
        file = self.folder / "course.npz"
        if file.exists():
            with np.load(file) as state:
                if state["name"] != self.name:
                    there = {"folder": str(self.folder), "there": str(state["name"])}
                    raise BadSetup(Line("train-other-course", there))
                self.learner = Learner.restored(state)
                self.done = int(state["done"])
                self.log = [Progress(**told) for told in json.loads(str(state["log"]))]


def between(ends: tuple[float, float], at: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * at


def train(
    game_name: str,
    seats: int,
    options: dict[str, Any],
    seed: int,
    games: int,
    resume: bool,
    out_dir: Path,
    progress: Callable[[Progress], None],
) -> Network:
    """Learn a game's position values by self-play; leaves `weights.npz` and `curve.png` in `out_dir`."""
    found = read_options(find(game_name), options)
    lessons: Lessons = import_module(f"{__package__}.{game_name}").Lessons(seats, found)
    named = ", ".join(f"{name} {value}" for name, value in msgspec.to_builtins(found).items())
    course = Course(lessons, seed, games, out_dir, f"{game_name}, {seats} players, {named}")
    if resume:
        course.resume()
    return course.run(progress)
