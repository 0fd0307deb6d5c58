"""For whoever watches over the server: /health, /ready, /metrics."""

from litestar import Response, get

from .host import Host
from .metrics import Metrics
from .refusals import Denied
from .store import Store
from .tokens import AnyRequest


@get("/health", sync_to_thread=False, summary="The process lives")
def health() -> dict[str, str]:
    return {"status": "ok"}


@get("/ready", summary="Tables can be played: the database answers; whether other processes are heard")
async def ready(request: AnyRequest) -> Response[dict[str, bool]]:
    store: Store = request.app.state["store"]
    host: Host = request.app.state["host"]
    try:
        database = await store.answers()
    except Denied:
        database = False
    channels = host.wire is None or host.wire.connected
    return Response({"database": database, "channels": channels}, status_code=200 if database else 503)


@get("/metrics", sync_to_thread=False, media_type="text/plain", include_in_schema=False)
def metrics(request: AnyRequest) -> bytes:
    figures: Metrics = request.app.state["metrics"]
    return figures.text()
