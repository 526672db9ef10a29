"""Each measure of a period is what its records come to one by one, across a month's end and a change of the hour."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode
from contracts.areas.players import VerificationStatus
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.bet_filters import BetStatus, StakeFrom
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.active_days import ACTIVE_DAYS, ACTIVE_TENANT_DAYS
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC
from upstream_sim.areas.bets.lifecycle import void
from upstream_sim.areas.bets.records import BETS, OPENING_BETS, Bet
from upstream_sim.areas.kyc.commands import update_verification
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.player_reports.measures import Measures, measures_between
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import Payments, Sums
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.records import change_record
from upstream_sim.tests.bets import all_bets
from upstream_sim.tests.opening_bets_by_day import shares_of

pytestmark = pytest.mark.slow

BERLIN = ZoneInfo("Europe/Berlin")  # summer time ends there on 25 October 2026 at 01:00 UTC
BEGINS, ENDS = datetime(2026, 10, 24, 12, tzinfo=UTC), datetime(2026, 10, 25, 14, tzinfo=UTC)
FIRST = datetime(2026, 9, 20)  # noqa: DTZ001  # a local time
FAMILY = frozenset({"aurora", "aurora-north"})
ENDED = {BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK}
GIVEN = {
    TransactionSubType.BONUS_CLAIM,
    TransactionSubType.CASHBACK_CLAIM,
    TransactionSubType.AFFILIATE_CPR_COMMISSION,
    TransactionSubType.AFFILIATE_CPA_COMMISSION,
    TransactionSubType.AFFILIATE_REVENUE_SHARE,
}
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.fixture(scope="module")
def lived() -> World:
    """A world after a busy day, in which some was undone."""
    world = testing.world(now=BEGINS)
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    world.set_clock(ClockMode.FROZEN, ENDS)
    with world.change() as change:
        for bet in list(world.table(BETS).where(opId=FAMILY, status=BetStatus.OPEN))[:3]:
            void(change, bet)
        players = world.table(PLAYERS)
        for total in list(world.table(TRANSACTIONS).where(opId="aurora", transactionType=TransactionType.DEPOSIT))[:2]:
            player = players.get(total.playerCode)
            if player is not None and not player.isDeleted:
                change_player(change, player, isDeleted=True)
        confirmed = world.table(TRANSACTIONS).where(opId="aurora", status=TransactionStatus.CONFIRMED)
        for row in list(confirmed)[-2:]:
            change.put(world.table(TRANSACTIONS), msgspec.structs.replace(row, isDeleted=True))
    verify_again_and_anew(world)
    return world


def verify_again_and_anew(world: World) -> None:
    """Takes the verification of some back and gives it to them again, and to others for the first time."""
    active = {"opId": "aurora", "isTest": False, "isDeleted": False, "isBlocked": False}
    again = list(world.table(PLAYERS).where(verification=VerificationStatus.CONFIRMED, **active))[:3]
    anew = list(world.table(PLAYERS).where(verification=None, **active))[:2]
    with world.change() as change:
        for player in again:
            for document in list(world.table(DOCUMENTS).where(playerCode=player.playerCode)):
                change_record(change, DOCUMENTS, document, status=VerificationStatus.REJECTED)
            update_verification(change, player.playerCode)
    for player in (*again, *anew):
        sent = fire_event(world, "documentUploaded", {"playerCode": player.playerCode})
        fire_event(world, "identityConfirmed", {"uuid": sent["uuid"]})


def local(minutes: int) -> datetime:
    return (FIRST + timedelta(minutes=minutes)).replace(tzinfo=BERLIN).astimezone(UTC)


def minutes_to(*moment: int) -> int:
    return (datetime(*moment) - FIRST) // timedelta(minutes=1)  # type: ignore[arg-type]  # noqa: DTZ001


MOMENTS = st.integers(0, minutes_to(2026, 10, 26, 0))


@settings(max_examples=examples(25), deadline=None)
@given(ends=st.tuples(MOMENTS, MOMENTS).map(sorted), is_test=st.booleans())
@example(ends=[minutes_to(2026, 10, 25, 0), minutes_to(2026, 10, 26, 0)], is_test=False)  # a day of 25 hours
@example(ends=[minutes_to(2026, 9, 30, 0), minutes_to(2026, 10, 2, 0)], is_test=False)
@example(ends=[minutes_to(2026, 10, 1, 2), minutes_to(2026, 10, 1, 2)], is_test=False)
def test_each_measure_is_what_the_records_come_to(lived: World, ends: list[int], is_test: bool) -> None:
    since, until = map(local, ends)
    assert measured(lived, since, until, is_test) == recomputed(lived, since, until, is_test)


def measured(world: World, since: datetime, until: datetime, is_test: bool) -> Measures:
    return at_once(measures_between(world, since, until, {"opId": FAMILY, "isTest": is_test}))


def recomputed(world: World, since: datetime, until: datetime, is_test: bool) -> Measures:
    def within(moment: datetime | None) -> bool:
        return moment is not None and since <= moment < until

    filters = {"opId": FAMILY, "isTest": is_test}
    times = verifications(world)
    bets = list(world.table(BETS).where(**filters))
    placed = [bet for bet in bets if within(bet.placedAt) and is_staked(bet)]
    settled = [bet for bet in bets if within(bet.settledAt) and bet.status in ENDED]
    sums = [
        Sums(len(placed), cents(placed, "stake"), len(settled), cents(settled, "stake"), cents(settled, "win")),
        *unlisted(world, since, until, is_test),
    ]
    rows = [row for row in world.table(TRANSACTIONS).where(**filters) if is_paid(row) and within(row.confirmedAt)]
    deposits = [row for row in rows if row.transactionType is TransactionType.DEPOSIT]
    costs = [
        row
        for row in rows
        if row.transactionType is TransactionType.TOURNAMENT_PRIZE or row.transactionSubType in GIVEN
    ]
    return Measures(
        bets=Sums(*map(sum, zip(*sums, strict=True))),
        costs=paid(costs),
        deposits=paid(deposits),
        first_deposits=paid([row for row in deposits if row.isFTD]),
        withdrawals=paid([row for row in rows if row.transactionType is TransactionType.WITHDRAW]),
        registrations=sum(
            within(each.createdAt) and not each.isDeleted for each in world.table(PLAYERS).where(**filters)
        ),
        verified=sum(
            within(moment) and not each.isDeleted
            for each in world.table(PLAYERS).where(**filters)
            for moment in times.get(each.playerCode, [])[:1]
        ),
        active=len({bet.playerCode for bet in placed}),
    )


def verifications(world: World) -> dict[str, list[datetime]]:
    """When each player was verified: by a document of the starting world, then by what happened."""
    found: dict[str, list[datetime]] = {}
    for document in world.start.bases[DOCUMENTS.name].records:
        if document.status is VerificationStatus.CONFIRMED:
            found.setdefault(document.playerCode, []).append(document.reviewedAt)
    for row in world.table(ACTIVITIES).where(recordKind="Player"):
        if row.createdAt >= BEGINS and row.before and row.after and row.after["isVerified"] > row.before["isVerified"]:
            found.setdefault(row.recordId, []).append(row.createdAt)
    return found


def is_staked(bet: Bet) -> bool:
    return bet.status is not BetStatus.CANCELED and bet.stakeFrom is StakeFrom.MAIN


def cents(bets: list[Bet], what: str) -> int:
    return sum(getattr(bet, f"{what}InUSDCents") for bet in bets)


def is_paid(row: Transaction) -> bool:
    return row.status is TransactionStatus.CONFIRMED and not row.isDeleted


def paid(rows: list[Transaction]) -> Payments:
    return Payments(len(rows), sum(row.toUSDCents for row in rows))


def unlisted(world: World, since: datetime, until: datetime, is_test: bool) -> Iterator[Sums]:
    """Of each UTC day before the record by its noon, and of each hour of the background traffic by its beginning."""
    day = date(2026, 9, 1)
    while day <= BEGINS.date():
        noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        if since <= min(noon, BEGINS) < until:
            for row in world.table(OPENING_BETS).where(opId=FAMILY, year=day.year, month=day.month, isTest=is_test):
                for share in shares_of(world.start, row, day, day) if row.status in ENDED else ():
                    yield Sums(share.count, share.stakes, share.count, share.stakes, share.wins)
        day += DAY
    for traffic in world.table(BACKGROUND_TRAFFIC).where(opId=FAMILY) if not is_test else ():
        for hour, *sums in zip(traffic.periods, *traffic.columns, strict=True):
            if since <= datetime(traffic.year, traffic.month, 1, tzinfo=UTC) + hour * HOUR < until:
                yield Sums(*sums)


def test_who_is_active_is_kept_as_bets_are_placed_and_canceled(lived: World) -> None:
    joined = [row for row in lived.table(ACTIVE_DAYS).all() if row.joined]
    assert joined, "players who registered since the start have bet"
    active: dict[tuple[Any, ...], set[str]] = {}
    for bet in filter(is_staked, all_bets(lived)):
        day = bet.placedAt.astimezone(UTC).date().toordinal()
        place = (day, bet.opId, bet.betType, bet.provider, bet.gameId, bet.isTest)
        active.setdefault(place, set()).add(bet.playerCode)
    for row in lived.table(ACTIVE_DAYS).where(opId=FAMILY):
        place = (row.day, row.opId, row.betType, row.provider, row.gameId, row.isTest)
        assert row.players.bit_count() + len(row.joined) == len(active.get(place, ()))


def test_who_is_active_at_a_tenant_is_who_is_active_in_its_games(lived: World) -> None:
    for row in lived.table(ACTIVE_TENANT_DAYS).where(opId=FAMILY):
        day = {"opId": row.opId, "betType": row.betType, "isTest": row.isTest, "day": row.day}
        games = [*lived.table(ACTIVE_DAYS).where(**day)]
        assert row.players == functools.reduce(operator.or_, (each.players for each in games))
        assert row.joined == frozenset().union(*(each.joined for each in games))


def test_what_follows_from_measures() -> None:
    found = Measures(
        bets=Sums(placed=3, wager=900, settled=2, stakes=800, wins=1_000),
        costs=Payments(1, 50),
        deposits=Payments(2, 700),
        first_deposits=Payments(1, 300),
        withdrawals=Payments(1, 900),
        registrations=1,
        verified=1,
        active=1,
    )
    assert (found.ggr, found.ngr, found.net_deposits) == (-200, -250, -200)
    assert found.margin == Decimal("-0.25")
    nothing: dict[str, Any] = dict.fromkeys(Measures._fields, Payments())
    assert Measures(**{**nothing, "bets": Sums(), "registrations": 0, "verified": 0, "active": 0}).margin is None
