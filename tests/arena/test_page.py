"""The page about the arena tells the truth."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_examples() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 0
    assert failed == 0
