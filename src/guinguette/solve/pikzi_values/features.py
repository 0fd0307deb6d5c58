"""What the network sees of a table, from the side of one seat: only what that seat may see.

Features are numbered block by block, in the order of `describe`; a position has few that are not zero. "Seat" below
means a seat's distance from the one that looks. Of the portraits, Philomène is told apart from the other three, which
are worth the same and so share their features.
"""

from typing import Any

from guinguette.games.pikzi.knowledge import row
from guinguette.games.pikzi.portraits import shows
from guinguette.games.pikzi.scoring import hand_points
from guinguette.games.pikzi.state import (
    ANSWER,
    BULL,
    DECK,
    DOG,
    HAND,
    HEN,
    MOST_SEATS,
    N_PIECES,
    N_PORTRAITS,
    NOBODY,
    PLUCK,
    PORTRAIT_POINTS,
    TURN,
    WOLF,
    Table,
)

from .counting import (
    chance_of_dog,
    hidden_cards,
    hidden_points,
    lead,
    most_open_pieces,
    partners,
    pieces_of,
    portraits_left,
    unseen,
)

ACTIONS = 4  # bull, hen, wolf, dog
STAGES = 18  # see `stage_of`
LEADS = 13  # by five points, from −30 to 30
HOLDINGS = 4 * 5 * 4  # own pieces shown, lacking ones in hand, the strongest rival's pieces

STAGE = 0
HAND_CARDS = STAGE + STAGES
LEAD = HAND_CARDS + ACTIONS * STAGES
OPEN_LEAD = LEAD + LEADS * STAGES
LEAD_SIZE = OPEN_LEAD + LEADS * STAGES
PORTRAITS = LEAD_SIZE + 2 * STAGES
SCARCE = PORTRAITS + 4 * HOLDINGS
RACE = SCARCE + 2 * 4 * 4
PIKES = RACE + 2 * 4 * 2
UNSEEN = PIKES + 12
LOOSE = UNSEEN + ACTIONS + 2
HENS = LOOSE + 3
SHORT = HENS + 3
SEATS = SHORT + 3
SEAT_FEATURES = 2 + 2 * 3 + ACTIONS + 2

MOST_FEATURES = 64 + MOST_SEATS * 16  # that are not zero at the same time


def number_of_features(seats: int) -> int:
    return SEATS + seats * SEAT_FEATURES


def describe(s: Table, me: int, places: Any, sizes: Any) -> int:
    """Write the features that are not zero; how many they are."""
    hidden = hidden_cards(s, me)
    stage = stage_of(s)
    n = mark(places, sizes, 0, STAGE + stage, 1.0)
    n = describe_hand(s, me, stage, places, sizes, n)
    n = describe_lead(s, me, stage, hidden, places, sizes, n)
    n = describe_portraits(s, me, places, sizes, n)
    n = describe_pikes(s, me, places, sizes, n)
    n = describe_unseen(s, me, hidden, places, sizes, n)
    return describe_seats(s, me, hidden, places, sizes, n)


def mark(places: Any, sizes: Any, n: int, place: int, size: float) -> int:
    places[n] = place
    sizes[n] = size
    return n + 1


def stage_of(s: Table) -> int:
    """How near the end of the round is, in six steps: of the last round, of that for young players, or of another."""
    left = portraits_left(s)
    most = most_open_pieces(s)
    step = 0
    if left == 2:
        step = 2 if most == 3 else 1
    elif left == 1:
        step = 5 if most == 3 else (4 if most == 2 else 3)
    if s.round_number < s.rounds:
        return step + 12
    return step + 6 if s.young else step


