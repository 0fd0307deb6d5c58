"""A hint comes within 100 ms, interpreted: nothing is compiled for it. On a slower machine, in proportion."""

import sys
import time
from collections.abc import Callable

import pytest

from guinguette.coach import advise, prepare, read_table
from guinguette.solve import pickomino, pickomino_values, pikzi_values, pina_coladice, pina_coladice_values

LIMIT = 0.1  # seconds, which `python -m bench solvers masters` checks on any machine; here on one that counts
COUNTED = 100_000  # numbers
COUNTING = 0.005  # in so many seconds, and in proportion on a slower one
SKEWER = "11c,13,21h,22,23r,24,26,28,29a,30,31,32,33,34,35,36"
GRILL = "reserve=0 grilled=0,2,1,1,1,1,1 kept=11 phase=grill"
GRID = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"
FULL = "s26:1-,p4:3-,four:--,large:--/diff:2-,s12:13,s9:--,five:--/p6:4-,p5:12,t1:--,p1:32/small:3-,p2:-2,t3:31,t2:1-"
HAPPY = "happy_hour=true turn=20 seat=4 placed=17,18,19,12 scores=13,7,14,7"
OPEN = "shown=l1.f1.p1.m1/l2.l3.m2.m3.p2/l2.l4.f2.f3.p3/l3.m4.f4.p4/l4.f2.m3.p2"

HARDEST = {
    "classic": ("pickomino", "1 1 2 2 3 4 5 w"),
    "golden die": (
        f"pickomino edition=deluxe stacks=27/25 owns=g,w skewer={SKEWER} gold=hand",
        "1 1 2 2 3 4 5 w gw",
    ),
    "whose grilled worm": (
        f"pickomino edition=deluxe stacks=27/25/-/-/-/-/- owns=g,w,-,-,-,-,- {GRILL} skewer={SKEWER} gold=hand",
        "",
    ),
    "weasel": (f"pickomino edition=deluxe stacks=27/25 owns=w,g skewer={SKEWER}", "1 1 2 2 3 4 5 w"),
    "first roll": (f"pina_coladice {GRID}", "1 2 3 4 6"),
    "happy hour": (f"pina_coladice seats=4 {HAPPY} grid={FULL}", "1 2 3 4 6"),
    "every pike": (f"pikzi {OPEN} hands=bull.wolf.hen.l2/4/4/4/4", ""),
}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever other tests have compiled."""
    for solver in (pickomino, pickomino_values, pikzi_values, pina_coladice, pina_coladice_values):
        monkeypatch.setattr(solver.ENGINE, "ready", False)


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()  # other processes may keep the machine busy
    work()
    return time.process_time() - began


def count() -> int:
    return sum(number * number % 7 for number in range(COUNTED))


@pytest.mark.parametrize("case", HARDEST)
def test_a_hint_comes_in_time(case: str) -> None:
    told, roll = HARDEST[case]
    play = read_table(told, roll=roll)
    prepare("pickomino", "pina_coladice")
    seat = play.to_move
    spent = [(seconds(lambda: advise(play, seat)), seconds(count)) for _ in range(5)]
    hint, counting = (min(times) for times in zip(*spent, strict=True))
    assert hint < LIMIT * max(1, counting / COUNTING)


def test_advice_imports_no_compiler() -> None:
    import subprocess

    code = (
        "import sys; from guinguette.coach import advise, read_table;"
        "advise(read_table('pickomino', roll='1 1 2 2 3 4 5 w'), 0); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)  # noqa: S603  # ours
