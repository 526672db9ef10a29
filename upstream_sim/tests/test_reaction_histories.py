"""Whatever reactions do to money, records and each other, or refuse, all that is kept beside the records is right."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from tools.examples import examples
from upstream_sim.areas.deposits.commands import confirm
from upstream_sim.areas.player_reports.measures import measures_between
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction
from upstream_sim.areas.transactions.rollups import BY_STATUS, STATUS_SUMS
from upstream_sim.areas.transactions.totals import PLAYER_TOTALS, player_totals
from upstream_sim.core.history.audit import ACTIVITIES, Actor
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.tables.base import DIGEST_SPACE
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world import change as changes
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.jobs import REFUSED_JOB
from upstream_sim.core.world.schedule import DUE, due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.measures import Flow, flows_of
from upstream_sim.shared.players import PLAYERS
from upstream_sim.testing import NOW
from upstream_sim.tests.histories import PICKS, WorldHistories
from upstream_sim.tests.money import ledger_is_consistent

pytestmark = pytest.mark.slow

CLERK = Actor("usr_clerk", "Cleo")
GIFT, NOTED = "giftInTests", "Noted."
NOTHING, CONFIRMED_LATER = "test.nothing", "test.depositConfirmed"
SHARE = 10  # a gift is a tenth of its deposit
REFUSED = 0.15  # of gifts and of deposits
USD = st.integers(1, 50).map(lambda tens: tens * SHARE)
Result = TypeVar("Result")


class NoGifts(Refusal):
    def __init__(self) -> None:
        super().__init__(409, "NO_GIFTS", ["No gifts for such a deposit."])


def give(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    """A confirmed deposit brings a bonus, out of the house's money."""
    if after is None or not _is_deposit(after) or (before is not None and _is_deposit(before)):
        return
    player = change.world.table(PLAYERS).get(after.playerCode)
    assert player is not None
    amount = Decimal(after.toUSDCents).scaleb(-2) / SHARE
    house = player_wallets.house(player.opId, player_wallets.USD)
    main = player_wallets.main(player.playerCode, player_wallets.USD)
    entries = player_wallets.credit(change, main, amount, house, GIFT)
    add_transaction(
        change, player, TransactionType.BONUS, amount=amount, currency="USD", amount_in_usd=amount, entries=entries,
        status=TransactionStatus.CONFIRMED, transactionSubType=TransactionSubType.BONUS_CLAIM, reason=after.txId,
    )  # fmt: skip


def note(change: Change, _before: Transaction | None, after: Transaction | None) -> None:
    """What was confirmed is changed once more, and so seen again by everybody."""
    if after is not None and after.status is TransactionStatus.CONFIRMED and after.note != NOTED:
        change.put(change.world.table(TRANSACTIONS), msgspec.structs.replace(after, note=NOTED))


