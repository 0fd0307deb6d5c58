"""A table copied onto another, by plain code that runs on objects and on rows alike."""

from guinguette.games.pickomino.state import N_FACES, N_TILES, Table


def copy_table(s: Table, to: Table) -> None:
    """All of it but the random numbers."""
    to.turn = s.turn
    to.seats = s.seats
    to.seat = s.seat
    to.phase = s.phase
    to.deluxe = s.deluxe
    to.draws_first = s.draws_first
    copy_middle(s, to)
    copy_players(s, to)
    copy_dice(s, to)


def copy_middle(s: Table, to: Table) -> None:
    for tile in range(N_TILES):
        to.skewer[tile] = s.skewer[tile]
        to.stands[tile] = s.stands[tile]
    to.reserve = s.reserve


def copy_players(s: Table, to: Table) -> None:
    """(Above its height, what a stack held before means nothing.)"""
    for seat in range(s.seats):
        to.height[seat] = s.height[seat]
        to.grilled[seat] = s.grilled[seat]
        to.owns[seat] = s.owns[seat]
        for k in range(s.height[seat]):
            to.stacks[seat, k] = s.stacks[seat, k]


def copy_dice(s: Table, to: Table) -> None:
    to.dice = s.dice
    to.gold = s.gold
    to.rolled_gold = s.rolled_gold
    to.total = s.total
    to.weasel_used = s.weasel_used
    to.second = s.second
    to.raven_waits = s.raven_waits
    for face in range(N_FACES):
        to.rolled[face] = s.rolled[face]
        to.kept[face] = s.kept[face]
