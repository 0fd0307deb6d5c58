"""The dice of a turn: rolling, setting aside, the golden die and the weasel."""

from guinguette.core.chance import count
from guinguette.core.state import note

from .news import GRILLED, KEPT, LAST_TILE, NULL_ROLL, ROLLED, WEASEL_RUNS, WITH_GOLD, WITHOUT_GOLD
from .specialists import earn_grilled
from .state import (
    ASIDE,
    DECIDE,
    DICE,
    FINISHED,
    GOLD,
    GRILL,
    IN_HAND,
    KEEP,
    N_FACES,
    NO_FACE,
    NO_TILE,
    NULL,
    ONE,
    POINTS,
    ROLL,
    STAYS,
    TURN_DONE,
    WEASEL,
    WHITE_DICE,
    WORM,
    Table,
)
from .tiles import highest_up, null_throw, stop

# An outcome of a roll is its packed white dice, and here the golden die: 0 none, 1 a one, 2 a worm.
GOLD_BITS = 24
GOLD_FACES = (NO_FACE, ONE, WORM)


def begin_turn(s: Table) -> None:
    """PK-5; DX-15: the golden die's owner first says whether it comes along."""
    s.turn += 1
    s.phase = DICE if s.owns[s.seat] == GOLD else ROLL


def clear_rolled(s: Table) -> None:
    for face in range(N_FACES):
        s.rolled[face] = 0
    s.rolled_gold = NO_FACE


def clear_dice(s: Table) -> None:
    """All dice lie ready again, and the weasel stands up (DX-17)."""
    clear_rolled(s)
    for face in range(N_FACES):
        s.kept[face] = 0
    s.dice = WHITE_DICE
    s.gold = STAYS
    s.total = 0
    s.weasel_used = 0


def finish_turn(s: Table) -> None:
    """PK-19, DX-22: the game ends when no tile is face up; else the next seat plays (PK-4)."""
    clear_dice(s)
    if highest_up(s) == NO_TILE:
        s.phase = FINISHED
        note(s, LAST_TILE)
        return
    s.seat = (s.seat + 1) % s.seats
    begin_turn(s)


def choose_dice(s: Table, gold: bool) -> None:
    """DX-15: the golden die is a ninth die of this turn, or stays where it is."""
    if gold:
        s.gold = IN_HAND
        note(s, WITH_GOLD, s.seat)
    else:
        note(s, WITHOUT_GOLD, s.seat)
    s.phase = ROLL


def dice_fall(s: Table, outcome: int) -> None:
    """PK-6, PK-9: a roll, which is null at once unless some face is new, or the weasel can help (DX-17)."""
    note(s, ROLLED, s.seat, outcome)
    for face in range(N_FACES):
        s.rolled[face] = count(outcome, face)
    s.rolled_gold = GOLD_FACES[outcome >> GOLD_BITS]
    if s.rolled_gold != NO_FACE:
        s.rolled[s.rolled_gold] += 1
    if some_face_is_new(s):
        s.phase = KEEP
    elif weasel_ready(s):
        s.phase = NULL
    else:
        null_roll(s)


def some_face_is_new(s: Table) -> bool:
    for face in range(N_FACES):
        if can_keep(s, face):
            return True
    return False


def can_keep(s: Table, face: int) -> bool:
    """PK-6: a face just rolled that is not set aside yet."""
    return s.rolled[face] > 0 and s.kept[face] == 0


def weasel_ready(s: Table) -> bool:
    """DX-17: once per turn."""
    return s.owns[s.seat] == WEASEL and s.weasel_used == 0


def null_roll(s: Table) -> None:
    note(s, NULL_ROLL, s.seat)
    null_throw(s)


def roll_again(s: Table) -> None:
    """DX-17: exactly the dice just rolled."""
    s.weasel_used = 1
    note(s, WEASEL_RUNS, s.seat)
    roll_on(s)


def roll_on(s: Table) -> None:
    """PK-7: all the dice not set aside."""
    clear_rolled(s)
    s.phase = ROLL


def keep(s: Table, face: int) -> None:
    """PK-6: all dice of one face. DX-6: two ones or more earn a grilled worm."""
    number = s.rolled[face]
    s.kept[face] = number
    s.total += number * POINTS[face]
    s.dice -= number
    if s.rolled_gold == face:
        s.dice += 1  # one of them was the golden die, which is not a white one
        s.gold = ASIDE
    note(s, KEPT, s.seat, number, face, s.total)
    clear_rolled(s)
    s.phase = DECIDE
    if s.deluxe and face == ONE and number >= 2:
        earn_grilled(s, GRILLED)
    if s.phase != GRILL:
        decide(s)


def dice_left(s: Table) -> bool:
    return s.dice > 0 or s.gold == IN_HAND


def decide(s: Table) -> None:
    """PK-7, PK-8: stop or roll on; without dice left the turn stops by itself."""
    if dice_left(s):
        s.phase = DECIDE
    else:
        stop(s)


def close(s: Table) -> None:
    """Go on to the next turn if this one is done."""
    if s.phase == TURN_DONE:
        finish_turn(s)
