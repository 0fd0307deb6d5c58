"""What is measured is there to be measured."""

from pathlib import Path

import pytest

from bench import page


def test_a_page_that_is_not_built_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "WEB", tmp_path)
    assert not page.main()
