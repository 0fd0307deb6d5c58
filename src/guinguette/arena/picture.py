"""A match as a picture: ratings with their intervals, and wins by seat."""

from importlib.util import find_spec
from itertools import accumulate, groupby
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

from guinguette.core.errors import BadSetup
from guinguette.core.place import check_place
from guinguette.core.words import Line, say

from .labels import lineup_label
from .report import Report, Share

SCALES = (3.2, 4.8)  # inches of Elo and of shares
LONGEST_NAME = 24  # letters
LONGEST_LINE = 56  # letters of a lineup
A_LETTER, A_ROW, MARGINS = 0.09, 0.3, 0.6  # inches


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
    figure_of(report, language).savefig(path)


def figure_of(report: Report, language: str) -> Any:
    """As wide as the names need, as high as the rows."""
    from matplotlib.figure import Figure

    rows = share_rows(report)
    names = max(len(clip(name)) for name in report.match.shown.values())
    width = sum(SCALES) + 2 * A_LETTER * names + MARGINS
    height = 1.3 + A_ROW * max(len(report.ratings), sum(row.lines for row in rows))
    figure = Figure(figsize=(width, height), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=SCALES)
    figure.suptitle(title(report, language))
    draw_ratings(left, report, language)
    draw_shares(right, rows, language)
    return figure


def title(report: Report, language: str) -> str:
    name = say(f"{report.match.game}-name", language)
    return say("arena-title", language, {"game": name, "players": report.match.players, "games": report.games})


def clip(name: str) -> str:
    """Modules differ at the beginning, classes at the end."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME // 2]}…{name[1 - LONGEST_NAME // 2 :]}"


def draw_ratings(axes: Any, report: Report, language: str) -> None:
    rows = report.ratings[::-1]
    axes.errorbar([row.elo for row in rows], range(len(rows)), xerr=[row.margin for row in rows], fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [clip(report.match.shown[row.bot]) for row in rows])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_xlabel(say("arena-elo", language))
    axes.grid(axis="x", alpha=0.3)


class Row(NamedTuple):
    """A bot's share; or, above those of a lineup, who sits there."""

    text: str
    share: Share | None = None

    @property
    def lines(self) -> int:
        return self.text.count("\n") + 1


def share_rows(report: Report) -> list[Row]:
    rows: list[Row] = []
    for lineup, shares in groupby(report.shares, key=lambda share: share.lineup):
        told = lineup_label(report.match, lineup, clip).replace(" ×", "\N{NO-BREAK SPACE}×")
        rows.append(Row(fill(told, LONGEST_LINE, break_on_hyphens=False, break_long_words=False)))
        rows.extend(Row(clip(report.match.shown[share.bot]), share) for share in shares)
    return rows


def draw_shares(axes: Any, rows: list[Row], language: str) -> None:
    tops = list(accumulate((row.lines for row in rows), initial=0))
    places = [(top + row.lines / 2, row) for top, row in zip(tops, rows, strict=False)]
    for y, row in places:
        if row.share is None:
            axes.text(1, y, row.text, va="center", fontsize=9)
        else:
            draw_share(axes, y, row.share)
    bots = [(y, row.text) for y, row in places if row.share is not None]
    axes.set_yticks([y for y, _ in bots], [text for _, text in bots])
    axes.set_ylim(tops[-1] + 0.2, -0.1)  # from top to bottom
    axes.set_xlim(0, 100)
    axes.set_xlabel(say("arena-wins-axis", language))


def draw_share(axes: Any, y: float, share: Share) -> None:
    wins, low, high, fair = (100 * x for x in (share.wins, share.low, share.high, share.fair))
    axes.barh(y, wins, xerr=[[wins - low], [high - wins]], capsize=3, color="#d9a441")
    axes.scatter(fair, y, marker="|", s=200, color="black", zorder=3)
