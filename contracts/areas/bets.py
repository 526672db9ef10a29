"""Bets: what they are made of."""

from __future__ import annotations

from enum import StrEnum


class BetType(StrEnum):
    CASINO = "CASINO"
    SPORT = "SPORT"


class BetMode(StrEnum):
    """Of a sport bet: one selection; several that must all win; or every pair of several."""

    SINGLE = "SINGLE"
    COMBO = "COMBO"
    SYSTEM = "SYSTEM"


class BetStatus(StrEnum):
    OPEN = "OPEN"
    WON = "WON"
    LOST = "LOST"
    CASHBACK = "CASHBACK"
    CANCELED = "CANCELED"


class StakeFrom(StrEnum):
    MAIN = "MAIN"
    FREE_BET = "FREE_BET"
