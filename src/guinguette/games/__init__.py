"""Level 1: the games. A game is one folder, and one line here."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from guinguette.core.errors import BadSetup
from guinguette.core.game import Game
from guinguette.core.words import Line

FOLDERS = {
    "pickomino": "guinguette.games.pickomino",
    "pina_coladice": "guinguette.games.pina_coladice",
    "pikzi": "guinguette.games.pikzi",
}


class Shelf(Mapping[str, Game]):
    """The games by name, each imported when it is first taken down."""

    def __getitem__(self, name: str) -> Game:
        if name not in FOLDERS:
            raise KeyError(name)
        game: Game = import_module(FOLDERS[name]).GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)


GAMES = Shelf()


def find(name: str) -> Game:
    """A game by a name from outside."""
    if name not in FOLDERS:
        raise BadSetup(Line("unknown-game", {"name": name[:40], "games": ", ".join(FOLDERS)}))
    return GAMES[name]
