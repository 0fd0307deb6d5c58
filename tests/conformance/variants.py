"""The variants of each game: every number of players, and each option's values one at a time."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

import guinguette
from guinguette import Playthrough
from guinguette.bots import Bot, find_bot
from guinguette.core.game import Game, Options
from guinguette.games import GAMES
from tests.players import pickomino, pina_coladice

# Sensible players that need no time.
QUICK: dict[str, Bot] = {
    "pickomino": pickomino.Greedy(),
    "pina_coladice": pina_coladice.Greedy(),
    "pikzi": find_bot("pikzi", "strong"),
}


class Variant(NamedTuple):
    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        given = msgspec.to_builtins(self.options)
        usual = msgspec.to_builtins(self.game.options())
        changed = [f"{name}={value}" for name, value in given.items() if value != usual[name]]
        return "-".join([self.game.name, str(self.seats), *changed])

    def new(self, seed: int) -> Playthrough:
        return guinguette.new(self.game.name, self.seats, seed, **msgspec.to_builtins(self.options))


def choices(kind: msgspec.inspect.Type) -> list[Any]:
    """The values to try of an option: all of a few, the ends of a range."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return [kind.ge, kind.le]
    raise TypeError(f"an option needs a closed choice, not {kind}")


def option_sets(game: Game) -> Iterator[Options]:
    yield game.options()
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        for value in choices(field.type):
            if value != field.default:
                yield msgspec.convert({field.name: value}, game.options)


VARIANTS = [
    Variant(game, seats, options)
    for game in GAMES.values()
    for options in option_sets(game)
    for seats in game.seats
    if options.problem(seats) is None
]


def play_on(play: Playthrough, rng: Random, sense: float = 0.5) -> None:
    """One event: chance from the state's generator, or a move that is sensible with this probability."""
    if play.to_move == guinguette.CHANCE:
        play.roll()
    else:
        bot = QUICK[play.game.name] if rng.random() < sense else find_bot(play.game.name, "random")
        play.play(bot.choose(play.view(play.to_move), play.legal, rng))


def finished(variant: Variant, seed: int) -> Playthrough:
    play, rng = variant.new(seed), Random(seed)
    while play.outcome is None:
        play_on(play, rng)
    return play
