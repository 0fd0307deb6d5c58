"""What a seat can count: cards that it has not seen, and where they may be. Nothing here looks into other hands."""

from typing import NamedTuple

from guinguette.games.pikzi.knowledge import row
from guinguette.games.pikzi.scoring import hand_points, portrait_points
from guinguette.games.pikzi.state import BULL, CARD_POINTS, COPIES, DOG, N_KINDS, N_PORTRAITS, NOBODY, NOTHING, Table


class Count(NamedTuple):
    """As one seat counts."""

    hidden: int  # cards that it has not seen: in the pile and in other hands
    dogs: int  # among them
    points: float  # of a hidden card in a hand, on average, at the end of the round
    late: float  # how near that end is, from 0 to 1


def sees_drawn(s: Table, me: int) -> bool:
    """PZ-15: only two seats see a hen's card. For the others it is one of the target's."""
    return me == s.seat or me == s.target


def unseen(s: Table, me: int, kind: int) -> int:
    """Cards of a kind that are in the pile or unknown in another hand."""
    count = COPIES[kind] - s.discard[kind] - s.hands[me, kind] - (s.card == kind)
    if s.drawn == kind and sees_drawn(s, me):
        count -= 1
    for other in range(s.seats):
        if other != me:
            count -= s.known[row(me, other), kind]
    if kind < BULL:
        for seat in range(s.seats):
            count -= s.shown[seat, kind // 4] >> (kind % 4) & 1
    return int(count)


def known_cards(s: Table, me: int, other: int) -> int:
    count = 0
    for kind in range(N_KINDS):
        count += s.known[row(me, other), kind]
    return count


def hidden_cards(s: Table, me: int) -> int:
    count = int(s.left)
    for other in range(s.seats):
        if other != me:
            count += s.held[other] - known_cards(s, me, other)
    return count if s.drawn == NOTHING or sees_drawn(s, me) else count + 1


def hidden_points(s: Table, me: int, hidden: int) -> float:
    if s.young or hidden <= 0:
        return 0.0
    points = 0.0
    for kind in range(BULL, DOG + 1):
        points += CARD_POINTS[kind] * unseen(s, me, kind)
    return points / hidden


def chance_of_dog(s: Table, me: int, target: int, hidden: int, dogs: int) -> float:
    """That the target holds a guard dog: hidden cards are anywhere, each as likely."""
    if s.known[row(me, target), DOG] > 0:
        return 1.0
    none = 1.0
    for k in range(s.held[target] - known_cards(s, me, target)):
        if hidden - k > 0:
            none *= max(hidden - dogs - k, 0) / (hidden - k)
    return 1.0 - none


def likely_number(s: Table, me: int, target: int, kind: int, unknown: float, hidden: int) -> float:
    """How many cards of a kind the target holds, on average: those known, and its part of the hidden ones."""
    return float(s.known[row(me, target), kind] + unknown * unseen(s, me, kind) / max(hidden, 1))


def likely_points(s: Table, me: int, seat: int, per_card: float) -> float:
    """What a seat would have if the round ended now: hidden cards count their average."""
    points = 0.0 + s.totals[seat] + portrait_points(s, seat)
    if seat == me:
        return points + hand_points(s, seat)
    if not s.young:
        for kind in range(BULL, DOG + 1):
            points += CARD_POINTS[kind] * s.known[row(me, seat), kind]
    return points + per_card * (s.held[seat] - known_cards(s, me, seat))


def partners(s: Table, seat: int, other: int) -> bool:
    return seat != other and s.teams == 1 and seat % 2 == other % 2


def lead(s: Table, me: int, per_card: float) -> float:
    """Points ahead of the best rival, a team's counted together."""
    mine = 0.0
    best = -1000.0
    for seat in range(s.seats):
        points = likely_points(s, me, seat, per_card)
        if s.teams:
            points += likely_points(s, me, (seat + 2) % 4, per_card)
        if seat == me:
            mine = points
        elif not partners(s, me, seat):
            best = max(best, points)
    return mine - best


def portraits_left(s: Table) -> int:
    """How many are still to be finished before the round ends."""
    left = int(s.portraits)
    for portrait in range(N_PORTRAITS):
        if s.finished[portrait] != NOBODY:
            left -= 1
    return left


def pieces_of(s: Table, seat: int, portrait: int) -> int:
    """How many pieces of a portrait lie in front of a seat."""
    bits = int(s.shown[seat, portrait])
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def most_open_pieces(s: Table) -> int:
    """Of any portrait that is not finished, in front of any seat."""
    most = 0
    for portrait in range(N_PORTRAITS):
        if s.finished[portrait] == NOBODY:
            for seat in range(s.seats):
                most = max(most, pieces_of(s, seat, portrait))
    return most
