"""A desk at which one player loses and claims."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from upstream_sim import testing
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.bets import play
from upstream_sim.tests.billing_v2 import CallResult, Desk

ROWS = ((0, 10), (1000, 20))
Row = tuple[float, float]


class CashbackDriver(Desk):
    """A desk with one player of aurora who never bet, on settings of their own: from any loss 10 %, from
    1,000 USD 20 %; at least 5 USD a claim, by hand."""

    def __init__(self, email: str = "super@pitboss.test", beside: CashbackDriver | None = None) -> None:
        super().__init__(email, beside)
        self.player: Player = next(
            player
            for player in self.world.table(PLAYERS).where(opId="aurora", isDeleted=False)
            if self.world.table(CASHBACK_TOTALS).get(player.playerCode) is None
        )
        self.named = {"opId": "aurora", "playerCode": self.player.playerCode}
        if beside is None:
            assert self.override(ROWS).http == 200

    def override(self, rows: tuple[Row, ...] = ROWS, *, revision: int | None = None, **more: Any) -> CallResult:
        body = {
            **self.named,
            "minWithdrawAmountInUSD": 5,
            "autoApproval": False,
            "settings": [{"lostAmountInUSD": lost, "percentage": share} for lost, share in rows],
            "settingsToOverride": list(range(len(rows))),
            **more,
        }
        return self.send("cashbackSettingsOverride", body=body, revision=revision)

    def loses(self, amount: object) -> None:
        play(self.world, self.player.playerCode, Decimal(str(amount)))

    def wins(self, amount: object) -> None:
        """A free bet."""
        play(self.world, self.player.playerCode, Decimal(0), Decimal(str(amount)))

    def is_given(self, cash_bonus: Decimal, bonus_claim: Decimal) -> None:
        body = {"playerCode": self.player.playerCode, "cashBonusInUSD": cash_bonus, "bonusClaimInUSD": bonus_claim}
        fire_event(self.world, "bonusesGiven", body)

    def claim(self, amount: object, **more: Any) -> CallResult:
        return self.send("cashbackClaim", body={**self.named, "claimAmountInUSD": Decimal(str(amount)), **more})

    def decide(self, reply: CallResult, action: str, **more: Any) -> CallResult:
        return self.send("cashbackDecide", body={"txId": reply.data["txId"], "actionType": action, **more})

    @property
    def summary(self) -> Any:
        return self.send("cashbackPlayerSummary", body=self.named).data

    @property
    def standing(self) -> Any:
        return self.send("cashbackPlayerStanding", query=self.named).data

    @property
    def wallets(self) -> tuple[Decimal, Decimal, Decimal]:
        """Cashback, held of it, and main in USD, less what the main one began with."""
        code, began = self.player.playerCode, testing.world()
        main = player_wallets.main(code, player_wallets.USD)
        account = player_wallets.cashback(code)
        return (
            balance_of(self.world, account),
            player_wallets.held(self.world, account),
            balance_of(self.world, main) - balance_of(began, main),
        )


def usd(*amounts: object) -> tuple[Decimal, ...]:
    return tuple(Decimal(str(amount)) for amount in amounts)
