"""Games that wait for somebody to play them, whoever that is."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence

from guinguette.core.words import Line

from .result import Fault, Result
from .schedule import Fixture

MOST_DEATHS = 3  # of processes that play the same game: then the game is to blame


class Agenda:
    """After a fault no game begins any more; those under way may end, for what is finished is kept."""

    def __init__(self, todo: Sequence[Fixture]) -> None:
        self.waiting = deque(todo)
        self.deaths: Counter[int] = Counter()
        self.faulty = False

    def settle(self, fixture: Fixture, end: Result | Fault | None) -> Iterator[Result | Fault]:
        """What there is to tell of a game under way. None is for a process that died: the game waits again."""
        if end is None:
            self.deaths[fixture.number] += 1
            if self.deaths[fixture.number] == MOST_DEATHS:
                end = Fault(fixture.number, " / ".join(fixture.seats), Line("arena-process-died"), "?")
            elif not self.faulty:
                self.waiting.appendleft(fixture)
        if isinstance(end, Fault):
            self.faulty = True
            self.waiting.clear()
        if end is not None:
            yield end
