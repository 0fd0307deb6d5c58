"""Level 3: odds and hints. What every choice is worth, how likely it leads where, and why, best first.

>>> import guinguette
>>> from guinguette.coach import advise
>>> game = guinguette.new("pickomino", players=["Ana", "Bo"])
>>> game.settle("1 2 4 4 4 5 w w")
>>> advice = advise(game, seat=0)
>>> advice.tips[0].move
'keep w'
"""

from .advice import Advice, NoAdvice, Odd, Outlook, Tip
from .advising import advise, at_a_glance, prepare, win_chances
from .typed import read_table

__all__ = [
    "Advice",
    "NoAdvice",
    "Odd",
    "Outlook",
    "Tip",
    "advise",
    "at_a_glance",
    "prepare",
    "read_table",
    "win_chances",
]