def describe_hand(s: Table, me: int, stage: int, places: Any, sizes: Any, n: int) -> int:
    """The action cards in hand; pieces that can be placed, others, doubles; how many cards are missing."""
    for kind in range(BULL, DOG + 1):
        if s.hands[me, kind] > 0:
            n = mark(places, sizes, n, HAND_CARDS + (kind - BULL) * STAGES + stage, s.hands[me, kind])
    fit = 0
    useless = 0
    doubles = 0
    for piece in range(N_PIECES):
        held = s.hands[me, piece]
        if held > 0:
            if s.finished[piece // 4] != NOBODY or shows(s, me, piece):
                useless += held
            else:
                fit += 1
                doubles += held - 1
    n = mark(places, sizes, n, LOOSE, fit / 2.0)
    n = mark(places, sizes, n, LOOSE + 1, useless / 2.0)
    n = mark(places, sizes, n, LOOSE + 2, doubles / 2.0)
    short = min(max(HAND - s.held[me], 0), 2)
    return mark(places, sizes, n, SHORT + short, 1.0)


def lead_step(points: float) -> int:
    return int(min(max(points / 5.0 + 6.5, 0.0), 12.0))


def describe_lead(s: Table, me: int, stage: int, hidden: int, places: Any, sizes: Any, n: int) -> int:
    """Points ahead if the round ended now, and without what is in hands."""
    scale = 10.0 if s.young else 1.0
    ahead = lead(s, me, hidden_points(s, me, hidden)) * scale
    shown = open_lead(s, me) * scale
    n = mark(places, sizes, n, LEAD + lead_step(ahead) * STAGES + stage, 1.0)
    n = mark(places, sizes, n, OPEN_LEAD + lead_step(shown) * STAGES + stage, 1.0)
    n = mark(places, sizes, n, LEAD_SIZE + stage, ahead / 20.0)
    return mark(places, sizes, n, LEAD_SIZE + STAGES + stage, shown / 20.0)


def open_lead(s: Table, me: int) -> float:
    """Points ahead of the best rival by rounds and portraits."""
    mine = 0.0
    best = -1000.0
    for seat in range(s.seats):
        points = 0.0 + open_points(s, seat)
        if s.teams:
            points += open_points(s, (seat + 2) % 4)
        if seat == me:
            mine = points
        elif not partners(s, me, seat):
            best = max(best, points)
    return mine - best


def open_points(s: Table, seat: int) -> int:
    points = int(s.totals[seat])
    for portrait in range(N_PORTRAITS):
        if s.finished[portrait] == seat:
            points += 1 if s.young else PORTRAIT_POINTS[portrait]
    return points


def fair(s: Table, portrait: int) -> int:
    """Philomène or not."""
    return int(PORTRAIT_POINTS[portrait] > 10 and not s.young)


def strongest_rival(s: Table, me: int, portrait: int) -> int:
    most = 0
    for seat in range(s.seats):
        if seat != me and not partners(s, me, seat):
            most = max(most, pieces_of(s, seat, portrait))
    return most


def describe_portraits(s: Table, me: int, places: Any, sizes: Any, n: int) -> int:
    """Each portrait to be finished: how far one is, how far a rival, and whether the pieces lacking are still about."""
    last = int(portraits_left(s) == 1)
    for portrait in range(N_PORTRAITS):
        if s.finished[portrait] == NOBODY:
            mine = pieces_of(s, me, portrait)
            rival = strongest_rival(s, me, portrait)
            lacking = 0
            about = 3
            for piece in range(4 * portrait, 4 * portrait + 4):
                if not shows(s, me, piece):
                    if s.hands[me, piece] > 0:
                        lacking += 1
                    else:
                        about = min(about, unseen(s, me, piece))
            kind = 2 * last + fair(s, portrait)
            n = mark(places, sizes, n, PORTRAITS + kind * HOLDINGS + (mine * 5 + lacking) * 4 + rival, 1.0)
            if mine > 0:
                n = mark(places, sizes, n, SCARCE + (last * 4 + mine) * 4 + max(about, 0), 1.0)
            if rival == 3:
                n = mark(places, sizes, n, RACE + last * 8 + blocked(s, me, portrait), 1.0)
    return n


def blocked(s: Table, me: int, portrait: int) -> int:
    """Of the piece that a rival lacks: copies not seen (0 to 3), and whether one holds one oneself (+ 4)."""
    copies = 0
    mine = 0
    for seat in range(s.seats):
        if seat != me and not partners(s, me, seat) and pieces_of(s, seat, portrait) == 3:
            for piece in range(4 * portrait, 4 * portrait + 4):
                if not shows(s, seat, piece):
                    copies = max(copies, unseen(s, me, piece))
                    if s.hands[me, piece] > 0:
                        mine = 4
    return copies + mine


def describe_pikes(s: Table, me: int, places: Any, sizes: Any, n: int) -> int:
    """What pikes could take, by oneself and by rivals, and whether they would finish a portrait; a hen being played."""
    take = 0
    take_last = 0
    lose = 0
    lose_last = 0
    for portrait in range(N_PORTRAITS):
        mine = s.shown[me, portrait]
        if s.finished[portrait] == NOBODY and mine != 0:
            for seat in range(s.seats):
                theirs = s.shown[seat, portrait]
                if seat != me and theirs != 0 and not partners(s, me, seat):
                    take += (theirs & ~mine) != 0
                    lose += (mine & ~theirs) != 0
                    if mine | theirs == 15:
                        take_last += pieces_of(s, me, portrait) == 3
                        lose_last += pieces_of(s, seat, portrait) == 3
    armed = int(s.hands[me, BULL] + s.hands[me, WOLF] > 0)
    guarded = int(s.hands[me, DOG] > 0)
    n = mark(places, sizes, n, PIKES + armed, take)
    n = mark(places, sizes, n, PIKES + 2 + armed, take_last)
    n = mark(places, sizes, n, PIKES + 4 + guarded, lose)
    n = mark(places, sizes, n, PIKES + 6 + guarded, lose_last)
    if s.hands[me, WOLF] > 0:
        n = mark(places, sizes, n, PIKES + 8, take)
    if s.hands[me, HEN] > 0:
        n = mark(places, sizes, n, PIKES + 9, 1.0)
    if s.card == HEN and s.phase == ANSWER:
        n = mark(places, sizes, n, HENS + (0 if s.seat == me else 1), 1.0)
    if s.card == HEN and s.phase == PLUCK:
        n = mark(places, sizes, n, HENS + 2, 1.0)
    return n


def describe_unseen(s: Table, me: int, hidden: int, places: Any, sizes: Any, n: int) -> int:
    """How many of each action card are not seen, and how many cards there are."""
    for kind in range(BULL, DOG + 1):
        n = mark(places, sizes, n, UNSEEN + kind - BULL, unseen(s, me, kind) / 2.0)
    n = mark(places, sizes, n, UNSEEN + ACTIONS, hidden / 30.0)
    return mark(places, sizes, n, UNSEEN + ACTIONS + 1, s.left / (DECK / 2.0))


def describe_seats(s: Table, me: int, hidden: int, places: Any, sizes: Any, n: int) -> int:
    """Who plays next; each other seat's points, pieces, known cards, and the chance that it has a dog."""
    dogs = unseen(s, me, DOG)
    plays = s.seat if s.phase == TURN else (s.seat + 1) % s.seats
    n = mark(places, sizes, n, SEATS + (plays - me + s.seats) % s.seats * SEAT_FEATURES, 1.0)
    scale = 1.0 if s.young else 10.0
    for seat in range(s.seats):
        at = SEATS + (seat - me + s.seats) % s.seats * SEAT_FEATURES
        n = mark(places, sizes, n, at + 1, open_points(s, seat) / scale)
        if seat != me:
            for portrait in range(N_PORTRAITS):
                pieces = pieces_of(s, seat, portrait)
                if s.finished[portrait] == NOBODY and pieces > 0:
                    n = mark(places, sizes, n, at + 2 + 3 * fair(s, portrait) + pieces - 1, 1.0)
            for kind in range(BULL, DOG + 1):
                if s.known[row(me, seat), kind] > 0:
                    n = mark(places, sizes, n, at + 8 + kind - BULL, s.known[row(me, seat), kind])
            n = mark(places, sizes, n, at + 12, chance_of_dog(s, me, seat, hidden, dogs))
            n = mark(places, sizes, n, at + 13, s.held[seat] - HAND)
        else:
            n = mark(places, sizes, n, at + 12, hand_points(s, me) / 10.0)
    return n
