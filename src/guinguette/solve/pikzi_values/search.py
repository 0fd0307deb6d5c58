"""Search over worlds: hidden cards are dealt again and again, and moves are tried in each of these worlds.

Everybody plays these worlds as the judge tells, who looks only at what a seat may see. So nobody plays by cards that
they could not know, and what a move brings on average is what it would bring at the table, against such players.
"""

from typing import Any, NamedTuple

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pikzi.rules import act, legal, sample, settle, waiting
from guinguette.games.pikzi.state import TURN, Table
from guinguette.games.pikzi.worlds import deal_hidden

from .judge import Judge, choose, judge, rank, win_share
from .room import Room
from .suspicion import likelihood


class Plan(NamedTuple):
    """How far to look."""

    moves: int  # of the careful player's best ones
    worlds: int  # in which each of these could be tried; in the end the best are tried in more, the others in fewer
    depth: int  # turns that are played in each, before the network judges


def search(p: Plan, j: Judge, s: Table, seed: int, room: Room) -> int:
    """The best move of the seat to decide. Moves are tried by halves: the better half is tried on in new worlds."""
    number = begin(p, j, s, room)
    rounds = 1
    while 1 << rounds < number:
        rounds += 1
    world = 0
    alive = number
    for _ in range(rounds):
        more = p.worlds * number // (rounds * alive)
        for w in range(world, world + more):
            try_moves(p, j, s, seed + w, alive, room)
        world += more
        sort(room, alive)
        alive = (alive + 1) // 2
    return int(room.moves[0])


def weigh(p: Plan, j: Judge, s: Table, seed: int, room: Room) -> int:
    """Try the best moves equally often, in the same worlds; how many. The room's `sums` and `weights` tell the rest."""
    number = begin(p, j, s, room)
    for w in range(p.worlds):
        try_moves(p, j, s, seed + w, number, room)
    return number


def begin(p: Plan, j: Judge, s: Table, room: Room) -> int:
    number = rank(j.habits, s, room.moves, room.wishes, legal(s, room.moves), p.moves)
    for i in range(number):
        room.sums[i] = 0.0
        room.weights[i] = 0.0
    return number


def try_moves(p: Plan, j: Judge, s: Table, seed: int, alive: int, room: Room) -> None:
    """In one world, which all moves share, with the cards to come."""
    me = waiting(s)
    deal_world(s, me, seed, room)
    weight = likelihood(room.worlds[0], me, j.suspicion)
    for i in range(alive):
        room.worlds[1] = room.worlds[0]
        act(room.worlds[1], room.moves[i])
        play_on(p, j, room.worlds[1], me, room)
        room.sums[i] += weight * room.chances[0]
        room.weights[i] += weight


def deal_world(s: Table, me: int, seed: int, room: Room) -> None:
    room.worlds[0] = s
    world = room.worlds[0]
    world.rng = (seed * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    deal_hidden(world, me)


def play_on(p: Plan, j: Judge, s: Table, me: int, room: Room) -> None:
    """Some turns; the room's chances are then those to win, or the shares of the win if the game is over."""
    until = s.turn + p.depth
    seat = waiting(s)
    while seat != OVER:
        if seat == CHANCE:
            settle(s, sample(s))
        elif s.phase == TURN and s.turn >= until:
            judge(j, s, me, room)
            return
        else:
            act(s, choose(j, s, room))
        seat = waiting(s)
    for o in range(len(j.net.lean)):
        room.chances[o] = win_share(s, (me + o) % s.seats, room.ranks)


def foresee(p: Plan, j: Judge, s: Table, me: int, seed: int, room: Room) -> None:
    """The mean chances of what comes, as a seat sees the table: `sums`, by distance from it."""
    outputs = len(j.net.lean)
    total = 0.0
    for o in range(outputs):
        room.sums[o] = 0.0
    for w in range(p.worlds):
        deal_world(s, me, seed + w, room)
        weight = likelihood(room.worlds[0], me, j.suspicion)
        total += weight
        play_on(p, j, room.worlds[0], me, room)
        for o in range(outputs):
            room.sums[o] += weight * room.chances[o]
    for o in range(outputs):
        room.sums[o] /= total


def sort(room: Room, alive: int) -> None:
    """Best first, by the mean of what came of a move."""
    for i in range(1, alive):
        k = i
        while k > 0 and room.sums[k] * room.weights[k - 1] > room.sums[k - 1] * room.weights[k]:
            exchange(room.moves, k)
            exchange(room.sums, k)
            exchange(room.weights, k)
            k -= 1


def exchange(values: Any, k: int) -> None:
    value = values[k]
    values[k] = values[k - 1]
    values[k - 1] = value
