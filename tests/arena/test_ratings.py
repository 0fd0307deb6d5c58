"""Elo from wins: known answers, made-up players, and intervals that hold what they promise."""

import numpy as np
import pytest

from guinguette.arena import Match, Result, report
from guinguette.arena.ratings import Sample, elo
from guinguette.arena.report import interval


def test_three_wins_of_four_are_191_points() -> None:
    sample = Sample(np.ones((10_000, 2)), np.full(10_000, 4.0), np.tile([3.0, 1.0], (10_000, 1)))
    points = elo(sample).points
    assert points[0] - points[1] == pytest.approx(400 * np.log10(3), abs=0.1)
    assert points.sum() == pytest.approx(0, abs=1e-9)


def test_a_tie_is_half_a_win() -> None:
    tied = Result(0, 0, ("a", "b"), (1, 1), (3, 3), 9)
    facts = report(Match(game="pickomino", bots=("a", "b")), [tied])
    assert [row.elo for row in facts.ratings] == pytest.approx([0, 0])
    assert facts.shares[0].wins == 0.5


def test_who_never_wins_has_a_rating_and_a_wide_interval() -> None:
    sample = Sample(np.ones((50, 2)), np.full(50, 2.0), np.tile([2.0, 0.0], (50, 1)))
    found = elo(sample)
    assert 600 < found.points[0] - found.points[1] < 1500
    assert found.margin.min() > 80


def sampled(rng: np.random.Generator, gamma: np.ndarray, seats: np.ndarray, blocks: int, games: int) -> Sample:
    chances = seats * gamma / (seats * gamma).sum()
    wins = rng.multinomial(games, chances, size=blocks).astype(float)
    return Sample(np.tile(seats, (blocks, 1)), np.full(blocks, float(games)), wins)


def joined(*samples: Sample) -> Sample:
    return Sample(*(np.concatenate(parts) for parts in zip(*samples, strict=True)))


def test_strengths_of_made_up_players_come_back_whatever_the_number_of_seats() -> None:
    rng = np.random.default_rng(1)
    gamma = np.array([3.0, 1.0, 0.5])
    lineups = [np.array(seats, float) for seats in ((1, 1, 0), (0, 1, 1), (1, 0, 1), (1, 1, 1), (1, 2, 1))]
    found = elo(joined(*(sampled(rng, gamma, seats, 4000, 2) for seats in lineups)))
    true = 400 * np.log10(gamma) - 400 * np.log10(gamma).mean()
    assert found.points == pytest.approx(true, abs=3 * float(found.margin.max()) / 1.96)
    assert found.margin.max() < 6


def test_intervals_cover_the_truth_19_times_out_of_20() -> None:
    rng = np.random.default_rng(2)
    gamma = np.array([1.5, 1.0, 0.8])
    true = 400 * np.log10(gamma) - 400 * np.log10(gamma).mean()
    lineups = [np.array(seats, float) for seats in ((1, 1, 0), (0, 1, 1), (1, 0, 1))]
    inside = []
    for _ in range(400):
        found = elo(joined(*(sampled(rng, gamma, seats, 60, 2) for seats in lineups)))
        inside.append(np.abs(found.points - true) < found.margin)
    assert 0.93 < np.mean(inside) < 0.975


