"""Which arguments of a message choose its wording, and which are only put in.

An argument that is only put in can be left out of the cache's key: the sentence is made once with a stand-in.
"""

from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from guinguette.core.words import PACKAGE


class Choosers(visitor.Visitor):
    """The variables in selectors, functions and calls; the messages and terms that are referred to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.refers: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's name
        self._all_in(node.selector)
        self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802
        self._all_in(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.refers.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)
        self.generic_visit(node)

    def _all_in(self, node: ast.BaseNode) -> None:
        found = Variables()
        found.visit(node)
        self.names |= found.names


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def choosers(language: str) -> dict[str, frozenset[str]]:
    """For every message, the variables that choose its wording, in itself or in what it refers to."""
    found: dict[str, Choosers] = {}
    for source in PACKAGE.rglob(f"words.{language}.ftl"):
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                found[name] = Choosers()
                found[name].visit(entry)
    return {name: frozenset(reach(name, found, set())) for name in found}


def reach(name: str, found: dict[str, Choosers], seen: set[str]) -> set[str]:
    if name in seen or name not in found:
        return set()
    seen.add(name)
    return found[name].names.union(*(reach(other, found, seen) for other in found[name].refers))
