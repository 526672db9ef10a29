"""Whatever staff do with players' money, in whatever order, with repeats and lost answers, the books are right."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from contracts.areas.transactions import TransactionType
from tools.examples import examples
from upstream_sim.areas.external_wallet.records import EXTERNAL_WALLETS, VOUCHERS, hold_account, wallet_account
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.shared.player_wallets import bonus, main
from upstream_sim.shared.players import Player
from upstream_sim.tests.bet_actions import BetActions
from upstream_sim.tests.cashback_actions import CashbackActions
from upstream_sim.tests.money import MoneyMachine
from upstream_sim.tests.transaction_actions import TransactionActions
from upstream_sim.tests.wallets import bonus_topup, conversion, rich, topup
from upstream_sim.tests.withdrawal_actions import WithdrawalActions

pytestmark = pytest.mark.slow

PLAYERS = st.integers(0, 3)
LOST = st.sampled_from(["", "", "", "before", "after"])
ACTIONS = st.sampled_from(["top-up", "deduct"])
AMOUNTS = st.decimals("0.01", 300, places=2) | st.decimals("-1", 9_000, places=2)
TOPUPS = ("walletTopup", "walletTopupBonus")
UNKNOWN_VOUCHER = "NOBODY-KNOWS-THIS-VOUCHER-CODE-AT-ALL"
CURRENCIES = st.sampled_from(["USD", "USD", "USDT", "TRX", "IRR", "BTC"])


class WalletActions(MoneyMachine):
    """Top-ups, deductions, bonuses and conversions of a few players, two of them under one limit."""

    def __init__(self) -> None:
        super().__init__()
        tenants = ("aurora", "aurora-north", "borealis", "ithaca")
        self.players = [rich(self.world, op_id) for op_id in tenants]
        self.topups_before = self.count_topups()

    def count_topups(self) -> int:
        return self.world.table(TRANSACTIONS).count(transactionType=TransactionType.TOPUP)

    @rule(who=PLAYERS, amount=AMOUNTS, currency=CURRENCIES, action=ACTIONS, lost=LOST)
    def topup(self, who: int, amount: Decimal, currency: str, action: str, lost: str) -> None:
        player = self.players[who]
        before = balance_of(self.world, main(player.playerCode, currency))
        body = topup(player, amount, currency=currency, action=action)
        self.moves_by(player, currency, before, body, self.act("walletTopup", body, lost).http)

    def moves_by(self, player: Player, currency: str, before: Decimal, body: dict[str, Any], http: int) -> None:
        signed = body["amount"] if body["action"] == "top-up" else -body["amount"]
        after = balance_of(self.world, main(player.playerCode, currency))
        assert after == before + (signed if http == 200 else 0)

    @rule(who=PLAYERS, amount=AMOUNTS, action=ACTIONS, lost=LOST)
    def topup_bonus(self, who: int, amount: Decimal, action: str, lost: str) -> None:
        player = self.players[who]
        before = balance_of(self.world, bonus(player.playerCode))
        reply = self.act("walletTopupBonus", bonus_topup(player, amount, action=action), lost)
        moved = abs(amount) if action == "top-up" else -abs(amount)
        assert balance_of(self.world, bonus(player.playerCode)) == before + (moved if reply.http == 200 else 0)

    @rule(who=PLAYERS, source=CURRENCIES, wanted=CURRENCIES, lost=LOST)
    def convert(self, who: int, source: str, wanted: str, lost: str) -> None:
        reply = self.act("walletConvert", conversion(self.players[who], source, wanted), lost)
        if reply.http == 200:
            assert balance_of(self.world, main(self.players[who].playerCode, source)) == 0

    @invariant()
    def each_topup_is_done_once(self) -> None:
        done = [each.reply for each in self.sent if each.operation in TOPUPS and each.reply.http == 200]
        made = {reply.data["txId"] for reply in done}
        assert self.count_topups() == self.topups_before + len(made)


class ExternalWalletActions(MoneyMachine):
    """Vouchers in, withdrawals out, of one wallet at Utopia."""

    def __init__(self) -> None:
        super().__init__()
        self.uuid = next(wallet.uuid for wallet in self.world.table(EXTERNAL_WALLETS).where(opId="aurora"))

    @rule(pick=st.integers(0, 4), lost=LOST)
    def submit_a_voucher(self, pick: int, lost: str) -> None:
        codes = [*(voucher.code for voucher in self.world.table(VOUCHERS).all()), UNKNOWN_VOUCHER]
        self.act("externalWalletTopup", {"uuid": self.uuid, "voucherCode": codes[pick % len(codes)]}, lost)

    @rule(amount=AMOUNTS, lost=LOST)
    def withdraw_from_utopia(self, amount: Decimal, lost: str) -> None:
        before = balance_of(self.world, wallet_account(self.uuid))
        reply = self.act("externalWalletWithdraw", {"uuid": self.uuid, "amount": amount}, lost)
        assert balance_of(self.world, wallet_account(self.uuid)) == before - (amount if reply.http == 200 else 0)

    @invariant()
    def nothing_is_taken_that_is_not_there(self) -> None:
        assert balance_of(self.world, wallet_account(self.uuid)) >= 0
        assert balance_of(self.world, hold_account(self.uuid)) >= 0


class Histories(
    WalletActions, ExternalWalletActions, WithdrawalActions, TransactionActions, CashbackActions, BetActions
):
    """Every area's acts, mixed."""


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(60), stateful_step_count=20, deadline=None)
