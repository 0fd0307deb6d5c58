"""Who sits where in which game, and with what chance.

A *block* is one lineup with one seed for its chance, played once in every rotation of the seats: each bot gets the same
dice in each seat, as far as its moves let the dice be the same. From block to block the order round the table changes,
so that nobody always has the same neighbours or partners. Numbers of games depend on the match alone, so a longer run
begins with the games of a shorter one.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from .match import Match


class Fixture(NamedTuple):
    """One game to play."""

    number: int
    block: int
    seats: tuple[str, ...]  # the bot in each seat

    def chance(self, seed: int) -> int:
        """The seed of the game's dice and cards, which its whole block shares."""
        return Random(f"chance {seed} {self.block}").getrandbits(64)  # noqa: S311  # no secret

    def whims(self, seed: int, seat: int) -> Random:
        """What the bot in a seat may draw from; nobody else does."""
        return Random(f"whims {seed} {self.number} {seat}")  # noqa: S311  # no secret


def lineups(match: Match) -> tuple[tuple[str, ...], ...]:
    """Every choice of as many bots as there are seats; with too few bots, they fill the seats by turns."""
    return choices(match.bots, match.players)


@cache
def choices(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    if len(bots) >= seats:
        chosen = list(combinations(bots, seats))
    else:
        chosen = [tuple(bots[(first + k) % len(bots)] for k in range(seats)) for first in range(len(bots))]
    different = [lineup for lineup in chosen if len(set(lineup)) > 1] or chosen  # a bot alone plays itself
    once: dict[tuple[str, ...], tuple[str, ...]] = {}
    for lineup in different:
        once.setdefault(company(lineup), lineup)
    return tuple(once.values())


def company(lineup: tuple[str, ...]) -> tuple[str, ...]:
    """Equal for seatings that are one lineup: different bots meet in every order, others keep theirs."""
    return tuple(sorted(lineup)) if all_differ(lineup) else same_circle(lineup)


def all_differ(lineup: tuple[str, ...]) -> bool:
    return len(set(lineup)) == len(lineup)


def same_circle(lineup: tuple[str, ...]) -> tuple[str, ...]:
    """Equal for lineups that differ only by rotation or direction."""
    return min((*rotations(lineup), *rotations(lineup[::-1])))


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The seatings that turning the table gives, each once."""
    return list(dict.fromkeys(lineup[k:] + lineup[:k] for k in range(len(lineup))))


def seatings(lineup: tuple[str, ...], turn: int) -> list[tuple[str, ...]]:
    """Of a lineup's block, by its turn: all orders round the table come up if the bots are different.

    Bots with several seats keep the order that was asked for, which in teams says who are partners.
    """
    orders = circles(len(lineup)) if all_differ(lineup) else [tuple(range(len(lineup)))]
    turned, which = divmod(turn, len(orders))
    return seated(lineup, orders[which], turned % 2 == 1)  # neighbours change sides after all orders


@cache
def seated(lineup: tuple[str, ...], order: tuple[int, ...], back: bool) -> list[tuple[str, ...]]:
    table = tuple(lineup[k] for k in order)
    return rotations(table[::-1] if back else table)


@cache
def circles(seats: int) -> list[tuple[int, ...]]:
    """All orders round a table, in no order, so that few of them are already a fair choice; 360 for seven."""
    rest = permutations(range(1, seats))
    rng = Random(f"circles {seats}")  # noqa: S311  # no secret
    return sorted(((0, *order) for order in rest if order[0] <= order[-1]), key=lambda _: rng.random())


def fixtures(match: Match, games: int) -> list[Fixture]:
    """At least so many games of every lineup, in whole blocks."""
    return sorted(fixture for row in range(len(lineups(match))) for fixture in fixtures_of(match, row, games))


def fixtures_of(match: Match, row: int, games: int) -> Iterator[Fixture]:
    every = lineups(match)
    for turn in range(-(-games // len(rotations(every[row])))):
        block = turn * len(every) + row
        for k, seats in enumerate(seatings(every[row], turn)):
            yield Fixture(block * match.players + k, block, seats)


def find_fixture(match: Match, number: int) -> Fixture | None:
    """The game of this number, if a run of some length has one."""
    every = lineups(match)
    block, k = divmod(number, match.players)
    turn, row = divmod(block, len(every))
    seats = seatings(every[row], turn)[k : k + 1] if number >= 0 else []
    return Fixture(number, block, seats[0]) if seats else None
