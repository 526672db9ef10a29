"""Records of cashback: players' totals, settings of their own, and who is due for credit."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.operator_settings import CashbackLevel
from upstream_sim.shared.records import UserRef


class CashbackTotals(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a player was given since the beginning, in US cents: `confirmed` are the claims that were paid,
    `monthCredited` is what was credited in `month` (see `month_number`). What was bet and won is the bets'."""

    playerCode: str
    opId: str
    cashBonus: int = 0
    bonusClaim: int = 0
    confirmed: int = 0
    month: int = 0
    monthCredited: int = 0


class PlayerSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player's own settings."""

    playerCode: str
    opId: str
    minWithdrawAmountInUSD: Decimal
    autoApproval: bool
    settings: tuple[CashbackLevel, ...]
    settingsToOverride: tuple[int, ...]
    updatedBy: UserRef
    updatedAt: datetime
    revision: int = 1


class PendingCredit(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player whose totals or settings changed since the last credit."""

    playerCode: str


CASHBACK_TOTALS = Schema(name="cashbackStandings", record=CashbackTotals, key="playerCode", bitmaps=("opId",))
PLAYER_SETTINGS = Schema(
    name="cashbackPlayerSettings",
    record=PlayerSettings,
    key="playerCode",
    bitmaps=("opId",),
    audit=AuditSpec(
        area=ActivityArea.PLAYERS,
        kind="Cashback settings",
        title=lambda settings: f"Cashback settings of {settings.playerCode}",
        readers=PLATFORM_ADMINS,
    ),
)
PENDING_CREDITS = Schema(name="cashbackChanged", record=PendingCredit, key="playerCode")


def in_usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)


def in_cents(usd: Decimal) -> int:
    return int(usd.scaleb(2))


def month_number(moment: datetime) -> int:
    """The number of a moment's month, one more each month."""
    return moment.year * 12 + moment.month - 1
