"""Compiling ahead: in a process of its own, which ends with the server."""

import os
import time
from pathlib import Path

import pytest

from .client import get
from .running import Server, serving


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def compilers(server: Server) -> list[int]:
    assert server.process is not None
    return [
        child for child in children(server.process.pid) if b"warming" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes in /proc")
def test_tables_do_not_wait_for_the_compiler_and_it_ends_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUINGUETTE_CACHE", str(tmp_path / "cache"))  # nothing is compiled yet
    with serving(tmp_path, warm=True) as server:
        deadline = time.monotonic() + 30
        while not (found := compilers(server)):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert os.getpriority(os.PRIO_PROCESS, found[0]) >= 10
        assert get(server, "/health").json() == {"status": "ok"}
    assert not any(Path(f"/proc/{child}").exists() for child in found)
