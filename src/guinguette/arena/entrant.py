"""A bot by name: a level of `guinguette.bots`, or a researcher's own class as `module:Class`."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from guinguette.bots import Bot, find_bot
from guinguette.core.errors import BadSetup, clipped
from guinguette.core.words import Line


def enter(game: str, name: str) -> Bot:
    """A fresh bot, which remembers nothing of other games."""
    module, colon, attribute = name.partition(":")
    if not colon:
        bot = find_bot(game, name)
    else:
        try:
            bot = getattr(import_module(module), attribute)()
        except Exception as error:  # whatever goes wrong in code that is not ours
            reason = clipped(f"{type(error).__name__}: {error}", 200)
            raise BadSetup(Line("arena-no-entrant", {"bot": clipped(name), "reason": reason})) from error
    warm(type(bot))
    return bot


@cache
def warm(kind: type[Bot]) -> None:
    """Before the first game in a process: a bot that compiles something has a static method `warm`, which does it."""
    ready = getattr(kind, "warm", None)
    if ready is not None:
        ready()


def short_names(names: Sequence[str]) -> dict[str, str]:
    """To show: `module:Class` as the class, unless another bot is called the same."""
    classes = [name.rpartition(":")[2] for name in names]
    return {name: short if classes.count(short) == 1 else name for name, short in zip(names, classes, strict=True)}
