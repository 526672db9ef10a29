"""The server process: the simulator with its settings, behind uvicorn."""

from __future__ import annotations

import gc
import logging
import sys

import uvicorn

from upstream_sim.http.app import Simulator, create_app
from upstream_sim.http.responder import DroppableProtocol
from upstream_sim.http.settings import SettingsRefused, load_settings


def main() -> None:
    """Serves as the environment says. Exits with a sentence for a setting that is refused."""
    try:
        settings = load_settings()
    except SettingsRefused as refused:
        sys.exit(str(refused))
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    serve(create_app(settings), settings.host, settings.port)


def serve(app: Simulator, host: str, port: int) -> None:
    """Serves until told to end. What is loaded stays, so the garbage collector need not look at it."""
    gc.freeze()
    gc.enable()
    uvicorn.run(
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
