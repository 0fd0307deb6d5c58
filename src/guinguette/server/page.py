"""The web page: built files of `web/`, from the package or the source tree; a few words where there are none."""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

from .refusals import Denied
from .tokens import AnyConnection, AnyRequest

HERE = Path(__file__).parent
PLACES = (HERE / "static", HERE.parents[2] / "web" / "dist")
INNER = ["/t/{name:str}", "/rules/{name:str}", "/replay", "/replay/{name:str}", "/coach", "/coach/{name:str}"]
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
ASK_AGAIN = "no-cache"
AN_HOUR = CacheControlHeader(public=True, max_age=3600)
MOST_FILES = 256
LONGEST_PATH = 255  # bytes; usual file systems take no longer names

mimetypes.add_type("font/woff2", ".woff2")  # Python itself does not know it

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Guinguette</title>
<h1>Guinguette</h1>
<p>The tables are open, but the web page is not built yet. In a source tree, run <code>make play</code>.</p>
<p>Programs are welcome: <a href="/schema/openapi.json">OpenAPI</a>, <a href="/api/games">games</a>.</p>
</html>
"""


def built_page() -> Path | None:
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


def page_routes() -> list[HTTPRouteHandler | Router]:
    folder = built_page()
    if folder is None:
        return [not_built]

    @get(["/", *INNER], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:  # which reads its own address
        return await asyncio.to_thread(send, request, folder / "index.html", ASK_AGAIN)

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: AnyRequest) -> Response[bytes]:
        return await asyncio.to_thread(send, request, folder / "assets" / request.path_params["name"], FOREVER)

    static = create_static_files_router("/", [folder], cache_control=AN_HOUR, include_in_schema=False)
    return [Router("/", route_handlers=[page, asset, static], guards=[check_path])]


async def check_path(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A Litestar guard: file systems fail at a NUL or a very long name, where there is simply no file."""
    path = connection.scope["path"]
    if "\0" in path or len(path.encode()) > LONGEST_PATH:
        raise Denied("not-found", 404)


def send(request: AnyRequest, file: Path, caching: str) -> Response[bytes]:
    if not file.is_file():
        raise Denied("not-found", 404)
    plain, packed = read(file, file.stat().st_mtime_ns)
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(MOST_FILES)
def read(file: Path, _changed: int) -> tuple[bytes, bytes | None]:
    """A file, and the same compressed if that is worth it. Fonts and pictures are compressed already."""
    plain = file.read_bytes()
    packed = gzip.compress(plain, 9)
    return plain, packed if len(packed) < 0.9 * len(plain) else None


@get(["/", *INNER], media_type="text/html", sync_to_thread=False, include_in_schema=False)
def not_built() -> Response[str]:
    return Response(NOT_BUILT)
