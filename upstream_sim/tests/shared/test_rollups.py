"""Whatever becomes of records, every declared rollup says of any period what they come to one by one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from operator import add
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.transactions import TransactionStatus
from contracts.bet_filters import BetStatus, StakeFrom
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bonuses.records import HOLDERS, PROGRESS, Holder, Wager
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.measures import Sums, contributions_of
from upstream_sim.shared.periods import DAY, QUARTER
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.rollups import ROLLUPS, Rollup, find_nothing
from upstream_sim.shared.tenancies import move, tenancies_of
from upstream_sim.shared.tenants import operator_of
from upstream_sim.testing import NOW

pytestmark = pytest.mark.slow

TENANT, PARENTS = "helios", (None, "aurora", "borealis")
ZONES = st.sampled_from(["Asia/Tehran", "America/Los_Angeles", "Pacific/Auckland", "UTC"])
CHANGES_OF_CLOCKS = [date(2026, 3, 7), date(2026, 3, 8), date(2026, 9, 26), date(2026, 9, 27), date(2026, 11, 1)]
DATES = st.dates(date(2025, 1, 1), date(2026, 11, 4)) | st.sampled_from(CHANGES_OF_CLOCKS)
MINUTES = st.sampled_from([0, 0, 15, 7, 30, 59, 601])
STATUSES: dict[str, list[Any]] = {BETS.name: list(BetStatus), TRANSACTIONS.name: list(TransactionStatus)}
SCHEMAS: list[Schema[Any]] = [BETS, TRANSACTIONS]
PICKS = st.integers(0, 10_000)


class Failed(Exception):
    pass


def one_of(world: World, schema: Schema[Any], pick: int) -> Any:
    """One of the tenant's records, the latest as often as all others together."""
    rows = list(world.table(schema).where(opId=TENANT))
    return rows[-(pick // 2 % 5) - 1] if pick % 2 else rows[pick * 7 % len(rows)]


def corrected(record: Any, status: Any, ago: timedelta, cents: int) -> Any:
    """The record with another status, worth and time: of a quarter hour that is over."""
    if isinstance(record, Bet):
        ended = None if status is BetStatus.OPEN else record.placedAt - ago / 2
        stake_from = StakeFrom.FREE_BET if cents % 3 == 0 else StakeFrom.MAIN
        return msgspec.structs.replace(
            record, status=status, placedAt=record.placedAt - ago, settledAt=ended, stakeInUSDCents=cents,
            stakeFrom=stake_from, gameId=None if cents % 5 == 0 else record.gameId,
        )  # fmt: skip
    decided = record.createdAt - ago / 2
    decision = record.lastDecision and msgspec.structs.replace(record.lastDecision, at=decided)
    confirmed = decided if status is TransactionStatus.CONFIRMED else None
    return msgspec.structs.replace(
        record, status=status, createdAt=record.createdAt - ago, confirmedAt=confirmed, lastDecision=decision,
        toUSDCents=cents, isFTD=cents % 3 == 0, gateway=None if cents % 5 == 0 else record.gateway,
    )  # fmt: skip


def bonus(world: World, pick: int, cents: int) -> Callable[[Change], None]:
    """A player under a release is given more, wagers more, does both, or is under it no more."""
    progress, kind = one_of(world, PROGRESS, pick), cents % 5
    holder = world.table(HOLDERS).get(progress.playerCode) or Holder(playerCode=progress.playerCode)
    wagered = holder.with_wager(Wager(releaseId=progress.releaseId, wageredCents=cents))
    ago = timedelta(days=cents % 120, minutes=cents % 700)
    given = msgspec.structs.replace(progress, givenCents=cents, createdAt=progress.createdAt - ago)

    def do(change: Change) -> None:
        if kind < 3:
            change.put(world.table(HOLDERS), wagered)
        if kind in (1, 2, 3):
            change.put(world.table(PROGRESS), given)
        if kind == 2:
            change.put(world.table(HOLDERS), holder)
        if kind == 4:
            change.delete(world.table(PROGRESS), progress.id)

    return do


def act(world: World, data: st.DataObject) -> None:
    """Does one thing, or does it and has it fail."""
    kind = data.draw(st.sampled_from(["correct", "correct", "delete", "test", "bonus", "transform", "wait"]))
    schema = data.draw(st.sampled_from(SCHEMAS))
    record = one_of(world, schema, data.draw(PICKS))
    do: Callable[[Change], object]
    if kind == "correct":
        ago = data.draw(st.timedeltas(timedelta(0), timedelta(days=120)))
        status, cents = data.draw(st.sampled_from(STATUSES[schema.name])), data.draw(st.integers(1, 9_999))
        do = lambda change: change.put(world.table(schema), corrected(record, status, ago, cents))  # noqa: E731
    elif kind == "delete" and isinstance(record, Transaction):
        gone = msgspec.structs.replace(record, isDeleted=not record.isDeleted)
        do = lambda change: change.put(world.table(schema), gone)  # noqa: E731
    elif kind == "delete":
        do = lambda change: change.delete(world.table(BETS), record.betId)  # noqa: E731
    elif kind == "test":
        do = lambda change: flip(change, record.playerCode)  # noqa: E731
    elif kind == "bonus":
        do = bonus(world, data.draw(PICKS), data.draw(st.integers(1, 9_999)))
    elif kind == "transform":
        parent = data.draw(st.sampled_from(PARENTS))
        do = lambda change: move(change, operator_of(world, TENANT), parent)  # noqa: E731
    else:
        world.advance(f"PT{data.draw(st.integers(1, 3000))}M")
        return
    with suppress(Failed), world.change() as change:
        do(change)
        if data.draw(st.integers(0, 4)) == 0:
            raise Failed


def flip(change: Change, player_code: str) -> None:
    """A player becomes a test player, or is none any more, with all that was theirs."""
    schemas: tuple[Schema[Any], ...] = (PLAYERS, BETS, TRANSACTIONS, PROGRESS)
    for schema in schemas:
        table = change.world.table(schema)
        for record in list(table.where(playerCode=player_code)):
            change.put(table, msgspec.structs.replace(record, isTest=not record.isTest))


def bound(rollup: Rollup[Any, Any], world: World, data: st.DataObject) -> datetime:
    """The beginning of a local day, or some minutes after it, or just when a record counts."""
    if data.draw(st.integers(0, 2)) == 0:
        for at, _ in moments_of(rollup, world, one_of(world, rollup.of, data.draw(PICKS))):
            return at
    day = data.draw(DATES)
    local = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(data.draw(ZONES)))
    return local.astimezone(UTC) + timedelta(minutes=data.draw(MINUTES))


def filters_of(rollup: Rollup[Any, Any], world: World, data: st.DataObject) -> dict[str, Any]:
    """Values of some dimensions, as records have them."""
    found: dict[str, Any] = {"opId": TENANT} if "opId" in rollup.dimensions else {}
    for name in data.draw(st.sets(st.sampled_from(rollup.dimensions), max_size=2)) - {"opId"}:
        values = [value_of(rollup, world, one_of(world, rollup.of, data.draw(PICKS)), name) for _ in range(2)]
        found[name] = values[0] if data.draw(st.booleans()) else frozenset(values)
    return found


def value_of(rollup: Rollup[Any, Any], world: World, record: Any, name: str) -> Any:
    """A dimension of a record, or of what stands beside it."""
    beside = rollup.beside
    if beside is None or name not in beside.fields:
        return getattr(record, name)
    return getattr(beside_of(rollup, world, record), name)


def beside_of(rollup: Rollup[Any, Any], world: World, record: Any) -> Any:
    """What stands beside a record."""
    assert rollup.beside is not None
    return world.table(rollup.beside.of).get(getattr(record, rollup.beside.key))


def moments_of(rollup: Rollup[Any, Any], world: World, record: Any) -> list[tuple[datetime, Any]]:
    is_of_both = rollup.beside is not None and rollup.beside.altered is not None
    return [*(rollup.moments(record, beside_of(rollup, world, record)) if is_of_both else rollup.moments(record))]


def is_counted(rollup: Rollup[Any, Any], world: World, record: Any, filters: dict[str, Any]) -> bool:
    beside = rollup.beside
    if beside is not None and beside.counts is not None and not beside.counts(beside_of(rollup, world, record)):
        return False
    values = {name: value_of(rollup, world, record, name) for name in filters}
    return all(
        values[name] in wanted if isinstance(wanted, frozenset) else values[name] == wanted
        for name, wanted in filters.items()
    )


def plainly(
    rollup: Rollup[Any, Any],
    world: World,
    since: datetime | None,
    until: datetime | None,
    filters: dict[str, Any],
    group_by: list[str],
) -> dict[Any, list[int]]:
    """Record by record."""
    found: defaultdict[Any, list[int]] = defaultdict(list)
    for record in world.table(rollup.of).all():
        if is_counted(rollup, world, record, filters):
            group = tuple(value_of(rollup, world, record, name) for name in group_by)
            for at, values in moments_of(rollup, world, record):
                if (since is None or since <= at) and (until is None or at < until):
                    found[group] = list(map(add, found[group] or [0] * len(values), values))
    return {group: sums for group, sums in found.items() if any(sums)}


def told(
    rollup: Rollup[Any, Any],
    world: World,
    since: datetime | None,
    until: datetime | None,
    filters: dict[str, Any],
    group_by: list[str],
) -> dict[Any, list[int]]:
    found = at_once(rollup.between(world, since, until, filters, group_by))
    return {group: list(sums) for group, sums in found.items() if any(sums)}


@settings(max_examples=examples(15), deadline=None)
@given(data=st.data())
def test_a_rollup_says_what_the_records_come_to(data: st.DataObject) -> None:
    world = testing.world()
    for _ in range(data.draw(st.integers(0, 6))):
        act(world, data)
    for rollup in ROLLUPS:
        for _ in range(2):
            since, until = sorted(bound(rollup, world, data) for _ in range(2))
            ends = data.draw(st.sampled_from([(since, until), (since, until), (None, until), (since, None)]))
            filters = filters_of(rollup, world, data)
            group_by = sorted(data.draw(st.sets(st.sampled_from(rollup.dimensions), max_size=3)))
            assert told(rollup, world, *ends, filters, group_by) == plainly(rollup, world, *ends, filters, group_by)
            a_series_is_told_step_by_step(rollup, world, data, [since, until], group_by)
        if "opId" in rollup.dimensions:
            the_time_under_each_parent_adds_up(rollup, world)


def a_series_is_told_step_by_step(
    rollup: Rollup[Any, Any], world: World, data: st.DataObject, ends: list[datetime], group_by: list[str]
) -> None:
    """Whatever of its sums is asked for, of steps that may be empty or have gaps between whole periods."""
    filters = {"opId": TENANT} if "opId" in rollup.dimensions else {}
    bounds = sorted([*ends, *(bound(rollup, world, data) for _ in range(data.draw(st.integers(0, 3))))])
    names = rollup.schema.columns
    only = data.draw(st.none() | st.lists(st.sampled_from(names), min_size=1, unique=True))
    found = at_once(rollup.series(world, bounds, filters, group_by, only))
    expected: dict[Any, list[int]] = {}
    for at, (since, until) in enumerate(pairwise(bounds)):
        for group, sums in told(rollup, world, since, until, filters, group_by).items():
            wanted = [value if only is None or name in only else 0 for name, value in zip(names, sums, strict=True)]
            if any(wanted):
                expected[at, *group] = wanted
    assert {key: list(sums) for key, sums in found.items()} == expected


def the_time_under_each_parent_adds_up(rollup: Rollup[Any, Any], world: World) -> None:
    filters, whole = {"opId": TENANT}, [0]
    for each in tenancies_of(world, TENANT):
        found = told(rollup, world, each.since, each.until, filters, [])
        assert found == plainly(rollup, world, each.since, each.until, filters, [])
        sums = found.get((), [0] * len(rollup.total(world, each.since, each.until, filters)))
        whole = sums if whole == [0] else list(map(add, whole, sums))
    assert whole == list(rollup.total(world, None, None, filters))


@pytest.mark.parametrize("rollup", ROLLUPS, ids=lambda rollup: rollup.schema.name)
def test_following_leaves_what_building_makes(rollup: Rollup[Any, Any]) -> None:
    """Each record taken away and put back, in a few changes; a bonus that a deposit sets off is counted too."""
    world = testing.world()
    records = list(world.table(rollup.of).where(opId=TENANT))
    own = {record.playerCode for record in records}

    def kept() -> dict[str, Cells]:
        rows = world.table(rollup.schema).all()
        return {row.id: row for row in rows if getattr(row, "opId", TENANT) == TENANT and is_own(row)}

    def is_own(row: Any) -> bool:
        return getattr(row, "playerCode", None) in own or not hasattr(row, "playerCode")

    of_tenant = {"opId": TENANT} if {"opId", "playerCode"} & {*rollup.dimensions} else {}

    def built() -> dict[str, Cells]:
        find = world.table(rollup.beside.of).get if rollup.beside else find_nothing
        return {row.id: row for row in rollup.rows(world.table(rollup.of).where(**of_tenant), NOW, find)}

    before = kept()
    assert before == built()
    with world.change() as change:
        for record in records:
            change.delete(world.table(rollup.of), world.table(rollup.of).schema.key_of(record))
    assert kept() == built() != before
    with world.change() as change:
        for record in records[::-1]:
            change.put(world.table(rollup.of), record)
    now = kept()
    assert now == built()
    assert not of_tenant or before.items() <= now.items()


def test_what_is_long_ago_is_kept_by_the_day_and_the_rest_by_the_quarter_hour() -> None:
    world = testing.world()
    rollup = next(each for each in ROLLUPS if each.of is TRANSACTIONS)
    began = [period for row in world.table(rollup.schema).all() for period in row.periods]
    fine = (NOW - 90 * DAY).replace(hour=0)
    boundary = (fine - datetime(1970, 1, 1, tzinfo=UTC)) // QUARTER
    assert all(period % 96 == 0 for period in began if period < boundary)
    assert {period % 96 for period in began if period >= boundary} > {0, 1, 2, 3}


def test_a_rollup_without_a_search_by_month_or_names_of_its_values_is_refused() -> None:
    class OwnCells(Cells, frozen=True, gc=False, kw_only=True):
        opId: str  # a wire name

    def declare(schema: Schema[Any]) -> None:
        Rollup(schema, BETS, values=Sums, moments=contributions_of, dated_by=("placedAt", "settledAt"))

    with pytest.raises(ValueError, match="needs a bitmap of months"):
        declare(Schema(name="noMonths", record=OwnCells, is_derived=True, columns=Sums._fields))
    with pytest.raises(ValueError, match="names other columns"):
        declare(Schema(name="noNames", record=OwnCells, bitmaps=("month",), is_derived=True))
