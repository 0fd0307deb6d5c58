"""The table of Pickomino, both editions."""

from guinguette.core.state import Grid, State, i1

# Tiles by index, lowest first. The classic edition leaves the first two in the box (DX-1).
TILES = (11, 13, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36)
TILE_WORMS = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)  # PK-1, DX-1
N_TILES = 18
FIRST_CLASSIC = 2  # index of tile 21
NO_TILE = -1

MOST_SEATS = 7
WHITE_DICE = 8
GRILLED_WORMS = 7  # DX-2
APPLE_WORMS = 3  # DX-14

# Faces of a die by index: 0 to 4 are the pips 1 to 5.
ONE, WORM = 0, 5
N_FACES = 6
POINTS = (1, 2, 3, 4, 5, 5)  # PK-2
NO_FACE = -1

# Where a tile of the skewer is.
GONE, UP, DOWN = 0, 1, -1

# Specialists (DX-3). HEN and so on are also what a seat owns, and what stands on a tile.
NOBODY, CAN, HEN, RAVEN, WEASEL, GOLD, APPLE = range(7)
STAND_FIRST = ((CAN, 11), (HEN, 21), (RAVEN, 23), (WEASEL, 25), (GOLD, 27), (APPLE, 29))

# Phases: what the state waits for.
FIRST_SEAT = 0  # chance: who begins
DICE = 1  # the golden die's owner: with it or without (DX-15)
ROLL = 2  # chance: the dice
KEEP = 3  # which face to set aside, or the weasel (PK-6, DX-17)
NULL = 4  # the weasel's owner: save a null roll or not (DX-17)
DECIDE = 5  # stop or roll on (PK-7)
GRILL = 6  # whom to take a grilled worm from (DX-7)
RETURN = 7  # which of two specialists goes back (DX-11)
TURN_DONE = 8  # nothing: the rules go on to the next turn at once
FINISHED = 9

# The golden die in this turn.
STAYS, IN_HAND, ASIDE = 0, 1, 2


class Table(State):
    deluxe: int = i1()
    draws_first: int = i1()  # the first seat was drawn at random (PK-4)

    # the middle
    skewer: list[int] = i1(N_TILES)  # by tile: GONE, UP or DOWN
    stands: list[int] = i1(N_TILES)  # by tile: the specialist on it
    reserve: int = i1()  # grilled worms nobody has yet

    # the players
    height: list[int] = i1(MOST_SEATS)  # tiles in each stack
    stacks: Grid = i1(MOST_SEATS, N_TILES)  # tile indices, bottom first; what is above `height` means nothing
    grilled: list[int] = i1(MOST_SEATS)
    owns: list[int] = i1(MOST_SEATS)  # each seat's specialist

    # the turn
    dice: int = i1()  # white dice not set aside
    gold: int = i1()  # STAYS, IN_HAND or ASIDE
    rolled: list[int] = i1(N_FACES)  # by face: dice just rolled, the golden die among them
    rolled_gold: int = i1()  # the face of the golden die just rolled, or NO_FACE
    kept: list[int] = i1(N_FACES)  # by face: dice set aside
    total: int = i1()
    weasel_used: int = i1()
    second: int = i1()  # the specialist just got by a seat that owns one already (RETURN)
    raven_waits: int = i1()  # the raven's tile was taken, and GRILL comes before it moves (DX-21)
