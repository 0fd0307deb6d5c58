"""No clause without code, no clause without a test that names it, in two languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from guinguette.core.clauses import RuleBook, read_rules
from guinguette.core.game import Game
from guinguette.games import GAMES

TESTS = Path(__file__).parent / "games"
MENTION = re.compile(r"\b([A-Z]{2})-(\d+)(b?)(?: to (?:[A-Z]{2}-)?(\d+))?")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def ids(book: RuleBook) -> list[str]:
    return [clause.id for section in book.sections for clause in section.clauses]


def mentioned(text: str) -> Iterator[str]:
    """Clauses named in a text; “PK-15 to PK-18” names four."""
    for prefix, first, letter, last in MENTION.findall(text):
        yield f"{prefix}-{first}{letter}"
        yield from (f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1))


def sources(folder: Path, pattern: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in folder.rglob(pattern))


@every_game
def test_both_languages_have_the_same_clauses(game: Game) -> None:
    english, french = (read_rules(game.folder, language) for language in ("en", "fr"))
    assert ids(english) == ids(french)
    assert len(ids(english)) == len(set(ids(english))) > 15
    for book in (english, french):
        assert book.title
        assert book.intro
        assert all(section.clauses for section in book.sections)
    marks = [[(c.ruling, c.picture) for s in book.sections for c in s.clauses] for book in (english, french)]
    assert marks[0] == marks[1]


@every_game
def test_every_clause_is_named_in_the_code(game: Game) -> None:
    code = set(mentioned(sources(game.folder, "*.py")))
    assert set(ids(read_rules(game.folder, "en"))) - code == set()


@every_game
def test_every_clause_has_a_test_that_names_it(game: Game) -> None:
    tests = set(re.findall(r"def test_([a-z]{2}_\d+b?)_", sources(TESTS / game.name, "test_*.py")))
    wanted = {clause.lower().replace("-", "_") for clause in ids(read_rules(game.folder, "en"))}
    assert wanted - tests == set()


@every_game
def test_clauses_speak_only_of_clauses_that_exist(game: Game) -> None:
    for language in ("en", "fr"):
        book = read_rules(game.folder, language)
        text = " ".join(clause.text for section in book.sections for clause in section.clauses)
        assert set(mentioned(text)) - set(ids(book)) == set()


@every_game
def test_a_clause_is_found_by_its_id(game: Game) -> None:
    book = read_rules(game.folder, "en")
    first = book.sections[0].clauses[0]
    assert book.find(first.id.lower()) == first
    assert book.find("XX-1") is None
