"""A turn priced and played: what compiled players do, and bots look up."""

from guinguette.core.chance import below
from guinguette.games.pina_coladice.hands import FIRST_FULL, KEEPS, N_KEEPS, ROW, roll_number
from guinguette.games.pina_coladice.rules import FIRST_PLACE, STOP, legal
from guinguette.games.pina_coladice.state import CHOOSE, MOST_ROLLS, N_CELLS, PLACE, Table

from .desk import Desk
from .ending import die_of, gather_ends
from .judge import Judge, judge
from .solving import WORST, solve_turn


def price_turn(j: Judge, d: Desk, s: Table) -> None:
    """Solve the turn that begins, in `d.turn`."""
    ends = gather_ends(d, d.turn, s)
    for end in range(ends):
        if d.turn.real[end]:
            judge(j, d, d.turn.tables[end], d.turn.chances[end])
    solve_turn(d, d.turn, s)


def choose(d: Desk, s: Table) -> int:
    """The best move in a turn that is priced."""
    if s.phase == CHOOSE:
        return choose_dice(d, s)
    if s.phase == PLACE:
        return choose_cell(d, s)
    return choose_effect(d, s)


def choose_dice(d: Desk, s: Table) -> int:
    keeps = d.turn.keeps[MOST_ROLLS - s.rolls]
    roll = roll_number(s.dice)
    best = keeps[FIRST_FULL + roll]
    move = STOP
    for k in range(N_KEEPS[roll]):
        hand = KEEPS[ROW * roll + k]
        if keeps[hand] > best:
            best = keeps[hand]
            move = hand
    return int(move)


def choose_cell(d: Desk, s: Table) -> int:
    """Of equals, any."""
    best = WORST
    equals = 0
    move = 0
    for cell in range(N_CELLS):
        if s.open >> cell & 1:
            worth = d.turn.chances[1 + cell][s.seat]
            if worth > best:
                best = worth
                equals = 0
            if worth == best:
                equals += 1
                if below(s, equals) == 0:
                    move = FIRST_PLACE + cell
    return move


def choose_effect(d: Desk, s: Table) -> int:
    """Happy Hour: which token, or which coaster."""
    first = d.turn.first[die_of(s)]
    best = WORST
    move = 0
    for k in range(legal(s, d.moves)):
        worth = d.turn.chances[first + k][s.seat]
        if worth > best:
            best = worth
            move = d.moves[k]
    return int(move)
