"""Who may come in, how often, and from where."""

from collections import Counter
from ipaddress import IPv6Address
from urllib.parse import urlsplit

from litestar.handlers import BaseRouteHandler

from .allowance import Allowance, Bucket
from .config import Config
from .refusals import Denied
from .tokens import AnyConnection

LONGEST_ID = 16  # of a table; its code is shorter


class Guard:
    """What each address may do."""

    def __init__(self, config: Config) -> None:
        self.most_sockets = config.sockets_per_address
        self.sockets: Counter[str] = Counter()
        self.requests = Allowance(config.requests_per_minute / 60, config.requests_per_minute)
        self.tables = Allowance(config.tables_per_hour / 3600, config.tables_per_hour)
        self.replays = Allowance(config.replays_per_minute / 60, config.replays_per_minute)
        self.messages = Allowance(config.messages_per_second, config.message_burst)

    def admit(self, address: str) -> Bucket:
        """Count a socket in, as a request too. All sockets of an address get one bucket for their messages."""
        self.may_ask(address)
        if self.sockets[address] >= self.most_sockets:
            raise Denied("too-many-sockets", 429)
        self.sockets[address] += 1
        return self.messages.bucket(address)

    def dismiss(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def may_ask(self, address: str) -> None:
        """Count a request."""
        if not self.requests.take(address):
            raise Denied("too-fast", 429)

    def may_make(self, address: str) -> None:
        """Count a table."""
        if not self.tables.take(address):
            raise Denied("too-many-tables", 429)

    def may_replay(self, address: str) -> None:
        """Count a replay: it is seconds of work."""
        if not self.replays.take(address):
            raise Denied("too-fast", 429)


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Browsers say where a page came from; programs say nothing, and have no cookies to steal."""
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no browser writes such an address
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


async def check_origin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A Litestar guard: other sites' pages can neither post nor open sockets here."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    config: Config = connection.app.state["config"]
    headers = connection.headers
    if not same_origin(headers.get("origin"), headers.get("host", ""), config.origins):
        raise Denied("foreign-origin", 403)


async def check_table(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A Litestar guard: what cannot be the id or code of a table is not looked for. PostgreSQL would not take a NUL."""
    for name in ("table", "code"):
        asked = connection.path_params.get(name, "x").strip()
        if len(asked) > LONGEST_ID or not (asked.isascii() and asked.isalnum()):
            raise Denied("no-table", 404)


async def check_pace(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A Litestar guard: only so many requests from one address."""
    guard: Guard = connection.app.state["guard"]
    guard.may_ask(address_of(connection))


def address_of(connection: AnyConnection) -> str:
    return household(connection.client.host) if connection.client else "unknown"


def household(address: str) -> str:
    """An address as limits count it. Every household has 2⁶⁴ addresses of IPv6, but only one such network."""
    try:
        six = IPv6Address(address)
    except ValueError:
        return address
    return str(six.ipv4_mapped or IPv6Address(int(six) >> 64 << 64))
