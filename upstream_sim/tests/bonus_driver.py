"""A desk at which one player of aurora is given bonuses, bets and claims. Nothing else is given at aurora: the starting
world's bonuses are disabled there."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.transactions import TransactionSubType
from contracts.bet_filters import BetMode, BetType, StakeFrom
from contracts.payment_providers import PaymentProvider
from contracts.wire import parse_json
from upstream_sim.areas.bets.lifecycle import Stake, place, settle, void
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bonuses.records import GRANTS, Grant
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.history.recording import Call
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.bonuses import give_no_bonuses
from upstream_sim.tests.client import SUPER, run

FAR = timedelta(days=300)


class BonusDriver(Desk):
    def __init__(self, email: str = SUPER, beside: Desk | None = None) -> None:
        super().__init__(email, beside)
        self.number = 0
        if beside is None:
            give_no_bonuses(self.world)
        self.player = self.registers()

    @property
    def code(self) -> str:
        return self.player.playerCode

    @property
    def now(self) -> datetime:
        return self.world.now()

    def registers(self, op_id: str = "aurora") -> Player:
        self.number += 1
        form = {
            "opId": op_id,
            "firstName": "Bo",
            "lastName": "Nuss",
            "username": f"bo_nuss_{self.number}_{id(self) % 9973}",
            "email": f"bo{self.number}.{id(self) % 9973}@mail.test",
            "currency": "USD",
        }
        return self.known(fire_event(self.world, "playerRegistered", form)["playerCode"])

    def known(self, code: str) -> Player:
        found = self.world.table(PLAYERS).get(code)
        assert found is not None
        return found

    def changes(self, player: Player | None = None, **fields: Any) -> None:
        with self.world.change() as change:
            change_player(change, self.known((player or self.player).playerCode), **fields)

    def terms(self, **more: Any) -> dict[str, Any]:
        """A deposit bonus of 50 % up to 200 USD, for 30 days, to be wagered ten times."""
        return {
            "type": "DEPOSIT_BONUS",
            "prizeType": "PERCENTAGE",
            "texts": [{"language": "en", "title": "Half on top"}, {"language": "fa", "title": "نیم"}],
            "percentage": 50,
            "maxBonusAmountInUSD": 200,
            "minDepositAmountInUSD": 20,
            "wageringMultiplier": 10,
            "daysToUse": 30,
            "startTime": self.now.isoformat(),
            "endTime": (self.now + FAR).isoformat(),
            **more,
        }

    def fixed(self, kind: str = "MANUAL_BONUS", amount: object = 100, **more: Any) -> dict[str, Any]:
        cleared = dict.fromkeys(("percentage", "maxBonusAmountInUSD", "minDepositAmountInUSD"))
        return self.terms(**{"type": kind, "prizeType": "FIXED", "amountInUSD": amount, **cleared, **more})

    def creates(self, form: dict[str, Any] | None = None, op_id: str = "aurora") -> CallResult:
        return self.send("bonusDefinitionCreate", body={"opId": op_id, **(form or self.terms())})

    def bonus(self, form: dict[str, Any] | None = None, op_id: str = "aurora") -> str:
        reply = self.creates(form, op_id)
        assert reply.http == 200, reply.body
        made: str = reply.data["_id"]
        return made

    def release_terms(self, bonus_id: str, **more: Any) -> dict[str, Any]:
        """Casino bets of at least 1 USD by the week: 20 USD for 500, 50 for 2,000."""
        return {
            "bonusId": bonus_id,
            "title": "Weekly casino",
            "betType": "CASINO",
            "schedule": "WEEKLY",
            "startTime": self.now.isoformat(),
            "endTime": (self.now + FAR).isoformat(),
            "isActive": True,
            "tiers": [tier(1, 500, 20), tier(2, 2000, 50)],
            **more,
        }

    def release(self, bonus_id: str, **more: Any) -> dict[str, Any]:
        reply = self.send("bonusReleaseCreate", body=self.release_terms(bonus_id, **more))
        assert reply.http == 200, reply.body
        made: dict[str, Any] = reply.data
        return made

    def give(self, bonus_id: str, amount: object, player: Player | None = None, **more: Any) -> CallResult:
        body = {"bonusId": bonus_id, "amountInUSD": Decimal(str(amount)), "note": "Goodwill", **more}
        return self.send("bonusGive", body={"playerCode": (player or self.player).playerCode, **body})

    def deposits(self, amount: object, player: Player | None = None) -> Transaction:
        tx_id = self.requests(amount, player)
        fire_event(self.world, "depositConfirmed", {"txId": tx_id})
        return self.transaction(tx_id)

    def requests(self, amount: object, player: Player | None = None) -> str:
        body = {
            "playerCode": (player or self.player).playerCode,
            "amount": Decimal(str(amount)),
            "currency": "USD",
            "provider": PaymentProvider.MANUAL,
        }
        tx_id: str = fire_event(self.world, "depositRequested", body)["txId"]
        return tx_id

    def transaction(self, tx_id: str) -> Transaction:
        found = self.world.table(TRANSACTIONS).get(tx_id)
        assert found is not None
        return found

    def bets(
        self,
        stake: object,
        *,
        on: str = "koi-garden",
        kind: BetType = BetType.CASINO,
        odds: int | None = None,
        canceled: bool = False,
        source: StakeFrom = StakeFrom.MAIN,
    ) -> Bet:
        """A lost bet in USD, whose stake comes from outside."""
        amount, player = Decimal(str(stake)), self.known(self.code)
        wallet, outside = player_wallets.main(self.code, "USD"), player_wallets.outside("USD")
        where = GAMES[on] if kind is BetType.CASINO else next(iter(EVENTS.values()))
        with self.world.change() as change:
            player_wallets.credit(change, wallet, amount, outside, "A test")
            mode = None if kind is BetType.CASINO else BetMode.SINGLE
            bet = place(change, player, Stake(amount, "USD"), where, mode)
            if source is StakeFrom.FREE_BET:
                free = {"stakeFrom": source, "freeBetUnits": bet.stakeUnits, "stakeUnits": 0, "stakeInUSDCents": 0}
                bet = change.put(self.world.table(BETS), msgspec.structs.replace(bet, **free))
            if odds is not None:
                bet = change.put(self.world.table(BETS), msgspec.structs.replace(bet, odds=odds))
            return void(change, bet) if canceled else settle(change, bet, Decimal(0))

    def claims(self, amount: object) -> str:
        body = {"playerCode": self.code, "amountInUSD": Decimal(str(amount))}
        tx_id: str = fire_event(self.world, "bonusClaimed", body)["txId"]
        return tx_id

    def decide(self, tx_id: str, action: str = "confirm") -> CallResult:
        return self.send("transactionBonus", body={"txId": tx_id, "actionType": action})

    def topup(self, amount: object, action: str = "top-up") -> CallResult:
        body = {"playerCode": self.code, "amount": Decimal(str(amount)), "action": action, "note": "A note"}
        return self.send("walletTopupBonus", body=body)

    def get(self, path: str) -> CallResult:
        """A read by its path."""
        call = Call("GET", path, [], {"authorization": f"Bearer {self.token}"}, b"")
        handled = run(self.platform.serve(call))
        if handled.context.error is not None:
            raise handled.context.error
        return CallResult(handled.reply.http, parse_json(handled.reply.body))

    @property
    def grants(self) -> list[Grant]:
        """What the player was given, the oldest first."""
        found = self.world.table(GRANTS).where(playerCode=self.code, isPending=False)
        return sorted(found, key=lambda grant: (grant.createdAt, grant.uniuqeId))

    @property
    def parts(self) -> list[tuple[int, ...]]:
        """Of each: given, locked, claimable, held, claimed, lapsed and deducted, in cents."""
        return [
            (
                grant.cents,
                grant.locked_cents,
                grant.claimable_cents,
                grant.heldCents,
                grant.claimedCents,
                grant.lapsedCents,
                grant.deducted_cents,
            )
            for grant in self.grants
        ]

    @property
    def wallet(self) -> tuple[Any, Any]:
        """The bonus wallet, and what is held of it."""
        account = player_wallets.bonus(self.code)
        return balance_of(self.world, account), player_wallets.held(self.world, account)

    @property
    def shown(self) -> list[dict[str, Any]]:
        query = {"playerCode": self.code, "sort": "createdAt"}
        items: list[dict[str, Any]] = self.send("playerBonuses", query=query).data["items"]
        return items


def tier(number: int, wager: object, most: object, **more: Any) -> dict[str, Any]:
    wanted, amount = Decimal(str(wager)), Decimal(str(most))
    return {"tier": number, "requiredWager": wanted, "maxBonusAmountInUSD": amount, "minBetAmountInUSD": 1, **more}


def with_fifty(desk: BonusDriver) -> str:
    """50 USD of a deposit, unlocked by the week: 20 at 500 and all at 2,000. The bonus's id."""
    bonus_id = desk.bonus()
    desk.release(bonus_id)
    desk.deposits(100)
    return bonus_id


def rows_of(desk: BonusDriver, sub_type: TransactionSubType) -> list[tuple[Any, ...]]:
    """The status and the USD of each transaction of the player."""
    rows = desk.world.table(TRANSACTIONS).where(playerCode=desk.code, transactionSubType=sub_type)
    return [(row.status, Decimal(row.toUSDCents).scaleb(-2)) for row in rows]
