"""Every way a turn can end: the rules end it on copies of the table."""

from guinguette.games.pina_coladice.grid import room
from guinguette.games.pina_coladice.happy_hour import happy_die_falls
from guinguette.games.pina_coladice.rules import act, legal
from guinguette.games.pina_coladice.state import FLIP, MOVE, N_CELLS, N_FACES, TAKE_BACK, Table
from guinguette.games.pina_coladice.turn import end_turn, place

from .copying import copy_table
from .desk import FIRST_EFFECT, NOTHING, Desk, Turn

NO_DIE = 0


def gather_ends(d: Desk, turn: Turn, s: Table) -> int:
    """Of the turn that begins; the end after the last of them."""
    copy_table(s, turn.tables[NOTHING])
    end_turn(turn.tables[NOTHING])
    turn.real[NOTHING] = True
    free = room(s, s.seat)
    for cell in range(N_CELLS):
        turn.real[1 + cell] = free >> cell & 1 != 0
        if turn.real[1 + cell]:
            copy_table(s, turn.tables[1 + cell])
            place(turn.tables[1 + cell], cell)
    end = FIRST_EFFECT
    if s.happy_hour:
        for die in range(1, N_FACES + 1):
            turn.first[die] = end
            end = gather_effects(d, turn, s, die, end)
        turn.first[N_FACES + 1] = end
    return end


def gather_effects(d: Desk, turn: Turn, s: Table, die: int, end: int) -> int:
    """PC-18: of a Happy Hour die, one or as many as there are choices, in the order of the legal moves."""
    asked = d.asked[0]
    copy_table(s, asked)
    happy_die_falls(asked, die)
    if die_of(asked) == NO_DIE:
        copy_table(asked, turn.tables[end])
        turn.real[end] = True
        return end + 1
    for k in range(legal(asked, d.moves)):
        copy_table(asked, turn.tables[end])
        act(turn.tables[end], d.moves[k])
        turn.real[end] = True
        end += 1
    return end


def die_of(s: Table) -> int:
    """The Happy Hour die that asks for a choice, if it does."""
    if s.phase == TAKE_BACK:
        return 2
    if s.phase == MOVE:
        return 4
    return 5 if s.phase == FLIP else NO_DIE
