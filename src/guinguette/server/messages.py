"""Everything that travels between a client and the server. `docs/protocol.md` tells it with examples.

Decoding is typed: an unknown field, tag or type is refused. `schema` writes all of it as JSON Schema.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from guinguette.coach.advice import Odd, Unit
from guinguette.core.playthrough import LONGEST_NAME, Standing
from guinguette.core.position import LONGEST as LONGEST_POSITION

BEST = "best"  # stands for the strongest bot that knows the game
MOST_SEATS = 12  # no game seats more; each game's own limit is checked by its rules
LONGEST_RECORD = 262_144
TOKEN_PATTERN = "^[0-9a-zA-Z_-]{43}$"  # noqa: S105  # what a token looks like is no secret

Language = Literal["en", "fr"]
Reaction = Literal["clap", "laugh", "wow", "sad", "cheers", "think"]
Kind = Literal["sit", "leave", "return", "keep", "bot", "move", "outcome", "chat", "react", "rematch"]
Status = Literal["open", "playing", "over", "archived"]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-zA-Z_-]{8,64}$")]
Token = Annotated[str, Meta(pattern=TOKEN_PATTERN)]
Level = Annotated[str, Meta(max_length=32)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Ply = Annotated[int, Meta(ge=0, lt=2**31)]
Id = Annotated[int, Meta(ge=0, lt=2**53)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything from outside."""


# Bodies of HTTP requests


class Chair(Asked, frozen=True, kw_only=True):
    """A seat as the table's maker wants it. A person's, on the maker's device, is taken at once or kept for it."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class Habits(Asked, frozen=True, kw_only=True):
    """How a table behaves."""

    listed: bool = False
    clock: Annotated[int, Meta(ge=5, le=14 * 86_400)] | None = None  # seconds per turn
    keeper: Level | None = BEST  # the bot that keeps the seat of whoever left or ran out of time; null: we wait
    pause: Annotated[float, Meta(ge=0, le=10)] = 0.8  # seconds a bot seems to think
    chat: bool = True
    hints: bool = True


class NewTable(Asked, frozen=True, kw_only=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str | int | bool] = {}
    habits: Habits = Habits()
    nonce: Nonce | None = None  # with one, people sit at once; without, they first see what the table promises


class Sit(Asked, frozen=True, kw_only=True):
    """Take a seat; the first open one, if none is named."""

    name: Name
    nonce: Nonce
    seat: Seat | None = None


class Session(Asked, frozen=True, kw_only=True):
    """Come back with one's own link; or ask for it, with the cookie."""

    token: Token | None = None


class Again(Asked, frozen=True, kw_only=True):
    """Play the same game with the same people. Without a nonce, one's seats are kept until one sits down."""

    nonce: Nonce | None = None


class Replaying(Asked, frozen=True, kw_only=True):
    """Look at a game record, all of it open, or from one seat."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: Seat | None = None


class Consult(Asked, frozen=True, kw_only=True):
    """Ask the coach about a real table. What is not told is as at the start of a game."""

    position: Annotated[str, Meta(max_length=LONGEST_POSITION)]  # a position line, or the game and some of its fields
    kept: Annotated[str, Meta(max_length=40)] = ""  # dice set aside before the roll
    roll: Annotated[str, Meta(max_length=40)] = ""  # dice just rolled
    rolls: Annotated[int, Meta(ge=1, le=3)] | None = None  # the how manieth roll it is, where that counts
    players: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []  # for sentences; none: by their numbers


# Messages of a client over the socket


class Request(Asked, frozen=True, tag=str.lower, tag_field="type"):
    id: Id | None = None  # comes back as `re` with whatever answers this message


class Numbered(Struct, frozen=True):
    """Any message, read for its number only."""

    id: Id | None = None


class Hello(Request, frozen=True, kw_only=True):
    """Look at the table from a seat of one's own, or as a spectator. May be said again."""

    seat: Seat | None = None
    since: Ply | None = None  # the last event already known
    language: Language = "en"
    token: Token | None = None  # for clients without cookies


class Play(Request, frozen=True, kw_only=True):
    ply: Ply  # the last event seen
    move: Annotated[str, Meta(max_length=80)]


