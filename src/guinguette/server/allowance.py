"""How often something may be done from one address."""

from collections import OrderedDict
from time import monotonic

MOST_REMEMBERED = 20_000  # addresses; with more at a time, no limit by address holds anyway


class Bucket:
    """So much at once, so much per second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, float(burst)
        self.left, self.at = float(burst), monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owe(self, more: float) -> None:
        """What was taken last costs more than others: nothing can be taken until it is paid back."""
        self.left -= more


class Allowance:
    """A bucket for each address. Those not asked for longest are forgotten, so that nobody can fill the memory."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        if (found := self.buckets.get(address)) is None:
            found = self.buckets[address] = Bucket(self.rate, self.burst)
            if len(self.buckets) > MOST_REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return found

    def take(self, address: str) -> bool:
        return self.bucket(address).take()
