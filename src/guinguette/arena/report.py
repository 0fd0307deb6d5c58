"""What the games of a match add up to: ratings, and the share of wins in every lineup and seat."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from .match import Match
from .ratings import CONFIDENCE, Sample, elo
from .result import Result
from .schedule import all_differ, company

Array = NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True):
    bot: str
    elo: float  # the mean of all bots is 0
    margin: float  # 95 %
    games: int
    wins: float  # share of the games it was in; a tie is shared


class Share(msgspec.Struct, frozen=True):
    """How often a bot won in a lineup."""

    lineup: tuple[str, ...]
    bot: str
    games: int
    wins: float
    low: float  # 95 %
    high: float
    fair: float  # what it would win if all were equally strong
    by_seat: tuple[float | None, ...]  # how often it won from that seat alone; partners both win
    fair_by_seat: float


class Report(msgspec.Struct, frozen=True):
    match: Match
    games: int
    ratings: tuple[Rating, ...]  # best first
    shares: tuple[Share, ...]


def report(match: Match, results: Iterable[Result]) -> Report:
    played = sorted(results, key=lambda result: result.game)
    by_lineup: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in played:
        by_lineup[company(result.seats)].append(result)
    team = match.read_options().team_size
    shares = [
        share_of(bot, match.names, games, team)
        for games in by_lineup.values()
        for bot in match.names
        if bot in games[0].seats
    ]
    return Report(match, len(played), ratings(match.names, played), tuple(shares))


def ratings(names: Sequence[str], played: list[Result]) -> tuple[Rating, ...]:
    if not played:
        return ()
    points, margin = elo(sample(names, played))
    rows = []
    for i, bot in enumerate(names):
        shares = [won(result, bot) for result in played if bot in result.seats]
        rows.append(Rating(bot, float(points[i]), float(margin[i]), len(shares), sum(shares) / max(1, len(shares))))
    return tuple(sorted(rows, key=lambda row: -row.elo))


def sample(names: Sequence[str], played: list[Result]) -> Sample:
    blocks: dict[int, list[Result]] = defaultdict(list)
    for result in played:
        blocks[result.block].append(result)
    seats = [[games[0].seats.count(bot) for bot in names] for games in blocks.values()]
    wins = [[sum(won(result, bot) for result in games) for bot in names] for games in blocks.values()]
    return Sample(np.array(seats, float), np.array([len(games) for games in blocks.values()], float), np.array(wins))


def won(result: Result, bot: str) -> float:
    return sum(share for name, share in zip(result.seats, result.shares, strict=True) if name == bot)


def share_of(bot: str, names: Sequence[str], games: list[Result], team: int) -> Share:
    wins = [won(result, bot) for result in games]
    seats = in_order(names, games[0].seats)
    alone = len(set(seats)) == 1  # then it is sure to win
    low, high = (1.0, 1.0) if alone else interval(wins, [result.block for result in games])
    return Share(
        lineup=seats,
        bot=bot,
        games=len(games),
        wins=sum(wins) / len(wins),
        low=low,
        high=high,
        fair=seats.count(bot) / len(seats),
        by_seat=tuple(seat_share(bot, seat, games, team) for seat in range(len(seats))),
        fair_by_seat=team / len(seats),
    )


def in_order(names: Sequence[str], seats: tuple[str, ...]) -> tuple[str, ...]:
    """Different bots meet in every order: they are told in that of the match."""
    return tuple(name for name in names if name in seats) if all_differ(seats) else seats


def seat_share(bot: str, seat: int, games: list[Result], team: int) -> float | None:
    shares = [team * result.shares[seat] for result in games if result.seats[seat] == bot]
    return sum(shares) / len(shares) if shares else None


def interval(wins: Sequence[float], blocks: Sequence[int]) -> tuple[float, float]:
    """95 % for the mean, by how blocks differ; one more block won and one lost, so that it is never too sure."""
    mean = sum(wins) / len(wins)
    _, which, games = np.unique(blocks, return_inverse=True, return_counts=True)
    off = np.bincount(which, np.array(wins) - mean)
    more = int(games.max())  # in a block; one that was stopped may have fewer
    square = float(off @ off) + more**2 * ((1 - mean) ** 2 + mean**2)
    margin = CONFIDENCE * square**0.5 / (len(wins) + 2 * more)
    return max(0.0, mean - margin), min(1.0, mean + margin)
