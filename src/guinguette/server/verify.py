"""Check every die of a finished game against the secret that its table had promised."""

import re

from msgspec import Struct

import guinguette
from guinguette.core.errors import Refused
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE, OVER
from guinguette.core.words import Line

from . import dice

COMMENT = re.compile(r"^# (table|commitment|secret|nonce (\d+)): (\S+)$", re.MULTILINE)


class Unfair(Refused):
    """The record does not come from the dice that it names."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(Line(key, dict(args)))


class Verified(Struct, frozen=True):
    """Every outcome is the one that the secret gives."""

    game: str
    table: str
    commitment: str  # compare it with the one that was shown before the first roll
    outcomes: int


def verify(text: str, commitment: str | None = None) -> Verified:
    """Raise `Unfair` at the first outcome that is not the secret's. `commitment` is the one seen before the game."""
    told, nonces = read_comments(text)
    for name in ("table", "commitment", "secret"):
        if name not in told:
            raise Unfair("unfair-header", name=name)
    try:
        secret = bytes.fromhex(told["secret"])
    except ValueError:
        raise Unfair("unfair-header", name="secret") from None
    if dice.commitment(secret) != told["commitment"] or commitment not in (None, told["commitment"]):
        raise Unfair("unfair-commitment")
    play = guinguette.from_record(text)
    if play.given:  # no table begins so, and what came before cannot be checked
        raise Unfair("unfair-given")
    if play.to_move != OVER:
        raise Unfair("unfair-unfinished")
    outcomes = check_outcomes(play, secret, told["table"], nonces)
    return Verified(play.game.name, told["table"], told["commitment"], outcomes)


def read_comments(text: str) -> tuple[dict[str, str], list[dice.Nonce]]:
    found = list(COMMENT.finditer(text))
    told = {match[1]: match[3] for match in found if match[2] is None}
    return told, [dice.Nonce(int(match[2]), match[3]) for match in found if match[2] is not None]


def check_outcomes(play: Playthrough, secret: bytes, table: str, nonces: list[dice.Nonce]) -> int:
    """Play the game again, drawing every outcome anew; how many there were."""
    rules, state, outcomes = play.game.rules, play.start.copy(), 0
    for ply, event in enumerate(play.events):
        if event.actor == CHANCE:
            state.rng = dice.seed(secret, table, ply, nonces)
            drawn = rules.sample(state)
            if drawn != event.code:
                expected = play.game.chance.notation(state, drawn)
                raise Unfair("unfair-outcome", number=ply + 1, found=event.text, expected=expected)
            rules.settle(state, event.code)
            outcomes += 1
        else:
            rules.act(state, event.code)
    return outcomes
