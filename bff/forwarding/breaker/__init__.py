"""Keeps calls from operations of the platform that fail, and tells which areas are slow. Optional: imported
only when BFF_BREAKER is on."""

from bff.forwarding.breaker.breaker import Breaker, BreakerLimits, Refused, State
from bff.forwarding.breaker.guard import AreaGuard
from bff.forwarding.breaker.pace import Pace

__all__ = ["AreaGuard", "Breaker", "BreakerLimits", "Pace", "Refused", "State"]
