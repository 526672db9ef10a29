"""What the console asks of a simulated platform alone.

All of it is about the session's own world, but for the accounts before sign-in.
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
