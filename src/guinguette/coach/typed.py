"""A real table, told in few words: what is not said is as at the start of a game.

pickomino stacks=25/- kept=444w, and the roll 1 1 5 w
pina_coladice grid=p3:-,full:2,…, and the roll 2 2 3 4 5
"""

import guinguette
from guinguette.core.playthrough import Playthrough
from guinguette.core.position import check_length, read_fields
from guinguette.games import find

from .advising import coach_of


def read_table(told: str, kept: str = "", roll: str = "", rolls: int = 1) -> Playthrough:
    """A whole position line, or a game and the fields that are not as usual; then dice just rolled.

    `kept` are dice set aside before the roll (Pickomino). `rolls` says which roll it is (Piña Coladice).
    """
    for text in (told, kept, roll):
        check_length(text)
    name, *words = told.lower().split() or [""]
    game = find(name)
    if kept.strip():
        words.append(f"kept={''.join(kept.replace(',', ' ').split()).lower()}")
    fields = read_fields(words)
    whole = coach_of(game).usual(fields, roll, rolls)
    play = guinguette.from_position(" ".join([name, *(f"{field}={value}" for field, value in whole.items())]))
    if roll:
        play.settle(roll)
    return play
