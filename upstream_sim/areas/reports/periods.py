"""The periods of reports: presets and typed ranges, what they are compared with, and their steps of time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from contracts.areas.reports import (
    HOURS_CLOSED,
    LONGEST_DAYS,
    MOST_POINTS,
    PERIOD_TOO_LONG,
    RANGE_EXPECTED,
    Granularity,
    PeriodQuery,
    ReportPeriod,
    too_many_points,
)
from upstream_sim.core.clock import months_later
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.shared.periods import DAY
from upstream_sim.shared.rollups import FINE_DAYS

GRANULARITIES = tuple(Granularity)
DAYS_OF = {
    ReportPeriod.TODAY: 1,
    ReportPeriod.YESTERDAY: 1,
    ReportPeriod.LAST_7_DAYS: 7,
    ReportPeriod.LAST_30_DAYS: 30,
    ReportPeriod.THIS_WEEK: 7,
    ReportPeriod.LAST_WEEK: 7,
}
FIRST_FITTING = ((2, Granularity.HOUR), (93, Granularity.DAY), (370, Granularity.WEEK))
"""Up to so many days, where none is asked for; months beyond."""


class Period(NamedTuple):
    """Half-open, in UTC."""

    since: datetime
    until: datetime


def period_of(query: PeriodQuery, now: datetime, zone: ZoneInfo) -> Period:
    """What a query asks for. Raises ValidationFailed for a range without both ends and one that is too long."""
    if query.period is not ReportPeriod.RANGE:
        return _preset(query.period, now.astimezone(zone))
    if query.fromDate is None or query.toDate is None:
        raise ValidationFailed("fromDate" if query.fromDate is None else "toDate", RANGE_EXPECTED)
    if query.toDate - query.fromDate > LONGEST_DAYS * DAY:
        raise ValidationFailed("toDate", PERIOD_TOO_LONG)
    return _utc(query.fromDate, query.toDate)


def predecessor(query: PeriodQuery, period: Period, now: datetime, zone: ZoneInfo) -> Period:
    """What a period is compared with: its named predecessor, up to the same elapsed time where it has not ended, or a
    range of the same length before."""
    since, until = period
    if query.period is ReportPeriod.RANGE:
        return Period(since - (until - since), since)
    local = since.astimezone(zone)
    before = _before(query.period, local)
    if until <= now:
        return _utc(before, local)
    elapsed = now.astimezone(zone).replace(tzinfo=None) - local.replace(tzinfo=None)
    return Period(before.astimezone(UTC), min((before + elapsed).astimezone(UTC), since))


def steps_of(
    period: Period, granularity: Granularity | None, now: datetime, zone: ZoneInfo
) -> tuple[list[datetime], Granularity]:
    """The bounds of a period's steps, its own included, up to the step that runs now, and their size. Raises
    ValidationFailed for more than MOST_POINTS, and for hours of what is kept by days."""
    chosen = granularity or _fitting(period)
    if chosen is Granularity.HOUR and period.since < now - FINE_DAYS * DAY:
        raise ValidationFailed("granularity", HOURS_CLOSED)
    bounds, end = [period.since], min(period.until, max(now, period.since))
    while (following := _next(bounds[-1], chosen, zone)) < end:
        bounds.append(following)
        if len(bounds) > MOST_POINTS:
            larger = GRANULARITIES[GRANULARITIES.index(chosen) + 1]
            raise ValidationFailed("granularity", too_many_points(chosen, larger))
    return [*bounds, min(following, period.until)], chosen


def _preset(period: ReportPeriod, now: datetime) -> Period:
    today = now.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    week, month = today - today.weekday() * DAY, today.replace(day=1)
    found = {
        ReportPeriod.TODAY: (today, today + DAY),
        ReportPeriod.YESTERDAY: (today - DAY, today),
        ReportPeriod.LAST_7_DAYS: (today - 6 * DAY, today + DAY),
        ReportPeriod.LAST_30_DAYS: (today - 29 * DAY, today + DAY),
        ReportPeriod.THIS_WEEK: (week, week + 7 * DAY),
        ReportPeriod.LAST_WEEK: (week - 7 * DAY, week),
        ReportPeriod.THIS_MONTH: (month, months_later(month, 1)),
        ReportPeriod.LAST_MONTH: (months_later(month, -1), month),
        ReportPeriod.THIS_YEAR: (month.replace(month=1), month.replace(year=month.year + 1, month=1)),
    }
    return _utc(*found[period])


def _before(period: ReportPeriod, since: datetime) -> datetime:
    """When the named predecessor of a preset begins, in local time."""
    if period in DAYS_OF:
        return since - DAYS_OF[period] * DAY
    return months_later(since, -12 if period is ReportPeriod.THIS_YEAR else -1)


def _fitting(period: Period) -> Granularity:
    length = period.until - period.since
    return next((each for days, each in FIRST_FITTING if length <= days * DAY), Granularity.MONTH)


def _next(moment: datetime, granularity: Granularity, zone: ZoneInfo) -> datetime:
    """Where the step after the one of this moment begins."""
    local = moment.astimezone(zone)
    if granularity is Granularity.HOUR:
        passed = timedelta(minutes=local.minute, seconds=local.second, microseconds=local.microsecond)
        return moment + timedelta(hours=1) - passed
    begins = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    if granularity is Granularity.DAY:
        begins += DAY
    elif granularity is Granularity.WEEK:
        begins += (7 - begins.weekday()) * DAY
    else:
        begins = months_later(begins.replace(day=1), 1)
    return begins.astimezone(UTC)


def _utc(since: datetime, until: datetime) -> Period:
    return Period(since.astimezone(UTC), until.astimezone(UTC))
