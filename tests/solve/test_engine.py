"""Nobody waits for Numba who does not ask for it."""

import subprocess
import sys

CODE = """
import sys
from guinguette.solve import pickomino, pina_coladice
turn = pickomino.PickominoTurn(pickomino.Ends([0.0] * 47, 0.0))
dice = pina_coladice.PinaColadiceTurn([0.0] * 252)
assert not turn.compiled and not dice.compiled
assert "numba" not in sys.modules
"""
WARM = """
from guinguette.solve import pickomino, pina_coladice
pickomino.warm()
pina_coladice.warm()
assert pickomino.PickominoTurn(pickomino.Ends([0.0] * 47, 0.0)).compiled
assert pina_coladice.PinaColadiceTurn([0.0] * 252).compiled
"""


def test_answers_without_numba() -> None:
    subprocess.run([sys.executable, "-c", CODE], check=True)  # noqa: S603  # our own code


def test_answers_compiled_once_warm() -> None:
    subprocess.run([sys.executable, "-c", WARM], check=True)  # noqa: S603
