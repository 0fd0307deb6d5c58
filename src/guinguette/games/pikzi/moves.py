"""The moves of Pikzi and how people type them."""

from guinguette.core.moves import Move, MoveBook

from .state import MOST_SEATS

PORTRAITS = ("leica", "philomene", "fernand", "mozart")
PIECES = tuple(f"{portrait} {number}" for portrait in PORTRAITS for number in range(1, 5))
CARDS = (*PIECES, "bull", "hen", "wolf", "dog")


class Place(Move, frozen=True):
    """Lay a piece in front of oneself: `mozart 3`."""

    card: str

    def __str__(self) -> str:
        return f"place {self.card}"


class Discard(Move, frozen=True):
    """Throw a card away."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class Bull(Move, frozen=True):
    """Take a piece that lies in front of this seat (from 0; people type it from 1)."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"bull {self.seat + 1} {self.card}"


class Wolf(Move, frozen=True):
    """Take all pieces of a portrait that lie in front of this seat."""

    seat: int
    portrait: str

    def __str__(self) -> str:
        return f"wolf {self.seat + 1} {self.portrait}"


class Hen(Move, frozen=True):
    """Draw a card out of this seat's hand."""

    seat: int

    def __str__(self) -> str:
        return f"hen {self.seat + 1}"


class Dog(Move, frozen=True):
    """Answer an attack with a guard dog."""

    def __str__(self) -> str:
        return "dog"


class Let(Move, frozen=True):
    """Let an attack happen."""

    def __str__(self) -> str:
        return "let"


class Back(Move, frozen=True):
    """Give the hen's card back."""

    def __str__(self) -> str:
        return "give back"


class Put(Move, frozen=True):
    """Place the hen's card at once."""

    def __str__(self) -> str:
        return "put"


class Swap(Move, frozen=True):
    """Keep the hen's card, and give this one of one's own for it."""

    card: str

    def __str__(self) -> str:
        return f"swap {self.card}"


class Pass(Move, frozen=True):
    """Do nothing, with an empty hand."""

    def __str__(self) -> str:
        return "pass"


# In the order of the integers of `rules`.
ALL: tuple[Move, ...] = (
    *(Discard(card) for card in CARDS),
    *(Place(piece) for piece in PIECES),
    *(Bull(seat, piece) for seat in range(MOST_SEATS) for piece in PIECES),
    *(Wolf(seat, portrait) for seat in range(MOST_SEATS) for portrait in PORTRAITS),
    *(Hen(seat) for seat in range(MOST_SEATS)),
    Dog(),
    Let(),
    Back(),
    Put(),
    *(Swap(card) for card in CARDS),
    Pass(),
)


def shortened(text: str) -> str:
    """`mozart 3` as `m3`, `mozart` as `m`: in position lines, and wherever people type."""
    for portrait in PORTRAITS:
        text = text.replace(f"{portrait} ", portrait[0]).replace(portrait, portrait[0])
    return text


def accented(text: str) -> str:
    """The names as the booklet prints them."""
    return text.replace("leica", "léïca").replace("philomene", "philomène")


MOVES = MoveBook(ALL, also={written(str(move)): str(move) for move in ALL for written in (shortened, accented)})
