"""What those who deal with money are told: that a month can be billed, and that a payment is overdue."""

from __future__ import annotations

import calendar
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.billing_v2 import DUE_DAY
from contracts.areas.notifications import NotificationLevel
from contracts.roles import PLATFORM_ADMINS, Role
from upstream_sim.areas.billing_v2.due import OpenInvoice, open_invoices
from upstream_sim.areas.billing_v2.operators import billed_operator
from upstream_sim.areas.billing_v2.records import INVOICES
from upstream_sim.areas.notifications import notify
from upstream_sim.core.clock import months_later
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.schedule import Steps, due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.tenants import OPERATORS

MONTH_BILLABLE = "monthBillable"
PAYMENTS_OVERDUE = "paymentsOverdue"
AFTER_ALL = 90  # once all else of the instant is done: the month's figures are complete
INVOICES_PAGE = "/billing/operatorsV2/invoice"
OWN_PAGE = "/billing/meV2"
FINANCE = tuple(sorted(PLATFORM_ADMINS))


def month_ends(now: datetime) -> datetime:
    """When the month of this moment has ended (UTC)."""
    return months_later(now.astimezone(UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0), 1)


def overdue_from(now: datetime) -> datetime:
    """The next moment after this one at which what is not paid becomes overdue."""
    this_month = now.astimezone(UTC).replace(day=DUE_DAY, hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return this_month if this_month > now else months_later(this_month, 1)


@due(MONTH_BILLABLE, "Finance is told that the month can be billed", priority=AFTER_ALL)
def tell_of_month(world: World, _payload: dict[str, Any]) -> Steps:
    """Tells of the month that has just ended how many operators have no invoice of it yet."""
    now = world.now()
    began = months_later(now, -1)
    waiting = []
    for operator in sorted(world.table(OPERATORS).all(), key=lambda each: each.opId):
        if _is_billable(world, operator.opId, began):
            waiting.append(operator.title)
        yield
    month = _name(began.year, began.month)
    with world.change(PLATFORM) as change:
        if waiting:
            many = f"{len(waiting)} operators have" if len(waiting) > 1 else f"{waiting[0]} has"
            notify(
                change,
                title=f"{month} can be billed",
                body=f"{many} no invoice of it yet. Its figures are complete.",
                level=NotificationLevel.INFO,
                roles=FINANCE,
                link=f"{INVOICES_PAGE}?year={began.year}&month={began.month}",
            )
        world.schedule(month_ends(now), MONTH_BILLABLE, {})


def _is_billable(world: World, op_id: str, began: datetime) -> bool:
    """Whether an operator can have an invoice of a month, and has none."""
    try:
        billed_operator(world, op_id, began.year, began.month)
    except ValidationFailed:
        return False
    return world.table(INVOICES).first(opId=op_id, year=began.year, month=began.month) is None


@due(PAYMENTS_OVERDUE, "Finance is told of the payments that are overdue from now on", priority=AFTER_ALL)
def tell_of_overdue(world: World, _payload: dict[str, Any]) -> Steps:
    """Tells of each operator whose payment was due and did not come: the platform's, and the operator's own admins."""
    now = world.now()
    for op_id in sorted({invoice.opId for invoice in world.table(INVOICES).all()}):
        overdue = [each for each in open_invoices(world, op_id) if each.days > 0]
        if any(each.days == 1 for each in overdue):
            with world.change(PLATFORM) as change:
                _tell_of(change, op_id, overdue)
        yield
    with world.change(PLATFORM):
        world.schedule(overdue_from(now), PAYMENTS_OVERDUE, {})


def _tell_of(change: Change, op_id: str, overdue: list[OpenInvoice]) -> None:
    operator = change.world.table(OPERATORS).get(op_id)
    title = operator.title if operator else op_id
    new = [each for each in overdue if each.days == 1]
    body = f"{_sum(new)} of {_months(new)} was due on {new[0].due.isoformat()} and did not come."
    if len(overdue) > len(new):
        body += f" In all, {_sum(overdue)} of {len(overdue)} months is overdue."
    pages = {FINANCE: f"{INVOICES_PAGE}?opId={op_id}&isOverdue=true", (Role.OPERATOR_ADMIN,): OWN_PAGE}
    for roles, link in pages.items():
        notify(
            change,
            title=f"A payment of {title} is overdue",
            body=body,
            level=NotificationLevel.WARNING,
            roles=roles,
            op_id=op_id,
            link=link,
        )


def _sum(invoices: Iterable[OpenInvoice]) -> str:
    return f"{sum((each.open_amount for each in invoices), Decimal(0)):,.2f} USD"


def _months(invoices: Iterable[OpenInvoice]) -> str:
    return ", ".join(_name(each.invoice.year, each.invoice.month) for each in invoices)


def _name(year: int, month: int) -> str:
    return f"{calendar.month_name[month]} {year}"
