"""Golden playthroughs: readable records that must replay to the same text for ever."""

from pathlib import Path

import pytest

import guinguette
from guinguette.games import GAMES

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.rglob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_playthrough(path: Path) -> None:
    text = path.read_text("utf-8")
    play = guinguette.from_record(text)
    assert play.game.name == path.parent.name
    assert play.outcome is not None
    assert play.record == text


def test_every_game_has_golden_playthroughs() -> None:
    assert {path.parent.name for path in RECORDS} == set(GAMES)
