"""`guinguette arena` as people run it: tables, JSON, a picture, Ctrl-C and going on."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from guinguette.arena import Match, Results
from guinguette.arena.compete import BotFault
from guinguette.arena.report import Rating, Report
from guinguette.cli.competing import Output, rating_table, run_arena
from guinguette.core.errors import BadSetup

from .matches import BROKEN, FIRST, SHORT, SLOW, TALKER, WHIM, here

RUN = """
import signal
from pathlib import Path
from guinguette.arena.compete import BotFault
from guinguette.cli.competing import Output, run_arena

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell takes from what it runs in the background
    run_arena("pickomino", {bots!r}, {games}, 2, {{}}, 5, out=Output(as_json=True, file=Path({path!r})))
"""


def start(tmp_path: Path, path: Path, games: int) -> subprocess.Popen[str]:
    script = tmp_path / "run.py"
    script.write_text(RUN.format(bots=f"{FIRST}, {SLOW}", games=games, path=str(path)))
    env = {"PYTHONPATH": str(Path(__file__).parents[2]), "PATH": "/usr/bin", "COLUMNS": "120"}
    command = [sys.executable, str(script)]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603  # ours


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_ctrl_c_shows_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = start(tmp_path, path, games=400)
    deadline = time.monotonic() + 60
    while lines(path) < 4 and time.monotonic() < deadline:
        time.sleep(0.05)
    first.send_signal(signal.SIGINT)
    shown, told = first.communicate(timeout=60)
    finished = Results(SHORT, path).games
    assert 3 <= len(finished) < 400
    assert json.loads(shown)["games"] == len(finished)
    assert "goes on from" in told
    second = start(tmp_path, path, games=len(finished))
    shown, told = second.communicate(timeout=60)
    assert second.returncode == 0, told
    expected = here(SHORT, len(finished))
    assert json.loads(shown)["games"] == len(expected)
    games = Results(SHORT, path).games
    assert [games[end.game] for end in expected] == expected


def test_json_has_the_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    run_arena("pina_coladice", f"random, {WHIM}", 4, 2, {}, 1, out=Output(as_json=True))
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert facts["games"] == 4
    assert {row["bot"] for row in facts["ratings"]} == {"random", WHIM}
    assert sum(row["wins"] for row in facts["shares"]) == pytest.approx(1)


def test_what_bots_print_is_no_part_of_the_report(tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(RUN.format(bots=f"{TALKER}, {FIRST}", games=2, path=str(tmp_path / "match.jsonl")))
    env = os.environ | {"PYTHONPATH": f"{Path(__file__).parents[2]}:{os.environ.get('PYTHONPATH', '')}"}
    ended = subprocess.run([sys.executable, str(script)], env=env, capture_output=True, text=True, check=True)  # noqa: S603  # ours
    assert json.loads(ended.stdout)["games"] == 2
    assert {"Hello!", "My turn!", "And mine!"} <= set(ended.stderr.splitlines())


@pytest.mark.parametrize(
    ("game", "yardstick"),
    [
        ("pickomino", "bench.yardsticks.pickomino_players:Peer"),
        ("pickomino", "bench.yardsticks.pickomino_players:MostPoints"),
        ("pina_coladice", "bench.yardsticks.pina_coladice_players:GreedyPoints"),
        ("pikzi", "bench.yardsticks.pikzi_players:Careful"),
    ],
)
def test_one_against_three_yardsticks(game: str, yardstick: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The share of the one seat, and its interval; from each seed it sits in every seat."""
    run_arena(game, f"random, {', '.join([yardstick] * 3)}", 8, 4, {}, 1, out=Output(as_json=True))
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    one, three = facts["shares"]
    assert facts["games"] == one["games"] == 8
    assert (one["bot"], three["bot"]) == ("random", yardstick)
    assert (one["fair"], three["fair"]) == (0.25, 0.75)
    assert one["low"] <= one["wins"] <= one["high"]
    assert one["wins"] + three["wins"] == pytest.approx(1)
    assert None not in one["by_seat"]


