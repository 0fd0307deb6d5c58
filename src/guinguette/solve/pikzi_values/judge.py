"""What a table is worth to a seat: its chance to win, as it sees the table."""

from math import exp
from typing import Any, NamedTuple

from guinguette.games.pikzi.rules import FIRST_BULL, FIRST_HEN, GUARD, LET, act, legal, places, waiting
from guinguette.games.pikzi.state import FINISHED, Table
from guinguette.solve.values import Network, forward

from .careful import count_cards, dog_answers, wish
from .counting import lead
from .features import describe
from .habits import Habits
from .room import Room

DOUBT = 2.5  # points: how unsure a lead is while other hands are hidden


class Judge(NamedTuple):
    net: Network
    habits: Habits
    suspicion: Any  # how likely worlds are; see there
    width: int  # of the careful player's best moves, how many are looked at; with one, the network is not asked


def judge(j: Judge, s: Table, me: int, room: Room) -> float:
    """The chance to win of a seat that looks at a table, whoever decides there."""
    if s.phase == FINISHED:
        return end_chance(s, j.habits, me)
    count = describe(s, me, room.places, room.sizes)
    forward(j.net, room.places, room.sizes, count, room.hidden, room.chances)
    return float(room.chances[0])


def end_chance(s: Table, h: Habits, me: int) -> float:
    """Of a game that has just ended, before the hands are opened."""
    ahead = lead(s, me, count_cards(s, h, me).points)
    if s.young:
        return 1.0 if ahead > 0 else (0.5 if ahead == 0 else 0.0)
    return 1.0 / (1.0 + exp(-ahead / DOUBT))


def win_share(s: Table, me: int, ranks: Any) -> float:
    """Of a finished game: 1 to the winner, equal parts to several; a team wins together."""
    places(s, ranks)
    if ranks[me] != 1:
        return 0.0
    winners = 0
    for seat in range(s.seats):
        winners += ranks[seat] == 1
    return (2.0 if s.teams else 1.0) / winners


def choose(j: Judge, s: Table, room: Room) -> int:
    """Of the careful player's best moves, the one after which the chance to win is best."""
    number = rank(j.habits, s, room.replies, room.longings, legal(s, room.replies), j.width)
    best = int(room.replies[0])
    if number == 1:
        return best
    me = waiting(s)
    most = -1.0
    for i in range(number):
        chance = chance_after(j, s, me, room.replies[i], room)
        if chance > most + 1e-6:
            most = chance
            best = int(room.replies[i])
    return best


def rank(h: Habits, s: Table, moves: Any, wishes: Any, number: int, width: int) -> int:
    """Bring the careful player's best moves to the front, best first; how many, at most `width`."""
    if number == 1:
        return 1
    me = waiting(s)
    count = count_cards(s, h, me)
    for i in range(number):
        wishes[i] = wish(s, h, count, me, moves[i])
    front = min(number, width)
    for i in range(front):
        best = i
        for k in range(i + 1, number):
            if wishes[k] > wishes[best]:
                best = k
        move = moves[best]
        longing = wishes[best]
        moves[best] = moves[i]
        wishes[best] = wishes[i]
        moves[i] = move
        wishes[i] = longing
    return front


def chance_after(j: Judge, s: Table, me: int, move: int, room: Room) -> float:
    """After a move, before any card is drawn; a bull or a wolf is judged by what it does, with a dog and without."""
    room.trials[0] = s
    act(room.trials[0], move)
    if move < FIRST_BULL or move >= FIRST_HEN:
        return judge(j, room.trials[0], me, room)
    dog = dog_answers(s, j.habits, count_cards(s, j.habits, me), me, int(room.trials[0].target))
    act(room.trials[0], LET)
    chance = (1.0 - dog) * judge(j, room.trials[0], me, room)
    if dog > 0:
        room.trials[0] = s
        act(room.trials[0], move)
        act(room.trials[0], GUARD)
        chance += dog * judge(j, room.trials[0], me, room)
    return chance
