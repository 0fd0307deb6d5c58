"""Tables to begin a test from."""

from typing import Any

import guinguette
from guinguette import Playthrough
from guinguette.games.pina_coladice.grid import CELLS

GRID = ("p1 p2 p3 full", "dp t5 odd even", "s9 s12 s21 s26", "small large four five")  # a1 to d1, a2 to d2, …
COASTERS = " ".join(GRID).split()
FACE_B = {2: "", 3: "a1 d1 b2 c2 b3 c3 a4 d4", 4: " ".join(CELLS)}


def table(
    seats: int = 2,
    seat: int = 1,
    tokens: dict[str, str] | None = None,
    phase: str = "roll",
    dice: str = "-",
    rolls: int = 0,
    **more: Any,
) -> Playthrough:
    """A game in its twentieth round, begun by seat 1. `tokens` has what a cell's slots show, such as `12` or `-2`.

    Whoever has a token placed it in their last turn but one.
    """
    shown = {cell: "--" if cell in FACE_B[seats].split() else "-" for cell in CELLS} | (tokens or {})
    turn = 20 * seats + seat
    owners = "".join(shown.values())
    placed = [turn - (seat - who) % seats - seats if str(who) in owners else 0 for who in range(1, seats + 1)]
    cells = [f"{coaster}:{shown[cell]}" for coaster, cell in zip(COASTERS, CELLS, strict=True)]
    fields = {
        "seats": seats,
        "happy_hour": "false",
        "turn": turn,
        "seat": seat,
        "phase": phase,
        "grid": "/".join(",".join(cells[row : row + 4]) for row in range(0, 16, 4)),
        "placed": ",".join(map(str, placed)),
        "dice": dice,
        "rolls": rolls,
    } | more
    return guinguette.from_position("pina_coladice " + " ".join(f"{name}={value}" for name, value in fields.items()))


def happy(seats: int = 2, scores: str = "", last: int = 0, **more: Any) -> Playthrough:
    """The same with Happy Hour, its die about to be rolled: dice that make nothing of the grid."""
    scores = scores or ",".join(["10"] * seats)
    usual: dict[str, Any] = {"phase": "happy", "dice": "13446", "rolls": 3}
    return table(seats, happy_hour="true", scores=scores, last=last, **(usual | more))


def moves(play: Playthrough) -> list[str]:
    return [str(move) for move in play.legal]


def scores(play: Playthrough) -> list[int]:
    return [play.game.rules.score(play.state, seat) for seat in range(len(play.players))]


def told(play: Playthrough) -> list[str]:
    """The keys of the log, without the name of the game."""
    return [line.key.removeprefix("pina_coladice-") for line in play.log()]
