"""Pictures of learning, if Matplotlib is there to draw them."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .calibration import Tenth
    from .course import Progress


def draw_curve(log: "Sequence[Progress]", file: Path) -> bool:
    """Error and strength by games played; whether there is a picture."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), layout="constrained")
    errors, strength = figure.subplots(1, 2)
    errors.plot([told.games for told in log], [told.error**0.5 for told in log])
    errors.set(xlabel="games", ylabel="error of chances to win", yscale="log")
    tests = [(told.games, told.share, told.margin) for told in log if told.share is not None]
    strength.errorbar(*zip(*tests, strict=True), capsize=3)
    strength.set(xlabel="games", ylabel="share of wins against strong")
    figure.savefig(file, dpi=120)
    return True


def draw_calibration(tenths: "Sequence[Tenth]", file: Path) -> bool:
    """What happened against what was predicted; whether there is a picture."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4.5, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="0.7")
    axes.plot([tenth.predicted for tenth in tenths], [tenth.actual for tenth in tenths], "o")
    axes.set(xlabel="chance to win predicted", ylabel="games won", aspect="equal")
    figure.savefig(file, dpi=120)
    return True
