"""Support tickets: the rules behind `contracts.areas.support`."""

from upstream_sim.areas.support import (
    attachments,
    commands,
    customer,
    events,
    jobs,
    live,
    queries,
    replies,
    simulated_staff,
)

__all__ = ["attachments", "commands", "customer", "events", "jobs", "live", "queries", "replies", "simulated_staff"]
