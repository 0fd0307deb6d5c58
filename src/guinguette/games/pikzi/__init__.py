"""Pikzi by William Let: portraits to piece together, and cards to pike them with."""

from pathlib import Path

from guinguette.core.game import Game

from . import chance, position, rules, view, words
from .moves import MOVES, Back, Bull, Discard, Dog, Hen, Let, Pass, Place, Put, Swap, Wolf
from .options import Options
from .state import MOST_SEATS, Table

GAME = Game(
    name="pikzi",
    folder=Path(__file__).parent,
    seats=range(2, MOST_SEATS + 1),
    options=Options,
    state=Table,
    rules=rules,
    moves=MOVES,
    max_legal=rules.MAX_LEGAL,
    chance=chance,
    position=position,
    view=view,
    words=words,
    seen=view.seen,
)

__all__ = [
    "GAME",
    "Back",
    "Bull",
    "Discard",
    "Dog",
    "Hen",
    "Let",
    "Options",
    "Pass",
    "Place",
    "Put",
    "Swap",
    "Table",
    "Wolf",
]
