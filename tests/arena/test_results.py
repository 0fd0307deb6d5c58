"""The file of results: nothing finished is lost, whatever happens to the run."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from guinguette.arena import Fault, Fixture, Match, Result, Results, compete, fixtures
from guinguette.arena.contest import contest
from guinguette.arena.schedule import find_fixture
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


@pytest.mark.parametrize(("lost", "again"), [(1, []), (2, [5]), (20, [5]), (100, [5])])
def test_a_torn_line_is_a_game_to_play_again(lost: int, again: list[int], tmp_path: Path) -> None:
    """But for one whose end of line alone is lost."""
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 6, Here()))
    path.write_bytes(path.read_bytes()[:-lost])
    rest = Here()
    list(compete(Results(MATCH, path), 6, rest))
    assert rest.played == again
    assert list(Results(MATCH, path).games.values()) == here(MATCH, 6)


DAMAGES: list[dict[str, Any]] = [
    {"places": [1]},
    {"places": [2, 2]},
    {"scores": []},
    {"scores": [1, 2, 3]},
    {"seats": ["other", FIRST]},
    {"seats": [FIRST]},
    {"block": 0},
    {"game": -1},
    {"game": 4},
    {"turns": "many"},
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_line_is_a_game_to_play_again(damage: dict[str, Any], tmp_path: Path) -> None:
    """Though it is JSON."""
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 6, Here()))
    lines = path.read_text().splitlines()
    lines[4] = json.dumps(json.loads(lines[4]) | damage)
    path.write_text("\n".join(lines) + "\n")
    rest = Here()
    results = Results(MATCH, path)
    list(compete(results, 6, rest))
    assert rest.played == [3]
    assert [results.games[number] for number in range(6)] == here(MATCH, 6)


def test_a_line_that_is_no_text_is_a_game_to_play_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 2, Here()))
    path.write_bytes(path.read_bytes()[:-20].replace(b'"seats":["tests', b'"seats":["\xff'))
    assert Results(MATCH, path).games == {}


@pytest.mark.parametrize("bots", ["ab", "abc", "abcde", "aabc", "abacd"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_is_found_by_its_number(bots: str, players: int) -> None:
    match = Match(game="pickomino", bots=tuple(bots), players=players)
    plan = {fixture.number: fixture for fixture in fixtures(match, 40)}
    assert [find_fixture(match, number) for number in range(40)] == [plan.get(number) for number in range(40)]


@pytest.mark.parametrize("left", [0, 1, 40, -2, -1])
def test_a_torn_first_line_is_a_match_that_had_not_begun(left: int, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Results(MATCH, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:left])
    results = Results(MATCH, path)
    assert path.read_bytes() == whole
    list(compete(results, 2, Here()))
    assert list(Results(MATCH, path).games.values()) == here(MATCH, 2)


def test_more_games_add_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    list(compete(Results(MATCH, path), 2, Here()))
    more = Here()
    list(compete(Results(MATCH, path), 6, more))
    assert more.played == [2, 3, 4, 5]


@pytest.mark.parametrize("text", ["Dear diary", '{"match":{}}\n', '{"match":{"game":"pik'])
def test_another_file_is_never_written_to(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(text)
    with pytest.raises(BadSetup) as refused:
        Results(MATCH, path)
    assert refused.value.code == "arena-other-match"
    assert path.read_text() == text
