"""The compiled twin of a game's rules.

A rule is a plain Python function. Its twin is the same code, compiled by Numba in a namespace
where every rule it calls is compiled too; `drivers` are bound to one game the same way. (A few
functions that are not rules have other code when compiled: see `INSTEAD`.) Nothing
here imports Numba until a twin is asked for, so nobody who only plays ever waits for it.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, ParamSpec

from typing_extensions import TypeIs

from . import drivers
from .game import Game
from .state import note

P = ParamSpec("P")

PACKAGE = Path(__file__).parent.parent
VERSIONS_KEPT = 3  # of compiled code: people try two branches in turn


@cache
def fingerprint(folder: Path) -> str:
    """A hash of every source that a game's compiled code comes from. Numba's own check sees one file only."""
    digest = hashlib.sha256(platform.python_version().encode())
    for source in (*sorted((PACKAGE / "core").rglob("*.py")), *sorted(folder.rglob("*.py"))):
        digest.update(str(source.relative_to(PACKAGE)).encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: the user's cache folder, or $GUINGUETTE_CACHE."""
    if chosen := os.environ.get("GUINGUETTE_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("guinguette")


def compiled_folder(game: Game) -> Path:
    return cache_folder() / "compiled" / f"{game.name}-{fingerprint(game.folder)}"


def forget_old() -> None:
    """Remove what older sources left behind: of each name, all but the newest few."""
    newest = sorted((cache_folder() / "compiled").glob("*-*"), key=lambda folder: -folder.stat().st_mtime)
    seen: Counter[str] = Counter()
    for folder in newest:
        name = folder.name.rpartition("-")[0]
        seen[name] += 1
        if seen[name] > VERSIONS_KEPT:
            shutil.rmtree(folder, ignore_errors=True)


def is_rule(value: object) -> TypeIs[FunctionType]:
    """A plain function of this package."""
    return isinstance(value, FunctionType) and value.__module__.startswith("guinguette.")


def silent(s: Any, what: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
    """What `note` becomes in compiled code: nothing."""


INSTEAD: dict[Any, Any] = {note: silent}  # what compiled code calls instead


def compiled_as(loops: Callable[P, None]) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """For what NumPy does much faster than interpreted loops: compiled code calls these loops, which do the same."""

    def mark(function: Callable[P, None]) -> Callable[P, None]:
        INSTEAD[function] = loops
        return function

    return mark


class Binder:
    """Rebuilds functions over namespaces in which rules are replaced by their twins."""

    def __init__(self, jit: Callable[[FunctionType], Any], names: dict[str, Any]) -> None:
        self.jit = jit
        self.names = names  # what the free names of `drivers` mean
        self.spaces: dict[ModuleType, dict[str, Any]] = {}
        self.twins: dict[FunctionType, Any] = {}
        self.path: list[FunctionType] = []

    def space(self, module: ModuleType) -> dict[str, Any]:
        """A copy of the module's globals, in which twins take the place of rules."""
        if module not in self.spaces:
            self.spaces[module] = vars(module) | (self.names if module is drivers else {})
        return self.spaces[module]

    def twin(self, rule: FunctionType) -> Any:
        if rule in self.path:
            # A recursive rule would crash on a warm load of Numba's cache.
            raise TypeError("recursive rules: " + " → ".join(f.__name__ for f in [*self.path, rule]))
        if rule not in self.twins:
            self.path.append(rule)
            space = self.space(sys.modules[rule.__module__])
            for name in rule.__code__.co_names:
                callee = space.get(name)
                if is_rule(callee):
                    callee = INSTEAD.get(callee, callee)
                    space[name] = self.twin(callee)
            self.path.pop()
            self.twins[rule] = self.jit(self.rebuilt(rule, space))
        return self.twins[rule]

    @staticmethod
    def rebuilt(rule: FunctionType, space: dict[str, Any]) -> FunctionType:
        twin = FunctionType(rule.__code__, space, rule.__name__, rule.__defaults__, rule.__closure__)
        twin.__module__, twin.__qualname__ = rule.__module__, rule.__qualname__
        return twin


def compiler(folder: Path, seen: Callable[[FunctionType], bool], **options: Any) -> Callable[[FunctionType], Any]:
    """What compiles one function after another, and keeps them in the folder; `seen` are those called from Python.

    Doors that nobody uses take a third of the time to compile, so the others get none. They are kept apart, for a
    function may be seen in one place and not in another.
    """
    import numba

    def jit(function: FunctionType) -> Any:
        door = seen(function)
        # Set by Numba itself; njit reads it here and now.
        numba.config.CACHE_DIR = str(folder / ("doors" if door else "rooms"))  # type: ignore[attr-defined]
        unseen: dict[str, Any] = {"no_cpython_wrapper": not door, "no_cfunc_wrapper": True}
        parallel = function.__name__.endswith("_parallel")
        return numba.njit(cache=True, nogil=True, parallel=parallel, **unseen, **options)(function)

    return jit


def once_for_all_constants(twin: Any) -> Any:
    """Numba would compile a function anew for every constant that it is called with; here it takes them as numbers."""
    from numba.core import types

    plain: Callable[[Any], Any] = types.unliteral
    ask = twin.get_call_template

    def ask_plainly(args: Any, named: dict[str, Any]) -> Any:
        return ask([plain(x) for x in args], {name: plain(x) for name, x in named.items()})

    twin.get_call_template = ask_plainly
    return twin


def rule_names(game: Game) -> dict[str, Any]:
    names = {name: value for name, value in vars(game.rules).items() if not name.startswith("__")}
    return names | {"MAX_LEGAL": game.max_legal}


def driver_functions() -> Iterator[FunctionType]:
    for value in vars(drivers).values():
        if isinstance(value, FunctionType) and value.__module__ == drivers.__name__:
            yield value


def interpreted(game: Game) -> SimpleNamespace:
    """The drivers bound to a game's plain functions: slow, and true to what people play."""
    binder = Binder(lambda f: f, rule_names(game) | {"prange": range})
    return SimpleNamespace(**{f.__name__: binder.twin(f) for f in driver_functions()})


@cache
def compiled(game: Game, *, check_bounds: bool = False) -> SimpleNamespace:
    """The drivers bound to a game's compiled rules. Each compiles at its first call, or loads from disk."""
    from numba import prange

    folder = compiled_folder(game) / ("checked" if check_bounds else "fast")
    jit = compiler(folder, lambda function: function.__module__ == drivers.__name__, boundscheck=check_bounds)
    binder = Binder(jit, rule_names(game) | {"prange": prange})
    return SimpleNamespace(**{f.__name__: binder.twin(f) for f in driver_functions()})


@cache
def kernels(*functions: Callable[..., Any], name: str, sources: tuple[Path, ...]) -> SimpleNamespace:
    """Functions that belong to no game, compiled, by name; `sources` are the folders that their code comes from."""
    version = hashlib.sha256("".join(fingerprint(folder) for folder in sources).encode()).hexdigest()[:16]
    doors = {f.__code__ for f in functions if is_rule(f)}
    jit = compiler(cache_folder() / "compiled" / f"{name}-{version}", lambda function: function.__code__ in doors)
    binder = Binder(lambda function: once_for_all_constants(jit(function)), {})
    return SimpleNamespace(**{f.__name__: binder.twin(f) for f in functions if is_rule(f)})
