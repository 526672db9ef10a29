"""High depositors: who deposited most in a period, exported to a file. As in the list of deposits, those of players
who are deleted by now count; the file says who is.

With a hundred thousand depositors this takes a while: it reads a snapshot in small steps, so that other calls run
in between.
"""

from __future__ import annotations

import heapq
from bisect import bisect_left, bisect_right, insort
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

import msgspec

from contracts.areas.high_depositors import HighDepositorsForm
from contracts.csv_cells import csv_lines
from contracts.exports import with_timezone
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.files import FileWriter
from upstream_sim.shared.measures import Flow, flows_of
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

STEP = 25  # players looked at, or rows written, before others may go on
RUN_SIZE = 250  # players sorted at once
PART_SIZE = 16_384  # characters of the file written at once
COLUMNS = (
    "playerCode",
    "username",
    "opId",
    "opTitle",
    "isTest",
    "isDeleted",
    "depositCount",
    "totalDepositsInUSD",
    "largestDepositInUSD",
)
LAST_DEPOSIT = "lastDepositAt"
"""The last column: a time of the reader's, whose timezone its heading names."""

Item = TypeVar("Item")
Steps = Generator[None, None, Any]


class Deposits(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player's confirmed deposits, oldest first: seconds since 1970, and USD cents at that time."""

    playerCode: str
    opId: str
    moments: tuple[int, ...]
    amountsInUSDCents: tuple[int, ...]


Deposit = tuple[int, int]
"""When it was confirmed and its USD cents, as in `Deposits`."""

DEPOSITS = Schema(name="deposits", record=Deposits, key="playerCode", bitmaps=("opId",), is_derived=True)


class Depositor(msgspec.Struct, frozen=True, gc=False, order=True):
    """Ordered as in the file: the highest total first, then by code. Not a tuple: the garbage collector would scan
    a hundred thousand of them at once."""

    minus_total: int
    playerCode: str
    deposits: int
    largest: int
    last: int


def deposits_of(transactions: Iterable[Transaction]) -> Iterator[Deposits]:
    """The confirmed deposits among all transactions, by player."""
    found: defaultdict[tuple[str, str], list[Deposit]] = defaultdict(list)
    for row in transactions:
        deposit = _deposit(row)
        if deposit is not None:
            found[row.playerCode, row.opId].append(deposit)
    for (code, op_id), own in found.items():
        yield _deposits(code, op_id, sorted(own))


@follows(TRANSACTIONS)
def follow_transaction(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    for row, is_added in ((before, False), (after, True)):
        deposit = _deposit(row) if row else None
        if row is not None and deposit is not None:
            _count(change, row, deposit, is_added=is_added)


def _deposit(row: Transaction) -> Deposit | None:
    """What of a transaction is kept; None for one that is no confirmed deposit."""
    if row.confirmedAt is None or Flow.DEPOSIT not in flows_of(row):
        return None
    return int(row.confirmedAt.timestamp()), row.toUSDCents


def _count(change: Change, row: Transaction, deposit: Deposit, *, is_added: bool) -> None:
    """Adds a deposit to those of its player, or takes it out."""
    table = change.world.table(DEPOSITS)
    found = table.get(row.playerCode)
    own = list(zip(found.moments, found.amountsInUSDCents, strict=True)) if found else []
    if is_added:
        insort(own, deposit)
    else:
        own.remove(deposit)
    if own:
        change.put(table, _deposits(row.playerCode, row.opId, own))
    else:
        change.delete(table, row.playerCode)


def _deposits(player_code: str, op_id: str, own: Iterable[Deposit]) -> Deposits:
    moments, amounts = zip(*own, strict=True)
    return Deposits(playerCode=player_code, opId=op_id, moments=moments, amountsInUSDCents=amounts)


@handles("playersMaxDeposit")
def export(world: World, caller: Caller, command: Command[None, HighDepositorsForm]) -> Steps:
    """The file's name. Raises NotFound when the world is reset meanwhile."""
    form = command.body
    tenants = family(world, form.opId) if form.includeBrands else frozenset({form.opId})
    rows = world.table(DEPOSITS).where(opId=tenants)
    writing = FileWriter(world, caller, f"high-depositors_{form.opId}_{_day(form.since)}_{_day(form.until)}", form.opId)
    runs: list[list[Depositor]] = [[]]
    for chunk in _chunks(rows, STEP):
        runs[-1] += depositors(chunk, form)
        yield
        if len(runs[-1]) >= RUN_SIZE:
            runs[-1].sort(reverse=True)
            runs.append([])
            yield
    runs[-1].sort(reverse=True)
    titles = {op_id: operator_title(world, op_id) for op_id in tenants}
    timezone = caller.user.timezone
    count, text = 0, csv_lines([(*COLUMNS, with_timezone(LAST_DEPOSIT, timezone))])
    for part in _chunks(heapq.merge(*map(_consumed, runs)), STEP):
        text += csv_lines(_row(world, each, titles, ZoneInfo(timezone), trim=form.trimDecimals) for each in part)
        count += len(part)
        yield
        if len(text) >= PART_SIZE:
            writing.add(text)
            text = ""
            yield
    writing.add(text)
    facts = {**form.model_dump(by_alias=True), "rows": count}
    return {"fileName": writing.finish(f"High depositors of {form.opId}", facts)}


def _consumed(run: list[Depositor]) -> Iterator[Depositor]:
    """The items of a run from its end, each freed as it is taken: freeing them all at once would delay other calls."""
    while run:
        yield run.pop()


def depositors(rows: Iterable[Deposits], form: HighDepositorsForm) -> Iterator[Depositor]:
    """The players whose deposits in the form's period, both ends included, reach its threshold."""
    since, until = _first_second(form.since), int(form.until.timestamp())
    threshold = int(form.depositAmountInUSDThreshold * 100)
    for row in rows:
        start, end = bisect_left(row.moments, since), bisect_right(row.moments, until)
        amounts = row.amountsInUSDCents[start:end]
        total = sum(amounts)
        if amounts and total >= threshold:
            yield Depositor(-total, row.playerCode, len(amounts), max(amounts), row.moments[end - 1])


def _first_second(moment: datetime) -> int:
    """The first whole second at or after a moment."""
    whole = int(moment.timestamp())
    return whole if whole == moment.timestamp() else whole + 1


def _chunks(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    left = iter(items)
    while chunk := list(islice(left, size)):
        yield chunk


def _row(world: World, found: Depositor, titles: dict[str, str], zone: ZoneInfo, *, trim: bool) -> tuple[object, ...]:
    player = world.table(PLAYERS).get(found.playerCode)
    return (
        found.playerCode,
        *(_named(player, titles) if player else ("", "", "", "", "")),
        found.deposits,
        _usd(-found.minus_total, trim=trim),
        _usd(found.largest, trim=trim),
        datetime.fromtimestamp(found.last, zone).isoformat(),
    )


def _named(player: Player, titles: dict[str, str]) -> tuple[str, ...]:
    is_test, is_deleted = ("true" if each else "false" for each in (player.isTest, player.isDeleted))
    return player.username, player.opId, titles.get(player.opId, player.opId), is_test, is_deleted


def _usd(cents: int, *, trim: bool) -> str:
    return str(cents // 100) if trim else f"{cents // 100}.{cents % 100:02}"


def _day(moment: datetime) -> str:
    return moment.astimezone(UTC).date().isoformat()
