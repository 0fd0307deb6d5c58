"""Fair dice: what was promised, and that no changed outcome passes."""

import random
import re
from pathlib import Path

import pytest

import guinguette
from guinguette.core.errors import Refused
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE
from guinguette.games import GAMES
from guinguette.server import dice
from guinguette.server.verify import Unfair, verify
from tests.cli.test_commands import run

from .folding import full_table, play_out


def finished(game: str, seed: str) -> str:
    table = full_table(game, 2, secret=random.Random(seed).randbytes(32))
    play_out(table, random.Random(seed))
    return table.record(None)


def changed_outcomes(record: str) -> list[str]:
    """The record, with each outcome in turn replaced by another that chance could have brought there."""
    play = guinguette.from_record(record)
    again = Playthrough(play.game, play.players, play.options)
    found = [match.span(1) for match in re.finditer(r"\(([^()]*)\)", record)]
    spans = iter(found)
    others = []
    for event in play.events:
        if event.actor != CHANCE:
            again.play(event.text)
            continue
        start, end = next(spans)
        other = next((text for text, _ in again.chances if text != event.text), None)
        if other is not None:
            others.append(record[:start] + other + record[end:])
        again.settle(event.text)
    return others


@pytest.mark.parametrize("game", GAMES)
def test_every_changed_outcome_is_found(game: str) -> None:
    record = finished(game, f"fair {game}")
    assert verify(record).game == game
    changed = changed_outcomes(record)
    assert len(changed) > 10
    for text in random.Random(game).sample(changed, min(len(changed), 25)):
        with pytest.raises(Refused):
            verify(text)


def test_secret_commitment_nonces_and_table_all_count() -> None:
    record = finished("pickomino", "counts")
    commitment = verify(record).commitment
    assert verify(record, commitment).commitment == commitment
    with pytest.raises(Unfair, match="promised"):
        verify(record, "0" * 64)
    for pattern, other in (
        (r"# secret: \w+", "# secret: " + "0" * 64),
        (r"# commitment: \w+", "# commitment: " + "0" * 64),
        (r"# table: \w+", "# table: bbbbbbbbbbbbbbbb"),
        (r"# nonce 0: nonce-0-of-it", "# nonce 0: nonce-9-of-it"),
        (r"# secret: \w+\n", ""),
        (r"# secret: \w+", "# secret: no-hex"),
    ):
        with pytest.raises(Unfair):
            verify(re.sub(pattern, other, record))


def begun_later(record: str) -> str:
    """As if the game had begun from its own last position: nothing is left to check."""
    play = guinguette.from_record(record)
    given = Playthrough.from_position(play.game, play.position, play.players).record
    head = "".join(re.findall(r"^# .*\n", record, re.MULTILINE))
    return head + given


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_begins_from_a_given_position_is_refused(game: str) -> None:
    with pytest.raises(Unfair) as refused:
        verify(begun_later(finished(game, f"given {game}")))
    assert refused.value.code == "unfair-given"


def test_the_command_fails_on_what_is_unfair(tmp_path: Path) -> None:
    record = finished("pickomino", "command")
    path = tmp_path / "game.txt"
    codes = []
    for text in (record, changed_outcomes(record)[0], begun_later(record)):
        path.write_text(text, "utf-8")
        codes.append(run("verify", str(path)).returncode)
    assert codes[0] == 0
    assert all(codes[1:])


def test_a_game_that_goes_on_keeps_its_secret() -> None:
    table = full_table("pickomino")
    record = table.record(0)
    assert table.row.secret.hex() not in record
    assert dice.commitment(table.row.secret) in record
    with pytest.raises(Unfair):
        verify(record)
    with pytest.raises(Unfair, match="not finished"):
        verify(record.replace("game:", f"# secret: {table.row.secret.hex()}\ngame:", 1))


def test_a_nonce_counts_from_the_moment_it_is_added() -> None:
    early, late = dice.Nonce(0, "early-one"), dice.Nonce(5, "late-one")
    assert dice.seed(b"s", "t", 4, [early, late]) == dice.seed(b"s", "t", 4, [early])
    assert dice.seed(b"s", "t", 5, [early, late]) != dice.seed(b"s", "t", 5, [early])
