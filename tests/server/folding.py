"""Tables without a server."""

import random
from typing import Any

from guinguette.server.messages import Habits
from guinguette.server.table import Place, Table, TableRow

HOLDERS = ("ana", "bo", "cleo", "dan")
NAMES = ("Ana", "Bo", "Cleo", "Dan")


def new_table(game: str, seats: int = 2, secret: bytes = b"s" * 32, **more: Any) -> Table:
    habits = Habits(**({"keeper": "random"} | more.pop("habits", {})))
    places = [Place("open") for _ in range(seats)]
    row = TableRow(
        id="a" * 16, code="ABCDEF", game=game, places=places, habits=habits, secret=secret, created=1.0,
        **({"options": {}} | more),
    )  # fmt: skip
    return Table(row)


def full_table(game: str, seats: int = 2, **more: Any) -> Table:
    """Everybody sits, and chance has begun."""
    table = new_table(game, seats, **more)
    for seat in range(seats):
        table.fold(table.propose_sit(seat, NAMES[seat], f"nonce-{seat}-of-it", HOLDERS[seat]))
    draw_all(table)
    return table


def draw_all(table: Table) -> None:
    while table.draw() is not None:
        pass


def step(table: Table, rng: random.Random) -> None:
    seat = table.to_move
    assert seat is not None
    assert table.play is not None
    move = str(rng.choice(table.play.legal))
    table.fold(table.propose_move(seat, HOLDERS[seat], table.ply, move))
    draw_all(table)


def play_out(table: Table, rng: random.Random) -> None:
    while table.to_move is not None:
        step(table, rng)
