"""`guinguette train`, compiled, as people type it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from guinguette.solve.values import Network

COMMAND = "from guinguette.cli.app import run; run()"


def train(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", COMMAND, "train", *words, "--lang", "en"]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=600)  # noqa: S603


def test_a_short_course_leaves_weights_and_a_picture_and_is_not_taken_for_another(tmp_path: Path) -> None:
    course = tmp_path / "course"
    told = train("pickomino", "--games", "250", "--out", str(course))
    assert told.returncode == 0, told.stderr
    assert "250 games: wins" in told.stderr
    assert (course / "curve.png").read_bytes().startswith(b"\x89PNG")
    net = Network.load(course / "weights.npz")
    assert np.isfinite(net.inner).all()
    assert net.lean.any()  # something was learned

    again = train("pickomino", "--games", "250", "--out", str(course))
    assert again.returncode == 0
    assert "wins" not in again.stderr  # nothing was left to do

    assert train("pickomino", "--games", "250", "--out", str(tmp_path / "other")).returncode == 0
    assert (tmp_path / "other" / "weights.npz").read_bytes() == (course / "weights.npz").read_bytes()

    other = train("pickomino", "--games", "250", "--seed", "2", "--out", str(course))
    assert other.returncode == 2
    assert "holds another course (pickomino, 2 players, edition classic" in other.stderr


def test_ctrl_c_tells_what_was_kept(tmp_path: Path) -> None:
    heeding = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {COMMAND}"  # in background too
    command = [sys.executable, "-c", heeding, "train", "pickomino", "--out", str(tmp_path / "course"), "--lang", "fr"]
    course = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)  # noqa: S603
    while not (tmp_path / "course").is_dir():
        time.sleep(0.1)
    course.send_signal(signal.SIGINT)
    _, told = course.communicate(timeout=120)
    assert course.returncode != 0
    assert "Arrêté avant d’avoir rien gardé" in " ".join(told.split())


def test_an_impossible_course_is_refused(tmp_path: Path) -> None:
    told = train("pickomino", "--players", "9", "--out", str(tmp_path))
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert not list(tmp_path.iterdir())
