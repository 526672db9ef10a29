"""`python -m bff`: serve the console; with `--check`, say how it is set, or what is wrong with that, and end."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

import uvicorn
import uvloop
from starlette.types import ASGIApp

from bff.app import bootstrap
from bff.environment import effective, load
from bff.heap import Trimmer, keep_pieces
from bff.metrics.process_log import LogHandler, Unbuffered
from bff.metrics.production import production_problems
from bff.metrics.telemetry import Log
from bff.requests.connections import Connections
from bff.requests.draining import DrainingServer, affordable
from bff.requests.limits import LimitedProtocol
from bff.settings import Settings, WrongSetting

if TYPE_CHECKING:
    from bff.metrics.observing import Observed
    from bff.workers import Parent

ALLOCATIONS = 20_000
CHECK = "--check"
WORKER = "--worker"  # what a parent starts
ONE_PROCESS = (
    "BFF_WORKERS is wrong: more than one needs BFF_REDIS_URL, since each process would have sessions of its own."
)
NOT_PRODUCTION = "A set-up that is not for production says so by BFF_PRODUCTION=false."


def main() -> int:
    keep_pieces()
    is_worker = WORKER in sys.argv
    stream = Unbuffered(sys.stdout.fileno(), is_shared=is_worker)
    try:
        settings = load()
        _check(settings)
        observed = None if CHECK in sys.argv else _observed(settings, stream, is_worker=is_worker)
        log = observed.log if observed else Log(stream)
        if CHECK not in sys.argv:
            _check_log(log)
        if settings.redis_url:
            from bff.stores.redis import check_store  # noqa: PLC0415 - imported only when switched on

            check_store(settings, log.write)
        if CHECK in sys.argv:
            sys.stdout.write("".join(f"{line}\n" for line in effective(settings)))
            return 0
        serve = None
        if settings.workers > 1:
            from bff.workers import Parent, place_of  # noqa: PLC0415 - imported only when switched on

            if not is_worker:
                return asyncio.run(_as_parent(Parent(settings, log.write), log, observed))
            settings, serve = place_of(sys.argv, settings)
        limit = affordable(settings.connections)
        connections = Connections(settings, limit)
        console = bootstrap(settings, log=log, connections=connections, on_much=Trimmer().soon)
        app: ASGIApp = console
        if observed:
            proxy = console.proxy
            app = observed.around(console, proxy.upstream, proxy.shared, console.stores, connections)
    except WrongSetting as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    if limit < settings.connections:
        log.write("warning", "connections are lowered to the file limit", wanted=settings.connections, limit=limit)
    logging.basicConfig(handlers=[LogHandler(log)], level=logging.INFO)
    gc.freeze()  # what is loaded stays: no collection need look at it
    gc.set_threshold(ALLOCATIONS, 20, 20)  # requests leave few cycles behind
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        serving = server(settings, app, connections)
        runner.run(serving.serve() if serve is None else serve(serving))
    return 0


def _check(settings: Settings) -> None:
    """Raises WrongSetting for what does not go together, or is not for production."""
    problems = list(production_problems(settings))
    if problems:
        raise WrongSetting("\n".join([*problems, NOT_PRODUCTION]))
    if settings.workers > 1 and not settings.redis_url:
        raise WrongSetting(ONE_PROCESS)


def _observed(settings: Settings, stream: Unbuffered, *, is_worker: bool) -> Observed | None:
    if not (settings.metrics_port or settings.metrics_token or settings.traces):
        return None
    from bff.metrics.observing import Observed  # noqa: PLC0415 - imported only when switched on

    return Observed(settings, stream, is_worker=is_worker)


async def _as_parent(parent: Parent, log: Log, observed: Observed | None) -> int:
    """What it comes to, its log written by a thread: a reader who takes nothing stops nobody."""
    log.start()
    try:
        async with observed.of_workers() if observed else nullcontext():
            return await parent.run()
    finally:
        log.stop()


def _check_log(log: Log) -> None:
    """Raises WrongSetting where the log cannot be written."""
    log.write("info", "starting")
    if log.error:
        raise WrongSetting(f"The log cannot be written to the standard output: {log.error.strerror}.")


def server(settings: Settings, app: object, connections: Connections) -> DrainingServer:
    """uvicorn with our limits, logs and trusted proxies."""
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]  # uvicorn's own ASGI types are not Starlette's
        host=settings.host,
        port=settings.port,
        http=partial(LimitedProtocol, settings, connections),  # type: ignore[arg-type]  # it is called as a class is
        interface="asgi3",
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=settings.drain_seconds,
    )
    return DrainingServer(config, connections, settings.ready_grace)


if __name__ == "__main__":
    sys.exit(main())
