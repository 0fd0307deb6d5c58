"""The Litestar application, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import guinguette
from guinguette.core.errors import Refused

from . import page, probes, routes, study
from .config import Config
from .database import bring_up_to_date, open_database
from .faults import on_fault, on_http, on_refused
from .guard import Guard, check_origin, check_pace, check_table
from .host import Host
from .keeper import Keeper
from .maker import Maker
from .metrics import Metrics
from .pool import Pool
from .socket import table_socket
from .store import Store
from .warming import warm_up
from .wire import Wire

LARGEST_BODY = 16_384


@asynccontextmanager
async def run(app: Litestar) -> AsyncIterator[None]:
    """Everything that lives as long as the server does."""
    config: Config = app.state["config"]
    engine = open_database(config.database)
    await asyncio.to_thread(bring_up_to_date, engine)
    metrics = Metrics()
    store = Store(engine, metrics.batch.observe)
    host = Host(store, metrics)
    keeper = Keeper(host, config)
    host.acted = keeper.watch
    running = [asyncio.create_task(keeper.run(), name="keeper"), asyncio.create_task(warm_up(config), name="warm")]
    if config.channels:
        host.wire = Wire(config.channels, host)
        running.append(asyncio.create_task(host.wire.run(), name="wire"))
    pools = {"hints": Pool(), "replays": Pool()}  # apart, so that nobody waits at a table for somebody's replay
    app.state.update(metrics=metrics, store=store, host=host, maker=Maker(host), guard=Guard(config), **pools)
    try:
        yield
    finally:
        for task in (*running, *keeper.tasks):
            task.cancel()
        await asyncio.gather(*running, *keeper.tasks, return_exceptions=True)
        keeper.close()
        for pool in pools.values():
            pool.close()
        await asyncio.to_thread(store.close)


def create_app(config: Config) -> Litestar:
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*routes.ALL, *study.ALL], guards=[check_pace]),
            table_socket,
            probes.health,
            probes.ready,
            probes.metrics,
            *page.page_routes(),
        ],
        lifespan=[run],
        guards=[check_origin, check_table],
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_fault},
        openapi_config=OpenAPIConfig("Guinguette", guinguette.__version__, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        state=State({"config": config}),
    )
