"""The rules of Pickomino, classic (PK clauses) and deluxe (DX clauses), as the engine asks for them.

`turn`, `tiles` and `specialists` hold the clauses; here is what calls them.
"""

from typing import Any

from guinguette.core.chance import below, throw
from guinguette.core.state import CHANCE, OVER, note

from .news import BEGINS
from .options import Options
from .specialists import can_give_grilled, give_back, take_grilled
from .state import (
    APPLE,
    APPLE_WORMS,
    DECIDE,
    DICE,
    FINISHED,
    FIRST_CLASSIC,
    FIRST_SEAT,
    GRILL,
    GRILLED_WORMS,
    IN_HAND,
    KEEP,
    N_FACES,
    N_TILES,
    NULL,
    RETURN,
    ROLL,
    STAND_FIRST,
    TILE_WORMS,
    TILES,
    UP,
    Table,
)
from .tiles import raven_flies, stop
from .turn import (
    GOLD_BITS,
    begin_turn,
    can_keep,
    choose_dice,
    clear_dice,
    close,
    decide,
    dice_fall,
    keep,
    null_roll,
    roll_again,
    roll_on,
    weasel_ready,
)

# Moves as integers; 0 to 5 set a face aside. `moves` gives them their words.
STOP, ROLL_ON, WITH_GOLD, WITHOUT_GOLD, RUN_WEASEL, ACCEPT_NULL = range(6, 12)
FIRST_RETURN = 11  # + specialist, from 1
FIRST_GRILL = 18  # + seat
MAX_LEGAL = 8


def start(s: Table, options: Options) -> None:
    """PK-3, DX-1 to DX-3: the skewer, and in deluxe who stands on it; PK-4: who begins."""
    s.deluxe = int(options.edition == "deluxe")
    s.draws_first = int(options.first == "random")
    for tile in range(0 if s.deluxe else FIRST_CLASSIC, N_TILES):
        s.skewer[tile] = UP
    if s.deluxe:
        s.reserve = GRILLED_WORMS
        for who, value in STAND_FIRST:
            s.stands[TILES.index(value)] = who
    clear_dice(s)
    if s.draws_first:
        s.phase = FIRST_SEAT
    else:
        begin_turn(s)


def options_of(s: Table) -> Options:
    return Options(edition="deluxe" if s.deluxe else "classic", first="random" if s.draws_first else "seat1")


def waiting(s: Table) -> int:
    if s.phase == ROLL or s.phase == FIRST_SEAT:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return s.seat


def legal(s: Table, moves: Any) -> int:
    n = 0
    if s.phase == DECIDE:  # PK-7, PK-10
        moves[0] = STOP
        moves[1] = ROLL_ON
        return 2
    if s.phase == KEEP:  # PK-6
        for face in range(N_FACES):
            if can_keep(s, face):
                moves[n] = face
                n += 1
        if weasel_ready(s):  # DX-17
            moves[n] = RUN_WEASEL
            n += 1
    elif s.phase == NULL:  # DX-17
        moves[0] = RUN_WEASEL
        moves[1] = ACCEPT_NULL
        n = 2
    elif s.phase == DICE:  # DX-15
        moves[0] = WITH_GOLD
        moves[1] = WITHOUT_GOLD
        n = 2
    elif s.phase == RETURN:  # DX-11
        moves[0] = FIRST_RETURN + min(s.owns[s.seat], s.second)
        moves[1] = FIRST_RETURN + max(s.owns[s.seat], s.second)
        n = 2
    elif s.phase == GRILL:  # DX-7
        for seat in range(s.seats):
            if can_give_grilled(s, seat):
                moves[n] = FIRST_GRILL + seat
                n += 1
    return n


def act(s: Table, move: int) -> None:
    if move < N_FACES:
        keep(s, move)
    elif move == STOP:
        stop(s)
    elif move == ROLL_ON:
        roll_on(s)
    elif move == WITH_GOLD or move == WITHOUT_GOLD:
        choose_dice(s, move == WITH_GOLD)
    elif move == RUN_WEASEL:
        roll_again(s)
    elif move == ACCEPT_NULL:
        null_roll(s)
    elif move < FIRST_GRILL:
        give_back(s, move - FIRST_RETURN)
    else:
        take_grilled(s, move - FIRST_GRILL)
        if s.raven_waits:
            raven_flies(s)
        else:
            decide(s)
    close(s)


def sample(s: Table) -> int:
    if s.phase == FIRST_SEAT:
        return below(s, s.seats)
    outcome = throw(s, s.dice)
    if s.gold == IN_HAND:  # DX-15: three faces show a one, three a worm
        outcome |= (1 + below(s, 2)) << GOLD_BITS
    return outcome


def settle(s: Table, outcome: int) -> None:
    if s.phase == FIRST_SEAT:  # PK-4
        s.seat = outcome
        note(s, BEGINS, outcome)
        begin_turn(s)
    else:
        dice_fall(s, outcome)
        close(s)


def score(s: Table, seat: int) -> int:
    """PK-20, DX-23: worms on tiles, grilled worms, and the apple's three (DX-8, DX-14)."""
    worms = int(s.grilled[seat])
    if s.owns[seat] == APPLE:
        worms += APPLE_WORMS
    for k in range(s.height[seat]):
        worms += TILE_WORMS[s.stacks[seat, k]]
    return worms


def standing(s: Table, seat: int) -> int:
    """PK-20, PK-21: worms first, then the highest tile; nobody but the tied can have equal ones."""
    highest = 0
    for k in range(s.height[seat]):
        highest = max(highest, s.stacks[seat, k] + 1)
    return 100 * score(s, seat) + highest


def places(s: Table, out: Any) -> None:
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better + 1
