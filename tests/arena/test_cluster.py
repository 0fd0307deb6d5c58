"""The same match on a real Ray, started here: equal results, game by game.

Ray is an optional extra. Without it the test is skipped, except in CI (CI=true): there it fails if pip finds a Ray for
this Python (`pip install --dry-run`), because then somebody forgot to install it.
"""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from guinguette.arena import Cluster, Match, Results, compete, fixtures
from guinguette.arena.compete import BotFault
from guinguette.arena.contest import contest
from guinguette.cli.competing import Output, run_arena
from guinguette.core.errors import BadSetup

from .matches import DEADLY, FIRST, SHORT, WHIM, here


def need_ray() -> None:
    if find_spec("ray") is not None:
        return
    if os.environ.get("CI") == "true":
        pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-deps", "--quiet", "ray"]
        found = subprocess.run(pip, capture_output=True, timeout=60, check=False)  # noqa: S603  # ours
        assert found.returncode != 0, "CI could have Ray: pip install 'guinguette[ray]'"
    pytest.skip("Ray is not installed: pip install 'guinguette[ray]'")


@pytest.mark.parametrize(("bots", "players"), [("random, easy", 2), (f"{FIRST}, {WHIM}, random", 3)])
def test_ray_plays_the_same_games(bots: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also those of bots that draw random numbers, by the command that people run."""
    need_ray()
    shown, games = [], []
    for ray in (None, "local"):
        path = tmp_path / f"{ray}.jsonl"
        run_arena("pickomino", bots, 12, players, {}, 5, ray=ray, out=Output(as_json=True, file=path))
        shown.append(capsys.readouterr().out)
        games.append(sorted(path.read_text("utf-8").splitlines()))
    assert len(games[0]) == 1 + 12  # the match, and its games
    assert games[0] == games[1]
    assert shown[0] == shown[1]


def test_a_game_whose_worker_died_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need_ray()
    monkeypatch.setenv("GRAVE", str(tmp_path / "grave"))
    match = Match(game="pickomino", bots=(FIRST, "tests.arena.bots:Mortal"))
    results = Results(match)
    list(compete(results, 4, Cluster("local", cores=1)))
    assert (tmp_path / "grave").exists()
    assert [results.games[number] for number in range(4)] == here(match, 4)


def test_a_bot_that_always_kills_its_process_is_told_and_all_other_games_are_kept(tmp_path: Path) -> None:
    need_ray()
    match = Match(game="pickomino", bots=(DEADLY, FIRST, WHIM))
    path = tmp_path / "match.jsonl"
    with pytest.raises(BotFault, match="the process died"):
        list(compete(Results(match, path), 2, Cluster("local", cores=2)))  # enough cores to begin every game
    games = Results(match, path).games
    assert [games[number] for number in sorted(games)] == [
        contest(match, fixture) for fixture in fixtures(match, 2) if DEADLY not in fixture.seats
    ]


def test_an_error_on_a_machine_of_the_cluster_is_told() -> None:
    need_ray()
    unchecked = Match(game="pickomino", bots=(FIRST,), options={"edition": "huge"})
    with pytest.raises(BotFault, match=r"BadSetup: .*edition"):
        list(compete(Results(unchecked), 1, Cluster("local", cores=1)))


@pytest.mark.parametrize(
    "address", ["no-such-address", "", ":6379", "host:", "host:99999", "ray://host", "http://host:80"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    need_ray()
    with pytest.raises(BadSetup) as refused:
        Cluster(address)
    assert refused.value.code == "arena-no-address"


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port


@pytest.mark.parametrize("address", ["{}", "ray://{}", "auto"])
def test_a_cluster_that_is_not_there_is_refused_at_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`auto` is what RAY_ADDRESS says, as everywhere in Ray."""
    need_ray()
    nowhere = f"127.0.0.1:{free_port()}"
    monkeypatch.setenv("RAY_ADDRESS", nowhere)
    began = time.monotonic()
    with pytest.raises(BadSetup, match=nowhere) as refused:
        list(compete(Results(SHORT), 2, Cluster(address.format(nowhere))))
    assert refused.value.code == "arena-nobody-there"
    assert time.monotonic() - began < 10


@contextmanager
def head(port: int, env: dict[str, str], folder: Path) -> Iterator[None]:
    """A cluster of this machine alone, as its owner would begin it; `--block` takes everything along when it ends."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=1"]
    command += [f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}"]
    with (folder / "head.log").open("w") as log:
        ray = subprocess.Popen(command, env=env, stdout=log, stderr=log)  # noqa: S603  # ours
    try:
        deadline = time.monotonic() + 60
        while "Ray runtime started" not in (folder / "head.log").read_text() and time.monotonic() < deadline:
            assert ray.poll() is None, (folder / "head.log").read_text()
            time.sleep(0.2)
        yield
    finally:
        ray.terminate()
        ray.wait(timeout=60)


def test_a_cluster_by_its_address() -> None:
    need_ray()
    port = free_port()
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    env = os.environ | token | {"RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-c", "from guinguette.cli.app import run; run()", "arena", "pina_coladice"]
    command += ["--bots", "random", "--games", "4", "--seed", "5", "--json"]
    # Not in `tmp_path`, which is long: paths of the sockets in it have 107 bytes at most.
    with TemporaryDirectory() as folder, head(port, env, Path(folder)):
        here, there = (
            subprocess.run([*command, *where], env=env, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603  # ours
            for where in ([], ["--ray", f"127.0.0.1:{port}"])
        )
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)
