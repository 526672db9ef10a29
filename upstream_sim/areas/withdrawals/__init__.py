"""Withdrawals and the providers that pay them: the rules behind `contracts.areas.withdrawals`."""

from upstream_sim.areas.withdrawals import commands, events, jobs, live, order_marks, queries, simulated_staff

__all__ = ["commands", "events", "jobs", "live", "order_marks", "queries", "simulated_staff"]
