"""Run every measurement and say whether each figure holds."""

import sys

from bench import engine
from bench.figures import show

if __name__ == "__main__":
    holds = [show("The engine", engine.figures())]
    sys.exit(0 if all(holds) else 1)
