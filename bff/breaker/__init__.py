"""Keeps calls from operations of the platform that fail, and tells which areas are slow. Optional: imported
only when BFF_BREAKER is on."""

from bff.breaker.breaker import Breaker, BreakerLimits, Refused, State
from bff.breaker.guard import AreaGuard
from bff.breaker.pace import Pace

__all__ = ["AreaGuard", "Breaker", "BreakerLimits", "Pace", "Refused", "State"]
