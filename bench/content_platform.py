"""The simulator with much content and images, and little of all else, so that it is ready in seconds.

SIM_PORT=PORT SIM_SCALE=SCALE python -m bench.content_platform
"""

from __future__ import annotations

from datetime import datetime

from upstream_sim.core.world.start import Build, Start, without_collector
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.fixtures import parts
from upstream_sim.http.app import Simulator
from upstream_sim.http.server import serve
from upstream_sim.http.settings import load_settings

CONTENT = frozenset({"cms", "media"})


def load(seed: int, now: datetime, scale: int) -> Start:
    """A starting world in which content and images alone are so many."""
    with without_collector():
        build = Build(seed, now)
        for part in parts():
            build.scale = scale if part.name in CONTENT else 1
            part.fill(build)
        start = build.done()
        start.build_indexes()
        return start


def main() -> None:
    """Serves as the environment says."""
    settings = load_settings()
    worlds = Worlds(load, seed=settings.seed, now=settings.now, scale=settings.scale, limits=settings.limits)
    serve(Simulator(worlds), settings.host, settings.port)


if __name__ == "__main__":
    main()
