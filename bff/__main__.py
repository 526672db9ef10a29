"""`python -m bff`: serve the console."""

from __future__ import annotations

import asyncio
import logging
import sys

import uvicorn
import uvloop

from bff.app import bootstrap
from bff.limits import limited_protocol
from bff.settings import Settings, WrongSetting, load
from bff.telemetry import Log, LogHandler


def main() -> int:
    log = Log(sys.stdout)
    try:
        settings = load()
        app = bootstrap(settings, log=log)
    except WrongSetting as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    logging.basicConfig(handlers=[LogHandler(log)], level=logging.INFO)
    server = uvicorn.Server(config(settings, app))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server.serve())
    return 0


def config(settings: Settings, app: object) -> uvicorn.Config:
    """How uvicorn serves: our header limit, our logs, our word on proxies."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # uvicorn's own ASGI types are not Starlette's
        host=settings.host,
        port=settings.port,
        http=limited_protocol(settings.header_limit_bytes, settings.download_stall_seconds),
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=settings.drain_seconds,
    )


if __name__ == "__main__":
    sys.exit(main())
