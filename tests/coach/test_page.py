"""The page about the coach tells the truth."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "coach.md"


def test_examples() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 0
    assert failed == 0
