"""Whatever happens, in whatever order: what stands against players is what each rule says of the records, and scores
come to it."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.risk import RiskRule
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.bet_filters import BetStatus, StakeFrom
from tools.examples import examples
from upstream_sim.areas.bank_accounts.events import BankAccountAdded, added
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.players.events import PlayerRegistered, registered
from upstream_sim.areas.risk.events import ChargebackArrived, charge_back
from upstream_sim.areas.risk.records import CHARGEBACKS, EVIDENCE, SCORES, Evidence
from upstream_sim.areas.risk.scores import lapse
from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction, settle
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.world.world import Change
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.histories import PICKS, WorldHistories

pytestmark = pytest.mark.slow

CARDS = ("6037990000000006", "6037990000000014")
DAY = timedelta(days=1)
POINTS = {
    RiskRule.CARD_SHARED: 40,
    RiskRule.BANK_ACCOUNT_SHARED: 40,
    RiskRule.DEVICE_SHARED: 25,
    RiskRule.LARGE_DEPOSIT: 15,
    RiskRule.QUICK_WITHDRAWAL: 20,
    RiskRule.BONUS_WITHDRAWAL: 20,
    RiskRule.CHARGEBACK: 60,
}
Found = tuple[str, RiskRule, str, datetime]
"""A player, a rule, what it is about, and when."""


class Histories(WorldHistories):
    refusals = (Refusal,)

    def __init__(self) -> None:
        super().__init__()
        north = [row.playerCode for row in self.world.table(PLAYERS).where(opId="aurora-north", isTest=False)][:2]
        self.players = [row.playerCode for row in self.world.table(PLAYERS).where(opId="aurora", isTest=False)][:4]
        self.players += north

    def player(self, pick: int) -> Player:
        found = self.world.table(PLAYERS).get(self.players[pick % len(self.players)])
        assert found is not None
        return found

    def transaction(self, pick: int, **filters: Any) -> Transaction | None:
        rows = list(self.world.table(TRANSACTIONS).where(playerCode=frozenset(self.players), **filters))
        return rows[-1 - pick] if len(rows) > pick else None

    @rule(pick=PICKS, usd=st.sampled_from([20, 450, 600, 5000]), card=PICKS, waits=st.booleans(), fails=st.booleans())
    def deposit(self, pick: int, usd: int, card: int, waits: bool, fails: bool) -> None:
        status = TransactionStatus.PENDING if waits else TransactionStatus.CONFIRMED

        def do(change: Change) -> None:
            made = add_transaction(
                change, self.player(pick), TransactionType.DEPOSIT, amount=Decimal(usd), currency="USD",
                amount_in_usd=Decimal(usd), status=status,
            )  # fmt: skip
            if card < len(CARDS):
                change.put(self.world.table(CARD_USES), CardUse.of(made, CARDS[card]))

        self.change(fails, do)

    @rule(pick=PICKS, usd=st.sampled_from([20, 600]), fails=st.booleans())
    def withdraw(self, pick: int, usd: int, fails: bool) -> None:
        self.change(
            fails,
            lambda change: add_transaction(
                change, self.player(pick), TransactionType.WITHDRAW, amount=Decimal(usd), currency="USD",
                amount_in_usd=Decimal(usd),
            ),
        )  # fmt: skip

    @rule(pick=PICKS, fails=st.booleans())
    def pay_out_a_bonus(self, pick: int, fails: bool) -> None:
        self.change(
            fails,
            lambda change: add_transaction(
                change, self.player(pick), TransactionType.BONUS, amount=Decimal(30), currency="USD",
                amount_in_usd=Decimal(30), status=TransactionStatus.CONFIRMED,
                transactionSubType=TransactionSubType.BONUS_CLAIM,
            ),
        )  # fmt: skip

    @rule(pick=PICKS, usd=st.sampled_from([10, 700]))
    def bet(self, pick: int, usd: int) -> None:
        player, sample = self.player(pick), next(self.world.table(BETS).all())
        made = msgspec.structs.replace(
            sample, betId=self.world.new_id_for("bet"), playerCode=player.playerCode, opId=player.opId, isTest=False,
            placedAt=self.world.now(), settledAt=None, status=BetStatus.OPEN, stakeFrom=StakeFrom.MAIN,
            stakeInUSDCents=usd * 100,
        )  # fmt: skip
        with self.world.change() as change:
            change.put(self.world.table(BETS), made)

    @rule(pick=PICKS, status=st.sampled_from([TransactionStatus.CONFIRMED, TransactionStatus.REJECTED]))
    def decide(self, pick: int, status: TransactionStatus) -> None:
        found = self.transaction(pick, status=TransactionStatus.PENDING)
        if found:
            self.change(False, lambda change: settle(change, found, status))

    @rule(pick=PICKS, fails=st.booleans())
    def delete(self, pick: int, fails: bool) -> None:
        found = self.transaction(pick, isDeleted=False)
        if found:
            gone = msgspec.structs.replace(found, isDeleted=True)
            self.change(fails, lambda change: change.put(self.world.table(TRANSACTIONS), gone))

    @rule(pick=PICKS, card=st.sampled_from(CARDS), approve=st.booleans())
    def add_account(self, pick: int, card: str, approve: bool) -> None:
        try:
            uuid = added(self.world, BankAccountAdded(playerCode=self.player(pick).playerCode, cardNumber=card))["uuid"]
        except Refusal:
            return
        if approve:
            account = self.world.table(BANK_ACCOUNTS).get(uuid)
            assert account is not None
            approved = msgspec.structs.replace(account, status=BankAccountStatus.APPROVED, confirmedAt=self.world.now())
            self.change(False, lambda change: change.put(self.world.table(BANK_ACCOUNTS), approved))

    @rule(pick=PICKS, device=st.sampled_from(["dev_1", "dev_2"]))
    def register(self, pick: int, device: str) -> None:
        number = self.world.sequence("risk_test")
        body = PlayerRegistered(
            opId="aurora" if pick % 2 else "borealis", firstName="A", lastName="B", username=f"second_{number}",
            email=f"second{number}@example.test", ip=f"203.0.113.{pick}", deviceId=device,
        )  # fmt: skip
        registered(self.world, body)

    @rule(pick=PICKS)
    def dispute(self, pick: int) -> None:
        found = self.transaction(
            pick, transactionType=TransactionType.DEPOSIT, status=TransactionStatus.CONFIRMED, isDeleted=False
        )
        if found and self.world.table(CHARGEBACKS).get(found.txId) is None:
            charge_back(self.world, ChargebackArrived(txId=found.txId))

    @rule(days=st.sampled_from([1, 29, 31, 89, 90]))
    def wait(self, days: int) -> None:
        self.world.advance(f"P{days}D")

    def check(self) -> None:
        lapse(self.world)
        now, own = self.world.now(), list(self.world.table(EVIDENCE).all())
        assert all(each.stands(now) for each in own if each.playerCode in self.scored())
        at_events = {RiskRule.LARGE_DEPOSIT, RiskRule.QUICK_WITHDRAWAL, RiskRule.BONUS_WITHDRAWAL}
        standing = {key(each) for each in own if each.stands(now) and each.rule not in at_events}
        assert standing == {each for each in self.expected() if now < each[3] + 90 * DAY}
        self.events_are_judged_as_they_came(own)
        self.scores_come_to_the_evidence(own, now)

    def scored(self) -> set[str]:
        return {score.playerCode for score in self.world.table(SCORES).all()}

    def scores_come_to_the_evidence(self, own: list[Evidence], now: datetime) -> None:
        expected: dict[str, set[RiskRule]] = {}
        for each in own:
            if each.stands(now):
                expected.setdefault(each.playerCode, set()).add(each.rule)
        scores = {score.playerCode: score for score in self.world.table(SCORES).all()}
        assert {code: set(score.rules) for code, score in scores.items()} == expected
        assert all(score.score == sum(POINTS[each] for each in score.rules) for score in scores.values())

    def expected(self) -> set[Found]:
        """What rules say of the records that they can be read from at any time."""
        return {*self.shared_cards(), *self.shared_accounts(), *self.shared_places(), *self.chargebacks()}

    def shared_cards(self) -> set[Found]:
        uses: dict[str, list[CardUse]] = {}
        for use in self.world.table(CARD_USES).all():
            if use.isCounted:
                uses.setdefault(use.cardNumber, []).append(use)
        return {
            (use.playerCode, RiskRule.CARD_SHARED, number, max(one.createdAt for one in of_card))
            for number, of_card in uses.items()
            for use in of_card
            if any(one.playerCode != use.playerCode for one in of_card)
        }

    def shared_accounts(self) -> set[Found]:
        rows = [each for each in self.world.table(BANK_ACCOUNTS).all() if each.status == "APPROVED"]
        rows = [each for each in rows if not each.isDeleted]
        found: set[Found] = set()
        for name in ("cardNumber", "iban"):
            holders: dict[str, dict[str, datetime]] = {}
            for each in rows:
                if getattr(each, name):
                    at = each.confirmedAt or each.createdAt
                    own = holders.setdefault(getattr(each, name), {})
                    own[each.playerCode] = max(at, own.get(each.playerCode, at))
            for value, own in holders.items():
                if len(own) > 1:
                    at = max(own.values())
                    found |= {(code, RiskRule.BANK_ACCOUNT_SHARED, f"{name}:{value}", at) for code in own}
        return found

    def shared_places(self) -> set[Found]:
        places: dict[str, list[Player]] = {}
        for player in self.world.table(PLAYERS).all():
            if player.registeredFrom:
                places.setdefault(f"device:{player.registeredFrom.deviceId}", []).append(player)
                places.setdefault(f"ip:{player.registeredFrom.ip}", []).append(player)
        found: set[Found] = set()
        for subject, members in places.items():
            for one in members:
                near = [two.createdAt for two in members if two is not one]
                near = [at for at in near if abs(at - one.createdAt) <= 30 * DAY]
                if near:
                    found.add((one.playerCode, RiskRule.DEVICE_SHARED, subject, max(one.createdAt, *near)))
        return found

    def chargebacks(self) -> set[Found]:
        deposits = self.world.table(TRANSACTIONS)
        return {
            (each.playerCode, RiskRule.CHARGEBACK, each.txId, each.at)
            for each in self.world.table(CHARGEBACKS).all()
            if (deposit := deposits.get(each.txId)) is not None and not deposit.isDeleted
        }

    def events_are_judged_as_they_came(self, own: list[Evidence]) -> None:
        """Evidence of an event fits the records of its moment, none of which has been deleted since."""
        for each in own:
            transaction = self.world.table(TRANSACTIONS).get(each.subject)
            if each.rule is RiskRule.LARGE_DEPOSIT:
                assert transaction
                assert transaction.toUSDCents == each.cents > max(50_000, 5 * (each.against - 1))
            elif each.rule is RiskRule.QUICK_WITHDRAWAL:
                deposit = self.world.table(TRANSACTIONS).get(each.otherTxId or "")
                assert transaction
                assert deposit
                assert deposit.confirmedAt
                bets = self.world.table(BETS).where(playerCode=each.playerCode)
                since, until = deposit.confirmedAt, transaction.createdAt
                wager = sum(bet.wagerInUSDCents for bet in bets if since <= bet.placedAt <= until)
                assert timedelta() <= until - since <= DAY
                assert each.against <= wager
                assert each.against < each.otherCents == deposit.toUSDCents


def key(evidence: Evidence) -> Found:
    return evidence.playerCode, evidence.rule, evidence.subject, evidence.at


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(6), stateful_step_count=25, deadline=None)
