"""The simple bot, and the table as a terminal shows it."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import guinguette
from guinguette import CHANCE, Playthrough
from guinguette.bots import find_bot
from guinguette.core.words import LANGUAGES
from guinguette.terminal.pikzi import draw

from .table import see, table


def wins_of_strong(seats: int, games: int, **options: object) -> int:
    """One strong player (with a partner in teams) among random ones."""
    strong, whim, wins = find_bot("pikzi", "strong"), find_bot("pikzi", "random"), 0
    for seed in range(games):
        play, rng, hero = guinguette.new("pikzi", seats, seed, **options), Random(seed), seed % seats
        mates = {hero, (hero + 2) % 4} if options.get("teams") else {hero}
        while play.outcome is None:
            if play.to_move == CHANCE:
                play.roll()
            else:
                bot = strong if play.to_move in mates else whim
                play.play(bot.choose(play.view(play.to_move), play.legal, rng))
        wins += any(standing.place == 1 and standing.seat == hero for standing in play.outcome)
    return wins


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"teams": True}), (3, {"portraits": 2})])
def test_strong_beats_random_players(seats: int, options: dict[str, object]) -> None:
    assert wins_of_strong(seats, 20, **options) >= 14


def drawn(play: Playthrough, seat: int | None, language: str, width: int = 80) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw(see(play, seat), play.players, language))
    return console.export_text()


def test_a_terminal_shows_the_table_and_one_hand_only() -> None:
    play = table("m4 dog bull hen", "wolf", shown=["m1 m3", "l1 l2 l3 l4"], discard="f1 bull bull", known="1-2:wolf")
    text = drawn(play, 1, "en")
    for part in ("1 · 3 ·", "1 2 3 4 ★", "Bull ×2", "You know in P2's hand: Wolf", "Your hand", "Guard Dog"):
        assert part in text
    assert "Wolf" not in drawn(play, None, "en")
    assert "P1 knows in your hand: Wolf" in drawn(play, 2, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_draws_every_moment_within_its_width(language: str) -> None:
    play, rng, bot = guinguette.new("pikzi", 4, 3, teams=True, portraits=2), Random(3), find_bot("pikzi", "strong")
    while play.outcome is None:
        if play.to_move == CHANCE:
            play.roll()
        else:
            play.play(bot.choose(play.view(play.to_move), play.legal, rng))
        for seat in (None, rng.randrange(4)):
            assert max(map(len, drawn(play, seat, language).splitlines())) <= 80


def test_options_out_of_range_are_refused() -> None:
    for wrong in ({"portraits": 0}, {"portraits": 5}, {"rounds": 0}, {"rounds": 10}, {"young": 3}):
        with pytest.raises(guinguette.Refused):
            guinguette.new("pikzi", 2, **wrong)
