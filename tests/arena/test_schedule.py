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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_longer_match_begins_with_the_games_of_a_shorter_one(players: int) -> None:
    short, long = (fixtures(match("a", "b", "c", players=players), games) for games in (12, 24))
    assert set(short) < set(long)
    assert len({f.number for f in long}) == len(long)
