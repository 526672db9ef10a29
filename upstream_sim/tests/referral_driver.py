"""A desk at which one player of aurora refers others, on settings of their own."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.tests.bets import play
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.bonuses import give_no_bonuses
from upstream_sim.tests.client import SUPER

CPR = {"emailCpr": 2, "gmailCpr": 3, "telegramCpr": 4, "maxCpr": 5}
LEVELS = [
    {"level": 1, "requiredWagerInUSD": 1000, **CPR, "cpa": 10},
    {"level": 2, "requiredWagerInUSD": 3000, **CPR, "cpa": 20},
    {"level": 3, "requiredWagerInUSD": 0, **CPR, "cpa": 30},
]
SHARES = [
    {"monthlyReferredPlayersTotalWagerInUSD": 100, "revenueSharePercentage": 10},
    {"monthlyReferredPlayersTotalWagerInUSD": 1000, "revenueSharePercentage": 25},
]
SETTINGS: dict[str, Any] = {
    "minRequiredWagerInUSDToConsiderAPlayerAsActive": 50,
    "claimedBonusAdminFeePercentage": 50,
    "cashbackAdminFeePercentage": 20,
    "affiliatesAdminFeePercentage": 10,
    "minWithdrawableAmountInUSD": 15,
    "levelSettings": LEVELS,
    "revenueShareSettings": SHARES,
}


class ReferralDriver(Desk):
    def __init__(self, email: str = SUPER, beside: Desk | None = None) -> None:
        super().__init__(email, beside)
        self.number = 0
        if beside is None:
            give_no_bonuses(self.world)
        self.referrer = self.registers()
        self.named = {"opId": "aurora", "playerCode": self.referrer.playerCode}
        if beside is None:
            assert self.override().http == 200

    def registers(self, **more: Any) -> Player:
        """A new player of aurora, whose address and device are nobody else's."""
        self.number += 1
        form = {
            "opId": "aurora",
            "firstName": "Nika",
            "lastName": "Voss",
            "username": f"nika_voss_{self.number}",
            "email": f"nika{self.number}@mail.test",
            "registeredBy": "EMAIL",
            "ip": f"203.0.113.{self.number}",
            "deviceId": f"dev_{self.number}",
            **more,
        }
        return self.known(fire_event(self.world, "playerRegistered", form)["playerCode"])

    def refers(self, **more: Any) -> Player:
        return self.registers(refId=self.referrer.playerCode, **more)

    def known(self, code: str) -> Player:
        found = self.world.table(PLAYERS).get(code)
        assert found is not None
        return found

    def changes(self, player: Player, **fields: Any) -> None:
        with self.world.change() as change:
            change_player(change, self.known(player.playerCode), **fields)

    def verifies(self, player: Player) -> None:
        self.changes(player, isVerified=True)

    def deposits(self, player: Player, amount: object) -> Transaction:
        """A first deposit, out of which the player may bet."""
        usd = Decimal(str(amount))
        with self.world.change() as change:
            return add_transaction(
                change,
                player,
                TransactionType.DEPOSIT,
                amount=usd,
                currency="USD",
                amount_in_usd=usd,
                status=TransactionStatus.CONFIRMED,
                isFTD=True,
            )

    def bets(self, player: Player, stake: object, win: object = 0) -> None:
        play(self.world, player.playerCode, Decimal(str(stake)), Decimal(str(win)))

    def earns(self, amount: object) -> None:
        with self.world.change() as change:
            house = player_wallets.house("aurora", "USD")
            wallet = player_wallets.referral(self.referrer.playerCode)
            player_wallets.credit(change, wallet, Decimal(str(amount)), house, "A test")

    def override(self, revision: int = 0, **changes: Any) -> CallResult:
        body = {**self.named, "settings": {**SETTINGS, **changes}}
        return self.send("referralSettingsOverride", body=body, revision=revision)

    def withdraw(self, amount: object, **more: Any) -> CallResult:
        return self.send("referralWithdraw", body={**self.named, "totalProfitInUSD": Decimal(str(amount)), **more})

    @property
    def summary(self) -> Any:
        return self.send("playerAffiliateSummary", body=self.named).data

    @property
    def level(self) -> Any:
        return self.summary["affiliateLevel"]

    @property
    def balance(self) -> Any:
        return balance_of(self.world, player_wallets.referral(self.referrer.playerCode))

    def profits(self, code: str = "") -> list[Transaction]:
        """In the order in which they were made."""
        rows = self.world.table(TRANSACTIONS).where(playerCode=code or self.referrer.playerCode)
        kinds = (TransactionType.AFFILIATE, TransactionType.REFERRAL_PROFIT)
        return [row for row in rows if row.transactionType in kinds]
