"""The file of results: nothing finished is lost, whatever happens to the run."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from guinguette.arena import Fault, Fixture, Match, Result, Results, compete
from guinguette.arena.contest import contest
from guinguette.core.errors import BadSetup

from .matches import FIRST, WHIM, here

MATCH = Match(game="pickomino", bots=(FIRST, WHIM), seed=2)


class Here:
    """Plays in this process, up to a number of games, and remembers which."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.played: list[int] = []

    def play(self, match: Match, todo: Sequence[Fixture]) -> Iterator[Result | Fault]:
        for fixture in todo[: self.most]:
            self.played.append(fixture.number)
            yield contest(match, fixture)


def test_a_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 8, Here(most=3)))
    rest = Here()
    results = Results(MATCH, path)
    list(compete(results, 8, rest))
    assert rest.played == [3, 4, 5, 6, 7]
    assert list(Results(MATCH, path).games.values()) == here(MATCH, 8)


def test_a_torn_line_is_a_game_to_play_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 6, Here()))
    path.write_bytes(path.read_bytes()[:-20])
    again = Here()
    list(compete(Results(MATCH, path), 6, again))
    assert again.played == [5]
    assert list(Results(MATCH, path).games.values()) == here(MATCH, 6)


def test_more_games_add_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 2, Here()))
    more = Here()
    list(compete(Results(MATCH, path), 6, more))
    assert more.played == [2, 3, 4, 5]


@pytest.mark.parametrize("text", ["Dear diary", '{"match":{}}\n'])
def test_another_file_is_never_written_to(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(text)
    with pytest.raises(BadSetup) as refused:
        Results(MATCH, path)
    assert refused.value.code == "arena-other-match"
    assert path.read_text() == text
