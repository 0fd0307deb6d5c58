"""The table of Pikzi: cards as counts, because nobody has looked at the order of a pile."""

from guinguette.core.state import Grid, State, i1, i2

MOST_SEATS = 5
PAIRS = MOST_SEATS * MOST_SEATS
HAND = 4  # cards in a full hand (PZ-3)

# Kinds of cards. 0 to 15 are the pieces, four for each portrait in turn (PZ-1); the rest are PZ-2.
N_PORTRAITS = 4
N_PIECES = 16
BULL, HEN, WOLF, DOG = range(16, 20)
N_KINDS = 20
COPIES = (3,) * N_PIECES + (4, 4, 2, 4)
DECK = 62
CARD_POINTS = (0,) * N_PIECES + (-5, -5, -10, 5)  # PZ-21
PORTRAIT_POINTS = (10, 15, 10, 10)  # Léïca, Philomène, Fernand, Mozart (PZ-20)
ALL_FOUR = 15  # the bits of a finished portrait

NOBODY = -1
NOTHING = -1

# Phases: what the state waits for.
FIRST_SEAT = 0  # chance: who begins (PZ-3)
DEAL = 1  # chance: the next card of the deal (PZ-3)
TURN = 2  # the player: place, discard or pike (PZ-4)
ANSWER = 3  # the target: guard dog or not (PZ-11, PZ-18)
PLUCK = 4  # chance: the hen's card out of the target's hand (PZ-15)
HEN_CARD = 5  # the player: what becomes of that card (PZ-15)
DRAW = 6  # chance: a card of the pile (PZ-5)
FINISHED = 7


class Table(State):
    # what was agreed
    portraits: int = i1()
    young: int = i1()
    rounds: int = i1()
    teams: int = i1()

    # the rounds
    round_number: int = i1()  # from 1; 0 before the first deal
    first: int = i1()  # who began this round
    totals: list[int] = i2(MOST_SEATS)  # points of the rounds before this one

    # the cards, by kind
    pile: list[int] = i1(N_KINDS)
    left: int = i1()  # cards in the pile
    discard: list[int] = i1(N_KINDS)
    hands: Grid = i1(MOST_SEATS, N_KINDS)
    held: list[int] = i1(MOST_SEATS)  # cards in each hand
    shown: Grid = i1(MOST_SEATS, N_PORTRAITS)  # bit n: piece n + 1 lies in front of the seat
    finished: list[int] = i1(N_PORTRAITS)  # by whom, or NOBODY

    # the pike
    card: int = i1()  # the action card on the table, or NOTHING
    target: int = i1()  # whom it is played against, or NOBODY; in DRAW, who draws after the player
    aim: int = i1()  # the bull's piece or the wolf's portrait, or NOTHING
    drawn: int = i1()  # the hen's card while it is in nobody's hand, or NOTHING

    known: Grid = i1(PAIRS, N_KINDS)  # what seats know of other hands; see `knowledge`
