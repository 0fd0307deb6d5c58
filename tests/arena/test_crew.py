"""Games in several processes: the same results, also when processes die."""

import os
import signal
from pathlib import Path

import pytest

from guinguette.arena import Crew, Match, Result, Results, compete
from guinguette.arena.compete import BotFault

from .matches import BROKEN, DEADLY, FIRST, SHORT, SLOW, here


def test_processes_play_the_same_games() -> None:
    results = Results(SHORT)
    list(compete(results, 12, Crew(2)))
    assert sorted(results.games.values(), key=lambda end: end.game) == here(SHORT, 12)


def test_a_killed_worker_loses_no_finished_game(tmp_path: Path) -> None:
    """Kill workers in the middle of the run; their unfinished games are run again, finished ones are kept."""
    crew, path = Crew(2), tmp_path / "match.jsonl"
    ends: list[Result] = []
    killed: list[int] = []
    for end in compete(Results(SHORT, path), 16, crew):
        ends.append(end)
        if len(ends) in (2, 6):
            worker = next(iter(crew.workers.values()))
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(worker.pid)
            assert list(Results(SHORT, path).games.values()) == ends
    assert len(set(killed)) == 2
    assert len({end.game for end in ends}) == len(ends)  # none twice
    assert sorted(ends, key=lambda end: end.game) == here(SHORT, 16)


def test_a_bot_that_always_kills_its_process_is_told() -> None:
    match = Match(game="pickomino", bots=(FIRST, DEADLY))
    with pytest.raises(BotFault, match="the process died") as told:
        list(compete(Results(match), 2, Crew(1)))
    assert "le processus est mort" in told.value.text("fr")


def test_games_under_way_are_finished_and_kept_when_a_bot_fails() -> None:
    match = Match(game="pickomino", bots=(SLOW, FIRST, BROKEN))
    results = Results(match)
    with pytest.raises(BotFault, match="out of ideas"):
        list(compete(results, 200, Crew(3)))
    assert set(results.games) == {0, 1}  # its own games begin with the third, and no other begins after that


def test_no_process_is_left_behind() -> None:
    crew = Crew(2)
    running = compete(Results(SHORT), 40, crew)
    next(running)
    workers = list(crew.workers.values())
    running.close()  # type: ignore[attr-defined]
    assert workers
    assert crew.workers == {}
