"""The web page: built files of `web/`, from the package or the source tree; a few words where there are none."""

from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

HERE = Path(__file__).parent
PLACES = (HERE / "static", HERE.parents[2] / "web" / "dist")

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
    index = folder / "index.html"

    @get(["/t/{name:str}", "/rules/{name:str}"], media_type="text/html", sync_to_thread=False, include_in_schema=False)
    def inner_page(name: str) -> File:  # noqa: ARG001  # the page reads its own address
        return File(index, content_disposition_type="inline", media_type="text/html")

    files = create_static_files_router("/", [folder], html_mode=True, include_in_schema=False)
    return [inner_page, files]


@get(["/", "/t/{code:str}"], media_type="text/html", sync_to_thread=False, include_in_schema=False)
def not_built(code: str = "") -> Response[str]:  # noqa: ARG001
    return Response(NOT_BUILT)
