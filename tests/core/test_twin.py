"""How rules become compiled code: caches named by their sources, no recursion."""

import os
from pathlib import Path

import pytest

from guinguette.core import twin
from guinguette.games import GAMES


def forwards(n: int) -> int:
    return backwards(n)


def backwards(n: int) -> int:
    return forwards(n)


def test_recursive_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "is_rule", callable)
    with pytest.raises(TypeError, match="forwards → backwards → forwards"):
        twin.Binder(lambda f: f, {}).twin(forwards)  # type: ignore[arg-type]  # a function is a FunctionType


def test_the_cache_is_named_by_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUINGUETTE_CACHE", str(tmp_path))
    game = GAMES["pickomino"]
    folder = twin.compiled_folder(game)
    assert folder.is_relative_to(tmp_path)


def test_only_the_newest_versions_of_compiled_code_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUINGUETTE_CACHE", str(tmp_path))
    for age, name in enumerate(["a-4", "a-3", "a-b-1", "a-2", "a-1"]):
        folder = tmp_path / "compiled" / name
        folder.mkdir(parents=True)
        os.utime(folder, (1e9 - age, 1e9 - age))
    twin.forget_old()
    assert {path.name for path in (tmp_path / "compiled").iterdir()} == {"a-4", "a-3", "a-2", "a-b-1"}


def test_another_source_is_another_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "PACKAGE", tmp_path)
    (tmp_path / "core").mkdir()
    helper = tmp_path / "game" / "helper.py"
    helper.parent.mkdir()
    helper.write_text("a = 1")
    first = twin.fingerprint.__wrapped__(helper.parent)
    helper.write_text("a = 2")
    assert twin.fingerprint.__wrapped__(helper.parent) != first
