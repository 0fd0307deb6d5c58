"""`guinguette odds` on the screen."""

import json

import pytest

from guinguette.cli.advising import show_odds
from guinguette.coach import Advice, advise, read_table, win_chances
from guinguette.core.words import render
from guinguette.solve import pickomino_values, pikzi_values, pina_coladice_values
from tests.french import printed

GRID = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"

BARE = "grid=s9:-,full:-,four:-,odd:-/s12:-,t1:-,t2:-,even:-/t3:-,t4:-,five:-,large:-/t5:-,t6:-,s21:-,s26:-"
THREE = "grid=s9:--,full:-,four:-,odd:--/s12:-,t1:--,t2:--,even:-/t3:-,t4:--,five:--,large:-/t5:--,t6:-,s21:-,s26:--"
ENDED = "grid=s26:1,full:2,dp:1,odd:2/s12:1,t1:-,t2:-,even:2/p1:2,p2:-,large:2,t3:-/four:2,t4:-,s9:-,p3:-"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Keep the 5", "Null throw: 27.9%", "Null throw: 25.0%", "tile 25", "41.5%", "+1.41", "▇"]),
        ("fr", ["Garder", "Lancer nul : 27,9 %", "Lancer nul : 25,0 %", "le 25", "41,5 %", "+1,41", "▇"]),
    ],
)
def test_a_roll_at_a_real_table(language: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    show_odds("pickomino", language, kept="444w", roll="1 1 5 w")
    shown = capsys.readouterr().out
    assert all(printed(word) in shown for word in words)


@pytest.mark.parametrize("told", [f"pina_coladice {GRID}", "pickomino", "pickomino edition=deluxe seats=5"])
def test_what_is_ahead(told: str, capsys: pytest.CaptureFixture[str]) -> None:
    ahead = advise(play := read_table(told), 0).ahead
    assert ahead is not None
    assert ahead.win is not None
    show_odds(told, "en")
    shown = capsys.readouterr().out
    assert "The roll ahead" in shown
    assert f"Chance to win: {100 * ahead.win:.1f}%" in shown
    assert render(ahead.reasons[0], "en", play.players) in shown
    show_odds(told, "fr")
    assert printed(f"Chances de gagner : {100 * ahead.win:.1f}").replace(".", ",") in capsys.readouterr().out


@pytest.mark.parametrize("told", [BARE, f"{BARE} scores=9,9 seat=2", THREE])
def test_the_happy_hour_die_is_ahead(told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PC-17: the third roll, and nothing can be placed."""
    show_odds(f"pina_coladice happy_hour=true {told}", "en", roll="1 2 3 5 6", rolls=3)
    shown = capsys.readouterr().out
    assert "phase=happy" in shown
    assert "Chance to win: " in shown
    assert "The Happy Hour die: " in shown
    show_odds(f"pina_coladice happy_hour=true {told} phase=happy dice=12356", "fr")
    assert printed("Le dé Happy Hour : ") in capsys.readouterr().out


def test_what_the_happy_hour_die_brings() -> None:
    play = read_table(f"pina_coladice happy_hour=true {THREE} scores=9,9,9 phase=happy dice=12356")
    ahead = advise(play, 0).ahead
    assert ahead is not None
    assert ahead.value == pytest.approx((-3 - 1 + 4) / 6, abs=1e-4)  # PC-18: dice 1, 3 and 6
    assert ahead.win == pytest.approx(win_chances(play)[0], abs=1e-4)


def test_a_roll_that_ends_the_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """PC-11: seat 2 has triggered the end, and seat 1 has nowhere to place."""
    show_odds(f"pina_coladice {ENDED}", "en", roll="1 2 4 5 6", rolls=3)
    shown = capsys.readouterr().out
    assert "PC-8" in shown
    assert "PC-11" in shown


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


LAST_TILES = "pickomino stacks=36.34.32.30.28.26.24/35.33.31.29.27.25.23"


@pytest.mark.parametrize(
    ("told", "dice"),
    [("pikzi hands=l1.bull.dog.f2/4/4", {}), (LAST_TILES, {"roll": "1 2 2 3 4 5 w w"}), (LAST_TILES, {})],
)
@pytest.mark.parametrize(("language", "words"), [("en", "With --thorough"), ("fr", "Avec --thorough")])
def test_thorough_works_chances_out_as_masters_do(
    told: str,
    dice: dict[str, str],
    language: str,
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And the screen tells where it would make a difference."""
    for solver in (pickomino_values, pikzi_values):
        monkeypatch.setattr(solver.ENGINE, "ready", False)
    show_odds(told, language, **dice)  # type: ignore[arg-type]
    glance = capsys.readouterr().out
    assert words in glance
    show_odds(told, language, as_json=True, **dice)  # type: ignore[arg-type]
    assert json.loads(capsys.readouterr().out).keys() <= set(Advice.__struct_fields__)
    show_odds(told, language, thorough=True, **dice)  # type: ignore[arg-type]
    thorough = capsys.readouterr().out
    assert words not in thorough
    assert thorough.splitlines()[1:-1] != glance.splitlines()[1:-1]  # other chances


@pytest.mark.parametrize(
    ("told", "dice"),
    [(f"pina_coladice {GRID}", {"roll": "2 2 3 4 5"}), ("pickomino", {"kept": "44", "roll": "11235w"})],
)
def test_reasons_tell_the_numbers_of_the_table(told: str, dice: dict[str, str]) -> None:
    """However the numbers were rounded on their way."""
    play = read_table(told, **dice)  # type: ignore[arg-type]
    advice = advise(play, 0)
    averages = [
        (next(iter(line.args.values())), tip.value)
        for tip in advice.tips
        for line in tip.reasons
        if "average" in render(line, "en")
    ]
    assert len(averages) > 3
    assert [f"{average:.2f}" for average, _ in averages] == [f"{value:.2f}" for _, value in averages]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_narrow_screen_nothing_is_cut(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position stays in one piece, to be pasted back; bars are shorter."""
    monkeypatch.setenv("COLUMNS", "60")
    told = f"pina_coladice {GRID}"
    show_odds(told, language, roll="2 2 3 4 5")
    position, *rest = capsys.readouterr().out.splitlines()
    assert position == read_table(position).position == read_table(told, roll="2 2 3 4 5").position
    bars = [line for line in rest if "▇" in line]
    assert len(bars) > 3
    assert not [line for line in bars if "…" in line]


@pytest.mark.parametrize("told", ["pickomino", f"pina_coladice {GRID}", "pickomino edition=deluxe"])
def test_a_glance_is_told_only_where_more_can_be_had(
    told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for solver in (pickomino_values, pina_coladice_values):
        monkeypatch.setattr(solver.ENGINE, "ready", False)
    show_odds(told, "en")
    assert "--thorough" not in capsys.readouterr().out


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
