"""A real table, told in few words: what is not said is as at the start of a game.

pickomino stacks=25/- kept=444w, and the roll 1 1 5 w
pina_coladice grid=p3:-,full:2,…, and the roll 2 2 3 4 5
"""

import guinguette
from guinguette.core.errors import BadSetup
from guinguette.core.playthrough import Playthrough
from guinguette.core.position import check_length, read_fields
from guinguette.core.words import Line
from guinguette.games import find

from .advising import Coach, coach_of


def read_table(told: str, kept: str = "", roll: str = "", rolls: int | None = None) -> Playthrough:
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
    coach = coach_of(game)
    if rolls is not None:
        check_rolls(coach, fields, roll)
    whole = coach.usual(fields, roll, 1 if rolls is None else rolls)
    play = guinguette.from_position(" ".join([name, *(f"{field}={value}" for field, value in whole.items())]))
    if roll:
        play.settle(roll)
    return play


def check_rolls(coach: Coach, fields: dict[str, str], roll: str) -> None:
    """Refuse to be told which roll it is where that changes nothing: rolls are not counted, or nothing was rolled."""
    if coach.usual(fields, roll, 1) == coach.usual(fields, roll, 2):
        raise BadSetup(Line("coach-rolls-for-nothing"))
