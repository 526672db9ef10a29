"""Referring, verifying, depositing, betting and withdrawing, in whatever order, and what then holds."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from decimal import Decimal

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.referrals.profits import CLAIM, WITHDRAW
from upstream_sim.areas.referrals.records import REWARDS, RewardKind
from upstream_sim.areas.referrals.rewards import CREDIT
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.money.ledger import ENTRIES, amount_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.programmes import referrer_code
from upstream_sim.tests.client import SUPER
from upstream_sim.tests.money import MoneyMachine
from upstream_sim.tests.referral_driver import ReferralDriver

WHO = st.integers(0, 2)
AMOUNT = st.decimals("0.01", 2_000, places=2)
LOSING = st.sampled_from(["", "", "", "before", "after"])
WITHDRAWN = frozenset({TransactionSubType.AFFILIATE_PROFIT_WITHDRAW, TransactionSubType.OTHER})
DECIDED = st.sampled_from(["confirm", "reject"])


class ReferralActions(MoneyMachine):
    """One player refers three: the second belongs to a partner, the third shares the first one's device."""

    def __init__(self) -> None:
        super().__init__()
        self.programme = ReferralDriver(SUPER, self.desk)
        assert self.programme.override().http == 200
        shared = {"deviceId": "dev_1"}
        kinds: list[dict[str, str]] = [{}, {"affId": "aff-aurora-1"}, shared]
        self.referred = [self.programme.refers(**more) for more in kinds]

    @property
    def own(self) -> list[Transaction]:
        return self.programme.profits()

    @rule(who=WHO, is_verified=st.booleans())
    def verify(self, who: int, is_verified: bool) -> None:
        self.programme.changes(self.referred[who], isVerified=is_verified)

    @rule(who=WHO, amount=AMOUNT)
    def deposit(self, who: int, amount: Decimal) -> None:
        self.programme.deposits(self.referred[who], amount)

    @rule(who=WHO, stake=AMOUNT, win=AMOUNT)
    def bet(self, who: int, stake: Decimal, win: Decimal) -> None:
        self.programme.bets(self.referred[who], stake, win)

    @rule()
    def end_the_month(self) -> None:
        self.world.advance("P31D")

    @rule(amount=AMOUNT, lost=LOSING)
    def withdraw(self, amount: Decimal, lost: str) -> None:
        self.act("referralWithdraw", {**self.programme.named, "totalProfitInUSD": amount}, lost)

    @rule(amount=AMOUNT)
    def claim(self, amount: Decimal) -> None:
        body = {"playerCode": self.programme.referrer.playerCode, "amountInUSD": amount}
        with suppress(ValidationFailed):
            fire_event(self.world, "affiliateProfitRequested", body)

    @rule(action=DECIDED, lost=LOSING)
    def decide(self, action: str, lost: str) -> None:
        waiting = [row for row in self.own if row.status is TransactionStatus.PENDING]
        if waiting:
            row = waiting[0]
            is_claim = row.transactionType is TransactionType.REFERRAL_PROFIT
            operation = "transactionReferralClaim" if is_claim else "transactionAffiliateWithdraw"
            body = {"txId": row.txId, "actionType": action, "acknowledged": ["KYC_MISSING"]}
            assert self.act(operation, body, lost).http == 200

    @rule(seconds=st.integers(1, 5))
    def withdraw_for_all(self, seconds: int) -> None:
        self.desk.send("withdrawJobStart", body={"opId": "aurora"})
        self.world.advance(f"PT{seconds}S")

    @invariant()
    def nothing_is_paid_twice(self) -> None:
        rewards = [
            reward
            for reward in self.world.table(REWARDS).all()
            if reward.referrerCode == self.programme.referrer.playerCode
        ]
        paid = Counter(reward.txId for reward in rewards if reward.txId)
        assert not paid or max(paid.values()) == 1
        earned = [row for row in self.own if row.transactionSubType not in WITHDRAWN]
        assert {row.txId for row in earned} == set(paid)
        confirmed = sum(row.toUSDCents for row in earned if row.status is TransactionStatus.CONFIRMED)
        assert confirmed == sum(reward.cents for reward in rewards)
        per_player = Counter((reward.playerCode, reward.kind) for reward in rewards if reward.playerCode)
        assert not per_player or max(per_player.values()) == 1

    @invariant()
    def a_partners_player_earns_nothing(self) -> None:
        assert referrer_code(self.referred[1]) is None
        about = {reward.playerCode for reward in self.world.table(REWARDS).all()}
        assert self.referred[1].playerCode not in about

    @invariant()
    def who_shares_a_device_is_refused(self) -> None:
        code = self.referred[2].playerCode
        rewards = self.world.table(REWARDS).where(playerCode=code)
        assert all(reward.cents == 0 for reward in rewards)
        known = self.programme.known(code)
        assert (known.isAffCprCredited, known.isAffCpaCredited) == (False, False)

    @invariant()
    def the_cpr_of_a_month_is_within_its_maximum(self) -> None:
        by_month: Counter[str] = Counter()
        for reward in self.world.table(REWARDS).where(referrerCode=self.programme.referrer.playerCode):
            if reward.kind is RewardKind.CPR:
                by_month[f"{reward.decidedAt:%Y-%m}"] += reward.cents
        assert not by_month or max(by_month.values()) <= 500

    @invariant()
    def the_wallet_is_what_was_earned_less_what_left(self) -> None:
        code = self.programme.referrer.playerCode
        account = player_wallets.referral(code)
        entries = [each for each in self.world.table(ENTRIES).where(owner=code) if each.account == account.key]
        assert sum(amount_of(each.amount) for each in entries) == self.programme.balance >= 0
        given = sum(amount_of(each.amount) for each in entries if each.reason == CREDIT)
        holds = sum(amount_of(each.amount) for each in entries if each.reason in (CLAIM, WITHDRAW))
        back = sum(amount_of(each.amount) for each in entries if each.reason.startswith("REJECTED"))
        assert given + holds + back == self.programme.balance
        waiting = sum(row.fromUnits for row in self.own if row.status is TransactionStatus.PENDING)
        assert player_wallets.held(self.world, account) == amount_of(waiting)
