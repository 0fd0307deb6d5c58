"""Pickomino (Heckmeck am Bratwurmeck) by Reiner Knizia: one game in two editions, classic and deluxe."""

from pathlib import Path

from guinguette.core.game import Game

from . import chance, position, rules, view, words
from .moves import MOVES, WORM, Back, Gold, Grill, Keep, Null, Roll, Stop, Weasel
from .options import Options
from .state import MOST_SEATS, Table

GAME = Game(
    name="pickomino",
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
    warn=words.warn,
)

__all__ = ["GAME", "WORM", "Back", "Gold", "Grill", "Keep", "Null", "Options", "Roll", "Stop", "Table", "Weasel"]
