"""The Fluent files: both languages say the same things."""

import re

from guinguette.core.words import PACKAGE

KEY = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")


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
