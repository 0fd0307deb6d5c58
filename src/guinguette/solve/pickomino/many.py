"""Many turns at once."""

import numpy as np
from numpy.typing import NDArray

from .engine import ENGINE
from .kit import CLASSIC, Kit
from .plan import find_plan
from .tables import Float, tables
from .work import Work

WIDTH = 16  # problems side by side; more brings little


def turn_values(
    ends: NDArray[np.floating],
    kit: Kit = CLASSIC,
    *,
    grill: bool = False,
    dtype: Float = "float32",
    width: int = WIDTH,
) -> NDArray[np.floating]:
    """The value of each turn; `ends` has one `Ends.row` for each. Compiles if need be.

    In float32 five digits are right; float64 takes half as long again.
    """
    plan = find_plan(kit, grill=grill)
    t = tables(plan, dtype)
    spent = Work.fresh(t, width, dtype)
    works = (spent, spent.before_weasel()) if kit.weasel else (spent,)
    roots = np.array([plan.slots[root] for root in plan.roots])
    values = np.zeros((len(ends), len(roots)), dtype)
    ENGINE.compiled.solve_many(t, works, ends, roots, values)
    best: NDArray[np.floating] = values.max(axis=1)
    return best
