"""The rules of Pikzi, clauses PZ-1 to PZ-26, as the engine asks for them.

`turn`, `portraits`, `pikes`, `knowledge` and `scoring` hold the clauses; here is what calls them.
"""

from typing import Any

from guinguette.core.chance import below
from guinguette.core.state import CHANCE, OVER

from .draws import from_hand, from_pile
from .options import Options
from .pikes import attack, give_back, guard, let, pluck, put_down, swap
from .portraits import can_place, within_reach
from .scoring import places, score
from .state import (
    ANSWER,
    BULL,
    DOG,
    FINISHED,
    FIRST_SEAT,
    HEN,
    HEN_CARD,
    MOST_SEATS,
    N_KINDS,
    N_PIECES,
    N_PORTRAITS,
    NOBODY,
    NOTHING,
    PLUCK,
    TURN,
    WOLF,
    Table,
)
from .turn import begin_round, clear_table, close, draw, pass_turn, place, throw_away

__all__ = ["act", "legal", "options_of", "places", "sample", "score", "settle", "start", "waiting"]

# Moves as integers; 0 to 19 discard a card of that kind. `moves` gives them their words.
FIRST_PLACE = N_KINDS  # + piece
FIRST_BULL = FIRST_PLACE + N_PIECES  # + 16 × target + piece
FIRST_WOLF = FIRST_BULL + N_PIECES * MOST_SEATS  # + 4 × target + portrait
FIRST_HEN = FIRST_WOLF + N_PORTRAITS * MOST_SEATS  # + target
GUARD = FIRST_HEN + MOST_SEATS
LET = GUARD + 1
GIVE_BACK = LET + 1
PUT_DOWN = GIVE_BACK + 1
FIRST_SWAP = PUT_DOWN + 1  # + kind
PASS = FIRST_SWAP + N_KINDS

# With bull, wolf, hen and a piece in hand: 36 bulls (12 pieces lacking, 3 copies each), 16 wolves, 4 hens,
# 4 discards and 1 place.
MAX_LEGAL = 61


def start(s: Table, options: Options) -> None:
    """PZ-3: all cards in the pile, and chance to say who begins."""
    s.portraits = options.portraits
    s.young = int(options.young)
    s.rounds = options.rounds
    s.teams = int(options.teams)
    s.card = s.aim = s.drawn = NOTHING
    s.target = NOBODY
    clear_table(s)
    s.phase = FIRST_SEAT


def options_of(s: Table) -> Options:
    return Options(portraits=s.portraits, young=bool(s.young), rounds=s.rounds, teams=bool(s.teams))


def waiting(s: Table) -> int:
    if s.phase == TURN or s.phase == HEN_CARD:
        return s.seat
    if s.phase == ANSWER:
        return s.target
    return OVER if s.phase == FINISHED else CHANCE


def legal(s: Table, moves: Any) -> int:
    """PZ-4, PZ-7; PZ-6: only an empty hand passes. The turn is not in a function of its own: that would cost 5 %."""
    if s.phase == ANSWER:
        return legal_answers(s, moves)
    if s.phase == HEN_CARD:
        return legal_hen(s, moves)
    seat = s.seat
    n = 0
    for kind in range(N_KINDS):
        moves[n] = kind  # written over unless it counts: compiled, a branch here would cost as much as all the rest
        n += s.hands[seat, kind] > 0
    for i in range(n):
        if moves[i] < N_PIECES and can_place(s, moves[i]):
            moves[n] = FIRST_PLACE + moves[i]
            n += 1
    if s.hands[seat, BULL] + s.hands[seat, WOLF] + s.hands[seat, HEN] > 0:
        n = legal_pikes(s, moves, n)
    if n == 0:
        moves[0] = PASS
        n = 1
    return n


def legal_pikes(s: Table, moves: Any, n: int) -> int:
    """PZ-12, PZ-13, PZ-15, PZ-17"""
    seat = s.seat
    if s.hands[seat, BULL] > 0:
        for target in range(s.seats):
            for portrait in range(N_PORTRAITS):
                reach = within_reach(s, target, portrait)
                move = FIRST_BULL + N_PIECES * target + 4 * portrait
                while reach:
                    if reach & 1:
                        moves[n] = move
                        n += 1
                    reach >>= 1
                    move += 1
    if s.hands[seat, WOLF] > 0:
        for target in range(s.seats):
            for portrait in range(N_PORTRAITS):
                if within_reach(s, target, portrait):
                    moves[n] = FIRST_WOLF + N_PORTRAITS * target + portrait
                    n += 1
    if s.hands[seat, HEN] > 0:
        for target in range(s.seats):
            if target != seat and s.held[target] > 0:
                moves[n] = FIRST_HEN + target
                n += 1
    return n


def legal_answers(s: Table, moves: Any) -> int:
    """PZ-11, PZ-18"""
    n = 0
    if s.hands[s.target, DOG] > 0:
        moves[n] = GUARD
        n += 1
    moves[n] = LET
    return n + 1


def legal_hen(s: Table, moves: Any) -> int:
    """PZ-15: the card just drawn is not in the player's hand yet, so it is not among those to give."""
    moves[0] = GIVE_BACK
    n = 1
    if s.drawn < N_PIECES and can_place(s, s.drawn):
        moves[n] = PUT_DOWN
        n += 1
    for kind in range(N_KINDS):
        if s.hands[s.seat, kind] > 0:
            moves[n] = FIRST_SWAP + kind
            n += 1
    return n


def act(s: Table, move: int) -> None:
    """Unless an action card still lies on the table, what was played is done."""
    if move < FIRST_PLACE:
        throw_away(s, move)
    elif move < FIRST_BULL:
        place(s, move - FIRST_PLACE)
    elif move < FIRST_WOLF:
        attack(s, BULL, (move - FIRST_BULL) // N_PIECES, (move - FIRST_BULL) % N_PIECES)
    elif move < FIRST_HEN:
        attack(s, WOLF, (move - FIRST_WOLF) // N_PORTRAITS, (move - FIRST_WOLF) % N_PORTRAITS)
    elif move < GUARD:
        attack(s, HEN, move - FIRST_HEN, NOTHING)
    elif move == GUARD:
        guard(s)
    elif move == LET:
        let(s)
    elif move == GIVE_BACK:
        give_back(s)
    elif move == PUT_DOWN:
        put_down(s)
    elif move < PASS:
        swap(s, move - FIRST_SWAP)
    else:
        pass_turn(s)
    if s.card == NOTHING:
        close(s)


def sample(s: Table) -> int:
    if s.phase == FIRST_SEAT:
        return below(s, s.seats)
    return from_hand(s, s.target) if s.phase == PLUCK else from_pile(s)


def settle(s: Table, outcome: int) -> None:
    if s.phase == FIRST_SEAT:
        begin_round(s, outcome)
    elif s.phase == PLUCK:
        pluck(s, outcome)
    else:
        draw(s, outcome)
