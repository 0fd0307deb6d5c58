"""The commands as people run them: a new process each."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import guinguette
from guinguette.games import GAMES
from tests.conformance.variants import VARIANTS, finished
from tests.french import printed

every_game = pytest.mark.parametrize("name", GAMES)


def run(*words: str, stdin: str = "", language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from guinguette.cli import main; main()", *words]
    env = {"LANG": language, "PATH": "/usr/bin", "HOME": str(Path.home()), "COLUMNS": "120"}
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, timeout=120, check=False)  # noqa: S603  # ours


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_shows_every_clause(name: str, language: str) -> None:
    shown = run("rules", name, "--lang", language)
    book = json.loads(run("rules", name, "--lang", language, "--json").stdout)
    clauses = [clause["id"] for section in book["sections"] for clause in section["clauses"]]
    assert shown.returncode == 0
    assert all(clause in shown.stdout for clause in clauses)
    assert ("our ruling" if language == "en" else "notre arbitrage") in shown.stdout


@every_game
def test_replay_tells_a_game(name: str, tmp_path: Path) -> None:
    play = finished(next(v for v in VARIANTS if v.game.name == name), seed=1)
    path = tmp_path / "game.txt"
    path.write_text(play.record, "utf-8")
    shown = run("replay", str(path), "--lang", "fr")
    told = json.loads(run("replay", "-", "--json", stdin=play.record).stdout)
    assert "Score final" in shown.stdout
    assert told["position"] == play.position
    assert [event["text"] for event in told["events"]] == [event.text for event in play.events]
    assert told["outcome"][0]["place"] == 1


@every_game
def test_simulate_counts_and_repeats(name: str) -> None:
    words = ("simulate", name, "--players", "2", "--games", "400", "--seed", "5", "--json")
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    for facts in (first, second):
        assert facts["games"] == 400
        assert sum(facts["wins_by_seat"]) == pytest.approx(1, abs=1e-4)
        assert facts.pop("decisions_per_second") > 0
        assert facts.pop("games_per_second") > 0
        assert facts.pop("seconds") > 0
    assert first == second


def test_simulate_shows_a_table() -> None:
    shown = run("simulate", "pickomino", "-p", "3", "-n", "50", "--edition", "deluxe")
    assert "decisions per second" in shown.stdout
    assert "seat 3 wins" in shown.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["rules", "chess"], "no game"),
        (["play", "pickomino", "--players", "Ana"], "2 to 7 players"),
        (["play", "pickomino", "--players", "Ana,@genius"], "no bot"),
        (["play", "pickomino", "--edition", "huge"], "edition"),
        (["play", "pickomino", "-o", "edition"], "NAME=VALUE"),
        (["simulate", "pickomino", "-p", "9"], "2 to 7 players"),
        (["simulate", "pickomino", "-n", "0"], "--games"),
        (["replay", "no-such-file"], "no-such-file"),
        (["replay", "/dev/null"], "missing"),
        (["fly"], "fly"),
    ],
)
def test_a_mistake_ends_with_a_message_and_code_2(words: list[str], told: str) -> None:
    mistake = run(*words)
    assert mistake.returncode == 2
    assert told in mistake.stderr
    assert "Traceback" not in mistake.stderr


def test_a_record_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.bin"
    path.write_bytes(bytes(range(256)))
    mistake = run("replay", str(path))
    assert mistake.returncode == 2
    assert "Traceback" not in mistake.stderr


def test_mistakes_are_told_in_french_too() -> None:
    assert "pas de jeu" in run("rules", "chess", language="fr_FR.UTF-8").stderr
    assert (
        printed("skewer : le 25 est à deux endroits") in run("odds", "pickomino", "stacks=25/25", "--lang", "fr").stderr
    )


def test_version() -> None:
    assert run("--version").stdout.strip() == guinguette.__version__
