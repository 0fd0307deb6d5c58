"""What a host may set."""

from msgspec import Struct


class Config(Struct, frozen=True, kw_only=True):
    """The defaults suit one process for family and friends."""

    database: str = "sqlite:///guinguette.db"
    channels: str | None = None  # redis://… or postgresql://…, when there are several processes
    origins: tuple[str, ...] = ()  # other places whose pages may connect, as https://name[:port]
    secure: bool = False  # behind HTTPS: cookies travel on it only, browsers are told to stay on it
    requests_per_minute: int = 300  # by address
    tables_per_hour: int = 60  # by address
    replays_per_minute: int = 20  # by address
    sockets_per_address: int = 60
    messages_per_second: float = 10  # by socket
    message_burst: int = 30
    warm: bool = True  # get solvers and bots ready in the background
    archive_days: float = 30  # idle tables are put away,
    remove_days: float = 90  # and some time later removed