@pytest.mark.parametrize(("language", "told"), [("en", "compiling"), ("fr", "compilation")])
def test_nobody_waits_in_silence_while_bots_compile(
    language: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal
    monkeypatch.setenv("TERM", "xterm")
    run_arena("pickomino", f"{FIRST}, random", 2, 2, {}, 1, out=Output(language, as_json=True))
    shown = capsys.readouterr()
    assert told in shown.err
    assert json.loads(shown.out)["games"] == 2


def test_nothing_is_less_than_zero() -> None:
    facts = Report(Match(game="pickomino", bots=("a",)), 2, (Rating("a", -1e-15, 186, 2, 0.5),), ())
    (shown,) = list(rating_table(facts, "en").columns[1].cells)
    assert shown == "+0 ± 186"


@pytest.mark.parametrize("players", [3, 7])
def test_no_number_is_cut_on_a_narrow_screen(
    players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats are left out if there are too many."""
    monkeypatch.setenv("COLUMNS", "80")
    run_arena(
        "pickomino", ", ".join([FIRST, "random", *["easy"] * (players - 2)]), players, players, {}, 1, out=Output()
    )
    shown = capsys.readouterr().out
    assert "…" not in shown
    assert ("seat 3" in shown) == (players == 3)


def test_the_peer_refuses_what_it_does_not_know() -> None:
    peer = "bench.yardsticks.pickomino_players:Peer"
    with pytest.raises(BotFault, match="classic edition only"):
        run_arena("pickomino", f"{peer}, random", 2, 2, {"edition": "deluxe"}, 1, out=Output())


@pytest.mark.parametrize(("language", "word"), [("en", "fair"), ("fr", "part équitable")])
def test_the_tables_and_the_picture(
    language: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'guinguette[pictures]'")
    picture = tmp_path / "match.png"
    run_arena("pickomino", f"{FIRST}, random", 2, 3, {"edition": "deluxe"}, 1, out=Output(language, picture=picture))
    shown = capsys.readouterr().out
    assert word in shown
    assert "random" in shown
    assert picture.read_bytes().startswith(b"\x89PNG")


def refusal(out: Output) -> BadSetup:
    """Of a match that would go wrong at its first game."""
    with pytest.raises(BadSetup) as refused:
        run_arena("pickomino", f"{BROKEN}, random", 2, 2, {}, 1, out=out)
    assert refused.value.text("fr") != refused.value.text("en")
    return refused.value


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("match.bmpq", "arena-no-picture"),
        ("match", "arena-no-picture"),
        ("nowhere/match.png", "place-no-folder"),
        ("folder", "place-is-folder"),
        ("folder.png", "place-is-folder"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_any_game(name: str, code: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'guinguette[pictures]'")
    for folder in ("folder", "folder.png"):
        (tmp_path / folder).mkdir()
    assert refusal(Output(picture=tmp_path / name, file=tmp_path / "match.jsonl")).code == code
    assert len(list(tmp_path.iterdir())) == 2  # nothing was written


def test_one_file_for_results_and_picture_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it is called."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'guinguette[pictures]'")
    monkeypatch.chdir(tmp_path)
    assert refusal(Output(file=Path("match.png"), picture=tmp_path / "match.png")).code == "arena-same-file"
    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_a_picture_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guinguette.arena.picture.find_spec", lambda _: None)
    assert refusal(Output(picture=tmp_path / "match.png")).code == "arena-no-matplotlib"


@pytest.mark.parametrize(("name", "code"), [("nowhere/match.jsonl", "place-no-folder"), ("", "place-is-folder")])
def test_a_file_of_results_that_cannot_be_written_is_refused_before_any_game(
    name: str, code: str, tmp_path: Path
) -> None:
    assert refusal(Output(file=tmp_path / name)).code == code


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs a folder where nobody may write")
def test_a_place_that_may_not_be_written_to_is_refused_before_any_game() -> None:
    assert refusal(Output(file=Path("/proc/self/match.jsonl"))).code == "place-not-writable"


def test_the_tables_are_told_before_the_picture_is_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the disk is full in the end."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'guinguette[pictures]'")
    figure = pytest.importorskip("matplotlib.figure").Figure

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(figure, "savefig", full)
    with pytest.raises(OSError, match="No space left"):
        run_arena("pickomino", f"{FIRST}, random", 2, 2, {}, 1, out=Output(picture=tmp_path / "match.png"))
    assert "First, random" in capsys.readouterr().out


def test_a_faulty_bot_leaves_a_report_of_what_is_finished(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BotFault, match="out of ideas"):
        run_arena("pickomino", f"{FIRST}, random, {BROKEN}", 20, 2, {}, 1, out=Output(as_json=True))
    assert json.loads(capsys.readouterr().out)["games"] >= 1


@pytest.mark.parametrize(
    ("language", "bots", "told"),
    [
        ("en", f"{FIRST}, random", ""),
        ("en", f"{FIRST}, random, random, random", "50.0% would be fair. Elsewhere partners"),
        ("fr", f"{FIRST}, random, random, random", "50,0\N{NO-BREAK SPACE}% serait équitable"),
    ],
)
def test_teams(
    language: str, bots: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both columns of what is fair mean the same, or it is said what they mean."""
    monkeypatch.setenv("COLUMNS", "120")
    run_arena("pikzi", bots, 4, 4, {"teams": "true", "portraits": "1"}, 1, out=Output(language))
    shown = capsys.readouterr().out
    assert "random+random" in shown
    assert told in shown
    assert bool(told) == ("fair." in shown or "serait" in shown)


def test_different_bots_are_no_fixed_teams(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is the partner of each other."""
    monkeypatch.setenv("COLUMNS", "160")
    bots = f"{FIRST}, {WHIM}, random, easy"
    run_arena("pikzi", bots, 12, 4, {"teams": "true", "portraits": "1"}, 1, out=Output())
    assert "First, Whimsical, random, easy" in capsys.readouterr().out


def test_a_match_has_options_of_its_game() -> None:
    match = Match(game="pickomino", bots=("random",), options={"edition": "deluxe"})
    assert "edition=deluxe" in match.begin(0).position
