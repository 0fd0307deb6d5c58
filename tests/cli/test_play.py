"""A terminal game as people play it: through a real terminal, key by key."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

import guinguette
from guinguette.core.words import say
from guinguette.games import GAMES
from tests.french import printed

PROMPT = "›"


class Terminal:
    """A game in a terminal of its own."""

    def __init__(self, *words: str, language: str = "en") -> None:
        env = os.environ | {"TERM": "xterm-256color", "COLUMNS": "110", "LINES": "50", "PYTHONIOENCODING": "utf-8"}
        code = "import guinguette.cli.playing as p; p.BOT_PAUSE = 0; from guinguette.cli import main; main()"
        args = ["-c", code, "play", *words, "--lang", language]
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable, args, env=env, encoding="utf-8", timeout=30, dimensions=(50, 110)
        )

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def sees(self, text: str) -> None:
        self.child.expect(re.escape(text))

    def rest(self) -> str:
        self.child.expect(pexpect.EOF)
        return str(self.child.before)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_it_warns_before_a_stop_into_a_null_throw() -> None:
    game = Terminal("pickomino", "--players", "Ana,Bo", "--dice")
    game.sees("What came up?")
    game.type("4 4 4 1 1 2 3 5")
    game.sees(PROMPT)
    game.type("4")
    game.sees("Stopping now is a null throw")
    game.sees(PROMPT)
    game.type("stop")
    game.sees("Really?")
    game.type("n")
    game.sees(PROMPT)
    game.type("stop")
    game.sees("Really?")
    game.type("y")
    game.sees("PK-18")
    game.sees("What came up?")
    game.type("quit")
    game.sees("Dice are written")


def test_real_dice_are_checked_and_mistakes_told_with_their_clause() -> None:
    game = Terminal("pickomino", "--players", "Ana,Bo", "--dice", language="fr")
    game.sees("sorti")
    game.type("4 4 4")
    game.sees("8 dés maintenant, pas 3")
    game.type("4441123w")
    game.sees(PROMPT)
    game.type("5")
    game.sees("PK-6")
    game.type("fly")
    game.sees("n’est pas un coup")
    game.type("pk-13")
    game.sees("becquetage")
    game.type("?")
    game.sees("quit")
    game.type("w")
    game.sees("met de côté un ver")
    game.sees(PROMPT)
    game.type("quit")
    assert "quittée" in game.rest()


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_game(name: str, saved: Path) -> None:
    game = Terminal(name, "--players", "@strong,@random", "--seed", "4", "--save", str(saved))
    assert "Final score" in game.rest()
    assert guinguette.from_record(saved.read_text("utf-8")).outcome is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_with_the_choices_shown(name: str, saved: Path) -> None:
    """Someone who always takes the first choice on the screen, against a bot, for a while."""
    game = Terminal(name, "--players", "Ana,@strong", "--seed", "4", "--save", str(saved))
    for _ in range(12):
        if game.child.expect(["your move", "Really"]) == 1:
            game.type("y")
            game.sees("your move")
        game.child.expect(PROMPT)
        choices = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", str(game.child.before)).split("\r\n")
        first = next(row for row in choices if row.strip())
        game.type(re.split(r"\s{2,}", first.strip())[0])
    game.child.expect([PROMPT, "Really"])
    game.child.sendeof()
    game.rest()
    moves = [event for event in guinguette.from_record(saved.read_text("utf-8")).events if event.actor == 0]
    assert len(moves) >= 11  # the last may still wait to be confirmed


def test_the_next_person_reads_what_happened_and_cannot_scroll_back() -> None:
    game = Terminal("pikzi", "--players", "Ana,Bo", "--seed", "4")
    first = ("Ana", "Bo")[game.child.expect(["Pass the screen to Ana", "Pass the screen to Bo"])]
    game.type("")
    game.sees(PROMPT)
    hand = re.findall(r"discard (\w+)", str(game.child.before))
    game.type(f"discard {hand[0]}")
    game.sees("\x1b[3J")
    game.sees("Pass the screen to")
    game.type("")
    game.sees(f"{first} discards")
    game.child.close()


@pytest.mark.parametrize(
    ("language", "word", "said"), [("en", "hint", "Null throw: 26.0%"), ("fr", "conseil", "Lancer nul : 26,0 %")]
)
def test_the_coach_answers_at_the_keyboard(language: str, word: str, said: str) -> None:
    game = Terminal("pickomino", "--players", "Ana,Bo", "--dice", language=language)
    game.sees(say("cli-type-chance", language))
    game.type("1 1 2 2 4 4 w w")
    game.sees(PROMPT)
    game.type(word)
    game.sees(printed(said) if language == "fr" else said)
    game.sees(PROMPT)
    game.type("quit")
    game.rest()


def test_a_hint_shows_nothing_that_the_seat_may_not_know() -> None:
    game = Terminal("pikzi", "--players", "Ana,@easy", "--seed", "1")
    game.sees(PROMPT)
    game.type("hint")
    game.sees(say("odds-thumb", "en"))
    shown = str(game.child.before)
    assert "wins" in shown
    assert "hands=" not in shown
    game.type("quit")
    game.rest()


def test_nobody_at_the_keyboard_ends_the_game() -> None:
    game = Terminal("pickomino", "--players", "Ana,Bo", "--seed", "1")
    game.sees(PROMPT)
    game.child.sendeof()
    assert "left" in game.rest()
