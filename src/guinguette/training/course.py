"""A course of self-play: seeded, interrupted and resumed at will, the same network in the end."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from guinguette.core.errors import BadSetup
from guinguette.core.game import Options, read_options
from guinguette.core.place import check_place
from guinguette.core.words import Line
from guinguette.games import find
from guinguette.solve.values import Network

from . import learner
from .learner import Learner, with_trim
from .lessons import Floats, Lessons, seeds
from .pictures import draw_curve

BATCH = 250  # games between two lessons
SAVED = 10  # batches that an interruption may cost: with many looks a file takes as long to write as a batch to play
PASSES = 2  # through the turns of a batch
TESTS = 8  # of strength, during a course
TEST_GAMES = 2000
TRACE = (1.0, 0.7)  # λ at the beginning and at the end
RATE = (3e-3, 6e-5)  # of learning, likewise
SLOW_RATE = (3e-4, 3e-5)  # in slow lessons
EXAMPLES = 32  # of a game, on average, that are taken up where results alone count
COURSE, PART, WEIGHTS, CURVE = "course.npz", "course.part", "weights.npz", "curve.png"  # the files that it leaves
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
    """So many games to learn from one's own thoughts, and at least as many again to set them right by results."""

    def __init__(self, lessons: Lessons, seed: int, games: int, folder: Path, subject: str) -> None:
        """`subject` says what is learned, so that a course is not taken up as another one."""
        self.lessons = lessons
        self.seed = seed
        self.batches = -(-games // BATCH)
        self.slow = self.batches + self.batches // 3
        # The more can win, the rarer is who is nearly sure to.
        self.end = self.batches * (10 + lessons.outputs) // 6 + self.batches * lessons.more_looks
        recipe = sha256(msgspec.json.encode(self.recipe)).hexdigest()[:8]
        self.name = f"{subject}, {lessons.hidden} units, {games} games, seed {seed}, recipe {recipe}"
        self.folder = folder
        self.done = 0
        self.log: list[Progress] = []
        self.looks = [np.zeros((2, 0, lessons.outputs), np.float32)]  # chances as predicted, and what came of them
        rng = np.random.default_rng([seed, 0])
        self.learner = Learner(Network.fresh(lessons.features, lessons.hidden, lessons.outputs, rng))

    @property
    def recipe(self) -> dict[str, Any]:
        """The numbers that a course was tuned by; not what the code makes of them."""
        return {
            "batches": (BATCH, self.batches, self.slow, self.end),
            "passes": PASSES,
            "trace": TRACE,
            "rates": (RATE, SLOW_RATE),
            "examples": EXAMPLES,
            "latest": LATEST,
            "learner": learner.recipe(),
            "lessons": self.lessons.recipe,
        }

    def run(self, progress: Callable[[Progress], None], language: str = "en") -> Network:
        self.make_folder()
        while self.done < self.end:
            told = self.batch()
            self.log.append(told)
            progress(told)
            if self.done % SAVED == 0 or self.done == self.end:
                self.save()
        net = with_trim(self.learner.mean, *np.concatenate(self.looks, axis=1))
        net.save(self.folder / WEIGHTS, self.name)
        draw_curve(self.log, self.folder / CURVE, language)
        return net

    @property
    def kept(self) -> int:
        """Games after which an interrupted course would go on."""
        return self.done // SAVED * SAVED * BATCH

    def make_folder(self) -> None:
        """Refuse, before any game, where the course could not be kept."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(Line("train-no-folder", {"folder": str(self.folder)})) from error
        for name in (COURSE, PART, WEIGHTS, CURVE):
            check_place(self.folder / name)

    def batch(self) -> Progress:
        """One's own thoughts teach quickly but lag behind what comes true; hence the slow lessons, by results alone,
        and a look at how often chances come true."""
        if self.done < self.batches:
            return self.lesson()
        if self.done == self.batches:
            self.learner = Learner(self.learner.mean)
        if self.done < self.slow:
            return self.slow_lesson((self.done - self.batches) / (self.slow - self.batches))
        return self.look()

    def lesson(self) -> Progress:
        """Play, learn, and now and then measure."""
        at = self.done / self.batches
        games, rng = self.next_games()
        inputs, targets = self.lessons.study(self.learner.net, games, between(TRACE, at))
        errors = [self.learner.learn(inputs, targets, between(RATE, at), rng) for _ in range(PASSES)]
        self.learner.remember(1 / (1 + LATEST * self.done))
        if self.done * TESTS // self.batches == (self.done - 1) * TESTS // self.batches:
            return self.told(errors[0])
        tests = seeds(~self.seed, 0, TEST_GAMES // self.lessons.outputs)
        return self.told(errors[0], *self.lessons.strength(self.learner.mean, tests))

    def slow_lesson(self, at: float) -> Progress:
        games, rng = self.next_games()
        inputs, targets = some(*self.lessons.study(self.learner.mean, games, 1.0), rng)
        self.learner.learn(inputs, targets, between(SLOW_RATE, at), rng)
        self.learner.remember(1 / (1 + LATEST * (self.done - self.batches)))
        return self.told()

    def look(self) -> Progress:
        games, rng = self.next_games()
        inputs, targets = some(*self.lessons.watch(self.learner.mean, games), rng)
        self.looks.append(np.stack([self.learner.mean.untrimmed(inputs), targets]))
        return self.told()

    def next_games(self) -> tuple[NDArray[np.uint64], np.random.Generator]:
        """Their seeds, and a generator for what is made of them."""
        games = seeds(self.seed, self.done * BATCH, BATCH)
        self.done += 1
        return games, np.random.default_rng([self.seed, self.done])

    def told(self, error: float | None = None, share: float | None = None, margin: float | None = None) -> Progress:
        return Progress(self.done * BATCH, self.end * BATCH, error, share, margin)

    def save(self) -> None:
        state = self.learner.state() | {
            "name": self.name,
            "done": self.done,
            "log": json.dumps([vars(told) for told in self.log]),
            "looks": np.concatenate(self.looks, axis=1),
        }
        part = self.folder / PART
        with part.open("wb") as out:
            np.savez(out, **state)
        part.replace(self.folder / COURSE)  # so that an interruption leaves the old one or the new one

    def resume(self) -> None:
        """Go on where a course in the same folder stopped, if there is one."""
        file = self.folder / COURSE
        if not file.exists():
            return
        try:
            with file.open("rb") as stream, np.load(stream) as saved:
                state = dict(saved)
            there = str(state["name"])
        except Exception as error:  # a damaged file may be anything
            raise BadSetup(Line("train-damaged", {"file": str(file)})) from error
        if there != self.name:
            raise BadSetup(Line("train-other-course", {"folder": str(self.folder), "there": there}))
        self.learner = Learner.restored(state)
        self.done = int(state["done"])
        self.log = [Progress(**told) for told in json.loads(str(state["log"]))]
        self.looks = [state["looks"]]


def some(inputs: Floats, targets: Floats, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Positions of one game come true together: a part of them will do."""
    chosen = rng.permutation(len(inputs))[: EXAMPLES * BATCH]
    return inputs[chosen], targets[chosen]


def between(ends: tuple[float, float], at: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * at


def given_options(options: Options) -> list[str]:
    """Those that are not as usual."""
    return [field.name for field in msgspec.structs.fields(options) if getattr(options, field.name) != field.default]


def find_course(
    game_name: str, seats: int, options: dict[str, Any], seed: int, games: int | None, folder: Path
) -> Course:
    """Without a number of games, the course that the weights in the package come from."""
    found = read_options(find(game_name), options)
    lessons: Lessons = import_module(f"{__package__}.{game_name}").Lessons(seats, found)
    idle = [name for name in given_options(found) if name not in lessons.options]
    if idle:
        raise BadSetup(Line("train-same-network", {"options": ", ".join(idle)}))
    named = ", ".join(f"{name} {value}" for name, value in msgspec.to_builtins(found).items())
    return Course(lessons, seed, games or lessons.games, folder, f"{game_name}, {seats} players, {named}")
