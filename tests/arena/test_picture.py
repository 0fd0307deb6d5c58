"""The picture: everything can be read, whatever bots are called and however many there are."""

from io import BytesIO
from typing import Any

import pytest

from guinguette.arena import Match, Result, fixtures, report
from guinguette.arena.labels import lineup_label

LONG = "my.own.players.experimental:SearchesDeepAndCountsEveryWormOnTheTable"
SEVEN = ("master", "strong", "easy", "random", LONG, f"{LONG}Again", f"{LONG}AndAgain")


def figure_of(match: Match, language: str) -> Any:
    """Of a match that the first seat always wins."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'guinguette[pictures]'")
    from guinguette.arena import picture

    rest = tuple(range(2, match.players + 1))
    games = [Result(f.number, f.block, f.seats, (1, *rest), (9, *rest), 9) for f in fixtures(match, 1)]
    figure = picture.figure_of(report(match, games), language)
    figure.savefig(BytesIO())  # a layout that fails is a warning, and so an error here
    return figure


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "match",
    [
        Match(game="pickomino", bots=("strong", "random")),
        Match(game="pickomino", bots=("strong",)),
        Match(game="pickomino", bots=("strong", LONG), players=7),
        Match(game="pikzi", bots=("strong", "random", "easy", LONG), players=4),
        Match(game="pikzi", bots=("strong", "easy", LONG), players=4, options={"teams": True}),
        Match(game="pickomino", bots=SEVEN, players=7),
    ],
)
def test_nothing_is_cut(match: Match, language: str) -> None:
    figure = figure_of(match, language)
    needed, there = figure.get_tightbbox(), figure.bbox_inches
    assert needed.x0 >= 0
    assert needed.y0 >= 0
    assert needed.x1 <= there.x1
    assert needed.y1 <= there.y1
    for axes in figure.axes:
        assert axes.bbox.width > 250  # that much is left beside the names
        assert all(text.get_window_extent().x1 < axes.bbox.x1 for text in axes.texts)


def test_long_names_are_told_by_both_ends() -> None:
    left, right = figure_of(Match(game="pikzi", bots=("strong", "random", "easy", LONG), players=4), "en").axes
    for axes in (left, right):
        names = [label.get_text() for label in axes.get_yticklabels()]
        assert set(names) == {"strong", "random", "easy", "SearchesDeep…mOnTheTable"}
    assert [text.get_text() for text in right.texts] == ["strong, random, easy, SearchesDeep…mOnTheTable"]


@pytest.mark.parametrize(
    ("match", "label"),
    [
        (Match(game="pikzi", bots=("a", "b", "b"), players=3), "a, b ×2"),
        (Match(game="pikzi", bots=("a", "b", "b", "b"), players=4, options={"teams": True}), "a+b, b+b"),
        (Match(game="pikzi", bots=("a", "b", "c", "d"), players=4, options={"teams": True}), "a, b, c, d"),
        (Match(game="pickomino", bots=("m:a",) * 7, players=7), "a ×7"),
    ],
)
def test_lineups_are_counted(match: Match, label: str) -> None:
    assert lineup_label(match, match.bots) == label
