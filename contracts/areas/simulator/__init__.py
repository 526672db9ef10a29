"""The simulated platform: worlds, clock, faults, events, journal and scenarios.

Every operation concerns the session's own world, except the list of accounts before sign-in.
"""

from contracts.areas.simulator import clock, events, faults, journal, scenarios, worlds

OPERATIONS = (
    *worlds.OPERATIONS,
    *scenarios.OPERATIONS,
    *clock.OPERATIONS,
    *faults.OPERATIONS,
    *events.OPERATIONS,
    *journal.OPERATIONS,
)
