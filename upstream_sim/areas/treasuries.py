"""Treasuries at crypto providers. The balances of their accounts are in the ledger, at the provider's side."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.notifications import NotificationLevel
from contracts.areas.treasuries import Network, TreasuriesQuery, TreasuryAccountsQuery, TreasuryStatus
from contracts.money import round_cents
from contracts.roles import PLATFORM_ADMINS, Role
from upstream_sim.areas.notifications import notify
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.money import ledger
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.records import operator_title, queried_tenants, without_none
from upstream_sim.shared.users import Caller

TEST_NETWORKS = frozenset({Network.POLYGON_TEST})


class Treasury(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator's or brand's money at one provider; below `minimumInUSD` it is called low."""

    treasuryId: str
    title: str
    opId: str
    provider: str
    minimumInUSD: Decimal
    isActive: bool
    createdAt: datetime
    updatedAt: datetime
    revision: int = 1


class TreasuryAccount(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One currency on one network."""

    accountId: str
    treasuryId: str
    opId: str
    provider: str
    network: Network
    currency: str
    address: str
    isActive: bool
    createdAt: datetime
    updatedAt: datetime
    revision: int = 1


TREASURIES = Schema(
    name="treasuries",
    record=Treasury,
    key="treasuryId",
    bitmaps=("opId", "provider"),
    audit=AuditSpec(area=ActivityArea.GATEWAYS, kind="Treasury", title=lambda treasury: treasury.title),
)
TREASURY_ACCOUNTS = Schema(
    name="treasuryAccounts",
    record=TreasuryAccount,
    key="accountId",
    bitmaps=("opId", "provider", "network", "currency", "isActive"),
    arrays=("treasuryId",),
    audit=AuditSpec(area=ActivityArea.GATEWAYS, kind="Treasury account", title=lambda account: account.address),
)


class LowTreasury(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A treasury that finance was told of, since it fell below its minimum."""

    treasuryId: str
    toldAt: datetime


LOW_TREASURIES = Schema(name="lowTreasuries", record=LowTreasury, key="treasuryId")
CHECKED = "treasuriesChecked"
CHECKED_AT_HOUR = 6
FINANCE = tuple(sorted({*PLATFORM_ADMINS, Role.OPERATOR_ADMIN}))
SORTS = ("createdAt", "updatedAt", "balanceInUSD", "opTitle", "provider")


@handles("treasuries")
def treasuries(world: World, caller: Caller, command: Command[TreasuriesQuery]) -> dict[str, Any]:
    query = command.query
    found = world.table(TREASURIES).where(**_filters(world, caller, query, "provider"))
    kept = [
        row
        for row in (_to_wire(world, treasury) for treasury in found)
        if (query.status is None or row["status"] is query.status)
        and (query.network is None or query.network in row["networks"])
    ]
    return _page(kept, query)


@handles("treasuryAccounts")
def accounts(world: World, caller: Caller, command: Command[TreasuryAccountsQuery]) -> dict[str, Any]:
    query = command.query
    names = ("provider", "treasuryId", "network", "currency", "isActive")
    found = world.table(TREASURY_ACCOUNTS).where(**_filters(world, caller, query, *names))
    wanted = query.address and query.address.strip().lower()
    rows = [_account(world, account) for account in found if not wanted or account.address.lower() == wanted]
    return _page(rows, query)


def ledger_account(account: TreasuryAccount) -> ledger.LedgerAccount:
    """The ledger account of the balance."""
    return ledger.LedgerAccount(ledger.AccountType.PROVIDERS, account.accountId, account.network, account.currency)


def _filters(world: World, caller: Caller, query: TreasuriesQuery | TreasuryAccountsQuery, *names: str) -> Any:
    tenants = queried_tenants(world, caller, query)
    where = {} if tenants is None else {"opId": tenants}
    given = {name: getattr(query, name) for name in names}
    return {**where, **without_none(given)}


def _page(rows: list[dict[str, Any]], query: TreasuriesQuery | TreasuryAccountsQuery) -> dict[str, Any]:
    """A page of the sorted rows, and their total. Raises ValidationFailed for another sort."""
    name = query.sort.removeprefix("-")
    if name not in SORTS:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(SORTS)}.")
    key = "accountId" if rows and "accountId" in rows[0] else "treasuryId"
    rows.sort(key=lambda row: (row[name], row[key]), reverse=query.sort.startswith("-"))
    items, count, remaining = page_of(rows, query.page, query.limit)
    total = sum((row["balanceInUSD"] for row in rows), Decimal(0))
    return {"items": items, "count": count, "remaining": remaining, "totalInUSD": total}


