"""The Fluent files: both languages say the same things, and all that the code has to say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from guinguette.core.words import PACKAGE
from tests.french import printed

KEY = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")
TYPEWRITTEN = re.compile(r"\w'")  # an elision as typewriters had it
WEB = Path(__file__).parents[1] / "web" / "src"


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted(PACKAGE.rglob(f"words.{language}.ftl")):
        keys = list(KEY.finditer(text := path.read_text("utf-8")))
        ends = [match.start() for match in keys[1:]] + [len(text)]
        for match, end in zip(keys, ends, strict=True):
            assert match[1] not in found, f"{match[1]} is said twice"
            found[match[1]] = set(VARIABLE.findall(text[match.end() : end]))
    return found


def test_both_languages_have_the_same_messages() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    assert {key for key in english if english[key] != french[key]} == set()


def french() -> list[str]:
    """All that is French, line by line."""
    files = [*PACKAGE.rglob("*fr.ftl"), *PACKAGE.rglob("*fr.md"), *WEB.rglob("*fr.ftl")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert len(lines) > 1000
    return [line for line in lines if not line.startswith("#")]


def test_french_elides_as_printed() -> None:
    assert [line for line in french() if TYPEWRITTEN.search(line) and "pip install" not in line] == []


def test_french_colons_never_begin_a_line() -> None:
    assert [line for line in french() if printed(line) != line] == []


def lines_of_code() -> Iterator[tuple[str, set[str] | None]]:
    """The key of every `Line` made in the code, with the names of its arguments where they are written there."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Line"), args=[ast.Constant(str(key)), *rest]):
                    yield key, argument_names(rest)


def argument_names(rest: list[ast.expr]) -> set[str] | None:
    match rest:
        case []:
            return set()
        case [ast.Dict(names), *_]:
            return {name.value for name in names if isinstance(name, ast.Constant) and isinstance(name.value, str)}
    return None


def test_every_line_of_the_code_can_be_said() -> None:
    known = messages("en")
    lines = list(lines_of_code())
    assert {key for key, _ in lines} - known.keys() == set()
    assert {key for key, names in lines if names is not None and known[key] - names} == set()
