"""A course of self-play, on the screen."""

from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from guinguette.cli.numbers import percent, tenths
from guinguette.cli.simulating import checked_options, progress
from guinguette.core.words import say
from guinguette.games import find
from guinguette.training import Progress, find_course


def learn(
    name: str,
    seats: int,
    given: dict[str, str],
    games: int | None,
    seed: int,
    folder: Path,
    language: str,
    *,
    afresh: bool,
) -> None:
    """Ctrl-C stops; the same command goes on from what lies in the folder."""
    checked_options(find(name), seats, given)
    course = find_course(name, seats, given, seed, games, folder)
    if not afresh:
        course.resume()
    console = Console(stderr=True, highlight=False)
    if find_spec("matplotlib") is None:
        console.print(say("train-no-matplotlib", language))
    with progress(console) as bar:
        task = bar.add_task(say("cli-compiling", language), total=None)

        def show(told: Progress) -> None:
            bar.update(task, completed=told.games, total=told.of, description=stage(told, language))
            if told.share is not None:
                console.print(strength(told, language))

        try:
            course.run(show, language)
        except KeyboardInterrupt:
            console.print(say("train-stopped", language, {"games": course.kept, "folder": str(folder)}))
            raise
    console.print(say("train-done", language, {"folder": str(folder)}))


def stage(told: Progress, language: str) -> str:
    if told.error is None:
        return say("train-last", language)
    return say("train-error", language, {"percent": round(100 * told.error**0.5, 2)})


def strength(told: Progress, language: str) -> str:
    assert told.share is not None
    assert told.margin is not None
    shares = {"share": percent(told.share, language), "margin": tenths(told.margin, language)}
    return say("train-strength", language, {"games": told.games} | shares)
