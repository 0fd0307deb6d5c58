"""What can be asked over HTTP: games, tables, seats, records."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from guinguette.bots import levels
from guinguette.games import GAMES

from .config import Config
from .guard import Guard, address_of
from .host import Host
from .maker import Maker
from .messages import MOST_SEATS, Again, GameNow, LobbyTable, NewTable, Seated, Session, Sit, TableNow
from .refusals import Denied
from .store import Store
from .tokens import AnyRequest, holder_of, new_token, seat_cookie, token_of

GameAsked = Annotated[str | None, Parameter(pattern="^[a-z_]{1,40}$")]
SeatAsked = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)]


@get("/games", sync_to_thread=False, summary="The games on offer")
def games() -> list[GameNow]:
    return [
        GameNow(
            name=name,
            fewest=game.seats[0],
            most=game.seats[-1],
            options=msgspec.json.schema(game.options),
            levels=levels(name),
        )
        for name, game in GAMES.items()
    ]


@get("/tables", summary="The lobby: listed tables, those with open seats first")
async def lobby(request: AnyRequest, game: GameAsked = None) -> list[LobbyTable]:
    store: Store = request.app.state["store"]
    return await store.lobby(game)


@get("/codes/{code:str}", summary="A table by its six letters")
async def by_code(request: AnyRequest, code: str) -> TableNow:
    store: Store = request.app.state["store"]
    table = await store.find_code(code.strip().upper())
    if table is None:
        raise Denied("no-table", 404)
    return await table_now(request, table)


@get("/tables/{table:str}", summary="A table")
async def by_id(request: AnyRequest, table: str) -> TableNow:
    return await table_now(request, table)


async def table_now(request: AnyRequest, table: str) -> TableNow:
    host: Host = request.app.state["host"]
    return (await host.settled(table)).now(holder_of(token_of(request)))


@post("/tables/{table:str}/seats", summary="Sit down")
async def sit(request: AnyRequest, table: str, data: Sit) -> Response[Seated]:
    host: Host = request.app.state["host"]
    token = token_of(request)
    if token is None or not (await host.settled(table)).knows(holder_of(token)):
        token = new_token()  # the server makes tokens: one that holds nothing here may be anybody's invention
    holder = holder_of(token) or ""
    room = await host.act(table, lambda now: now.propose_sit(data.seat, data.name, data.nonce, holder))
    return seated(request, room.table.now(holder), token)


@post("/tables/{table:str}/session", summary="Come back with one's own link", status_code=200)
async def come_back(request: AnyRequest, table: str, data: Session) -> Response[Seated]:
    host: Host = request.app.state["host"]
    token = data.token or token_of(request)
    now = (await host.settled(table)).now(holder_of(token))
    if token is None or not now.yours:
        raise Denied("not-yours", 403)
    return seated(request, now, token)


@post("/tables/{table:str}/rematch", summary="The same game with the same people")
async def rematch(request: AnyRequest, table: str, data: Again) -> Response[Seated]:
    maker: Maker = request.app.state["maker"]
    guard: Guard = request.app.state["guard"]
    token = token_of(request)
    made = await maker.rematch(table, data, holder_of(token), lambda: guard.may_make(address_of(request)))
    return seated(request, made.now(holder_of(token)), token or "")


@get("/tables/{table:str}/record", summary="The game record", media_type="text/plain")
async def record(request: AnyRequest, table: str, seat: SeatAsked = None) -> str:
    """One's own knowledge while the game runs (`seat` chooses among several of one's own); all of it after."""
    host: Host = request.app.state["host"]
    found = await host.settled(table)
    yours = found.seats_of(holder_of(token_of(request)))
    if seat is None and yours:
        seat = yours[0]
    elif seat is not None and seat not in yours:
        raise Denied("not-yours", 403)
    return found.record(seat)


def seated(request: AnyRequest, table: TableNow, token: str) -> Response[Seated]:
    config: Config = request.app.state["config"]
    answer = Seated(table=table, token=token, link=f"/t/{table.code}#{token}")
    return Response(answer, cookies=[seat_cookie(table.id, token, secure=config.secure)])


@post("/tables", summary="Make a table")
async def make(request: AnyRequest, data: NewTable) -> Response[Seated]:
    maker: Maker = request.app.state["maker"]
    guard: Guard = request.app.state["guard"]
    guard.may_make(address_of(request))
    token = new_token()
    room = await maker.make(data, holder_of(token) or "")
    return seated(request, room.table.now(holder_of(token)), token)


ALL = (games, lobby, by_code, by_id, sit, come_back, rematch, record, make)
