"""The page about the arena tells the truth."""

import doctest
import inspect
import re
from pathlib import Path

from guinguette.cli.app import arena

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_every_option_has_a_line() -> None:
    told = re.findall(r"^\| `--(\w+)", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(set(inspect.signature(arena).parameters) - {"game"})


def test_examples() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 0
    assert failed == 0
