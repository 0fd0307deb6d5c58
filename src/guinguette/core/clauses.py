"""The rules for people, clause by clause, from `clauses.en.md` and `clauses.fr.md` of a game's folder.

The files hold a title, an introduction, and sections of lines such as
`- **PK-4** [ruling] The booklet …`; [ruling] marks what we decided, [picture] what only a picture shows.
"""

import re
from functools import cache
from pathlib import Path

import msgspec

LINE = re.compile(r"- \*\*(?P<id>[A-Z]{2}-\d+b?)\*\*(?P<marks>(?: \[(?:ruling|picture)\])*) (?P<text>.+)")


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str
    ruling: bool
    picture: bool


class Section(msgspec.Struct, frozen=True):
    title: str
    clauses: tuple[Clause, ...]


class RuleBook(msgspec.Struct, frozen=True):
    title: str
    intro: str
    sections: tuple[Section, ...]

    def find(self, clause: str) -> Clause | None:
        return next((c for section in self.sections for c in section.clauses if c.id == clause.upper()), None)


@cache
def read_rules(folder: Path, language: str) -> RuleBook:
    title, intro = "", ""
    sections: list[tuple[str, list[Clause]]] = []
    for line in (folder / f"clauses.{language}.md").read_text("utf-8").splitlines():
        if line.startswith("# "):
            title = line.removeprefix("# ")
        elif line.startswith("## "):
            sections.append((line.removeprefix("## "), []))
        elif clause := LINE.fullmatch(line):
            marks = clause["marks"]
            sections[-1][1].append(Clause(clause["id"], clause["text"], "[ruling]" in marks, "[picture]" in marks))
        elif line:
            intro = line
    return RuleBook(title, intro, tuple(Section(name, tuple(clauses)) for name, clauses in sections))
