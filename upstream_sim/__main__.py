"""Runs the simulated platform: `python -m upstream_sim`."""

from __future__ import annotations

import gc

gc.disable()  # until it serves: to look for garbage among what is loaded takes a tenth of the start

from upstream_sim.http.server import main  # noqa: E402

if __name__ == "__main__":
    main()
