"""Who sits where: rotated seats, paired seeds, any number of players."""

from collections import Counter

import pytest

from guinguette.arena import Match, fixtures
from guinguette.arena.schedule import lineups


def match(*bots: str, players: int = 2) -> Match:
    return Match(game="pickomino", bots=bots, players=players)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 3, ["aba", "bab"]),
        ("ab", 4, ["abab"]),
        ("abbb", 4, ["abbb"]),
        ("abc", 4, ["abca", "bcab", "cabc"]),
        ("a", 2, ["aa"]),
        ("aab", 2, ["ab"]),
        ("abacd", 4, ["abac", "abad", "abcd", "aacd"]),
    ],
)
def test_lineups(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(match(*bots, players=players))] == expected


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abc", 3), ("abbb", 4), ("ab", 3), ("abcde", 4)])
def test_every_bot_sits_in_every_seat_as_often_as_in_the_others(bots: str, players: int) -> None:
    seats = Counter(
        (bot, seat) for f in fixtures(match(*bots, players=players), 48) for seat, bot in enumerate(f.seats)
    )
    for bot in bots:
        assert len({seats[bot, seat] for seat in range(players)}) == 1


def neighbours(seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """Who plays after whom."""
    return list(zip(seats, (*seats[1:], seats[0]), strict=True))


def partners(seats: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(min(pair), max(pair)) for pair in zip(seats[:2], seats[2:], strict=True)]


@pytest.mark.parametrize(("bots", "tables"), [("abcd", 3), ("abcde", 12), ("abcdef", 60)])
def test_different_bots_meet_as_neighbours_as_often_as_others(bots: str, tables: int) -> None:
    """After all tables in both directions everybody played as often after each of the others."""
    plan = fixtures(match(*bots, players=len(bots)), 2 * tables * len(bots))
    assert len({f.seats for f in plan}) == len(plan) == 2 * tables * len(bots)
    met = Counter(pair for f in plan for pair in neighbours(f.seats))
    assert len(met) == len(bots) * (len(bots) - 1)
    assert len(set(met.values())) == 1


@pytest.mark.parametrize("rounds", [1, 2])
def test_different_bots_are_partners_as_often_as_others(rounds: int) -> None:
    plan = fixtures(match(*"abcd", players=4), rounds * 12)
    met = Counter(pair for f in plan for pair in partners(f.seats))
    assert len(met) == 6
    assert set(met.values()) == {4 * rounds}


def test_few_tables_of_many_are_a_fair_choice() -> None:
    """The usual 200 games of seven bots: 29 of 360 tables."""
    plan = fixtures(match(*"abcdefg", players=7), 200)
    met = Counter(frozenset(pair) for f in plan for pair in neighbours(f.seats))
    assert len(met) == 21
    assert max(met.values()) < 0.6 * len(plan)  # a third would be even; in order of the alphabet two always meet


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        ("ab", ["ab", "ba", "ba", "ab", "ab", "ba"]),
        ("abc", ["abc", "bca", "cab", "cba", "bac", "acb", "abc", "bca", "cab"]),
        ("abab", ["abab", "baba", "baba", "abab", "abab", "baba"]),
        ("aabc", ["aabc", "abca", "bcaa", "caab", "cbaa", "baac", "aacb", "acba"]),
    ],
)
def test_with_one_table_only_the_direction_changes(bots: str, expected: list[str]) -> None:
    plan = fixtures(match(*bots, players=len(bots)), len(expected))
    assert ["".join(f.seats) for f in plan] == expected


def test_a_block_shares_its_chance_and_no_other_has_it() -> None:
    plan = fixtures(match("a", "b", "c", players=3), 30)
    chances = {block: {f.chance(7) for f in plan if f.block == block} for block in {f.block for f in plan}}
    assert {len(found) for found in chances.values()} == {1}
    assert len(set.union(*chances.values())) == len(chances)
    assert [f.chance(7) for f in plan] != [f.chance(8) for f in plan]


def test_bots_draw_from_random_numbers_of_their_own() -> None:
    plan = fixtures(match("a", "b"), 20)
    assert len({f.whims(7, seat).random() for f in plan for seat in range(2)}) == 2 * len(plan)
    assert plan[0].whims(7, 1).random() == plan[0].whims(7, 1).random()


@pytest.mark.parametrize(("bots", "players"), [("abc", 2), ("abc", 3), ("abc", 4), ("abcd", 4), ("abcde", 4)])
def test_a_longer_match_begins_with_the_games_of_a_shorter_one(bots: str, players: int) -> None:
    short, long = (fixtures(match(*bots, players=players), games) for games in (12, 24))
    assert set(short) < set(long)
    assert len({f.number for f in long}) == len(long)
