"""The pending deposits that their provider does not have."""

from __future__ import annotations

from datetime import datetime

import msgspec

from upstream_sim.core.tables.schema import Schema


class UnpaidDeposit(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A pending deposit that cannot be verified until the player pays; `askedAt` is when staff last tried."""

    txId: str
    opId: str
    askedAt: datetime | None = None


UNPAID_DEPOSITS = Schema(name="unpaidDeposits", record=UnpaidDeposit, key="txId")
