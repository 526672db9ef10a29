"""Withdrawals and the providers that pay them: the rules behind `contracts.areas.withdrawals`."""

from upstream_sim.areas.withdrawals import calls, facts, hearing, outside

__all__ = ["calls", "facts", "hearing", "outside"]
