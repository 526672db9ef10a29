"""What waits for staff, and what happens today beside yesterday up to the same time."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from contracts.areas.dashboards import BIG_AMOUNT, LATEST, QUICK_MEASURES, QuickQuery
from contracts.areas.reports import PeriodQuery, ReportPeriod
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.bet_filters import BetStatus
from contracts.report_declarations import Report
from upstream_sim.areas.bets.active_days import ACTIVE_AT_TENANTS
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.reports.formulas import usd
from upstream_sim.areas.reports.periods import Period, period_of, predecessor
from upstream_sim.areas.reports.queries import filters_of, tenants_of
from upstream_sim.areas.reports.sources import Scope
from upstream_sim.areas.reports.tables import figures_of, table_of
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import queues
from upstream_sim.shared.records import operator_to_wire
from upstream_sim.shared.users import Caller

Steps = Generator[None, None, Any]
JUST_NOW = timedelta(minutes=15)
BIG = Between(least=BIG_AMOUNT * 100)
AT_A_GLANCE = Report("Today", (), QUICK_MEASURES)


@handles("quickDashboard")
def quick(world: World, caller: Caller, command: Command[QuickQuery]) -> Steps:
    query = PeriodQuery(period=ReportPeriod.TODAY, **command.query.model_dump())
    zone, now = ZoneInfo(caller.user.timezone), world.now()
    filters = filters_of(world, caller, query)
    today = period_of(query, now, zone)
    yesterday = predecessor(query, today, now, zone)
    return {
        "asOf": now,
        "timezone": zone.key,
        "queues": (yield from _queues(world, caller, filters)),
        "today": (yield from _day(world, today, filters)),
        "yesterday": (yield from _day(world, yesterday, filters)),
        "activeNow": (yield from _active_now(world, now, filters)),
        "wins": (yield from _wins(world, filters)),
        "withdrawals": (yield from _withdrawals(world, filters)),
        "tenants": tenants_of(caller, query),
    }


def _active_now(world: World, now: datetime, filters: Mapping[str, Any]) -> Generator[None, None, int]:
    counted = yield from ACTIVE_AT_TENANTS.counts(world, now - JUST_NOW, now + INSTANT, filters, lambda _: ())
    return counted.total


def _queues(world: World, caller: Caller, filters: Mapping[str, Any]) -> Steps:
    waiting = []
    for badge, found, sums in queues(world, filters.get("opId"), caller.identity):
        oldest = found.first("createdAt")
        yield
        sum_of_all = usd(found.total(sums)) if sums else None
        yield
        waiting.append(
            {
                "badge": badge,
                "count": found.count,
                "sumInUSD": sum_of_all,
                "oldestAt": oldest.createdAt if oldest else None,
            }
        )
        yield
    return waiting


def _day(world: World, day: Period, filters: Mapping[str, Any]) -> Steps:
    table = yield from table_of(world, AT_A_GLANCE, (), day, Scope(filters))
    return {**day._asdict(), "figures": figures_of(QUICK_MEASURES, table.total)}


def _wins(world: World, filters: Mapping[str, Any]) -> Steps:
    yield
    won = {"status": BetStatus.WON, "winInUSDCents": BIG}
    rows, _, _ = world.table(BETS).page({**filters, **won}, "-settledAt", 1, LATEST)
    return [
        {
            "betId": bet.betId,
            "generation": bet.generation,
            "playerCode": bet.playerCode,
            "operator": operator_to_wire(world, bet.opId),
            "amountInUSD": usd(bet.winInUSDCents),
            "at": bet.settledAt,
        }
        for bet in rows
    ]


def _withdrawals(world: World, filters: Mapping[str, Any]) -> Steps:
    yield
    paid = {
        "transactionType": TransactionType.WITHDRAW,
        "status": TransactionStatus.CONFIRMED,
        "isDeleted": False,
        "toUSDCents": BIG,
    }
    rows, _, _ = world.table(TRANSACTIONS).page({**filters, **paid}, "-confirmedAt", 1, LATEST)
    return [
        {
            "txId": row.txId,
            "playerCode": row.playerCode,
            "operator": operator_to_wire(world, row.opId),
            "amountInUSD": usd(row.toUSDCents),
            "at": row.confirmedAt,
        }
        for row in rows
    ]
