"""What a host sets, by options of `guinguette serve` and in the environment."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import FieldInfo, fields

from guinguette.core.errors import Refused
from guinguette.server.config import Config, read_config, variable
from tests.french import printed

from .client import chair, get, make
from .running import ROOT, Server

COMMAND = ["-c", "from guinguette.cli import main; main()", "serve"]


class Command(Server):
    """`guinguette serve` as a host runs it."""

    options: tuple[str, ...] = ()

    @property
    def command(self) -> list[str]:
        return [*COMMAND, "--port", str(self.port), *self.options]


@contextmanager
def command(folder: Path, *options: str, **environment: str) -> Iterator[Server]:
    server = Command(folder, Config())
    server.options = options
    server.environment = {"GUINGUETTE_WARM": "false"} | environment
    server.start()
    try:
        yield server
    finally:
        server.stop()


def levels(server: Server) -> set[str]:
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    return {json.loads(line)["level"] for line in lines}


def test_limits_and_ages_are_set_in_the_environment(tmp_path: Path) -> None:
    database = {"GUINGUETTE_DATABASE": str(tmp_path / "host.db")}
    with command(tmp_path, GUINGUETTE_TABLES_PER_HOUR="1", **database) as server:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        second = httpx.post(server.url + "/api/tables", json={"game": "pickomino", "seats": [chair("bot")] * 2})
        assert (second.status_code, second.json()["code"]) == (429, "too-many-tables")
    assert (tmp_path / "host.db").exists()
    assert levels(server) <= {"warning", "error"}
    with command(tmp_path, GUINGUETTE_ARCHIVE_DAYS="0", GUINGUETTE_LOG_LEVEL="INFO", **database) as server:
        deadline = time.monotonic() + 10
        while get(server, f"/api/tables/{made['table']['id']}").json()["status"] != "archived":
            assert time.monotonic() < deadline
            time.sleep(0.1)
    assert "info" in levels(server)


def test_options_go_before_the_environment(tmp_path: Path) -> None:
    options = ("--database", str(tmp_path / "option.db"), "--https", "--log-level", "info")
    environment = {"GUINGUETTE_DATABASE": str(tmp_path / "environment.db"), "GUINGUETTE_LOG_LEVEL": "error"}
    with command(tmp_path, *options, **environment) as server:
        assert "strict-transport-security" in get(server, "/health").headers
    assert (tmp_path / "option.db").exists()
    assert not (tmp_path / "environment.db").exists()
    assert "info" in levels(server)


@pytest.mark.parametrize(
    ("name", "value", "language", "told"),
    [
        (
            "TABLES_PER_HOUR",
            "many",
            "en_GB",
            "GUINGUETTE_TABLES_PER_HOUR cannot be “many”: it is a whole number from 1",
        ),
        ("WARM", "perhaps", "fr_FR", "GUINGUETTE_WARM ne peut pas être « perhaps » : c’est true ou false"),
    ],
)
def test_a_setting_that_cannot_be_is_told_before_anything_starts(
    name: str, value: str, language: str, told: str
) -> None:
    env = os.environ | {f"GUINGUETTE_{name}": value, "LC_ALL": f"{language}.UTF-8"}
    ended = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, *COMMAND], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 2
    assert ended.stderr.strip() == (printed(told) if language == "fr_FR" else told)


@pytest.mark.parametrize(
    ("name", "value"),
    [("MESSAGES_PER_SECOND", "0"), ("MESSAGES_PER_SECOND", "nan"), ("MESSAGE_BURST", "-1"), ("REMOVE_DAYS", "soon")],
)
def test_numbers_that_make_no_limit_are_refused(name: str, value: str) -> None:
    with pytest.raises(Refused) as refused:
        read_config({f"GUINGUETTE_{name}": value})
    assert refused.value.code == "bad-setting"


SAMPLES: dict[str, tuple[str, object]] = {
    "str": ("x", "x"),
    "tuple": ("https://a,https://b", ("https://a", "https://b")),
    "bool": ("true", True),
    "int": ("7", 7),
    "float": ("0.5", 0.5),
}


@pytest.mark.parametrize("field", fields(Config), ids=lambda field: field.name)
def test_every_field_can_be_set_and_is_documented(field: FieldInfo) -> None:
    text, value = SAMPLES[type(field.default).__name__]
    assert getattr(read_config({variable(field): text}), field.name) == value
    assert read_config({variable(field): ""}) == Config(), "empty: as usual"
    assert f"| `{variable(field)}` |" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