def _to_wire(world: World, treasury: Treasury) -> dict[str, Any]:
    own = list(world.table(TREASURY_ACCOUNTS).where(treasuryId=treasury.treasuryId))
    balance = sum((_in_usd(world, account) for account in own), Decimal(0))
    status = TreasuryStatus.ACTIVE if treasury.isActive else TreasuryStatus.DISABLED
    if treasury.isActive and balance < treasury.minimumInUSD:
        status = TreasuryStatus.LOW
    return {
        **{name: getattr(treasury, name) for name in ("treasuryId", "title", "opId", "provider", "minimumInUSD")},
        "opTitle": operator_title(world, treasury.opId),
        "networks": sorted({account.network for account in own}, key=list(Network).index),
        "accountCount": len(own),
        "balanceInUSD": balance,
        "status": status,
        "createdAt": treasury.createdAt,
        "updatedAt": treasury.updatedAt,
    }


def _account(world: World, account: TreasuryAccount) -> dict[str, Any]:
    names = ("accountId", "treasuryId", "opId", "provider", "network", "currency", "address", "isActive")
    return {
        **{name: getattr(account, name) for name in names},
        "opTitle": operator_title(world, account.opId),
        "isTestNetwork": account.network in TEST_NETWORKS,
        "balance": ledger.balance_of(world, ledger_account(account)),
        "balanceInUSD": _in_usd(world, account),
        "createdAt": account.createdAt,
        "updatedAt": account.updatedAt,
    }


def _in_usd(world: World, account: TreasuryAccount) -> Decimal:
    """The balance in USD; 0 on a test network."""
    if account.network in TEST_NETWORKS:
        return Decimal(0)
    return round_cents(ledger.balance_of(world, ledger_account(account)) * rate_of(world, account.currency))


def next_check(now: datetime) -> datetime:
    """When treasuries are looked at next, once a day."""
    today = now.astimezone(UTC).replace(hour=CHECKED_AT_HOUR, minute=0, second=0, microsecond=0)
    return today if today > now else today + timedelta(days=1)


@due(CHECKED, "Finance is told of treasuries that fell below their minimum")
def check(world: World, _payload: dict[str, Any]) -> None:
    """Tells of each treasury once, until it has reached its minimum again."""
    told = world.table(LOW_TREASURIES)
    with world.change(PLATFORM) as change:
        for treasury in sorted(world.table(TREASURIES).all(), key=lambda each: each.treasuryId):
            shown = _to_wire(world, treasury)
            is_low, was_told = shown["status"] is TreasuryStatus.LOW, told.get(treasury.treasuryId) is not None
            if is_low and not was_told:
                change.put(told, LowTreasury(treasuryId=treasury.treasuryId, toldAt=world.now()))
                _tell_of(change, treasury, shown["balanceInUSD"])
            elif was_told and not is_low:
                change.delete(told, treasury.treasuryId)
        world.schedule(next_check(world.now()), CHECKED, {})


def _tell_of(change: Change, treasury: Treasury, balance: Decimal) -> None:
    notify(
        change,
        title=f"The treasury {treasury.title} is below its minimum",
        body=f"It holds {balance:,.2f} of at least {treasury.minimumInUSD:,.2f} USD. Players may wait for their money.",
        level=NotificationLevel.WARNING,
        roles=FINANCE,
        op_id=treasury.opId,
        link=f"/withdraw/treasuries?opId={treasury.opId}&status={TreasuryStatus.LOW}",
    )
