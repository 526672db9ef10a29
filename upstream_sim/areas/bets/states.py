"""The life of a bet."""

from __future__ import annotations

from enum import StrEnum

from contracts.bet_filters import BetStatus
from upstream_sim.core.state_machine import StateMachine, register


class BetTrigger(StrEnum):
    WIN = "win"
    LOSE = "lose"
    CASH_OUT = "cash out"
    VOID = "void"


BET = register(
    StateMachine(
        name="Bet",
        start=BetStatus.OPEN,
        transitions={
            (BetStatus.OPEN, BetTrigger.WIN): BetStatus.WON,
            (BetStatus.OPEN, BetTrigger.LOSE): BetStatus.LOST,
            (BetStatus.OPEN, BetTrigger.CASH_OUT): BetStatus.CASHBACK,
            (BetStatus.OPEN, BetTrigger.VOID): BetStatus.CANCELED,
        },
        final=frozenset({BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK, BetStatus.CANCELED}),
    )
)