class Chat(Request, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class React(Request, frozen=True, kw_only=True):
    reaction: Reaction


class Leave(Request, frozen=True, kw_only=True):
    pass


class Return(Request, frozen=True, kw_only=True):
    pass


class Fill(Request, frozen=True, kw_only=True):
    """Give an open seat to a bot."""

    seat: Seat
    level: Level


class Hint(Request, frozen=True, kw_only=True):
    ply: Ply


FromClient = Hello | Play | Chat | React | Leave | Return | Fill | Hint


# What the server says


class Said(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line: what to say, and how it reads in the client's language."""

    key: str
    text: str
    args: dict[str, Any] = {}
    clause: str | None = None


class LegalMove(Struct, frozen=True, gc=False):
    """A move open to this seat: send `move` back; `label` is what a button says."""

    move: str
    label: Said


class SeatNow(Struct, frozen=True, kw_only=True, gc=False):
    """Who sits where. `away`: someone who left or ran out of time; a bot keeps the seat if the table says so."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: str | None
    away: bool


class Event(Struct, frozen=True, kw_only=True, gc=False):
    """One entry of the table's log, as this client may know it."""

    ply: int
    kind: Kind
    seat: int | None  # whose doing; null for chance
    text: str  # the move or outcome in notation, the chat, the reaction, the name, the code of the next table
    at: float  # seconds since 1970
    lines: list[Said] | UnsetType = UNSET
    to_move: int | UnsetType | None = UNSET
    deadline: float | UnsetType | None = UNSET
    view: Any = UNSET  # after this event
    legal: list[LegalMove] | UnsetType = UNSET
    seats: list[SeatNow] | UnsetType = UNSET
    result: "Result | UnsetType" = UNSET


class Result(Struct, frozen=True):
    """How the game ended, and the secret that the dice came from."""

    standings: list[Standing]
    secret: str


class TableNow(Struct, frozen=True, kw_only=True):
    """A table as anyone may know it."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    habits: Habits
    status: Status
    seats: list[SeatNow]
    yours: list[int]
    commitment: str
    created: float


class Answer(Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type"):
    re: int | None = None  # the `id` of the message that this answers


class Table(Answer, frozen=True, kw_only=True):
    """Everything at once: the answer to `hello`."""

    now: float  # the server's clock, to draw deadlines by; seconds since 1970
    table: TableNow
    seat: int | None  # the viewpoint
    ply: int
    history: list[Event]  # the last events, without views
    to_move: int | None
    deadline: float | None
    view: Any  # null until everybody sits
    legal: list[LegalMove]
    result: Result | None


class Events(Answer, frozen=True, kw_only=True):
    """What happened, in order; all of it is stored."""

    now: float
    events: list[Event]


class Presence(Answer, frozen=True, kw_only=True):
    """Who is connected; follows every `hello`, and is told anew when it changes. Not stored, so it has no ply."""

    seats: list[int]  # whose holders have a socket open
    spectators: int  # sockets of everybody else


class Advice(Answer, frozen=True, kw_only=True):
    """What the coach says: the answer to `hint`."""

    ply: int  # what it is about
    advice: "Counsel"


class Refusal(Answer, frozen=True, kw_only=True):
    """Nothing changed. The same shape answers HTTP requests."""

    code: str
    text: str
    args: dict[str, Any] = {}
    clause: str | None = None


class Bye(Answer, frozen=True, kw_only=True):
    """The server stops; come back in so many seconds, with `since`."""

    retry: float


FromServer = Table | Events | Presence | Advice | Refusal | Bye


class Seated(Struct, frozen=True, kw_only=True):
    """The seats are yours. `token` belongs in your own link: whoever has it, has the seats."""

    table: TableNow
    token: str
    link: str


class Outlook(Struct, frozen=True, kw_only=True, gc=False):
    """What is to be expected, if the best is made of it."""

    value: float  # in the counsel's unit
    win: float | None  # the chance to win the game, where it is known
    odds: list[Odd]  # of the counsel's ends, likeliest first: [end, chance]
    reasons: list[Said]


class Tip(Outlook, frozen=True, kw_only=True, gc=False):
    """A legal move."""

    move: str
    label: Said  # as in `LegalMove`
    behind: float  # how much worse than the best: in chances to win where they are known, else in the unit


class Counsel(Struct, frozen=True, kw_only=True):
    """Odds and hints, best first, in words and numbers."""

    game: str
    seat: int
    unit: Unit
    exact: bool  # the turn is solved; else values are rules of thumb
    ends: list[Said]  # what odds are about
    tips: list[Tip]  # every legal move
    ahead: Outlook | None  # instead of tips while the dice are to be rolled


class Consulted(Struct, frozen=True, kw_only=True):
    """A real table as it was understood, and what the coach says about it."""

    position: str  # the whole line, after the roll
    seat: int | None  # who decides, or whose dice are to be rolled; null if the game is over
    view: Any
    lines: list[Said]  # what the roll brought by itself
    counsel: Counsel | None  # null if the roll ended the turn


class ReplayStep(Struct, frozen=True, kw_only=True, gc=False):
    """A move or an outcome, and the table after it."""

    turn: int  # 0 before the first turn
    kind: Literal["move", "outcome"]
    seat: int | None  # who moved; null for chance
    text: str  # in notation
    lines: list[Said]
    to_move: int | None
    view: Any


class ReplayTurn(Struct, frozen=True, kw_only=True, gc=False):
    """Where a turn begins."""

    turn: int
    seat: int
    step: int  # the first of its steps, from 0
    win: list[float] | None  # each seat's chance to win before it, where that is known


class Replay(Struct, frozen=True, kw_only=True):
    """A game from beginning to end."""

    game: str
    players: list[str]
    options: dict[str, Any]
    seat: int | None  # the viewpoint; null: everything is open
    to_move: int | None  # at the beginning, as is `view`
    view: Any
    steps: list[ReplayStep]
    turns: list[ReplayTurn]
    standings: list[Standing] | None  # null if the game is not over


class GameNow(Struct, frozen=True, kw_only=True):
    """A game on offer: how many may play it, its options as JSON Schema, the bots that know it."""

    name: str
    fewest: int
    most: int
    options: dict[str, Any]
    levels: list[str]


class LobbyTable(Struct, frozen=True, kw_only=True):
    """A listed table."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: int
    free: int
    created: float


def read_request(text: str) -> FromClient:
    """Raises `msgspec.DecodeError` at anything but a message of a client."""
    request: FromClient = _requests.decode(text)
    return request


_requests = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
