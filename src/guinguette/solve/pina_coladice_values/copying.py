"""A table copied onto another, by plain code that runs on objects and on rows alike."""

from guinguette.games.pina_coladice.state import N_CELLS, Table


def copy_table(s: Table, to: Table) -> None:
    """All of it but the random numbers."""
    to.turn = s.turn
    to.seats = s.seats
    to.seat = s.seat
    to.phase = s.phase
    to.happy_hour = s.happy_hour
    to.box = s.box
    to.doubles = s.doubles
    to.first = s.first
    to.last_round = s.last_round
    to.rolls = s.rolls
    to.in_hand = s.in_hand
    to.dice = s.dice
    to.open = s.open
    for cell in range(N_CELLS):
        to.grid[cell] = s.grid[cell]
    for seat in range(s.seats):
        to.high[seat] = s.high[seat]
        to.low[seat] = s.low[seat]
        to.scores[seat] = s.scores[seat]
        to.placed[seat] = s.placed[seat]
