"""Piña Coladice by Yann Dupont, with its Happy Hour variant."""

from pathlib import Path

from guinguette.core.game import Game

from . import chance, position, rules, view, words
from .moves import MOVES, Back, Flip, Keep, Place, Shift, Stop
from .options import Options
from .state import MOST_SEATS, Table

GAME = Game(
    name="pina_coladice",
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

__all__ = ["GAME", "Back", "Flip", "Keep", "Options", "Place", "Shift", "Stop", "Table"]
