"""A turn solved towards its ends, once these are judged."""

from typing import Any

from guinguette.games.pina_coladice.grid import room
from guinguette.games.pina_coladice.state import MOST_ROLLS, N_CELLS, N_FACES, Table
from guinguette.solve.pina_coladice.kernels import choose_all, solve, spread

from .desk import NOTHING, Desk, Turn

WORST = -1e9


def solve_turn(d: Desk, turn: Turn, s: Table) -> None:
    """Of the ends that were gathered, the seat to play wants the best for itself."""
    seat = s.seat
    for other in range(s.seats):
        turn.happy[other] = turn.chances[NOTHING][other]
    if s.happy_hour:
        roll_happy_die(turn, s)
    free = room(s, seat)
    for h in range(len(turn.end_of)):
        turn.end_of[h] = NOTHING
        turn.stop[h] = WORST
    for cell in range(N_CELLS):
        if free >> cell & 1:
            worth = turn.chances[1 + cell][seat]
            coaster = s.grid[cell]
            for h in range(len(turn.end_of)):
                if d.made[h] >> coaster & 1 and worth > turn.stop[h]:
                    turn.stop[h] = worth
                    turn.end_of[h] = 1 + cell
    for h in range(len(turn.end_of)):
        turn.last[h] = turn.stop[h]
        if turn.end_of[h] == NOTHING:
            turn.stop[h] = turn.chances[NOTHING][seat]
            turn.last[h] = turn.happy[seat]
    solve(d.t, turn.last, turn.stop, turn.keeps, turn.best)


def roll_happy_die(turn: Turn, s: Table) -> None:
    """PC-17: the mean over its faces, of the best choice that each allows."""
    for seat in range(s.seats):
        turn.happy[seat] = 0.0
    for die in range(1, N_FACES + 1):
        best = turn.first[die]
        for end in range(best + 1, turn.first[die + 1]):
            if turn.chances[end][s.seat] > turn.chances[best][s.seat]:
                best = end
        for seat in range(s.seats):
            turn.happy[seat] += turn.chances[best][seat] / N_FACES


def mean_chances(d: Desk, turn: Turn, s: Table, out: Any) -> None:
    """By seat, of a solved turn that begins."""
    seat = s.seat
    mine = turn.keeps[MOST_ROLLS][0]
    if s.seats == 2:
        out[seat] = mine
        out[1 - seat] = 1.0 - mine
        return
    for h in range(len(turn.mass)):
        turn.mass[h] = 0.0
    turn.mass[0] = 1.0
    share_chances(d, turn, s, MOST_ROLLS, mine, out)


def share_chances(d: Desk, turn: Turn, s: Table, rolls: int, mine: float, out: Any) -> None:
    """By seat, from the probabilities of hands kept, `mass`, with so many rolls to come.

    (Who stops early with nothing to place is taken for one who rolled on: nobody does that for long.)
    """
    for h in range(len(turn.odds)):
        turn.odds[h] = 0.0
    choose_all(d.t, turn.keeps, rolls, turn.chosen)
    spread(d.t, turn.chosen, rolls, turn.mass, turn.odds)
    for other in range(s.seats):
        out[other] = 0.0
    for h in range(len(turn.odds)):
        if turn.odds[h] > 0.0:
            end = turn.end_of[h]
            for other in range(s.seats):
                chance = turn.happy[other] if end == NOTHING else turn.chances[end][other]
                out[other] += turn.odds[h] * chance
    lend(s, mine, out)


def lend(s: Table, mine: float, out: Any) -> None:
    """The player has exactly this chance, the others what is left of 1, in proportion."""
    others = 0.0
    for other in range(s.seats):
        if other != s.seat:
            others += out[other]
    for other in range(s.seats):
        if other == s.seat:
            out[other] = mine
        elif others > 0.0:
            out[other] *= (1.0 - mine) / others
