"""Run every measurement, or those named (`python -m bench engine`), and say whether each figure holds."""

import sys

from rich.console import Console

from bench import engine, masters_moves, page, server, solvers
from bench.figures import show

PARTS = {
    "engine": lambda: show("The engine", engine.figures()),
    "solvers": lambda: solvers.main() == 0,
    "masters": masters_moves.main,
    "server": server.main,
    "page": page.main,
}


def main(names: list[str]) -> int:
    unknown = set(names) - set(PARTS)
    if unknown:
        Console(stderr=True).print(f"There is no measurement {', '.join(unknown)}. There are: {', '.join(PARTS)}")
        return 2
    holds = [PARTS[name]() for name in names or PARTS]
    return 0 if all(holds) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
