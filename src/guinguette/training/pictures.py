"""Pictures of learning, if Matplotlib is there to draw them."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from .calibration import Tenth
    from .course import Progress

INK = "#b4532a"


def draw_curve(log: "Sequence[Progress]", file: Path) -> bool:
    """Error and strength by games played; whether there is a picture."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), layout="constrained")
    errors, strength = figure.subplots(1, 2)
    errors.plot([told.games for told in log], [100 * told.error**0.5 for told in log], color=INK)
    errors.set(xlabel="games of self-play", ylabel="chances off by (points)", ylim=(0, None))
    tests = [(told.games, told.share, told.margin) for told in log if told.share is not None]
    games, shares, margins = np.array(tests).T
    strength.errorbar(games, 100 * shares, 100 * margins, fmt="o-", color=INK, capsize=3)
    strength.set(xlabel="games of self-play", ylabel="wins against strong players (%)", xlim=(0, None))
    for axes in (errors, strength):
        axes.grid(alpha=0.3)
    figure.savefig(file, dpi=120)
    return True


def draw_calibration(tenths: "Sequence[Tenth]", file: Path) -> bool:
    """What happened against what was predicted; whether there is a picture."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4.5, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color="0.7")
    axes.plot([100 * tenth.predicted for tenth in tenths], [100 * tenth.actual for tenth in tenths], "o", color=INK)
    axes.set(xlabel="chance to win predicted (%)", ylabel="games won (%)", aspect="equal")
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=120)
    return True
