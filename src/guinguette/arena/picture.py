"""A match as a picture: ratings with their intervals, and wins by seat."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from guinguette.core.errors import BadSetup
from guinguette.core.place import check_place
from guinguette.core.words import Line, say

from .report import Report


def check_picture(path: Path) -> None:
    """Refuse, before any game, what could not be drawn in the end."""
    if find_spec("matplotlib") is None:
        raise BadSetup(Line("arena-no-matplotlib"))
    check_place(path)
    from matplotlib.backend_bases import FigureCanvasBase

    kinds = FigureCanvasBase.get_supported_filetypes()
    if path.suffix[1:].lower() not in kinds:
        raise BadSetup(Line("arena-no-picture", {"path": str(path), "kinds": ", ".join(sorted(kinds))}))


def draw(report: Report, path: Path, language: str = "en") -> None:
    """Write the picture; the ending of the name says of what kind (png, svg, pdf)."""
    check_picture(path)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 1.2 + 0.45 * max(len(report.ratings), len(report.shares))), layout="constrained")
    left, right = figure.subplots(1, 2)
    figure.suptitle(title(report, language))
    draw_ratings(left, report, language)
    draw_shares(right, report, language)
    figure.savefig(path)


def title(report: Report, language: str) -> str:
    name = say(f"{report.match.game}-name", language)
    return say("arena-title", language, {"game": name, "players": report.match.players, "games": report.games})


def draw_ratings(axes: Any, report: Report, language: str) -> None:
    rows = report.ratings[::-1]
    axes.errorbar([row.elo for row in rows], range(len(rows)), xerr=[row.margin for row in rows], fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [report.match.shown[row.bot] for row in rows])
    axes.set_xlabel(say("arena-elo", language))
    axes.grid(axis="x", alpha=0.3)


def draw_shares(axes: Any, report: Report, language: str) -> None:
    rows = report.shares[::-1]
    wide = [[100 * (row.wins - row.low) for row in rows], [100 * (row.high - row.wins) for row in rows]]
    axes.barh(range(len(rows)), [100 * row.wins for row in rows], xerr=wide, capsize=3, color="#d9a441")
    axes.scatter([100 * row.fair for row in rows], range(len(rows)), marker="|", s=200, color="black", zorder=3)
    names = report.match.shown
    labels = [f"{names[row.bot]} ({', '.join(names[bot] for bot in row.lineup)})" for row in rows]
    axes.set_yticks(range(len(rows)), labels, fontsize=8)
    axes.set_xlim(0, 100)
    axes.set_xlabel(say("arena-wins-axis", language))
