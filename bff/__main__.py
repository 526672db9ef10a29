"""`python -m bff`: serve the console."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from functools import partial

import uvicorn
import uvloop

from bff.app import bootstrap
from bff.environment import load
from bff.heap import keep_pieces
from bff.metrics.process_log import LogHandler, Unbuffered
from bff.metrics.production import production_problems
from bff.metrics.telemetry import Log
from bff.requests.connections import Connections
from bff.requests.draining import DrainingServer, affordable
from bff.requests.limits import LimitedProtocol
from bff.settings import Settings, WrongSetting

ALLOCATIONS = 20_000
NOT_PRODUCTION = "A set-up that is not for production says so by BFF_PRODUCTION=false."


def main() -> int:
    keep_pieces()
    log = Log(Unbuffered(sys.stdout.fileno()))
    try:
        settings = load()
        problems = list(production_problems(settings))
        if problems:
            raise WrongSetting("\n".join([*problems, NOT_PRODUCTION]))
        _check_log(log)
        limit = affordable(settings.connections)
        connections = Connections(settings, limit)
        app = bootstrap(settings, log=log, connections=connections)
    except WrongSetting as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    if limit < settings.connections:
        log.write("warning", "connections are lowered to the file limit", wanted=settings.connections, limit=limit)
    logging.basicConfig(handlers=[LogHandler(log)], level=logging.INFO)
    gc.freeze()  # what is loaded stays: no collection need look at it
    gc.set_threshold(ALLOCATIONS, 20, 20)  # requests leave few cycles behind
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server(settings, app, connections).serve())
    return 0


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
