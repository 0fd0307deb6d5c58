"""Figures with their limits, printed as a table."""

import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table


class Figure(NamedTuple):
    """One measurement and what it must be."""

    what: str
    value: float
    unit: str
    limit: float | None = None  # told for comparison only
    at_least: bool = True

    @property
    def holds(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    @property
    def told_limit(self) -> str:
        sign = "≥" if self.at_least else "≤"
        return "" if self.limit is None else f"{sign} {self.limit:,g} {self.unit}"


def show(title: str, figures: list[Figure]) -> bool:
    """Print the table; whether every figure holds."""
    table = Table(title=title, title_justify="left")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("must be", justify="right")
    table.add_column("")
    for figure in figures:
        mark = "" if figure.limit is None else "[green]✓[/]" if figure.holds else "[red]✗[/]"
        table.add_row(figure.what, f"{figure.value:,.4g} {figure.unit}", figure.told_limit, mark)
    Console().print(table)
    return all(figure.holds for figure in figures)


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def best(work: Callable[[], object], times: int = 3) -> float:
    """The shortest of several runs: the one that the rest of the machine disturbed least."""
    return min(seconds(work) for _ in range(times))


def run_python(code: str, cache: str | None = None) -> float:
    """Seconds that a new Python process needs for this code, its start included."""
    import os

    env = os.environ | ({"GUINGUETTE_CACHE": cache} if cache else {})
    return seconds(lambda: subprocess.run([sys.executable, "-c", code], check=True, env=env, capture_output=True))  # noqa: S603  # our own code
