"""Starting is instant: nothing heavy is imported before it is needed."""

import subprocess
import sys

import pytest

HELP = """
import sys
sys.argv = ["guinguette", "--help"]
from guinguette.cli import main
try:
    main()
except SystemExit:
    pass
"""


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("import guinguette", {"numba", "numpy", "rich", "typer", "fluent.runtime"}),
        ("import guinguette; guinguette.new('pickomino', 2).roll()", {"numba", "rich", "typer"}),
        (HELP, {"numba", "numpy"}),
    ],
    ids=["import", "play", "help"],
)
def test_what_is_not_imported(code: str, absent: set[str]) -> None:
    told = f"{code}\nimport sys\nprint('\\nMODULES', *sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)  # noqa: S603  # ours
    modules = set(run.stdout.split("MODULES")[1].split())
    assert modules & absent == set()
