"""Builds the starting worlds that several steps of a test run need, once and not in each of their processes."""

from __future__ import annotations

from datetime import UTC, datetime

from upstream_sim import testing
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.fixtures.start_cache import default_folder, load_cached

# Of the tests in a browser and the surfaces, beside the world of today that each simulator begins with.
SCREENS = datetime(2026, 11, 15, 9, tzinfo=UTC)


def instants() -> list[datetime]:
    """When they begin."""
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return [testing.NOW, SCREENS, today]


def main() -> None:
    for now in instants():
        load_cached(default_folder(), DEFAULT_SEED, now)


if __name__ == "__main__":
    main()
