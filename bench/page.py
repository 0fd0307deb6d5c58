"""What the web page costs: JavaScript of the first page, time until one can play, things that jump during a turn.

A phone-sized Chromium with the CPU slowed four times, against a server of its own; the page must be built.
"""

import json
import shutil
import subprocess
from pathlib import Path

from rich.console import Console

from bench.figures import Figure, show

WEB = Path(__file__).parents[1] / "web"
JAVASCRIPT = 150.0  # kB
WAIT = 1.5  # seconds
STILL = 0.0005  # layout shift that nobody can see


def main() -> bool:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "dist" / "index.html").is_file():
        Console().print("The page cannot be measured: it is not built here (make bench builds it).")
        return False
    return show("The page", figures(npm))


def figures(npm: str) -> list[Figure]:
    command = [npm, "run", "--silent", "speed", "--", "--json"]
    done = subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True)  # noqa: S603  # our own script
    measured = json.loads(done.stdout.splitlines()[-1])
    return [
        Figure("JavaScript of the first page, gzipped", measured["kilobytes"], "kB", JAVASCRIPT, at_least=False),
        Figure("until one can play, cold, CPU ÷ 4", measured["milliseconds"] / 1000, "s", WAIT, at_least=False),
        *(
            Figure(f"layout shift, {where}", shift, "", STILL, at_least=False)
            for where, shift in measured["shifts"].items()
        ),
    ]
