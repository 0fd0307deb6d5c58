"""The door of the coach."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from guinguette.core.game import Game
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE, OVER
from guinguette.core.words import Line
from guinguette.games import find

from .advice import Advice, NoAdvice


class Coach(Protocol):
    """What a game's module of this package provides."""

    @property
    def advise(self) -> Callable[[Playthrough, int], Advice]:
        """advise(play, seat): the seat decides, or it is its turn and chance does."""

    @property
    def prepare(self) -> Callable[[], None]:
        """prepare(): make all that answers need, once, so that none of them is late."""

    @property
    def win_chances(self) -> Callable[[Playthrough], tuple[float, ...]]:
        """win_chances(play): every seat's."""

    @property
    def at_a_glance(self) -> Callable[[Playthrough], bool]:
        """at_a_glance(play): whether chances to win would be more exact if what the bots need were compiled."""

    @property
    def usual(self) -> Callable[[dict[str, str], str, int], dict[str, str]]:
        """usual(given, roll, rolls): all fields of a position, of which some are given.

        It is the position before this roll, the nth of the turn; no roll is empty.
        """


def coach_of(game: Game) -> Coach:
    """A game's coach is the module of this package that has its name."""
    name = f"guinguette.coach.{game.name}"
    if find_spec(name) is None:
        raise NoAdvice(Line("coach-unknown-game", {"game": game.name}))
    coach: Coach = import_module(name)
    return coach


def advise(play: Playthrough, seat: int) -> Advice:
    """Every legal move of the seat, best first; before a roll, what is ahead.

    Where hands are hidden, only what the seat sees is looked at.
    """
    coach = coach_of(play.game)
    if play.to_move == OVER:
        raise NoAdvice(Line("over"))
    if seat != (play.state.seat if play.to_move == CHANCE else play.to_move):
        raise NoAdvice(Line("coach-not-to-move", {"seat": seat}))
    return coach.advise(play, seat)


def win_chances(play: Playthrough) -> tuple[float, ...]:
    """Every seat's chance to win, as it sees the table.

    They make 1, or in teams 2: partners win together.
    """
    return coach_of(play.game).win_chances(play)


def at_a_glance(play: Playthrough) -> bool:
    """Whether chances to win would be more exact if what the game's bots need were compiled (their `warm()`)."""
    return coach_of(play.game).at_a_glance(play)


def prepare(*games: str) -> None:
    """Make ahead what answers about these games need; without it the first ones take a few tenths of a second more."""
    for name in games:
        coach_of(find(name)).prepare()
