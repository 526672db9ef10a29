"""Runs the simulated platform: `python -m upstream_sim`."""

from __future__ import annotations

import gc
import logging
import sys

import uvicorn

from upstream_sim.app import create_app
from upstream_sim.connection import DroppableProtocol
from upstream_sim.settings import SettingsRefused, load_settings


def main() -> None:
    try:
        settings = load_settings()
    except SettingsRefused as refused:
        sys.exit(str(refused))
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    app = create_app(settings)
    gc.freeze()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        http=DroppableProtocol,
        loop="uvloop",
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        date_header=True,
        timeout_keep_alive=75,
    )


if __name__ == "__main__":
    main()
