"""What a host may set."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from guinguette.core.errors import BadSetup, clipped
from guinguette.core.words import Line

PREFIX = "GUINGUETTE_"

Count = Annotated[int, Meta(ge=1)]


class Config(Struct, frozen=True, kw_only=True):
    """The defaults suit one process for family and friends."""

    database: str = ""  # a file or a URL; none: a file in the user's data folder
    channels: str = ""  # redis://… or postgresql://…, when there are several processes
    origins: tuple[str, ...] = ()  # other places whose pages may connect, as https://name[:port]
    secure: bool = False  # behind HTTPS: cookies travel on it only, browsers are told to stay on it
    requests_per_minute: Count = 300  # by address, as all limits here; opening a socket is one
    tables_per_hour: Count = 60
    replays_per_minute: Count = 20
    sockets_per_address: Count = 60  # a class behind one address, with a socket or two each
    messages_per_second: Annotated[float, Meta(gt=0)] = 60.0
    message_burst: Count = 600  # so that a class comes back at once
    warm: bool = True  # get solvers and bots ready in the background
    archive_days: float = 30.0  # idle tables are put away,
    remove_days: float = 90.0  # and some time later removed


def read_config(environ: Mapping[str, str]) -> Config:
    """Every field from the variable of its name, as GUINGUETTE_TABLES_PER_HOUR=100; the rest as usual."""
    told = [(field, text) for field in fields(Config) if (text := environ.get(variable(field)))]
    return Config(**{field.name: read_setting(field, text) for field, text in told})


def variable(field: FieldInfo) -> str:
    return PREFIX + field.name.upper()


def read_setting(field: FieldInfo, text: str) -> Any:
    value = text.split(",") if isinstance(field.default, tuple) else text
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        kind = type(field.default).__name__
        raise BadSetup(Line("bad-setting", {"name": variable(field), "value": clipped(text), "kind": kind})) from None