def test_pairing_narrows_the_interval_when_the_seat_decides() -> None:
    wins, blocks = [1.0, 0.0] * 100, [k // 2 for k in range(200)]
    paired, unpaired = interval(wins, blocks), interval(wins, range(200))
    assert paired[1] - paired[0] < 0.05
    assert unpaired[1] - unpaired[0] == pytest.approx(2 * 1.96 * 0.5 / 200**0.5, rel=0.05)


@pytest.mark.parametrize("games", [2, 4])
@pytest.mark.parametrize("blocks", [1, 3, 10, 100])
def test_shares_cover_the_truth_however_few_blocks_there_are(blocks: int, games: int) -> None:
    rng = np.random.default_rng(3)
    inside = []
    for true in rng.uniform(0.1, 0.9, 1000):
        wins = [float(rng.random() < true) for _ in range(blocks * games)]
        low, high = interval(wins, [k // games for k in range(blocks * games)])
        inside.append(low <= true <= high)
    assert np.mean(inside) > 0.93


def test_two_wins_of_two_tell_little() -> None:
    low, high = interval([1.0, 1.0], [0, 0])
    assert low < 0.4
    assert high == 1


def test_who_has_all_seats_is_sure_to_win() -> None:
    games = [Result(0, 0, ("a", "a"), (1, 2), (3, 2), 9)]
    (share,) = report(Match(game="pickomino", bots=("a",)), games).shares
    assert (share.low, share.wins, share.high) == (1, 1, 1)


def test_shares_by_lineup_and_seat() -> None:
    games = [
        Result(0, 0, ("a", "b", "b"), (1, 2, 3), (3, 2, 1), 9),
        Result(1, 0, ("b", "b", "a"), (1, 2, 3), (3, 2, 1), 9),
        Result(2, 0, ("b", "a", "b"), (2, 1, 3), (3, 2, 1), 9),
    ]
    facts = report(Match(game="pickomino", bots=("a", "b", "b"), players=3), games)
    assert [(row.bot, row.games) for row in facts.shares] == [("a", 3), ("b", 3)]
    assert [row.wins for row in facts.shares] == pytest.approx([2 / 3, 1 / 3])
    assert [row.fair for row in facts.shares] == pytest.approx([1 / 3, 2 / 3])
    assert facts.shares[0].by_seat == (1.0, 1.0, 0.0)
    assert facts.shares[1].by_seat == (0.5, 0.0, 0.0)
    assert {row.fair_by_seat for row in facts.shares} == {1 / 3}


def test_different_bots_are_one_lineup_in_whatever_order_they_sit() -> None:
    bots = ("a", "b", "c", "d")
    orders = [("b", "c", "a", "d"), ("a", "b", "c", "d"), ("b", "a", "c", "d")]
    games = [Result(k, k, seats, (1, 2, 3, 4), (4, 3, 2, 1), 9) for k, seats in enumerate(orders)]
    facts = report(Match(game="pikzi", bots=bots, players=4), games)
    assert [row.lineup for row in facts.shares] == [bots] * 4
    assert [row.games for row in facts.shares] == [3] * 4
    assert [row.wins for row in facts.shares] == pytest.approx([1 / 3, 2 / 3, 0, 0])
    assert facts.shares[0].by_seat == (1, 0, 0, None)


def test_partners_win_together_and_share_a_win() -> None:
    teams = Match(game="pikzi", bots=("a", "b"), players=4, options={"teams": True})
    games = [
        Result(0, 0, ("a", "b", "a", "b"), (1, 3, 1, 3), (9, 5, 9, 5), 9),
        Result(1, 0, ("b", "a", "b", "a"), (3, 1, 3, 1), (5, 9, 5, 9), 9),
    ]
    best, worst = report(teams, games).shares
    assert (best.wins, best.fair, best.by_seat, best.fair_by_seat) == (1, 0.5, (1, 1, 1, 1), 0.5)
    assert (worst.wins, worst.fair, worst.by_seat, worst.fair_by_seat) == (0, 0.5, (0, 0, 0, 0), 0.5)
    one = report(teams, [Result(0, 0, ("a", "b", "b", "b"), (1, 3, 1, 3), (9, 5, 9, 5), 9)]).shares
    assert [(row.wins, row.fair) for row in one] == [(0.5, 0.25), (0.5, 0.75)]
    assert [row.by_seat for row in one] == [(1, None, None, None), (None, 0, 1, 0)]
    tied = report(teams, [Result(0, 0, ("a", "b", "a", "b"), (1, 1, 1, 1), (9, 9, 9, 9), 9)]).shares
    assert [row.by_seat for row in tied] == [(0.5, None, 0.5, None), (None, 0.5, None, 0.5)]
