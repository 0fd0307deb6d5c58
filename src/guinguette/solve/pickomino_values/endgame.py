"""The last tiles of a classic game, played exactly.

From a table with one or two tiles left, all tables that can follow are gathered, nearest first, up to a limit; only
those beyond it are judged by the network, and they are so far off that they hardly matter. Turns may go round in
circles (a tile taken, put back, taken), so all are solved again and again until nothing changes.

Everybody plays for their own chance, so a table is worth something to each seat, and a turn is solved in layers: the
player's chance first, then those of the seats that follow. The last seat's is what the others leave.
"""

from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pickomino.state import FINISHED, N_TILES, UP, Table
from guinguette.games.pickomino.turn import close
from guinguette.solve.pickomino import CLASSIC, Layers, Tables, find_plan, tables
from guinguette.solve.pickomino.ends import NULL, STOP, TOTALS
from guinguette.solve.pickomino.layers import solve_layers

from .copying import copy_table
from .ending import end_key, end_turn
from .judge import Judge, judge
from .room import KEYS, Room

NODES, NODES_OF_MANY = 192, 96  # for two players, and for more
WIDTH = 16  # turns solved side by side
SWEEPS = 12  # at most: who cannot win any more chooses anything, and the others' chances may never settle
SETTLED = 1e-4  # a change that does not matter
LAST_TILES = 2
NO_KEY, LEAF = -2, -1


class Endgame(NamedTuple):
    t: Tables
    work: Layers
    tables: Any  # by node
    keys: Any  # by node and total: the key of a stop
    kids: Any  # by node and key: the node that follows; LEAF if its worth is fixed, NO_KEY if there is no such end
    worth: Any  # by node, key and seat
    value: Any  # by node and seat

    @classmethod
    def arrays(cls, seats: int, nodes: int | None = None) -> "Endgame":
        nodes = nodes or (NODES if seats == 2 else NODES_OF_MANY)
        t = tables(find_plan(CLASSIC, grill=False), "float32")
        keys, kids = np.zeros((nodes, TOTALS), np.int64), np.zeros((nodes, KEYS), np.int64)
        by_seat = np.zeros((nodes, KEYS, seats)), np.zeros((nodes, seats))
        work = Layers.fresh(t, seats - 1, WIDTH, "float32")
        return cls(t, work, np.zeros(nodes, Table.dtype), keys, kids, *by_seat)


def is_endgame(s: Table) -> bool:
    """Whether so few tiles are left, in a classic game."""
    left = 0
    for tile in range(N_TILES):
        if s.skewer[tile] == UP:
            left += 1
    return left <= LAST_TILES and s.deluxe == 0


def price_endgame(e: Endgame, j: Judge, s: Table, room: Room, values: Any) -> None:
    """Fill in the worth of all ends of the turn that begins, as `price_turn` does."""
    nodes = grow(e, j, s, room)
    for _ in range(SWEEPS):
        if sweep(e, nodes) < SETTLED:
            break
    values[NULL] = e.worth[0, 0, s.seat]
    for total in range(TOTALS):
        values[STOP + total] = e.worth[0, e.keys[0, total], s.seat]


def grow(e: Endgame, j: Judge, s: Table, room: Room) -> int:
    """Gather the tables that can follow; how many they are."""
    copy_table(s, e.tables[0])
    judge(j, s, room, e.value[0])
    nodes = 1
    node = 0
    while node < nodes:
        for key in range(KEYS):
            e.kids[node, key] = NO_KEY
        for total in range(TOTALS):
            key = end_key(e.tables[node], total)
            e.keys[node, total] = key
            if e.kids[node, key] == NO_KEY:
                nodes = follow(e, j, node, key, total, nodes, room)
        node += 1
    return nodes


def follow(e: Endgame, j: Judge, node: int, key: int, total: int, nodes: int, room: Room) -> int:
    """Where an end leads: the game's end, a table known already, a new one if there is room, or a leaf."""
    after = room.tables[0]
    end_turn(e.tables[node], total if key > 0 else 0, after)
    close(after)
    e.kids[node, key] = LEAF
    if after.phase != FINISHED:
        for other in range(nodes):
            if same_table(e.tables[other], after):
                e.kids[node, key] = other
                return nodes
        if nodes < len(e.tables):
            copy_table(after, e.tables[nodes])
            judge(j, after, room, e.value[nodes])
            e.kids[node, key] = nodes
            return nodes + 1
    judge(j, after, room, e.worth[node, key])
    return nodes


def same_table(s: Table, other: Table) -> bool:
    """Whether two tables of one game differ in nothing that matters at the beginning of a turn."""
    if s.seat != other.seat:
        return False
    for tile in range(N_TILES):
        if s.skewer[tile] != other.skewer[tile]:
            return False
    for seat in range(s.seats):
        if s.height[seat] != other.height[seat]:
            return False
        for k in range(s.height[seat]):
            if s.stacks[seat, k] != other.stacks[seat, k]:
                return False
    return True


def sweep(e: Endgame, nodes: int) -> float:
    """Solve the turns of all nodes, the furthest first; the greatest change of a value."""
    change = 0.0
    last = nodes
    while last > 0:
        first = max(0, last - e.work.width)
        for node in range(first, last):
            lay_node(e, node, node - first)
        solve_layers(e.t, e.work, e.tables[0].seats - 1)
        for node in range(first, last):
            change = max(change, read_node(e, node, node - first))
        last = first
    return change


def lay_node(e: Endgame, node: int, lane: int) -> None:
    s = e.tables[node]
    width = e.work.width
    for key in range(KEYS):
        if e.kids[node, key] >= 0:
            for seat in range(s.seats):
                e.worth[node, key, seat] = e.value[e.kids[node, key], seat]
    for layer in range(s.seats - 1):
        seat = (s.seat + layer) % s.seats
        values = e.work.values[layer]
        values[NULL * width + lane] = e.worth[node, 0, seat]
        for total in range(TOTALS):
            values[(STOP + total) * width + lane] = e.worth[node, e.keys[node, total], seat]


def read_node(e: Endgame, node: int, lane: int) -> float:
    """All seats' chances make 1; the greatest change of one."""
    s = e.tables[node]
    rest = 1.0
    change = 0.0
    for layer in range(s.seats):
        seat = (s.seat + layer) % s.seats
        value = rest
        if layer < s.seats - 1:
            value = e.work.rolls[layer, root(e) * e.work.width + lane]
        rest -= value
        change = max(change, abs(value - e.value[node, seat]))
        e.value[node, seat] = value
    return change


def root(e: Endgame) -> int:
    """The slot of a turn that begins."""
    return int(e.t.slot[0, e.t.slot.shape[1] - 1, 0, 0, 0])