def refuse(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    """Some gifts are refused after they were given and noted."""
    if after is not None and after.note == NOTED and (before is None or before.note != NOTED):
        later(change.world)
        if change.world.random.random() < REFUSED:
            raise NoGifts


def later(world: World) -> None:
    world.schedule(world.now() + timedelta(hours=1), NOTHING, {})


@due(NOTHING, "Nothing is done")
def do_nothing(world: World, _payload: dict[str, Any]) -> None: ...


@due(CONFIRMED_LATER, "The deposit {txId} is confirmed")
def confirm_later(world: World, payload: dict[str, Any]) -> None:
    found = world.table(TRANSACTIONS).get(payload["txId"])
    if found is not None and found.status is TransactionStatus.PENDING:
        with suppress(Refusal), world.change() as change:
            confirm(change, found)


def _is_deposit(row: Transaction) -> bool:
    return row.transactionType is TransactionType.DEPOSIT and row.status is TransactionStatus.CONFIRMED


class Histories(WorldHistories):
    def __init__(self) -> None:
        super().__init__()
        self.kept = list(changes.REACTIONS)
        for do in (refuse, note, give):
            reacts(TRANSACTIONS)(do)
        self.players = [row.playerCode for row in self.world.table(PLAYERS).where(opId="aurora", isTest=False)][:4]

    def teardown(self) -> None:
        super().teardown()
        changes.REACTIONS[:] = self.kept

    def deposited(self, change: Change, pick: int, usd: int) -> Transaction:
        player = self.world.table(PLAYERS).get(self.players[pick % len(self.players)])
        assert player is not None
        amount = Decimal(usd)
        return add_transaction(
            change, player, TransactionType.DEPOSIT, amount=amount, currency="USD", amount_in_usd=amount
        )

    def change(self, fails: bool, do: Callable[[Change], object]) -> None:
        """Commits what is done, or leaves all as it was where it fails or is refused."""
        before, waiting = self.world.digest(), len(self.world.table(DUE))
        draws, number = self.world.random.getstate(), len(self.world.table(ACTIVITIES))
        try:
            with self.world.change(CLERK) as change:
                do(change)
                if fails:
                    raise NoGifts
        except NoGifts:
            assert (self.world.digest(), len(self.world.table(DUE))) == (before, waiting)
            assert (self.world.random.getstate(), len(self.world.table(ACTIVITIES))) == (draws, number)
            self.world.random.random()  # whoever tries again has other luck

    @initialize()
    def deposits(self) -> None:
        """Some that are refused and some that are not, whatever follows."""
        for pick in range(4):
            self.deposit_at_once(pick, SHARE * (pick + 1), fails=False)

    @rule(pick=PICKS, usd=USD, fails=st.booleans())
    def deposit_at_once(self, pick: int, usd: int, fails: bool) -> None:
        self.change(fails, lambda change: confirm(change, self.deposited(change, pick, usd)))

    @rule(pick=PICKS, usd=USD, hours=st.integers(0, 3))
    def deposit_that_a_provider_answers(self, pick: int, usd: int, hours: int) -> None:
        with self.world.change(CLERK) as change:
            made = self.deposited(change, pick, usd)
            self.world.schedule(self.world.now() + timedelta(hours=hours), CONFIRMED_LATER, {"txId": made.txId})

    @rule(pick=PICKS, fails=st.booleans())
    def delete_or_bring_back(self, pick: int, fails: bool) -> None:
        rows = list(self.world.table(TRANSACTIONS).where(playerCode=frozenset(self.players)))
        found = rows[-1 - pick % len(rows)]
        other = msgspec.structs.replace(found, isDeleted=not found.isDeleted)
        self.change(fails, lambda change: change.put(self.world.table(TRANSACTIONS), other))

    @rule(hours=st.integers(1, 5))
    def wait(self, hours: int) -> None:
        until = self.world.now() + timedelta(hours=hours)
        self.world.advance(f"PT{hours}H")
        assert self.world.now() == until

    def check(self) -> None:
        self.each_deposit_brought_one_gift()
        self.totals_are_those_of_the_records()
        self.ngr_is_that_of_the_records()
        self.activities_lead_to_the_records()
        self.digest_is_that_of_the_records()
        ledger_is_consistent(self.world)

    def own(self) -> list[Transaction]:
        """What was written since the start."""
        _, own = self.world.table(TRANSACTIONS).found({})
        return own

    def each_deposit_brought_one_gift(self) -> None:
        base = self.world.table(TRANSACTIONS).base
        before = {row.txId for row in base.records if _is_deposit(row)}
        deposits = {row.txId: row for row in self.own() if _is_deposit(row) and row.txId not in before}
        gifts = [row for row in self.own() if row.transactionType is TransactionType.BONUS and row.reason in deposits]
        assert sorted(row.reason or "" for row in gifts) == sorted(deposits)
        assert {row.note for row in (*gifts, *deposits.values())} <= {NOTED}
        for gift in gifts:
            assert gift.toUSDCents * SHARE == deposits[gift.reason or ""].toUSDCents

    def totals_are_those_of_the_records(self) -> None:
        world = self.world
        players = list(world.table(PLAYERS).where(opId="aurora"))
        transactions = list(world.table(TRANSACTIONS).where(opId="aurora"))
        by_player = {each.id: each for each in player_totals(players, transactions)}
        assert {each.id: each for each in world.table(PLAYER_TOTALS).where(opId="aurora")} == by_player
        by_status = {each.id: each for each in BY_STATUS.rows(transactions, self.world.start.now)}
        assert {each.id: each for each in world.table(STATUS_SUMS).where(opId="aurora")} == by_status

    def ngr_is_that_of_the_records(self) -> None:
        since, until = NOW - timedelta(days=1, minutes=7), self.world.now() + timedelta(minutes=3)
        found = result_of(measures_between(self.world, since, until, {"opId": "aurora"}))
        rows = self.world.table(TRANSACTIONS).where(opId="aurora", confirmedAt=Between(since, until - INSTANT))
        costs = sum(row.toUSDCents for row in rows if Flow.COST in flows_of(row))
        assert found.ngr == found.ggr - costs

    def activities_lead_to_the_records(self) -> None:
        """Those of one record join, from what it was at the start to what it is."""
        table = self.world.table(TRANSACTIONS)
        _, told = self.world.table(ACTIVITIES).found({})
        for row in self.own():
            known = table.base.records[at] if (at := table.base.positions.get(row.txId)) is not None else None
            last = fields_of(known)
            for each in told:
                if each.recordKind == "Transaction" and each.recordId == row.txId:
                    assert each.before == last
                    last = each.after
            assert last == fields_of(row)
        assert {each.userCode for each in told if each.recordKind == REFUSED_JOB} <= {"platform"}

    def digest_is_that_of_the_records(self) -> None:
        table = self.world.table(TRANSACTIONS)
        mask, own = table.found({})
        left = [row for at, row in enumerate(table.base.records) if not mask >> at & 1]
        other = sum(map(TRANSACTIONS.digest_of, own)) - sum(map(TRANSACTIONS.digest_of, left))
        assert table.digest == (table.base.digest + other) % DIGEST_SPACE


def fields_of(row: Transaction | None) -> dict[str, Any] | None:
    return None if row is None else msgspec.to_builtins(row, builtin_types=(Decimal, datetime))


def result_of(steps: Generator[None, None, Result]) -> Result:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]  # what the generator returns


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(12), stateful_step_count=20, deadline=None)
