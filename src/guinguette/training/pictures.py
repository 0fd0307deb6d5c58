"""Pictures of learning, if Matplotlib is there to draw them."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from guinguette.core.words import say

if TYPE_CHECKING:
    from .calibration import Tenth
    from .course import Progress

INK = "#b4532a"
COLUMNS = 6  # panels side by side


def draw_curve(log: "Sequence[Progress]", file: Path, language: str = "en") -> bool:
    """Error and strength by games played; whether there is a picture."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), layout="constrained")
    errors, strength = figure.subplots(1, 2)
    lessons = [(told.games, 100 * told.error**0.5) for told in log if told.error is not None]
    errors.plot(*zip(*lessons, strict=True), color=INK, marker="o" if len(lessons) == 1 else None)
    games_played = say("train-games-axis", language)
    errors.set(xlabel=games_played, ylabel=say("train-error-axis", language), ylim=(0, None))
    tests = [(told.games, told.share, told.margin) for told in log if told.share is not None]
    games, shares, margins = np.array(tests).T
    strength.errorbar(games, 100 * shares, 100 * margins, fmt="o-", color=INK, capsize=3)
    strength.set(xlabel=games_played, ylabel=say("train-strength-axis", language), xlim=(0, None))
    for axes in (errors, strength):
        axes.grid(alpha=0.3)
    figure.savefig(file, dpi=120)
    return True


def draw_calibration(variants: "Mapping[str, Sequence[Tenth]]", file: Path) -> bool:
    """What happened against what was predicted, a panel for each variant; whether there is a picture."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    columns = min(len(variants), COLUMNS)
    rows = -(-len(variants) // columns)
    figure = Figure(figsize=(2.2 * columns, 2.2 * rows + 0.4), layout="constrained")
    grid = figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False)
    for axes in grid.flat[len(variants) :]:
        axes.set_axis_off()
    for axes, (name, tenths) in zip(grid.flat, variants.items(), strict=False):
        axes.plot([0, 100], [0, 100], color="0.7")
        axes.plot([100 * tenth.predicted for tenth in tenths], [100 * tenth.actual for tenth in tenths], ".", color=INK)
        axes.set(aspect="equal", title=name)
        axes.grid(alpha=0.3)
    figure.supxlabel("chance to win predicted (%)")
    figure.supylabel("games won (%)")
    figure.savefig(file, dpi=80, bbox_inches="tight")  # square panels would have their titles cut off
    return True
