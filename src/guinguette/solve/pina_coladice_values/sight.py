"""Where features are written, and what they are worked out from."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pina_coladice.state import MOST_SEATS, N_CELLS, N_COASTERS, TOKENS

from .reach import reach

# Sizes of the blocks that each seat has.
RACE = 2
SCORES = 25  # told apart: 0 to 23, more
LEADS = 21  # −10 and less, −9, … 10 and more
TOKEN_COUNTS = TOKENS + 1
BEST_HOPES = 4
HOPES = BEST_HOPES + 9
THREATS = 4  # cells that would complete a line: 0, 1, 2, more
LINES_SEEN = 12  # by tokens on a line, 0 to 3: lines, their chances, the best chance
FORKS = 4
SEAT_FEATURES = RACE + SCORES + LEADS + 2 * TOKEN_COUNTS + HOPES + THREATS + LINES_SEEN + FORKS + N_CELLS
SEAT_NOT_ZERO = RACE + 4 + HOPES + 1 + LINES_SEEN + FORKS + TOKENS

MOST_FEATURES = 2 + N_CELLS + MOST_SEATS * SEAT_NOT_ZERO  # that are not zero at the same time


def table_features(seats: int) -> int:
    """Those of no seat."""
    return 3 * seats + N_COASTERS


def number_of_features(seats: int) -> int:
    return table_features(seats) + seats * SEAT_FEATURES


class Sight(NamedTuple):
    """Arrays, or lists for interpreted kernels."""

    reach: Any  # by two coasters: the chance to make one of them in a turn
    points: Any  # by cell: what its next slot is worth
    chance: Any  # by cell: that to make its combination
    threats: Any  # by seat: the cells that would complete a line
    next: Any  # by cell: the cells that would complete a line once the seat has a token there
    hopes: Any  # the best mean gains of single cells, in order
    lines: Any  # by tokens on a line
    places: Any  # the features: which,
    sizes: Any  # and how much

    @classmethod
    def arrays(cls) -> "Sight":
        return cls(
            reach=reach(),
            points=np.zeros(N_CELLS, np.int64),
            chance=np.zeros(N_CELLS),
            threats=np.zeros(MOST_SEATS, np.int64),
            next=np.zeros(N_CELLS, np.int64),
            hopes=np.zeros(BEST_HOPES),
            lines=np.zeros(LINES_SEEN),
            places=np.zeros(MOST_FEATURES, np.int64),
            sizes=np.zeros(MOST_FEATURES, np.float32),
        )

    @classmethod
    def lists(cls) -> "Sight":
        return cls(*(array.tolist() for array in cls.arrays()))
