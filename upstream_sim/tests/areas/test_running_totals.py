"""Whatever happens to transactions, players and cards, the totals kept beside them are those of the records."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from contracts.areas.player_reports import TotalKind, TotalsQuery, TotalUsersQuery
from contracts.areas.transactions import TransactionStatus, TransactionType
from tools.examples import examples
from upstream_sim.areas.high_depositors import DEPOSITS, deposits_of
from upstream_sim.areas.player_reports import totals as reports
from upstream_sim.areas.risk_management.records import CARD_USES, SHARED_CARDS, CardUse, shared_cards
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction, settle
from upstream_sim.areas.transactions.rollups import BY_STATUS, STATUS_SUMS
from upstream_sim.areas.transactions.totals import KINDS, PLAYER_TOTALS, player_totals
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import Change
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.shared.users import USERS, caller_of
from upstream_sim.tests.histories import PICKS, WorldHistories

pytestmark = pytest.mark.slow

DAYS = st.none() | st.integers(0, 720 * 24)  # hours before now
CARDS = ("6037990000000006", "6037990000000014")


def at_of(row: Transaction) -> datetime:
    assert row.confirmedAt
    return row.confirmedAt


class Histories(WorldHistories):
    def __init__(self) -> None:
        super().__init__()
        self.players = [row.playerCode for row in self.world.table(PLAYERS).where(opId="aurora")][:6]

    def player(self, pick: int) -> Player:
        found = self.world.table(PLAYERS).get(self.players[pick])
        assert found is not None
        return found

    def transaction(self, pick: int, **filters: Any) -> Transaction | None:
        rows = list(self.world.table(TRANSACTIONS).where(playerCode=frozenset(self.players), **filters))
        return rows[pick * 7 % len(rows)] if rows else None

    @rule(pick=PICKS, kind=st.sampled_from(list(KINDS)), usd=st.integers(1, 500), card=PICKS, fails=st.booleans())
    def pay(self, pick: int, kind: TransactionType, usd: int, card: int, fails: bool) -> None:
        def do(change: Change) -> None:
            made = add_transaction(
                change, self.player(pick), kind, amount=Decimal(usd), currency="USD", amount_in_usd=Decimal(usd),
                status=TransactionStatus.CONFIRMED,
            )  # fmt: skip
            if card < len(CARDS):
                change.put(self.world.table(CARD_USES), CardUse.of(made, CARDS[card]))

        self.change(fails, do)

    @rule(pick=PICKS, status=st.sampled_from([TransactionStatus.CONFIRMED, TransactionStatus.REJECTED]))
    def decide(self, pick: int, status: TransactionStatus) -> None:
        found = self.transaction(pick, status=TransactionStatus.PENDING)
        if found:
            self.change(False, lambda change: settle(change, found, status))

    @rule(pick=PICKS, fails=st.booleans())
    def delete_or_bring_back_a_transaction(self, pick: int, fails: bool) -> None:
        found = self.transaction(pick)
        if found:
            other = msgspec.structs.replace(found, isDeleted=not found.isDeleted)
            self.change(fails, lambda change: change.put(self.world.table(TRANSACTIONS), other))

    @rule(pick=PICKS, fails=st.booleans())
    def delete_or_bring_back_a_player(self, pick: int, fails: bool) -> None:
        found = self.player(pick)
        self.change(fails, lambda change: change_player(change, found, isDeleted=not found.isDeleted))

    @rule(pick=PICKS)
    def rename(self, pick: int) -> None:
        found = self.player(pick)
        self.change(False, lambda change: change_player(change, found, username=f"{found.username[:20]}x"))

    @rule(hours=st.integers(1, 50))
    def wait(self, hours: int) -> None:
        self.world.advance(f"PT{hours}H")

    @rule(since=DAYS, until=DAYS, tenant=st.sampled_from([None, "aurora", "aurora-north"]))
    def a_period_is_the_sum_of_its_transactions(self, since: int | None, until: int | None, tenant: str | None) -> None:
        now = self.world.now()
        first, last = (None if hours is None else now - timedelta(hours=hours) for hours in (since, until))
        if first and last and first > last:
            first, last = last, first
        query = TotalsQuery(fromDate=first, toDate=last, opId=tenant, includeBrands=False if tenant else None)
        rows = [row for row in self.counted() if tenant in (None, row.opId)]
        inside = [row for row in rows if (not first or first <= at_of(row)) and (not last or at_of(row) <= last)]
        found = self.answer(reports.totals, query)
        for kind, people, money in (
            (TransactionType.DEPOSIT, "depositors", "depositsInUSD"),
            (TransactionType.WITHDRAW, "withdrawers", "withdrawalsInUSD"),
        ):
            of_kind = [row for row in inside if row.transactionType is kind]
            assert found[people] == len({row.playerCode for row in of_kind} & self.present())
            assert found[money] == Decimal(sum(row.toUSDCents for row in of_kind)).scaleb(-2)
            users = TotalUsersQuery(kind=TotalKind(kind), **query.model_dump())
            assert self.answer(reports.total_users, users)["count"] == found[people]
            for sort in ("transactionCount", "-transactionCount", "-totalInUSD", "username"):
                shown = self.answer(reports.total_users, users.model_copy(update={"sort": sort}))["items"]
                keys = [(row[sort.removeprefix("-")], row["playerCode"]) for row in shown]
                assert keys == sorted(keys, reverse=sort.startswith("-"))
            assert self.answer(reports.total_transactions, users)["count"] == len(of_kind)

    def answer(self, handler: Any, query: TotalsQuery | TotalUsersQuery) -> Any:
        user = next(self.world.table(USERS).where(email="super@pitboss.test"))
        answer = handler(self.world, caller_of(self.world, user), Command(query, None, None))
        if not isinstance(answer, Iterator):
            return answer
        while True:
            try:
                next(answer)
            except StopIteration as done:
                return done.value

    def counted(self) -> list[Transaction]:
        return list(self.world.table(TRANSACTIONS).where(status=TransactionStatus.CONFIRMED, isDeleted=False))

    def present(self) -> set[str]:
        return {player.playerCode for player in self.world.table(PLAYERS).where(isDeleted=False)}

    def check(self) -> None:
        self.totals_are_those_of_the_records()

    def totals_are_those_of_the_records(self) -> None:
        """Of one operator: what is written here is all of it."""
        players = list(self.world.table(PLAYERS).where(opId="aurora"))
        transactions = list(self.world.table(TRANSACTIONS).where(opId="aurora"))
        uses = list(self.world.table(CARD_USES).where(opId="aurora"))
        by_player = {each.id: each for each in player_totals(players, transactions)}
        by_status = {each.id: each for each in BY_STATUS.rows(transactions, self.world.start.now)}
        assert {each.id: each for each in self.world.table(PLAYER_TOTALS).where(opId="aurora")} == by_player
        assert {each.id: each for each in self.world.table(STATUS_SUMS).where(opId="aurora")} == by_status
        deposits = {each.playerCode: each for each in deposits_of(transactions)}
        assert {each.playerCode: each for each in self.world.table(DEPOSITS).where(opId="aurora")} == deposits
        sharing = {each.cardNumber: each for each in self.world.table(SHARED_CARDS).all() if "aurora" in each.opIds}
        assert sharing == {each.cardNumber: each for each in shared_cards(uses)}
        for use in uses:
            transaction = self.world.table(TRANSACTIONS).get(use.txId)
            assert transaction
            assert use == CardUse.of(transaction, use.cardNumber)


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(12), stateful_step_count=15, deadline=None)
