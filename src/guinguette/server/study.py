"""What can be asked over HTTP to get better at a game: replays, and a coach for real tables."""

from collections.abc import Callable
from typing import Any

from litestar import Response, get, post

from guinguette.core.playthrough import Playthrough

from .advice import consult
from .faults import language_of
from .guard import Guard, address_of
from .host import Host
from .messages import Consult, Consulted, Replay, Replaying, encode
from .pool import Pool
from .refusals import Denied
from .replay import packed, read, replay
from .routes import SeatAsked
from .store import Store
from .tokens import AnyRequest

LARGEST_RECORD = 600_000  # bytes of a request; JSON needs more than one for some characters


@post("/replay", summary="A game record, step by step", status_code=200, request_max_body_size=LARGEST_RECORD)
async def any_replay(request: AnyRequest, data: Replaying) -> Response[Replay]:
    return await answer(request, lambda: read(data.record), data.seat)


@get("/tables/{table:str}/replay", summary="A finished game, step by step; by the table's id or code")
async def table_replay(request: AnyRequest, table: str, seat: SeatAsked = None) -> Response[Replay]:
    host: Host = request.app.state["host"]
    store: Store = request.app.state["store"]
    found = await host.settled(await store.find_code(table.upper()) or table)
    play = found.play
    if play is None or found.result is None:
        raise Denied("not-over")
    return await answer(request, lambda: play, seat)


async def answer(request: AnyRequest, game: Callable[[], Playthrough], seat: int | None) -> Response[Any]:
    guard: Guard = request.app.state["guard"]
    pool: Pool = request.app.state["replays"]
    guard.may_replay(address_of(request))
    language, compress = language_of(request), "gzip" in request.headers.get("accept-encoding", "")

    def work() -> bytes:
        return packed(replay(game(), seat, language), compress=compress)

    headers = {"vary": "accept-encoding, accept-language"} | ({"content-encoding": "gzip"} if compress else {})
    return Response(await pool.run(work), media_type="application/json", headers=headers)


@post("/coach", summary="Advice for a real table", status_code=200)
async def ask_coach(request: AnyRequest, data: Consult) -> Response[Consulted]:
    pool: Pool = request.app.state["hints"]
    language = language_of(request)
    body: Any = await pool.run(lambda: encode(consult(data, language)))
    return Response(body, media_type="application/json")


ALL = (any_replay, table_replay, ask_coach)
