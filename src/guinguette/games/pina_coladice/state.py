"""The table of Piña Coladice.

A set of cells is one number, a bit for each cell. Cells count row by row: bit 0 is a1, bit 1 is b1, bit 15 is d4.
"""

from guinguette.core.state import State, i1, i4

MOST_SEATS = 4
TOKENS = 6  # that a player can place (PC-1)
DICE = 5
N_FACES = 6
MOST_ROLLS = 3  # PC-6
ENOUGH_POINTS = 20  # PC-11

N_CELLS = 16
N_COASTERS = 25
NO_COASTER = 0  # coasters count from 1, as in PC-2
NO_SEAT = -1

# Phases: what the state waits for.
FIRST_SEAT = 0  # chance: who begins (PC-4)
DRAW = 1  # chance: the next coaster of the grid (PC-5)
ROLL = 2  # chance: the dice in hand
CHOOSE = 3  # which dice to roll again, or stop (PC-6)
PLACE = 4  # where the token goes (PC-7)
HAPPY_HOUR = 5  # chance: the Happy Hour die (PC-17)
TAKE_BACK = 6  # which token of one's own (PC-18, 2)
MOVE = 7  # which token of another player, and where to (PC-18, 4)
FLIP = 8  # which coaster (PC-18, 5)
FINISHED = 9


class Table(State):
    happy_hour: int = i1()

    # the grid
    grid: list[int] = i1(N_CELLS)  # by cell: its coaster, NO_COASTER before it is drawn
    box: int = i4()  # coasters not on the grid, a bit for each
    doubles: int = i4()  # the cells that show face B, with two slots
    high: list[int] = i4(MOST_SEATS)  # by seat: the cells with its token on the dearer slot, the only one of face A
    low: list[int] = i4(MOST_SEATS)  # by seat: the cells with its token on the other slot of face B

    # the players
    first: int = i1()  # who began
    scores: list[int] = i1(MOST_SEATS)  # not capped (PC-14), but 20 is near the end
    placed: list[int] = i4(MOST_SEATS)  # the turn of each seat's last placement, 0 before any (PC-13)
    last_round: int = i1()  # the end is triggered (PC-11)

    # the turn
    rolls: int = i1()  # rolls made
    in_hand: int = i1()  # dice about to be rolled
    dice: int = i4()  # the dice on the table, packed
    open: int = i4()  # the cells where a token can be placed, once the dice are final
