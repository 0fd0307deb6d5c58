"""The server that browsers are tested against: server.py PORT DATABASE [--fair].

Its dice and the whims of its bots follow from the first player's nonce and from what lies on the table, so that a
test meets the same situation every time. With --fair, they are those of every server.
"""

import sys
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from guinguette.core.moves import Move
from guinguette.server import dice
from guinguette.server.config import Config
from guinguette.server.keeper import Keeper, bot_for
from guinguette.server.main import serve


def certain_seed(secret: bytes, table: str, ply: int, nonces: Sequence[dice.Nonce]) -> int:  # noqa: ARG001  # as `dice.seed`
    first = nonces[0].text if nonces else ""
    return int.from_bytes(sha256(f"{first}|{ply}".encode()).digest()[:8], "big")


def certain_choice(self: Keeper, game: str, level: str, view: object, legal: tuple[Move, ...]) -> Move:  # noqa: ARG001  # as `_choose`
    return bot_for(game, level).choose(view, legal, Random(str(view)))  # noqa: S311  # the point is that it can be foreseen


def main(port: str, database: str, *more: str) -> None:
    if "--fair" not in more:
        dice.seed = certain_seed
        Keeper._choose = certain_choice  # type: ignore[method-assign]
    # Tests come from one address, make more tables than a family does, and play faster than people.
    config = Config(
        tables_per_hour=10_000,
        requests_per_minute=100_000,
        messages_per_second=1_000,
        message_burst=1_000,
        warm=False,
    )
    serve(port=int(port), database=database, config=config, log_level="WARNING")


if __name__ == "__main__":
    main(*sys.argv[1:])
