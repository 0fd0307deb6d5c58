"""`guinguette odds` on the screen."""

import json

import pytest

from guinguette.cli.advising import show_odds
from guinguette.solve import pikzi_values, pina_coladice_values

GRID = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Keep the 5", "Null throw:", "tile 25", "41.5%", "+1.41", "▇"]),
        ("fr", ["Garder", "Lancer nul", "le 25", "41,5\xa0%", "+1,41", "▇"]),
    ],
)
def test_a_roll_at_a_real_table(language: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    show_odds("pickomino", language, kept="444w", roll="1 1 5 w")
    shown = capsys.readouterr().out
    assert all(word in shown for word in words)


def test_what_is_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    show_odds(f"pina_coladice {GRID}", "en")
    shown = capsys.readouterr().out
    assert "The roll ahead" in shown
    assert "b1, full house" in shown


@pytest.mark.parametrize(
    ("told", "roll"), [("pikzi hands=l1.bull.dog.f2/4/4", ""), (f"pina_coladice happy_hour=true {GRID}", "1 2 3 4 6")]
)
def test_chances_to_win_are_told_with_nothing_compiled(
    told: str, roll: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for solver in (pikzi_values, pina_coladice_values):
        monkeypatch.setattr(solver.ENGINE, "ready", False)
    show_odds(told, "en", roll=roll)
    shown = capsys.readouterr().out
    assert "wins" in shown
    assert "%" in shown


def test_a_null_throw_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    show_odds("pickomino", "en", kept="444w", roll="4 4 4 w")
    assert "PK-9" in capsys.readouterr().out
    show_odds("pickomino", "en", kept="444w", roll="4 4 4 w", as_json=True)
    assert "PK-9" in " ".join(json.loads(capsys.readouterr().out)["over"])


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    show_odds("pickomino", "en", kept="444w", roll="1 1 5 w", as_json=True)
    advice = json.loads(capsys.readouterr().out)
    assert advice["tips"][0]["move"] == "keep 5"
    assert {"move", "value", "odds", "reasons"} <= advice["tips"][0].keys()
