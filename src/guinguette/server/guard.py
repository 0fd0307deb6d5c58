"""Who may come in, how often, and from where."""

from collections import Counter
from time import monotonic
from urllib.parse import urlsplit

from litestar.handlers import BaseRouteHandler

from .config import Config
from .refusals import Denied
from .tokens import AnyConnection

MOST_REMEMBERED = 100_000  # addresses
LONGEST_ID = 16  # of a table; its code is shorter
MOST_IGNORED = 50  # messages over the limit until a socket is closed


class Bucket:
    """So many messages at once, so many per second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, float(burst)
        self.left, self.at = float(burst), monotonic()

    def take(self, cost: float = 1) -> bool:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Allowance:
    """So much in so many seconds, for each address."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.clear()
        return self.buckets.setdefault(address, Bucket(self.most / self.seconds, self.most)).take()


class Guard:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.sockets: Counter[str] = Counter()
        self.tables = Allowance(config.tables_per_hour, 3600)
        self.replays = Allowance(config.replays_per_minute, 60)

    def admit(self, address: str) -> None:
        """Count a socket in."""
        if self.sockets[address] >= self.config.sockets_per_address:
            raise Denied("too-many-sockets", 429)
        self.sockets[address] += 1

    def may_make(self, address: str) -> None:
        """Count a table."""
        if not self.tables.take(address):
            raise Denied("too-many-tables", 429)

    def may_replay(self, address: str) -> None:
        """Count a replay: it is seconds of work."""
        if not self.replays.take(address):
            raise Denied("too-fast", 429)

    def dismiss(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


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


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"
