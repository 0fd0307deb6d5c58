"""The tables: serve them, and check their dice."""

import os
import threading
import time
import webbrowser
from pathlib import Path
from socket import AF_INET, SO_REUSEADDR, SOCK_DGRAM, SOL_SOCKET, create_connection, socket
from typing import Any

import typer
from msgspec.structs import replace

from guinguette.cli.reading import print_json, read_text
from guinguette.core.words import say

READY_WITHIN = 30.0  # seconds


def serve_tables(host: str, port: int, chosen: dict[str, Any], *, log_level: str, show: bool) -> None:
    """`chosen` are fields of the server's `Config`; those that were given go before the environment."""
    from guinguette.cli.app import system_language
    from guinguette.server.config import read_config
    from guinguette.server.main import serve

    given = {name: value for name, value in chosen.items() if value}
    config = replace(read_config(os.environ), **given)
    address = f"http://{name_of(host)}:{port}"
    expect_free(host, port)
    typer.echo(say("cli-serving", system_language(), {"address": address}))
    if show:
        threading.Thread(target=open_when_ready, args=(address, port), daemon=True).start()
    serve(host, port, config=config, log_level=log_level)


def name_of(host: str) -> str:
    """What to type into a browser, on any machine that can get here."""
    if host == "127.0.0.1":
        return "localhost"
    return own_address() if host == "0.0.0.0" else host  # noqa: S104  # compared, not bound


def own_address() -> str:
    """Where others in the same network find this machine: the address that it would leave by. Nothing is sent."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an example's address (RFC 5737); discard
        except OSError:  # no network
            return "localhost"
        name: str = probe.getsockname()[0]
        return name


def expect_free(host: str, port: int) -> None:
    """Say that a port is taken before anything else happens."""
    with socket() as probe:
        probe.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise OSError(f"{host}:{port}: {error.strerror}") from None


def open_when_ready(address: str, port: int) -> None:
    began = time.monotonic()
    while time.monotonic() - began < READY_WITHIN:
        try:
            create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def verify_record(file: Path, commitment: str | None, language: str, *, as_json: bool) -> None:
    from guinguette.server.verify import verify

    checked = verify(read_text(file), commitment)
    if as_json:
        print_json(checked)
    else:
        typer.echo(say("cli-fair", language, {"outcomes": checked.outcomes, "table": checked.table}))
