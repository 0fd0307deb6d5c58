"""Loops over whole arrays of states, written once for every game.

The rule names below are bound to one game's functions by `twin`; they have no meaning here.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .chance import below
from .state import CHANCE, OVER, State

if TYPE_CHECKING:
    prange = range
    MAX_LEGAL = 0

    def waiting(s: State) -> int: ...
    def legal(s: State, moves: Any) -> int: ...
    def act(s: State, move: int) -> None: ...
    def sample(s: State) -> int: ...
    def settle(s: State, outcome: int) -> None: ...
    def places(s: State, out: Any) -> None: ...


def random_move(s: State, moves: Any) -> int:
    """One of the legal moves, each as likely; `moves` is scratch space."""
    return int(moves[below(s, legal(s, moves))])


def step_random(states: Any, moves: Any, done: Any) -> int:
    """One event in every unfinished game: an outcome of chance, or a random move. Games still open."""
    still_open = 0
    for i in range(len(states)):
        s = states[i]
        to_move = waiting(s)
        if to_move == CHANCE:
            done[i] = settle_sampled(s)
        elif to_move != OVER:
            move = random_move(s, moves)
            done[i] = move
            act(s, move)
        if waiting(s) != OVER:
            still_open += 1
    return still_open


def settle_sampled(s: State) -> int:
    outcome = sample(s)
    settle(s, outcome)
    return outcome


def play_one(s: State, moves: Any) -> int:
    """Play one game to its end with random moves; the decisions made."""
    decisions = 0
    to_move = waiting(s)
    while to_move != OVER:
        if to_move == CHANCE:
            settle(s, sample(s))
        else:
            act(s, random_move(s, moves))
            decisions += 1
        to_move = waiting(s)
    return decisions


def play_random(states: Any, decisions: NDArray[np.int32]) -> None:
    """Play every game to its end with random moves, counting each game's decisions."""
    moves = np.zeros(MAX_LEGAL, np.int32)
    for i in range(len(states)):
        decisions[i] = play_one(states[i], moves)


def play_random_parallel(states: Any, decisions: NDArray[np.int32]) -> None:
    """`play_random` on all cores."""
    for i in prange(len(states)):
        decisions[i] = play_one(states[i], np.zeros(MAX_LEGAL, np.int32))


def win_shares(states: Any, shares: NDArray[np.float64]) -> None:
    """Each seat's share of the win in every finished game: 1 to a sole winner, equal parts to several."""
    place = np.zeros(shares.shape[1], np.int8)
    for i in range(len(states)):
        s = states[i]
        places(s, place)
        winners = 0
        for seat in range(s.seats):
            if place[seat] == 1:
                winners += 1
        for seat in range(s.seats):
            shares[i, seat] = 1.0 / winners if place[seat] == 1 else 0.0
