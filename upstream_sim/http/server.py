"""The server process: the simulator with its settings, behind uvicorn."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import sys

import uvicorn

from upstream_sim.core.serving.threaded_log import ThreadedHandler
from upstream_sim.http.app import Simulator, create_app
from upstream_sim.http.responder import DroppableProtocol
from upstream_sim.http.settings import SettingsRefused, load_settings


def main() -> None:
    """Serves as the environment says. Exits with a sentence for a setting that is refused."""
    try:
        settings = load_settings()
    except SettingsRefused as refused:
        sys.exit(str(refused))
    log = ThreadedHandler(sys.stderr.fileno())
    logging.basicConfig(level=logging.INFO, format="%(message)s", handlers=[log])
    app = create_app(settings)
    log.start()
    serve(app, settings.host, settings.port)


class _Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """What is logged is written before the signal that ended the server ends the process."""
        await super().shutdown(sockets)
        for handler in logging.getLogger().handlers:
            handler.flush()


def serve(app: Simulator, host: str, port: int) -> None:
    """Serves until told to end. What is loaded stays, so the garbage collector need not look at it."""
    gc.freeze()
    gc.enable()
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=DroppableProtocol,
        loop="uvloop",
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        date_header=True,
        timeout_keep_alive=75,
    )
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config).run()
