"""Guinguette: Pickomino, Pickomino Deluxe, Piña Coladice and Pikzi, to play, to learn and to study.

>>> import guinguette
>>> game = guinguette.new("pickomino", players=["Ana", "Bo"], seed=7)
>>> game.to_move == guinguette.CHANCE
True
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guinguette.core.errors import Illegal, Refused
    from guinguette.core.playthrough import Playthrough
    from guinguette.core.state import CHANCE, OVER
    from guinguette.games import GAMES

__version__ = "0.1.0"
__all__ = ["CHANCE", "GAMES", "OVER", "Illegal", "Playthrough", "Refused", "from_position", "from_record", "new"]


def new(game: str, players: "Sequence[str] | int" = 2, seed: int | None = None, **options: Any) -> "Playthrough":
    """Begin a game. `players` are names, or how many; the same seed gives the same chance."""
    import secrets

    from guinguette.core.game import read_options
    from guinguette.core.playthrough import Playthrough
    from guinguette.games import find

    found = find(game)
    names = [f"P{i + 1}" for i in range(players)] if isinstance(players, int) else list(players)
    return Playthrough(found, names, read_options(found, options), secrets.randbits(64) if seed is None else seed)


def from_record(text: str) -> "Playthrough":
    """The game that a record tells, checked event by event."""
    from guinguette.core import record
    from guinguette.core.errors import BadRecord, Refused
    from guinguette.core.playthrough import read_record
    from guinguette.games import find

    header, _ = record.split(text)
    try:
        game = find(record.header_value(header, "game"))
    except BadRecord:
        raise
    except Refused as refused:
        raise record.bad_header(header, "game", refused) from refused
    return read_record(game, text)


def from_position(line: str, players: "Sequence[str] | None" = None, seed: int | None = None) -> "Playthrough":
    """Play on from a position line."""
    import secrets

    from guinguette.core.playthrough import Playthrough
    from guinguette.games import find

    name = line.split(maxsplit=1)[0] if line.strip() else ""
    return Playthrough.from_position(find(name), line, players, secrets.randbits(64) if seed is None else seed)


def __getattr__(name: str) -> Any:
    """Everything else is imported when it is first asked for, so that `import guinguette` is instant."""
    from importlib import import_module

    homes = {
        "CHANCE": "guinguette.core.state",
        "OVER": "guinguette.core.state",
        "GAMES": "guinguette.games",
        "Illegal": "guinguette.core.errors",
        "Refused": "guinguette.core.errors",
        "Playthrough": "guinguette.core.playthrough",
    }
    if name not in homes:
        raise AttributeError(f"module 'guinguette' has no attribute {name!r}")
    return getattr(import_module(homes[name]), name)
