"""A turn priced by interpreted code: the network sees all its ends at once, or Happy Hour's many would be late."""

import numpy as np

from guinguette.games.pina_coladice.state import FINISHED, Table
from guinguette.solve.values import Network
from guinguette.solve.values.kernels import weigh
from guinguette.solve.values.network import Floats, softmax, trimmed

from .desk import Desk
from .ending import gather_ends
from .features import describe
from .judge import share_win
from .solving import solve_turn


def price_together(net: Network, d: Desk, s: Table) -> None:
    """Solve the turn that begins, in `d.turn`, as `price_turn` does; `net` has arrays, the desk has lists."""
    ends = [end for end in range(gather_ends(d, d.turn, s)) if d.turn.real[end]]
    going_on = [end for end in ends if d.turn.tables[end].phase != FINISHED]
    for end in ends:
        if d.turn.tables[end].phase == FINISHED:
            share_win(d, d.turn.tables[end], d.turn.chances[end])
    ask(net, d, s.seats, going_on)
    solve_turn(d, d.turn, s)


def ask(net: Network, d: Desk, seats: int, ends: list[int]) -> None:
    """As `forward` does, for many."""
    hidden = np.array([hidden_of(net, d, d.turn.tables[end]) for end in ends]).reshape(-1, len(net.bias))
    chances = trimmed(softmax(hidden / (1 + abs(hidden)) @ net.outer + net.lean), net.trim)
    for end, relative in zip(ends, chances.tolist(), strict=True):
        first = d.turn.tables[end].seat
        for seat in range(seats):
            d.turn.chances[end][seat] = relative[seat - first]


def hidden_of(net: Network, d: Desk, s: Table) -> Floats:
    return weigh(net, d.sight.places, d.sight.sizes, describe(d.sight, s))
