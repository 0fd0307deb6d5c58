"""The moves of Pickomino and how people type them."""

from guinguette.core.moves import Move, MoveBook

from .state import MOST_SEATS

WORM = "w"
FACES = ("1", "2", "3", "4", "5", WORM)
SPECIALISTS = ("can", "hen", "raven", "weasel", "gold", "apple")


class Keep(Move, frozen=True):
    """Set aside all dice showing a face: 1 to 5, or WORM."""

    face: int | str

    def __str__(self) -> str:
        return f"keep {self.face}"


class Stop(Move, frozen=True):
    """End the turn and take what the total wins."""

    def __str__(self) -> str:
        return "stop"


class Roll(Move, frozen=True):
    """Roll all dice not set aside."""

    def __str__(self) -> str:
        return "roll"


class Gold(Move, frozen=True):
    """Begin the turn with the golden die, or without it."""

    use: bool

    def __str__(self) -> str:
        return "gold" if self.use else "white"


class Weasel(Move, frozen=True):
    """Roll the dice just rolled once more."""

    def __str__(self) -> str:
        return "weasel"


class Null(Move, frozen=True):
    """Let the weasel sleep and take the null throw."""

    def __str__(self) -> str:
        return "null"


class Back(Move, frozen=True):
    """Of two specialists, send this one back to the skewer."""

    specialist: str

    def __str__(self) -> str:
        return f"back {self.specialist}"


class Grill(Move, frozen=True):
    """Take a grilled worm from this seat (from 0; people type it from 1)."""

    seat: int

    def __str__(self) -> str:
        return f"grill {self.seat + 1}"


# In the order of the integers of `rules`.
MOVES = MoveBook(
    [
        *(Keep(pips) for pips in range(1, 6)),
        Keep(WORM),
        Stop(),
        Roll(),
        Gold(True),
        Gold(False),
        Weasel(),
        Null(),
        *(Back(name) for name in SPECIALISTS),
        *(Grill(seat) for seat in range(MOST_SEATS)),
    ],
    also={face: f"keep {face}" for face in FACES}
    | {"k" + face: f"keep {face}" for face in FACES}
    | {"s": "stop", "r": "roll"},
)
