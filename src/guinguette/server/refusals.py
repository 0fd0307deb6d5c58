"""What the server itself turns down. The sentences are in `words.en.ftl` and `words.fr.ftl`."""

from typing import Any

from guinguette.core.errors import Refused
from guinguette.core.words import Line


class Denied(Refused):
    """A refusal with the HTTP status that goes with it."""

    def __init__(self, code: str, status: int = 409, **args: Any) -> None:
        super().__init__(Line(code, args))
        self.status = status


def status_of(refused: Refused) -> int:
    return refused.status if isinstance(refused, Denied) else 422
